"""Validation of tile definitions."""

from __future__ import annotations

from typing import Final

from bastide.games.carcassonne.rules.tiles.tile_definition import (
    CITY,
    EDGE_ANY,
    EDGE_CITY,
    EDGE_FIELD,
    EDGE_INTERIOR,
    EDGE_RIVER,
    EDGE_ROAD,
    FEATURE_KIND_NAMES,
    FIELD,
    HALF_EDGE_NAMES,
    RIVER,
    ROAD,
    SIDE_NAMES,
    Tile,
)

#: Required order of the features on a tile.
FEATURE_ORDER: Final[list[str]] = ["city", "road", "river", "cloister", "shrine", "volcano", "quarter", "field"]


def find_tile_errors(tile: Tile) -> list[str]:
    """Return all errors in a tile definition; empty if it is valid."""
    return [
        f"tile {tile.id}: {problem}"
        for problem in [*find_side_errors(tile), *find_field_errors(tile), *find_wagon_link_errors(tile)]
    ]


def find_side_errors(tile: Tile) -> list[str]:
    """Check that each side shows exactly one feature and that the feature order is right."""
    found: list[str] = []
    ranks = [FEATURE_ORDER.index(FEATURE_KIND_NAMES[feature.kind]) for feature in tile.features]
    if ranks != sorted(ranks):
        found.append(f"features are not in the order {', '.join(FEATURE_ORDER)}")
    for side in range(4):
        for kind, edge in ((CITY, EDGE_CITY), (ROAD, EDGE_ROAD), (RIVER, EDGE_RIVER)):
            here = len([feature for feature in tile.features if feature.kind == kind and side in feature.edges])
            if here != (1 if tile.edges[side] == edge else 0):
                found.append(f"{here} features of kind {FEATURE_KIND_NAMES[kind]} on side {SIDE_NAMES[side]}")
    for feature in tile.features:
        if feature.kind == ROAD and (len(feature.edges) == 1) != bool(feature.ends_at):
            found.append("a road must have an end exactly if it has one side")
    return found


def find_field_errors(tile: Tile) -> list[str]:
    """Check that fields cover all remaining half-edges, do not cross, and surround every city."""
    found: list[str] = []
    owners = [[n for n, feature in enumerate(tile.features) if half in feature.halves] for half in range(8)]
    for half in range(8):
        edge = tile.edges[half // 2]
        count = len(owners[half])
        if edge == EDGE_INTERIOR:
            wrong = count > 1
        elif edge in (EDGE_CITY, EDGE_ANY):
            wrong = count != 0
        else:
            wrong = count != 1
        if wrong:
            found.append(f"{count} fields at {HALF_EDGE_NAMES[half]}")
    for side in range(4):
        if tile.edges[side] == EDGE_FIELD and owners[2 * side] != owners[2 * side + 1]:
            found.append(f"the field on side {SIDE_NAMES[side]} is split")
    ring = [owner[0] for owner in owners if owner]
    for a in ring:
        for b in ring:
            if a < b and are_fields_interleaved([owner for owner in ring if owner in (a, b)], a):
                found.append(f"fields {a} and {b} cross each other")
    for number, feature in enumerate(tile.features):
        if feature.kind == FIELD:
            if not feature.halves and not feature.cities:
                found.append(f"field {number} reaches nothing")
            if [city for city in feature.cities if tile.features[city].kind != CITY]:
                found.append(f"field {number} adjoins a feature that is not a city")
        elif feature.kind == CITY:
            near = [field for field in tile.features if number in field.cities]
            if len(feature.edges) < 4 and not near:
                found.append(f"city {number} adjoins no field")
    return found


def are_fields_interleaved(ring: list[int], a: int) -> bool:
    """Return whether two fields, in this order around the tile, must cross."""
    changes = 0
    for place, owner in enumerate(ring):
        if (owner == a) != (ring[place - 1] == a):
            changes += 1
    return changes > 2


def find_wagon_link_errors(tile: Tile) -> list[str]:
    """Check wagon links: roads that end at a crossing, city, cloister or shrine have one, others do not."""
    found: list[str] = []
    for number, feature in enumerate(tile.features):
        linked = bool([group for group in tile.wagon_links if number in group])
        if feature.kind == ROAD and linked != (feature.ends_at in ("crossing", "city", "cloister", "shrine")):
            found.append(f"road {number} ends at {feature.ends_at or 'nothing'}")
    for group in tile.wagon_links:
        if len(group) < 2 or group != sorted(group) or group[0] < 0 or group[-1] >= len(tile.features):
            found.append(f"{group} is not a valid wagon link")
    return found
