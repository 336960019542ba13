"""Merge of features: which features on the board a tile would join into one."""

from __future__ import annotations

from typing import Final, final

from mypy_extensions import i64

from bastide.games.carcassonne.rules.map.board import Board
from bastide.games.carcassonne.rules.tiles.model import EDGE_CITY, EDGE_FIELD, EDGE_RIVER, EDGE_ROAD, HAS_BARN
from bastide.games.carcassonne.rules.tiles.tileset import MOST_FEATURES, NO_FEATURE

#: Maximum number of features on the board next to a tile: on each side a city or road, and two fields.
MOST_MET: Final = 12


@final
class Joining:
    """Groups of features of one tile that become one, and the features on the board that each group joins.

    The object is reused for many tiles. The lists keep their length, and only their first entries are valid.
    """

    size: i64
    count: i64

    def __init__(self) -> None:
        #: By feature of the tile: its group, which is the first feature that it is joined with; and how many there are.
        self.group: list[int] = [0] * MOST_FEATURES
        self.size = 0
        #: Roots of the joined features on the board, and the group of each; and how many there are.
        self.joined: list[int] = [0] * MOST_MET
        self.joined_to: list[int] = [0] * MOST_MET
        self.count = 0

    def join(self, board: Board, pose: i64, tiles: list[int]) -> None:
        """Compute the groups for a tile in this pose next to these tiles, one for each side or -1."""
        kinds = board.kinds
        self.size = kinds.size[pose >> 2]
        self.count = 0
        feature: i64 = 0
        while feature < self.size:
            self.group[feature] = feature
            feature += 1
        side: i64 = 0
        while side < 4:
            tile: i64 = tiles[side]
            if tile >= 0:
                first: i64 = board.tile_node[tile]
                other: i64 = board.tile_kind[tile] * 4 + board.tile_turn[tile]
                shown: i64 = kinds.edge[pose * 4 + side]
                if shown in (EDGE_CITY, EDGE_ROAD, EDGE_RIVER):
                    self._join_with_board(
                        board, first, kinds.at_edge[pose * 4 + side], board.node_at(tile, side ^ 2) - first
                    )
                if shown != EDGE_CITY:
                    half: i64 = side * 2
                    self._join_with_board(
                        board, first, kinds.at_half[pose * 8 + half], kinds.at_half[other * 8 + ((half + 4) & 7 ^ 1)]
                    )
                    if shown != EDGE_FIELD:
                        half += 1
                        self._join_with_board(
                            board,
                            first,
                            kinds.at_half[pose * 8 + half],
                            kinds.at_half[other * 8 + ((half + 4) & 7 ^ 1)],
                        )
            side += 1

    def _join_with_board(self, board: Board, first: i64, mine: i64, theirs: i64) -> None:
        """Join a feature of the tile with one on the board."""
        if mine == NO_FEATURE or theirs == NO_FEATURE:
            return
        root = board.root(first + theirs)
        mine = self.group[mine]
        i: i64 = 0
        while i < self.count:
            if self.joined[i] == root:
                self._merge_groups(mine, self.joined_to[i])
                return
            i += 1
        self.joined[i] = root
        self.joined_to[i] = mine
        self.count += 1

    def _merge_groups(self, a: i64, b: i64) -> None:
        """Merge two groups of the tile."""
        if a == b:
            return
        first: i64 = a if a < b else b
        later: i64 = b if a < b else a
        i: i64 = 0
        while i < self.size:
            if self.group[i] == later:
                self.group[i] = first
            i += 1
        i = 0
        while i < self.count:
            if self.joined_to[i] == later:
                self.joined_to[i] = first
            i += 1

    def meets(self, root: i64) -> bool:
        """Tell whether a feature on the board is joined."""
        i: i64 = 0
        while i < self.count:
            if self.joined[i] == root:
                return True
            i += 1
        return False

    def is_free(self, board: Board, first: i64) -> bool:
        """Tell whether no meeple stands on the features that this group joins."""
        i: i64 = 0
        while i < self.count:
            root: i64 = self.joined[i]
            taken = board.followers[root] > 0 or board.marks[root] & HAS_BARN != 0
            if self.joined_to[i] == first and taken:
                return False
            i += 1
        return True
