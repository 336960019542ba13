"""Cell numbers and coordinates, neighbour offsets and facings.

The board is a square of cells with x and y from -100 to 100, x to the east and y to the north. Border cells always stay
empty, so every used cell has four neighbours without bounds checks. A straight line of a hundred tiles would be needed
to reach the border.
"""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

MAX_COORDINATE: Final[i64] = 100
BOARD_WIDTH: Final[i64] = 201
CELL_COUNT: Final[i64] = BOARD_WIDTH * BOARD_WIDTH
ORIGIN_CELL: Final[i64] = MAX_COORDINATE * BOARD_WIDTH + MAX_COORDINATE

#: Offset from a cell to its neighbour on each side: north, east, south, west.
NEIGHBOUR_OFFSETS: Final[list[int]] = [201, 1, -201, -1]

#: Direction of the printed north of a tile after 0, 1, 2, 3 quarter turns clockwise.
FACINGS: Final[list[str]] = ["north", "east", "south", "west"]


def cell_at(x: int, y: int) -> int:
    """Return the cell with these coordinates. Raises ValueError outside the board."""
    if not -MAX_COORDINATE < x < MAX_COORDINATE or not -MAX_COORDINATE < y < MAX_COORDINATE:
        raise ValueError(
            f"cell {x},{y} is outside the board: x and y range from {1 - MAX_COORDINATE} to {MAX_COORDINATE - 1}"
        )
    return (y + MAX_COORDINATE) * BOARD_WIDTH + (x + MAX_COORDINATE)


def x_of(cell: int) -> int:
    """Return the x coordinate of a cell."""
    return cell % BOARD_WIDTH - MAX_COORDINATE


def y_of(cell: int) -> int:
    """Return the y coordinate of a cell."""
    return cell // BOARD_WIDTH - MAX_COORDINATE


def is_border_cell(cell: i64) -> bool:
    """Return whether a cell is on the border, which stays empty."""
    column: i64 = cell % BOARD_WIDTH
    return column == 0 or column == BOARD_WIDTH - 1 or cell < BOARD_WIDTH or cell >= CELL_COUNT - BOARD_WIDTH
