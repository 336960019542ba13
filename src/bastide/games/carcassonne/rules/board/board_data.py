"""Data of the board: tiles on cells, features, and the frontier of empty cells.

Every feature of every laid tile is a *node*. Nodes joined across edges form one feature, identified by its union-find
*root*. Feature data (open edges, shields ...) is stored at the root. All data is in flat lists of small ints that
copies share until they change (copy on write). ``Board`` updates them.
"""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from bastide.games.carcassonne.rules.board.cell_coordinates import NEIGHBOUR_OFFSETS
from bastide.games.carcassonne.rules.board.tile_grid import TileGrid
from bastide.games.carcassonne.rules.tiles.tile_definition import EDGE_ROAD, ROAD
from bastide.games.carcassonne.rules.tiles.tile_lookup_tables import FEATURES_PER_POSE, TileSet

#: Stands for the city of Carcassonne, which is complete and not a feature of the board (O-29).
CARCASSONNE_CITY: Final = -1

# Lists that copies of a board share (bits of ``BoardData._shared_lists``).
SHARES_TILES: Final[i64] = 1
SHARES_FOLLOWERS: Final[i64] = 2

# Direction of a bridge across its tile.
NORTH_SOUTH: Final[i64] = 1
EAST_WEST: Final[i64] = 2


class BoardData:
    """Tiles in placement order, and all data derived from them."""

    _shared_lists: i64

    def __init__(self, tile_set: TileSet, grid: TileGrid, like: BoardData | None = None) -> None:
        """Create an empty board, or a copy that shares the lists of ``like``."""
        #: Tables of the tiles in play; part of the rules, not of the position.
        self.tile_set = tile_set
        #: Lists shared with copies: SHARES_TILES, SHARES_FOLLOWERS, or both.
        self._shared_lists = 0
        if like is not None:
            self._share_lists(like)
            return

        # By tile, in placement order.
        self.tile_kind: list[int] = []
        self.tile_cell: list[int] = []
        self.tile_rotation: list[int] = []
        #: First node of the tile; its other nodes follow.
        self.tile_first_node: list[int] = []
        #: Bridge on the tile: NORTH_SOUTH, EAST_WEST, or 0.
        self.bridge_span: list[int] = []
        #: Bridges, castles and barns in order, three ints each: number of tiles laid before, node, and type
        #: (NORTH_SOUTH, EAST_WEST, HAS_CASTLE or HAS_BARN).
        self.additions: list[int] = []

        #: Tile index by cell.
        self.grid = grid

        #: Empty cells next to a tile, ascending, and the edges that a tile must show there: four bits per side, north
        #: lowest, 0 where the neighbour cell is empty.
        self.frontier: list[int] = []
        self.required_edges: list[int] = []

        # By node.
        self.node_tile: list[int] = []
        self.node_kind: list[int] = []
        #: Union-find parent; a root is its own parent.
        self.parent: list[int] = []
        #: Next node of the same feature, circular.
        self.next_node_in_feature: list[int] = []

        # By node, valid for roots.
        #: Open edges; for a cloister, empty cells around it. 0: complete.
        self.open_edges: list[int] = []
        #: City or road: number of tiles. Other features: number of nodes.
        self.feature_size: list[int] = []
        self.shields: list[int] = []
        self.marks: list[int] = []
        #: Number of followers on the feature, of all players.
        self.follower_count: list[int] = []

    def _share_lists(self, like: BoardData) -> None:
        self._shared_lists = SHARES_TILES | SHARES_FOLLOWERS
        self.tile_kind = like.tile_kind
        self.tile_cell = like.tile_cell
        self.tile_rotation = like.tile_rotation
        self.tile_first_node = like.tile_first_node
        self.bridge_span = like.bridge_span
        self.additions = like.additions
        self.grid = like.grid
        self.frontier = like.frontier
        self.required_edges = like.required_edges
        self.node_tile = like.node_tile
        self.node_kind = like.node_kind
        self.parent = like.parent
        self.next_node_in_feature = like.next_node_in_feature
        self.open_edges = like.open_edges
        self.feature_size = like.feature_size
        self.shields = like.shields
        self.marks = like.marks
        self.follower_count = like.follower_count

    # -- queries -------------------------------------------------------------------------------

    def tile_at(self, cell: i64) -> i64:
        """Return the index of the tile on a cell, or -1."""
        return self.grid.tile_at(cell)

    def feature_nodes(self, root: i64) -> list[int]:
        """Return all nodes of a feature."""
        nodes: list[int] = [root]
        node: i64 = self.next_node_in_feature[root]
        while node != root:
            nodes.append(node)
            node = self.next_node_in_feature[node]
        return nodes

    def edge_at(self, tile: i64, side: i64) -> i64:
        """Return the edge of a laid tile on a side. The end of a bridge is a road."""
        span: i64 = self.bridge_span[tile]
        if span != 0 and span - 1 == side & 1:
            return EDGE_ROAD
        return self.tile_set.edge_at_side[(self.tile_kind[tile] * 4 + self.tile_rotation[tile]) * 4 + side]

    def sides_of(self, node: i64) -> i64:
        """Return the sides of its tile that a city, road or river reaches, as bits."""
        tile: i64 = self.node_tile[node]
        span: i64 = self.bridge_span[tile]
        if span != 0 and node == self.bridge_node(tile):
            return 5 * span  # north and south, or east and west
        pose: i64 = self.tile_kind[tile] * 4 + self.tile_rotation[tile]
        return self.tile_set.feature_sides[pose * FEATURES_PER_POSE + node - self.tile_first_node[tile]]

    def bridge_node(self, tile: i64) -> i64:
        """Return the bridge node of a tile that can hold a bridge."""
        return self.tile_first_node[tile] + self.tile_set.bridge_site[self.tile_kind[tile]]

    def feature_index(self, node: i64) -> i64:
        """Return the index of a node's feature on its tile."""
        return node - self.tile_first_node[self.node_tile[node]]

    def hole_cells(self) -> list[int]:
        """Return the empty cells with tiles on all four sides, ascending."""
        return [self.frontier[place] for place, need in enumerate(self.required_edges) if is_hole(need)]

    # -- bridges --------------------------------------------------------------------------------

    def can_hold_bridge(self, tile: i64, side: i64) -> bool:
        """Return whether a bridge (at most one per tile, O-36) can be built from this side to the opposite one.

        Each end must face an empty cell or an abbey: a tile with a road there would not have fitted.
        """
        kinds = self.tile_set
        pose: i64 = self.tile_kind[tile] * 4 + self.tile_rotation[tile]
        if (
            kinds.bridge_site[self.tile_kind[tile]] < 0
            or self.bridge_span[tile] != 0
            or kinds.bridged_edges[pose * 2 + (side & 1)] == 0
        ):
            return False
        return self._is_free_for_bridge(self.tile_cell[tile] + NEIGHBOUR_OFFSETS[side]) and self._is_free_for_bridge(
            self.tile_cell[tile] + NEIGHBOUR_OFFSETS[side ^ 2]
        )

    def _is_free_for_bridge(self, cell: i64) -> bool:
        tile = self.tile_at(cell)
        return tile < 0 or self.tile_set.is_abbey[self.tile_kind[tile]] == 1

    def _add_bridge(self, tile: i64, span: i64, before: i64) -> None:
        """Turn the bridge site of a tile into a road with two open ends."""
        node = self.bridge_node(tile)
        self.bridge_span[tile] = span
        self.node_kind[node] = ROAD
        self.open_edges[node] = 2
        self.additions += [before, node, span]

    # -- copy on write -------------------------------------------------------------------------

    def _copy_tile_lists(self) -> None:
        """Replace the shared lists by copies, except the follower counts, which change without a tile."""
        self._shared_lists &= ~SHARES_TILES
        self.tile_kind = self.tile_kind.copy()
        self.tile_cell = self.tile_cell.copy()
        self.tile_rotation = self.tile_rotation.copy()
        self.tile_first_node = self.tile_first_node.copy()
        self.bridge_span = self.bridge_span.copy()
        self.additions = self.additions.copy()
        self.grid = self.grid.clone()
        self.frontier = self.frontier.copy()
        self.required_edges = self.required_edges.copy()
        self.node_tile = self.node_tile.copy()
        self.node_kind = self.node_kind.copy()
        self.parent = self.parent.copy()
        self.next_node_in_feature = self.next_node_in_feature.copy()
        self.open_edges = self.open_edges.copy()
        self.feature_size = self.feature_size.copy()
        self.shields = self.shields.copy()
        self.marks = self.marks.copy()

    def _copy_follower_counts(self) -> None:
        self._shared_lists &= ~SHARES_FOLLOWERS
        self.follower_count = self.follower_count.copy()


def is_hole(need: i64) -> bool:
    """Return whether the required edges are those of a cell with tiles on all four sides."""
    return need & 15 != 0 and need & 240 != 0 and need & 3840 != 0 and need & 61440 != 0
