"""All Wonder boards, found by convention: each module in ``boards/`` declares one as ``BOARD``."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from bastide.core.utilities.module_discovery import find_declarations
from bastide.games.seven_wonders.rules.city.board_definition import Board, Stage
from bastide.games.seven_wonders.rules.stable_numbering import NUMBERING


def _all_boards() -> list[Board]:
    """Return the boards in the order of their numbers."""
    found: dict[str, Board] = {}
    for declared in find_declarations("bastide.games.seven_wonders.boards", "BOARD").values():
        assert isinstance(declared, Board)
        found[declared.id] = declared
    return [found[name] for name in NUMBERING.add_names("boards", list(found))]


BOARDS: Final[list[Board]] = _all_boards()
BOARD_IDS: Final = [board.id for board in BOARDS]

#: The stages of all board sides in one list, padded to the same number per side for fast access.
_MAX_STAGES: Final[i64] = max([len(side) for board in BOARDS for side in board.sides])
_STAGES_BY_SIDE: Final = [
    side[min(place, len(side) - 1)] for board in BOARDS for side in board.sides for place in range(_MAX_STAGES)
]


def get_stage(board: i64, side: i64, place: i64) -> Stage:
    """Return a stage of a board side by its index."""
    return _STAGES_BY_SIDE[(board * 2 + side) * _MAX_STAGES + place]
