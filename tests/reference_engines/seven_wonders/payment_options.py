"""All payments for a cost, by trying for each unit to produce it, to buy it on the left, and to buy it on the right."""

from __future__ import annotations

from functools import cache, lru_cache
from itertools import combinations_with_replacement, product

from reference_engines.seven_wonders.city import City

#: Letters of the resources: wood, stone, ore, clay; glass, papyrus, cloth.
RESOURCES = "WSOCGPT"
#: Units bought from the left and from the right neighbour.
Purchase = tuple[str, str]


def ways_to_pay(cost: str, me: City, left: City, right: City) -> list[tuple[int, int]]:
    """Return all coins that the left and the right neighbour can get for this cost, affordable or not."""
    return sorted({_sums(me, purchase) for purchase in possible_purchases(cost, me, left, right)})


def purchase_for(cost: str, me: City, left: City, right: City, sums: tuple[int, int]) -> Purchase:
    """What is bought for these sums: of several purchases the one with most wood from the left, then most stone, and
    so on, and the same then from the right.
    """
    found = [purchase for purchase in possible_purchases(cost, me, left, right) if _sums(me, purchase) == sums]
    return max(found, key=lambda purchase: [units.count(resource) for units in purchase for resource in RESOURCES])


def possible_purchases(cost: str, me: City, left: City, right: City) -> frozenset[Purchase]:
    return purchases(
        cost,
        _useful(me.symbols(), cost),
        _useful(left.symbols_for_sale(), cost),
        _useful(right.symbols_for_sale(), cost),
    )


def _sums(me: City, purchase: Purchase) -> tuple[int, int]:
    on_left, on_right = purchase
    return _sum(me, on_left, "left"), _sum(me, on_right, "right")


def _sum(buyer: City, units: str, neighbour: str) -> int:
    return sum(buyer.price(unit, neighbour) for unit in units)


def _useful(symbols: list[str], cost: str) -> tuple[str, ...]:
    """Return the symbols that serve a unit of this cost, reduced to what the cost needs."""
    found = ["".join(sorted(set(symbol) & set(cost))) for symbol in symbols]
    return tuple(sorted(symbol for symbol in found if symbol))


@lru_cache(maxsize=200_000)
def purchases(cost: str, own: tuple[str, ...], left: tuple[str, ...], right: tuple[str, ...]) -> frozenset[Purchase]:
    """Return the purchases with the fewest units, because only what the city cannot produce may be bought."""
    found = set()
    for made, on_left, on_right in _divisions(cost):
        if can_supply(own, made) and can_supply(left, on_left) and can_supply(right, on_right):
            found.add((on_left, on_right))
    fewest = min((len(on_left + on_right) for on_left, on_right in found), default=0)
    return frozenset(purchase for purchase in found if len("".join(purchase)) == fewest)


@cache
def _divisions(cost: str) -> list[tuple[str, str, str]]:
    """Return all divisions of the units of a cost into produced ones and those bought left and right."""
    kinds = sorted(set(cost))
    ways = [list(combinations_with_replacement("mlr", cost.count(kind))) for kind in kinds]
    divisions = []
    for way in product(*ways):
        parts = dict.fromkeys("mlr", "")
        for kind, sources in zip(kinds, way, strict=True):
            for source in sources:
                parts[source] += kind
        divisions.append((parts["m"], parts["l"], parts["r"]))
    return divisions


@lru_cache(maxsize=200_000)
def can_supply(symbols: tuple[str, ...], units: str) -> bool:
    """Tell whether each unit can come from a different symbol."""
    if not units:
        return True
    for at, symbol in enumerate(symbols):
        if units[0] in symbol and can_supply(symbols[:at] + symbols[at + 1 :], units[1:]):
            return True
    return False
