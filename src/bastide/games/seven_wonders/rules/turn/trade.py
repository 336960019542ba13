"""Paying: which payments a city can make for a cost.

A payment is what goes to the left and what to the right neighbour. Only what the own city cannot produce is bought,
so the number of bought units is fixed; which units, and from whom, is the buyer's choice. All units of one kind cost
the same at one neighbour. Hence only the number of raw materials and the number of goods bought on the left matter,
and each of the two numbers can be anything between a least and a most (a flow can be shifted unit by unit). Hall's
condition (resources.py) gives the bounds:

* the own city lacks, in the worst set of resources, ``need - own`` units: so many are bought;
* the left neighbour has to deliver at least what is lacking even with everything the right one has, and vice versa;
* a set that lacks units even with both neighbours means that the cost cannot be paid.

A pair of sums has a number: pairs are counted by their total, then by the part that goes left. So 0 is "nothing",
and a smaller number is never dearer.
"""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from bastide.games.seven_wonders.rules.city.city import GOODS_LEFT, GOODS_RIGHT, RAW_LEFT, RAW_RIGHT, City
from bastide.games.seven_wonders.rules.city.resources import Cost, covers, together

#: Coins for a bought unit; one less with a discount.
PRICE: Final[i64] = 2
#: A unit costs at most 2 coins and a cost has at most 7 units.
MOST_COINS: Final = 14

#: What the pair with this number sends to the left and to the right.
LEFT_PART: Final = bytes([left for total in range(MOST_COINS + 1) for left in range(total + 1)])
RIGHT_PART: Final = bytes([total - left for total in range(MOST_COINS + 1) for left in range(total + 1)])

NOTHING_TO_PAY: Final[list[int]] = [0]
NO_WAY: Final[list[int]] = []

#: What ``wanted`` says of a cost that needs no purchase, and of one that cannot be paid.
NO_PURCHASE: Final[i64] = 0
IMPOSSIBLE: Final[i64] = -1
#: Where the three numbers of the goods begin in it, above those of the raw materials.
_GOODS_AT: Final[i64] = 12


def pair_number(left: i64, right: i64) -> i64:
    total: i64 = left + right
    return total * (total + 1) // 2 + left


def pairs_up_to(units: int) -> int:
    """How many pairs there are whose total is at most the full price of so many units."""
    most = int(PRICE) * units
    return (most + 1) * (most + 2) // 2


def purchase(sets: bytes, need: i64, own: i64, left: i64, right: i64) -> i64:
    """How many units of one kind are bought, and how many of them at least and at most on the left.

    ``sets`` says which sets of resources to look at (``sets_of`` what is needed). The three together must have what is
    needed. The three numbers have four bits each, the first one lowest.
    """
    bought: i64 = 0
    least_left: i64 = 0
    least_right: i64 = 0
    i: i64 = 0
    while i < len(sets):
        at: i64 = sets[i]
        lacking: i64 = (need >> at & 15) - (own >> at & 15)
        if lacking > 0:
            on_left: i64 = left >> at & 15
            on_right: i64 = right >> at & 15
            if lacking > bought:
                bought = lacking
            if lacking - on_right > least_left:
                least_left = lacking - on_right
            if lacking - on_left > least_right:
                least_right = lacking - on_left
        i += 1
    return bought | least_left << 4 | (bought - least_right) << 8


def wanted(me: City, left: City, right: City, cost: Cost) -> i64:
    """What ``purchase`` says of both kinds of resources for a cost, goods above raw materials.

    Or NO_PURCHASE, or IMPOSSIBLE if there are not enough resources, or not coins for the cheapest.
    """
    if covers(me.makes_raw, cost.raw) and covers(me.makes_goods, cost.goods):
        return NO_PURCHASE
    if me.coins == 0:
        return IMPOSSIBLE
    if not covers(together(together(me.makes_raw, left.sells_raw), right.sells_raw), cost.raw):
        return IMPOSSIBLE
    if not covers(together(together(me.makes_goods, left.sells_goods), right.sells_goods), cost.goods):
        return IMPOSSIBLE
    raw: i64 = purchase(cost.raw_sets, cost.raw, me.makes_raw, left.sells_raw, right.sells_raw)
    goods: i64 = purchase(cost.goods_sets, cost.goods, me.makes_goods, left.sells_goods, right.sells_goods)
    if (raw & 15) + (goods & 15) > me.coins:  # no unit costs less than a coin
        return IMPOSSIBLE
    return raw | goods << _GOODS_AT


def counted_ways(me: City, want: i64) -> i64:
    """How many payments there are for what is ``wanted``."""
    if want == NO_PURCHASE:
        return 1
    if want == IMPOSSIBLE:
        return 0
    prices: i64 = _one_price_each(me, want)
    if prices < 0:
        return len(_mixed(me, want))
    at_left: i64 = prices & 3
    at_right: i64 = prices >> 2
    least: i64 = _least_left(want)
    most: i64 = _most_left(want)
    # Units bought on the left instead of the right change the sum by a coin each, or not at all.
    spare: i64 = me.coins - at_right * _units(want)
    if at_left == at_right:
        return most - least + 1 if spare >= 0 else 0
    if at_left > at_right:
        most = most if most < spare else spare
    else:
        least = least if least > -spare else -spare
    return most - least + 1 if most >= least else 0


def way(me: City, want: i64, place: i64) -> i64:
    """The pair that stands at this place among the payments for what is ``wanted``, cheapest first."""
    if want == NO_PURCHASE:
        return 0
    prices: i64 = _one_price_each(me, want)
    if prices < 0:
        return _mixed(me, want)[place]
    at_left: i64 = prices & 3
    at_right: i64 = prices >> 2
    on_left: i64 = _least_left(want) + place if at_left >= at_right else _most_left(want) - place
    return pair_number(at_left * on_left, at_right * (_units(want) - on_left))


def payments(me: City, left: City, right: City, cost: Cost) -> list[int]:
    """The numbers of all pairs that pay for these resources and that the city can afford, cheapest first."""
    return all_ways(me, wanted(me, left, right, cost))


def all_ways(me: City, want: i64) -> list[int]:
    """The numbers of all payments for what is ``wanted``, cheapest first.

    The list is to be read only: the two most frequent answers are always the same list.
    """
    if want == NO_PURCHASE:
        return NOTHING_TO_PAY
    if want == IMPOSSIBLE:
        return NO_WAY
    if _one_price_each(me, want) < 0:
        return _mixed(me, want)
    found: list[int] = []
    count: i64 = counted_ways(me, want)
    place: i64 = 0
    while place < count:
        found.append(way(me, want, place))
        place += 1
    return found


def _units(want: i64) -> i64:
    return (want & 15) + (want >> _GOODS_AT & 15)


def _least_left(want: i64) -> i64:
    return (want >> 4 & 15) + (want >> (_GOODS_AT + 4) & 15)


def _most_left(want: i64) -> i64:
    return (want >> 8 & 15) + (want >> (_GOODS_AT + 8) & 15)


def _one_price_each(me: City, want: i64) -> i64:
    """The price of a unit on the left and, two bits higher, on the right; -1 if raw materials and goods differ in it.

    Nearly always they do not, or only one kind is bought: then just the number of units bought on the left matters, and
    nothing has to be tried out.
    """
    discounts: i64 = me.discounts
    if discounts == 0:
        return PRICE | PRICE << 2
    raw: i64 = (PRICE - 1 if discounts & RAW_LEFT else PRICE) | (PRICE - 1 if discounts & RAW_RIGHT else PRICE) << 2
    goods: i64 = (PRICE - 1 if discounts & GOODS_LEFT else PRICE) | (
        PRICE - 1 if discounts & GOODS_RIGHT else PRICE
    ) << 2
    if raw == goods or want >> _GOODS_AT & 15 == 0:
        return raw
    return goods if want & 15 == 0 else -1


def _mixed(me: City, want: i64) -> list[int]:
    """All payments for raw materials and goods together that have different prices, tried out one by one."""
    raw: i64 = want & 0xFFF
    goods: i64 = want >> _GOODS_AT
    discounts: i64 = me.discounts
    raw_left: i64 = PRICE - 1 if discounts & RAW_LEFT else PRICE
    raw_right: i64 = PRICE - 1 if discounts & RAW_RIGHT else PRICE
    goods_left: i64 = PRICE - 1 if discounts & GOODS_LEFT else PRICE
    goods_right: i64 = PRICE - 1 if discounts & GOODS_RIGHT else PRICE
    raw_bought: i64 = raw & 15
    goods_bought: i64 = goods & 15
    found: list[int] = []
    i: i64 = (raw >> 4) & 15
    while i <= raw >> 8:
        j: i64 = (goods >> 4) & 15
        while j <= goods >> 8:
            to_left: i64 = i * raw_left + j * goods_left
            to_right: i64 = (raw_bought - i) * raw_right + (goods_bought - j) * goods_right
            if to_left + to_right <= me.coins:
                _insert(found, pair_number(to_left, to_right))
            j += 1
        i += 1
    return found


def _insert(sorted_numbers: list[int], number: i64) -> None:
    """Put a number in its place, unless it is there already."""
    at: i64 = len(sorted_numbers)
    while at > 0 and sorted_numbers[at - 1] > number:
        at -= 1
    if at == 0 or sorted_numbers[at - 1] != number:
        sorted_numbers.insert(at, number)
