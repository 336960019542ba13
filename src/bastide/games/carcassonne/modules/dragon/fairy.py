"""The fairy: moving her, and the point at the start of a turn."""

from __future__ import annotations

from mypy_extensions import i64

from bastide.core import Plain, Refusal
from bastide.games.carcassonne.modules.dragon.memory import FAIRY, FAIRY_AT
from bastide.games.carcassonne.rules.map.geometry import CELLS, x_of, y_of
from bastide.games.carcassonne.rules.module_api import Alternative, Phase, Position
from bastide.games.carcassonne.rules.turn.figure_moves import on_tile
from bastide.games.carcassonne.rules.turn.moments import TURN_START
from bastide.games.carcassonne.rules.turn.scoring import award


class FairyPoint(Phase):
    """One point for a player who starts a turn with a follower on the fairy's tile (O-03, M-08)."""

    def __init__(self, slot: int) -> None:
        super().__init__("fairy_point", TURN_START)
        self.slot = slot

    def begin(self, state: Position) -> bool:
        if stands_at(state, state.active, state.extra[self.slot][FAIRY_AT]):
            award(state, state.active, 1, "fairy", False, -1)
        return False


class MoveFairy(Alternative):
    """Move the fairy to another tile with a follower of the active player, instead of placing a meeple."""

    def __init__(self, slot: int) -> None:
        super().__init__(FAIRY, CELLS)
        self.slot = slot

    def add_to(self, state: Position, actions: list[int]) -> None:
        board = state.board
        here = state.extra[self.slot][FAIRY_AT]
        cells: list[int] = []
        for index, owner in enumerate(state.figure_owner):
            if owner == state.active and state.rules.figure_of(state.figure_code[index]).is_follower:
                add_new(cells, here, board.tile_cell[board.node_tile[state.figure_node[index]]])
                for module in state.rules.second_tiles:
                    second = module.also_on(state, index)
                    if second >= 0:
                        add_new(cells, here, board.tile_cell[second])
        cells.sort()
        for cell in cells:
            actions.append(FAIRY + cell)

    def is_legal(self, state: Position, action: int) -> bool:
        cell = action - FAIRY
        return cell != state.extra[self.slot][FAIRY_AT] and stands_at(state, state.active, cell)

    def perform(self, state: Position, action: int) -> bool:
        cell = action - FAIRY
        state.extra[self.slot][FAIRY_AT] = cell
        if state.journal is not None:
            state.journal.note("fairy", {"player": int(state.active), "x": x_of(cell), "y": y_of(cell)})
        return True

    def notation(self, state: Position, action: int) -> str:
        cell = action - FAIRY
        return f"fairy to {x_of(cell)},{y_of(cell)}"

    def meaning(self, state: Position, action: int) -> dict[str, Plain]:
        cell = action - FAIRY
        return {"do": "fairy", "x": x_of(cell), "y": y_of(cell)}

    def why_not(self, state: Position, action: int) -> Refusal:
        here = action - FAIRY == state.extra[self.slot][FAIRY_AT]
        return Refusal("fairy_there" if here else "fairy_needs_follower")


def add_new(cells: list[int], here: int, cell: int) -> None:
    """Append a cell unless it is the current one or in the list."""
    if cell != here and cell not in cells:
        cells.append(cell)


def stands_at(state: Position, player: i64, cell: i64) -> bool:
    """Return whether a player has a follower on the tile of a cell."""
    tile = state.board.tile_at(cell) if cell >= 0 else -1
    if tile < 0:
        return False
    for index, owner in enumerate(state.figure_owner):
        mine = owner == player and state.rules.figure_of(state.figure_code[index]).is_follower
        if mine and on_tile(state, index, tile):
            return True
    return False
