"""The city of Carcassonne, which lies over the twelve tiles of the block and is no feature."""

from __future__ import annotations

from bastide.games.carcassonne.art.geometry.plane import AROUND, CORNERS, Point
from bastide.games.carcassonne.rules.tiles.model import CITY, Tile


def town_of(tile: Tile) -> list[Point]:
    """The part of the tile inside the walls of Carcassonne: quarters whose half-edges belong to nothing else."""
    if tile.supply != "block":
        return []
    taken = {half for feature in tile.features for half in feature.halves}
    quarter = [not taken.intersection(halves) for halves in AROUND]
    for feature in tile.features:
        if feature.kind == CITY:  # at a side: it lies outside, too
            for side in feature.edges:
                quarter[side] = quarter[(side + 1) % 4] = False
    inside = [i for i in range(4) if quarter[i]]
    if len(inside) == 4:
        return list(CORNERS)
    if not inside:
        return []
    # One quarter of the tile, or the two that lie beside each other.
    boxes = [(x, y, x + 50, y + 50) for x, y in ((0, 0), (50, 0), (50, 50), (0, 50))]
    left, top = (min(boxes[i][side] for i in inside) for side in (0, 1))
    right, bottom = (max(boxes[i][side] for i in inside) for side in (2, 3))
    return [Point(left, top), Point(right, top), Point(right, bottom), Point(left, bottom)]


def town_walls(inner: list[Point]) -> list[tuple[Point, Point]]:
    """The sides of its part of the tile that are not the edge of the tile, clockwise."""
    return [(p, q) for p, q in _sides(inner) if not _on_edge(p, q)]


def town_openings(inner: list[Point]) -> list[tuple[Point, Point]]:
    """The sides where the city runs on over the next tile."""
    return [(p, q) for p, q in _sides(inner) if _on_edge(p, q)]


def _sides(inner: list[Point]) -> list[tuple[Point, Point]]:
    return list(zip(inner, [*inner[1:], inner[0]], strict=True))


def _on_edge(p: Point, q: Point) -> bool:
    return (p.x == q.x and p.x % 100 == 0) or (p.y == q.y and p.y % 100 == 0)
