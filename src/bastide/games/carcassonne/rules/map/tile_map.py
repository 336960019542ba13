"""What is known of the board: tiles on cells, the features they grow into, and the frontier of cells around them.

Every feature of every laid tile is a *node*. Nodes that have been joined across an edge belong to one feature, which is
named by one of them, its *root*. What is known of a feature (how many edges are open, how many shields it has ...)
stands at its root. All of it is in lists of small numbers that copy fast, and which copies share until they change.
``Board`` keeps them up to date as tiles are laid.
"""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from bastide.games.carcassonne.rules.map.geometry import STEPS
from bastide.games.carcassonne.rules.map.grid import Grid
from bastide.games.carcassonne.rules.tiles.model import EDGE_ROAD, ROAD
from bastide.games.carcassonne.rules.tiles.tileset import MOST_FEATURES, TileSet

#: Stands for the city of Carcassonne, which is complete and no feature of the board (O-29).
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

        #: The empty cells next to a tile, ascending, and what each side of a tile must show there: four bits a side, the
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

    # -- queries -------------------------------------------------------------------------------

    def tile_at(self, cell: i64) -> i64:
        """The number of the tile on a cell, or -1."""
        return self.grid.at(cell)

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

    def holes(self) -> list[int]:
        """The empty cells with a tile on each of their four sides, ascending."""
        return [self.rim[place] for place, need in enumerate(self.needs) if is_hole(need)]

    # -- bridges --------------------------------------------------------------------------------

    def can_span(self, tile: i64, side: i64) -> bool:
        """Whether a bridge, the only one on its tile (O-36), can be built there from this side to the opposite one.

        Each end must face an empty cell or an abbey: a tile that shows a road there would not have fitted.
        """
        kinds = self.kinds
        pose: i64 = self.tile_kind[tile] * 4 + self.tile_turn[tile]
        if kinds.site[self.tile_kind[tile]] < 0 or self.span[tile] != 0 or kinds.bridged[pose * 2 + (side & 1)] == 0:
            return False
        return self._free(self.tile_cell[tile] + STEPS[side]) and self._free(self.tile_cell[tile] + STEPS[side ^ 2])

    def _free(self, cell: i64) -> bool:
        tile = self.tile_at(cell)
        return tile < 0 or self.kinds.is_abbey[self.tile_kind[tile]] == 1

    def _span(self, tile: i64, span: i64, before: i64) -> None:
        """The place for a bridge on a tile becomes a road with two ends."""
        node = self.site(tile)
        self.span[tile] = span
        self.node_kind[node] = ROAD
        self.open[node] = 2
        self.additions += [before, node, span]

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
