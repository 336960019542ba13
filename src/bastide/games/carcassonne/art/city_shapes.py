"""Shapes of cities: paved ground with streets and a square, houses, and walls with towers and gates."""

from __future__ import annotations

from collections.abc import Callable
from itertools import pairwise
from math import hypot

from bastide.art.colour_palette import PAVING
from bastide.art.svg_shapes import circle, filled_path, stroked_path
from bastide.games.carcassonne.art.geometry.cell_grid import CELL_SIZE, cell_at, distances_to_border
from bastide.games.carcassonne.art.geometry.city_outlines import CityOutline
from bastide.games.carcassonne.art.geometry.points_and_lines import (
    EDGE_MIDPOINTS,
    Curve,
    Point,
    SampledLine,
    curved_line,
    distance,
    format_point,
    interpolate,
    sample_curve,
)
from bastide.games.carcassonne.art.tile_composition import SceneItem

#: Width of a street. Streets leave a tile in the middle of its sides, like roads.
STREET_WIDTH = 6.4
#: Distance between houses.
HOUSE_SPACING = (8.4, 8.2)


def draw_city_ground(outline: CityOutline, sides: list[int], square: Point) -> str:
    """Draw the paving, and the streets from the sides of the tile to the square."""
    streets = "".join(street_line(EDGE_MIDPOINTS[side], square).path for side in sides)
    return (
        filled_path(outline.path, PAVING.mid)
        + circle(*square, 8.6, PAVING.deep)
        + draw_streets(streets)
        + circle(*square, 8, PAVING.light)
    )


def draw_streets(streets: str) -> str:
    """Draw streets along these paths."""
    return stroked_path(streets, PAVING.deep, STREET_WIDTH + 1, "butt") + stroked_path(
        streets, PAVING.light, STREET_WIDTH, "butt"
    )


def street_line(edge: Point, square: Point) -> SampledLine:
    """Return the line of a street from an edge to the square."""
    inward = interpolate(edge, Point(50, 50), 0.35)
    return curved_line((edge, inward, interpolate(square, inward, 0.3), square))


def place_houses(
    cells: list[int], number: int, keep_off: list[tuple[Point, float]], draw: Callable[[], float]
) -> list[SceneItem]:
    """Place houses as close together as possible, away from the points in ``keep_off``."""
    depth = distances_to_border(cells)
    found: list[SceneItem] = []
    row = 0
    y = 5.0
    while y < 98:
        x = 5.5 + (row % 2) * HOUSE_SPACING[0] / 2
        while x < 97:
            p = Point(x + draw() * 1.6 - 0.8, y + draw() * 1.6 - 0.8)
            roomy = depth.get(cell_at(p), 0) * CELL_SIZE >= 5
            if roomy and all(distance(p, q) >= reach for q, reach in keep_off):
                family = "spire" if draw() < 0.035 else "house"
                found.append(SceneItem(family, p, city=number))
            x += HOUSE_SPACING[0]
        y += HOUSE_SPACING[1]
        row += 1
    return found


def wall_facing(curve: Curve, t: float) -> int:
    """Return the side that a wall faces at ``t``. Walls run clockwise around cities, so the outside is on the left."""
    a, b = sample_curve(curve, 40)[max(0, round(t * 40) - 1)], sample_curve(curve, 40)[min(40, round(t * 40) + 1)]
    out_x, out_y = b.y - a.y, a.x - b.x
    if abs(out_x) > abs(out_y):
        return 1 if out_x > 0 else 3
    return 2 if out_y > 0 else 0


def wall_paths(curves: list[Curve]) -> dict[int, str]:
    """Return the walls as SVG paths, by the side that each section faces."""
    found: dict[int, str] = {}
    for curve in curves:
        points = sample_curve(curve, 20)
        side = -1
        for i, (a, b) in enumerate(pairwise(points)):
            looks = wall_facing(curve, (i + 0.5) / 20)
            found[looks] = (
                found.get(looks, "") + (f"M{format_point(a)}" if looks != side else "") + f"L{format_point(b)}"
            )
            side = looks
    return found


def place_towers(curves: list[Curve], number: int, gates: list[Point]) -> list[SceneItem]:
    """Place towers along the walls, and gates where roads meet them."""
    found = []
    for curve in curves:
        points = sample_curve(curve, 40)
        long = sum(hypot(b.x - a.x, b.y - a.y) for a, b in pairwise(points))
        for t in (0.2, 0.5, 0.8) if long > 70 else (0.3, 0.7) if long > 40 else (0.5,):
            p = points[round(t * 40)]
            if all(distance(p, gate) > 12 for gate in gates):
                found.append(SceneItem("tower", p, wall_facing(curve, t), number))
    for gate in gates:
        curve, t = min(
            ((curve, i / 40) for curve in curves for i in range(41)),
            key=lambda one: distance(sample_curve(one[0], 40)[round(one[1] * 40)], gate),
        )
        found.append(SceneItem("gate", sample_curve(curve, 40)[round(t * 40)], wall_facing(curve, t), number))
    return found
