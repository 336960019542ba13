"""Bot heuristics for The Princess & the Dragon: fairy, dragon and portals."""

from __future__ import annotations

from typing import Final, final

from mypy_extensions import i64

from bastide.games.carcassonne.bots.forecast.score_forecast import UNKNOWN_VALUE, ModuleHeuristics, ScoreForecast
from bastide.games.carcassonne.modules.base.module import FOLLOWER
from bastide.games.carcassonne.modules.dragon.module_state_layout import (
    ACTION_MOVE_FAIRY,
    DRAGON_CELL_INDEX,
    FAIRY_CELL_INDEX,
)
from bastide.games.carcassonne.rules.action_space import ACTION_MOVE_TO, MEEPLE_CODE_COUNT
from bastide.games.carcassonne.rules.board.cell_coordinates import CELL_COUNT, x_of, y_of
from bastide.games.carcassonne.rules.state.game_state import CarcassonneState
from bastide.games.carcassonne.rules.tiles.tile_definition import FIELD, HAS_BARN

#: Value of the fairy per turn while she is likely to stay, and cost per cell of distance to the dragon.
FAIRY_STAYS_POINTS: Final = 2.0
DRAGON_NEAR_POINTS_PER_CELL: Final = 0.6
DRAGON_REACH_CELLS: Final = 4


@final
class DragonHeuristics(ModuleHeuristics):
    """Heuristics for the fairy, the dragon and portals."""

    def __init__(self) -> None:
        super().__init__("dragon")

    def add_expected_points(self, state: CarcassonneState, slot: int, forecast: ScoreForecast) -> None:
        """Add the expected points of the fairy and subtract the expected losses to the dragon."""
        module_state = state.extra[slot]
        board = state.board
        dragon: i64 = module_state[DRAGON_CELL_INDEX]
        for player in range(state.players):
            forecast.expected_scores_without_supply[player] += fairy_worth(
                state, forecast, player, module_state[FAIRY_CELL_INDEX]
            )
        if dragon < 0:
            return
        for i in range(len(state.figure_node)):
            cell = board.tile_cell[board.node_tile[state.figure_node[i]]]
            if cell != module_state[FAIRY_CELL_INDEX] and state.rules.meeple_kind(state.figure_code[i]).is_dragon_prey:
                away = abs(x_of(cell) - x_of(dragon)) + abs(y_of(cell) - y_of(dragon))
                if away < DRAGON_REACH_CELLS:
                    forecast.expected_scores_without_supply[state.figure_owner[i]] -= (
                        DRAGON_NEAR_POINTS_PER_CELL * forecast.follower_demand * float(DRAGON_REACH_CELLS - away)
                    )

    def score_after_meeple_action(
        self, state: CarcassonneState, slot: int, player: i64, action: i64, forecast: ScoreForecast
    ) -> float:
        if ACTION_MOVE_FAIRY <= action < ACTION_MOVE_FAIRY + CELL_COUNT:
            return evaluate_fairy_move(state, slot, player, action - ACTION_MOVE_FAIRY, forecast)
        if ACTION_MOVE_TO <= action < ACTION_MOVE_TO + CELL_COUNT:
            return evaluate_portal_move(state, player, state.board.tile_at(action - ACTION_MOVE_TO), forecast)
        return UNKNOWN_VALUE


def fairy_worth(state: CarcassonneState, forecast: ScoreForecast, player: i64, fairy: i64) -> float:
    """Return the expected points of the fairy on a cell for a player, in the last analysed position."""
    board = state.board
    best = -1.0
    for i in range(len(state.figure_node)):
        node = state.figure_node[i]
        here = state.figure_owner[i] == player and board.tile_cell[board.node_tile[node]] == fairy
        if here and state.rules.meeple_kind(state.figure_code[i]).is_follower:
            best = max(best, forecast.completion_chance(state, board.find_root(node)))
    return FAIRY_STAYS_POINTS * forecast.follower_demand + 3.0 * best if best >= 0.0 else 0.0


def evaluate_fairy_move(state: CarcassonneState, slot: int, player: i64, cell: i64, forecast: ScoreForecast) -> float:
    """Return the forecast after moving the fairy to a cell. Losses of other players count as gains."""
    there: i64 = state.extra[slot][FAIRY_CELL_INDEX]
    worth = forecast.expected_scores_without_supply[player] + forecast.supply_value(
        player, forecast.expected_supply_followers[player]
    )
    worth += fairy_worth(state, forecast, player, cell)
    for p in range(state.players):
        before = fairy_worth(state, forecast, p, there)
        worth += -before if p == player else before
    return worth


def evaluate_portal_move(state: CarcassonneState, player: i64, tile: i64, forecast: ScoreForecast) -> float:
    """Return the best forecast for a follower that goes through the portal to a tile."""
    board = state.board
    best = UNKNOWN_VALUE
    code: i64 = FOLLOWER
    if state.supply[player * MEEPLE_CODE_COUNT + FOLLOWER] == 0:
        for meeple in state.rules.meeple_kinds:
            if meeple.is_follower and state.supply[player * MEEPLE_CODE_COUNT + meeple.code] > 0:
                code = meeple.code
    node: i64 = board.tile_first_node[tile]
    end: i64 = node + state.rules.tile_set.feature_count[board.tile_kind[tile]]
    while node < end:
        root = board.find_root(node)
        kind: i64 = board.node_kind[root]
        free = board.follower_count[root] == 0 and board.marks[root] & HAS_BARN == 0
        if kind <= FIELD and free and (kind == FIELD or board.open_edges[root] > 0):
            best = max(best, forecast.score_with_follower(state, player, node, code))
        node += 1
    return best


HEURISTICS: Final = DragonHeuristics()
