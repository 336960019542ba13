"""What to do in the figure step: every figure and every alternative, weighed without trying it where one can."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from bastide.games.carcassonne.bots.forecast import AT_HOME, Forecast
from bastide.games.carcassonne.bots.modules import BUILDER_AT_WORK, fairy_worth
from bastide.games.carcassonne.rules.actions import FAIRY, FEATURES, FIGURES, TO
from bastide.games.carcassonne.rules.figures import BUILDER, FIGURE_KINDS, FOLLOWER, PIG
from bastide.games.carcassonne.rules.geometry import CELLS
from bastide.games.carcassonne.rules.modules.dragon.own import FAIRY_AT
from bastide.games.carcassonne.rules.state import CarcassonneState
from bastide.games.carcassonne.rules.tiles.model import FIELD, HAS_BARN

#: For actions that must be tried.
UNKNOWN: Final = -1e9


def figure_worth(state: CarcassonneState, player: i64, action: i64, forecast: Forecast) -> float:
    """What a player can expect after an action of the figure step, as far as the player's own points go.

    The forecast has just looked at the position. UNKNOWN if one has to try.
    """
    board = state.board
    if action >= FAIRY:
        if action < FAIRY + CELLS:
            return with_fairy(state, player, action - FAIRY, forecast)
        if TO <= action < TO + CELLS:
            return through_portal(state, player, board.tile_at(action - TO), forecast)
        return UNKNOWN
    code: i64 = (action - FIGURES) // FEATURES
    node: i64 = board.tile_node[len(board.tile_node) - 1] + (action - FIGURES) % FEATURES
    if state.rules.figure_of(code).is_follower:
        return forecast.with_follower(state, player, node, code)
    now = forecast.points[player] + forecast.at_home(state, player, forecast.home[player])
    if code == BUILDER:
        return now + forecast.busy * (BUILDER_AT_WORK - AT_HOME[code])
    if code == PIG:
        return now + forecast.hopes(state, board.root(node)) - forecast.busy * AT_HOME[code]
    return UNKNOWN


def with_fairy(state: CarcassonneState, player: i64, cell: i64, forecast: Forecast) -> float:
    """The fairy comes here, and leaves where she was: what others lose is counted as won."""
    there: i64 = -1
    for module in state.rules.modules:
        if module.id == "dragon":
            there = state.extra[module.slot][FAIRY_AT]
    worth = forecast.points[player] + forecast.at_home(state, player, forecast.home[player])
    worth += fairy_worth(state, forecast, player, cell)
    for p in range(state.players):
        before = fairy_worth(state, forecast, p, there)
        worth += -before if p == player else before
    return worth


def through_portal(state: CarcassonneState, player: i64, tile: i64, forecast: Forecast) -> float:
    """A plain follower goes to the best place of a tile; another one, if there is none at home, is as good."""
    board = state.board
    best = UNKNOWN
    code: i64 = FOLLOWER
    if state.supply[player * FIGURE_KINDS + FOLLOWER] == 0:
        for figure in state.rules.figures:
            if figure.is_follower and state.supply[player * FIGURE_KINDS + figure.code] > 0:
                code = figure.code
    node: i64 = board.tile_node[tile]
    end: i64 = node + state.rules.kinds.size[board.tile_kind[tile]]
    while node < end:
        root = board.root(node)
        kind: i64 = board.node_kind[root]
        free = board.followers[root] == 0 and board.marks[root] & HAS_BARN == 0
        if kind <= FIELD and free and (kind == FIELD or board.open[root] > 0):
            best = max(best, forecast.with_follower(state, player, node, code))
        node += 1
    return best
