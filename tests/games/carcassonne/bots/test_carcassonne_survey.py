"""The placement evaluator agrees with a forecast of the position after laying the tile."""

from __future__ import annotations

import pytest

from bastide._build import compiled
from bastide.core import Rng, get_game
from bastide.games.carcassonne.bots.forecast.forecast import Forecast
from bastide.games.carcassonne.bots.forecast.opinions import OPINIONS
from bastide.games.carcassonne.bots.judgement import CarcassonneJudgement
from bastide.games.carcassonne.bots.margins import ahead
from bastide.games.carcassonne.bots.placements.survey import Survey
from bastide.games.carcassonne.bots.weights import Weights
from bastide.games.carcassonne.modules.base.module import FOLLOWER
from bastide.games.carcassonne.rules.actions import NONE, figure_action, placed_code
from bastide.games.carcassonne.rules.state.state import CarcassonneState


def played(seed: int, players: int, rng: Rng) -> list[CarcassonneState]:
    """Return positions of a base game with a tile to lay; the players do not always play well."""
    state = get_game("carcassonne").new_state(players, {}, seed)
    assert isinstance(state, CarcassonneState)
    heuristics = CarcassonneJudgement()
    found = []
    while not state.is_over():
        player = state.next_actor()
        if state.hand >= 0:
            found.append(state.clone())
        heuristics.prepare(state, player)
        well = rng.uniform() < 0.7
        state.apply(player, heuristics.quick(state, player, rng) if well else rng.choice(state.legal_actions(player)))
    return found


def claimed(state: CarcassonneState, player: int, forecast: Forecast) -> tuple[float, int]:
    """Return the best lead after the tile just laid, by trying every action, and that action."""
    best, chosen = -1e9, -1
    for action in state.legal_actions(player):
        after = state.clone()
        after.apply(player, action)
        if after.is_over():
            return ahead(forecast.totals(after), player), NONE
        lead = ahead(forecast.totals(after), player)
        if lead > best + 1e-9:
            best, chosen = lead, action
    return best, chosen


@pytest.mark.parametrize(("seed", "players"), [(3, 2), (4, 2), (5, 3), (6, 5)])
def test_evaluator_agrees_with_forecast_after_laying_tile(seed: int, players: int) -> None:
    rng = Rng(seed)
    compared = wrong = 0
    for state in played(seed, players, rng)[:: 1 if compiled() else 9]:
        player = state.next_actor()
        weights = Weights()
        forecast = Forecast(weights, OPINIONS)
        evaluator = Survey(Forecast(weights, OPINIONS))
        forecast.outlook.update(state)
        evaluator.forecast.outlook.update(state)
        legal = state.legal_actions(player)
        for _ in range(3):
            action = rng.choice(legal)
            evaluator.over(state, player)
            evaluator.at(state, state.board.rim_place(action >> 2))
            evaluated = evaluator.worth(state, state.hand, action & 3)
            after = state.clone()
            after.apply(player, action)
            if not after.pile:
                continue  # after the last tile the game is over
            lead, figure = claimed(after, player, forecast)
            compared += 1
            same = abs(evaluated - lead) < 1e-6
            if same and evaluator.figure >= 0:
                assert after.is_legal(player, figure_action(FOLLOWER, evaluator.figure))
                assert placed_code(figure) == FOLLOWER
            # Two joined features may share a tile already; the evaluator counts it twice.
            assert same or abs(evaluated - lead) < 3.0
            wrong += not same
    assert compared > 15
    assert wrong <= compared // 50


def test_evaluator_does_not_change_position() -> None:
    state = played(9, 2, Rng(1))[30]
    before = state.digest()
    evaluator = Survey(Forecast(Weights(), OPINIONS))
    evaluator.forecast.outlook.update(state)
    evaluator.over(state, state.next_actor())
    for place in range(len(state.board.rim)):
        evaluator.at(state, place)
        evaluator.worth(state, state.hand, 0)
    assert state.digest() == before
