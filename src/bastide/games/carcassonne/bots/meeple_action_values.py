"""Value of actions in the meeple step, computed without applying the action where possible."""

from __future__ import annotations

from mypy_extensions import i64

from bastide.games.carcassonne.bots.forecast.score_forecast import UNKNOWN_VALUE, ScoreForecast
from bastide.games.carcassonne.rules.action_space import meeple_code_of_action
from bastide.games.carcassonne.rules.state.game_state import CarcassonneState
from bastide.games.carcassonne.rules.turn.meeple_action_notation import feature_index_of_action


def score_after_meeple_action(state: CarcassonneState, player: i64, action: i64, forecast: ScoreForecast) -> float:
    """Return a player's expected score after an action of the meeple step, without the effect on opponents.

    The forecast must have analysed the position last. UNKNOWN_VALUE if the action has to be tried.
    """
    code = meeple_code_of_action(action)
    if code >= 0 and state.rules.meeple_kind(code).is_follower:
        board = state.board
        node: i64 = board.tile_first_node[len(board.tile_first_node) - 1] + feature_index_of_action(action)
        return forecast.score_with_follower(state, player, node, code)
    for place, module_heuristics in enumerate(forecast.active_module_heuristics):
        value = module_heuristics.score_after_meeple_action(
            state, forecast.active_module_slots[place], player, action, forecast
        )
        if value != UNKNOWN_VALUE:
            return value
    return UNKNOWN_VALUE
