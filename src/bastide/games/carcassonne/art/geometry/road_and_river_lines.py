"""Lines of roads and rivers: from edge to edge, around a building, or to the wall of the city where they end."""

from __future__ import annotations

from bastide.games.carcassonne.art.geometry.city_outlines import CityOutline
from bastide.games.carcassonne.art.geometry.points_and_lines import (
    CORNERS,
    EDGE_MIDPOINTS,
    TILE_CENTRE,
    Point,
    SampledLine,
    centroid,
    corner,
    curved_line,
    distance,
    interpolate,
    is_inside,
    join_lines,
    straight_line,
    winding_line,
)
from bastide.games.carcassonne.art.geometry.special_tiles import SPECIAL_TILES
from bastide.games.carcassonne.rules.tiles.tile_definition import CITY, CLOISTER, RIVER, ROAD, SHRINE, VOLCANO, Tile

#: Half widths of roads and rivers.
HALF_WIDTHS = {ROAD: 4.4, RIVER: 6.0}
#: Features that stand in the middle of a tile.
CENTRAL_BUILDINGS = (CLOISTER, SHRINE, VOLCANO)
#: How far roads and rivers sway on the way straight across.
SWAY_BY_KIND = {ROAD: 5, RIVER: 10}


def has_building(tile: Tile) -> bool:
    """Tell whether a feature stands in the middle of the tile."""
    return any(feature.kind in CENTRAL_BUILDINGS for feature in tile.features)


def building_position(tile: Tile) -> Point:
    """Return the place of the building in the middle: moved aside if a road or city takes the middle."""
    special = SPECIAL_TILES.get(tile.id)
    if special and special.middle:
        return special.middle
    if not has_building(tile):
        return TILE_CENTRE
    for feature in tile.features:
        if feature.kind in HALF_WIDTHS and len(feature.edges) == 2:
            return Point(62, 38) if feature.edges == [2, 3] else Point(50, 36)
    caps = [f.edges[0] for f in tile.features if f.kind == CITY and len(f.edges) == 1]
    return Point(
        50 + sum(50 - EDGE_MIDPOINTS[side].x for side in caps) * 0.24,
        50 + sum(50 - EDGE_MIDPOINTS[side].y for side in caps) * 0.24,
    )


def road_or_river_line(
    tile: Tile, index: int, cities: dict[int, CityOutline], inner: list[Point], middle: Point
) -> SampledLine:
    """Return the line of the tile's road or river with this number."""
    special = SPECIAL_TILES.get(tile.id)
    if special and index in special.courses:
        return special.courses[index]
    feature = tile.features[index]
    ends = [EDGE_MIDPOINTS[side] for side in feature.edges]
    if len(ends) == 3:
        return join_lines(*[straight_line(end, TILE_CENTRE) for end in ends])
    if len(ends) == 2:
        return _line_across(tile, index, ends[0], ends[1])
    if not ends:
        return straight_line(TILE_CENTRE, TILE_CENTRE)
    if inner:
        return line_to_outline(ends[0], TILE_CENTRE, inner)
    goal = _destination_city(tile, index, cities) if feature.ends_at == "city" else -1
    return _line_to_city(tile, goal, cities[goal], ends[0]) if goal in cities else straight_line(ends[0], middle)


def _line_across(tile: Tile, index: int, a: Point, b: Point) -> SampledLine:
    if distance(a, b) > 90:
        if not has_building(tile):
            crossed = any(f.over for f in tile.features)
            return straight_line(a, b) if crossed else winding_line(a, b, SWAY_BY_KIND[tile.features[index].kind])
        # Around the building in the middle.
        low = Point(50, 74)
        first, second = (Point(p.x + (50 - p.x) * 0.44, 74) for p in (a, b))
        return curved_line(
            (a, interpolate(a, TILE_CENTRE, 0.44), first, low), (low, second, interpolate(b, TILE_CENTRE, 0.44), b)
        )
    pull = 0.72 if any(f.kind == CITY and len(f.edges) > 1 for f in tile.features) else 0.86
    return curved_line((a, interpolate(a, TILE_CENTRE, pull), interpolate(b, TILE_CENTRE, pull), b))


def _line_to_city(tile: Tile, goal: int, city: CityOutline, a: Point) -> SampledLine:
    ahead = interpolate(a, TILE_CENTRE, 1.5)
    direct = line_to_outline(a, ahead, city.points)
    diagonal = len(tile.features[goal].edges) == 2 and len(city.walls) < 2
    if not diagonal and is_inside(city.points, ahead) and distance(direct.end, a) < 76:
        return direct
    heart = centroid(city.points)
    turn = interpolate(a, TILE_CENTRE, 0.5)
    aim = interpolate(heart, corner(_nearest_end(city, a)), 0.34) if diagonal else heart
    hit = line_to_outline(turn, aim, city.points).end
    return curved_line((a, interpolate(a, TILE_CENTRE, 0.32), interpolate(turn, hit, 0.4), hit))


def _nearest_end(city: CityOutline, p: Point) -> int:
    """Return which of the two corners where a city's wall ends is nearer to this point."""
    wall = city.walls[0]
    nearest = min(wall[0], wall[3], key=lambda end: distance(end, p))
    return next(i for i, c in enumerate(CORNERS) if distance(c, nearest) < 1)


def _destination_city(tile: Tile, index: int, cities: dict[int, CityOutline]) -> int:
    """Return the city at which a road ends: the one that the fields on both sides have in common, else the first."""
    side = tile.features[index].edges[0]
    adjacent = [
        next((field.cities for field in tile.features if half in field.halves), []) for half in (side * 2, side * 2 + 1)
    ]
    common = [city for city in adjacent[0] if city in adjacent[1]]
    return common[0] if common else next(iter(cities), -1)


def line_to_outline(start: Point, towards: Point, outline: list[Point]) -> SampledLine:
    """Return a straight line that ends at the outline."""
    for t in range(101):
        p = interpolate(start, towards, t / 100)
        if is_inside(outline, p):
            return straight_line(start, p)
    return straight_line(start, towards)
