"""Layout of the module state of The Princess & the Dragon: indices in its list in ``state.extra``."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from bastide.games.carcassonne.rules.actions import FIRST
from bastide.games.carcassonne.rules.module_api import Position

# After these fields: the cells of the dragon's trail, then the tiles set aside.
DRAGON_AT: Final = 0  # the dragon's cell, or -1 before the first volcano
FAIRY_AT: Final = 1  # the fairy's cell, or -1 if she is not on the board
RESCUED: Final = 2  # 1: the princess on the tile just laid has returned a knight
GOING_TO: Final = 3  # target cell of a follower in the portal, or -1
TRAIL: Final = 4  # number of cells of the current dragon movement, including the first; 0: none
OWN: Final[i64] = 5

# First actions of its blocks.
FAIRY: Final[i64] = FIRST["fairy"]
DRAGON: Final[i64] = FIRST["dragon"]
KNIGHT: Final[i64] = FIRST["knight"]

#: Six steps and the starting cell, for any number of players.
JOURNEY: Final = 7


def laid(state: Position, mark: int) -> bool:
    """Return whether the tile just laid has a mark."""
    board = state.board
    return state.rules.kinds.tile_marks[board.tile_kind[len(board.tile_kind) - 1]] & mark != 0
