"""An observation of Carcassonne read back: the view, made from nothing but the numbers and what their page says."""

from __future__ import annotations

from typing import Any

import numpy as np
from numpy.typing import NDArray

from bastide.envs.spec import TableSpec
from bastide.games.carcassonne.encoding.vocabulary import CELL, PHASES, RULES, SEAT
from bastide.games.carcassonne.modules.count.memory import QUARTER_IDS
from bastide.games.carcassonne.rules.actions import FIGURE_IDS
from bastide.games.carcassonne.rules.display.maptext import CORNERS
from bastide.games.carcassonne.rules.map.geometry import FACINGS
from bastide.games.carcassonne.rules.tiles.catalogue import TILES
from bastide.games.carcassonne.rules.tiles.model import EDGE_ROAD

Numbers = NDArray[np.int16]
IDS = [tile.id for tile in TILES]


class Reading:
    """One observation, told by the seat of its viewer."""

    def __init__(self, at: TableSpec, row: Numbers, viewer: int) -> None:
        self.at = at
        self.viewer = viewer
        self.players = at.players
        self.part = {
            part.name: row[part.start : part.start + part.size].reshape(part.shape) for part in at.encoder.parts
        }
        self.seats = self.part["seats"]
        self.window = self.part["window"]
        self.middle = [int(number) for number in self.part["middle"]]

    def plane(self, name: str) -> Numbers:
        return self.window[:, :, CELL.index(name)]

    def spot(self, row: int, column: int) -> list[int]:
        """The coordinates of a place in the window."""
        half = len(self.window) // 2
        return [int(column) - half + self.middle[0], int(row) - half + self.middle[1]]

    def spots(self, plane: str) -> list[list[int]]:
        return sorted(self.spot(row, column) for row, column in np.argwhere(self.plane(plane)))

    def seat(self, place: int) -> int:
        return (self.viewer + place) % self.players

    def by_seat(self, numbers: Numbers) -> list[Any]:
        """What is told from the viewer's seat on, in seating order."""
        told: list[Any] = np.roll(numbers, self.viewer, 0).tolist()
        return told

    def of_seats(self, name: str) -> list[int]:
        return self.by_seat(self.seats[:, len(FIGURE_IDS) + SEAT.index(name)])

    def who(self, name: str) -> int:
        """The one player of whom this is true, or -1."""
        found = self.of_seats(name)
        assert sum(found) <= 1
        return found.index(1) if 1 in found else -1

    # -- what the view says --------------------------------------------------------------------------

    def rules(self) -> list[str]:
        return [name for name, on in zip(RULES, self.part["rules"], strict=True) if on]

    def phase(self) -> str:
        (asked,) = np.flatnonzero(self.part["phase"])
        return PHASES[asked]

    def tile(self, numbers: Numbers) -> str:
        """The tile of a one-hot part, or nothing."""
        found = np.flatnonzero(numbers)
        assert len(found) <= 1
        return IDS[found[0]] if len(found) else ""

    def counted(self, name: str) -> dict[str, int]:
        numbers = self.part[name]
        return {IDS[kind]: int(numbers[kind]) for kind in np.flatnonzero(numbers)}

    def board(self) -> list[dict[str, Any]]:
        """The tiles on the map, by their cells. A road where the tile shows none is the end of a bridge."""
        found = []
        for row, column in np.argwhere(self.plane("tile")):
            cell = self.window[row, column]
            tile = TILES[cell[CELL.index("kind")] - 1]
            turn = int(cell[CELL.index("facing")])
            x, y = self.spot(row, column)
            lies: dict[str, Any] = {"tile": tile.id, "x": x, "y": y, "facing": FACINGS[turn]}
            for side, way in enumerate(["ns", "ew"]):
                if cell[CELL.index("road_n") + side] and tile.edges[(side - turn) % 4] != EDGE_ROAD:
                    lies["bridge"] = way
            found.append(lies)
        return sorted(found, key=str)

    def figures(self) -> list[dict[str, Any]]:
        half = len(self.window) // 2
        found: list[dict[str, Any]] = []
        for owner, kind, column, row, feature, corner, _ in self.part["figures"].tolist():
            if owner:
                stands: dict[str, Any] = {
                    "figure": FIGURE_IDS[kind - 1],
                    "player": self.seat(owner - 1),
                    "x": column - half + self.middle[0],
                    "y": row - half + self.middle[1],
                    "feature": feature - 1,
                }
                if corner:
                    stands["corner"] = CORNERS[corner - 1]
                found.append(stands)
        return found

    def brought(self) -> list[int]:
        return np.flatnonzero(self.part["figures"][:, 6]).tolist()

    def supply(self) -> list[dict[str, int]]:
        homes = self.by_seat(self.seats[:, : len(FIGURE_IDS)])
        return [dict(zip(FIGURE_IDS, home, strict=True)) for home in homes]

    def quarters(self) -> list[dict[str, dict[str, int]]]:
        return [
            {
                quarter: {name: there for name, there in zip(FIGURE_IDS, inside, strict=True) if there}
                for quarter, inside in zip(QUARTER_IDS, of_player, strict=True)
            }
            for of_player in self.by_seat(self.part["quarters"])
        ]

    def cell(self, x: int, y: int) -> Numbers:
        """The numbers of a cell of the map."""
        half = len(self.window) // 2
        numbers: Numbers = self.window[y - self.middle[1] + half, x - self.middle[0] + half]
        return numbers
