"""The city of Carcassonne, which covers part of the twelve tiles of the block and is not a feature."""

from __future__ import annotations

from bastide.games.carcassonne.art.geometry.points_and_lines import CORNER_HALF_EDGES, CORNERS, Point
from bastide.games.carcassonne.rules.tiles.tile_definition import CITY, Tile


def town_area(tile: Tile) -> list[Point]:
    """Return the area of the tile inside the city of Carcassonne: quarters whose half-edges belong to no feature."""
    if tile.supply != "block":
        return []
    taken = {half for feature in tile.features for half in feature.halves}
    quarter = [not taken.intersection(halves) for halves in CORNER_HALF_EDGES]
    for feature in tile.features:
        if feature.kind == CITY:  # a city at a side is outside, too
            for side in feature.edges:
                quarter[side] = quarter[(side + 1) % 4] = False
    inside = [i for i in range(4) if quarter[i]]
    if len(inside) == 4:
        return list(CORNERS)
    if not inside:
        return []
    # One quarter of the tile, or two adjacent ones.
    boxes = [(x, y, x + 50, y + 50) for x, y in ((0, 0), (50, 0), (50, 50), (0, 50))]
    left, top = (min(boxes[i][side] for i in inside) for side in (0, 1))
    right, bottom = (max(boxes[i][side] for i in inside) for side in (2, 3))
    return [Point(left, top), Point(right, top), Point(right, bottom), Point(left, bottom)]


def town_walls(inner: list[Point]) -> list[tuple[Point, Point]]:
    """Return the sides of the area that are not on the edge of the tile, clockwise: its walls."""
    return [(p, q) for p, q in _sides(inner) if not _on_edge(p, q)]


def town_openings(inner: list[Point]) -> list[tuple[Point, Point]]:
    """Return the sides where the city continues on the next tile."""
    return [(p, q) for p, q in _sides(inner) if _on_edge(p, q)]


def _sides(inner: list[Point]) -> list[tuple[Point, Point]]:
    return list(zip(inner, [*inner[1:], inner[0]], strict=True))


def _on_edge(p: Point, q: Point) -> bool:
    return (p.x == q.x and p.x % 100 == 0) or (p.y == q.y and p.y % 100 == 0)
