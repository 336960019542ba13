"""Tile layouts match the catalogue: a picture never shows one field where the rules have two."""

from __future__ import annotations

import pytest

from bastide.games.carcassonne.art.geometry.cell_grid import ADJACENT_CELLS, CELLS_PER_SIDE, cell_at
from bastide.games.carcassonne.art.geometry.points_and_lines import EDGE_MIDPOINTS, distance
from bastide.games.carcassonne.art.geometry.tile_layout import HALF_EDGE_POINTS, TileLayout, compute_tile_layout
from bastide.games.carcassonne.rules.tiles.tile_catalogue import ALL_TILES
from bastide.games.carcassonne.rules.tiles.tile_definition import CITY, FIELD, RIVER, ROAD, TUNNEL

EVERY_TILE = pytest.mark.parametrize("layout", [tile.id for tile in ALL_TILES], indirect=True)


@pytest.fixture
def layout(request: pytest.FixtureRequest) -> TileLayout:
    return compute_tile_layout(str(request.param))


def owners(layout: TileLayout) -> dict[int, int]:
    return {cell: shape.number for shape in layout.shapes for cell in shape.cells}


def pieces(cells: list[int]) -> list[list[int]]:
    """Return the connected pieces of a set of cells."""
    left = set(cells)
    found = []
    for start in cells:
        if start not in left:
            continue
        left.remove(start)
        piece = [start]
        for cell in piece:
            joined = [other for other in ADJACENT_CELLS[cell] if other in left]
            left.difference_update(joined)
            piece += joined
        found.append(piece)
    return found


@EVERY_TILE
def test_field_cells_match_catalogue_half_edges(layout: TileLayout) -> None:
    owner = owners(layout)
    for shape in layout.shapes:
        if shape.feature.kind == FIELD:
            assert len(shape.cells) > 12
            assert all(owner[cell_at(HALF_EDGE_POINTS[half])] == shape.number for half in shape.feature.halves)


@EVERY_TILE
def test_field_is_connected_unless_crossed_by_bridge_or_tunnel(layout: TileLayout) -> None:
    if any(shape.feature.over or shape.feature.marks & TUNNEL for shape in layout.shapes):
        return
    for shape in layout.shapes:
        if shape.feature.kind == FIELD:
            assert len([piece for piece in pieces(shape.cells) if len(piece) > 6]) == 1


@EVERY_TILE
def test_field_touches_its_adjacent_cities(layout: TileLayout) -> None:
    owner = owners(layout)
    steps = [step * many for step in (1, -1, CELLS_PER_SIDE, -CELLS_PER_SIDE) for many in (1, 2, 3)]
    for shape in layout.shapes:
        for city in shape.feature.cities:
            assert any(owner.get(cell + step) == city for cell in shape.cells for step in steps)


@EVERY_TILE
def test_meeple_spot_lies_on_its_feature(layout: TileLayout) -> None:
    owner = owners(layout)
    for shape in layout.shapes:
        if shape.feature.kind in (CITY, FIELD):
            assert owner[cell_at(shape.spot)] == shape.number


@EVERY_TILE
def test_roads_and_rivers_leave_tile_at_edge_midpoints(layout: TileLayout) -> None:
    """So they meet those of any neighbour in any rotation."""
    for shape in layout.shapes:
        if shape.feature.kind not in (ROAD, RIVER):
            continue
        assert shape.course is not None
        for side in shape.feature.edges:
            near = [p for p in shape.course.points if distance(p, EDGE_MIDPOINTS[side]) < 6]
            assert EDGE_MIDPOINTS[side] in near
            across = [abs(p.x - 50) if side % 2 == 0 else abs(p.y - 50) for p in near]
            assert max(across) < 0.6
