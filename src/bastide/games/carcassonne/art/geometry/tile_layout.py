"""Layout of a tile: the shapes of its features, computed from the catalogue.

A tile is 100 by 100, x to the right and y down, north up. Fields have no lines of their own. They are the space that
cities, roads and rivers leave, found by flood fill from the half-edges in the catalogue. A test compares this with the
catalogue for every tile, so that a picture never shows one field where the rules have two.
"""

from __future__ import annotations

from functools import cache
from typing import NamedTuple

from bastide.games.carcassonne.art.geometry.cell_grid import (
    BLOCKED_CELL,
    CELLS_PER_SIDE,
    FREE_CELL,
    cell_at,
    cells_inside,
    cells_near,
    find_places,
    flood_fill,
)
from bastide.games.carcassonne.art.geometry.city_of_carcassonne import town_area
from bastide.games.carcassonne.art.geometry.city_outlines import CityOutline, compute_city_outline
from bastide.games.carcassonne.art.geometry.points_and_lines import (
    EDGE_MIDPOINTS,
    TILE_CENTRE,
    Point,
    SampledLine,
    centroid,
)
from bastide.games.carcassonne.art.geometry.road_and_river_lines import (
    HALF_WIDTHS,
    building_position,
    has_building,
    line_to_outline,
    road_or_river_line,
)
from bastide.games.carcassonne.art.geometry.special_tiles import LAKE_RADIUS, SPECIAL_TILES
from bastide.games.carcassonne.rules.tiles.tile_catalogue import tile_by_id
from bastide.games.carcassonne.rules.tiles.tile_definition import (
    CATHEDRAL,
    CITY,
    FIELD,
    QUARTER,
    RIVER,
    ROAD,
    Tile,
    TileFeature,
)

#: Start points of the flood fill of fields, by half-edge.
HALF_EDGE_POINTS = [Point(*p) for p in ((22, 1), (78, 1), (99, 22), (99, 78), (78, 99), (22, 99), (1, 78), (1, 22))]


class FeatureShape(NamedTuple):
    """Shape of one feature of a tile."""

    number: int
    feature: TileFeature
    #: For a city.
    outline: CityOutline | None
    #: For a road or river.
    course: SampledLine | None
    #: For a city whose gate opens on a crossing: the line to it.
    gate: SampledLine | None
    #: Cells of the feature.
    cells: list[int]
    #: Place of the meeple.
    spot: Point
    #: Places for other items of the feature.
    places: list[Point]


class TileLayout(NamedTuple):
    """Shapes of all features of a tile."""

    tile: Tile
    shapes: list[FeatureShape]
    #: The area of the city of Carcassonne on this tile.
    inner: list[Point]
    #: Place of a building.
    middle: Point
    lake: Point | None
    #: Family of an additional item in the middle.
    sign: str


@cache
def compute_tile_layout(kind: str) -> TileLayout:
    """Compute the layout of this kind of tile. KeyError if there is none."""
    tile = tile_by_id(kind)
    special = SPECIAL_TILES.get(kind)
    features = tile.features
    inner = town_area(tile)
    middle = building_position(tile)
    lake = special.lake if special else None
    cities = {i: compute_city_outline(tile, i) for i, f in enumerate(features) if f.kind == CITY}
    courses = {
        i: road_or_river_line(tile, i, cities, inner, middle) for i, f in enumerate(features) if f.kind in HALF_WIDTHS
    }
    gates = {
        i: line_to_outline(TILE_CENTRE, EDGE_MIDPOINTS[features[i].edges[0]], city.points)
        for i, city in cities.items()
        if special and special.gates
    }
    grid = _grid(tile, cities, courses, gates, inner, lake)
    shapes = []
    for i, feature in enumerate(features):
        cells = [cell for cell in range(CELLS_PER_SIDE * CELLS_PER_SIDE) if grid[cell] == i]
        area = feature.kind in (CITY, FIELD)
        # An item in the middle leaves room for the meeple next to it.
        central = has_building(tile) or feature.marks & CATHEDRAL
        places = find_places(cells, 6, [middle] if central else []) if area else []
        course = courses.get(i)
        spot = places[0] if places else _quarter_place(inner) if feature.kind == QUARTER else middle
        if course:
            spot = course.points[int(len(course.points) * (0.42 if len(feature.edges) == 1 else 0.5))]
        shapes.append(FeatureShape(i, feature, cities.get(i), course, gates.get(i), cells, spot, places))
    return TileLayout(tile, shapes, inner, middle, lake, special.sign if special else "")


def _quarter_place(inner: list[Point]) -> Point:
    """Return the place of a quarter's sign, with room above for the count and below for meeples."""
    heart = centroid(inner)
    top, bottom = min(p.y for p in inner), max(p.y for p in inner)
    return Point(heart.x, min(max(62, top + 15), bottom - 26))


def _grid(
    tile: Tile,
    cities: dict[int, CityOutline],
    courses: dict[int, SampledLine],
    gates: dict[int, SampledLine],
    inner: list[Point],
    lake: Point | None,
) -> list[int]:
    grid = [FREE_CELL] * (CELLS_PER_SIDE * CELLS_PER_SIDE)

    def take(cells: list[int] | set[int], owner: int) -> None:
        for cell in cells:
            grid[cell] = owner

    if inner:
        take(cells_inside(inner), BLOCKED_CELL)
    # Features that pass over others come last.
    for i in sorted(
        [*cities, *courses], key=lambda i: (bool(tile.features[i].over), tile.features[i].kind != RIVER, i)
    ):
        if i in cities:
            take(cells_inside(cities[i].points), i)
            take(cells_near(cities[i].tips, 5), i)
        else:
            take(cells_near(courses[i].points, HALF_WIDTHS[tile.features[i].kind]), i)
    for gate in gates.values():
        take({cell for cell in cells_near(gate.points, HALF_WIDTHS[ROAD]) if grid[cell] not in cities}, BLOCKED_CELL)
    if lake:
        take({cell for cell in cells_near([lake], LAKE_RADIUS) if grid[cell] not in cities}, BLOCKED_CELL)
    _fill_fields(tile, grid)
    return grid


def _fill_fields(tile: Tile, grid: list[int]) -> None:
    """Give every free cell to the field whose half-edges it is connected to. Enclosed regions are inner fields."""
    for i, feature in enumerate(tile.features):
        for half in feature.halves:
            flood_fill(grid, cell_at(HALF_EDGE_POINTS[half]), i)
    insiders = [i for i, feature in enumerate(tile.features) if feature.kind == FIELD and not feature.halves]
    if not insiders:
        return
    regions = [region for cell in range(len(grid)) if len(region := flood_fill(grid, cell, BLOCKED_CELL)) >= 8]
    # Fields under a bridge are in two pieces, to its left and right.
    over = next((feature for feature in tile.features if feature.kind == CITY and feature.over), None)
    upright = over is None or 0 in over.edges
    for region in regions:
        mean = sum(cell // CELLS_PER_SIDE if upright else cell % CELLS_PER_SIDE for cell in region) / len(region)
        owner = insiders[1] if len(insiders) > 1 and mean > CELLS_PER_SIDE / 2 else insiders[0]
        for cell in region:
            grid[cell] = owner
