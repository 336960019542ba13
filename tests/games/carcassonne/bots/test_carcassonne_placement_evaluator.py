"""The placement evaluator agrees with a forecast of the position after laying the tile."""

from __future__ import annotations

import pytest

from bastide._compiled_module_selection import is_compiled
from bastide.core import Rng, get_game
from bastide.games.carcassonne.bots.forecast.module_heuristics_registry import MODULE_HEURISTICS
from bastide.games.carcassonne.bots.forecast.score_forecast import ScoreForecast
from bastide.games.carcassonne.bots.heuristic_weights import HeuristicWeights
from bastide.games.carcassonne.bots.placements.placement_evaluator import PlacementEvaluator
from bastide.games.carcassonne.bots.scores_if_ended_now import lead_over_best_opponent
from bastide.games.carcassonne.bots.search_heuristics import CarcassonneHeuristics
from bastide.games.carcassonne.modules.base.module import FOLLOWER
from bastide.games.carcassonne.rules.action_space import ACTION_NONE, meeple_action, meeple_code_of_action
from bastide.games.carcassonne.rules.state.game_state import CarcassonneState


def played(seed: int, players: int, rng: Rng) -> list[CarcassonneState]:
    """Return positions of a base game with a tile to lay; the players do not always play well."""
    state = get_game("carcassonne").new_state(players, {}, seed)
    assert isinstance(state, CarcassonneState)
    heuristics = CarcassonneHeuristics()
    found = []
    while not state.is_over():
        player = state.next_player_to_act()
        if state.hand >= 0:
            found.append(state.clone())
        heuristics.adjust_sampled_position(state, player)
        well = rng.uniform() < 0.7
        state.apply(
            player, heuristics.quick_action(state, player, rng) if well else rng.choice(state.legal_actions(player))
        )
    return found


def claimed(state: CarcassonneState, player: int, forecast: ScoreForecast) -> tuple[float, int]:
    """Return the best lead after the tile just laid, by trying every action, and that action."""
    best, chosen = -1e9, -1
    for action in state.legal_actions(player):
        after = state.clone()
        after.apply(player, action)
        if after.is_over():
            return lead_over_best_opponent(forecast.forecast_scores(after), player), ACTION_NONE
        lead = lead_over_best_opponent(forecast.forecast_scores(after), player)
        if lead > best + 1e-9:
            best, chosen = lead, action
    return best, chosen


@pytest.mark.parametrize(("seed", "players"), [(3, 2), (4, 2), (5, 3), (6, 5)])
def test_evaluator_agrees_with_forecast_after_laying_tile(seed: int, players: int) -> None:
    rng = Rng(seed)
    compared = wrong = 0
    for state in played(seed, players, rng)[:: 1 if is_compiled() else 9]:
        player = state.next_player_to_act()
        weights = HeuristicWeights()
        forecast = ScoreForecast(weights, MODULE_HEURISTICS)
        evaluator = PlacementEvaluator(ScoreForecast(weights, MODULE_HEURISTICS))
        forecast.remaining_tiles.count_tiles(state)
        evaluator.forecast.remaining_tiles.count_tiles(state)
        legal = state.legal_actions(player)
        for _ in range(3):
            action = rng.choice(legal)
            evaluator.start_position(state, player)
            evaluator.start_cell(state, state.board.frontier_index(action >> 2))
            evaluated = evaluator.lead_after_placement(state, state.hand, action & 3)
            after = state.clone()
            after.apply(player, action)
            if not after.pile:
                continue  # after the last tile the game is over
            lead, figure = claimed(after, player, forecast)
            compared += 1
            same = abs(evaluated - lead) < 1e-6
            if same and evaluator.best_follower_feature >= 0:
                assert after.is_legal(player, meeple_action(FOLLOWER, evaluator.best_follower_feature))
                assert meeple_code_of_action(figure) == FOLLOWER
            # Two joined features may share a tile already; the evaluator counts it twice.
            assert same or abs(evaluated - lead) < 3.0
            wrong += not same
    assert compared > 15
    assert wrong <= compared // 50


def test_evaluator_does_not_change_position() -> None:
    state = played(9, 2, Rng(1))[30]
    before = state.digest()
    evaluator = PlacementEvaluator(ScoreForecast(HeuristicWeights(), MODULE_HEURISTICS))
    evaluator.forecast.remaining_tiles.count_tiles(state)
    evaluator.start_position(state, state.next_player_to_act())
    for place in range(len(state.board.frontier)):
        evaluator.start_cell(state, place)
        evaluator.lead_after_placement(state, state.hand, 0)
    assert state.digest() == before
