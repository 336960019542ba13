"""Shapes of roads, rivers, lakes, and bridges where they cross."""

from __future__ import annotations

from itertools import pairwise
from math import hypot

from bastide.art.palette import EARTH, LINEN, MEADOW, STONE, WATER, WOOD
from bastide.art.pen import disc, line, n, oval, path
from bastide.games.carcassonne.art.geometry.plane import Course, Point, far, xy

SAND = "#e6d7a0"


def road(course: Course, ground: str = EARTH.mid) -> str:
    """Draw trodden earth between stones."""
    return (
        line(course.path, MEADOW.deep, 9.4, "butt")
        + line(course.path, ground, 8, "butt")
        + line(course.path, STONE.light, 8, "butt", "1.5 1.9")
        + line(course.path, LINEN.mid, 6, "butt")
        + line(course.path, LINEN.light, 2.6, "butt")
        + line(_parallel_path(course, 1.7) + _parallel_path(course, -1.7), LINEN.deep, 0.5, "butt", "4 2.6")
    )


def river(course: Course) -> str:
    """Draw a river with banks, deep water at the sides, and bright strokes."""
    return (
        line(course.path, MEADOW.deep, 15, "butt")
        + line(course.path, SAND, 13.4, "butt")
        + line(course.path, WATER.deep, 11.6, "butt")
        + line(course.path, WATER.mid, 10, "butt")
        + line(course.path, "#7db9c9", 5, "butt")
        + line(_parallel_path(course, 2.8), WATER.light, 0.8, "round", "5 9")
        + line(_parallel_path(course, -0.4), "#ffffff", 0.8, "round", "3 13")
        + line(_parallel_path(course, -3), WATER.light, 0.8, "round", "6 8")
    )


def lake(at: Point, reach: float) -> str:
    """Draw the lake at the end of a river."""
    x, y = at
    return (
        oval(x, y, reach + 2.2, reach, MEADOW.deep)
        + oval(x, y, reach + 1.2, reach - 1, SAND)
        + oval(x, y, reach + 0.2, reach - 2, WATER.deep)
        + oval(x, y, reach - 0.8, reach - 3, WATER.mid)
        + oval(x, y, reach - 5, reach - 7, "#7db9c9")
        + line(
            f"M{n(x - 8)} {n(y - 4)}q2.5-1.6 5 0t5 0M{n(x - 2)} {n(y + 1)}q2.5-1.6 5 0t5 0"
            f"M{n(x - 7)} {n(y + 5)}q2.5-1.6 5 0t5 0",
            WATER.light,
            0.9,
        )
    )


def spring(at: Point) -> str:
    """Draw the spring at the start of a river."""
    x, y = at
    return (
        disc(x, y, 10, MEADOW.deep)
        + disc(x, y, 9, SAND)
        + disc(x, y, 7.6, WATER.deep)
        + disc(x, y, 6.6, WATER.mid)
        + line(f"M{n(x - 4)} {n(y - 1)}q2-1.4 4 0t4 0M{n(x - 3)} {n(y + 3)}q2-1.4 4 0", WATER.light, 0.9)
    )


def bridge(over: Course, under: Course, wide: float) -> str:
    """Draw a stone bridge over the width of the line that it crosses."""
    near = [p for p in over.points if min(far(p, q) for q in under.points) < wide]
    if len(near) < 2:
        return ""
    deck = f"M{xy(near[0])}L{xy(near[-1])}"
    return (
        line(deck, WOOD.deep, 13.4, "butt")
        + line(deck, STONE.mid, 12.2, "butt")
        + line(deck, STONE.light, 12.2, "butt", "2.6 1")
        + line(deck, STONE.deep, 9.4, "butt")
        + line(deck, LINEN.mid, 8, "butt")
        + line(deck, LINEN.deep, 8, "butt", "0.6 3")
    )


def square(at: Point, reach: float) -> str:
    """Draw the square where roads meet."""
    return (
        path(_circle_path(at, reach + 1.6), MEADOW.deep)
        + path(_circle_path(at, reach + 0.9), EARTH.mid)
        + path(_circle_path(at, reach), LINEN.mid)
        + path(_circle_path(at, reach - 1.8), LINEN.light)
    )


def _circle_path(at: Point, r: float) -> str:
    return f"M{n(at.x - r)} {n(at.y)}a{n(r)} {n(r)} 0 1 0 {n(r * 2)} 0a{n(r)} {n(r)} 0 1 0 {n(-r * 2)} 0z"


def _parallel_path(course: Course, aside: float) -> str:
    """Return a path parallel to a line, ``aside`` to its right."""
    found = ""
    last: Point | None = None
    for a, b in pairwise(course.points):
        long = hypot(b.x - a.x, b.y - a.y)
        if long < 0.1:
            continue
        jump = last is not None and far(a, last) > 0.5
        p = Point(a.x - (b.y - a.y) / long * aside, a.y + (b.x - a.x) / long * aside)
        q = Point(b.x - (b.y - a.y) / long * aside, b.y + (b.x - a.x) / long * aside)
        found += f"{'M' if last is None or jump else 'L'}{xy(p)}" + ("" if long < 4 else f"L{xy(q)}")
        last = b
    return found
