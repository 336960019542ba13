"""Tile index by cell: a rectangle that grows with the board, so that copies stay small."""

from __future__ import annotations

from typing import Final, final

from mypy_extensions import i64

from bastide.games.carcassonne.rules.board.cell_coordinates import BOARD_WIDTH, MAX_COORDINATE

#: Initial columns and rows. Wider than high, because adding a row is much faster than adding a column.
INITIAL_COLUMNS: Final[i64] = 21
INITIAL_ROWS: Final[i64] = 13
#: Number of rows or columns that are added on a side when a tile comes close to it.
GROWTH_CELLS: Final[i64] = 6


@final
class TileGrid:
    """Growing rectangle of cells. The index of a cell is ``row * columns + column``, from the south-west corner."""

    west: i64
    south: i64
    columns: i64
    rows: i64

    def __init__(self, tiles: list[int], west: int, south: int, columns: int, rows: int) -> None:
        #: Index of the tile plus one, or 0 for an empty cell.
        self.tiles = tiles
        self.west = west
        self.south = south
        self.columns = columns
        self.rows = rows

    def tile_at(self, cell: i64) -> i64:
        """Return the index of the tile on a cell, or -1."""
        column: i64 = cell % BOARD_WIDTH - self.west
        row: i64 = cell // BOARD_WIDTH - self.south
        if column < 0 or column >= self.columns or row < 0 or row >= self.rows:
            return -1
        found: i64 = self.tiles[row * self.columns + column]
        return found - 1

    def place_tile(self, cell: i64, tile: i64) -> i64:
        """Store a tile on a cell. Return the grid index; all cells up to two steps away are in the grid afterwards."""
        column: i64 = cell % BOARD_WIDTH
        row: i64 = cell // BOARD_WIDTH
        if column <= self.west + 1:
            self._widen(GROWTH_CELLS, 0)
        elif column >= self.west + self.columns - 2:
            self._widen(0, GROWTH_CELLS)
        if row <= self.south + 1:
            self.tiles = [0] * (self.columns * GROWTH_CELLS) + self.tiles
            self.south -= GROWTH_CELLS
            self.rows += GROWTH_CELLS
        elif row >= self.south + self.rows - 2:
            self.tiles = self.tiles + [0] * (self.columns * GROWTH_CELLS)
            self.rows += GROWTH_CELLS
        place = self.index_of_cell(cell)
        self.tiles[place] = tile + 1
        return place

    def index_of_cell(self, cell: i64) -> i64:
        """Return the grid index of a cell within two steps of a tile."""
        return (cell // BOARD_WIDTH - self.south) * self.columns + cell % BOARD_WIDTH - self.west

    def _widen(self, west: i64, east: i64) -> None:
        """Add columns on the west and east sides."""
        before: list[int] = [0] * west
        after: list[int] = [0] * east
        tiles: list[int] = []
        row: i64 = 0
        while row < self.rows:
            tiles += before
            tiles += self.tiles[row * self.columns : (row + 1) * self.columns]
            tiles += after
            row += 1
        self.tiles = tiles
        self.columns += west + east
        self.west -= west

    def clone(self) -> TileGrid:
        """Return a copy."""
        return TileGrid(self.tiles.copy(), self.west, self.south, self.columns, self.rows)


def empty_grid() -> TileGrid:
    """Return an empty grid around the origin."""
    return TileGrid(
        [0] * (INITIAL_COLUMNS * INITIAL_ROWS),
        MAX_COORDINATE - INITIAL_COLUMNS // 2,
        MAX_COORDINATE - INITIAL_ROWS // 2,
        INITIAL_COLUMNS,
        INITIAL_ROWS,
    )
