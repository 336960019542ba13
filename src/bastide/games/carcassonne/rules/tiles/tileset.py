"""The kinds of tiles that are in play at a table, turned all four ways and laid out in flat tables for the board.

A *kind* is the number of a tile in ``TileSet.tiles``; a *pose* is a kind in one of its four turns: ``kind * 4 + turn``.
"""

from __future__ import annotations

from typing import Final, final

from mypy_extensions import i64

from bastide.core import Plain
from bastide.games.carcassonne.rules.tiles.model import (
    BRIDGE,
    CITY,
    CLOISTER,
    EDGE_ANY,
    EDGE_FIELD,
    EDGE_RIVER,
    EDGE_ROAD,
    FEATURE_KINDS,
    ROAD,
    SHRINE,
    Feature,
    Tile,
)

#: Where no feature reaches, in the tables that are rows of bytes: compiled, these are read much faster than lists.
NO_FEATURE: Final[i64] = 255
#: No tile has more features.
MOST_FEATURES: Final[i64] = 16
#: How many cells lie around a cloister.
EIGHT: Final = 8


@final
class TileSet:
    """Tables over the tiles in play. Immutable once built; shared by all positions of all games with these modules."""

    def __init__(self, tiles: list[Tile], marks_in_use: int, bridges: bool = False) -> None:
        """With ``bridges``, every tile that can carry one has a place for it at the end of its features."""
        self.tiles = tiles
        self.number: dict[str, int] = {tile.id: kind for kind, tile in enumerate(tiles)}

        # By kind.
        #: How many of the four turns look different: turns 0 to period - 1.
        self.period: list[int] = [period_of(tile) for tile in tiles]
        #: The place for a bridge among the features, or -1.
        self.site: list[int] = [site_of(tile) if bridges else -1 for tile in tiles]
        sites: list[list[int]] = [[] if site < 0 else [BRIDGE] for site in self.site]
        self.size: list[int] = [len(tile.features) + len(sites[kind]) for kind, tile in enumerate(tiles)]
        #: The feature that wants eight neighbours (cloister, shrine), or -1.
        self.spot: list[int] = [spot_of(tile) for tile in tiles]
        #: Bit k is set if the tile shows two or more features of kind k.
        self.several: list[int] = [several_of(tile, self.site[kind] >= 0) for kind, tile in enumerate(tiles)]
        self.has_river: list[int] = [1 if EDGE_RIVER in tile.edges else 0 for tile in tiles]
        self.is_abbey: list[int] = [1 if EDGE_ANY in tile.edges else 0 for tile in tiles]

        # By kind, then by feature: what a fresh feature starts with. The place for a bridge starts with nothing.
        nothing: list[list[int]] = [[0] * len(site) for site in sites]
        self.feature_kinds: list[list[int]] = [
            [f.kind for f in tile.features] + sites[k] for k, tile in enumerate(tiles)
        ]
        self.opens: list[list[int]] = [[open_of(f) for f in tile.features] + nothing[k] for k, tile in enumerate(tiles)]
        self.shields: list[list[int]] = [
            [f.shields for f in tile.features] + nothing[k] for k, tile in enumerate(tiles)
        ]
        #: Symbols whose module is off mean nothing (O-33), so they are not even looked at.
        self.marks: list[list[int]] = [
            [f.marks & marks_in_use for f in tile.features] + nothing[k] for k, tile in enumerate(tiles)
        ]
        self.tile_marks: list[int] = [tile.marks & marks_in_use for tile in tiles]
        self.ones: list[list[int]] = [[1] * size for size in self.size]
        self.zeros: list[list[int]] = [[0] * size for size in self.size]
        #: The number of a feature among those of its kind on the tile: the 1 of "city 1".
        self.ordinals: list[list[int]] = [ordinals_of(tile) + nothing[k] for k, tile in enumerate(tiles)]

        # By pose.
        #: What the four sides show, four bits each: the north side lowest.
        self.edges: list[int] = []
        #: pose * 4 + side: what that side shows, and which city, road or river reaches it (or NO_FEATURE).
        self.edge = b""
        self.at_edge = b""
        #: pose * MOST_FEATURES + feature: the sides that a city, road or river reaches, a bit each.
        self.sides = b""
        #: pose * 8 + half: which field reaches that half-edge (or NO_FEATURE).
        self.at_half = b""
        #: pose * 4 + corner: which field fills that corner (-1: none). Corners go clockwise from the north-east.
        self.at_corner: list[int] = []
        #: pose * 2 + axis: ``edges`` with a bridge from north to south, or from east to west; 0: it cannot lie so.
        self.bridged: list[int] = []
        #: By kind: ``edges`` of its turns that look different.
        self.shown: list[Shown] = []
        for kind, tile in enumerate(tiles):
            for turn in range(4):
                self._add_pose(tile, turn)
                self._add_bridged(kind * 4 + turn)
            self.shown.append(Shown(self.edges[kind * 4 : kind * 4 + self.period[kind]]))

    def _add_pose(self, tile: Tile, turn: int) -> None:
        at_edge: list[int] = [NO_FEATURE] * 4
        at_half: list[int] = [NO_FEATURE] * 8
        sides: list[int] = [0] * MOST_FEATURES
        for number, feature in enumerate(tile.features):
            for side in feature.edges:
                at_edge[(side + turn) % 4] = number
                sides[number] |= 1 << (side + turn) % 4
            for half in feature.halves:
                at_half[(half + 2 * turn) % 8] = number
        packed = 0
        for side in range(4):
            shown = tile.edges[(side - turn) % 4]
            packed |= shown << (4 * side)
            self.edge += bytes([shown])
        self.edges.append(packed)
        self.at_edge += bytes(at_edge)
        self.sides += bytes(sides)
        self.at_half += bytes(at_half)
        for corner in range(4):
            left, right = at_half[2 * corner + 1], at_half[(2 * corner + 2) % 8]
            self.at_corner.append(
                left if left == right != NO_FEATURE else -1
            )  # a city that reaches the corner parts two fields

    def _add_bridged(self, pose: int) -> None:
        """Both ends of a bridge lie on field edges of the tile."""
        for axis in range(2):
            if self.edge[pose * 4 + axis] == EDGE_FIELD and self.edge[pose * 4 + axis + 2] == EDGE_FIELD:
                both = 1 << (4 * axis) | 1 << (4 * (axis + 2))
                self.bridged.append(self.edges[pose] - both * EDGE_FIELD + both * EDGE_ROAD)
            else:
                self.bridged.append(0)

    def feature_name(self, kind: int, feature: int) -> str:
        """A feature of a tile as players call it: ``city 0``."""
        return f"{FEATURE_KINDS[self.feature_kinds[kind][feature]]} {self.ordinals[kind][feature]}"


@final
class Shown:
    """What a tile shows in each of its turns, as numbers of their own: every cell of the frontier is held against them."""

    north: i64
    east: i64
    south: i64
    west: i64

    def __init__(self, edges: list[int]) -> None:
        """What shows nothing in a turn, since that looks like an earlier one, fits nowhere."""
        self.north = edges[0]
        self.east = edges[1] if len(edges) > 1 else 0
        self.south = edges[2] if len(edges) > 2 else 0
        self.west = edges[3] if len(edges) > 3 else 0

    def fitting(self, need: i64) -> i64:
        """The turns, a bit each, that show what a cell of the frontier needs."""
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


def open_of(feature: Feature) -> int:
    """How many things a fresh feature waits for: edges to be met, or neighbours of a cloister."""
    if feature.kind == CLOISTER or feature.kind == SHRINE:
        return EIGHT
    return len(feature.edges)


def spot_of(tile: Tile) -> int:
    for number, feature in enumerate(tile.features):
        if feature.kind == CLOISTER or feature.kind == SHRINE:
            return number
    return -1


def site_of(tile: Tile) -> int:
    """The number of the place for a bridge on the tile, or -1 if no two opposite sides are field."""
    edges = tile.edges
    for axis in range(2):
        if edges[axis] == EDGE_FIELD and edges[axis + 2] == EDGE_FIELD:
            return len(tile.features)
    return -1


def several_of(tile: Tile, bridge: bool) -> int:
    bits = 0
    for kind in (CITY, ROAD):
        more = 1 if bridge and kind == ROAD else 0
        if len([f for f in tile.features if f.kind == kind]) + more > 1:
            bits |= 1 << kind
    return bits


def ordinals_of(tile: Tile) -> list[int]:
    return [len([f for f in tile.features[:i] if f.kind == tile.features[i].kind]) for i in range(len(tile.features))]


def period_of(tile: Tile) -> int:
    """After how many quarter turns the tile looks the same again: 1, 2 or 4."""
    looks = [look_of(tile, turn) for turn in range(4)]
    if looks[1] == looks[0]:
        return 1
    return 2 if looks[2] == looks[0] else 4


def look_of(tile: Tile, turn: int) -> list[str]:
    """Everything that can be seen on the tile in this turn, whatever the order its features are listed in."""
    seen: list[str] = []
    for feature in tile.features:
        edges = turned_edges(feature, turn)
        halves = sorted([(half + 2 * turn) % 8 for half in feature.halves])
        cities = sorted([turned_edges(tile.features[city], turn) for city in feature.cities])
        over = sorted([turned_edges(tile.features[under], turn) for under in feature.over])
        seen.append(
            f"{feature.kind} {edges} {halves} {feature.shields} {feature.marks} {cities} {over} {feature.ends_at}"
        )
    return sorted(seen)


def turned_edges(feature: Feature, turn: int) -> list[int]:
    return sorted([(side + turn) % 4 for side in feature.edges])


def counted(kinds: TileSet, tiles: list[int]) -> dict[str, Plain]:
    """How many there are of each tile, in the order of the box: nothing of the order they lie in."""
    counts: dict[str, Plain] = {}
    for kind in sorted(set(tiles)):
        counts[kinds.tiles[kind].id] = tiles.count(kind)
    return counts
