"""Lines of roads and rivers: from edge to edge, around a building, or to the wall of the city where they end."""

from __future__ import annotations

from bastide.games.carcassonne.art.geometry.odd import ODD
from bastide.games.carcassonne.art.geometry.outlines import Outline
from bastide.games.carcassonne.art.geometry.plane import (
    CORNERS,
    EDGE,
    MIDDLE,
    Course,
    Point,
    bent,
    centre,
    corner,
    far,
    inside,
    joined,
    mix,
    straight,
    winding,
)
from bastide.games.carcassonne.rules.tiles.model import CITY, CLOISTER, RIVER, ROAD, SHRINE, VOLCANO, Tile

#: Half widths of roads and rivers.
REACH = {ROAD: 4.4, RIVER: 6.0}
#: Features that stand in the middle of a tile.
BUILDINGS = (CLOISTER, SHRINE, VOLCANO)
#: How far roads and rivers sway on the way straight across.
SWAY = {ROAD: 5, RIVER: 10}


def has_building(tile: Tile) -> bool:
    """Tell whether a feature stands in the middle of the tile."""
    return any(feature.kind in BUILDINGS for feature in tile.features)


def middle_of(tile: Tile) -> Point:
    """Return the place of the building in the middle: moved aside if a road or city takes the middle."""
    special = ODD.get(tile.id)
    if special and special.middle:
        return special.middle
    if not has_building(tile):
        return MIDDLE
    for feature in tile.features:
        if feature.kind in REACH and len(feature.edges) == 2:
            return Point(62, 38) if feature.edges == [2, 3] else Point(50, 36)
    caps = [f.edges[0] for f in tile.features if f.kind == CITY and len(f.edges) == 1]
    return Point(
        50 + sum(50 - EDGE[side].x for side in caps) * 0.24, 50 + sum(50 - EDGE[side].y for side in caps) * 0.24
    )


def course_of(tile: Tile, index: int, cities: dict[int, Outline], inner: list[Point], middle: Point) -> Course:
    """Return the line of the tile's road or river with this number."""
    special = ODD.get(tile.id)
    if special and index in special.courses:
        return special.courses[index]
    feature = tile.features[index]
    ends = [EDGE[side] for side in feature.edges]
    if len(ends) == 3:
        return joined(*[straight(end, MIDDLE) for end in ends])
    if len(ends) == 2:
        return _line_across(tile, index, ends[0], ends[1])
    if not ends:
        return straight(MIDDLE, MIDDLE)
    if inner:
        return to_outline(ends[0], MIDDLE, inner)
    goal = _destination_city(tile, index, cities) if feature.ends_at == "city" else -1
    return _line_to_city(tile, goal, cities[goal], ends[0]) if goal in cities else straight(ends[0], middle)


def _line_across(tile: Tile, index: int, a: Point, b: Point) -> Course:
    if far(a, b) > 90:
        if not has_building(tile):
            crossed = any(f.over for f in tile.features)
            return straight(a, b) if crossed else winding(a, b, SWAY[tile.features[index].kind])
        # Around the building in the middle.
        low = Point(50, 74)
        first, second = (Point(p.x + (50 - p.x) * 0.44, 74) for p in (a, b))
        return bent((a, mix(a, MIDDLE, 0.44), first, low), (low, second, mix(b, MIDDLE, 0.44), b))
    pull = 0.72 if any(f.kind == CITY and len(f.edges) > 1 for f in tile.features) else 0.86
    return bent((a, mix(a, MIDDLE, pull), mix(b, MIDDLE, pull), b))


def _line_to_city(tile: Tile, goal: int, city: Outline, a: Point) -> Course:
    ahead = mix(a, MIDDLE, 1.5)
    direct = to_outline(a, ahead, city.points)
    diagonal = len(tile.features[goal].edges) == 2 and len(city.walls) < 2
    if not diagonal and inside(city.points, ahead) and far(direct.end, a) < 76:
        return direct
    heart = centre(city.points)
    turn = mix(a, MIDDLE, 0.5)
    aim = mix(heart, corner(_nearest_end(city, a)), 0.34) if diagonal else heart
    hit = to_outline(turn, aim, city.points).end
    return bent((a, mix(a, MIDDLE, 0.32), mix(turn, hit, 0.4), hit))


def _nearest_end(city: Outline, p: Point) -> int:
    """Return which of the two corners where a city's wall ends is nearer to this point."""
    wall = city.walls[0]
    nearest = min(wall[0], wall[3], key=lambda end: far(end, p))
    return next(i for i, c in enumerate(CORNERS) if far(c, nearest) < 1)


def _destination_city(tile: Tile, index: int, cities: dict[int, Outline]) -> int:
    """Return the city at which a road ends: the one that the fields on both sides have in common, else the first."""
    side = tile.features[index].edges[0]
    adjacent = [
        next((field.cities for field in tile.features if half in field.halves), []) for half in (side * 2, side * 2 + 1)
    ]
    common = [city for city in adjacent[0] if city in adjacent[1]]
    return common[0] if common else next(iter(cities), -1)


def to_outline(start: Point, towards: Point, outline: list[Point]) -> Course:
    """Return a straight line that ends at the outline."""
    for t in range(101):
        p = mix(start, towards, t / 100)
        if inside(outline, p):
            return straight(start, p)
    return straight(start, towards)
