"""Resources that a payment buys from each neighbour, for display. The rules need only the coins (payment_options)."""

from __future__ import annotations

from bastide.games.seven_wonders.rules.city.city_state import (
    GOODS_DISCOUNT_LEFT,
    GOODS_DISCOUNT_RIGHT,
    RAW_DISCOUNT_LEFT,
    RAW_DISCOUNT_RIGHT,
    City,
)
from bastide.games.seven_wonders.rules.city.resources import (
    RAW_MATERIAL_COUNT,
    RESOURCES,
    Cost,
    covers_need,
    needed_set_shifts,
    pack_need,
)
from bastide.games.seven_wonders.rules.turn.payment_options import (
    COINS_PER_UNIT,
    COINS_TO_LEFT,
    COINS_TO_RIGHT,
    pack_purchase_range,
)


def resources_bought(me: City, left: City, right: City, cost: Cost, payment: int) -> list[list[int]]:
    """Return the units of each resource that a payment buys on the left and on the right; none if it is illegal.

    If several purchases cost the same, the result is the one with most wood from the left, then most stone, and so on,
    then likewise from the right.
    """
    raw = _list_purchases(
        cost.amounts[:RAW_MATERIAL_COUNT], int(cost.raw_need), me.makes_raw, left.sells_raw, right.sells_raw
    )
    goods = _list_purchases(
        cost.amounts[RAW_MATERIAL_COUNT:], int(cost.goods_need), me.makes_goods, left.sells_goods, right.sells_goods
    )
    discounts = int(me.discounts)
    raw_left, raw_right = _unit_price(discounts & RAW_DISCOUNT_LEFT), _unit_price(discounts & RAW_DISCOUNT_RIGHT)
    goods_left, goods_right = (
        _unit_price(discounts & GOODS_DISCOUNT_LEFT),
        _unit_price(discounts & GOODS_DISCOUNT_RIGHT),
    )
    found: list[list[int]] = []
    for raw_purchase in raw:
        for goods_purchase in goods:
            to_left = raw_left * sum(raw_purchase[0]) + goods_left * sum(goods_purchase[0])
            to_right = raw_right * sum(raw_purchase[1]) + goods_right * sum(goods_purchase[1])
            if to_left == COINS_TO_LEFT[payment] and to_right == COINS_TO_RIGHT[payment]:
                found.append(raw_purchase[0] + goods_purchase[0] + raw_purchase[1] + goods_purchase[1])
    units = max(found) if found else [0] * (2 * len(RESOURCES))
    return [units[: len(RESOURCES)], units[len(RESOURCES) :]]


def _unit_price(discount: int) -> int:
    return int(COINS_PER_UNIT) - 1 if discount else int(COINS_PER_UNIT)


def _list_purchases(amounts: list[int], need: int, own: int, left: int, right: int) -> list[list[list[int]]]:
    """Return all ways to buy what a city lacks of one kind of resources: units from the left and the right."""
    fewest = int(pack_purchase_range(needed_set_shifts(amounts), need, own, left, right)) & 15
    found: list[list[list[int]]] = []
    for on_left in _sub_amounts(amounts, fewest):
        if not covers_need(left, pack_need(on_left)):
            continue
        rest = [amount - units for amount, units in zip(amounts, on_left, strict=True)]
        for on_right in _sub_amounts(rest, fewest - sum(on_left)):
            own_part = [amount - units for amount, units in zip(rest, on_right, strict=True)]
            if sum(on_left) + sum(on_right) != fewest or not covers_need(right, pack_need(on_right)):
                continue
            if covers_need(own, pack_need(own_part)):
                found.append([on_left, on_right])
    return found


def _sub_amounts(amounts: list[int], most: int) -> list[list[int]]:
    """Return all ways to take at most ``most`` units out of these amounts."""
    if not amounts:
        return [[]]
    found: list[list[int]] = []
    for units in range(min(amounts[0], most) + 1):
        for goods_purchase in _sub_amounts(amounts[1:], most - units):
            found.append([units, *goods_purchase])
    return found
