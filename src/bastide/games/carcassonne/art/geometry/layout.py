"""Layout of a tile: the shapes of its features, computed from the catalogue.

A tile is 100 by 100, x to the right and y down, north up. Fields have no lines of their own. They are the space that
cities, roads and rivers leave, found by flood fill from the half-edges in the catalogue. A test compares this with the
catalogue for every tile, so that a picture never shows one field where the rules have two.
"""

from __future__ import annotations

from functools import cache
from typing import NamedTuple

from bastide.games.carcassonne.art.geometry.cells import (
    BLOCKED,
    FREE,
    GRID,
    cell_at,
    cells_inside,
    cells_near,
    flood,
    places_in,
)
from bastide.games.carcassonne.art.geometry.courses import REACH, course_of, has_building, middle_of, to_outline
from bastide.games.carcassonne.art.geometry.odd import LAKE, ODD
from bastide.games.carcassonne.art.geometry.outlines import Outline, outline_of
from bastide.games.carcassonne.art.geometry.plane import EDGE, MIDDLE, Course, Point, centre
from bastide.games.carcassonne.art.geometry.town import town_of
from bastide.games.carcassonne.rules.tiles.catalogue import tile_by_id
from bastide.games.carcassonne.rules.tiles.model import CATHEDRAL, CITY, FIELD, QUARTER, RIVER, ROAD, Feature, Tile

#: Start points of the flood fill of fields, by half-edge.
SEEDS = [Point(*p) for p in ((22, 1), (78, 1), (99, 22), (99, 78), (78, 99), (22, 99), (1, 78), (1, 22))]


class Shape(NamedTuple):
    """Shape of one feature of a tile."""

    number: int
    feature: Feature
    #: For a city.
    outline: Outline | None
    #: For a road or river.
    course: Course | None
    #: For a city whose gate opens on a crossing: the line to it.
    gate: Course | None
    #: Cells of the feature.
    cells: list[int]
    #: Place of the meeple.
    spot: Point
    #: Places for other items of the feature.
    places: list[Point]


class Layout(NamedTuple):
    """Shapes of all features of a tile."""

    tile: Tile
    shapes: list[Shape]
    #: The area of the city of Carcassonne on this tile.
    inner: list[Point]
    #: Place of a building.
    middle: Point
    lake: Point | None
    #: Family of an additional item in the middle.
    sign: str


@cache
def layout_of(kind: str) -> Layout:
    """Compute the layout of this kind of tile. KeyError if there is none."""
    tile = tile_by_id(kind)
    special = ODD.get(kind)
    features = tile.features
    inner = town_of(tile)
    middle = middle_of(tile)
    lake = special.lake if special else None
    cities = {i: outline_of(tile, i) for i, f in enumerate(features) if f.kind == CITY}
    courses = {i: course_of(tile, i, cities, inner, middle) for i, f in enumerate(features) if f.kind in REACH}
    gates = {
        i: to_outline(MIDDLE, EDGE[features[i].edges[0]], city.points)
        for i, city in cities.items()
        if special and special.gates
    }
    grid = _grid(tile, cities, courses, gates, inner, lake)
    shapes = []
    for i, feature in enumerate(features):
        cells = [cell for cell in range(GRID * GRID) if grid[cell] == i]
        area = feature.kind in (CITY, FIELD)
        # An item in the middle leaves room for the meeple next to it.
        central = has_building(tile) or feature.marks & CATHEDRAL
        places = places_in(cells, 6, [middle] if central else []) if area else []
        course = courses.get(i)
        spot = places[0] if places else _quarter_place(inner) if feature.kind == QUARTER else middle
        if course:
            spot = course.points[int(len(course.points) * (0.42 if len(feature.edges) == 1 else 0.5))]
        shapes.append(Shape(i, feature, cities.get(i), course, gates.get(i), cells, spot, places))
    return Layout(tile, shapes, inner, middle, lake, special.sign if special else "")


def _quarter_place(inner: list[Point]) -> Point:
    """Return the place of a quarter's sign, with room above for the count and below for meeples."""
    heart = centre(inner)
    top, bottom = min(p.y for p in inner), max(p.y for p in inner)
    return Point(heart.x, min(max(62, top + 15), bottom - 26))


def _grid(
    tile: Tile,
    cities: dict[int, Outline],
    courses: dict[int, Course],
    gates: dict[int, Course],
    inner: list[Point],
    lake: Point | None,
) -> list[int]:
    grid = [FREE] * (GRID * GRID)

    def take(cells: list[int] | set[int], owner: int) -> None:
        for cell in cells:
            grid[cell] = owner

    if inner:
        take(cells_inside(inner), BLOCKED)
    # Features that pass over others come last.
    for i in sorted(
        [*cities, *courses], key=lambda i: (bool(tile.features[i].over), tile.features[i].kind != RIVER, i)
    ):
        if i in cities:
            take(cells_inside(cities[i].points), i)
            take(cells_near(cities[i].tips, 5), i)
        else:
            take(cells_near(courses[i].points, REACH[tile.features[i].kind]), i)
    for gate in gates.values():
        take({cell for cell in cells_near(gate.points, REACH[ROAD]) if grid[cell] not in cities}, BLOCKED)
    if lake:
        take({cell for cell in cells_near([lake], LAKE) if grid[cell] not in cities}, BLOCKED)
    _fill_fields(tile, grid)
    return grid


def _fill_fields(tile: Tile, grid: list[int]) -> None:
    """Give every free cell to the field whose half-edges it is connected to. Enclosed regions are inner fields."""
    for i, feature in enumerate(tile.features):
        for half in feature.halves:
            flood(grid, cell_at(SEEDS[half]), i)
    insiders = [i for i, feature in enumerate(tile.features) if feature.kind == FIELD and not feature.halves]
    if not insiders:
        return
    regions = [region for cell in range(len(grid)) if len(region := flood(grid, cell, BLOCKED)) >= 8]
    # Fields under a bridge are in two pieces, to its left and right.
    over = next((feature for feature in tile.features if feature.kind == CITY and feature.over), None)
    upright = over is None or 0 in over.edges
    for region in regions:
        mean = sum(cell // GRID if upright else cell % GRID for cell in region) / len(region)
        owner = insiders[1] if len(insiders) > 1 and mean > GRID / 2 else insiders[0]
        for cell in region:
            grid[cell] = owner
