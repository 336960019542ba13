"""Inputs of every tile in each of its four rotations, by name. A network knows the tile of an action by them."""

from __future__ import annotations

from bastide.encoding.encoder import Facts
from bastide.games.carcassonne.encoding.vocabulary import TILES
from bastide.games.carcassonne.rules.tiles.catalogue import tile_by_id
from bastide.games.carcassonne.rules.tiles.model import (
    CITY,
    EDGE_CITY,
    EDGE_FIELD,
    EDGE_RIVER,
    EDGE_ROAD,
    FEATURE_KINDS,
    MARKS,
    ROAD,
    SIDES,
    Tile,
)


def pose_facts() -> list[Facts]:
    """Return the inputs of no tile first, then of the four rotations of each tile."""
    found: list[Facts] = [{}]
    for name in TILES:
        for turn in range(4):
            found.append(facts_of(tile_by_id(name), turn))
    return found


def facts_of(tile: Tile, turn: int) -> Facts:
    """Return the edges, the sides that a city or road connects, shields, marks, and buildings of a rotated tile."""
    found: Facts = {}
    shown = {"field": EDGE_FIELD, "road": EDGE_ROAD, "city": EDGE_CITY, "river": EDGE_RIVER}
    for side in range(4):
        for name, edge in shown.items():
            if tile.edges[(side - turn) % 4] & edge:
                found[f"{name}_{SIDES[side]}"] = 1.0
    marks = tile.marks
    shields = 0
    for feature in tile.features:
        marks |= feature.marks
        shields += feature.shields
        kind = FEATURE_KINDS[feature.kind]
        if feature.kind in (CITY, ROAD):
            sides = sorted([(side + turn) % 4 for side in feature.edges])
            for first in sides:
                for second in sides:
                    if first < second:
                        found[f"{kind}_{SIDES[first]}{SIDES[second]}"] = 1.0
        elif kind not in shown:
            found[kind] = 1.0
    if shields:
        found["shields"] = float(shields)
    for name, mark in MARKS.items():
        if marks & mark:
            found[name] = 1.0
    return found
