"""What lies around an empty cell: the tiles beside it, the cells that a tile there would narrow, cloisters."""

from __future__ import annotations

from typing import Final, final

from mypy_extensions import i64

from bastide.games.carcassonne.bots.forecast.feature_forecast import holds
from bastide.games.carcassonne.rules.map.board import Board
from bastide.games.carcassonne.rules.map.geometry import STEPS
from bastide.games.carcassonne.rules.tiles.model import CITY, EDGE_CITY, EDGE_ROAD, ROAD

#: No tile, no place.
NOT_THERE: Final[i64] = -1


@final
class Surroundings:
    """Looks at one cell of the rim after the other."""

    place: i64
    around: i64

    def __init__(self) -> None:
        #: The cell's place in the rim.
        self.place = 0
        #: By side: the tile there, or -1; and if there is none, the place of that cell in the rim, or -1.
        self.tiles: list[int] = [0] * 4
        self.beside: list[int] = [0] * 4
        #: Cities and occupied roads that are open where a tile here would touch the open cell too.
        self.near: list[int] = []
        #: Occupied cloisters around the cell; and how many tiles there are.
        self.cloisters: list[int] = []
        self.around = 0

    def look(self, board: Board, place: i64, slots: list[int]) -> None:
        """Look around a cell; ``slots`` tells which features are occupied (not -1)."""
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
        self._look_for_cloisters(board, here, slots)

    def side_of(self, place: i64) -> i64:
        """The side on which an empty cell of the rim lies beside this one, or -1."""
        beside = self.beside
        if beside[0] == place:
            return 0
        if beside[1] == place:
            return 1
        if beside[2] == place:
            return 2
        return 3 if beside[3] == place else NOT_THERE

    def _look_for_cloisters(self, board: Board, here: i64, slots: list[int]) -> None:
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
    """From a place of the grid to the next one on a side."""
    if side == 0:
        return board.grid.columns
    if side == 1:
        return 1
    return -board.grid.columns if side == 2 else -1


def add_open(board: Board, place: i64, slots: list[int], found: list[int]) -> None:
    """Add the cities, and occupied roads, that are open towards an empty cell, by its place in the grid."""
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
