"""Board that can change: lay tiles, merge features (union-find), add bridges, castles and barns.

Only methods of ``BoardData`` and ``Board`` change the lists, because copies share them. Hot code writes ``numbers[i] =
numbers[i] + 1``: compiled by mypyc, ``+=`` on a list element adds boxed objects and is several times slower. Helpers of
``lay_tile`` are in this file so that the C compiler can inline them.

Bridges, castles and barns are permanent. They are stored in ``additions``; tiles and additions determine the whole
board (see ``board_serialization.py``).
"""

from __future__ import annotations

from typing import Any, Final, final

from mypy_extensions import i64

from bastide.games.carcassonne.rules.board.board_data import (
    CARCASSONNE_CITY,
    SHARES_FOLLOWERS,
    SHARES_TILES,
    BoardData,
    is_hole,
)
from bastide.games.carcassonne.rules.board.cell_coordinates import NEIGHBOUR_OFFSETS, is_border_cell
from bastide.games.carcassonne.rules.board.tile_grid import empty_grid
from bastide.games.carcassonne.rules.tiles.tile_definition import (
    CARCASSONNE,
    CITY,
    EDGE_CITY,
    EDGE_FIELD,
    EDGE_RIVER,
    EDGE_ROAD,
    ROAD,
)
from bastide.games.carcassonne.rules.tiles.tile_lookup_tables import NO_FEATURE, TileSet

#: Preallocated int objects for nodes, cells and required edges: cheaper than creating an object per board, and shared
#: by many boards. Typed ``Any`` because mypyc unboxes the elements of a list of ints and would box them again.
_INTERNED_INTS: Final[list[Any]] = list(range(1 << 16))


@final
class Board(BoardData):
    """Board on which tiles are laid. Features are sets of a union-find over nodes."""

    def clone(self) -> Board:
        """Return a copy-on-write copy: lists are shared until one of the boards changes them."""
        self._shared_lists = SHARES_TILES | SHARES_FOLLOWERS
        return Board(self.tile_set, self.grid, self)

    # -- queries -------------------------------------------------------------------------------

    def find_root(self, node: i64) -> i64:
        """Return the union-find root of a node, which identifies its feature."""
        parent = self.parent
        up: i64 = parent[node]
        while up != node:
            node = up
            up = parent[node]
        return node

    def node_at_side(self, tile: i64, side: i64) -> i64:
        """Return the node of a city, road or river that reaches a side of a laid tile."""
        span: i64 = self.bridge_span[tile]
        if span != 0 and span - 1 == side & 1:
            return self.bridge_node(tile)
        pose: i64 = self.tile_kind[tile] * 4 + self.tile_rotation[tile]
        return self.tile_first_node[tile] + self.tile_set.feature_at_side[pose * 4 + side]

    def adjacent_complete_cities(self, root: i64) -> list[int]:
        """Return the roots of complete cities that a field adjoins, and CARCASSONNE_CITY if it touches that wall."""
        found: list[int] = []
        if self.marks[root] & CARCASSONNE != 0:
            found.append(CARCASSONNE_CITY)
        start: i64 = root
        node: i64 = root
        while True:
            tile: i64 = self.node_tile[node]
            first: i64 = self.tile_first_node[tile]
            for city in self.tile_set.tiles[self.tile_kind[tile]].features[node - first].cities:
                there = self.find_root(first + city)
                if self.open_edges[there] == 0 and there not in found:
                    found.append(there)
            node = self.next_node_in_feature[node]
            if node == start:
                return found

    # -- legal cells for the next tile ---------------------------------------------------------

    def frontier_index(self, cell: i64) -> i64:
        """Return the index of a cell in the frontier, or its insertion index."""
        return self._frontier_index(cell, 0, len(self.frontier))

    def _frontier_index(self, cell: i64, low: i64, high: i64) -> i64:
        """Binary search for a cell between two indices of the frontier."""
        frontier = self.frontier
        while low < high:
            middle: i64 = (low + high) >> 1
            if frontier[middle] < cell:
                low = middle + 1
            else:
                high = middle
        return low

    def fits(self, kind: i64, cell: i64, rotation: i64) -> bool:
        """Return whether the edges of a tile in this rotation match its neighbours on a frontier cell."""
        need = self.required_edges_at(cell)
        if need == 0:
            return False
        if self.tile_set.is_abbey[kind]:
            return is_hole(need)
        shown: i64 = self.tile_set.packed_edges[kind * 4 + rotation]
        return shown & need == need

    def required_edges_at(self, cell: i64) -> i64:
        """Return the required edges of a frontier cell, as in ``required_edges``; 0 for other cells."""
        place = self.frontier_index(cell)
        if place >= len(self.frontier) or self.frontier[place] != cell:
            return 0
        return self.required_edges[place]

    # -- lay a tile ----------------------------------------------------------------------------

    def lay_tile(self, kind: i64, cell: i64, rotation: i64, span: i64 = 0) -> list[int]:
        """Lay a tile that fits, optionally with a bridge on it.

        Returns the roots of the cities, roads and cloisters that are now complete.
        """
        if self._shared_lists & SHARES_TILES != 0:
            self._copy_tile_lists()
        if self._shared_lists & SHARES_FOLLOWERS != 0:
            self._copy_follower_counts()
        kinds = self.tile_set
        pose: i64 = kind * 4 + rotation
        tile: i64 = len(self.tile_kind)
        first: i64 = len(self.parent)
        size: i64 = kinds.feature_count[kind]
        self.tile_kind.append(kind)
        self.tile_cell.append(cell)
        self.tile_rotation.append(rotation)
        self.tile_first_node.append(first)
        self.node_kind += kinds.feature_kinds[kind]
        self.open_edges += kinds.initial_open[kind]
        self.shields += kinds.shields[kind]
        self.marks += kinds.marks[kind]
        self.feature_size += kinds.ones[kind]
        self.follower_count += kinds.zeros[kind]
        alone = interned_range(first, size)
        self.parent += alone
        self.next_node_in_feature += alone
        node: i64 = first
        while node < first + size:
            self.node_tile.append(tile)
            node += 1
        self.bridge_span.append(0)
        if span != 0:
            self._add_bridge(tile, span, tile)

        here = self.grid.place_tile(cell, tile)
        frontier_position = self._remove_from_frontier(cell)
        row = self.grid.columns
        done: list[int] = []
        if kinds.is_abbey[kind]:
            self._close_neighbours(cell, done)
        else:
            self._connect_side(pose, first, cell, 0, here + row, span, frontier_position)
            self._connect_side(pose, first, cell, 1, here + 1, span, frontier_position)
            self._connect_side(pose, first, cell, 2, here - row, span, frontier_position)
            self._connect_side(pose, first, cell, 3, here - 1, span, frontier_position)

        node = first
        while node < first + size:
            grown: i64 = self.node_kind[node]
            if grown in (CITY, ROAD):
                root = self.find_root(node)
                if self.open_edges[root] == 0 and root not in done:
                    done.append(root)
            node += 1
        self._update_cloisters(kind, here, first, done)
        return done

    def _connect_side(
        self, pose: i64, first: i64, cell: i64, side: i64, there: i64, span: i64, frontier_position: i64
    ) -> None:
        """Process one side of the new tile: merge with the neighbour, or update the frontier.

        ``frontier_position`` is the former index of the cell in the frontier.
        """
        other: i64 = self.grid.tiles[there]
        shown: i64 = self.tile_set.edge_at_side[pose * 4 + side]
        if span != 0 and span - 1 == side & 1:
            shown = EDGE_ROAD
        if other > 0:
            self._merge_with_neighbour(pose, first, side, shown, other - 1)
        else:
            self._add_to_frontier(cell + NEIGHBOUR_OFFSETS[side], shown << (4 * (side ^ 2)), side, frontier_position)

    def _merge_with_neighbour(self, pose: i64, first: i64, side: i64, shown: i64, other: i64) -> None:
        """Merge the features of the new tile with those of the neighbour on one side."""
        other_first: i64 = self.tile_first_node[other]
        other_pose: i64 = self.tile_kind[other] * 4 + self.tile_rotation[other]
        if shown in (EDGE_CITY, EDGE_ROAD, EDGE_RIVER):
            mine = self.node_at_side(len(self.tile_kind) - 1, side)
            root = self._merge_features(mine, self.node_at_side(other, side ^ 2), shown != EDGE_RIVER)
            self.open_edges[root] = self.open_edges[root] - 2
            if shown == EDGE_CITY:
                return
        # Half-edges meet crosswise: the left half of one tile touches the right half of the other.
        half: i64 = side * 2
        self._merge_half_edges(pose * 8 + half, first, other_pose * 8 + ((half + 4) & 7 ^ 1), other_first)
        if shown != EDGE_FIELD:
            half += 1
            self._merge_half_edges(pose * 8 + half, first, other_pose * 8 + ((half + 4) & 7 ^ 1), other_first)

    def _merge_half_edges(self, half: i64, first: i64, other_half: i64, other_first: i64) -> None:
        """Merge the fields at two half-edges. Inside Carcassonne there are no fields."""
        mine: i64 = self.tile_set.field_at_half_edge[half]
        theirs: i64 = self.tile_set.field_at_half_edge[other_half]
        if mine != NO_FEATURE and theirs != NO_FEATURE:
            self._merge_features(first + mine, other_first + theirs, False)

    def _close_neighbours(self, cell: i64, done: list[int]) -> None:
        """Process a laid abbey: it closes every city, road and river that faces it."""
        for side in range(4):
            other = self.tile_at(cell + NEIGHBOUR_OFFSETS[side])
            shown = self.edge_at(other, side ^ 2)
            if shown in (EDGE_CITY, EDGE_ROAD, EDGE_RIVER):
                root = self.find_root(self.node_at_side(other, side ^ 2))
                self.open_edges[root] -= 1
                if self.open_edges[root] == 0 and shown != EDGE_RIVER:
                    done.append(root)

    def _merge_features(self, a: i64, b: i64, counted: bool) -> i64:
        """Merge two features unless they are one already. Return the root."""
        a = self.find_root(a)
        b = self.find_root(b)
        if a == b:
            return a
        size = self.feature_size
        if size[a] < size[b]:
            c: i64 = a
            a = b
            b = c
        if counted:
            size[a] = size[a] - self._count_shared_tiles(a, b)
        self.parent[b] = _INTERNED_INTS[a]
        ring = self.next_node_in_feature
        behind: i64 = ring[a]
        ahead: i64 = ring[b]
        ring[a] = _INTERNED_INTS[ahead]
        ring[b] = _INTERNED_INTS[behind]
        size[a] = size[a] + size[b]
        self.open_edges[a] = self.open_edges[a] + self.open_edges[b]
        # Usually zero, and a read is cheaper than a write.
        shields: i64 = self.shields[b]
        if shields != 0:
            self.shields[a] = self.shields[a] + shields
        marks: i64 = self.marks[b]
        if marks != 0:
            self.marks[a] = self.marks[a] | marks
        followers: i64 = self.follower_count[b]
        if followers != 0:
            self.follower_count[a] = self.follower_count[a] + followers
            self.follower_count[b] = 0
        return a

    def _count_shared_tiles(self, a: i64, b: i64) -> i64:
        """Return the number of tiles that contain nodes of both features; b is the smaller one."""
        several = self.tile_set.repeated_kinds
        kind_bit: i64 = 1 << self.node_kind[b]
        shared: i64 = 0
        node: i64 = b
        while True:
            tile: i64 = self.node_tile[node]
            tile_kind: i64 = self.tile_kind[tile]
            if several[tile_kind] & kind_bit != 0:
                shared += self._count_shared_here(
                    a, b, node, self.tile_first_node[tile], self.tile_set.feature_count[tile_kind]
                )
            node = self.next_node_in_feature[node]
            if node == b:
                return shared

    def _count_shared_here(self, a: i64, b: i64, node: i64, first: i64, size: i64) -> i64:
        """Return 1 if feature a has a node on this tile and ``node`` is the first node of b there, else 0."""
        found: i64 = 0
        sibling: i64 = first
        while sibling < first + size:
            root = self.find_root(sibling)
            if root == b and sibling < node:
                return 0
            if root == a:
                found = 1
            sibling += 1
        return found

    def _update_cloisters(self, kind: i64, here: i64, first: i64, done: list[int]) -> None:
        """Update the neighbour counts of the cloisters around and on the new tile."""
        tiles = self.grid.tiles
        spots = self.tile_set.cloister_feature
        near: i64 = 0
        row: i64 = -1
        while row <= 1:
            place: i64 = here + row * self.grid.columns - 1
            east: i64 = place + 2
            while place <= east:
                other: i64 = tiles[place]
                if other > 0 and place != here:
                    near += 1
                    spot: i64 = spots[self.tile_kind[other - 1]]
                    if spot >= 0:
                        node: i64 = self.tile_first_node[other - 1] + spot
                        left: i64 = self.open_edges[node] - 1
                        self.open_edges[node] = left
                        if left == 0:
                            done.append(node)
                place += 1
            row += 1
        own: i64 = spots[kind]
        if own >= 0:
            self.open_edges[first + own] = self.open_edges[first + own] - near
            if near == 8:
                done.append(first + own)

    # -- bridges, castles and barns ------------------------------------------------------------

    def build_bridge(self, tile: i64, span: i64) -> None:
        """Build a bridge on a laid tile that can hold one."""
        if self._shared_lists & SHARES_TILES != 0:
            self._copy_tile_lists()
        self._add_bridge(tile, span, len(self.tile_kind))
        side: i64 = span - 1
        while side < 4:
            cell: i64 = self.tile_cell[tile] + NEIGHBOUR_OFFSETS[side]
            if self.tile_at(cell) >= 0:
                self.open_edges[self.bridge_node(tile)] -= 1  # the end faces an abbey
            elif not is_border_cell(cell):
                back: i64 = 4 * (side ^ 2)
                self.required_edges[self.frontier_index(cell)] += (EDGE_ROAD - EDGE_FIELD) << back
            side += 2

    def add_mark(self, node: i64, mark: i64) -> None:
        """Add a castle to a city or a barn to a field permanently."""
        if self._shared_lists & SHARES_TILES != 0:
            self._copy_tile_lists()
        self.marks[self.find_root(node)] |= mark
        self.additions += [len(self.tile_kind), node, mark]

    def is_new_mark(self, root: i64, mark: i64) -> bool:
        """Return whether a castle or barn was added to a feature since the last tile was laid."""
        at: i64 = len(self.additions) - 3
        while at >= 0 and self.additions[at] == len(self.tile_kind):
            if self.additions[at + 2] == mark and self.find_root(self.additions[at + 1]) == root:
                return True
            at -= 3
        return False

    # -- followers -----------------------------------------------------------------------------

    def change_follower_count(self, node: i64, more: i64) -> None:
        """Change the follower count of a node's feature by ``more``, which may be negative."""
        if self._shared_lists & SHARES_FOLLOWERS != 0:
            self._copy_follower_counts()
        root = self.find_root(node)
        self.follower_count[root] = self.follower_count[root] + more

    # -- frontier ----------------------------------------------------------------------------------

    def _remove_from_frontier(self, cell: i64) -> i64:
        """Remove a cell from the frontier. Return its former index or insertion index."""
        place = self.frontier_index(cell)
        if place < len(self.frontier) and self.frontier[place] == cell:
            del self.frontier[place]
            del self.required_edges[place]
        return place

    def _add_to_frontier(self, cell: i64, need: i64, side: i64, frontier_position: i64) -> None:
        """Add required edges to an empty neighbour cell on a side of the cell that was at ``frontier_position``."""
        last: i64 = len(self.frontier)
        if side == 0:  # the frontier ascends: the northern cell comes later,
            place = self._frontier_index(cell, frontier_position, last)
        elif side == 1:  # the eastern cell is next to it,
            place = self._frontier_index(
                cell, frontier_position, frontier_position + 1 if frontier_position < last else frontier_position
            )
        elif side == 2:  # the southern cell comes earlier,
            place = self._frontier_index(cell, 0, frontier_position)
        else:  # the western cell is just before it, possibly shifted by the southern one
            place = self._frontier_index(
                cell,
                frontier_position - 1 if frontier_position > 0 else 0,
                frontier_position + 1 if frontier_position < last else frontier_position,
            )
        if place < len(self.frontier) and self.frontier[place] == cell:
            self.required_edges[place] = _INTERNED_INTS[self.required_edges[place] | need]
        elif not is_border_cell(cell):
            self.frontier.insert(place, _INTERNED_INTS[cell])
            self.required_edges.insert(place, _INTERNED_INTS[need])


def interned_range(first: i64, count: i64) -> list[int]:
    """Return consecutive ints from ``first``, as preallocated objects where possible."""
    if first + count > len(_INTERNED_INTS):
        return list(range(first, first + count))
    return _INTERNED_INTS[first : first + count]


def empty_board(kinds: TileSet) -> Board:
    """Return a board without tiles."""
    return Board(kinds, empty_grid())
