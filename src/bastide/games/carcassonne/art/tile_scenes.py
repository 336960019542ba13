"""Scenes of tiles: the catalogue entry of a tile turned into ground shapes, walls and items."""

from __future__ import annotations

from collections.abc import Callable
from functools import cache
from math import hypot

from bastide.art.colour_palette import PAVING
from bastide.art.svg_shapes import filled_path, num, seeded_random, stroked_path
from bastide.games.carcassonne.art import city_shapes, field_shapes, road_and_river_shapes
from bastide.games.carcassonne.art.geometry.cell_grid import (
    CELL_SIZE,
    cell_centre,
    cells_inside,
    cells_near,
    distances_to_border,
)
from bastide.games.carcassonne.art.geometry.city_of_carcassonne import town_openings, town_walls
from bastide.games.carcassonne.art.geometry.points_and_lines import (
    EDGE_MIDPOINTS,
    TILE_CENTRE,
    Curve,
    Point,
    SampledLine,
    centroid,
    distance,
    format_point,
    interpolate,
    sample_curve,
    straight_line,
)
from bastide.games.carcassonne.art.geometry.special_tiles import LAKE_RADIUS
from bastide.games.carcassonne.art.geometry.tile_layout import FeatureShape, TileLayout, compute_tile_layout
from bastide.games.carcassonne.art.tile_composition import Scene, SceneItem, SceneLevel
from bastide.games.carcassonne.rules.tiles.tile_definition import (
    ABBEY,
    BAZAAR,
    CATHEDRAL,
    CITY,
    CLOISTER,
    DRAGON,
    FIELD,
    INN,
    MARK_BY_NAME,
    PIG_HERD,
    PORTAL,
    QUARTER,
    RIVER,
    ROAD,
    SHRINE,
    TUNNEL,
    VOLCANO,
)

#: Family of each feature that is a building, and the room that it needs.
BUILDING_FAMILIES = {CLOISTER: ("cloister", 21), SHRINE: ("shrine", 19), VOLCANO: ("volcano", 24)}
#: Families at the ends of roads.
ROAD_END_FAMILIES = {"crossing": "village", "open_field": "thicket", "house": "farm"}
#: Marks of cities that need a free place, in order.
CITY_MARK_FAMILIES = ("wine", "grain", "cloth", "princess")
#: Marks of whole tiles.
TILE_MARK_FAMILIES = (("dragon", DRAGON), ("portal", PORTAL))


@cache
def tile_scene(kind: str) -> Scene:
    """Return the scene of this kind of tile. KeyError if there is none."""
    layout = compute_tile_layout(kind)
    draw = seeded_random(kind)
    marks = _landmarks(layout)
    above = [shape for shape in layout.shapes if shape.feature.over]
    below = [shape for shape in layout.shapes if not shape.feature.over]
    scene = [_make_level(layout, below, marks if not above else [m for m in marks if m.city < 0], draw)]
    if above:
        scene.append(_make_level(layout, above, [m for m in marks if m.city >= 0], draw, below))
    return scene


def _make_level(
    layout: TileLayout,
    shapes: list[FeatureShape],
    marks: list[SceneItem],
    draw: Callable[[], float],
    under: list[FeatureShape] | None = None,
) -> SceneLevel:
    keep_off = [(thing.at, _room_for(thing)) for thing in marks]
    ground, plots, things = "", [], list(marks)
    walls: dict[int, str] = {}
    for shape in shapes:
        if shape.feature.kind == FIELD:
            grass, tilled, standing = field_shapes.furnish_field(shape.cells, keep_off, shape.spot, draw)
            ground += grass
            plots += tilled
            things += standing
    if layout.inner and not under:
        ground += _add_town(layout, things, walls, keep_off, draw)
    if layout.lake and not under:
        ground += road_and_river_shapes.draw_lake(layout.lake, LAKE_RADIUS)
    for shape in sorted(shapes, key=lambda shape: (shape.feature.kind != RIVER, shape.feature.kind != CITY)):
        if shape.feature.kind == RIVER and shape.course:
            ground += road_and_river_shapes.draw_river(shape.course)
            if layout.lake:
                ground += road_and_river_shapes.draw_lake(layout.lake, LAKE_RADIUS)
            elif shape.feature.ends_at == "spring":
                ground += road_and_river_shapes.draw_spring(TILE_CENTRE)
        elif shape.feature.kind == CITY:
            ground += _add_city(layout, shape, things, walls, keep_off, draw, bool(under))
        elif shape.feature.kind == ROAD and shape.course:
            for crossed in under or []:
                if crossed.number in shape.feature.over and crossed.course:
                    ground += road_and_river_shapes.draw_bridge(shape.course, crossed.course, 11)
            ground += road_and_river_shapes.draw_road(shape.course)
            things += _milestones(shape)
    if any(shape.feature.ends_at == "crossing" for shape in shapes):
        ground += road_and_river_shapes.draw_crossing_square(TILE_CENTRE, 8)
        things += _crossing_houses(shapes)
    order = dict(sorted(walls.items()))
    return SceneLevel([_round_item(thing) for thing in plots], ground, order, [_round_item(thing) for thing in things])


def _round_item(thing: SceneItem) -> SceneItem:
    """Round the place as in the page data, so that both pictures are the same."""
    return thing._replace(at=Point(float(num(thing.at.x)), float(num(thing.at.y))))


def _add_city(
    layout: TileLayout,
    shape: FeatureShape,
    things: list[SceneItem],
    walls: dict[int, str],
    keep_off: list[tuple[Point, float]],
    draw: Callable[[], float],
    above: bool,
) -> str:
    outline = shape.outline
    assert outline is not None
    square = TILE_CENTRE if shape.feature.marks & CATHEDRAL else shape.spot
    gates = [
        other.course.end
        for other in layout.shapes
        if other.course and other.feature.ends_at == "city" and _touches(other.course.end, outline.walls)
    ]
    if shape.gate:
        gates.append(shape.gate.end)
    off = [*keep_off, (square, 9.5)]
    for side in shape.feature.edges:
        off += [(p, 7.2) for p in city_shapes.street_line(EDGE_MIDPOINTS[side], square).points[::4]]
    ground = city_shapes.draw_city_ground(outline, shape.feature.edges, square)
    if above:
        ground = stroked_path(outline.path, "#6b5a4a", 5) + ground
    if shape.gate:
        ground += road_and_river_shapes.draw_road(shape.gate)
    things += city_shapes.place_houses(shape.cells, shape.number, off, draw)
    things += city_shapes.place_towers(outline.walls, shape.number, gates)
    for side, wall in city_shapes.wall_paths(outline.walls).items():
        walls[side] = walls.get(side, "") + wall
    if len(shape.cells) > 900 and not shape.feature.marks & CATHEDRAL:
        things += [
            SceneItem("stall", Point(square.x + x, square.y + y), city=shape.number) for x, y in ((-9, -6), (9, 7))
        ]
    return ground


def _add_town(
    layout: TileLayout,
    things: list[SceneItem],
    walls: dict[int, str],
    keep_off: list[tuple[Point, float]],
    draw: Callable[[], float],
) -> str:
    """Add the houses and walls of the city of Carcassonne on a tile. Return its paving and streets."""
    cells = cells_inside(layout.inner)
    ends = [shape.course.end for shape in layout.shapes if shape.course and shape.feature.kind == ROAD]
    heart = centroid(layout.inner)
    streets = [straight_line(interpolate(p, q, 0.5), heart) for p, q in town_openings(layout.inner)]
    off = [*keep_off, *[(p, 7.0) for way in streets for p in way.points[::2]]]
    things += city_shapes.place_houses(cells, -1, off, draw)
    curves: list[Curve] = [
        (p, interpolate(p, q, 0.33), interpolate(p, q, 0.67), q) for p, q in town_walls(layout.inner)
    ]
    things += [thing for thing in city_shapes.place_towers(curves, -1, ends) if thing.family == "gate"]
    for side, wall in city_shapes.wall_paths(curves).items():
        walls[side] = walls.get(side, "") + wall
    paving = filled_path("M" + "L".join(format_point(p) for p in layout.inner) + "z", PAVING.mid)
    return paving + city_shapes.draw_streets("".join(way.path for way in streets))


def _crossing_houses(shapes: list[FeatureShape]) -> list[SceneItem]:
    """Place houses around a crossing, where the fields have room."""
    fields = {cell for shape in shapes if shape.feature.kind == FIELD for cell in shape.cells}
    corners = [Point(50 + x, 50 + y) for x, y in ((-13, -11), (13, -12), (12, 12), (-12, 13))]
    return [SceneItem("house", p) for p in corners if all(cell in fields for cell in cells_near([p], 5))]


def _touches(p: Point, curves: list[Curve]) -> bool:
    return any(distance(p, q) < 6 for curve in curves for q in sample_curve(curve, 40))


# -- landmarks -------------------------------------------------------------------------------------------------------


def _landmarks(layout: TileLayout) -> list[SceneItem]:
    """Return the items that identify a tile: buildings, shields, goods, inns and marks."""
    found: list[SceneItem] = []
    for shape in layout.shapes:
        feature = shape.feature
        if feature.kind in BUILDING_FAMILIES:
            abbey = feature.marks & ABBEY
            found.append(
                SceneItem(
                    "abbey" if abbey else BUILDING_FAMILIES[feature.kind][0], TILE_CENTRE if abbey else layout.middle
                )
            )
        elif feature.kind == QUARTER:
            found.append(SceneItem(f"quarter_{feature.name}", shape.spot))
        elif feature.kind == CITY:
            found += _city_marks(shape)
        elif feature.marks & INN:
            found.append(SceneItem("inn", _point_beside_road(layout, shape)))
        elif feature.marks & PIG_HERD:
            found.append(SceneItem("pig_herd", shape.places[1] if len(shape.places) > 1 else shape.spot))
        if feature.ends_at == "spring":
            found.append(SceneItem("rocks", TILE_CENTRE))
        elif feature.ends_at in ROAD_END_FAMILIES and all(
            thing.family != ROAD_END_FAMILIES[feature.ends_at] for thing in found
        ):
            at = shape.course.end if shape.course and feature.ends_at != "crossing" else TILE_CENTRE
            found.append(SceneItem(ROAD_END_FAMILIES[feature.ends_at], at))
        if feature.marks & TUNNEL and shape.course:
            ends = [p for p in shape.course.points if all(distance(p, e) > 5 for e in (Point(50, 0), Point(50, 100)))]
            north = max((p for p in ends if p.y < 50), key=lambda p: p.y)
            south = min((p for p in ends if p.y > 50), key=lambda p: p.y)
            found += [SceneItem("mouth", north, 0), SceneItem("mouth", south, 2)]
    if layout.sign:
        found.append(SceneItem(layout.sign, TILE_CENTRE))
    return found + _tile_marks(layout, found)


def _city_marks(shape: FeatureShape) -> list[SceneItem]:
    feature = shape.feature
    free = iter([*shape.places[1:], *[shape.spot] * 9])
    found = [SceneItem("shield", next(free), city=shape.number) for _ in range(feature.shields)]
    for name in CITY_MARK_FAMILIES:
        if feature.marks & MARK_BY_NAME[name]:
            found.append(SceneItem(name, next(free), city=shape.number))
    if feature.marks & CATHEDRAL:
        found.append(SceneItem("cathedral", TILE_CENTRE, city=shape.number))
    return found


def _tile_marks(layout: TileLayout, found: list[SceneItem]) -> list[SceneItem]:
    """Place the marks of the whole tile where they hide as little as possible."""
    signs: list[SceneItem] = []
    used = [shape.spot for shape in layout.shapes] + [thing.at for thing in found]
    if layout.tile.marks & BAZAAR:
        large = any(shape.feature.kind == CITY and len(shape.feature.edges) > 1 for shape in layout.shapes)
        signs.append(SceneItem("bazaar", _find_roomy_point(layout, used) if large else TILE_CENTRE))
    for name, mark in TILE_MARK_FAMILIES:
        if layout.tile.marks & mark:
            signs.append(SceneItem(name, _find_roomy_point(layout, used)))
    return signs


def _find_roomy_point(layout: TileLayout, used: list[Point]) -> Point:
    """Return a point in some field or city, far from the used points."""
    best, most = TILE_CENTRE, 0.0
    for shape in layout.shapes:
        if shape.feature.kind in (CITY, FIELD):
            for cell, depth in distances_to_border(shape.cells).items():
                p = cell_centre(cell)
                score = min(depth * CELL_SIZE * 1.6, 20, min([distance(p, q) for q in used] + [60]))
                if score > most:
                    best, most = p, score
    return best


def _point_beside_road(layout: TileLayout, shape: FeatureShape) -> Point:
    """Return a point next to a road, away from the meeple, on the side with more room."""
    course = shape.course
    assert course is not None
    i = min(course.points.index(shape.spot), len(course.points) - 2)
    sides = [_point_right_of(course, i, 17), _point_right_of(course, i, -17)]
    fields = {cell for other in layout.shapes if other.feature.kind == FIELD for cell in other.cells}
    return max(sides, key=lambda p: len(cells_near([p], 11) & fields))


def _milestones(shape: FeatureShape) -> list[SceneItem]:
    """Place a milestone along a road."""
    course = shape.course
    if course is None or len(course.points) < 12 or shape.feature.marks & TUNNEL:
        return []
    return [SceneItem("milestone", _point_right_of(course, int(len(course.points) * 0.25), 6.4))]


def _point_right_of(course: SampledLine, i: int, reach: float) -> Point:
    """Return the point ``reach`` to the right of a point of a line."""
    a, b = course.points[i], course.points[i + 1]
    long = hypot(b.x - a.x, b.y - a.y) or 1
    return Point(a.x - (b.y - a.y) / long * reach, a.y + (b.x - a.x) / long * reach)


#: Room that landmarks need; all others need the room of a mark.
LANDMARK_RADII = {
    "cloister": 22, "abbey": 60, "shrine": 19, "volcano": 22, "inn": 12, "cathedral": 26, "thicket": 7, "farm": 9,
    "rocks": 9, "bazaar": 14, "village": 19, "mouth": 8,
    **dict.fromkeys(("quarter_castle", "quarter_market", "quarter_blacksmith", "quarter_cathedral"), 18),
}  # fmt: skip


def _room_for(thing: SceneItem) -> float:
    return LANDMARK_RADII.get(thing.family, 9.5)
