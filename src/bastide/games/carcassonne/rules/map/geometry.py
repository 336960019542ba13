"""Cells of the board, sides of a tile, quarter turns.

The board is a square of cells, x to the right and y upwards, from -100 to 100. Its outermost ring always stays empty, so
a cell in use has four neighbours without anybody asking. Only a hundred tiles in a straight line would reach the ring.
"""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

REACH: Final[i64] = 100
WIDTH: Final[i64] = 201
CELLS: Final[i64] = WIDTH * WIDTH
ORIGIN: Final[i64] = REACH * WIDTH + REACH

#: From a cell to its neighbour on each side: north, east, south, west.
STEPS: Final[list[int]] = [201, 1, -201, -1]

#: Where the drawn north of a tile points after 0, 1, 2, 3 quarter turns clockwise.
FACINGS: Final[list[str]] = ["north", "east", "south", "west"]


def cell_at(x: int, y: int) -> int:
    """The cell with these coordinates; ValueError outside the board."""
    if not -REACH < x < REACH or not -REACH < y < REACH:
        raise ValueError(f"there is no cell {x},{y}: x and y go from {1 - REACH} to {REACH - 1}")
    return (y + REACH) * WIDTH + (x + REACH)


def x_of(cell: int) -> int:
    return cell % WIDTH - REACH


def y_of(cell: int) -> int:
    return cell // WIDTH - REACH


def on_the_ring(cell: i64) -> bool:
    """Whether a cell belongs to the outermost ring, which stays empty."""
    column: i64 = cell % WIDTH
    return column == 0 or column == WIDTH - 1 or cell < WIDTH or cell >= CELLS - WIDTH
