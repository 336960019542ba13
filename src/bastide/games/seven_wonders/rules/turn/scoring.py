"""Scoring: the score sheet by category, and the total scores."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from bastide.games.seven_wonders.rules.cards.cards import CARDS
from bastide.games.seven_wonders.rules.city.boards import BOARDS
from bastide.games.seven_wonders.rules.city.city import LINES, WONDER, City

CATEGORIES: Final = ["military", "treasury", "wonder", "civilian", "science", "commerce", "guilds"]
MILITARY: Final = 0
TREASURY: Final = 1
SCIENCE: Final = 4

COINS_PER_POINT: Final[i64] = 3
SET_OF_THREE: Final[i64] = 7


def score_sheet(cities: list[City], player: int) -> list[int]:
    """Return the current points of a city in each of SCORE_CATEGORIES."""
    city = cities[player]
    points: i64 = built_points(cities, player)
    sheet: list[int] = []
    for _ in CATEGORIES:
        sheet.append(points & 255)
        points >>= 8
    sheet[MILITARY] = military(city)
    sheet[TREASURY] = city.coins // COINS_PER_POINT
    return sheet


def military(city: City) -> i64:
    """Return the sum of the conflict tokens."""
    points: i64 = 0
    for token in city.tokens:
        points += token
    return points


def built_points(cities: list[City], player: i64) -> i64:
    """Return the points of all structures in a city, one byte for each of SCORE_CATEGORIES."""
    city = cities[player]
    points: i64 = city.printed
    if city.counting > 0:
        stages = BOARDS[city.board].sides[city.side] if city.side >= 0 else []
        i: i64 = 0
        while i < city.stages:
            for each in stages[i].counts:
                points += each.number.value(cities, player) << (8 * WONDER)
            i += 1
        for number in city.built:
            card = CARDS[number]
            for each in card.counts:
                points += each.number.value(cities, player) << (8 * i64(LINES[card.colour]))
    science: i64 = best_science(
        city.science & 255, city.science >> 8 & 255, city.science >> 16 & 255, city.science >> 24 & 255
    )
    return points + (science << (8 * SCIENCE))


def best_science(compasses: i64, gears: i64, tablets: i64, free: i64) -> i64:
    """Return the science points with the free symbols assigned to the best kinds."""
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
    """Return the square of each count, plus POINTS_PER_SCIENCE_SET for each set of three different symbols."""
    sets: i64 = compasses
    if gears < sets:
        sets = gears
    if tablets < sets:
        sets = tablets
    return compasses * compasses + gears * gears + tablets * tablets + SET_OF_THREE * sets


def totals(cities: list[City]) -> list[int]:
    """Return the current total score of every city."""
    found: list[int] = []
    player: i64 = 0
    while player < len(cities):
        city = cities[player]
        total: i64 = military(city) + city.coins // COINS_PER_POINT
        points: i64 = built_points(cities, player)
        while points != 0:
            total += points & 255
            points >>= 8
        found.append(total)
        player += 1
    return found
