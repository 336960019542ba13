"""The fairy: moving her, and the point at the start of a turn."""

from __future__ import annotations

from mypy_extensions import i64

from bastide.core import JsonData, Refusal
from bastide.games.carcassonne.modules.dragon.module_state_layout import ACTION_MOVE_FAIRY, FAIRY_CELL_INDEX
from bastide.games.carcassonne.rules.board.cell_coordinates import CELL_COUNT, x_of, y_of
from bastide.games.carcassonne.rules.module_api import MeeplePhaseAction, Phase, Position
from bastide.games.carcassonne.rules.turn.feature_scoring import award_points
from bastide.games.carcassonne.rules.turn.meeple_moves import is_meeple_on_tile
from bastide.games.carcassonne.rules.turn.turn_step_order import STEP_TURN_START


class FairyPointPhase(Phase):
    """One point for a player who starts a turn with a follower on the fairy's tile (O-03, M-08)."""

    def __init__(self, slot: int) -> None:
        super().__init__("fairy_point", STEP_TURN_START)
        self.slot = slot

    def begin(self, state: Position) -> bool:
        if has_follower_on_cell(state, state.active, state.extra[self.slot][FAIRY_CELL_INDEX]):
            award_points(state, state.active, 1, "fairy", False, -1)
        return False


class MoveFairyAction(MeeplePhaseAction):
    """Move the fairy to another tile with a follower of the active player, instead of placing a meeple."""

    def __init__(self, slot: int) -> None:
        super().__init__(ACTION_MOVE_FAIRY, CELL_COUNT)
        self.slot = slot

    def append_legal_actions(self, state: Position, actions: list[int]) -> None:
        board = state.board
        here = state.extra[self.slot][FAIRY_CELL_INDEX]
        cells: list[int] = []
        for index, owner in enumerate(state.figure_owner):
            if owner == state.active and state.rules.meeple_kind(state.figure_code[index]).is_follower:
                append_new_cell(cells, here, board.tile_cell[board.node_tile[state.figure_node[index]]])
                for module in state.rules.second_tile_modules:
                    second = module.second_tile_of_meeple(state, index)
                    if second >= 0:
                        append_new_cell(cells, here, board.tile_cell[second])
        cells.sort()
        for cell in cells:
            actions.append(ACTION_MOVE_FAIRY + cell)

    def is_legal(self, state: Position, action: int) -> bool:
        cell = action - ACTION_MOVE_FAIRY
        return cell != state.extra[self.slot][FAIRY_CELL_INDEX] and has_follower_on_cell(state, state.active, cell)

    def apply_action(self, state: Position, action: int) -> bool:
        cell = action - ACTION_MOVE_FAIRY
        state.extra[self.slot][FAIRY_CELL_INDEX] = cell
        if state.journal is not None:
            state.journal.add_event("fairy", {"player": int(state.active), "x": x_of(cell), "y": y_of(cell)})
        return True

    def notation(self, state: Position, action: int) -> str:
        cell = action - ACTION_MOVE_FAIRY
        return f"fairy to {x_of(cell)},{y_of(cell)}"

    def action_data(self, state: Position, action: int) -> dict[str, JsonData]:
        cell = action - ACTION_MOVE_FAIRY
        return {"do": "fairy", "x": x_of(cell), "y": y_of(cell)}

    def find_refusal(self, state: Position, action: int) -> Refusal:
        here = action - ACTION_MOVE_FAIRY == state.extra[self.slot][FAIRY_CELL_INDEX]
        return Refusal("fairy_there" if here else "fairy_needs_follower")


def append_new_cell(cells: list[int], here: int, cell: int) -> None:
    """Append a cell unless it is the current one or in the list."""
    if cell != here and cell not in cells:
        cells.append(cell)


def has_follower_on_cell(state: Position, player: i64, cell: i64) -> bool:
    """Return whether a player has a follower on the tile of a cell."""
    tile = state.board.tile_at(cell) if cell >= 0 else -1
    if tile < 0:
        return False
    for index, owner in enumerate(state.figure_owner):
        mine = owner == player and state.rules.meeple_kind(state.figure_code[index]).is_follower
        if mine and is_meeple_on_tile(state, index, tile):
            return True
    return False
