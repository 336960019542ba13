"""Layout of the module state of The Princess & the Dragon: indices in its list in ``state.extra``."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from bastide.games.carcassonne.rules.action_space import FIRST_ACTION
from bastide.games.carcassonne.rules.module_api import Position

# After these fields: the cells of the dragon's trail, then the tiles set aside.
DRAGON_CELL_INDEX: Final = 0  # the dragon's cell, or -1 before the first volcano
FAIRY_CELL_INDEX: Final = 1  # the fairy's cell, or -1 if she is not on the board
PRINCESS_USED: Final = 2  # 1: the princess on the tile just laid has returned a knight
PORTAL_TARGET_CELL: Final = 3  # target cell of a follower in the portal, or -1
TRAIL_LENGTH: Final = 4  # number of cells of the current dragon movement, including the first; 0: none
TRAIL_START: Final[i64] = 5

# First actions of its blocks.
ACTION_MOVE_FAIRY: Final[i64] = FIRST_ACTION["fairy"]
ACTION_MOVE_DRAGON: Final[i64] = FIRST_ACTION["dragon"]
ACTION_SEND_KNIGHT_HOME: Final[i64] = FIRST_ACTION["knight"]

#: Six steps and the starting cell, for any number of players.
MAX_TRAIL_LENGTH: Final = 7


def has_last_tile_mark(state: Position, mark: int) -> bool:
    """Return whether the tile just laid has a mark."""
    board = state.board
    return state.rules.tile_set.tile_marks[board.tile_kind[len(board.tile_kind) - 1]] & mark != 0
