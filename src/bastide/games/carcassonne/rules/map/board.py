"""The board as it changes: tiles are laid, features join, bridges, castles and barns are added, followers come and go.

Only the methods of ``TileMap`` and ``Board`` change their lists, since copies share them. Where this happens for every
tile, it says ``numbers[i] = numbers[i] + 1``: compiled, ``+=`` on a place of a list adds objects, and takes several
times as long. What laying a tile needs all the time stands in this file, where the C compiler can put it in line.

Bridges, castles and barns stay on the board. They are kept in ``additions``: with the tiles they make the whole map (see
``steps.py``).
"""

from __future__ import annotations

from typing import Any, Final, final

from mypy_extensions import i64

from bastide.games.carcassonne.rules.map.geometry import STEPS, on_the_ring
from bastide.games.carcassonne.rules.map.grid import empty_grid
from bastide.games.carcassonne.rules.map.tile_map import CARCASSONNE_CITY, FOLLOWERS, MAP, TileMap, is_hole
from bastide.games.carcassonne.rules.tiles.model import (
    CARCASSONNE,
    CITY,
    EDGE_CITY,
    EDGE_FIELD,
    EDGE_RIVER,
    EDGE_ROAD,
    ROAD,
)
from bastide.games.carcassonne.rules.tiles.tileset import NO_FEATURE, TileSet

#: The numbers that nodes, cells and needs have: to point at one of these takes less time than to make it anew on every
#: map, and where many maps share them, they are near at hand. ``Any``, since compiled code takes a number out of its
#: object when it reads a list of numbers, and would make another object to put it into the next list.
_NUMBERS: Final[list[Any]] = list(range(1 << 16))


@final
class Board(TileMap):
    """A map that tiles are laid on."""

    def clone(self) -> Board:
        """A copy. Lists are shared until one of the two changes them: a search looks at many positions, and lays a
        tile or moves a follower in some."""
        self._shared = MAP | FOLLOWERS
        return Board(self.kinds, self.grid, self)

    # -- queries -------------------------------------------------------------------------------

    def root(self, node: i64) -> i64:
        """The name of the feature that a node belongs to."""
        parent = self.parent
        up: i64 = parent[node]
        while up != node:
            node = up
            up = parent[node]
        return node

    def node_at(self, tile: i64, side: i64) -> i64:
        """The city, road or river of a laid tile that reaches a side."""
        span: i64 = self.span[tile]
        if span != 0 and span - 1 == side & 1:
            return self.site(tile)
        pose: i64 = self.tile_kind[tile] * 4 + self.tile_turn[tile]
        return self.tile_node[tile] + self.kinds.at_edge[pose * 4 + side]

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
        """Where a cell stands in the frontier, or would stand."""
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
        """What a tile must show on an empty cell next to others, as in ``needs``; 0 for every other cell."""
        place = self.rim_place(cell)
        if place >= len(self.rim) or self.rim[place] != cell:
            return 0
        return self.needs[place]

    # -- laying a tile -------------------------------------------------------------------------

    def lay(self, kind: i64, cell: i64, turn: i64, span: i64 = 0) -> list[int]:
        """Lay a tile that fits, perhaps with a bridge on it.

        Returns the roots of the cities, roads and cloisters that are now complete.
        """
        if self._shared & MAP != 0:
            self._take_map()
        if self._shared & FOLLOWERS != 0:
            self._take_followers()
        kinds = self.kinds
        pose: i64 = kind * 4 + turn
        tile: i64 = len(self.tile_kind)
        first: i64 = len(self.parent)
        size: i64 = kinds.size[kind]
        self.tile_kind.append(kind)
        self.tile_cell.append(cell)
        self.tile_turn.append(turn)
        self.tile_node.append(first)
        self.node_kind += kinds.feature_kinds[kind]
        self.open += kinds.opens[kind]
        self.shields += kinds.shields[kind]
        self.marks += kinds.marks[kind]
        self.size += kinds.ones[kind]
        self.followers += kinds.zeros[kind]
        alone = numbered(first, size)
        self.parent += alone
        self.ring += alone
        node: i64 = first
        while node < first + size:
            self.node_tile.append(tile)
            node += 1
        self.span.append(0)
        if span != 0:
            self._span(tile, span, tile)

        here = self.grid.put(cell, tile)
        rim = self._leave_rim(cell)
        row = self.grid.columns
        done: list[int] = []
        if kinds.is_abbey[kind]:
            self._close(cell, done)
        else:
            self._border(pose, first, cell, 0, here + row, span, rim)
            self._border(pose, first, cell, 1, here + 1, span, rim)
            self._border(pose, first, cell, 2, here - row, span, rim)
            self._border(pose, first, cell, 3, here - 1, span, rim)

        node = first
        while node < first + size:
            grown: i64 = self.node_kind[node]
            if grown in (CITY, ROAD):
                root = self.root(node)
                if self.open[root] == 0 and root not in done:
                    done.append(root)
            node += 1
        self._surround(kind, here, first, done)
        return done

    def _border(self, pose: i64, first: i64, cell: i64, side: i64, there: i64, span: i64, rim: i64) -> None:
        """Deal with one side of the new tile: join what lies there, or have the empty cell know what it must match.

        ``rim`` is where the cell stood in the frontier.
        """
        other: i64 = self.grid.tiles[there]
        shown: i64 = self.kinds.edge[pose * 4 + side]
        if span != 0 and span - 1 == side & 1:
            shown = EDGE_ROAD
        if other > 0:
            self._meet(pose, first, side, shown, other - 1)
        else:
            self._reach(cell + STEPS[side], shown << (4 * (side ^ 2)), side, rim)

    def _meet(self, pose: i64, first: i64, side: i64, shown: i64, other: i64) -> None:
        """Join what the new tile shows on a side with what the tile on that side shows to it."""
        other_first: i64 = self.tile_node[other]
        other_pose: i64 = self.tile_kind[other] * 4 + self.tile_turn[other]
        if shown in (EDGE_CITY, EDGE_ROAD, EDGE_RIVER):
            mine = self.node_at(len(self.tile_kind) - 1, side)
            root = self._join(mine, self.node_at(other, side ^ 2), shown != EDGE_RIVER)
            self.open[root] = self.open[root] - 2
            if shown == EDGE_CITY:
                return
        # Half-edges meet crosswise: my left half touches their right half.
        half: i64 = side * 2
        self._meet_halves(pose * 8 + half, first, other_pose * 8 + ((half + 4) & 7 ^ 1), other_first)
        if shown != EDGE_FIELD:
            half += 1
            self._meet_halves(pose * 8 + half, first, other_pose * 8 + ((half + 4) & 7 ^ 1), other_first)

    def _meet_halves(self, half: i64, first: i64, other_half: i64, other_first: i64) -> None:
        """Join the fields at two half-edges; inside Carcassonne there are none."""
        mine: i64 = self.kinds.at_half[half]
        theirs: i64 = self.kinds.at_half[other_half]
        if mine != NO_FEATURE and theirs != NO_FEATURE:
            self._join(first + mine, other_first + theirs, False)

    def _close(self, cell: i64, done: list[int]) -> None:
        """An abbey has been laid there: it ends every city, road and river that faces it."""
        for side in range(4):
            other = self.tile_at(cell + STEPS[side])
            shown = self.edge_at(other, side ^ 2)
            if shown in (EDGE_CITY, EDGE_ROAD, EDGE_RIVER):
                root = self.root(self.node_at(other, side ^ 2))
                self.open[root] -= 1
                if self.open[root] == 0 and shown != EDGE_RIVER:
                    done.append(root)

    def _join(self, a: i64, b: i64, counted: bool) -> i64:
        """Make one feature of two, if they are not one already. Returns its root."""
        a = self.root(a)
        b = self.root(b)
        if a == b:
            return a
        size = self.size
        if size[a] < size[b]:
            c: i64 = a
            a = b
            b = c
        if counted:
            size[a] = size[a] - self._shared_tiles(a, b)
        self.parent[b] = _NUMBERS[a]
        ring = self.ring
        behind: i64 = ring[a]
        ahead: i64 = ring[b]
        ring[a] = _NUMBERS[ahead]
        ring[b] = _NUMBERS[behind]
        size[a] = size[a] + size[b]
        self.open[a] = self.open[a] + self.open[b]
        # Most have none of these, and to look is quicker than to write.
        shields: i64 = self.shields[b]
        if shields != 0:
            self.shields[a] = self.shields[a] + shields
        marks: i64 = self.marks[b]
        if marks != 0:
            self.marks[a] = self.marks[a] | marks
        followers: i64 = self.followers[b]
        if followers != 0:
            self.followers[a] = self.followers[a] + followers
            self.followers[b] = 0
        return a

    def _shared_tiles(self, a: i64, b: i64) -> i64:
        """On how many tiles both features have pieces, b being the smaller one."""
        several = self.kinds.several
        kind_bit: i64 = 1 << self.node_kind[b]
        shared: i64 = 0
        node: i64 = b
        while True:
            tile: i64 = self.node_tile[node]
            tile_kind: i64 = self.tile_kind[tile]
            if several[tile_kind] & kind_bit != 0:
                shared += self._shared_here(a, b, node, self.tile_node[tile], self.kinds.size[tile_kind])
            node = self.ring[node]
            if node == b:
                return shared

    def _shared_here(self, a: i64, b: i64, node: i64, first: i64, size: i64) -> i64:
        """1 if feature a has a piece on the tile of this node of b, and the node is b's first on the tile."""
        found: i64 = 0
        sibling: i64 = first
        while sibling < first + size:
            root = self.root(sibling)
            if root == b and sibling < node:
                return 0
            if root == a:
                found = 1
            sibling += 1
        return found

    def _surround(self, kind: i64, here: i64, first: i64, done: list[int]) -> None:
        """Tell the cloisters around the new tile, and one on it, of their neighbours."""
        tiles = self.grid.tiles
        spots = self.kinds.spot
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
                        node: i64 = self.tile_node[other - 1] + spot
                        left: i64 = self.open[node] - 1
                        self.open[node] = left
                        if left == 0:
                            done.append(node)
                place += 1
            row += 1
        own: i64 = spots[kind]
        if own >= 0:
            self.open[first + own] = self.open[first + own] - near
            if near == 8:
                done.append(first + own)

    # -- additions -----------------------------------------------------------------------------

    def build(self, tile: i64, span: i64) -> None:
        """Build a bridge on a laid tile that can carry it."""
        if self._shared & MAP != 0:
            self._take_map()
        self._span(tile, span, len(self.tile_kind))
        side: i64 = span - 1
        while side < 4:
            cell: i64 = self.tile_cell[tile] + STEPS[side]
            if self.tile_at(cell) >= 0:
                self.open[self.site(tile)] -= 1  # an abbey
            elif not on_the_ring(cell):
                back: i64 = 4 * (side ^ 2)
                self.needs[self.rim_place(cell)] += (EDGE_ROAD - EDGE_FIELD) << back
            side += 2

    def mark(self, node: i64, mark: i64) -> None:
        """Put a castle on a city, or a barn on a field, for good."""
        if self._shared & MAP != 0:
            self._take_map()
        self.marks[self.root(node)] |= mark
        self.additions += [len(self.tile_kind), node, mark]

    def is_new(self, root: i64, mark: i64) -> bool:
        """Whether a castle or barn has come to a feature since the last tile was laid."""
        at: i64 = len(self.additions) - 3
        while at >= 0 and self.additions[at] == len(self.tile_kind):
            if self.additions[at + 2] == mark and self.root(self.additions[at + 1]) == root:
                return True
            at -= 3
        return False

    # -- followers -----------------------------------------------------------------------------

    def add_followers(self, node: i64, more: i64) -> None:
        """So many followers more, or fewer, stand on the feature of a node."""
        if self._shared & FOLLOWERS != 0:
            self._take_followers()
        root = self.root(node)
        self.followers[root] = self.followers[root] + more

    # -- the frontier ------------------------------------------------------------------------------

    def _leave_rim(self, cell: i64) -> i64:
        """A tile lies there now. Returns where the cell stood, or would have stood."""
        place = self.rim_place(cell)
        if place < len(self.rim) and self.rim[place] == cell:
            del self.rim[place]
            del self.needs[place]
        return place

    def _reach(self, cell: i64, need: i64, side: i64, rim: i64) -> None:
        """An empty cell has got a neighbour that wants to see this there, and that stood in the frontier at this place."""
        last: i64 = len(self.rim)
        if side == 0:  # the frontier ascends: the cell to the north stands behind its neighbour, ...
            place = self._rim_place(cell, rim, last)
        elif side == 1:  # ... the one to the east next to it, ...
            place = self._rim_place(cell, rim, rim + 1 if rim < last else rim)
        elif side == 2:  # ... the one to the south before it, ...
            place = self._rim_place(cell, 0, rim)
        else:  # ... and the one to the west just before it, where the one to the south may have moved it by a place
            place = self._rim_place(cell, rim - 1 if rim > 0 else 0, rim + 1 if rim < last else rim)
        if place < len(self.rim) and self.rim[place] == cell:
            self.needs[place] = _NUMBERS[self.needs[place] | need]
        elif not on_the_ring(cell):
            self.rim.insert(place, _NUMBERS[cell])
            self.needs.insert(place, _NUMBERS[need])


def numbered(first: i64, count: i64) -> list[int]:
    """So many numbers, from this one on."""
    if first + count > len(_NUMBERS):
        return list(range(first, first + count))
    return _NUMBERS[first : first + count]


def empty_board(kinds: TileSet) -> Board:
    """A board with nothing on it."""
    return Board(kinds, empty_grid())
