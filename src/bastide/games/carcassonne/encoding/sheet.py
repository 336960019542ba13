"""The sheets that an observation is written on: where everything stands, and how a module writes its part.

What is told of a table is the same whether the map is a window of planes (``carcassonne_v2``) or rows of features
(``carcassonne_v4``). Two things are not: how a tile is named, and how a cell of the map is pointed out.
"""

from __future__ import annotations

from abc import ABC, abstractmethod
from typing import Final, final

from librt.vecs import vec
from mypy_extensions import i16, i64

from bastide.encoding.encoder import Encoder
from bastide.games.carcassonne.encoding.planes import PLANES, THE_DRAGON, THE_FAIRY
from bastide.games.carcassonne.encoding.row_words import JOURNEY, row_parts_of
from bastide.games.carcassonne.encoding.subject import Subject
from bastide.games.carcassonne.encoding.tables import Tables
from bastide.games.carcassonne.encoding.vocabulary import FIGURES, SEAT, TILES, parts_of
from bastide.games.carcassonne.encoding.window import Window
from bastide.games.carcassonne.rules.map.geometry import REACH, WIDTH
from bastide.games.carcassonne.rules.state.state import CarcassonneState

#: How many numbers a seat has.
SEAT_SIZE: Final[i64] = len(FIGURES) + len(SEAT)


class Sheet(ABC):
    """Where each part of an observation begins."""

    seats: i64
    #: How many numbers it takes to name a tile.
    naming: i64

    def __init__(self, encoder: Encoder, parts: list[tuple[str, tuple[int, ...], str]], naming: int) -> None:
        self._starts: dict[str, int] = {}
        for name, shape, words in parts:
            self._starts[name] = encoder.part(name, shape, words)
        self.seats = self.start("seats")
        self.naming = naming

    def start(self, part: str) -> int:
        return self._starts[part]

    def seat(self, place: i64, number: i64) -> i64:
        """Where a number of a seat stands; ``place`` counts from the viewer's seat on."""
        return self.seats + place * SEAT_SIZE + number

    @abstractmethod
    def name(self, kind: i64, row: vec[i16], place: i64) -> None:
        """Name a tile, by its place in the vocabulary, from ``place`` on."""

    @abstractmethod
    def mark(self, cell: i64, plane: i64, row: vec[i16], at: i64) -> None:
        """Point out a cell, by a plane that is made for it; -1 is none."""

    @abstractmethod
    def column(self, cell: i64) -> i64:
        """Where a cell is, from west to east."""

    @abstractmethod
    def line(self, cell: i64) -> i64:
        """Where it is, from south to north."""


@final
class WindowSheet(Sheet):
    """For a number of players and a window. Tiles are one-hot, cells are marked on a plane of the window."""

    chart: i64

    def __init__(self, encoder: Encoder, window: Window) -> None:
        super().__init__(encoder, parts_of(encoder.players, int(window.size)), len(TILES))
        self.window = window
        self.chart = self.start("window")

    def name(self, kind: i64, row: vec[i16], place: i64) -> None:
        row[place + kind] = 1

    def mark(self, cell: i64, plane: i64, row: vec[i16], at: i64) -> None:
        place = self.window.place(cell) if cell >= 0 else -1
        if place >= 0:
            row[at + self.chart + place * PLANES + plane] = 1

    def column(self, cell: i64) -> i64:
        return cell % WIDTH - self.window.west

    def line(self, cell: i64) -> i64:
        return cell // WIDTH - self.window.south


@final
class RowSheet(Sheet):
    """For a number of players. A tile is a number, 0 is none; of dragon, fairy and journey the cells are told."""

    cells: i64

    def __init__(self, encoder: Encoder) -> None:
        super().__init__(encoder, row_parts_of(encoder.players), 1)
        self.cells = self.start("cells")

    def name(self, kind: i64, row: vec[i16], place: i64) -> None:
        row[place] = i16(kind + 1)

    def mark(self, cell: i64, plane: i64, row: vec[i16], at: i64) -> None:
        if cell < 0:
            return
        start: i64 = at + self.cells
        if plane == THE_FAIRY:
            start += 3
        elif plane != THE_DRAGON:  # the next cell of the journey
            end: i64 = start + 3 * (1 + JOURNEY)
            start += 6
            while start < end and row[start] != 0:
                start += 3
        row[start] = 1
        row[start + 1] = i16(self.column(cell))
        row[start + 2] = i16(self.line(cell))

    def column(self, cell: i64) -> i64:
        return cell % WIDTH - REACH

    def line(self, cell: i64) -> i64:
        return cell // WIDTH - REACH


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
