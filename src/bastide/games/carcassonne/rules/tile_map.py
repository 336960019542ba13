"""What is known of the map: tiles on cells, the features they grow into, and the rim of cells around them.

Every feature of every laid tile is a *node*. Nodes that have been joined across an edge belong to one feature, which is
named by one of them, its *root*. What is known of a feature (how many edges are open, how many shields it has ...)
stands at its root. All of it is in lists of small numbers that copy fast, and which copies share until they change.
``Board`` keeps them up to date as tiles are laid.
"""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from bastide.games.carcassonne.rules.grid import Grid
from bastide.games.carcassonne.rules.tiles.model import CARCASSONNE, EDGE_ROAD
from bastide.games.carcassonne.rules.tileset import MOST_FEATURES, TileSet

#: Stands for the city of Carcassonne, which is complete and no feature of the map (O-29).
CARCASSONNE_CITY: Final = -1

# What copies of a map share (``TileMap._shared``).
MAP: Final[i64] = 1
FOLLOWERS: Final[i64] = 2

# How a bridge lies across a tile.
NORTH_SOUTH: Final[i64] = 1
EAST_WEST: Final[i64] = 2


class TileMap:
    """Tiles in the order they were laid, and everything that follows from them."""

    _shared: i64

    def __init__(self, kinds: TileSet, grid: Grid, like: TileMap | None = None) -> None:
        """A map with nothing on it or, to be a copy, with the lists of another one."""
        #: Part of the rules, not of the position.
        self.kinds = kinds
        #: What copies share until it is changed here: MAP, FOLLOWERS, or both.
        self._shared = 0
        if like is not None:
            self._share(like)
            return

        # By tile, in the order they were laid.
        self.tile_kind: list[int] = []
        self.tile_cell: list[int] = []
        self.tile_turn: list[int] = []
        #: The node of its first feature; the others follow.
        self.tile_node: list[int] = []
        #: The bridge on it: NORTH_SOUTH, EAST_WEST, or 0.
        self.span: list[int] = []
        #: Bridges, castles and barns in the order they came. For each: how many tiles lay there before; its node; and
        #: what it is, NORTH_SOUTH, EAST_WEST or a mark (HAS_CASTLE, HAS_BARN).
        self.additions: list[int] = []

        #: Which tile lies where.
        self.grid = grid

        #: The empty cells beside a tile, ascending, and what each side of a tile must show there: four bits a side, the
        #: north side lowest, 0 where nothing lies.
        self.rim: list[int] = []
        self.needs: list[int] = []

        # By node.
        self.node_tile: list[int] = []
        self.node_kind: list[int] = []
        #: Towards the root; a root is its own parent.
        self.parent: list[int] = []
        #: The next node of the same feature; the last leads back to the first.
        self.ring: list[int] = []

        # By node, valid for roots.
        #: Edges that nothing has been laid against; of a cloister, empty cells around it. Nothing open: complete.
        self.open: list[int] = []
        #: Of a city or road: the tiles it lies on, each counted once. Of other features: its nodes.
        self.size: list[int] = []
        self.shields: list[int] = []
        self.marks: list[int] = []
        #: Followers on the feature, whoever's.
        self.followers: list[int] = []

    def _share(self, like: TileMap) -> None:
        self._shared = MAP | FOLLOWERS
        self.tile_kind = like.tile_kind
        self.tile_cell = like.tile_cell
        self.tile_turn = like.tile_turn
        self.tile_node = like.tile_node
        self.span = like.span
        self.additions = like.additions
        self.grid = like.grid
        self.rim = like.rim
        self.needs = like.needs
        self.node_tile = like.node_tile
        self.node_kind = like.node_kind
        self.parent = like.parent
        self.ring = like.ring
        self.open = like.open
        self.size = like.size
        self.shields = like.shields
        self.marks = like.marks
        self.followers = like.followers

    # -- looking -------------------------------------------------------------------------------

    def tile_at(self, cell: i64) -> i64:
        """The number of the tile on a cell, or -1."""
        return self.grid.at(cell)

    def root(self, node: i64) -> i64:
        """The name of the feature that a node belongs to."""
        parent = self.parent
        up: i64 = parent[node]
        while up != node:
            node = up
            up = parent[node]
        return node

    def nodes_of(self, root: i64) -> list[int]:
        """All pieces of a feature."""
        nodes: list[int] = [root]
        node: i64 = self.ring[root]
        while node != root:
            nodes.append(node)
            node = self.ring[node]
        return nodes

    def edge_at(self, tile: i64, side: i64) -> i64:
        """What a laid tile shows on a side; the end of a bridge is a road."""
        span: i64 = self.span[tile]
        if span != 0 and span - 1 == side & 1:
            return EDGE_ROAD
        return self.kinds.edge[(self.tile_kind[tile] * 4 + self.tile_turn[tile]) * 4 + side]

    def node_at(self, tile: i64, side: i64) -> i64:
        """The city, road or river of a laid tile that reaches a side."""
        span: i64 = self.span[tile]
        if span != 0 and span - 1 == side & 1:
            return self.site(tile)
        pose: i64 = self.tile_kind[tile] * 4 + self.tile_turn[tile]
        return self.tile_node[tile] + self.kinds.at_edge[pose * 4 + side]

    def sides_of(self, node: i64) -> i64:
        """The sides of its tile that a city, road or river reaches, a bit each."""
        tile: i64 = self.node_tile[node]
        span: i64 = self.span[tile]
        if span != 0 and node == self.site(tile):
            return 5 * span  # north and south, or east and west
        pose: i64 = self.tile_kind[tile] * 4 + self.tile_turn[tile]
        return self.kinds.sides[pose * MOST_FEATURES + node - self.tile_node[tile]]

    def site(self, tile: i64) -> i64:
        """The node of the bridge on a tile that can carry one."""
        return self.tile_node[tile] + self.kinds.site[self.tile_kind[tile]]

    def feature_of(self, node: i64) -> i64:
        """The number of a node's feature on its tile."""
        return node - self.tile_node[self.node_tile[node]]

    def cities_beside(self, root: i64) -> list[int]:
        """The complete cities that a field adjoins, each once; CARCASSONNE_CITY if it touches that wall."""
        found: list[int] = []
        if self.marks[root] & CARCASSONNE != 0:
            found.append(CARCASSONNE_CITY)
        start: i64 = root
        node: i64 = root
        while True:
            tile: i64 = self.node_tile[node]
            first: i64 = self.tile_node[tile]
            for city in self.kinds.tiles[self.tile_kind[tile]].features[node - first].cities:
                there = self.root(first + city)
                if self.open[there] == 0 and there not in found:
                    found.append(there)
            node = self.ring[node]
            if node == start:
                return found

    # -- where the next tile can go ------------------------------------------------------------

    def rim_place(self, cell: i64) -> i64:
        """Where a cell stands in the rim, or would stand."""
        return self._rim_place(cell, 0, len(self.rim))

    def _rim_place(self, cell: i64, low: i64, high: i64) -> i64:
        """The same for a cell that stands, or would stand, from one place to another."""
        rim = self.rim
        while low < high:
            middle: i64 = (low + high) >> 1
            if rim[middle] < cell:
                low = middle + 1
            else:
                high = middle
        return low

    def fits(self, kind: i64, cell: i64, turn: i64) -> bool:
        """Whether the tile, turned so, may lie there as far as its edges and its neighbours go."""
        need = self.need_at(cell)
        if need == 0:
            return False
        if self.kinds.is_abbey[kind]:
            return is_hole(need)
        shown: i64 = self.kinds.edges[kind * 4 + turn]
        return shown & need == need

    def need_at(self, cell: i64) -> i64:
        """What a tile must show on an empty cell beside others, as in ``needs``; 0 for every other cell."""
        place = self.rim_place(cell)
        if place >= len(self.rim) or self.rim[place] != cell:
            return 0
        return self.needs[place]

    def holes(self) -> list[int]:
        """The empty cells with a tile on each of their four sides, ascending."""
        return [self.rim[place] for place, need in enumerate(self.needs) if is_hole(need)]

    # -- lists of its own ----------------------------------------------------------------------

    def _take_map(self) -> None:
        """Lists of its own, to be changed; not that of the followers, who come and go without a tile."""
        self._shared &= ~MAP
        self.tile_kind = self.tile_kind.copy()
        self.tile_cell = self.tile_cell.copy()
        self.tile_turn = self.tile_turn.copy()
        self.tile_node = self.tile_node.copy()
        self.span = self.span.copy()
        self.additions = self.additions.copy()
        self.grid = self.grid.clone()
        self.rim = self.rim.copy()
        self.needs = self.needs.copy()
        self.node_tile = self.node_tile.copy()
        self.node_kind = self.node_kind.copy()
        self.parent = self.parent.copy()
        self.ring = self.ring.copy()
        self.open = self.open.copy()
        self.size = self.size.copy()
        self.shields = self.shields.copy()
        self.marks = self.marks.copy()

    def _take_followers(self) -> None:
        self._shared &= ~FOLLOWERS
        self.followers = self.followers.copy()


def is_hole(need: i64) -> bool:
    """Whether these are the needs of a cell with a tile on each side."""
    return need & 15 != 0 and need & 240 != 0 and need & 3840 != 0 and need & 61440 != 0
