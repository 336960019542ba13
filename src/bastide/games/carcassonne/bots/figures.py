"""What to do in the figure step: every figure and every alternative, weighed without trying it where one can."""

from __future__ import annotations

from mypy_extensions import i64

from bastide.games.carcassonne.bots.forecast.forecast import UNKNOWN, Forecast
from bastide.games.carcassonne.rules.actions import placed_code
from bastide.games.carcassonne.rules.state.state import CarcassonneState
from bastide.games.carcassonne.rules.turn.figure_actions import placed_feature


def figure_worth(state: CarcassonneState, player: i64, action: i64, forecast: Forecast) -> float:
    """What a player can expect after an action of the figure step, as far as the player's own points go.

    The forecast has just looked at the position. UNKNOWN if one has to try.
    """
    code = placed_code(action)
    if code >= 0 and state.rules.figure_of(code).is_follower:
        board = state.board
        node: i64 = board.tile_node[len(board.tile_node) - 1] + placed_feature(action)
        return forecast.with_follower(state, player, node, code)
    for place, opinion in enumerate(forecast.speaking):
        worth = opinion.figure_worth(state, forecast.memories[place], player, action, forecast)
        if worth != UNKNOWN:
            return worth
    return UNKNOWN
