"""Bot heuristics for The Princess & the Dragon: fairy, dragon and portals."""

from __future__ import annotations

from typing import Final, final

from mypy_extensions import i64

from bastide.games.carcassonne.bots.forecast.forecast import UNKNOWN, Forecast, Opinion
from bastide.games.carcassonne.modules.base.module import FOLLOWER
from bastide.games.carcassonne.modules.dragon.memory import DRAGON_AT, FAIRY, FAIRY_AT
from bastide.games.carcassonne.rules.actions import FIGURE_COUNT, TO
from bastide.games.carcassonne.rules.map.geometry import CELLS, x_of, y_of
from bastide.games.carcassonne.rules.state.state import CarcassonneState
from bastide.games.carcassonne.rules.tiles.model import FIELD, HAS_BARN

#: Value of the fairy per turn while she is likely to stay, and cost per cell of distance to the dragon.
FAIRY_STAYS: Final = 2.0
DRAGON_NEAR: Final = 0.6
DRAGON_REACH: Final = 4


@final
class DragonOpinion(Opinion):
    """Heuristics for the fairy, the dragon and portals."""

    def __init__(self) -> None:
        super().__init__("dragon")

    def add(self, state: CarcassonneState, slot: int, forecast: Forecast) -> None:
        """Add the expected points of the fairy and subtract the expected losses to the dragon."""
        module_state = state.extra[slot]
        board = state.board
        dragon: i64 = module_state[DRAGON_AT]
        for player in range(state.players):
            forecast.points[player] += fairy_worth(state, forecast, player, module_state[FAIRY_AT])
        if dragon < 0:
            return
        for i in range(len(state.figure_node)):
            cell = board.tile_cell[board.node_tile[state.figure_node[i]]]
            if cell != module_state[FAIRY_AT] and state.rules.figure_of(state.figure_code[i]).fears_dragon:
                away = abs(x_of(cell) - x_of(dragon)) + abs(y_of(cell) - y_of(dragon))
                if away < DRAGON_REACH:
                    forecast.points[state.figure_owner[i]] -= DRAGON_NEAR * forecast.busy * float(DRAGON_REACH - away)

    def figure_worth(self, state: CarcassonneState, slot: int, player: i64, action: i64, forecast: Forecast) -> float:
        if FAIRY <= action < FAIRY + CELLS:
            return with_fairy(state, slot, player, action - FAIRY, forecast)
        if TO <= action < TO + CELLS:
            return through_portal(state, player, state.board.tile_at(action - TO), forecast)
        return UNKNOWN


def fairy_worth(state: CarcassonneState, forecast: Forecast, player: i64, fairy: i64) -> float:
    """Return the expected points of the fairy on a cell for a player, in the last analysed position."""
    board = state.board
    best = -1.0
    for i in range(len(state.figure_node)):
        node = state.figure_node[i]
        here = state.figure_owner[i] == player and board.tile_cell[board.node_tile[node]] == fairy
        if here and state.rules.figure_of(state.figure_code[i]).is_follower:
            best = max(best, forecast.closing(state, board.root(node)))
    return FAIRY_STAYS * forecast.busy + 3.0 * best if best >= 0.0 else 0.0


def with_fairy(state: CarcassonneState, slot: int, player: i64, cell: i64, forecast: Forecast) -> float:
    """Return the forecast after moving the fairy to a cell. Losses of other players count as gains."""
    there: i64 = state.extra[slot][FAIRY_AT]
    worth = forecast.points[player] + forecast.at_home(player, forecast.home[player])
    worth += fairy_worth(state, forecast, player, cell)
    for p in range(state.players):
        before = fairy_worth(state, forecast, p, there)
        worth += -before if p == player else before
    return worth


def through_portal(state: CarcassonneState, player: i64, tile: i64, forecast: Forecast) -> float:
    """Return the best forecast for a follower that goes through the portal to a tile."""
    board = state.board
    best = UNKNOWN
    code: i64 = FOLLOWER
    if state.supply[player * FIGURE_COUNT + FOLLOWER] == 0:
        for meeple in state.rules.figures:
            if meeple.is_follower and state.supply[player * FIGURE_COUNT + meeple.code] > 0:
                code = meeple.code
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
