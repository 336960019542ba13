"""Rows of the relevant features: occupied ones, those that an action concerns, and incomplete ones."""

from __future__ import annotations

from typing import Final, final

from librt.vecs import vec
from mypy_extensions import i16, i64

from bastide.games.carcassonne.encoding.board_feature_strengths import FeatureStrengths
from bastide.games.carcassonne.encoding.decision_subject import DecisionSubject
from bastide.games.carcassonne.encoding.vocabulary import (
    FEATURE_COLUMN_COUNT,
    FEATURE_ROWS,
    MEEPLE_VOCABULARY,
    TILE_ROWS,
)
from bastide.games.carcassonne.encoding.vocabulary_indices import VocabularyIndices
from bastide.games.carcassonne.rules.action_space import MAX_FEATURES_PER_TILE
from bastide.games.carcassonne.rules.board.mutable_board import Board
from bastide.games.carcassonne.rules.state.game_state import CarcassonneState
from bastide.games.carcassonne.rules.tiles.tile_definition import (
    CATHEDRAL,
    CLOTH,
    FIELD,
    GRAIN,
    HAS_BARN,
    HAS_CASTLE,
    INN,
    PIG_HERD,
    PRINCESS,
    WINE,
)

#: The marks of a feature, in the order of FEATURE_COLUMNS, and the column of the first.
_MARK_BITS: Final[list[int]] = [INN, CATHEDRAL, WINE, GRAIN, CLOTH, PIG_HERD, PRINCESS, HAS_CASTLE, HAS_BARN]
_FIRST_MARK_COLUMN: Final[i64] = 8
_BUILDERS_COLUMN: Final[i64] = 17
_SUBJECT_COLUMN: Final[i64] = 21
_BUILDER: Final[i64] = MEEPLE_VOCABULARY.index("builder")
_PIG: Final[i64] = MEEPLE_VOCABULARY.index("pig")


@final
class FeatureRows:
    """The features with rows, in the position analysed last."""

    count: i64

    def __init__(self) -> None:
        self.count = 0
        self.roots: vec[i64] = vec[i64]([0] * int(FEATURE_ROWS))
        #: By root: row number plus one, or 0.
        self.row_by_root: vec[i16] = vec[i16]([0] * int(TILE_ROWS * MAX_FEATURES_PER_TILE))

    def start_with_held_features(self, game: CarcassonneState, feature_strengths: FeatureStrengths) -> None:
        """Start with the features that are occupied or just completed, so that they get rows first."""
        while self.count > 0:
            self.count -= 1
            self.row_by_root[self.roots[self.count]] = 0
        place: i64 = 0
        while place < feature_strengths.count:
            self.row_number_of(game.board, feature_strengths.roots[place])
            place += 1
        for root in game.completed:
            self.row_number_of(game.board, root)

    def add_open_features(self, board: Board) -> None:
        """Add the incomplete features."""
        parents = board.parent
        kinds = board.node_kind
        opens = board.open_edges
        nodes: i64 = len(parents)
        node: i64 = 0
        while node < nodes:
            if parents[node] == node and kinds[node] < FIELD and opens[node] > 0:
                self.row_number_of(board, node)
            node += 1

    def row_number_of(self, board: Board, node: i64) -> i16:
        """Return the row number plus one of a node's feature, adding a row if needed; 0 without room or feature."""
        if node < 0:
            return 0
        root = board.find_root(node)
        if self.row_by_root[root] == 0 and board.node_kind[root] <= FIELD and self.count < FEATURE_ROWS:
            self.roots[self.count] = root
            self.count += 1
            self.row_by_root[root] = i16(self.count)
        return self.row_by_root[root]

    def write_rows(
        self,
        game: CarcassonneState,
        indices: VocabularyIndices,
        subject: DecisionSubject,
        feature_strengths: FeatureStrengths,
        viewer: i64,
        row: vec[i16],
        start: i64,
    ) -> None:
        """Write all rows, from ``start`` on."""
        number: i64 = 0
        while number < self.count:
            self._write_feature(game.board, self.roots[number], row, start + number * FEATURE_COLUMN_COUNT)
            number += 1
        self._write_strengths(game, feature_strengths, viewer, row, start)
        self._write_builders_and_pigs(game, indices, viewer, row, start)
        self._write_subject(game.board, subject, row, start)

    def _write_feature(self, board: Board, root: i64, row: vec[i16], at: i64) -> None:
        kind: i64 = board.node_kind[root]
        tiles: i64 = board.feature_size[root]
        shields: i64 = board.shields[root]
        row[at] = i16(kind + 1)
        row[at + 2] = i16(tiles)
        row[at + 3] = i16(shields)
        if kind == FIELD:
            row[at + 7] = i16(len(board.adjacent_complete_cities(root)))
        else:
            missing: i64 = board.open_edges[root]
            row[at + 1] = i16(missing)
        marks: i64 = board.marks[root]
        if marks != 0:
            place: i64 = 0
            while place < len(_MARK_BITS):
                if marks & _MARK_BITS[place] != 0:
                    row[at + _FIRST_MARK_COLUMN + place] = 1
                place += 1

    def _write_strengths(
        self, game: CarcassonneState, feature_strengths: FeatureStrengths, viewer: i64, row: vec[i16], start: i64
    ) -> None:
        players: i64 = game.players
        place: i64 = 0
        while place < feature_strengths.count:
            number: i64 = i64(self.row_by_root[feature_strengths.roots[place]])
            if number > 0:
                at: i64 = start + (number - 1) * FEATURE_COLUMN_COUNT
                row[at + 4] = i16(feature_strengths.viewer_strengths[place])
                row[at + 5] = i16(feature_strengths.strongest_opponents[place])
                player: i64 = 0
                while player < players:
                    if player != viewer and feature_strengths.strengths[place * players + player] > 0:
                        row[at + 6] += 1
                    player += 1
            place += 1

    def _write_builders_and_pigs(
        self, game: CarcassonneState, indices: VocabularyIndices, viewer: i64, row: vec[i16], start: i64
    ) -> None:
        """Write builders and pigs, which hold no features."""
        index: i64 = 0
        while index < len(game.figure_node):
            kind: i64 = indices.meeple_indices[game.figure_code[index]]
            if kind in (_BUILDER, _PIG):
                number: i64 = i64(self.row_by_root[game.board.find_root(game.figure_node[index])])
                if number > 0:
                    at: i64 = start + (number - 1) * FEATURE_COLUMN_COUNT + _BUILDERS_COLUMN
                    if kind == _PIG:
                        at += 2
                    if game.figure_owner[index] != viewer:
                        at += 1
                    row[at] += 1
            index += 1

    def _write_subject(self, board: Board, subject: DecisionSubject, row: vec[i16], start: i64) -> None:
        number: i64 = 0
        if subject.castle_root >= 0:
            number = i64(self.row_number_of(board, subject.castle_root))
            if number > 0:
                row[start + (number - 1) * FEATURE_COLUMN_COUNT + _SUBJECT_COLUMN] = 1
        if subject.tile < 0:
            return
        node: i64 = board.tile_first_node[subject.tile]
        end: i64 = node + board.tile_set.feature_count[board.tile_kind[subject.tile]]
        while node < end:
            number = i64(self.row_by_root[board.find_root(node)])
            if number > 0:
                row[start + (number - 1) * FEATURE_COLUMN_COUNT + _SUBJECT_COLUMN + 1] = 1
            node += 1
