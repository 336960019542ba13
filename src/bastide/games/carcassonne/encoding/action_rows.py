"""Rows of the legal actions, with pointers to the rows of the features that they concern."""

from __future__ import annotations

from typing import Final, final

from librt.vecs import vec
from mypy_extensions import i16, i64

from bastide.games.carcassonne.encoding.board_feature_rows import FeatureRows
from bastide.games.carcassonne.encoding.decision_subject import DecisionSubject
from bastide.games.carcassonne.encoding.observation_layout import x_of_cell, y_of_cell
from bastide.games.carcassonne.encoding.vocabulary import ACTION_COLUMN_COUNT, ACTION_ROWS, ACTION_TYPE_VOCABULARY
from bastide.games.carcassonne.encoding.vocabulary_indices import VocabularyIndices
from bastide.games.carcassonne.modules.bridges.module_state_layout import (
    ACTION_BUY,
    ACTION_FOUND_CASTLE,
    ACTION_SCORE_CASTLE,
)
from bastide.games.carcassonne.modules.dragon.module_state_layout import (
    ACTION_MOVE_DRAGON,
    ACTION_MOVE_FAIRY,
    ACTION_SEND_KNIGHT_HOME,
)
from bastide.games.carcassonne.rules.action_space import ACTION_LAYOUT, ACTION_NONE, FIRST_ACTION, MAX_FEATURES_PER_TILE
from bastide.games.carcassonne.rules.board.cell_coordinates import CELL_COUNT, NEIGHBOUR_OFFSETS
from bastide.games.carcassonne.rules.board.mutable_board import Board
from bastide.games.carcassonne.rules.state.game_state import CarcassonneState
from bastide.games.carcassonne.rules.tiles.tile_definition import EDGE_FIELD
from bastide.games.carcassonne.rules.tiles.tile_lookup_tables import NO_FEATURE

#: By block of actions: number of its first action, and its vocabulary index plus one; 0 if it is not in the vocabulary.
_BLOCK_STARTS: Final[list[int]] = [FIRST_ACTION[name] for name, _ in ACTION_LAYOUT]
_BLOCK_INDICES: Final[list[int]] = [
    ACTION_TYPE_VOCABULARY.index(name) + 1 if name in ACTION_TYPE_VOCABULARY else 0 for name, _ in ACTION_LAYOUT
]
#: By block: whether its actions differ by a side, quarter, corner or axis.
_BLOCK_HAS_DIRECTION: Final[list[bool]] = [2 <= size <= 4 for _, size in ACTION_LAYOUT]
_FIRST_MEEPLE_ACTION: Final[i64] = FIRST_ACTION["figure follower"]
_END_OF_MEEPLE_ACTIONS: Final[i64] = FIRST_ACTION["unused figure"]


@final
class ActionRows:
    """Writes the rows of actions."""

    def __init__(self) -> None:
        #: Row numbers plus one of the features looked up last: north, east, south and west.
        self.adjacent_feature_rows: vec[i16] = vec[i16]([0] * 4)

    def write_rows(
        self,
        game: CarcassonneState,
        indices: VocabularyIndices,
        legal: list[int],
        subject: DecisionSubject,
        feature_rows: FeatureRows,
        row: vec[i16],
        start: i64,
    ) -> None:
        """Write a row for each action, from ``start`` on, as long as there is room."""
        board = game.board
        pose: i64 = 0  # an abbey is not laid from the hand
        if game.hand >= 0:
            kind: i64 = indices.tile_indices[game.hand]
            pose = 4 * kind + 1
        last: i64 = -1
        number: i64 = 0
        count: i64 = len(legal)
        while number < count and number < ACTION_ROWS:
            action: i64 = legal[number]
            at: i64 = start + number * ACTION_COLUMN_COUNT
            if action < ACTION_NONE:
                cell: i64 = action >> 2
                if cell != last:
                    self._look_around(board, cell, feature_rows)
                    last = cell
                row[at] = 1
                row[at + 3] = i16(action & 3)
                if pose > 0:
                    row[at + 10] = i16(pose + (action & 3))
                self._write_pointers(cell, row, at)
            else:
                self._write_other_action(game, action, subject, feature_rows, row, at)
            number += 1

    def _write_other_action(
        self,
        game: CarcassonneState,
        action: i64,
        subject: DecisionSubject,
        feature_rows: FeatureRows,
        row: vec[i16],
        at: i64,
    ) -> None:
        board = game.board
        block: i64 = len(_BLOCK_STARTS) - 1
        while _BLOCK_STARTS[block] > action:
            block -= 1
        number: i64 = action - _BLOCK_STARTS[block]
        row[at] = i16(_BLOCK_INDICES[block])
        if _BLOCK_HAS_DIRECTION[block]:
            row[at + 3] = i16(number)
        if _FIRST_MEEPLE_ACTION <= action < _END_OF_MEEPLE_ACTIONS:
            first: i64 = board.tile_first_node[subject.tile]
            self._write_cell(board.tile_cell[subject.tile], row, at)
            row[at + 5] = feature_rows.row_number_of(board, first + number % MAX_FEATURES_PER_TILE)
        elif ACTION_MOVE_FAIRY <= action < ACTION_MOVE_DRAGON:
            cell: i64 = number % CELL_COUNT
            self._look_at(board, board.tile_at(cell), feature_rows)
            self._write_pointers(cell, row, at)
            row[at + 5] = self._own_feature_row(game, cell, feature_rows)
        elif ACTION_SEND_KNIGHT_HOME <= action < ACTION_SEND_KNIGHT_HOME + len(game.figure_node):
            node: i64 = game.figure_node[number]
            self._write_cell(board.tile_cell[board.node_tile[node]], row, at)
            row[at + 5] = feature_rows.row_number_of(board, node)
        elif action == ACTION_FOUND_CASTLE:
            row[at + 5] = feature_rows.row_number_of(board, subject.castle_root)
        elif ACTION_SCORE_CASTLE <= action < ACTION_BUY:  # choice of a castle, tile of the bazaar, or bid
            row[at + 4] = i16(number + 1)

    def _own_feature_row(self, game: CarcassonneState, cell: i64, feature_rows: FeatureRows) -> i16:
        """Return the row number plus one of the feature that the player's follower holds on a tile; 0 if none."""
        board = game.board
        tile = board.tile_at(cell)
        index: i64 = 0
        while index < len(game.figure_node):
            node: i64 = game.figure_node[index]
            if game.figure_owner[index] == game.asked and board.node_tile[node] == tile:
                return feature_rows.row_number_of(board, node)
            index += 1
        return 0

    def _write_cell(self, cell: i64, row: vec[i16], at: i64) -> None:
        row[at + 1] = x_of_cell(cell)
        row[at + 2] = y_of_cell(cell)

    def _write_pointers(self, cell: i64, row: vec[i16], at: i64) -> None:
        """Write the cell and the feature rows looked up last."""
        self._write_cell(cell, row, at)
        side: i64 = 0
        while side < 4:
            row[at + 6 + side] = self.adjacent_feature_rows[side]
            side += 1

    def _look_around(self, board: Board, cell: i64, feature_rows: FeatureRows) -> None:
        """Look up the features on the sides of the tiles around an empty cell."""
        side: i64 = 0
        while side < 4:
            tile = board.tile_at(cell + NEIGHBOUR_OFFSETS[side])
            self.adjacent_feature_rows[side] = 0
            if tile >= 0:
                self.adjacent_feature_rows[side] = feature_rows.row_number_of(
                    board, node_on_side(board, tile, side ^ 2)
                )
            side += 1

    def _look_at(self, board: Board, tile: i64, feature_rows: FeatureRows) -> None:
        """Look up the features on the sides of a tile."""
        side: i64 = 0
        while side < 4:
            self.adjacent_feature_rows[side] = feature_rows.row_number_of(board, node_on_side(board, tile, side))
            side += 1


def node_on_side(board: Board, tile: i64, side: i64) -> i64:
    """Return the node on a side of a tile; a field only if there is nothing else; -1 for none."""
    span: i64 = board.bridge_span[tile]
    if span != 0 and span - 1 == side & 1:
        return board.bridge_node(tile)
    kinds = board.tile_set
    pose: i64 = board.tile_kind[tile] * 4 + board.tile_rotation[tile]
    feature: i64 = kinds.feature_at_side[pose * 4 + side]
    if kinds.edge_at_side[pose * 4 + side] == EDGE_FIELD:
        feature = kinds.field_at_half_edge[pose * 8 + side * 2]
    return -1 if feature == NO_FEATURE else board.tile_first_node[tile] + feature
