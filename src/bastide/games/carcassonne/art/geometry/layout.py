"""Where everything lies on a tile, worked out from what the catalogue says of it.

A tile is 100 by 100, x to the right and y down, north up. Fields are not described by lines of their own: they are what
cities, roads and rivers leave over, found by filling from the half-edges that the catalogue names. A test compares this
with the catalogue for every tile, so that a drawing never shows one field where the rules have two.
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

#: Where a field is entered, by its half-edges.
SEEDS = [Point(*p) for p in ((22, 1), (78, 1), (99, 22), (99, 78), (78, 99), (22, 99), (1, 78), (1, 22))]


class Shape(NamedTuple):
    """One feature of a tile."""

    number: int
    feature: Feature
    #: Of a city.
    outline: Outline | None
    #: Of a road or river.
    course: Course | None
    #: Of a city whose gate opens on a crossing: the way there.
    gate: Course | None
    #: The cells that it covers.
    cells: list[int]
    #: Where the figure stands.
    spot: Point
    #: Where other things of it can be drawn.
    places: list[Point]


class Layout(NamedTuple):
    tile: Tile
    shapes: list[Shape]
    #: The part of the tile that Carcassonne takes.
    inner: list[Point]
    #: Where a building stands.
    middle: Point
    lake: Point | None
    #: A thing that stands in the middle, besides.
    sign: str


@cache
def layout_of(kind: str) -> Layout:
    """Where everything lies on this kind of tile; KeyError if there is none."""
    tile = tile_by_id(kind)
    odd = ODD.get(kind)
    features = tile.features
    inner = town_of(tile)
    middle = middle_of(tile)
    lake = odd.lake if odd else None
    cities = {i: outline_of(tile, i) for i, f in enumerate(features) if f.kind == CITY}
    courses = {i: course_of(tile, i, cities, inner, middle) for i, f in enumerate(features) if f.kind in REACH}
    gates = {
        i: to_outline(MIDDLE, EDGE[features[i].edges[0]], city.points)
        for i, city in cities.items()
        if odd and odd.gates
    }
    grid = _grid(tile, cities, courses, gates, inner, lake)
    shapes = []
    for i, feature in enumerate(features):
        cells = [cell for cell in range(GRID * GRID) if grid[cell] == i]
        area = feature.kind in (CITY, FIELD)
        # Whatever stands in the middle leaves the figure a place beside it.
        central = has_building(tile) or feature.marks & CATHEDRAL
        places = places_in(cells, 6, [middle] if central else []) if area else []
        course = courses.get(i)
        spot = places[0] if places else _quarter_at(inner) if feature.kind == QUARTER else middle
        if course:
            spot = course.points[int(len(course.points) * (0.42 if len(feature.edges) == 1 else 0.5))]
        shapes.append(Shape(i, feature, cities.get(i), course, gates.get(i), cells, spot, places))
    return Layout(tile, shapes, inner, middle, lake, odd.sign if odd else "")


def _quarter_at(inner: list[Point]) -> Point:
    """Where the sign of a quarter of Carcassonne stands: room above it for the count, below it for figures."""
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
    # What lies over something else comes last.
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
    """Every free cell goes to the field whose half-edges it is joined with; what no half-edge reaches lies inside."""
    for i, feature in enumerate(tile.features):
        for half in feature.halves:
            flood(grid, cell_at(SEEDS[half]), i)
    insiders = [i for i, feature in enumerate(tile.features) if feature.kind == FIELD and not feature.halves]
    if not insiders:
        return
    regions = [region for cell in range(len(grid)) if len(region := flood(grid, cell, BLOCKED)) >= 8]
    # Fields that run on under a bridge are in two pieces, to its left and right.
    over = next((feature for feature in tile.features if feature.kind == CITY and feature.over), None)
    upright = over is None or 0 in over.edges
    for region in regions:
        mean = sum(cell // GRID if upright else cell % GRID for cell in region) / len(region)
        owner = insiders[1] if len(insiders) > 1 and mean > GRID / 2 else insiders[0]
        for cell in region:
            grid[cell] = owner
