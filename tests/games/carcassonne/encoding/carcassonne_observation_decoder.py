"""Decoder of Carcassonne observations: rebuilds the view from the numbers and their documentation only."""

from __future__ import annotations

from typing import Any

import numpy as np
from numpy.typing import NDArray

from bastide.envs.table.table_spec import TableSpec
from bastide.games.carcassonne.encoding.vocabulary import (
    MAX_JOURNEY_CELLS,
    MEEPLE_VOCABULARY,
    PHASE_VOCABULARY,
    RULE_VOCABULARY,
    SEAT_FIELDS,
    TILE_VOCABULARY,
)
from bastide.games.carcassonne.modules.count.module_state_layout import QUARTER_IDS
from bastide.games.carcassonne.rules.board.cell_coordinates import FACINGS
from bastide.games.carcassonne.rules.parsed_board_text import CORNERS

Numbers = NDArray[np.int16]


class DecodedObservation:
    """One observation from the seat of its viewer."""

    def __init__(self, at: TableSpec, row: Numbers, viewer: int) -> None:
        self.at = at
        self.viewer = viewer
        self.players = at.players
        self.part = {
            part.name: row[part.start : part.start + part.size].reshape(part.shape) for part in at.encoder.parts
        }
        self.seats = self.part["seats"]
        self.features = self.part["features"]

    def cells(self, first: int, count: int = 1) -> list[list[int]]:
        """Return the present cells among some rows of ``cells``."""
        return [[int(x), int(y)] for there, x, y in self.part["cells"][first : first + count] if there]

    def dragon(self) -> list[list[int]]:
        return self.cells(0)

    def fairy(self) -> list[list[int]]:
        return self.cells(1)

    def trail(self) -> list[list[int]]:
        return self.cells(2, int(MAX_JOURNEY_CELLS))

    def seat(self, place: int) -> int:
        return (self.viewer + place) % self.players

    def by_seat(self, numbers: Numbers) -> list[Any]:
        """Reorder numbers from the viewer's seat on into seating order."""
        reordered: list[Any] = np.roll(numbers, self.viewer, 0).tolist()
        return reordered

    def of_seats(self, name: str) -> list[int]:
        return self.by_seat(self.seats[:, len(MEEPLE_VOCABULARY) + SEAT_FIELDS.index(name)])

    def who(self, name: str) -> int:
        """Return the only player for whom this is true, or -1."""
        found = self.of_seats(name)
        assert sum(found) <= 1
        return found.index(1) if 1 in found else -1

    # -- parts of the view -------------------------------------------------------------------------------------------

    def rules(self) -> list[str]:
        return [name for name, on in zip(RULE_VOCABULARY, self.part["rules"], strict=True) if on]

    def phase(self) -> str:
        (asked,) = np.flatnonzero(self.part["phase"])
        return PHASE_VOCABULARY[asked]

    def tile(self, number: int) -> str:
        """Return the tile with a number, or nothing."""
        return TILE_VOCABULARY[number - 1] if number else ""

    def counted(self, name: str) -> dict[str, int]:
        numbers = self.part[name]
        return {TILE_VOCABULARY[kind]: int(numbers[kind]) for kind in np.flatnonzero(numbers)}

    def board(self) -> list[dict[str, Any]]:
        """Return the tiles on the board in the order in which they were laid."""
        found = []
        for kind, x, y, turn, span in self.part["tiles"].tolist():
            if kind:
                lies: dict[str, Any] = {"tile": self.tile(kind), "x": x, "y": y, "facing": FACINGS[turn]}
                found.append(lies | ({"bridge": ["ns", "ew"][span - 1]} if span else {}))
        return found

    def figures(self) -> list[dict[str, Any]]:
        found: list[dict[str, Any]] = []
        for owner, kind, x, y, feature, corner, _ in self.part["figures"].tolist():
            if owner:
                stands: dict[str, Any] = {
                    "figure": MEEPLE_VOCABULARY[kind - 1],
                    "player": self.seat(owner - 1),
                    "x": x,
                    "y": y,
                    "feature": feature - 1,
                }
                if corner:
                    stands["corner"] = CORNERS[corner - 1]
                found.append(stands)
        return found

    def brought(self) -> list[int]:
        return np.flatnonzero(self.part["figures"][:, 6]).tolist()

    def supply(self) -> list[dict[str, int]]:
        homes = self.by_seat(self.seats[:, : len(MEEPLE_VOCABULARY)])
        return [dict(zip(MEEPLE_VOCABULARY, home, strict=True)) for home in homes]

    def quarters(self) -> list[dict[str, dict[str, int]]]:
        return [
            {
                quarter: {name: there for name, there in zip(MEEPLE_VOCABULARY, inside, strict=True) if there}
                for quarter, inside in zip(QUARTER_IDS, of_player, strict=True)
            }
            for of_player in self.by_seat(self.part["quarters"])
        ]
