"""Payments that a city can make for a cost.

A payment is the coins to the left and the coins to the right neighbour. A city may buy only what it cannot produce, so
the number of bought units is fixed; the player chooses which units, and from whom. All units of one kind cost the same
at one neighbour. So only two numbers matter: the raw materials and the goods bought on the left. Each can be anything
between a minimum and a maximum (a flow can be shifted unit by unit). Hall's condition (see ``resources``) gives the
bounds:

* The city buys as many units as it lacks in the worst set of resources, ``need - own``.
* The left neighbour delivers at least what is missing with everything the right one has, and vice versa.
* If a set lacks units even with both neighbours, the cost cannot be paid.

Payments are numbered by their total, then by the coins to the left. So 0 pays nothing, and a smaller number is never
more expensive.
"""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from bastide.games.seven_wonders.rules.city.city_state import (
    GOODS_DISCOUNT_LEFT,
    GOODS_DISCOUNT_RIGHT,
    RAW_DISCOUNT_LEFT,
    RAW_DISCOUNT_RIGHT,
    City,
)
from bastide.games.seven_wonders.rules.city.resources import Cost, add_production, covers_need

#: Price of a bought unit in coins; one less with a discount.
COINS_PER_UNIT: Final[i64] = 2
#: A unit costs at most 2 coins, and a cost has at most 7 units.
MAX_PAYMENT_COINS: Final = 14

#: By payment number: coins to the left and to the right neighbour.
COINS_TO_LEFT: Final = bytes([left for total in range(MAX_PAYMENT_COINS + 1) for left in range(total + 1)])
COINS_TO_RIGHT: Final = bytes([total - left for total in range(MAX_PAYMENT_COINS + 1) for left in range(total + 1)])

FREE_PAYMENT: Final[list[int]] = [0]
NO_PAYMENTS: Final[list[int]] = []

#: Results of ``find_purchase`` for a cost without purchases, and for one that cannot be paid.
NO_PURCHASE: Final[i64] = 0
UNAFFORDABLE: Final[i64] = -1
#: Bit position of the goods in a packed purchase, above the raw materials.
_GOODS_SHIFT: Final[i64] = 12


def payment_number(left: i64, right: i64) -> i64:
    """Return the number of a payment."""
    total: i64 = left + right
    return total * (total + 1) // 2 + left


def count_payments_up_to(units: int) -> int:
    """Return the number of payments whose total is at most the full price of ``units``."""
    most = int(COINS_PER_UNIT) * units
    return (most + 1) * (most + 2) // 2


def pack_purchase_range(sets: bytes, need: i64, own: i64, left: i64, right: i64) -> i64:
    """Return the number of units to buy of one kind, and the minimum and maximum of them on the left.

    ``sets`` are the sets of resources to check (``needed_set_shifts``). The three cities together must cover the need.
    The three results are packed into four bits each, the first one lowest.
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


def find_purchase(me: City, left: City, right: City, cost: Cost) -> i64:
    """Return ``pack_purchase_range`` of both kinds of resources for a cost, goods above raw materials.

    NO_PURCHASE if nothing has to be bought; UNAFFORDABLE if resources or coins are missing.
    """
    if covers_need(me.makes_raw, cost.raw_need) and covers_need(me.makes_goods, cost.goods_need):
        return NO_PURCHASE
    if me.coins == 0:
        return UNAFFORDABLE
    if not covers_need(add_production(add_production(me.makes_raw, left.sells_raw), right.sells_raw), cost.raw_need):
        return UNAFFORDABLE
    if not covers_need(
        add_production(add_production(me.makes_goods, left.sells_goods), right.sells_goods), cost.goods_need
    ):
        return UNAFFORDABLE
    raw: i64 = pack_purchase_range(cost.raw_set_shifts, cost.raw_need, me.makes_raw, left.sells_raw, right.sells_raw)
    goods: i64 = pack_purchase_range(
        cost.goods_set_shifts, cost.goods_need, me.makes_goods, left.sells_goods, right.sells_goods
    )
    if (raw & 15) + (goods & 15) > me.coins:  # no unit costs less than a coin
        return UNAFFORDABLE
    return raw | goods << _GOODS_SHIFT


def count_payments(me: City, packed_purchase: i64) -> i64:
    """Return the number of payments for a purchase."""
    if packed_purchase == NO_PURCHASE:
        return 1
    if packed_purchase == UNAFFORDABLE:
        return 0
    prices: i64 = _uniform_prices(me, packed_purchase)
    if prices < 0:
        return len(_mixed_price_payments(me, packed_purchase))
    at_left: i64 = prices & 3
    at_right: i64 = prices >> 2
    least: i64 = _min_units_left(packed_purchase)
    most: i64 = _max_units_left(packed_purchase)
    # A unit bought on the left instead of the right changes the total by one coin, or not at all.
    spare: i64 = me.coins - at_right * _unit_count(packed_purchase)
    if at_left == at_right:
        return most - least + 1 if spare >= 0 else 0
    if at_left > at_right:
        most = most if most < spare else spare
    else:
        least = least if least > -spare else -spare
    return most - least + 1 if most >= least else 0


def nth_payment(me: City, packed_purchase: i64, place: i64) -> i64:
    """Return the payment at this place among the payments for a purchase, cheapest first."""
    if packed_purchase == NO_PURCHASE:
        return 0
    prices: i64 = _uniform_prices(me, packed_purchase)
    if prices < 0:
        return _mixed_price_payments(me, packed_purchase)[place]
    at_left: i64 = prices & 3
    at_right: i64 = prices >> 2
    on_left: i64 = (
        _min_units_left(packed_purchase) + place if at_left >= at_right else _max_units_left(packed_purchase) - place
    )
    return payment_number(at_left * on_left, at_right * (_unit_count(packed_purchase) - on_left))


def list_payments(me: City, left: City, right: City, cost: Cost) -> list[int]:
    """Return the numbers of all affordable payments for a cost, cheapest first."""
    return list_payments_for_purchase(me, find_purchase(me, left, right, cost))


def list_payments_for_purchase(me: City, packed_purchase: i64) -> list[int]:
    """Return the numbers of all payments for a purchase, cheapest first.

    Do not change the list: the two most frequent results are shared.
    """
    if packed_purchase == NO_PURCHASE:
        return FREE_PAYMENT
    if packed_purchase == UNAFFORDABLE:
        return NO_PAYMENTS
    if _uniform_prices(me, packed_purchase) < 0:
        return _mixed_price_payments(me, packed_purchase)
    found: list[int] = []
    count: i64 = count_payments(me, packed_purchase)
    place: i64 = 0
    while place < count:
        found.append(nth_payment(me, packed_purchase, place))
        place += 1
    return found


def _unit_count(packed_purchase: i64) -> i64:
    return (packed_purchase & 15) + (packed_purchase >> _GOODS_SHIFT & 15)


def _min_units_left(packed_purchase: i64) -> i64:
    return (packed_purchase >> 4 & 15) + (packed_purchase >> (_GOODS_SHIFT + 4) & 15)


def _max_units_left(packed_purchase: i64) -> i64:
    return (packed_purchase >> 8 & 15) + (packed_purchase >> (_GOODS_SHIFT + 8) & 15)


def _uniform_prices(me: City, packed_purchase: i64) -> i64:
    """Return the unit price on the left and, two bits higher, on the right; -1 if raw materials and goods differ.

    If they do not differ, or if only one kind is bought, only the number of units bought on the left matters, and no
    search is needed.
    """
    discounts: i64 = me.discounts
    if discounts == 0:
        return COINS_PER_UNIT | COINS_PER_UNIT << 2
    raw: i64 = (COINS_PER_UNIT - 1 if discounts & RAW_DISCOUNT_LEFT else COINS_PER_UNIT) | (
        COINS_PER_UNIT - 1 if discounts & RAW_DISCOUNT_RIGHT else COINS_PER_UNIT
    ) << 2
    goods: i64 = (COINS_PER_UNIT - 1 if discounts & GOODS_DISCOUNT_LEFT else COINS_PER_UNIT) | (
        COINS_PER_UNIT - 1 if discounts & GOODS_DISCOUNT_RIGHT else COINS_PER_UNIT
    ) << 2
    if raw == goods or packed_purchase >> _GOODS_SHIFT & 15 == 0:
        return raw
    return goods if packed_purchase & 15 == 0 else -1


def _mixed_price_payments(me: City, packed_purchase: i64) -> list[int]:
    """Return all payments for raw materials and goods with different prices, by trying all combinations."""
    raw: i64 = packed_purchase & 0xFFF
    goods: i64 = packed_purchase >> _GOODS_SHIFT
    discounts: i64 = me.discounts
    raw_left: i64 = COINS_PER_UNIT - 1 if discounts & RAW_DISCOUNT_LEFT else COINS_PER_UNIT
    raw_right: i64 = COINS_PER_UNIT - 1 if discounts & RAW_DISCOUNT_RIGHT else COINS_PER_UNIT
    goods_left: i64 = COINS_PER_UNIT - 1 if discounts & GOODS_DISCOUNT_LEFT else COINS_PER_UNIT
    goods_right: i64 = COINS_PER_UNIT - 1 if discounts & GOODS_DISCOUNT_RIGHT else COINS_PER_UNIT
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
                _insert_sorted(found, payment_number(to_left, to_right))
            j += 1
        i += 1
    return found


def _insert_sorted(sorted_numbers: list[int], number: i64) -> None:
    """Insert a number into a sorted list, unless it is there already."""
    at: i64 = len(sorted_numbers)
    while at > 0 and sorted_numbers[at - 1] > number:
        at -= 1
    if at == 0 or sorted_numbers[at - 1] != number:
        sorted_numbers.insert(at, number)
