"""Tile layouts match the catalogue: a picture never shows one field where the rules have two."""

from __future__ import annotations

import pytest

from bastide.games.carcassonne.art.geometry.cells import BESIDE, GRID, cell_at
from bastide.games.carcassonne.art.geometry.layout import SEEDS, Layout, layout_of
from bastide.games.carcassonne.art.geometry.plane import EDGE, far
from bastide.games.carcassonne.rules.tiles.catalogue import TILES
from bastide.games.carcassonne.rules.tiles.model import CITY, FIELD, RIVER, ROAD, TUNNEL

EVERY_TILE = pytest.mark.parametrize("layout", [tile.id for tile in TILES], indirect=True)


@pytest.fixture
def layout(request: pytest.FixtureRequest) -> Layout:
    return layout_of(str(request.param))


def owners(layout: Layout) -> dict[int, int]:
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
            joined = [other for other in BESIDE[cell] if other in left]
            left.difference_update(joined)
            piece += joined
        found.append(piece)
    return found


@EVERY_TILE
def test_field_cells_match_catalogue_half_edges(layout: Layout) -> None:
    owner = owners(layout)
    for shape in layout.shapes:
        if shape.feature.kind == FIELD:
            assert len(shape.cells) > 12
            assert all(owner[cell_at(SEEDS[half])] == shape.number for half in shape.feature.halves)


@EVERY_TILE
def test_field_is_connected_unless_crossed_by_bridge_or_tunnel(layout: Layout) -> None:
    if any(shape.feature.over or shape.feature.marks & TUNNEL for shape in layout.shapes):
        return
    for shape in layout.shapes:
        if shape.feature.kind == FIELD:
            assert len([piece for piece in pieces(shape.cells) if len(piece) > 6]) == 1


@EVERY_TILE
def test_field_touches_its_adjacent_cities(layout: Layout) -> None:
    owner = owners(layout)
    steps = [step * many for step in (1, -1, GRID, -GRID) for many in (1, 2, 3)]
    for shape in layout.shapes:
        for city in shape.feature.cities:
            assert any(owner.get(cell + step) == city for cell in shape.cells for step in steps)


@EVERY_TILE
def test_meeple_spot_lies_on_its_feature(layout: Layout) -> None:
    owner = owners(layout)
    for shape in layout.shapes:
        if shape.feature.kind in (CITY, FIELD):
            assert owner[cell_at(shape.spot)] == shape.number


@EVERY_TILE
def test_roads_and_rivers_leave_tile_at_edge_midpoints(layout: Layout) -> None:
    """So they meet those of any neighbour in any rotation."""
    for shape in layout.shapes:
        if shape.feature.kind not in (ROAD, RIVER):
            continue
        assert shape.course is not None
        for side in shape.feature.edges:
            near = [p for p in shape.course.points if far(p, EDGE[side]) < 6]
            assert EDGE[side] in near
            across = [abs(p.x - 50) if side % 2 == 0 else abs(p.y - 50) for p in near]
            assert max(across) < 0.6
