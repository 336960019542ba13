"""Where everything stands in an observation, and how a module writes its part."""

from __future__ import annotations

from typing import Final, final

from librt.vecs import vec
from mypy_extensions import i16, i64

from bastide.encoding.encoder import Encoder
from bastide.games.carcassonne.encoding.subject import Subject
from bastide.games.carcassonne.encoding.tables import Tables
from bastide.games.carcassonne.encoding.vocabulary import FIGURES, JOURNEY, SEAT, parts_of
from bastide.games.carcassonne.rules.map.geometry import REACH, WIDTH
from bastide.games.carcassonne.rules.state.state import CarcassonneState

#: How many numbers a seat has.
SEAT_SIZE: Final[i64] = len(FIGURES) + len(SEAT)
#: The rows of the part ``cells``: the dragon, the fairy, and the first cell of the journey.
DRAGON_CELL: Final[i64] = 0
FAIRY_CELL: Final[i64] = 1
JOURNEY_CELL: Final[i64] = 2


@final
class Sheet:
    """Where each part of an observation begins."""

    seats: i64
    cells: i64

    def __init__(self, encoder: Encoder) -> None:
        self._starts: dict[str, int] = {}
        for name, shape, words in parts_of(encoder.players):
            self._starts[name] = encoder.part(name, shape, words)
        self.seats = self.start("seats")
        self.cells = self.start("cells")

    def start(self, part: str) -> int:
        return self._starts[part]

    def seat(self, place: i64, number: i64) -> i64:
        """Where a number of a seat stands; ``place`` counts from the viewer's seat on."""
        return self.seats + place * SEAT_SIZE + number

    def write_cell(self, number: i64, cell: i64, row: vec[i16], at: i64) -> None:
        """Write a row of ``cells``; cell -1 is none."""
        if cell >= 0 and number < JOURNEY + JOURNEY_CELL:
            start: i64 = at + self.cells + 3 * number
            row[start] = 1
            row[start + 1] = x_of_cell(cell)
            row[start + 2] = y_of_cell(cell)


def x_of_cell(cell: i64) -> i16:
    return i16(cell % WIDTH - REACH)


def y_of_cell(cell: i64) -> i16:
    return i16(cell // WIDTH - REACH)


def seat_number(name: str) -> int:
    """The place of a number among those of a seat."""
    return len(FIGURES) + SEAT.index(name)


class ModulePart:
    """What a module writes. ``slot`` is the place of its memory."""

    def __init__(self, module: str, sheet: Sheet) -> None:
        self.module = module
        self.sheet = sheet

    def look(self, game: CarcassonneState, slot: int, subject: Subject) -> None:
        """Say what a question of the module's own is about."""

    def write(self, game: CarcassonneState, slot: int, tables: Tables, viewer: i64, row: vec[i16], at: i64) -> None:
        """Write into ``row`` from ``at`` on, which holds an observation with all that is not the module's own."""
