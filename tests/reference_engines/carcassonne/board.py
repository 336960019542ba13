"""The board: tiles, bridges, and features, found by flood fill whenever the board changes.

Tile (x, y) has its centre at the point (4x, 4y). Two pieces of one kind are connected if they share a point.
"""

from __future__ import annotations

from dataclasses import dataclass, field

from reference_engines.carcassonne.tile_definition import (
    EXIT_POINTS,
    NEIGHBOUR_STEPS,
    SIDES,
    Point,
    Tile,
    TileFeature,
    around,
    beyond,
    opposite,
    turned,
)

#: A piece of a feature: index of the tile on the board, and of the feature on the tile.
Piece = tuple[int, int]

#: The sides at both ends of a bridge.
BRIDGE_SIDES = {"ns": ("n", "s"), "ew": ("e", "w")}


@dataclass
class PlacedTile:
    """A tile on the board, optionally with a bridge."""

    tile: Tile
    cell: Point
    turns: int = 0
    bridge: str = ""

    def features(self) -> list[TileFeature]:
        """The printed features, then the bridge."""
        built = [TileFeature("bridge", BRIDGE_SIDES[self.bridge])] if self.bridge else []
        return [*self.tile.features, *built]

    def points(self, n: int) -> frozenset[Point]:
        """The points where a feature leaves the tile. A bridge is not rotated with the tile."""
        feature = self.features()[n]
        turns = 0 if feature.kind == "bridge" else self.turns
        steps = [turned(EXIT_POINTS[name], turns) for name in feature.exits]
        return frozenset((4 * self.cell[0] + dx, 4 * self.cell[1] + dy) for dx, dy in steps)

    def edges(self) -> dict[str, str]:
        """The edges by side; the ends of a bridge are roads."""
        return edges_with_bridge(self.tile.turned_edges(self.turns), self.bridge)


def edges_with_bridge(edges: dict[str, str], way: str) -> dict[str, str]:
    """The edges of a tile with a bridge on it."""
    return {side: "road" if side in way else edge for side, edge in edges.items()}


@dataclass
class BoardFeature:
    """A whole feature of the board."""

    kind: str
    pieces: set[Piece] = field(default_factory=set)
    #: Points where it leaves its tiles.
    points: set[Point] = field(default_factory=set)
    shields: int = 0
    #: Its symbols, with repetitions.
    marks: list[str] = field(default_factory=list)
    #: Number of open points or, for a building, of empty cells around it.
    open: int = 0
    #: Fields only: the first pieces of the cities that it adjoins.
    cities: set[Piece] = field(default_factory=set)

    @property
    def first(self) -> Piece:
        return min(self.pieces)

    @property
    def numbers(self) -> set[int]:
        """The tiles of the feature."""
        return {tile for tile, _ in self.pieces}

    @property
    def size(self) -> int:
        return len(self.numbers)

    @property
    def complete(self) -> bool:
        return self.kind in ("road", "city", "cloister", "shrine") and self.open == 0


class Board:
    def __init__(self) -> None:
        self.laid: list[PlacedTile] = []
        #: Tile index by cell.
        self.at: dict[Point, int] = {}
        self.sides: dict[Point, dict[str, str]] = {}
        self._board_features: list[BoardFeature] | None = None
        self._home: dict[Piece, BoardFeature] = {}

    def lay(self, tile: Tile, cell: Point, turns: int) -> None:
        assert cell not in self.at
        self.at[cell] = len(self.laid)
        self.laid.append(PlacedTile(tile, cell, turns))
        self.sides[cell] = self.laid[-1].edges()
        self._board_features = None

    def build(self, cell: Point, way: str) -> None:
        """Build a bridge on the tile of a cell."""
        there = self.laid[self.at[cell]]
        assert not there.bridge
        there.bridge = way
        self.sides[cell] = there.edges()
        self._board_features = None

    @property
    def last(self) -> PlacedTile:
        return self.laid[-1]

    def frontier(self) -> set[Point]:
        """The empty cells next to the board."""
        return {beyond(cell, side) for cell in self.at for side in SIDES} - set(self.at)

    def neighbour_edge(self, cell: Point, side: str) -> str:
        """The edge of the neighbour on a side of a cell; empty if there is none."""
        there = self.sides.get(beyond(cell, side))
        return there[opposite(side)] if there else ""

    # -- features ----------------------------------------------------------------------------------

    def board_features(self) -> list[BoardFeature]:
        """All features, ordered by first piece."""
        if self._board_features is None:
            self._board_features = self.flood_features()
            self._home = {piece: land for land in self._board_features for piece in land.pieces}
            for land in self._board_features:
                self.describe(land)
        return self._board_features

    def feature_of_piece(self, piece: Piece) -> BoardFeature:
        self.board_features()
        return self._home[piece]

    def features_on_tile(self, tile: int) -> list[BoardFeature]:
        """The feature of each piece of a tile."""
        return [self.feature_of_piece((tile, n)) for n in range(len(self.laid[tile].features()))]

    def feature(self, piece: Piece) -> TileFeature:
        return self.laid[piece[0]].features()[piece[1]]

    def flood_features(self) -> list[BoardFeature]:
        points: dict[Piece, frozenset[Point]] = {}
        kinds: dict[Piece, str] = {}
        meeting: dict[tuple[str, Point], list[Piece]] = {}
        for number, laid in enumerate(self.laid):
            for n, feature in enumerate(laid.features()):
                kind = "road" if feature.kind == "bridge" else feature.kind
                kinds[number, n] = kind
                points[number, n] = laid.points(n)
                for point in points[number, n]:
                    meeting.setdefault((kind, point), []).append((number, n))
        lands = []
        seen: set[Piece] = set()
        for first, kind in kinds.items():
            if first in seen:
                continue
            land = BoardFeature(kind)
            shore = [first]
            while shore:
                piece = shore.pop()
                if piece not in seen:
                    seen.add(piece)
                    land.pieces.add(piece)
                    land.points |= points[piece]
                    for point in points[piece]:
                        shore += meeting[kind, point]
            lands.append(land)
        return lands

    def describe(self, land: BoardFeature) -> None:
        for piece in sorted(land.pieces):
            feature = self.feature(piece)
            land.shields += feature.shields
            land.marks += sorted(feature.marks)
            land.cities |= {self._home[piece[0], city].first for city in feature.cities}
        if land.kind in ("road", "city", "river"):
            land.open = sum(not self.is_covered(point) for point in land.points)
        elif land.kind in ("cloister", "shrine"):
            (cell,) = self.cells_of(land)
            land.open = sum(other not in self.at for other in around(cell))

    def cells_of(self, land: BoardFeature) -> set[Point]:
        return {self.laid[tile].cell for tile in land.numbers}

    def is_covered(self, point: Point) -> bool:
        """Whether tiles are on both sides of the border of this point."""
        x, y = point
        if x % 4 == 2:
            return ((x - 2) // 4, round(y / 4)) in self.at and ((x + 2) // 4, round(y / 4)) in self.at
        return (round(x / 4), (y - 2) // 4) in self.at and (round(x / 4), (y + 2) // 4) in self.at

    def border(self, cell: Point) -> set[Point]:
        """The centres of the four sides of a cell."""
        return {(4 * cell[0] + 2 * dx, 4 * cell[1] + 2 * dy) for dx, dy in NEIGHBOUR_STEPS.values()}

    def name(self, piece: Piece) -> tuple[str, int]:
        """The kind of a piece, and its number among those of its kind on the tile."""
        kinds = [feature.kind for feature in self.laid[piece[0]].features()]
        return kinds[piece[1]], kinds[: piece[1]].count(kinds[piece[1]])
