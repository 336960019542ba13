"""Inputs of every tile in each of its four rotations, by name. A network knows the tile of an action by them."""

from __future__ import annotations

from bastide.encoding.encoder_api import Features
from bastide.games.carcassonne.encoding.vocabulary import TILE_VOCABULARY
from bastide.games.carcassonne.rules.tiles.tile_catalogue import tile_by_id
from bastide.games.carcassonne.rules.tiles.tile_definition import (
    CITY,
    EDGE_CITY,
    EDGE_FIELD,
    EDGE_RIVER,
    EDGE_ROAD,
    FEATURE_KIND_NAMES,
    MARK_BY_NAME,
    ROAD,
    SIDE_NAMES,
    Tile,
)


def list_rotated_tile_inputs() -> list[Features]:
    """Return the inputs of no tile first, then of the four rotations of each tile."""
    found: list[Features] = [{}]
    for name in TILE_VOCABULARY:
        for turn in range(4):
            found.append(rotated_tile_inputs(tile_by_id(name), turn))
    return found


def rotated_tile_inputs(tile: Tile, turn: int) -> Features:
    """Return the edges, the sides that a city or road connects, shields, marks, and buildings of a rotated tile."""
    found: Features = {}
    shown = {"field": EDGE_FIELD, "road": EDGE_ROAD, "city": EDGE_CITY, "river": EDGE_RIVER}
    for side in range(4):
        for name, edge in shown.items():
            if tile.edges[(side - turn) % 4] & edge:
                found[f"{name}_{SIDE_NAMES[side]}"] = 1.0
    marks = tile.marks
    shields = 0
    for feature in tile.features:
        marks |= feature.marks
        shields += feature.shields
        kind = FEATURE_KIND_NAMES[feature.kind]
        if feature.kind in (CITY, ROAD):
            sides = sorted([(side + turn) % 4 for side in feature.edges])
            for first in sides:
                for second in sides:
                    if first < second:
                        found[f"{kind}_{SIDE_NAMES[first]}{SIDE_NAMES[second]}"] = 1.0
        elif kind not in shown:
            found[kind] = 1.0
    if shields:
        found["shields"] = float(shields)
    for name, mark in MARK_BY_NAME.items():
        if marks & mark:
            found[name] = 1.0
    return found
