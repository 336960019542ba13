"""Neighbourhood of an empty cell: adjacent tiles, adjacent empty cells, and cloisters."""

from __future__ import annotations

from typing import Final, final

from mypy_extensions import i64

from bastide.games.carcassonne.bots.forecast.feature_forecast import contains_int
from bastide.games.carcassonne.rules.board.cell_coordinates import NEIGHBOUR_OFFSETS
from bastide.games.carcassonne.rules.board.mutable_board import Board
from bastide.games.carcassonne.rules.tiles.tile_definition import CITY, EDGE_CITY, EDGE_ROAD, ROAD

#: No tile, or no index.
NO_INDEX: Final[i64] = -1


@final
class CellNeighbourhood:
    """Analyses one cell of the rim after the other."""

    rim_index: i64
    surrounding_tile_count: i64

    def __init__(self) -> None:
        #: Index of the cell in the rim.
        self.rim_index = 0
        #: By side: the adjacent tile, or -1; and without a tile, the rim index of the adjacent cell, or -1.
        self.adjacent_tiles: list[int] = [0] * 4
        self.adjacent_rim_indices: list[int] = [0] * 4
        #: Cities, and occupied roads, that are open at a cell adjacent to this one.
        self.affected_features: list[int] = []
        #: Occupied cloisters around the cell, and the number of tiles around it.
        self.occupied_cloisters: list[int] = []
        self.surrounding_tile_count = 0

    def analyse_cell(self, board: Board, place: i64, slots: list[int]) -> None:
        """Analyse a cell. ``slots``: by root, -1 if the feature is not occupied."""
        cell: i64 = board.frontier[place]
        here = board.grid.index_of_cell(cell)
        self.rim_index = place
        near: list[int] = []
        side: i64 = 0
        while side < 4:
            there: i64 = here + grid_step(board, side)
            tile: i64 = board.grid.tiles[there] - 1
            self.adjacent_tiles[side] = tile
            self.adjacent_rim_indices[side] = NO_INDEX
            if tile < 0:
                other = board.frontier_index(cell + NEIGHBOUR_OFFSETS[side])
                if other < len(board.frontier) and board.frontier[other] == cell + NEIGHBOUR_OFFSETS[side]:
                    self.adjacent_rim_indices[side] = other
                    add_open_features(board, there, slots, near)
            side += 1
        self.affected_features = near
        self._find_cloisters(board, here, slots)

    def side_facing(self, place: i64) -> i64:
        """Return the side on which an empty cell of the rim is adjacent to this one, or -1."""
        adjacent = self.adjacent_rim_indices
        if adjacent[0] == place:
            return 0
        if adjacent[1] == place:
            return 1
        if adjacent[2] == place:
            return 2
        return 3 if adjacent[3] == place else NO_INDEX

    def _find_cloisters(self, board: Board, here: i64, slots: list[int]) -> None:
        spots = board.tile_set.cloister_feature
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
                    if spot >= 0 and slots[board.tile_first_node[tile] + spot] >= 0:
                        found.append(board.tile_first_node[tile] + spot)
                there += 1
            row += columns
        self.occupied_cloisters = found
        self.surrounding_tile_count = around


def grid_step(board: Board, side: i64) -> i64:
    """Return the step from a grid index to the next one on a side."""
    if side == 0:
        return board.grid.columns
    if side == 1:
        return 1
    return -board.grid.columns if side == 2 else -1


def add_open_features(board: Board, place: i64, slots: list[int], found: list[int]) -> None:
    """Add the cities, and occupied roads, that are open towards an empty cell, given by its grid index."""
    side: i64 = 0
    while side < 4:
        tile: i64 = board.grid.tiles[place + grid_step(board, side)] - 1
        if tile >= 0 and board.edge_at(tile, side ^ 2) in (EDGE_CITY, EDGE_ROAD):
            root = board.find_root(board.node_at_side(tile, side ^ 2))
            kind: i64 = board.node_kind[root]
            counts = kind == CITY or (kind == ROAD and slots[root] >= 0)
            if counts and not contains_int(found, root):
                found.append(root)
        side += 1
