"""The sheet that an observation is written on: where everything stands, and how a module writes its part."""

from __future__ import annotations

from typing import Final, final

from librt.vecs import vec
from mypy_extensions import i16, i64

from bastide.encoding.encoder import Encoder
from bastide.games.carcassonne.encoding.planes import PLANES
from bastide.games.carcassonne.encoding.subject import Subject
from bastide.games.carcassonne.encoding.tables import Tables
from bastide.games.carcassonne.encoding.vocabulary import FIGURES, SEAT, parts_of
from bastide.games.carcassonne.encoding.window import Window
from bastide.games.carcassonne.rules.state import CarcassonneState

#: How many numbers a seat has.
SEAT_SIZE: Final[i64] = len(FIGURES) + len(SEAT)


@final
class Sheet:
    """Where each part of an observation begins, for a number of players and a window."""

    chart: i64
    seats: i64

    def __init__(self, encoder: Encoder, window: Window) -> None:
        self.window = window
        self._starts: dict[str, int] = {}
        for name, shape, words in parts_of(encoder.players, int(window.size)):
            self._starts[name] = encoder.part(name, shape, words)
        self.seats = self.start("seats")
        self.chart = self.start("window")

    def start(self, part: str) -> int:
        return self._starts[part]

    def seat(self, place: i64, number: i64) -> i64:
        """Where a number of a seat stands; ``place`` counts from the viewer's seat on."""
        return self.seats + place * SEAT_SIZE + number

    def mark(self, cell: i64, plane: i64, row: vec[i16], at: i64) -> None:
        """Mark a cell on a plane of the window; -1 is none."""
        place = self.window.place(cell) if cell >= 0 else -1
        if place >= 0:
            row[at + self.chart + place * PLANES + plane] = 1


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
