"""All Wonder boards, found by convention: each module in ``boards/`` declares one as ``BOARD``.

Boards of extensions are in a game only if its option ``boards`` names them: they are never drawn at random.
"""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from bastide.core.utilities.game_extensions import Extension, extension_of_module
from bastide.core.utilities.module_discovery import find_declarations
from bastide.games.seven_wonders.rules.city.board_definition import Board, Stage
from bastide.games.seven_wonders.rules.stable_numbering import NUMBERING

BOARDS_PACKAGE: Final = "bastide.games.seven_wonders.boards"
#: The extension of each board that is not Bastide's own.
BOARD_EXTENSIONS: Final[dict[str, Extension]] = {}
#: Maximum number of stages of a side.
STAGE_LIMIT: Final = 4


def _all_boards() -> list[Board]:
    """Return the boards in the order of their numbers."""
    found: dict[str, Board] = {}
    for module, declared in find_declarations(BOARDS_PACKAGE, "BOARD").items():
        assert isinstance(declared, Board)
        if declared.id in found:
            raise ValueError(f"there are two boards {declared.id!r}")
        if not all(1 <= len(side) <= STAGE_LIMIT for side in declared.sides):
            raise ValueError(f"each side of the board {declared.id!r} must have 1 to {STAGE_LIMIT} stages")
        found[declared.id] = declared
        extension = extension_of_module(BOARDS_PACKAGE, module)
        if extension is not None:
            BOARD_EXTENSIONS[declared.id] = extension
    return [found[name] for name in NUMBERING.add_names("boards", list(found))]


BOARDS: Final[list[Board]] = _all_boards()
BOARD_IDS: Final = [board.id for board in BOARDS]
#: The boards that are drawn at random.
OWN_BOARD_COUNT: Final = len(BOARDS) - len(BOARD_EXTENSIONS)

#: The stages of all board sides in one list, padded to the same number per side for fast access.
_MAX_STAGES: Final[i64] = max([len(side) for board in BOARDS for side in board.sides])
_STAGES_BY_SIDE: Final = [
    side[min(place, len(side) - 1)] for board in BOARDS for side in board.sides for place in range(_MAX_STAGES)
]


def get_stage(board: i64, side: i64, place: i64) -> Stage:
    """Return a stage of a board side by its index."""
    return _STAGES_BY_SIDE[(board * 2 + side) * _MAX_STAGES + place]
