"""Points, curves and sampled lines on a tile of 100 by 100, x to the right and y down."""

from __future__ import annotations

from itertools import pairwise
from math import hypot
from typing import NamedTuple

from bastide.art.pen import n


class Point(NamedTuple):
    x: float
    y: float


#: A cubic Bézier curve: start, two control points, end.
Curve = tuple[Point, Point, Point, Point]

MIDDLE = Point(50, 50)
#: Midpoints of the sides: north, east, south, west.
EDGE = (Point(50, 0), Point(100, 50), Point(50, 100), Point(0, 50))
#: Corners clockwise; side i runs from corner i to corner i + 1.
CORNERS = (Point(0, 0), Point(100, 0), Point(100, 100), Point(0, 100))
#: The two half-edges at each corner.
AROUND = ((7, 0), (1, 2), (3, 4), (5, 6))


def corner(i: int) -> Point:
    """Return a corner by number, modulo 4."""
    return CORNERS[i % 4]


def mix(a: Point, b: Point, t: float) -> Point:
    """Return the point at the share ``t`` of the way from ``a`` to ``b``."""
    return Point(a.x + (b.x - a.x) * t, a.y + (b.y - a.y) * t)


def far(a: Point, b: Point) -> float:
    """Return the distance between two points."""
    return hypot(a.x - b.x, a.y - b.y)


def turned(p: Point, turns: int) -> Point:
    """Return a point of a tile after ``turns`` quarter turns clockwise."""
    for _ in range(turns % 4):
        p = Point(100 - p.y, p.x)
    return p


def xy(p: Point) -> str:
    """Return the coordinates of a point as SVG text."""
    return f"{n(p.x)} {n(p.y)}"


def along(curve: Curve, t: float) -> Point:
    """Return the point of a curve at ``t``, 0 to 1."""
    u = 1 - t
    weights = (u * u * u, 3 * u * u * t, 3 * u * t * t, t * t * t)
    return Point(
        sum(w * p.x for w, p in zip(weights, curve, strict=True)),
        sum(w * p.y for w, p in zip(weights, curve, strict=True)),
    )


def sampled(curve: Curve, steps: int = 14) -> list[Point]:
    """Return evenly spaced points of a curve."""
    return [along(curve, i / steps) for i in range(steps + 1)]


def inside(points: list[Point], p: Point) -> bool:
    """Tell whether a point lies inside a polygon."""
    within = False
    for a, b in zip(points, [points[-1], *points], strict=False):
        if (a.y > p.y) != (b.y > p.y) and p.x < (b.x - a.x) * (p.y - a.y) / (b.y - a.y) + a.x:
            within = not within
    return within


def centre(points: list[Point]) -> Point:
    """Return the centroid of some points."""
    return Point(sum(p.x for p in points) / len(points), sum(p.y for p in points) / len(points))


class Course(NamedTuple):
    """A road, river or street: its SVG path, points close together, and its end."""

    path: str
    points: list[Point]
    end: Point


def straight(*points: Point) -> Course:
    """Return a line with straight segments."""
    steps = [mix(a, b, (k + 1) / 12) for a, b in pairwise(points) for k in range(12)]
    path = "".join(f"{'L' if i else 'M'}{xy(p)}" for i, p in enumerate(points))
    return Course(path, [points[0], *steps], points[-1])


def bent(*curves: Curve) -> Course:
    """Return a line of curves."""
    path = f"M{xy(curves[0][0])}" + "".join(f"C{xy(b)} {xy(c)} {xy(d)}" for _, b, c, d in curves)
    return Course(path, [p for curve in curves for p in sampled(curve, 20)], curves[-1][3])


def joined(*courses: Course) -> Course:
    """Join several lines into one. Its end is that of the first."""
    return Course("".join(c.path for c in courses), [p for c in courses for p in c.points], courses[0].end)


def winding(a: Point, b: Point, sway: float) -> Course:
    """Return a line from edge to edge that sways to both sides and leaves the tile at right angles."""
    middle = Point((a.x + b.x) / 2, (a.y + b.y) / 2)
    aside = Point((b.y - a.y) / 100 * sway, (a.x - b.x) / 100 * sway)

    def swayed(t: float, side: float) -> Point:
        p = mix(a, b, t)
        return Point(p.x + aside.x * side, p.y + aside.y * side)

    return bent((a, mix(a, b, 0.14), swayed(0.26, 1), middle), (middle, swayed(0.74, -1), mix(a, b, 0.86), b))
