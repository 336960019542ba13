"""Composition of a tile from its scene: the ground turns with the tile, upright items stay upright.

A scene describes a tile as it is in the catalogue. For a quarter turn, the ground is rotated. Houses, trees and towers
only move to their new places and are sorted by depth. Walls rise upwards from their base line. So light always falls
from the upper left. Members of a family (houses, trees) alternate, differently for each variant, so that two tiles of
one kind do not look the same.

The page composes tiles by the same rules in ``page/board/tile_svg.ts``; a test compares the results.
"""

from __future__ import annotations

from typing import NamedTuple

from bastide.art.colour_palette import MEADOW, STONE
from bastide.art.svg_shapes import SHADOW_COLOUR, num, rect
from bastide.games.carcassonne.art.geometry.points_and_lines import Point, rotate_point
from bastide.games.carcassonne.art.tile_part_families import (
    DARK_WINDOW_COLOUR,
    FLAG_SHAPES,
    LIT_WINDOW_COLOUR,
    PART_FAMILIES,
)

#: Number of variants of a tile.
VARIANT_COUNT = 4
#: Upright items are drawn this much lower, so that they appear centred on their place.
UPRIGHT_OFFSET_Y = 3
#: Families with one member for each side that their wall faces: north, east, south, west.
FACING_FAMILIES = ("gate", "mouth")


#: Families that are drawn on top of everything else.
ALWAYS_VISIBLE_FAMILIES = (
    *("shield", "wine", "grain", "cloth", "princess", "dragon", "portal"),
    *("quarter_castle", "quarter_market", "quarter_blacksmith", "quarter_cathedral"),
)


#: Placeholder for the path of a wall in its courses.
WALL_PATH_PLACEHOLDER = "{line}"


def _wall_courses(side: str) -> list[tuple[float, float, str]]:
    """Return the courses of a wall from the ground up: offset and stroke of each. ``side``: colour of the face."""

    def stroke(colour: str, width: float, more: str = "stroke-linecap='round' stroke-linejoin='round'") -> str:
        return f"<path d='{WALL_PATH_PLACEHOLDER}' fill='none' stroke='{colour}' stroke-width='{num(width)}' {more}/>"

    shadow = stroke(SHADOW_COLOUR, 4.4, "stroke-opacity='.22' stroke-linecap='round'")
    walk = stroke(STONE.light, 3.8) + stroke(STONE.mid, 2) + stroke(STONE.light, 3.8, "stroke-dasharray='1.5 2.1'")
    return [(1.6, 0.8, shadow), *[(0, -lift, stroke(side, 4.3)) for lift in (0, 1.5, 3)], (0, -4, walk)]


#: Courses of walls by the side that they face: north, east, south, west. North walls show their inner face.
WALL_COURSES = [_wall_courses(side) for side in (STONE.deep, STONE.deep, STONE.mid, STONE.mid)]
#: Background of every tile.
TILE_BACKGROUND = rect(0, 0, 100, 100, MEADOW.mid)
#: Families that get a flag when their city is finished.
FLAGGED_FAMILIES = ("tower",)


class SceneItem(NamedTuple):
    """An item of a scene: a member of a family at a place on the tile."""

    family: str
    at: Point
    #: Side that its wall faces; -1 if it is not part of a wall.
    facing: int = -1
    #: Number of its city, which lights its windows when finished; -1 for none.
    city: int = -1


class SceneLevel(NamedTuple):
    """One level of a scene. Tiles with a bridge have two."""

    #: Tilled plots, drawn below the ground shapes.
    plots: list[SceneItem]
    ground: str
    #: Walls as SVG paths, by the side that they face.
    walls: dict[int, str]
    things: list[SceneItem]


Scene = list[SceneLevel]


def compose_tile(scene: Scene, turns: int = 0, variant: int = 0, finished: tuple[int, ...] = ()) -> str:
    """Draw a tile of 100 by 100 after ``turns`` quarter turns clockwise. ``finished``: numbers of finished cities."""
    parts = [TILE_BACKGROUND]
    for storey in scene:
        flat = "".join(_draw_plot(thing, i, variant) for i, thing in enumerate(storey.plots)) + storey.ground
        parts.append(_rotate(flat, turns))
        placed = [(_item_place(thing, i, turns, variant), i, thing) for i, thing in enumerate(storey.things)]
        placed.sort(key=lambda one: one[0].y)
        # A wall that faces north is behind its city, all others are in front of it.
        for before in (False, True):
            walls = [side for side in storey.walls if ((side + turns) % 4 > 0) == before]
            things = [
                one
                for one in placed
                if one[2].family not in ALWAYS_VISIBLE_FAMILIES and _is_in_front(one[2], turns) == before
            ]
            parts += [_draw_wall(storey.walls[side], side, turns) for side in walls]
            parts += [_draw_item(thing, at, i, turns, variant, finished) for at, i, thing in things]
        signs = [one for one in placed if one[2].family in ALWAYS_VISIBLE_FAMILIES]
        parts += [_draw_item(thing, at, i, turns, variant, finished) for at, i, thing in signs]
    return "".join(parts)


def _is_in_front(thing: SceneItem, turns: int) -> bool:
    return thing.facing >= 0 and (thing.facing + turns) % 4 > 0


def _rotate(body: str, turns: int) -> str:
    return f"<g transform='rotate({turns * 90} 50 50)'>{body}</g>" if turns and body else body


def _item_place(thing: SceneItem, number: int, turns: int, variant: int) -> Point:
    """Return the place of an item. Members of larger families are shifted a little, differently each time."""
    x, y = rotate_point(thing.at, turns)
    if thing.facing < 0:
        y += UPRIGHT_OFFSET_Y
    if thing.facing < 0 and len(PART_FAMILIES[thing.family]) > 1:
        x += ((number * 3 + variant * 2) % 5 - 2) * 0.3
        y += ((number * 2 + variant * 3) % 5 - 2) * 0.3
    return Point(x, y)


def _draw_item(thing: SceneItem, at: Point, number: int, turns: int, variant: int, finished: tuple[int, ...]) -> str:
    members = PART_FAMILIES[thing.family]
    which = thing.facing + turns if thing.family in FACING_FAMILIES else number + variant * 3
    body = members[which % len(members)]
    if thing.city in finished:
        body = body.replace(DARK_WINDOW_COLOUR, LIT_WINDOW_COLOUR) + (
            FLAG_SHAPES if thing.family in FLAGGED_FAMILIES else ""
        )
    return f"<g transform='translate({num(at.x)} {num(at.y)})'>{body}</g>"


def _draw_plot(thing: SceneItem, number: int, variant: int) -> str:
    members = PART_FAMILIES[thing.family]
    body = members[(number * 2 + variant * 3) % len(members)]
    angle = (number * 67 + variant * 31) % 5 * 9 - 18
    return f"<g transform='translate({num(thing.at.x)} {num(thing.at.y)}) rotate({angle})'>{body}</g>"


def _draw_wall(path: str, side: int, turns: int) -> str:
    courses = WALL_COURSES[(side + turns) % 4]
    return "".join(
        f"<g transform='translate({num(x)} {num(y)})'>{_rotate(course.replace(WALL_PATH_PLACEHOLDER, path), turns)}</g>"
        for x, y, course in courses
    )
