"""Scenes of tiles: the catalogue entry of a tile turned into ground shapes, walls and items."""

from __future__ import annotations

from collections.abc import Callable
from functools import cache
from math import hypot

from bastide.art.palette import PAVING
from bastide.art.pen import chance, line, n, path
from bastide.games.carcassonne.art import city, field, ways
from bastide.games.carcassonne.art.geometry.cells import CELL, cells_inside, cells_near, depths, middle_of_cell
from bastide.games.carcassonne.art.geometry.layout import Layout, Shape, layout_of
from bastide.games.carcassonne.art.geometry.odd import LAKE
from bastide.games.carcassonne.art.geometry.plane import (
    EDGE,
    MIDDLE,
    Course,
    Curve,
    Point,
    centre,
    far,
    mix,
    sampled,
    straight,
    xy,
)
from bastide.games.carcassonne.art.geometry.town import town_openings, town_walls
from bastide.games.carcassonne.art.scene import Scene, Storey, Thing
from bastide.games.carcassonne.rules.tiles.model import (
    ABBEY,
    BAZAAR,
    CATHEDRAL,
    CITY,
    CLOISTER,
    DRAGON,
    FIELD,
    INN,
    MARKS,
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
BUILDINGS = {CLOISTER: ("cloister", 21), SHRINE: ("shrine", 19), VOLCANO: ("volcano", 24)}
#: Families at the ends of roads.
ENDS = {"crossing": "village", "open_field": "thicket", "house": "farm"}
#: Marks of cities that need a free place, in order.
IN_CITIES = ("wine", "grain", "cloth", "princess")
#: Marks of whole tiles.
BADGES = (("dragon", DRAGON), ("portal", PORTAL))


@cache
def scene_of(kind: str) -> Scene:
    """Return the scene of this kind of tile. KeyError if there is none."""
    layout = layout_of(kind)
    draw = chance(kind)
    marks = _landmarks(layout)
    above = [shape for shape in layout.shapes if shape.feature.over]
    below = [shape for shape in layout.shapes if not shape.feature.over]
    scene = [_make_level(layout, below, marks if not above else [m for m in marks if m.city < 0], draw)]
    if above:
        scene.append(_make_level(layout, above, [m for m in marks if m.city >= 0], draw, below))
    return scene


def _make_level(
    layout: Layout, shapes: list[Shape], marks: list[Thing], draw: Callable[[], float], under: list[Shape] | None = None
) -> Storey:
    keep_off = [(thing.at, _room_for(thing)) for thing in marks]
    ground, plots, things = "", [], list(marks)
    walls: dict[int, str] = {}
    for shape in shapes:
        if shape.feature.kind == FIELD:
            grass, tilled, standing = field.field(shape.cells, keep_off, shape.spot, draw)
            ground += grass
            plots += tilled
            things += standing
    if layout.inner and not under:
        ground += _add_town(layout, things, walls, keep_off, draw)
    if layout.lake and not under:
        ground += ways.lake(layout.lake, LAKE)
    for shape in sorted(shapes, key=lambda shape: (shape.feature.kind != RIVER, shape.feature.kind != CITY)):
        if shape.feature.kind == RIVER and shape.course:
            ground += ways.river(shape.course)
            if layout.lake:
                ground += ways.lake(layout.lake, LAKE)
            elif shape.feature.ends_at == "spring":
                ground += ways.spring(MIDDLE)
        elif shape.feature.kind == CITY:
            ground += _add_city(layout, shape, things, walls, keep_off, draw, bool(under))
        elif shape.feature.kind == ROAD and shape.course:
            for crossed in under or []:
                if crossed.number in shape.feature.over and crossed.course:
                    ground += ways.bridge(shape.course, crossed.course, 11)
            ground += ways.road(shape.course)
            things += _milestones(shape)
    if any(shape.feature.ends_at == "crossing" for shape in shapes):
        ground += ways.square(MIDDLE, 8)
        things += _crossing_houses(shapes)
    order = dict(sorted(walls.items()))
    return Storey([_round_item(thing) for thing in plots], ground, order, [_round_item(thing) for thing in things])


def _round_item(thing: Thing) -> Thing:
    """Round the place as in the page data, so that both pictures are the same."""
    return thing._replace(at=Point(float(n(thing.at.x)), float(n(thing.at.y))))


def _add_city(
    layout: Layout,
    shape: Shape,
    things: list[Thing],
    walls: dict[int, str],
    keep_off: list[tuple[Point, float]],
    draw: Callable[[], float],
    above: bool,
) -> str:
    outline = shape.outline
    assert outline is not None
    square = MIDDLE if shape.feature.marks & CATHEDRAL else shape.spot
    gates = [
        other.course.end
        for other in layout.shapes
        if other.course and other.feature.ends_at == "city" and _touches(other.course.end, outline.walls)
    ]
    if shape.gate:
        gates.append(shape.gate.end)
    off = [*keep_off, (square, 9.5)]
    for side in shape.feature.edges:
        off += [(p, 7.2) for p in city.street(EDGE[side], square).points[::4]]
    ground = city.ground(outline, shape.feature.edges, square)
    if above:
        ground = line(outline.path, "#6b5a4a", 5) + ground
    if shape.gate:
        ground += ways.road(shape.gate)
    things += city.houses(shape.cells, shape.number, off, draw)
    things += city.towers(outline.walls, shape.number, gates)
    for side, wall in city.walls(outline.walls).items():
        walls[side] = walls.get(side, "") + wall
    if len(shape.cells) > 900 and not shape.feature.marks & CATHEDRAL:
        things += [Thing("stall", Point(square.x + x, square.y + y), city=shape.number) for x, y in ((-9, -6), (9, 7))]
    return ground


def _add_town(
    layout: Layout,
    things: list[Thing],
    walls: dict[int, str],
    keep_off: list[tuple[Point, float]],
    draw: Callable[[], float],
) -> str:
    """Add the houses and walls of the city of Carcassonne on a tile. Return its paving and streets."""
    cells = cells_inside(layout.inner)
    ends = [shape.course.end for shape in layout.shapes if shape.course and shape.feature.kind == ROAD]
    heart = centre(layout.inner)
    streets = [straight(mix(p, q, 0.5), heart) for p, q in town_openings(layout.inner)]
    off = [*keep_off, *[(p, 7.0) for way in streets for p in way.points[::2]]]
    things += city.houses(cells, -1, off, draw)
    curves: list[Curve] = [(p, mix(p, q, 0.33), mix(p, q, 0.67), q) for p, q in town_walls(layout.inner)]
    things += [thing for thing in city.towers(curves, -1, ends) if thing.family == "gate"]
    for side, wall in city.walls(curves).items():
        walls[side] = walls.get(side, "") + wall
    paving = path("M" + "L".join(xy(p) for p in layout.inner) + "z", PAVING.mid)
    return paving + city.paved("".join(way.path for way in streets))


def _crossing_houses(shapes: list[Shape]) -> list[Thing]:
    """Place houses around a crossing, where the fields have room."""
    fields = {cell for shape in shapes if shape.feature.kind == FIELD for cell in shape.cells}
    corners = [Point(50 + x, 50 + y) for x, y in ((-13, -11), (13, -12), (12, 12), (-12, 13))]
    return [Thing("house", p) for p in corners if all(cell in fields for cell in cells_near([p], 5))]


def _touches(p: Point, curves: list[Curve]) -> bool:
    return any(far(p, q) < 6 for curve in curves for q in sampled(curve, 40))


# -- landmarks -------------------------------------------------------------------------------------------------------


def _landmarks(layout: Layout) -> list[Thing]:
    """Return the items that identify a tile: buildings, shields, goods, inns and marks."""
    found: list[Thing] = []
    for shape in layout.shapes:
        feature = shape.feature
        if feature.kind in BUILDINGS:
            abbey = feature.marks & ABBEY
            found.append(Thing("abbey" if abbey else BUILDINGS[feature.kind][0], MIDDLE if abbey else layout.middle))
        elif feature.kind == QUARTER:
            found.append(Thing(f"quarter_{feature.name}", shape.spot))
        elif feature.kind == CITY:
            found += _city_marks(shape)
        elif feature.marks & INN:
            found.append(Thing("inn", _point_beside_road(layout, shape)))
        elif feature.marks & PIG_HERD:
            found.append(Thing("pig_herd", shape.places[1] if len(shape.places) > 1 else shape.spot))
        if feature.ends_at == "spring":
            found.append(Thing("rocks", MIDDLE))
        elif feature.ends_at in ENDS and all(thing.family != ENDS[feature.ends_at] for thing in found):
            at = shape.course.end if shape.course and feature.ends_at != "crossing" else MIDDLE
            found.append(Thing(ENDS[feature.ends_at], at))
        if feature.marks & TUNNEL and shape.course:
            ends = [p for p in shape.course.points if all(far(p, e) > 5 for e in (Point(50, 0), Point(50, 100)))]
            north = max((p for p in ends if p.y < 50), key=lambda p: p.y)
            south = min((p for p in ends if p.y > 50), key=lambda p: p.y)
            found += [Thing("mouth", north, 0), Thing("mouth", south, 2)]
    if layout.sign:
        found.append(Thing(layout.sign, MIDDLE))
    return found + _tile_marks(layout, found)


def _city_marks(shape: Shape) -> list[Thing]:
    feature = shape.feature
    free = iter([*shape.places[1:], *[shape.spot] * 9])
    found = [Thing("shield", next(free), city=shape.number) for _ in range(feature.shields)]
    for name in IN_CITIES:
        if feature.marks & MARKS[name]:
            found.append(Thing(name, next(free), city=shape.number))
    if feature.marks & CATHEDRAL:
        found.append(Thing("cathedral", MIDDLE, city=shape.number))
    return found


def _tile_marks(layout: Layout, found: list[Thing]) -> list[Thing]:
    """Place the marks of the whole tile where they hide as little as possible."""
    signs: list[Thing] = []
    used = [shape.spot for shape in layout.shapes] + [thing.at for thing in found]
    if layout.tile.marks & BAZAAR:
        large = any(shape.feature.kind == CITY and len(shape.feature.edges) > 1 for shape in layout.shapes)
        signs.append(Thing("bazaar", _find_roomy_point(layout, used) if large else MIDDLE))
    for name, mark in BADGES:
        if layout.tile.marks & mark:
            signs.append(Thing(name, _find_roomy_point(layout, used)))
    return signs


def _find_roomy_point(layout: Layout, used: list[Point]) -> Point:
    """Return a point in some field or city, far from the used points."""
    best, most = MIDDLE, 0.0
    for shape in layout.shapes:
        if shape.feature.kind in (CITY, FIELD):
            for cell, depth in depths(shape.cells).items():
                p = middle_of_cell(cell)
                score = min(depth * CELL * 1.6, 20, min([far(p, q) for q in used] + [60]))
                if score > most:
                    best, most = p, score
    return best


def _point_beside_road(layout: Layout, shape: Shape) -> Point:
    """Return a point next to a road, away from the meeple, on the side with more room."""
    course = shape.course
    assert course is not None
    i = min(course.points.index(shape.spot), len(course.points) - 2)
    sides = [_point_right_of(course, i, 17), _point_right_of(course, i, -17)]
    fields = {cell for other in layout.shapes if other.feature.kind == FIELD for cell in other.cells}
    return max(sides, key=lambda p: len(cells_near([p], 11) & fields))


def _milestones(shape: Shape) -> list[Thing]:
    """Place a milestone along a road."""
    course = shape.course
    if course is None or len(course.points) < 12 or shape.feature.marks & TUNNEL:
        return []
    return [Thing("milestone", _point_right_of(course, int(len(course.points) * 0.25), 6.4))]


def _point_right_of(course: Course, i: int, reach: float) -> Point:
    """Return the point ``reach`` to the right of a point of a line."""
    a, b = course.points[i], course.points[i + 1]
    long = hypot(b.x - a.x, b.y - a.y) or 1
    return Point(a.x - (b.y - a.y) / long * reach, a.y + (b.x - a.x) / long * reach)


#: Room that landmarks need; all others need the room of a mark.
ROOM = {
    "cloister": 22, "abbey": 60, "shrine": 19, "volcano": 22, "inn": 12, "cathedral": 26, "thicket": 7, "farm": 9,
    "rocks": 9, "bazaar": 14, "village": 19, "mouth": 8,
    **dict.fromkeys(("quarter_castle", "quarter_market", "quarter_blacksmith", "quarter_cathedral"), 18),
}  # fmt: skip


def _room_for(thing: Thing) -> float:
    return ROOM.get(thing.family, 9.5)
