"""Catalogue of all tiles in the box, collected from the modules."""

from __future__ import annotations

from typing import Final

from bastide.core.json_data import JsonData
from bastide.games.carcassonne.modules.module_registry import ALL_MODULES
from bastide.games.carcassonne.rules.action_space import NUMBERING
from bastide.games.carcassonne.rules.tiles.tile_definition import (
    EDGE_BY_NAME,
    FEATURE_KIND_NAMES,
    FIELD,
    HALF_EDGE_NAMES,
    MARK_BY_NAME,
    SIDE_NAMES,
    Tile,
    TileFeature,
)
from bastide.games.carcassonne.rules.tiles.tile_validation import find_tile_errors

#: All tiles, module by module in box order.
ALL_TILES: Final[list[Tile]] = [tile for module in ALL_MODULES for tile in module.tiles]
NUMBERING.add_names("tiles", [tile.id for tile in ALL_TILES])

EDGE_NAMES: Final[dict[int, str]] = {edge: name for name, edge in EDGE_BY_NAME.items()}


def tile_by_id(id: str) -> Tile:
    """Return the tile with this id. Raises KeyError if there is none."""
    return TILE_BY_ID[id]


def validated_tiles_by_id(tiles: list[Tile]) -> dict[str, Tile]:
    """Return the tiles by id. Raises ValueError if one is invalid or listed twice."""
    found: dict[str, Tile] = {}
    for tile in tiles:
        for problem in find_tile_errors(tile):
            raise ValueError(problem)
        if tile.id in found:
            raise ValueError(f"tile {tile.id} is in the catalogue twice")
        found[tile.id] = tile
    return found


TILE_BY_ID: Final[dict[str, Tile]] = validated_tiles_by_id(ALL_TILES)


def tile_facts(tile: Tile) -> dict[str, JsonData]:
    """Return a tile as JSON data."""
    edges: dict[str, JsonData] = {SIDE_NAMES[side]: EDGE_NAMES[tile.edges[side]] for side in range(4)}
    features: list[JsonData] = [feature_facts(feature) for feature in tile.features]
    return {
        "id": tile.id,
        "module": tile.module,
        "count": tile.count,
        "supply": tile.supply,
        "start": tile.start,
        "printed": tile.printed,
        "edges": edges,
        "features": features,
        "marks": mark_names(tile.marks),
    }


def feature_facts(feature: TileFeature) -> dict[str, JsonData]:
    """Return a tile feature as JSON data: kind, sides and special properties."""
    shown: dict[str, JsonData] = {"kind": FEATURE_KIND_NAMES[feature.kind]}
    if feature.kind == FIELD:
        halves: list[JsonData] = [HALF_EDGE_NAMES[half] for half in feature.halves]
        cities: list[JsonData] = [*feature.cities]
        shown["halves"] = halves
        shown["cities"] = cities
    elif feature.edges:
        sides: list[JsonData] = [SIDE_NAMES[side] for side in feature.edges]
        shown["edges"] = sides
    if feature.shields:
        shown["shields"] = feature.shields
    if feature.marks:
        shown["marks"] = mark_names(feature.marks)
    if feature.ends_at:
        shown["ends_at"] = feature.ends_at
    if feature.over:
        over: list[JsonData] = [*feature.over]
        shown["over"] = over
    if feature.name:
        shown["name"] = feature.name
    return shown


def mark_names(marks: int) -> list[JsonData]:
    """Return the names of the marks in a bit set."""
    return [name for name, mark in MARK_BY_NAME.items() if marks & mark]
