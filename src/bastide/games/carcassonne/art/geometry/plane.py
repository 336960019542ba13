"""Points and curves on a tile of 100 by 100, x to the right and y down; and the courses that are made of them."""

from __future__ import annotations

from itertools import pairwise
from math import hypot
from typing import NamedTuple

from bastide.art.pen import n


class Point(NamedTuple):
    x: float
    y: float


#: A cubic curve: from, two controls, to.
Curve = tuple[Point, Point, Point, Point]

MIDDLE = Point(50, 50)
#: The middles of the sides, north, east, south, west.
EDGE = (Point(50, 0), Point(100, 50), Point(50, 100), Point(0, 50))
#: Clockwise; side number i runs from corner i to corner i + 1.
CORNERS = (Point(0, 0), Point(100, 0), Point(100, 100), Point(0, 100))
#: The half-edges on both sides of corner i.
AROUND = ((7, 0), (1, 2), (3, 4), (5, 6))


def corner(i: int) -> Point:
    return CORNERS[i % 4]


def mix(a: Point, b: Point, t: float) -> Point:
    return Point(a.x + (b.x - a.x) * t, a.y + (b.y - a.y) * t)


def far(a: Point, b: Point) -> float:
    return hypot(a.x - b.x, a.y - b.y)


def turned(p: Point, turns: int) -> Point:
    """A point of a tile after so many quarter turns clockwise."""
    for _ in range(turns % 4):
        p = Point(100 - p.y, p.x)
    return p


def xy(p: Point) -> str:
    return f"{n(p.x)} {n(p.y)}"


def along(curve: Curve, t: float) -> Point:
    u = 1 - t
    weights = (u * u * u, 3 * u * u * t, 3 * u * t * t, t * t * t)
    return Point(
        sum(w * p.x for w, p in zip(weights, curve, strict=True)),
        sum(w * p.y for w, p in zip(weights, curve, strict=True)),
    )


def sampled(curve: Curve, steps: int = 14) -> list[Point]:
    return [along(curve, i / steps) for i in range(steps + 1)]


def inside(points: list[Point], p: Point) -> bool:
    within = False
    for a, b in zip(points, [points[-1], *points], strict=False):
        if (a.y > p.y) != (b.y > p.y) and p.x < (b.x - a.x) * (p.y - a.y) / (b.y - a.y) + a.x:
            within = not within
    return within


def centre(points: list[Point]) -> Point:
    return Point(sum(p.x for p in points) / len(points), sum(p.y for p in points) / len(points))


class Course(NamedTuple):
    """Where a road or river runs: as a path, as points close to each other, and where it ends."""

    path: str
    points: list[Point]
    end: Point


def straight(*points: Point) -> Course:
    steps = [mix(a, b, (k + 1) / 12) for a, b in pairwise(points) for k in range(12)]
    path = "".join(f"{'L' if i else 'M'}{xy(p)}" for i, p in enumerate(points))
    return Course(path, [points[0], *steps], points[-1])


def bent(*curves: Curve) -> Course:
    path = f"M{xy(curves[0][0])}" + "".join(f"C{xy(b)} {xy(c)} {xy(d)}" for _, b, c, d in curves)
    return Course(path, [p for curve in curves for p in sampled(curve, 20)], curves[-1][3])


def joined(*courses: Course) -> Course:
    return Course("".join(c.path for c in courses), [p for c in courses for p in c.points], courses[0].end)


def winding(a: Point, b: Point, sway: float) -> Course:
    """From edge to edge, swaying a little to both sides; it leaves the tile as straight as any other."""
    middle = Point((a.x + b.x) / 2, (a.y + b.y) / 2)
    aside = Point((b.y - a.y) / 100 * sway, (a.x - b.x) / 100 * sway)

    def beside(t: float, side: float) -> Point:
        p = mix(a, b, t)
        return Point(p.x + aside.x * side, p.y + aside.y * side)

    return bent((a, mix(a, b, 0.14), beside(0.26, 1), middle), (middle, beside(0.74, -1), mix(a, b, 0.86), b))
