"""The window: which cells of the map an observation shows.

The map has no limits, a policy head has: a *window* of some cells by as many, its middle where the middle of the map
is, shows the map and says where a tile can go. As long as the map and the cells around it fit in, nothing is lost.
Placements outside the window are not offered; if all are outside, the window moves to the first of them.
"""

from __future__ import annotations

from typing import final

from mypy_extensions import i64

from bastide.games.carcassonne.modules.dragon.memory import DRAGON, FAIRY
from bastide.games.carcassonne.rules.actions import NONE
from bastide.games.carcassonne.rules.map.geometry import CELLS, WIDTH
from bastide.games.carcassonne.rules.state.state import CarcassonneState


@final
class Window:
    """``size`` by ``size`` cells; ``west`` and ``south`` are the column and row of its corner on the map."""

    size: i64
    west: i64
    south: i64

    def __init__(self, size: int) -> None:
        self.size = size
        self.west = 0
        self.south = 0

    def frame(self, game: CarcassonneState) -> None:
        """Put the window where it belongs."""
        west: i64 = WIDTH
        east: i64 = 0
        south: i64 = WIDTH
        north: i64 = 0
        for cell in game.board.tile_cell:
            column: i64 = i64(cell) % WIDTH
            row: i64 = i64(cell) // WIDTH
            if column < west:
                west = column
            if column > east:
                east = column
            if row < south:
                south = row
            if row > north:
                north = row
        half: i64 = self.size // 2
        self.west = (west + east) // 2 - half
        self.south = (south + north) // 2 - half
        if east - west + 3 <= self.size and north - south + 3 <= self.size:
            return
        actor = game.next_actor()
        first: i64 = -1
        for action in game.legal_actions(actor) if actor >= 0 else []:
            where = cell_of(action)
            if where < 0 or self.place(where) >= 0:
                return
            if first < 0:
                first = where
        if first >= 0:
            self.west = first % WIDTH - half
            self.south = first // WIDTH - half

    def place(self, cell: i64) -> i64:
        """The place of a cell in the window, row by row from the south-west corner; -1 for one outside."""
        column: i64 = cell % WIDTH - self.west
        row: i64 = cell // WIDTH - self.south
        if column < 0 or column >= self.size or row < 0 or row >= self.size:
            return -1
        return row * self.size + column

    def cell(self, place: i64) -> i64:
        """The cell at a place of the window."""
        return (place // self.size + self.south) * WIDTH + place % self.size + self.west


def cell_of(action: i64) -> i64:
    """The cell that an action is about; -1 if it is about none."""
    if action < NONE:
        return action >> 2
    if FAIRY <= action < DRAGON:
        return (action - FAIRY) % CELLS
    return -1
