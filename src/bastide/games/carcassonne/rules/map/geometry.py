"""Cell numbers and coordinates, neighbour offsets and facings.

The board is a square of cells with x and y from -100 to 100, x to the east and y to the north. Border cells always stay
empty, so every used cell has four neighbours without bounds checks. A straight line of a hundred tiles would be needed
to reach the border.
"""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

REACH: Final[i64] = 100
WIDTH: Final[i64] = 201
CELLS: Final[i64] = WIDTH * WIDTH
ORIGIN: Final[i64] = REACH * WIDTH + REACH

#: Offset from a cell to its neighbour on each side: north, east, south, west.
STEPS: Final[list[int]] = [201, 1, -201, -1]

#: Direction of the printed north of a tile after 0, 1, 2, 3 quarter turns clockwise.
FACINGS: Final[list[str]] = ["north", "east", "south", "west"]


def cell_at(x: int, y: int) -> int:
    """Return the cell with these coordinates. Raises ValueError outside the board."""
    if not -REACH < x < REACH or not -REACH < y < REACH:
        raise ValueError(f"cell {x},{y} is outside the board: x and y range from {1 - REACH} to {REACH - 1}")
    return (y + REACH) * WIDTH + (x + REACH)


def x_of(cell: int) -> int:
    """Return the x coordinate of a cell."""
    return cell % WIDTH - REACH


def y_of(cell: int) -> int:
    """Return the y coordinate of a cell."""
    return cell // WIDTH - REACH


def on_the_ring(cell: i64) -> bool:
    """Return whether a cell is on the border, which stays empty."""
    column: i64 = cell % WIDTH
    return column == 0 or column == WIDTH - 1 or cell < WIDTH or cell >= CELLS - WIDTH
