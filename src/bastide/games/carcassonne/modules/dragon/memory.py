"""What the module remembers: where it stands in ``state.extra``."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from bastide.games.carcassonne.rules.actions import FIRST
from bastide.games.carcassonne.rules.module_api import Position

# Its numbers; behind them the cells of the dragon's journey so far, then the tiles set aside.
DRAGON_AT: Final = 0  # the dragon's cell, or -1 before the first volcano
FAIRY_AT: Final = 1  # the fairy's cell, or -1 next to the board
RESCUED: Final = 2  # 1: the princess on the tile just laid has sent a knight home
GOING_TO: Final = 3  # the cell that a follower goes to through the portal, or -1
TRAIL: Final = 4  # how many cells the dragon has been on in this journey, the first one included; 0: no journey
OWN: Final[i64] = 5

# Its blocks of actions.
FAIRY: Final[i64] = FIRST["fairy"]
DRAGON: Final[i64] = FIRST["dragon"]
KNIGHT: Final[i64] = FIRST["knight"]

#: Six steps, whatever the number of players; and the cell where they begin.
JOURNEY: Final = 7


def laid(state: Position, mark: int) -> bool:
    """Whether the tile just laid bears a mark."""
    board = state.board
    return state.rules.kinds.tile_marks[board.tile_kind[len(board.tile_kind) - 1]] & mark != 0
