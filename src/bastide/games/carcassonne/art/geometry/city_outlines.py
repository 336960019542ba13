"""Outlines of cities, with their walls."""

from __future__ import annotations

import re
from typing import NamedTuple

from bastide.games.carcassonne.art.geometry.points_and_lines import (
    CORNER_HALF_EDGES,
    Curve,
    Point,
    corner,
    format_point,
    interpolate,
    sample_curve,
)
from bastide.games.carcassonne.art.geometry.special_tiles import SPECIAL_TILES
from bastide.games.carcassonne.rules.tiles.tile_definition import CITY, EDGE_CITY, Tile


class CityOutline(NamedTuple):
    """Outline of a city as points and as an SVG path, and the curves of its walls."""

    points: list[Point]
    walls: list[Curve]
    path: str
    #: Corners of the tile that it reaches although neither side there is city.
    tips: list[Point]


def compute_city_outline(tile: Tile, index: int) -> CityOutline:
    """Compute the outline of the tile's city with this number."""
    special = SPECIAL_TILES[tile.id].cities.get(index) if tile.id in SPECIAL_TILES else None
    if isinstance(special, str):
        return _parse_outline(special)
    sides = tile.features[index].edges
    cities = [feature for feature in tile.features if feature.kind == CITY]
    reached = special if special is not None else _reached_corners(tile) if len(cities) == 1 else []
    touched = _touched_sides(sides, reached)
    points: list[Point] = []
    walls: list[Curve] = []
    path = ""
    for i, (first, last) in enumerate(touched):
        for c in range(first, last + 1):
            points.append(corner(c))
            path += f"{'L' if path else 'M'}{format_point(corner(c))}"
        following = touched[(i + 1) % len(touched)][0]
        start = following + 4 if following <= last and i == len(touched) - 1 else following
        if start == last and len(touched) == 1:
            continue  # city on all sides
        wall = _wall(tile, last, start, reached)
        walls.append(wall)
        points += sample_curve(wall)[1:-1]
        path += f"C{format_point(wall[1])} {format_point(wall[2])} {format_point(wall[3])}"
    return CityOutline(points, walls, f"{path}Z", [corner(c) for c in reached])


def _reached_corners(tile: Tile) -> list[int]:
    """Return the corners without city sides where the two adjacent fields are different."""
    field = {half: i for i, feature in enumerate(tile.features) for half in feature.halves}
    pairs = [(field.get(before, -1), field.get(after, -1)) for before, after in CORNER_HALF_EDGES]
    return [i for i, (before, after) in enumerate(pairs) if before >= 0 and after >= 0 and before != after]


def _touched_sides(sides: list[int], reached: list[int]) -> list[tuple[int, int]]:
    """Return everything that a city touches, clockwise: sides from corner to corner, or a single corner."""
    touched: list[tuple[int, int]] = []
    for i in range(4):
        if i in reached and i not in sides and (i + 3) % 4 not in sides:
            touched.append((i, i))
        if i in sides:
            if touched and touched[-1][1] == i:
                touched[-1] = (touched[-1][0], i + 1)
            else:
                touched.append((i, i + 1))
    if len(touched) > 1 and touched[-1][1] == 4 and touched[0][0] == 0 and 0 in sides:
        touched[0] = (touched[-1][0] - 4, touched[0][1])  # continues over the first corner
        touched.pop()
    return touched


def _wall(tile: Tile, a: int, b: int, reached: list[int]) -> Curve:
    """Return the wall from corner ``a`` to corner ``b``, clockwise. The sides between them are outside."""
    start, end = corner(a), corner(b)

    def is_city(side: int) -> bool:
        return tile.edges[side % 4] == EDGE_CITY

    def is_tip(c: int) -> bool:
        return c % 4 in reached

    if b - a == 3:
        # A cap over one side, with room at a corner that it shares with another city.
        side = b % 4
        (in_at, in_deep), (out_at, out_deep) = ((34, 29) if is_city(side + d) else (17, 44) for d in (1, -1))
        return start, _point_inside(side, 100 - in_at, in_deep), _point_inside(side, out_at, out_deep), end
    if b - a == 1:
        # Cuts off one side: deep next to another city, shallow next to a field.
        deep = 46 if is_city(a) else 27
        return (
            start,
            _point_inside(a, 22, 9 if is_tip(a) else deep),
            _point_inside(a, 78, 9 if is_tip(b) else deep),
            end,
        )
    # Cuts off two sides, from corner to corner. A city that only touches the corner ends in a point there and needs all
    # the room.
    outer = corner(a + 1)
    facing = is_city(a) or is_city(a + 1)
    first, second = (0.1 if is_tip(c) else -0.3 if facing else -0.16 for c in (a, b))
    return (
        start,
        interpolate(interpolate(start, end, 0.3), outer, first),
        interpolate(interpolate(start, end, 0.7), outer, second),
        end,
    )


def _point_inside(side: int, along: float, deep: float) -> Point:
    """Return the point at a distance along a side (clockwise) and a depth inside the tile."""
    places = Point(along, deep), Point(100 - deep, along), Point(100 - along, 100 - deep), Point(deep, 100 - along)
    return places[side % 4]


def _parse_outline(path: str) -> CityOutline:
    """Parse an outline written by hand: absolute M, L, C and Z."""
    points: list[Point] = []
    walls: list[Curve] = []
    for letter, rest in re.findall("([MLC])([^MLCZ]*)", path):
        numbers = [float(number) for number in re.split("[ ,]+", rest.strip())]
        found = [Point(x, y) for x, y in zip(numbers[::2], numbers[1::2], strict=True)]
        if letter == "C":
            curve = (points[-1], found[0], found[1], found[2])
            walls.append(curve)
            points += sample_curve(curve)[1:]
        else:
            points += found
    return CityOutline(points, walls, path, [])
