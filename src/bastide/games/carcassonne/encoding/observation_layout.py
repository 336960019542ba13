"""Layout of an observation, and the interface of the modules that write into it."""

from __future__ import annotations

from typing import Final, final

from librt.vecs import vec
from mypy_extensions import i16, i64

from bastide.encoding.encoder_api import Encoder
from bastide.games.carcassonne.encoding.decision_subject import DecisionSubject
from bastide.games.carcassonne.encoding.vocabulary import (
    MAX_JOURNEY_CELLS,
    MEEPLE_VOCABULARY,
    SEAT_FIELDS,
    list_observation_parts,
)
from bastide.games.carcassonne.encoding.vocabulary_indices import VocabularyIndices
from bastide.games.carcassonne.rules.board.cell_coordinates import BOARD_WIDTH, MAX_COORDINATE
from bastide.games.carcassonne.rules.state.game_state import CarcassonneState

#: Number of fields of a seat.
NUMBERS_PER_SEAT: Final[i64] = len(MEEPLE_VOCABULARY) + len(SEAT_FIELDS)
#: Rows of the part ``cells_start``: dragon, fairy, and the first cell of the dragon's journey.
DRAGON_CELL_ROW: Final[i64] = 0
FAIRY_CELL_ROW: Final[i64] = 1
FIRST_JOURNEY_CELL_ROW: Final[i64] = 2


@final
class ObservationLayout:
    """Start index of each part of an observation."""

    seats_start: i64
    cells_start: i64

    def __init__(self, encoder: Encoder) -> None:
        self._starts: dict[str, int] = {}
        for name, shape, description in list_observation_parts(encoder.players):
            self._starts[name] = encoder.add_part(name, shape, description)
        self.seats_start = self.part_start("seats")
        self.cells_start = self.part_start("cells")

    def part_start(self, part: str) -> int:
        """Return the start index of a part."""
        return self._starts[part]

    def seat_number_start(self, place: i64, number: i64) -> i64:
        """Return the index of a field of a seat. ``place`` counts from the viewer's seat on."""
        return self.seats_start + place * NUMBERS_PER_SEAT + number

    def write_cell(self, number: i64, cell: i64, row: vec[i16], at: i64) -> None:
        """Write a row of ``cells_start``; cell -1 is none."""
        if cell >= 0 and number < MAX_JOURNEY_CELLS + FIRST_JOURNEY_CELL_ROW:
            start: i64 = at + self.cells_start + 3 * number
            row[start] = 1
            row[start + 1] = x_of_cell(cell)
            row[start + 2] = y_of_cell(cell)


def x_of_cell(cell: i64) -> i16:
    """Return the x coordinate of a cell, 0 at the start tile."""
    return i16(cell % BOARD_WIDTH - MAX_COORDINATE)


def y_of_cell(cell: i64) -> i16:
    """Return the y coordinate of a cell, 0 at the start tile."""
    return i16(cell // BOARD_WIDTH - MAX_COORDINATE)


def seat_number_index(name: str) -> int:
    """Return the index of a field among those of a seat."""
    return len(MEEPLE_VOCABULARY) + SEAT_FIELDS.index(name)


class ModuleObservationPart:
    """What an expansion module writes into an observation. ``slot`` is the index of its data in the state."""

    def __init__(self, module_id: str, layout: ObservationLayout) -> None:
        self.module_id = module_id
        self.layout = layout

    def find_subject(self, game: CarcassonneState, slot: int, subject: DecisionSubject) -> None:
        """Set the subject of a decision that belongs to the module."""

    def write_part(
        self, game: CarcassonneState, slot: int, indices: VocabularyIndices, viewer: i64, row: vec[i16], at: i64
    ) -> None:
        """Write into ``row`` from ``at`` on. The parts that do not belong to modules are written separately."""
