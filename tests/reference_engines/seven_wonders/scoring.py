"""Score sheet and final places."""

from __future__ import annotations

from itertools import product

from reference_engines.seven_wonders.city import City, amount
from reference_engines.seven_wonders.printed_cards import CARDS

KINDS_OF_SCIENCE = ("compass", "gear", "tablet")


def score_sheet(cities: list[City], seat: int) -> dict[str, int]:
    city = cities[seat]
    built_stages = city.all_stages()[: city.stages]
    return {
        "military": sum(city.tokens),
        "treasury": city.coins // 3,
        "wonder": sum(amount(effect, "points", cities, seat) for stage in built_stages for effect in stage.effects),
        "civilian": _points_of(cities, seat, "blue"),
        "science": _science([effect.split()[1] for effect in city.effects() if effect.startswith("science ")]),
        "commerce": _points_of(cities, seat, "yellow"),
        "guilds": _points_of(cities, seat, "purple"),
    }


def _points_of(cities: list[City], seat: int, colour: str) -> int:
    cards = [CARDS[card] for card in cities[seat].built if CARDS[card].colour == colour]
    return sum(amount(effect, "points", cities, seat) for card in cards for effect in card.effects)


def _science(symbols: list[str]) -> int:
    """Return the science points. Free symbols are assigned where they score most."""
    fixed = [symbol for symbol in symbols if symbol != "any"]
    best = 0
    for chosen in product(KINDS_OF_SCIENCE, repeat=len(symbols) - len(fixed)):
        counts = [[*fixed, *chosen].count(kind) for kind in KINDS_OF_SCIENCE]
        best = max(best, sum(count * count for count in counts) + 7 * min(counts))
    return best


def totals(cities: list[City]) -> list[int]:
    return [sum(score_sheet(cities, seat).values()) for seat in range(len(cities))]


def places(cities: list[City]) -> list[int]:
    """Return the places: by points, then by coins, then shared."""
    order = [(points, city.coins) for points, city in zip(totals(cities), cities, strict=True)]
    return [1 + sum(other > own for other in order) for own in order]
