"""Explanation of a win chance: expected points by kind of feature, and followers in the supply."""

from __future__ import annotations

from typing import Final

from bastide.bots.explain_position import PositionFactor, position_reasons, strongest_rival
from bastide.core.action_reason import Reason
from bastide.core.json_data import JsonData
from bastide.core.state import State
from bastide.games.carcassonne.bots.forecast.module_heuristics_registry import MODULE_HEURISTICS
from bastide.games.carcassonne.bots.forecast.score_forecast import ScoreForecast, followers_in_supply
from bastide.games.carcassonne.bots.heuristic_weights import HeuristicWeights
from bastide.games.carcassonne.rules.state.game_state import CarcassonneState
from bastide.games.carcassonne.rules.tiles.tile_definition import CITY, CLOISTER, FIELD, ROAD

#: Kinds of features in explanations.
EXPLAINED_FEATURES: Final = {CITY: "city", ROAD: "road", CLOISTER: "cloister", FIELD: "field"}
#: Points that one more follower in the supply is worth, with plenty to do.
FOLLOWER_VALUE_POINTS: Final = 4.0


def explain_position(state: State, player: int) -> list[Reason]:
    """Return the main factors of a player's win chance, most important first."""
    assert isinstance(state, CarcassonneState)
    return position_reasons(list_factors(state, player, strongest_opponent(state, player)))


def strongest_opponent(state: CarcassonneState, player: int) -> int:
    """Return the opponent with the highest expected score."""
    return strongest_rival(make_forecast(state).last_forecast_scores(state), player)


def make_forecast(state: CarcassonneState) -> ScoreForecast:
    """Return a forecast that has analysed the position."""
    forecast = ScoreForecast(HeuristicWeights(), MODULE_HEURISTICS)
    forecast.remaining_tiles.count_tiles(state)
    forecast.analyse_position(state)
    return forecast


def list_factors(state: CarcassonneState, player: int, other: int) -> list[PositionFactor]:
    """Return the factors of a player's win chance, compared to an opponent."""
    forecast = make_forecast(state)
    points = forecast.expected_scores_without_supply
    tiles: JsonData = len(state.pile)
    players: dict[str, JsonData] = {"own_player": player, "player": other}
    facts: dict[str, JsonData] = {**players, "tiles": tiles}
    mine, theirs = points[player], points[other]
    found = [PositionFactor("expects", float(round(mine)), float(round(theirs)), mine - theirs, facts)]
    for kind, name in EXPLAINED_FEATURES.items():
        mine, theirs = (
            forecast.expected_points_of_kind(state, player, kind),
            forecast.expected_points_of_kind(state, other, kind),
        )
        found.append(
            PositionFactor("expects_of", float(round(mine)), float(round(theirs)), mine - theirs, players, name)
        )
    mine, theirs = followers_in_supply(state, player), followers_in_supply(state, other)
    found.append(
        PositionFactor(
            "at_home",
            mine,
            theirs,
            FOLLOWER_VALUE_POINTS * forecast.follower_demand * (mine - theirs),
            players,
        )
    )
    return found
