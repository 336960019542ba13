"""Shapes of cities: paved ground with streets and a square, houses, and walls with towers and gates."""

from __future__ import annotations

from collections.abc import Callable
from itertools import pairwise
from math import hypot

from bastide.art.palette import PAVING
from bastide.art.pen import disc, line, path
from bastide.games.carcassonne.art.geometry.cells import CELL, cell_at, depths
from bastide.games.carcassonne.art.geometry.outlines import Outline
from bastide.games.carcassonne.art.geometry.plane import EDGE, Course, Curve, Point, bent, far, mix, sampled, xy
from bastide.games.carcassonne.art.scene import Thing

#: Width of a street. Streets leave a tile in the middle of its sides, like roads.
STREET = 6.4
#: Distance between houses.
APART = (8.4, 8.2)


def ground(outline: Outline, sides: list[int], square: Point) -> str:
    """Draw the paving, and the streets from the sides of the tile to the square."""
    streets = "".join(street(EDGE[side], square).path for side in sides)
    return (
        path(outline.path, PAVING.mid)
        + disc(*square, 8.6, PAVING.deep)
        + paved(streets)
        + disc(*square, 8, PAVING.light)
    )


def paved(streets: str) -> str:
    """Draw streets along these paths."""
    return line(streets, PAVING.deep, STREET + 1, "butt") + line(streets, PAVING.light, STREET, "butt")


def street(edge: Point, square: Point) -> Course:
    """Return the line of a street from an edge to the square."""
    inward = mix(edge, Point(50, 50), 0.35)
    return bent((edge, inward, mix(square, inward, 0.3), square))


def houses(
    cells: list[int], number: int, keep_off: list[tuple[Point, float]], draw: Callable[[], float]
) -> list[Thing]:
    """Place houses as close together as possible, away from the points in ``keep_off``."""
    depth = depths(cells)
    found: list[Thing] = []
    row = 0
    y = 5.0
    while y < 98:
        x = 5.5 + (row % 2) * APART[0] / 2
        while x < 97:
            p = Point(x + draw() * 1.6 - 0.8, y + draw() * 1.6 - 0.8)
            roomy = depth.get(cell_at(p), 0) * CELL >= 5
            if roomy and all(far(p, q) >= reach for q, reach in keep_off):
                family = "spire" if draw() < 0.035 else "house"
                found.append(Thing(family, p, city=number))
            x += APART[0]
        y += APART[1]
        row += 1
    return found


def facing(curve: Curve, t: float) -> int:
    """Return the side that a wall faces at ``t``. Walls run clockwise around cities, so the outside is on the left."""
    a, b = sampled(curve, 40)[max(0, round(t * 40) - 1)], sampled(curve, 40)[min(40, round(t * 40) + 1)]
    out_x, out_y = b.y - a.y, a.x - b.x
    if abs(out_x) > abs(out_y):
        return 1 if out_x > 0 else 3
    return 2 if out_y > 0 else 0


def walls(curves: list[Curve]) -> dict[int, str]:
    """Return the walls as SVG paths, by the side that each section faces."""
    found: dict[int, str] = {}
    for curve in curves:
        points = sampled(curve, 20)
        side = -1
        for i, (a, b) in enumerate(pairwise(points)):
            looks = facing(curve, (i + 0.5) / 20)
            found[looks] = found.get(looks, "") + (f"M{xy(a)}" if looks != side else "") + f"L{xy(b)}"
            side = looks
    return found


def towers(curves: list[Curve], number: int, gates: list[Point]) -> list[Thing]:
    """Place towers along the walls, and gates where roads meet them."""
    found = []
    for curve in curves:
        points = sampled(curve, 40)
        long = sum(hypot(b.x - a.x, b.y - a.y) for a, b in pairwise(points))
        for t in (0.2, 0.5, 0.8) if long > 70 else (0.3, 0.7) if long > 40 else (0.5,):
            p = points[round(t * 40)]
            if all(far(p, gate) > 12 for gate in gates):
                found.append(Thing("tower", p, facing(curve, t), number))
    for gate in gates:
        curve, t = min(
            ((curve, i / 40) for curve in curves for i in range(41)),
            key=lambda one: far(sampled(one[0], 40)[round(one[1] * 40)], gate),
        )
        found.append(Thing("gate", sampled(curve, 40)[round(t * 40)], facing(curve, t), number))
    return found
