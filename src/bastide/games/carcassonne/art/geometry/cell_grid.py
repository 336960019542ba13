"""A tile as a grid of small cells: fill regions and find places in them."""

from __future__ import annotations

from math import hypot

from bastide.games.carcassonne.art.geometry.points_and_lines import Point

CELLS_PER_SIDE = 50
#: Width of a cell.
CELL_SIZE = 100 / CELLS_PER_SIDE
#: Owner of a cell: a feature number, or one of these.
FREE_CELL = -1
BLOCKED_CELL = -2
#: Adjacent cells of each cell.
ADJACENT_CELLS: list[list[int]] = [
    [
        cell + step
        for step, there in (
            (-CELLS_PER_SIDE, row > 0),
            (CELLS_PER_SIDE, row < CELLS_PER_SIDE - 1),
            (-1, column > 0),
            (1, column < CELLS_PER_SIDE - 1),
        )
        if there
    ]
    for cell in range(CELLS_PER_SIDE * CELLS_PER_SIDE)
    for row, column in [divmod(cell, CELLS_PER_SIDE)]
]


def cell_at(p: Point) -> int:
    """Return the cell that contains a point."""
    return min(CELLS_PER_SIDE - 1, int(p.y / CELL_SIZE)) * CELLS_PER_SIDE + min(
        CELLS_PER_SIDE - 1, int(p.x / CELL_SIZE)
    )


def cell_centre(cell: int) -> Point:
    """Return the centre of a cell."""
    return Point((cell % CELLS_PER_SIDE + 0.5) * CELL_SIZE, (cell // CELLS_PER_SIDE + 0.5) * CELL_SIZE)


def cells_inside(outline: list[Point]) -> list[int]:
    """Return the cells whose centres lie inside an outline, row by row."""
    found = []
    for row in range(CELLS_PER_SIDE):
        y = (row + 0.5) * CELL_SIZE
        crossings = sorted(
            (b.x - a.x) * (y - a.y) / (b.y - a.y) + a.x
            for a, b in zip(outline, [outline[-1], *outline], strict=False)
            if (a.y > y) != (b.y > y)
        )
        for left, right in zip(crossings[::2], crossings[1::2], strict=True):
            found += [row * CELLS_PER_SIDE + c for c in range(CELLS_PER_SIDE) if left <= (c + 0.5) * CELL_SIZE < right]
    return found


def cells_near(points: list[Point], reach: float) -> set[int]:
    """Return the cells whose centres lie within ``reach`` of any of the points."""
    found = set()
    around = int(reach / CELL_SIZE) + 1
    for p in points:
        row, column = int(p.y / CELL_SIZE), int(p.x / CELL_SIZE)
        for r in range(max(0, row - around), min(CELLS_PER_SIDE, row + around + 1)):
            for c in range(max(0, column - around), min(CELLS_PER_SIDE, column + around + 1)):
                if ((c + 0.5) * CELL_SIZE - p.x) ** 2 + ((r + 0.5) * CELL_SIZE - p.y) ** 2 < reach * reach:
                    found.add(r * CELLS_PER_SIDE + c)
    return found


def flood_fill(grid: list[int], start: int, owner: int) -> list[int]:
    """Give all free cells connected to ``start`` to an owner. Return them."""
    if grid[start] != FREE_CELL:
        return []
    found = [start]
    grid[start] = owner
    for cell in found:
        for other in ADJACENT_CELLS[cell]:
            if grid[other] == FREE_CELL:
                grid[other] = owner
                found.append(other)
    return found


def distances_to_border(cells: list[int]) -> dict[int, int]:
    """Return for each cell of a region the number of steps to its border or to the edge of the tile."""
    within = set(cells)
    ring = [
        cell
        for cell in cells
        if len(ADJACENT_CELLS[cell]) < 4 or any(other not in within for other in ADJACENT_CELLS[cell])
    ]
    depth = dict.fromkeys(ring, 1)
    steps = 1
    while ring:
        steps += 1
        following = []
        for cell in ring:
            for other in ADJACENT_CELLS[cell]:
                if other in within and other not in depth:
                    depth[other] = steps
                    following.append(other)
        ring = following
    return depth


def find_places(cells: list[int], count: int, avoid: list[Point]) -> list[Point]:
    """Return points in a region, each far from its border and from the others. The first one is for the meeple."""
    depth = distances_to_border(cells)
    # Every other cell in both directions is enough for the later places.
    fine = [cell for cell in cells if depth[cell] * CELL_SIZE >= 3.4]
    coarse = [
        cell for cell in fine if cell % 2 == 0 and cell // CELLS_PER_SIDE % 2 == 0 and depth[cell] * CELL_SIZE >= 5
    ]
    places: list[Point] = []
    apart = dict.fromkeys(fine, 99.0)

    def keep_off(p: Point, weight: float, choice: list[int]) -> None:
        for cell in choice:
            x, y = cell_centre(cell)
            apart[cell] = min(apart[cell], hypot(x - p.x, y - p.y) * weight)

    for p in avoid:
        keep_off(p, 0.6, fine)
    for i in range(count):
        best, most = -1, 3.0 if i < 3 else 8.0
        for cell in coarse if i else fine:
            room = depth[cell] * CELL_SIZE
            score = min(room * 1.5 if i else room, apart[cell])
            if score > most:
                best, most = cell, score
        if best < 0:
            break
        places.append(cell_centre(best))
        keep_off(places[-1], 0.9 if i else 0.75, coarse)
    if not places and cells:
        places.append(cell_centre(cells[len(cells) // 2]))
    return places
