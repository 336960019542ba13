"""Explanation of a win chance: current points, shields against both neighbours, science, and coins."""

from __future__ import annotations

from typing import Final

from bastide.bots.explain_position import PositionFactor, position_reasons, strongest_rival
from bastide.core.action_reason import Reason
from bastide.core.json_data import JsonData
from bastide.core.state import State
from bastide.games.seven_wonders.bots.search_heuristics import CONFLICT_WIN_CHANCES
from bastide.games.seven_wonders.rules.city.city_state import City
from bastide.games.seven_wonders.rules.rulebook_constants import (
    AGE_COUNT,
    GAME_OVER,
    VICTORY_POINTS_BY_AGE,
)
from bastide.games.seven_wonders.rules.state.game_state import SevenWondersState
from bastide.games.seven_wonders.rules.turn.scoring import COINS_PER_POINT, SCIENCE_CATEGORY, score_sheet, total_scores

#: Existing symbols make later ones more valuable: value of a science point before the last Age.
SCIENCE_GROWTH_FACTOR: Final = 1.5
#: Index of equal shields in CONFLICT_WIN_CHANCES.
EQUAL_SHIELDS_INDEX: Final = 3


def explain_position(state: State, player: int) -> list[Reason]:
    """Return the main factors of a player's win chance, most important first."""
    assert isinstance(state, SevenWondersState)
    return position_reasons(list_factors(state, player, strongest_opponent(state, player)))


def strongest_opponent(state: SevenWondersState, player: int) -> int:
    """Return the opponent with the most points now."""
    return strongest_rival([float(points) for points in total_scores(state.cities)], player)


def list_factors(state: SevenWondersState, player: int, other: int) -> list[PositionFactor]:
    """Return the factors of a player's win chance, compared to an opponent."""
    cities = state.cities
    opponent_fact: dict[str, JsonData] = {"own_player": player, "player": other}
    my_sheet, their_sheet = score_sheet(cities, player), score_sheet(cities, other)
    mine, theirs = float(sum(my_sheet)), float(sum(their_sheet))
    found = [PositionFactor("has_points", mine, theirs, mine - theirs, opponent_fact)]
    mine, theirs = float(my_sheet[SCIENCE_CATEGORY]), float(their_sheet[SCIENCE_CATEGORY])
    value = SCIENCE_GROWTH_FACTOR if state.age < AGE_COUNT else 1.0
    found.append(PositionFactor("has_science", mine, theirs, value * (mine - theirs), opponent_fact))
    found.append(shields_factor(state, player))
    mine, theirs = float(cities[player].coins), float(cities[other].coins)
    found.append(PositionFactor("has_coins", mine, theirs, (mine - theirs) / float(COINS_PER_POINT), opponent_fact))
    return found


def shields_factor(state: SevenWondersState, player: int) -> PositionFactor:
    """Compare the shields with both neighbours, valued by the conflicts of this Age and the later ones."""
    me = state.cities[player]
    left, right = int(state.left_of(player)), int(state.right_of(player))
    facts: dict[str, JsonData] = {"own_player": player, "left_player": left, "right_player": right}
    facts["left"] = int(state.cities[left].shields)
    facts["right"] = int(state.cities[right].shields)
    age = int(state.age) if state.phase != GAME_OVER else AGE_COUNT + 1
    value = expected_conflict_points(me, state.cities[left], age) + expected_conflict_points(
        me, state.cities[right], age
    )
    return PositionFactor("has_shields", float(me.shields), 0.0, value, facts)


def expected_conflict_points(me: City, other: City, age: int) -> float:
    """Return the expected points of the conflicts with a neighbour, relative to equal shields."""
    gain = (
        CONFLICT_WIN_CHANCES[
            max(0, min(2 * EQUAL_SHIELDS_INDEX, int(me.shields - other.shields) + EQUAL_SHIELDS_INDEX))
        ]
        - CONFLICT_WIN_CHANCES[EQUAL_SHIELDS_INDEX]
    )
    value = 0.0
    for each in range(age, AGE_COUNT + 1):
        value += gain * float(VICTORY_POINTS_BY_AGE[each] + 1)
    return value
