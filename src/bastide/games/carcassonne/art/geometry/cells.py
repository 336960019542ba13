"""A tile as a grid of small cells: regions are filled, and places inside them found."""

from __future__ import annotations

from math import hypot

from bastide.games.carcassonne.art.geometry.plane import Point

GRID = 50
#: The size of a cell.
CELL = 100 / GRID
#: What a cell belongs to: a feature by its number, nothing yet, or nothing at all.
FREE = -1
BLOCKED = -2
#: The cells beside each cell.
BESIDE: list[list[int]] = [
    [
        cell + step
        for step, there in ((-GRID, row > 0), (GRID, row < GRID - 1), (-1, column > 0), (1, column < GRID - 1))
        if there
    ]
    for cell in range(GRID * GRID)
    for row, column in [divmod(cell, GRID)]
]


def cell_at(p: Point) -> int:
    return min(GRID - 1, int(p.y / CELL)) * GRID + min(GRID - 1, int(p.x / CELL))


def middle_of_cell(cell: int) -> Point:
    return Point((cell % GRID + 0.5) * CELL, (cell // GRID + 0.5) * CELL)


def cells_inside(outline: list[Point]) -> list[int]:
    """The cells whose middles lie inside an outline, row by row."""
    found = []
    for row in range(GRID):
        y = (row + 0.5) * CELL
        crossings = sorted(
            (b.x - a.x) * (y - a.y) / (b.y - a.y) + a.x
            for a, b in zip(outline, [outline[-1], *outline], strict=False)
            if (a.y > y) != (b.y > y)
        )
        for left, right in zip(crossings[::2], crossings[1::2], strict=True):
            found += [row * GRID + c for c in range(GRID) if left <= (c + 0.5) * CELL < right]
    return found


def cells_near(points: list[Point], reach: float) -> set[int]:
    """The cells whose middles lie within reach of any of the points."""
    found = set()
    around = int(reach / CELL) + 1
    for p in points:
        row, column = int(p.y / CELL), int(p.x / CELL)
        for r in range(max(0, row - around), min(GRID, row + around + 1)):
            for c in range(max(0, column - around), min(GRID, column + around + 1)):
                if ((c + 0.5) * CELL - p.x) ** 2 + ((r + 0.5) * CELL - p.y) ** 2 < reach * reach:
                    found.add(r * GRID + c)
    return found


def flood(grid: list[int], start: int, owner: int) -> list[int]:
    """Gives the free cells that are joined with the first to an owner."""
    if grid[start] != FREE:
        return []
    found = [start]
    grid[start] = owner
    for cell in found:
        for other in BESIDE[cell]:
            if grid[other] == FREE:
                grid[other] = owner
                found.append(other)
    return found


def depths(cells: list[int]) -> dict[int, int]:
    """For each cell of a region the number of steps to its border or to the edge of the tile."""
    within = set(cells)
    ring = [cell for cell in cells if len(BESIDE[cell]) < 4 or any(other not in within for other in BESIDE[cell])]
    depth = dict.fromkeys(ring, 1)
    steps = 1
    while ring:
        steps += 1
        following = []
        for cell in ring:
            for other in BESIDE[cell]:
                if other in within and other not in depth:
                    depth[other] = steps
                    following.append(other)
        ring = following
    return depth


def places_in(cells: list[int], count: int, avoid: list[Point]) -> list[Point]:
    """Points inside a region, each as far from its border and from the others as can be: the first is the figure's."""
    depth = depths(cells)
    # Every other cell in both directions is enough to choose from.
    fine = [cell for cell in cells if depth[cell] * CELL >= 3.4]
    coarse = [cell for cell in fine if cell % 2 == 0 and cell // GRID % 2 == 0 and depth[cell] * CELL >= 5]
    places: list[Point] = []
    apart = dict.fromkeys(fine, 99.0)

    def keep_off(p: Point, weight: float, choice: list[int]) -> None:
        for cell in choice:
            x, y = middle_of_cell(cell)
            apart[cell] = min(apart[cell], hypot(x - p.x, y - p.y) * weight)

    for p in avoid:
        keep_off(p, 0.6, fine)
    for i in range(count):
        best, most = -1, 3.0 if i < 3 else 8.0
        for cell in coarse if i else fine:
            room = depth[cell] * CELL
            score = min(room * 1.5 if i else room, apart[cell])
            if score > most:
                best, most = cell, score
        if best < 0:
            break
        places.append(middle_of_cell(best))
        keep_off(places[-1], 0.9 if i else 0.75, coarse)
    if not places and cells:
        places.append(middle_of_cell(cells[len(cells) // 2]))
    return places
