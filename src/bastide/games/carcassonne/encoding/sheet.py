"""Layout of an observation, and the interface of the modules that write into it."""

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

#: Number of fields of a seat.
SEAT_SIZE: Final[i64] = len(FIGURES) + len(SEAT)
#: Rows of the part ``cells``: dragon, fairy, and the first cell of the dragon's journey.
DRAGON_CELL: Final[i64] = 0
FAIRY_CELL: Final[i64] = 1
JOURNEY_CELL: Final[i64] = 2


@final
class Sheet:
    """Start index of each part of an observation."""

    seats: i64
    cells: i64

    def __init__(self, encoder: Encoder) -> None:
        self._starts: dict[str, int] = {}
        for name, shape, words in parts_of(encoder.players):
            self._starts[name] = encoder.part(name, shape, words)
        self.seats = self.start("seats")
        self.cells = self.start("cells")

    def start(self, part: str) -> int:
        """Return the start index of a part."""
        return self._starts[part]

    def seat(self, place: i64, number: i64) -> i64:
        """Return the index of a field of a seat. ``place`` counts from the viewer's seat on."""
        return self.seats + place * SEAT_SIZE + number

    def write_cell(self, number: i64, cell: i64, row: vec[i16], at: i64) -> None:
        """Write a row of ``cells``; cell -1 is none."""
        if cell >= 0 and number < JOURNEY + JOURNEY_CELL:
            start: i64 = at + self.cells + 3 * number
            row[start] = 1
            row[start + 1] = x_of_cell(cell)
            row[start + 2] = y_of_cell(cell)


def x_of_cell(cell: i64) -> i16:
    """Return the x coordinate of a cell, 0 at the start tile."""
    return i16(cell % WIDTH - REACH)


def y_of_cell(cell: i64) -> i16:
    """Return the y coordinate of a cell, 0 at the start tile."""
    return i16(cell // WIDTH - REACH)


def seat_number(name: str) -> int:
    """Return the index of a field among those of a seat."""
    return len(FIGURES) + SEAT.index(name)


class ModulePart:
    """What an expansion module writes into an observation. ``slot`` is the index of its data in the state."""

    def __init__(self, module: str, layout: Sheet) -> None:
        self.module = module
        self.sheet = layout

    def look(self, game: CarcassonneState, slot: int, subject: Subject) -> None:
        """Set the subject of a decision that belongs to the module."""

    def write(self, game: CarcassonneState, slot: int, indices: Tables, viewer: i64, row: vec[i16], at: i64) -> None:
        """Write into ``row`` from ``at`` on. The parts that do not belong to modules are written separately."""
