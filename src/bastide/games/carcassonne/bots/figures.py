"""Value of actions in the meeple step, computed without applying the action where possible."""

from __future__ import annotations

from mypy_extensions import i64

from bastide.games.carcassonne.bots.forecast.forecast import UNKNOWN, Forecast
from bastide.games.carcassonne.rules.actions import placed_code
from bastide.games.carcassonne.rules.state.state import CarcassonneState
from bastide.games.carcassonne.rules.turn.figure_actions import placed_feature


def figure_worth(state: CarcassonneState, player: i64, action: i64, forecast: Forecast) -> float:
    """Return a player's expected score after an action of the meeple step, without the effect on opponents.

    The forecast must have analysed the position last. UNKNOWN_VALUE if the action has to be tried.
    """
    code = placed_code(action)
    if code >= 0 and state.rules.figure_of(code).is_follower:
        board = state.board
        node: i64 = board.tile_node[len(board.tile_node) - 1] + placed_feature(action)
        return forecast.with_follower(state, player, node, code)
    for place, module_heuristics in enumerate(forecast.speaking):
        value = module_heuristics.figure_worth(state, forecast.memories[place], player, action, forecast)
        if value != UNKNOWN:
            return value
    return UNKNOWN
