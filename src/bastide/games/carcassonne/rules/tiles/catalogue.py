"""Catalogue of all tiles in the box, collected from the modules."""

from __future__ import annotations

from typing import Final

from bastide.core.plain import Plain
from bastide.games.carcassonne.modules.box import EVERY_MODULE
from bastide.games.carcassonne.rules.tiles.model import (
    EDGE_BY_NAME,
    FEATURE_KINDS,
    FIELD,
    HALVES,
    MARKS,
    SIDES,
    Feature,
    Tile,
)
from bastide.games.carcassonne.rules.tiles.soundness import problems

#: All tiles, module by module in box order.
TILES: Final[list[Tile]] = [tile for module in EVERY_MODULE for tile in module.tiles]

EDGE_NAMES: Final[dict[int, str]] = {edge: name for name, edge in EDGE_BY_NAME.items()}


def tile_by_id(id: str) -> Tile:
    """Return the tile with this id. Raises KeyError if there is none."""
    return BY_ID[id]


def checked(tiles: list[Tile]) -> dict[str, Tile]:
    """Return the tiles by id. Raises ValueError if one is invalid or listed twice."""
    found: dict[str, Tile] = {}
    for tile in tiles:
        for problem in problems(tile):
            raise ValueError(problem)
        if tile.id in found:
            raise ValueError(f"tile {tile.id} is in the catalogue twice")
        found[tile.id] = tile
    return found


BY_ID: Final[dict[str, Tile]] = checked(TILES)


def facts(tile: Tile) -> dict[str, Plain]:
    """Return a tile as JSON data."""
    edges: dict[str, Plain] = {SIDES[side]: EDGE_NAMES[tile.edges[side]] for side in range(4)}
    features: list[Plain] = [feature_facts(feature) for feature in tile.features]
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


def feature_facts(feature: Feature) -> dict[str, Plain]:
    """Return a tile feature as JSON data: kind, sides and special properties."""
    shown: dict[str, Plain] = {"kind": FEATURE_KINDS[feature.kind]}
    if feature.kind == FIELD:
        halves: list[Plain] = [HALVES[half] for half in feature.halves]
        cities: list[Plain] = [*feature.cities]
        shown["halves"] = halves
        shown["cities"] = cities
    elif feature.edges:
        sides: list[Plain] = [SIDES[side] for side in feature.edges]
        shown["edges"] = sides
    if feature.shields:
        shown["shields"] = feature.shields
    if feature.marks:
        shown["marks"] = mark_names(feature.marks)
    if feature.ends_at:
        shown["ends_at"] = feature.ends_at
    if feature.over:
        over: list[Plain] = [*feature.over]
        shown["over"] = over
    if feature.name:
        shown["name"] = feature.name
    return shown


def mark_names(marks: int) -> list[Plain]:
    """Return the names of the marks in a bit set."""
    return [name for name, mark in MARKS.items() if marks & mark]
