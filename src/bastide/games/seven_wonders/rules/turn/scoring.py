"""Scoring: the score sheet by category, and the total scores."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from bastide.games.seven_wonders.rules.cards.card_catalogue import CARDS
from bastide.games.seven_wonders.rules.city.city_state import SCORE_CATEGORY_BY_COLOUR, WONDER_CATEGORY, City
from bastide.games.seven_wonders.rules.city.wonder_boards import BOARDS

SCORE_CATEGORIES: Final = ["military", "treasury", "wonder", "civilian", "science", "commerce", "guilds"]
MILITARY_CATEGORY: Final = 0
TREASURY_CATEGORY: Final = 1
SCIENCE_CATEGORY: Final = 4

COINS_PER_POINT: Final[i64] = 3
POINTS_PER_SCIENCE_SET: Final[i64] = 7


def score_sheet(cities: list[City], player: int) -> list[int]:
    """Return the current points of a city in each of SCORE_CATEGORIES."""
    city = cities[player]
    points: i64 = pack_structure_points(cities, player)
    sheet: list[int] = []
    for _ in SCORE_CATEGORIES:
        sheet.append(points & 255)
        points >>= 8
    sheet[MILITARY_CATEGORY] = military_points(city)
    sheet[TREASURY_CATEGORY] = city.coins // COINS_PER_POINT
    return sheet


def military_points(city: City) -> i64:
    """Return the sum of the conflict tokens."""
    points: i64 = 0
    for token in city.tokens:
        points += token
    return points


def pack_structure_points(cities: list[City], player: i64) -> i64:
    """Return the points of all structures in a city, one byte for each of SCORE_CATEGORIES."""
    city = cities[player]
    points: i64 = city.fixed_points
    if city.counting_effects > 0:
        stages = BOARDS[city.board].sides[city.side] if city.side >= 0 else []
        i: i64 = 0
        while i < city.stages:
            for each in stages[i].counting_points:
                points += each.counted_amount.compute_amount(cities, player) << (8 * WONDER_CATEGORY)
            i += 1
        for number in city.built:
            card = CARDS[number]
            for each in card.counting_points:
                points += each.counted_amount.compute_amount(cities, player) << (
                    8 * i64(SCORE_CATEGORY_BY_COLOUR[card.colour])
                )
    science: i64 = best_science_points(
        city.science & 255, city.science >> 8 & 255, city.science >> 16 & 255, city.science >> 24 & 255
    )
    return points + (science << (8 * SCIENCE_CATEGORY))


def best_science_points(compasses: i64, gears: i64, tablets: i64, free: i64) -> i64:
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
    return compasses * compasses + gears * gears + tablets * tablets + POINTS_PER_SCIENCE_SET * sets


def total_scores(cities: list[City]) -> list[int]:
    """Return the current total score of every city."""
    found: list[int] = []
    player: i64 = 0
    while player < len(cities):
        city = cities[player]
        total: i64 = military_points(city) + city.coins // COINS_PER_POINT
        points: i64 = pack_structure_points(cities, player)
        while points != 0:
            total += points & 255
            points >>= 8
        found.append(total)
        player += 1
    return found
