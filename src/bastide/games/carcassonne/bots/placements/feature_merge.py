"""Merge of features: which features on the board a tile would join into one."""

from __future__ import annotations

from typing import Final, final

from mypy_extensions import i64

from bastide.games.carcassonne.rules.board.mutable_board import Board
from bastide.games.carcassonne.rules.tiles.tile_definition import EDGE_CITY, EDGE_FIELD, EDGE_RIVER, EDGE_ROAD, HAS_BARN
from bastide.games.carcassonne.rules.tiles.tile_lookup_tables import FEATURES_PER_POSE, NO_FEATURE

#: Maximum number of features on the board next to a tile: on each side a city or road, and two fields.
MAX_ADJACENT_FEATURES: Final = 12


@final
class FeatureMerge:
    """Groups of features of one tile that become one, and the features on the board that each group joins.

    The object is reused for many tiles. The lists keep their length, and only their first entries are valid.
    """

    feature_count: i64
    board_root_count: i64

    def __init__(self) -> None:
        #: By feature of the tile: its group, which is the first feature that it is joined with; and how many there are.
        self.group: list[int] = [0] * FEATURES_PER_POSE
        self.feature_count = 0
        #: Roots of the joined features on the board, and the group of each; and how many there are.
        self.board_roots: list[int] = [0] * MAX_ADJACENT_FEATURES
        self.board_root_groups: list[int] = [0] * MAX_ADJACENT_FEATURES
        self.board_root_count = 0

    def merge_features(self, board: Board, pose: i64, tiles: list[int]) -> None:
        """Compute the groups for a tile in this pose next to these tiles, one for each side or -1."""
        kinds = board.tile_set
        self.feature_count = kinds.feature_count[pose >> 2]
        self.board_root_count = 0
        feature: i64 = 0
        while feature < self.feature_count:
            self.group[feature] = feature
            feature += 1
        side: i64 = 0
        while side < 4:
            tile: i64 = tiles[side]
            if tile >= 0:
                first: i64 = board.tile_first_node[tile]
                other: i64 = board.tile_kind[tile] * 4 + board.tile_rotation[tile]
                shown: i64 = kinds.edge_at_side[pose * 4 + side]
                if shown in (EDGE_CITY, EDGE_ROAD, EDGE_RIVER):
                    self._join_with_board(
                        board, first, kinds.feature_at_side[pose * 4 + side], board.node_at_side(tile, side ^ 2) - first
                    )
                if shown != EDGE_CITY:
                    half: i64 = side * 2
                    self._join_with_board(
                        board,
                        first,
                        kinds.field_at_half_edge[pose * 8 + half],
                        kinds.field_at_half_edge[other * 8 + ((half + 4) & 7 ^ 1)],
                    )
                    if shown != EDGE_FIELD:
                        half += 1
                        self._join_with_board(
                            board,
                            first,
                            kinds.field_at_half_edge[pose * 8 + half],
                            kinds.field_at_half_edge[other * 8 + ((half + 4) & 7 ^ 1)],
                        )
            side += 1

    def _join_with_board(self, board: Board, first: i64, mine: i64, theirs: i64) -> None:
        """Join a feature of the tile with one on the board."""
        if mine == NO_FEATURE or theirs == NO_FEATURE:
            return
        root = board.find_root(first + theirs)
        mine = self.group[mine]
        i: i64 = 0
        while i < self.board_root_count:
            if self.board_roots[i] == root:
                self._merge_groups(mine, self.board_root_groups[i])
                return
            i += 1
        self.board_roots[i] = root
        self.board_root_groups[i] = mine
        self.board_root_count += 1

    def _merge_groups(self, a: i64, b: i64) -> None:
        """Merge two groups of the tile."""
        if a == b:
            return
        first: i64 = a if a < b else b
        later: i64 = b if a < b else a
        i: i64 = 0
        while i < self.feature_count:
            if self.group[i] == later:
                self.group[i] = first
            i += 1
        i = 0
        while i < self.board_root_count:
            if self.board_root_groups[i] == later:
                self.board_root_groups[i] = first
            i += 1

    def includes_root(self, root: i64) -> bool:
        """Tell whether a feature on the board is joined."""
        i: i64 = 0
        while i < self.board_root_count:
            if self.board_roots[i] == root:
                return True
            i += 1
        return False

    def is_unoccupied(self, board: Board, first: i64) -> bool:
        """Tell whether no meeple stands on the features that this group joins."""
        i: i64 = 0
        while i < self.board_root_count:
            root: i64 = self.board_roots[i]
            taken = board.follower_count[root] > 0 or board.marks[root] & HAS_BARN != 0
            if self.board_root_groups[i] == first and taken:
                return False
            i += 1
        return True
