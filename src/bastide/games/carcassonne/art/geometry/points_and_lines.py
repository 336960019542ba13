"""Points, curves and sampled lines on a tile of 100 by 100, x to the right and y down."""

from __future__ import annotations

from itertools import pairwise
from math import hypot
from typing import NamedTuple

from bastide.art.svg_shapes import num


class Point(NamedTuple):
    x: float
    y: float


#: A cubic Bézier curve: start, two control points, end.
Curve = tuple[Point, Point, Point, Point]

TILE_CENTRE = Point(50, 50)
#: Midpoints of the sides: north, east, south, west.
EDGE_MIDPOINTS = (Point(50, 0), Point(100, 50), Point(50, 100), Point(0, 50))
#: Corners clockwise; side i runs from corner i to corner i + 1.
CORNERS = (Point(0, 0), Point(100, 0), Point(100, 100), Point(0, 100))
#: The two half-edges at each corner.
CORNER_HALF_EDGES = ((7, 0), (1, 2), (3, 4), (5, 6))


def corner(i: int) -> Point:
    """Return a corner by number, modulo 4."""
    return CORNERS[i % 4]


def interpolate(a: Point, b: Point, t: float) -> Point:
    """Return the point at the share ``t`` of the way from ``a`` to ``b``."""
    return Point(a.x + (b.x - a.x) * t, a.y + (b.y - a.y) * t)


def distance(a: Point, b: Point) -> float:
    """Return the distance between two points."""
    return hypot(a.x - b.x, a.y - b.y)


def rotate_point(p: Point, turns: int) -> Point:
    """Return a point of a tile after ``turns`` quarter turns clockwise."""
    for _ in range(turns % 4):
        p = Point(100 - p.y, p.x)
    return p


def format_point(p: Point) -> str:
    """Return the coordinates of a point as SVG text."""
    return f"{num(p.x)} {num(p.y)}"


def curve_point(curve: Curve, t: float) -> Point:
    """Return the point of a curve at ``t``, 0 to 1."""
    u = 1 - t
    weights = (u * u * u, 3 * u * u * t, 3 * u * t * t, t * t * t)
    return Point(
        sum(w * p.x for w, p in zip(weights, curve, strict=True)),
        sum(w * p.y for w, p in zip(weights, curve, strict=True)),
    )


def sample_curve(curve: Curve, steps: int = 14) -> list[Point]:
    """Return evenly spaced points of a curve."""
    return [curve_point(curve, i / steps) for i in range(steps + 1)]


def is_inside(points: list[Point], p: Point) -> bool:
    """Tell whether a point lies inside a polygon."""
    within = False
    for a, b in zip(points, [points[-1], *points], strict=False):
        if (a.y > p.y) != (b.y > p.y) and p.x < (b.x - a.x) * (p.y - a.y) / (b.y - a.y) + a.x:
            within = not within
    return within


def centroid(points: list[Point]) -> Point:
    """Return the centroid of some points."""
    return Point(sum(p.x for p in points) / len(points), sum(p.y for p in points) / len(points))


class SampledLine(NamedTuple):
    """A road, river or street: its SVG path, points close together, and its end."""

    path: str
    points: list[Point]
    end: Point


def straight_line(*points: Point) -> SampledLine:
    """Return a line with straight segments."""
    steps = [interpolate(a, b, (k + 1) / 12) for a, b in pairwise(points) for k in range(12)]
    path = "".join(f"{'L' if i else 'M'}{format_point(p)}" for i, p in enumerate(points))
    return SampledLine(path, [points[0], *steps], points[-1])


def curved_line(*curves: Curve) -> SampledLine:
    """Return a line of curves."""
    path = f"M{format_point(curves[0][0])}" + "".join(
        f"C{format_point(b)} {format_point(c)} {format_point(d)}" for _, b, c, d in curves
    )
    return SampledLine(path, [p for curve in curves for p in sample_curve(curve, 20)], curves[-1][3])


def join_lines(*courses: SampledLine) -> SampledLine:
    """Join several lines into one. Its end is that of the first."""
    return SampledLine("".join(c.path for c in courses), [p for c in courses for p in c.points], courses[0].end)


def winding_line(a: Point, b: Point, sway: float) -> SampledLine:
    """Return a line from edge to edge that sways to both sides and leaves the tile at right angles."""
    middle = Point((a.x + b.x) / 2, (a.y + b.y) / 2)
    aside = Point((b.y - a.y) / 100 * sway, (a.x - b.x) / 100 * sway)

    def swayed(t: float, side: float) -> Point:
        p = interpolate(a, b, t)
        return Point(p.x + aside.x * side, p.y + aside.y * side)

    return curved_line(
        (a, interpolate(a, b, 0.14), swayed(0.26, 1), middle), (middle, swayed(0.74, -1), interpolate(a, b, 0.86), b)
    )
