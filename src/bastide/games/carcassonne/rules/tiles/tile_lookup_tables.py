"""Lookup tables of the tiles in play, for all four rotations.

A *kind* is an index in ``TileSet.tiles``. A *pose* is a kind in one rotation: ``kind * 4 + rotation``.
"""

from __future__ import annotations

from typing import Final, final

from mypy_extensions import i64

from bastide.core import JsonData
from bastide.games.carcassonne.rules.tiles.tile_definition import (
    BRIDGE,
    CITY,
    CLOISTER,
    EDGE_ANY,
    EDGE_FIELD,
    EDGE_RIVER,
    EDGE_ROAD,
    FEATURE_KIND_NAMES,
    ROAD,
    SHRINE,
    Tile,
    TileFeature,
)

#: No feature, in the byte tables. mypyc reads bytes much faster than lists.
NO_FEATURE: Final[i64] = 255
#: Feature slots per pose; upper bound of the features of a tile.
FEATURES_PER_POSE: Final[i64] = 16
#: Number of cells around a cloister.
CLOISTER_NEIGHBOURS: Final = 8


@final
class TileSet:
    """Lookup tables of the tiles in play. Immutable; shared by all positions with these modules."""

    def __init__(self, tiles: list[Tile], marks_in_use: int, bridges: bool = False) -> None:
        """Build the tables. With ``bridges``, a tile that can hold a bridge gets a bridge site as its last feature."""
        self.tiles = tiles
        self.kind_by_id: dict[str, int] = {tile.id: kind for kind, tile in enumerate(tiles)}

        # By kind.
        #: Number of rotations that look different: rotations 0 to n - 1.
        self.distinct_rotations: list[int] = [count_distinct_rotations(tile) for tile in tiles]
        #: Feature index of the bridge site, or -1.
        self.bridge_site: list[int] = [bridge_site_of(tile) if bridges else -1 for tile in tiles]
        sites: list[list[int]] = [[] if site < 0 else [BRIDGE] for site in self.bridge_site]
        self.feature_count: list[int] = [len(tile.features) + len(sites[kind]) for kind, tile in enumerate(tiles)]
        #: Feature index of the cloister or shrine, or -1.
        self.cloister_feature: list[int] = [cloister_feature_of(tile) for tile in tiles]
        #: Bit k is set if the tile has two or more features of kind k.
        self.repeated_kinds: list[int] = [
            repeated_kind_bits(tile, self.bridge_site[kind] >= 0) for kind, tile in enumerate(tiles)
        ]
        self.has_river: list[int] = [1 if EDGE_RIVER in tile.edges else 0 for tile in tiles]
        self.is_abbey: list[int] = [1 if EDGE_ANY in tile.edges else 0 for tile in tiles]

        # By kind, then by feature: initial values. A bridge site starts with zeros.
        nothing: list[list[int]] = [[0] * len(site) for site in sites]
        self.feature_kinds: list[list[int]] = [
            [f.kind for f in tile.features] + sites[k] for k, tile in enumerate(tiles)
        ]
        self.initial_open: list[list[int]] = [
            [initial_open_edges(f) for f in tile.features] + nothing[k] for k, tile in enumerate(tiles)
        ]
        self.shields: list[list[int]] = [
            [f.shields for f in tile.features] + nothing[k] for k, tile in enumerate(tiles)
        ]
        #: Symbols of modules that are not in play are ignored (O-33).
        self.marks: list[list[int]] = [
            [f.marks & marks_in_use for f in tile.features] + nothing[k] for k, tile in enumerate(tiles)
        ]
        self.tile_marks: list[int] = [tile.marks & marks_in_use for tile in tiles]
        self.ones: list[list[int]] = [[1] * size for size in self.feature_count]
        self.zeros: list[list[int]] = [[0] * size for size in self.feature_count]
        #: Number of a feature among those of its kind on the tile: the 1 of "city 1".
        self.ordinals: list[list[int]] = [feature_ordinals(tile) + nothing[k] for k, tile in enumerate(tiles)]

        # By pose.
        #: The four edges packed, four bits each, north lowest.
        self.packed_edges: list[int] = []
        #: pose * 4 + side: the edge, and the index of the city, road or river there (or NO_FEATURE).
        self.edge_at_side = b""
        self.feature_at_side = b""
        #: pose * FEATURES_PER_POSE + feature: the sides that a city, road or river reaches, as bits.
        self.feature_sides = b""
        #: pose * 8 + half-edge: index of the field there (or NO_FEATURE).
        self.field_at_half_edge = b""
        #: pose * 4 + corner: index of the field that fills the corner, or -1. Corners clockwise from the north-east.
        self.field_at_corner: list[int] = []
        #: pose * 2 + axis: packed edges with a bridge from north to south, or from east to west; 0 if impossible.
        self.bridged_edges: list[int] = []
        #: By kind: packed edges of the distinct rotations.
        self.rotated_edges: list[RotatedEdges] = []
        for kind, tile in enumerate(tiles):
            for rotation in range(4):
                self._add_pose(tile, rotation)
                self._add_bridged(kind * 4 + rotation)
            self.rotated_edges.append(
                RotatedEdges(self.packed_edges[kind * 4 : kind * 4 + self.distinct_rotations[kind]])
            )

    def _add_pose(self, tile: Tile, rotation: int) -> None:
        at_edge: list[int] = [NO_FEATURE] * 4
        at_half: list[int] = [NO_FEATURE] * 8
        sides: list[int] = [0] * FEATURES_PER_POSE
        for number, feature in enumerate(tile.features):
            for side in feature.edges:
                at_edge[(side + rotation) % 4] = number
                sides[number] |= 1 << (side + rotation) % 4
            for half in feature.halves:
                at_half[(half + 2 * rotation) % 8] = number
        packed = 0
        for side in range(4):
            shown = tile.edges[(side - rotation) % 4]
            packed |= shown << (4 * side)
            self.edge_at_side += bytes([shown])
        self.packed_edges.append(packed)
        self.feature_at_side += bytes(at_edge)
        self.feature_sides += bytes(sides)
        self.field_at_half_edge += bytes(at_half)
        for corner in range(4):
            left, right = at_half[2 * corner + 1], at_half[(2 * corner + 2) % 8]
            self.field_at_corner.append(
                left if left == right != NO_FEATURE else -1
            )  # a city that reaches the corner separates two fields

    def _add_bridged(self, pose: int) -> None:
        """Append the packed edges with a bridge. Both ends of a bridge must be on field edges."""
        for axis in range(2):
            if (
                self.edge_at_side[pose * 4 + axis] == EDGE_FIELD
                and self.edge_at_side[pose * 4 + axis + 2] == EDGE_FIELD
            ):
                both = 1 << (4 * axis) | 1 << (4 * (axis + 2))
                self.bridged_edges.append(self.packed_edges[pose] - both * EDGE_FIELD + both * EDGE_ROAD)
            else:
                self.bridged_edges.append(0)

    def feature_name(self, kind: int, feature: int) -> str:
        """Return the notation of a feature: ``city 0``."""
        return f"{FEATURE_KIND_NAMES[self.feature_kinds[kind][feature]]} {self.ordinals[kind][feature]}"


@final
class RotatedEdges:
    """Packed edges of a tile in each distinct rotation, for matching against frontier cells."""

    north: i64
    east: i64
    south: i64
    west: i64

    def __init__(self, edges: list[int]) -> None:
        """Store the edges by rotation. Rotations that look like an earlier one get 0, which fits nowhere."""
        self.north = edges[0]
        self.east = edges[1] if len(edges) > 1 else 0
        self.south = edges[2] if len(edges) > 2 else 0
        self.west = edges[3] if len(edges) > 3 else 0

    def fitting_rotations(self, need: i64) -> i64:
        """Return the rotations, as bits, that show the required edges of a frontier cell."""
        turns: i64 = 0
        if self.north & need == need:
            turns = 1
        if self.east & need == need:
            turns |= 2
        if self.south & need == need:
            turns |= 4
        if self.west & need == need:
            turns |= 8
        return turns


def initial_open_edges(feature: TileFeature) -> int:
    """Return the initial number of open edges, or of missing neighbours of a cloister."""
    if feature.kind == CLOISTER or feature.kind == SHRINE:
        return CLOISTER_NEIGHBOURS
    return len(feature.edges)


def cloister_feature_of(tile: Tile) -> int:
    """Return the feature index of the cloister or shrine, or -1."""
    for number, feature in enumerate(tile.features):
        if feature.kind == CLOISTER or feature.kind == SHRINE:
            return number
    return -1


def bridge_site_of(tile: Tile) -> int:
    """Return the feature index of the bridge site of a tile, or -1 if no two opposite sides are field."""
    edges = tile.edges
    for axis in range(2):
        if edges[axis] == EDGE_FIELD and edges[axis + 2] == EDGE_FIELD:
            return len(tile.features)
    return -1


def repeated_kind_bits(tile: Tile, bridge: bool) -> int:
    """Return the feature kinds, as bits, that the tile has more than once."""
    bits = 0
    for kind in (CITY, ROAD):
        more = 1 if bridge and kind == ROAD else 0
        if len([f for f in tile.features if f.kind == kind]) + more > 1:
            bits |= 1 << kind
    return bits


def feature_ordinals(tile: Tile) -> list[int]:
    """Return the number of each feature among those of its kind."""
    return [len([f for f in tile.features[:i] if f.kind == tile.features[i].kind]) for i in range(len(tile.features))]


def count_distinct_rotations(tile: Tile) -> int:
    """Return the number of quarter turns after which the tile looks the same: 1, 2 or 4."""
    looks = [rotated_appearance(tile, rotation) for rotation in range(4)]
    if looks[1] == looks[0]:
        return 1
    return 2 if looks[2] == looks[0] else 4


def rotated_appearance(tile: Tile, rotation: int) -> list[str]:
    """Return the appearance of a rotated tile, independent of the feature order."""
    seen: list[str] = []
    for feature in tile.features:
        edges = rotated_sides_of(feature, rotation)
        halves = sorted([(half + 2 * rotation) % 8 for half in feature.halves])
        cities = sorted([rotated_sides_of(tile.features[city], rotation) for city in feature.cities])
        over = sorted([rotated_sides_of(tile.features[under], rotation) for under in feature.over])
        seen.append(
            f"{feature.kind} {edges} {halves} {feature.shields} {feature.marks} {cities} {over} {feature.ends_at}"
        )
    return sorted(seen)


def rotated_sides_of(feature: TileFeature, rotation: int) -> list[int]:
    """Return the sides of a feature after a rotation, ascending."""
    return sorted([(side + rotation) % 4 for side in feature.edges])


def count_tiles_by_id(kinds: TileSet, tiles: list[int]) -> dict[str, JsonData]:
    """Return the number of tiles by id in box order, without revealing the order of ``tiles``."""
    counts: dict[str, JsonData] = {}
    for kind in sorted(set(tiles)):
        counts[kinds.tiles[kind].id] = tiles.count(kind)
    return counts
