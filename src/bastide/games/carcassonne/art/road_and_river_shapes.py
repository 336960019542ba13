"""Shapes of roads, rivers, lakes, and bridges where they cross."""

from __future__ import annotations

from itertools import pairwise
from math import hypot

from bastide.art.colour_palette import EARTH, LINEN, MEADOW, STONE, WATER, WOOD
from bastide.art.svg_shapes import circle, ellipse, filled_path, num, stroked_path
from bastide.games.carcassonne.art.geometry.points_and_lines import Point, SampledLine, distance, format_point

SAND_COLOUR = "#e6d7a0"


def draw_road(course: SampledLine, ground: str = EARTH.mid) -> str:
    """Draw trodden earth between stones."""
    return (
        stroked_path(course.path, MEADOW.deep, 9.4, "butt")
        + stroked_path(course.path, ground, 8, "butt")
        + stroked_path(course.path, STONE.light, 8, "butt", "1.5 1.9")
        + stroked_path(course.path, LINEN.mid, 6, "butt")
        + stroked_path(course.path, LINEN.light, 2.6, "butt")
        + stroked_path(_parallel_path(course, 1.7) + _parallel_path(course, -1.7), LINEN.deep, 0.5, "butt", "4 2.6")
    )


def draw_river(course: SampledLine) -> str:
    """Draw a river with banks, deep water at the sides, and bright strokes."""
    return (
        stroked_path(course.path, MEADOW.deep, 15, "butt")
        + stroked_path(course.path, SAND_COLOUR, 13.4, "butt")
        + stroked_path(course.path, WATER.deep, 11.6, "butt")
        + stroked_path(course.path, WATER.mid, 10, "butt")
        + stroked_path(course.path, "#7db9c9", 5, "butt")
        + stroked_path(_parallel_path(course, 2.8), WATER.light, 0.8, "round", "5 9")
        + stroked_path(_parallel_path(course, -0.4), "#ffffff", 0.8, "round", "3 13")
        + stroked_path(_parallel_path(course, -3), WATER.light, 0.8, "round", "6 8")
    )


def draw_lake(at: Point, reach: float) -> str:
    """Draw the lake at the end of a river."""
    x, y = at
    return (
        ellipse(x, y, reach + 2.2, reach, MEADOW.deep)
        + ellipse(x, y, reach + 1.2, reach - 1, SAND_COLOUR)
        + ellipse(x, y, reach + 0.2, reach - 2, WATER.deep)
        + ellipse(x, y, reach - 0.8, reach - 3, WATER.mid)
        + ellipse(x, y, reach - 5, reach - 7, "#7db9c9")
        + stroked_path(
            f"M{num(x - 8)} {num(y - 4)}q2.5-1.6 5 0t5 0M{num(x - 2)} {num(y + 1)}q2.5-1.6 5 0t5 0"
            f"M{num(x - 7)} {num(y + 5)}q2.5-1.6 5 0t5 0",
            WATER.light,
            0.9,
        )
    )


def draw_spring(at: Point) -> str:
    """Draw the spring at the start of a river."""
    x, y = at
    return (
        circle(x, y, 10, MEADOW.deep)
        + circle(x, y, 9, SAND_COLOUR)
        + circle(x, y, 7.6, WATER.deep)
        + circle(x, y, 6.6, WATER.mid)
        + stroked_path(
            f"M{num(x - 4)} {num(y - 1)}q2-1.4 4 0t4 0M{num(x - 3)} {num(y + 3)}q2-1.4 4 0", WATER.light, 0.9
        )
    )


def draw_bridge(over: SampledLine, under: SampledLine, wide: float) -> str:
    """Draw a stone bridge over the width of the line that it crosses."""
    near = [p for p in over.points if min(distance(p, q) for q in under.points) < wide]
    if len(near) < 2:
        return ""
    deck = f"M{format_point(near[0])}L{format_point(near[-1])}"
    return (
        stroked_path(deck, WOOD.deep, 13.4, "butt")
        + stroked_path(deck, STONE.mid, 12.2, "butt")
        + stroked_path(deck, STONE.light, 12.2, "butt", "2.6 1")
        + stroked_path(deck, STONE.deep, 9.4, "butt")
        + stroked_path(deck, LINEN.mid, 8, "butt")
        + stroked_path(deck, LINEN.deep, 8, "butt", "0.6 3")
    )


def draw_crossing_square(at: Point, reach: float) -> str:
    """Draw the square where roads meet."""
    return (
        filled_path(_circle_path(at, reach + 1.6), MEADOW.deep)
        + filled_path(_circle_path(at, reach + 0.9), EARTH.mid)
        + filled_path(_circle_path(at, reach), LINEN.mid)
        + filled_path(_circle_path(at, reach - 1.8), LINEN.light)
    )


def _circle_path(at: Point, r: float) -> str:
    return (
        f"M{num(at.x - r)} {num(at.y)}a{num(r)} {num(r)} 0 1 0 {num(r * 2)} 0a{num(r)} {num(r)} 0 1 0 {num(-r * 2)} 0z"
    )


def _parallel_path(course: SampledLine, aside: float) -> str:
    """Return a path parallel to a line, ``aside`` to its right."""
    found = ""
    last: Point | None = None
    for a, b in pairwise(course.points):
        long = hypot(b.x - a.x, b.y - a.y)
        if long < 0.1:
            continue
        jump = last is not None and distance(a, last) > 0.5
        p = Point(a.x - (b.y - a.y) / long * aside, a.y + (b.x - a.x) / long * aside)
        q = Point(b.x - (b.y - a.y) / long * aside, b.y + (b.x - a.x) / long * aside)
        found += f"{'M' if last is None or jump else 'L'}{format_point(p)}" + (
            "" if long < 4 else f"L{format_point(q)}"
        )
        last = b
    return found
