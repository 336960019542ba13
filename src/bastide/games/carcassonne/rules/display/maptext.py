"""What a map as text says, and the words that all its lines share. How a map is written is told in ``positions.py``."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final, final

from bastide.core.errors import InvalidSnapshot
from bastide.core.plain import Plain
from bastide.games.carcassonne.rules.tiles.model import (
    BRIDGE,
    CITY,
    CLOISTER,
    FEATURE_KINDS,
    FIELD,
    HALVES,
    ROAD,
    SHRINE,
    SIDES,
    Tile,
)

COLOURS: Final[list[str]] = ["red", "blue", "green", "yellow", "black", "grey"]
#: What a follower is called on a feature; nobody can stand on the others.
ROLES: Final[dict[int, str]] = {
    CITY: "knight",
    ROAD: "highwayman",
    CLOISTER: "monk",
    SHRINE: "heretic",
    FIELD: "farmer",
    BRIDGE: "highwayman",
}
#: The corners of a tile, clockwise.
CORNERS: Final[list[str]] = ["ne", "se", "sw", "nw"]
#: The cell beyond each side.
BEYOND: Final[list[tuple[int, int]]] = [(0, 1), (1, 0), (0, -1), (-1, 0)]


@final
class MapText:
    """What a text says: the tiles in the order in which they were written, the meeples, and what modules add."""

    def __init__(self) -> None:
        #: Tile id, x, y and facing.
        self.tiles: list[tuple[str, int, int, str]] = []
        #: The tile on each cell and its quarter turns.
        self.laid: dict[tuple[int, int], tuple[Tile, int]] = {}
        #: The meeples, as a view shows them.
        self.figures: list[dict[str, Plain]] = []
        #: The way each bridge lies, by its cell.
        self.bridges: dict[tuple[int, int], str] = {}
        #: What the lines of each module say, in the form of its part of a view.
        self.said: dict[str, dict[str, Plain]] = {}

    def view(self) -> dict[str, Plain]:
        """The board as the part of a view that can be drawn."""
        board: list[Plain] = []
        for name, x, y, facing in self.tiles:
            lies: dict[str, Plain] = {"tile": name, "x": x, "y": y, "facing": facing}
            if (x, y) in self.bridges:
                lies["bridge"] = self.bridges[x, y]
            board.append(lies)
        return {"board": board, "figures": [*self.figures], "extra": {**self.said}}

    def saying(self, module: str) -> dict[str, Plain]:
        """What a module's lines have said so far; to be added to."""
        return self.said.setdefault(module, {})

    def tile_at(self, x: int, y: int, line: str) -> tuple[Tile, int]:
        """The tile on a cell and its quarter turns; InvalidSnapshot if there is none."""
        placed = self.laid.get((x, y))
        if placed is None:
            raise unreadable(line, f"there is no tile at {x},{y}")
        return placed


def feature_named(tile: Tile, turns: int, kind: str, which: str, line: str) -> int:
    """The number of the feature of this kind that has this number or lies at this side or half-edge of the board."""
    numbered = [feature for feature in tile.features if FEATURE_KINDS[feature.kind] == kind]
    for number, feature in enumerate(numbered):
        if which in SIDES:
            side = (SIDES.index(which) - turns) % 4
            if side in feature.edges or (2 * side in feature.halves and 2 * side + 1 in feature.halves):
                return number
        if which in HALVES and (HALVES.index(which) - 2 * turns) % 8 in feature.halves:
            return number
        if which == str(number):
            return number
    raise unreadable(line, f"{tile.id} has no {kind} {which} as it lies there")


def read_cell(text: str, line: str) -> tuple[int, int]:
    """``3,-1``."""
    numbers = text.split(",")
    if len(numbers) != 2 or not all_numbers(numbers):
        raise unreadable(line, f"{text!r} is no cell; a cell is written like 3,-1")
    return int(numbers[0]), int(numbers[1])


def all_numbers(words: list[str]) -> bool:
    for text in words:
        if not text.removeprefix("-").isdecimal():
            return False
    return bool(words)


def unreadable(line: str, problem: str) -> InvalidSnapshot:
    problem = f"{line.strip()!r}: {problem}"
    return InvalidSnapshot(
        "bad-snapshot", f"this is not a map of carcassonne: {problem}", game="carcassonne", problem=problem
    )


def entries(view: Mapping[str, Plain], key: str) -> list[dict[str, Plain]]:
    """The list of objects that a view has under a key."""
    listed = view[key]
    if not isinstance(listed, list):
        raise TypeError(f"{key} is a list, not {listed!r}")
    found: list[dict[str, Plain]] = []
    for entry in listed:
        if not isinstance(entry, dict):
            raise TypeError(f"{key} holds objects, not {entry!r}")
        found.append(entry)
    return found
