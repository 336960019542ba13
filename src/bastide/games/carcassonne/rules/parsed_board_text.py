"""Parsed content of a board text, and helpers for its lines. ``position_parser.py`` describes the format."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final, final

from bastide.core.errors import InvalidSnapshot
from bastide.core.json_data import JsonData
from bastide.core.utilities.labelled_line_parser import malformed_part_error
from bastide.games.carcassonne.rules.tiles.tile_definition import (
    BRIDGE,
    CITY,
    CLOISTER,
    FEATURE_KIND_NAMES,
    FIELD,
    HALF_EDGE_NAMES,
    ROAD,
    SHRINE,
    SIDE_NAMES,
    Tile,
)

PLAYER_COLOURS: Final[list[str]] = ["red", "blue", "green", "yellow", "black", "grey"]
#: Name of a follower by feature kind. Followers cannot stand on other kinds.
FOLLOWER_ROLES: Final[dict[int, str]] = {
    CITY: "knight",
    ROAD: "highwayman",
    CLOISTER: "monk",
    SHRINE: "heretic",
    FIELD: "farmer",
    BRIDGE: "highwayman",
}
#: The corners of a tile, clockwise.
CORNERS: Final[list[str]] = ["ne", "se", "sw", "nw"]
#: Step to the neighbour cell on each side.
NEIGHBOUR_STEPS: Final[list[tuple[int, int]]] = [(0, 1), (1, 0), (0, -1), (-1, 0)]


@final
class BoardText:
    """Content of a board text: tiles in written order, meeples, and data of the modules."""

    def __init__(self) -> None:
        #: Tile id, x, y and facing.
        self.tiles: list[tuple[str, int, int, str]] = []
        #: Tile and quarter turns by cell.
        self.tile_by_cell: dict[tuple[int, int], tuple[Tile, int]] = {}
        #: Meeples, as in a view.
        self.meeples: list[dict[str, JsonData]] = []
        #: Direction of each bridge by cell.
        self.bridges: dict[tuple[int, int], str] = {}
        #: Data of each module, in the form of its part of a view.
        self.module_data: dict[str, dict[str, JsonData]] = {}

    def view(self) -> dict[str, JsonData]:
        """Return the part of a view that can be drawn."""
        board: list[JsonData] = []
        for name, x, y, facing in self.tiles:
            tile_data: dict[str, JsonData] = {"tile": name, "x": x, "y": y, "facing": facing}
            if (x, y) in self.bridges:
                tile_data["bridge"] = self.bridges[x, y]
            board.append(tile_data)
        return {"board": board, "figures": [*self.meeples], "extra": {**self.module_data}}

    def data_of_module(self, module: str) -> dict[str, JsonData]:
        """Return the data of a module, to be extended."""
        return self.module_data.setdefault(module, {})

    def tile_at(self, x: int, y: int, line: str) -> tuple[Tile, int]:
        """Return the tile on a cell and its quarter turns. Raises InvalidSnapshot if there is none."""
        placed = self.tile_by_cell.get((x, y))
        if placed is None:
            raise board_text_error(line, "position-part-empty-cell", f"there is no tile at {x},{y}", cell=f"{x},{y}")
        return placed


def find_feature_number(tile: Tile, rotation: int, kind: str, which: str, line: str) -> int:
    """Return the number of a feature of this kind, given its number or a side or half-edge of the rotated tile."""
    numbered = [feature for feature in tile.features if FEATURE_KIND_NAMES[feature.kind] == kind]
    for number, feature in enumerate(numbered):
        if which in SIDE_NAMES:
            side = (SIDE_NAMES.index(which) - rotation) % 4
            if side in feature.edges or (2 * side in feature.halves and 2 * side + 1 in feature.halves):
                return number
        if which in HALF_EDGE_NAMES and (HALF_EDGE_NAMES.index(which) - 2 * rotation) % 8 in feature.halves:
            return number
        if which == str(number):
            return number
    raise board_text_error(
        line,
        "position-part-no-feature",
        f"{tile.id} in this rotation has no {kind} {which}",
        tile=tile.id,
        feature=f"{kind} {which}",
    )


def parse_cell(text: str, line: str) -> tuple[int, int]:
    """Parse a cell such as ``3,-1``."""
    numbers = text.split(",")
    if len(numbers) != 2 or not are_integers(numbers):
        raise board_text_error(line, "position-part-cell", f"{text!r} is not a cell like 3,-1", text=text)
    return int(numbers[0]), int(numbers[1])


def are_integers(words: list[str]) -> bool:
    """Return whether all words are integers and there is at least one."""
    for text in words:
        if not text.removeprefix("-").isdecimal():
            return False
    return bool(words)


@final
class BoardTextError(InvalidSnapshot):
    """Error for an impossible board text, with the line that is wrong."""

    def __init__(self, problem: InvalidSnapshot, line: str = "", start: str = "", cell: str = "") -> None:
        shown = f"{line.strip()!r}: {problem}" if line else str(problem)
        super().__init__(
            "bad-snapshot", f"this is not a map of carcassonne: {shown}", game="carcassonne", problem=problem
        )
        self.problem = problem
        #: The wrong line, or how it starts and which cell it names.
        self.line = line
        self.start = start
        self.cell = cell

    def is_about(self, text: str) -> bool:
        """Whether a line of the board text is the wrong one."""
        if self.line:
            return text.split() == self.line.split()
        return bool(self.cell) and text.startswith(self.start) and f" at {self.cell} " in f"{text} "


def board_text_error(line: str, code: str, problem: str, /, **facts: object) -> BoardTextError:
    """Make the error for an invalid line of a board text. ``code`` names the problem."""
    return BoardTextError(InvalidSnapshot(code, problem, **facts), line)


def malformed_line_error(line: str, example: str) -> BoardTextError:
    """Make the error for a line that is not written like the example."""
    return BoardTextError(malformed_part_error(example, line.strip()[:60]), line)


def objects_under_key(view: Mapping[str, JsonData], key: str) -> list[dict[str, JsonData]]:
    """Return the list of objects that a view has under a key."""
    listed = view[key]
    if not isinstance(listed, list):
        raise TypeError(f"{key} is a list, not {listed!r}")
    found: list[dict[str, JsonData]] = []
    for entry in listed:
        if not isinstance(entry, dict):
            raise TypeError(f"{key} holds objects, not {entry!r}")
        found.append(entry)
    return found
