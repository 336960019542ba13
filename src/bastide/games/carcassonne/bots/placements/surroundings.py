"""Neighbourhood of an empty cell: adjacent tiles, adjacent empty cells, and cloisters."""

from __future__ import annotations

from typing import Final, final

from mypy_extensions import i64

from bastide.games.carcassonne.bots.forecast.feature_forecast import holds
from bastide.games.carcassonne.rules.map.board import Board
from bastide.games.carcassonne.rules.map.geometry import STEPS
from bastide.games.carcassonne.rules.tiles.model import CITY, EDGE_CITY, EDGE_ROAD, ROAD

#: No tile, or no index.
NOT_THERE: Final[i64] = -1


@final
class Surroundings:
    """Analyses one cell of the rim after the other."""

    place: i64
    around: i64

    def __init__(self) -> None:
        #: Index of the cell in the rim.
        self.place = 0
        #: By side: the adjacent tile, or -1; and without a tile, the rim index of the adjacent cell, or -1.
        self.tiles: list[int] = [0] * 4
        self.beside: list[int] = [0] * 4
        #: Cities, and occupied roads, that are open at a cell adjacent to this one.
        self.near: list[int] = []
        #: Occupied cloisters around the cell, and the number of tiles around it.
        self.cloisters: list[int] = []
        self.around = 0

    def look(self, board: Board, place: i64, slots: list[int]) -> None:
        """Analyse a cell. ``slots``: by root, -1 if the feature is not occupied."""
        cell: i64 = board.rim[place]
        here = board.grid.place(cell)
        self.place = place
        near: list[int] = []
        side: i64 = 0
        while side < 4:
            there: i64 = here + step(board, side)
            tile: i64 = board.grid.tiles[there] - 1
            self.tiles[side] = tile
            self.beside[side] = NOT_THERE
            if tile < 0:
                other = board.rim_place(cell + STEPS[side])
                if other < len(board.rim) and board.rim[other] == cell + STEPS[side]:
                    self.beside[side] = other
                    add_open(board, there, slots, near)
            side += 1
        self.near = near
        self._find_cloisters(board, here, slots)

    def side_of(self, place: i64) -> i64:
        """Return the side on which an empty cell of the rim is adjacent to this one, or -1."""
        adjacent = self.beside
        if adjacent[0] == place:
            return 0
        if adjacent[1] == place:
            return 1
        if adjacent[2] == place:
            return 2
        return 3 if adjacent[3] == place else NOT_THERE

    def _find_cloisters(self, board: Board, here: i64, slots: list[int]) -> None:
        spots = board.kinds.spot
        tiles = board.grid.tiles
        columns = board.grid.columns
        found: list[int] = []
        around: i64 = 0
        row: i64 = here - columns
        while row <= here + columns:
            there: i64 = row - 1
            while there <= row + 1:
                tile: i64 = tiles[there] - 1
                if tile >= 0:
                    around += 1
                    spot: i64 = spots[board.tile_kind[tile]]
                    if spot >= 0 and slots[board.tile_node[tile] + spot] >= 0:
                        found.append(board.tile_node[tile] + spot)
                there += 1
            row += columns
        self.cloisters = found
        self.around = around


def step(board: Board, side: i64) -> i64:
    """Return the step from a grid index to the next one on a side."""
    if side == 0:
        return board.grid.columns
    if side == 1:
        return 1
    return -board.grid.columns if side == 2 else -1


def add_open(board: Board, place: i64, slots: list[int], found: list[int]) -> None:
    """Add the cities, and occupied roads, that are open towards an empty cell, given by its grid index."""
    side: i64 = 0
    while side < 4:
        tile: i64 = board.grid.tiles[place + step(board, side)] - 1
        if tile >= 0 and board.edge_at(tile, side ^ 2) in (EDGE_CITY, EDGE_ROAD):
            root = board.root(board.node_at(tile, side ^ 2))
            kind: i64 = board.node_kind[root]
            counts = kind == CITY or (kind == ROAD and slots[root] >= 0)
            if counts and not holds(found, root):
                found.append(root)
        side += 1
