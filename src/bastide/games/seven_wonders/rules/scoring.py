"""The score sheet."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from bastide.games.seven_wonders.rules.boards import BOARDS
from bastide.games.seven_wonders.rules.cards import CARDS
from bastide.games.seven_wonders.rules.city import COLOURS, City

CATEGORIES: Final = ["military", "treasury", "wonder", "civilian", "science", "commerce", "guilds"]
MILITARY: Final = 0
TREASURY: Final = 1
WONDER: Final = 2
SCIENCE: Final = 4
#: The line for the points printed on a card, by its colour. No card of the other colours has any.
_LINE_OF_COLOUR: Final = {"blue": 3, "yellow": 5, "purple": 6}
_LINES: Final = [_LINE_OF_COLOUR.get(colour, WONDER) for colour in COLOURS]

COINS_PER_POINT: Final[i64] = 3
SET_OF_THREE: Final[i64] = 7


def score_sheet(cities: list[City], player: int) -> list[int]:
    """The points of a city in each of CATEGORIES, as things stand."""
    city = cities[player]
    sheet = [0] * len(CATEGORIES)
    sheet[MILITARY] = sum(city.tokens)
    sheet[TREASURY] = city.coins // COINS_PER_POINT
    stages = BOARDS[city.board].sides[city.side] if city.side >= 0 else []
    for i in range(city.stages):
        for points in stages[i].points:
            sheet[WONDER] += points.number.value(cities, player)
    for number in city.built:
        card = CARDS[number]
        if card.points:
            line = _LINES[card.colour]
            for points in card.points:
                sheet[line] += points.number.value(cities, player)
    sheet[SCIENCE] = best_science(
        city.science & 255, city.science >> 8 & 255, city.science >> 16 & 255, city.science >> 24 & 255
    )
    return sheet


def best_science(compasses: i64, gears: i64, tablets: i64, free: i64) -> i64:
    """The points of the symbols with the free ones put where they bring most."""
    best: i64 = 0
    a: i64 = 0
    while a <= free:
        b: i64 = 0
        while a + b <= free:
            points = science_points(compasses + a, gears + b, tablets + free - a - b)
            if points > best:
                best = points
            b += 1
        a += 1
    return best


def science_points(compasses: i64, gears: i64, tablets: i64) -> i64:
    """The square of each kind, and seven for each set of three different symbols."""
    sets: i64 = compasses
    if gears < sets:
        sets = gears
    if tablets < sets:
        sets = tablets
    return compasses * compasses + gears * gears + tablets * tablets + SET_OF_THREE * sets


def totals(cities: list[City]) -> list[int]:
    return [sum(score_sheet(cities, player)) for player in range(len(cities))]
