"""How a tile is put together: the ground turns with it, and whatever stands on it stands upright.

A scene is told once, as the tile lies in the catalogue. Put together for a quarter turn, the ground is turned; houses,
trees and towers only go to their new places, in the order in which they hide each other; walls rise upwards from the
line on which they stand. So light falls from the upper left however a tile lies. Things of one family (houses, trees)
take turns, otherwise for each variant, so that two tiles of one kind are not stamped alike.

The page puts tiles together by the same rules, in ``page/compose.ts``; a test compares what both make.
"""

from __future__ import annotations

from typing import NamedTuple

from bastide.art.palette import MEADOW, STONE
from bastide.art.pen import INK, n, rect
from bastide.games.carcassonne.art.geometry.plane import Point, turned
from bastide.games.carcassonne.art.tile_parts import DARK_PANE, FAMILIES, FLAG, LIT_PANE

#: How many variants of a tile there are.
VARIANTS = 4
#: What stands somewhere has its foot so much lower, to be seen around its place.
SINK = 3
#: Families of which each member looks to another side, like the wall they stand in: north, east, south, west.
FACING = ("gate", "mouth")


#: What must be seen whatever stands before it.
SIGNS = (
    *("shield", "wine", "grain", "cloth", "princess", "dragon", "portal"),
    *("quarter_castle", "quarter_market", "quarter_blacksmith", "quarter_cathedral"),
)


#: Where the path of a wall stands in the drawing of its courses.
LINE = "{line}"


def _courses(side: str) -> list[tuple[float, float, str]]:
    """A wall from the ground up: how far each course is set off, and its stroke. ``side``: the tone of what is seen."""

    def stroke(colour: str, width: float, more: str = "stroke-linecap='round' stroke-linejoin='round'") -> str:
        return f"<path d='{LINE}' fill='none' stroke='{colour}' stroke-width='{n(width)}' {more}/>"

    shadow = stroke(INK, 4.4, "stroke-opacity='.22' stroke-linecap='round'")
    walk = stroke(STONE.light, 3.8) + stroke(STONE.mid, 2) + stroke(STONE.light, 3.8, "stroke-dasharray='1.5 2.1'")
    return [(1.6, 0.8, shadow), *[(0, -lift, stroke(side, 4.3)) for lift in (0, 1.5, 3)], (0, -4, walk)]


#: Walls by the side to which they look, north, east, south, west: of one that looks north the inner side is seen.
WALLS = [_courses(side) for side in (STONE.deep, STONE.deep, STONE.mid, STONE.mid)]
#: What lies under everything.
BASE = rect(0, 0, 100, 100, MEADOW.mid)
#: Families that fly a flag when their city is finished.
FESTIVE = ("tower",)


class Thing(NamedTuple):
    """One of a family, at a place on the tile."""

    family: str
    at: Point
    #: The side to which the wall looks that it stands in; -1: in none.
    facing: int = -1
    #: The city that it belongs to: it is festive when that is finished.
    city: int = -1


class Storey(NamedTuple):
    """What lies on one level; a bridge is a second one."""

    #: Flat pieces of land that are tilled in one way or another, under the ground's own drawing.
    plots: list[Thing]
    ground: str
    #: The walls as paths, by the side to which they look.
    walls: dict[int, str]
    things: list[Thing]


Scene = list[Storey]


def compose(scene: Scene, turns: int = 0, variant: int = 0, finished: tuple[int, ...] = ()) -> str:
    """The tile within 100 by 100, after so many quarter turns clockwise; its cities of these numbers are finished."""
    parts = [BASE]
    for storey in scene:
        flat = "".join(_plot(thing, i, variant) for i, thing in enumerate(storey.plots)) + storey.ground
        parts.append(_turn(flat, turns))
        placed = [(_place(thing, i, turns, variant), i, thing) for i, thing in enumerate(storey.things)]
        placed.sort(key=lambda one: one[0].y)
        # A wall that looks to the north stands behind its city, any other before it.
        for before in (False, True):
            walls = [side for side in storey.walls if ((side + turns) % 4 > 0) == before]
            things = [one for one in placed if one[2].family not in SIGNS and _before(one[2], turns) == before]
            parts += [_wall(storey.walls[side], side, turns) for side in walls]
            parts += [_stand(thing, at, i, turns, variant, finished) for at, i, thing in things]
        signs = [one for one in placed if one[2].family in SIGNS]
        parts += [_stand(thing, at, i, turns, variant, finished) for at, i, thing in signs]
    return "".join(parts)


def _before(thing: Thing, turns: int) -> bool:
    return thing.facing >= 0 and (thing.facing + turns) % 4 > 0


def _turn(body: str, turns: int) -> str:
    return f"<g transform='rotate({turns * 90} 50 50)'>{body}</g>" if turns and body else body


def _place(thing: Thing, number: int, turns: int, variant: int) -> Point:
    """Where it stands. What comes in many kinds steps aside a little, each time another way."""
    x, y = turned(thing.at, turns)
    if thing.facing < 0:
        y += SINK
    if thing.facing < 0 and len(FAMILIES[thing.family]) > 1:
        x += ((number * 3 + variant * 2) % 5 - 2) * 0.3
        y += ((number * 2 + variant * 3) % 5 - 2) * 0.3
    return Point(x, y)


def _stand(thing: Thing, at: Point, number: int, turns: int, variant: int, finished: tuple[int, ...]) -> str:
    members = FAMILIES[thing.family]
    which = thing.facing + turns if thing.family in FACING else number + variant * 3
    body = members[which % len(members)]
    if thing.city in finished:
        body = body.replace(DARK_PANE, LIT_PANE) + (FLAG if thing.family in FESTIVE else "")
    return f"<g transform='translate({n(at.x)} {n(at.y)})'>{body}</g>"


def _plot(thing: Thing, number: int, variant: int) -> str:
    members = FAMILIES[thing.family]
    body = members[(number * 2 + variant * 3) % len(members)]
    angle = (number * 67 + variant * 31) % 5 * 9 - 18
    return f"<g transform='translate({n(thing.at.x)} {n(thing.at.y)}) rotate({angle})'>{body}</g>"


def _wall(path: str, side: int, turns: int) -> str:
    courses = WALLS[(side + turns) % 4]
    return "".join(
        f"<g transform='translate({n(x)} {n(y)})'>{_turn(course.replace(LINE, path), turns)}</g>"
        for x, y, course in courses
    )
