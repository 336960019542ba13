"""Rows of the meeples on the board."""

from __future__ import annotations

from typing import Final, final

from librt.vecs import vec
from mypy_extensions import i16, i64

from bastide.games.carcassonne.encoding.observation_layout import ObservationLayout, x_of_cell, y_of_cell
from bastide.games.carcassonne.encoding.vocabulary import MEEPLE_COLUMNS
from bastide.games.carcassonne.encoding.vocabulary_indices import VocabularyIndices
from bastide.games.carcassonne.rules.state.game_state import CarcassonneState

_COLUMN_COUNT: Final[i64] = len(MEEPLE_COLUMNS)


@final
class MeepleRows:
    """Writes the part ``figures``."""

    start: i64

    def __init__(self, layout: ObservationLayout) -> None:
        self.start = layout.part_start("figures")

    def write_rows(
        self, game: CarcassonneState, indices: VocabularyIndices, viewer: i64, row: vec[i16], at: i64
    ) -> None:
        """Write a row for each meeple on the board."""
        index: i64 = 0
        while index < len(game.figure_node):
            self._write_meeple(game, indices, index, viewer, row, at + self.start + index * _COLUMN_COUNT)
            index += 1

    def _write_meeple(
        self, game: CarcassonneState, indices: VocabularyIndices, index: i64, viewer: i64, row: vec[i16], start: i64
    ) -> None:
        board = game.board
        players: i64 = game.players
        owner: i64 = game.figure_owner[index]
        kind: i64 = indices.meeple_indices[game.figure_code[index]]
        node: i64 = game.figure_node[index]
        cell: i64 = board.tile_cell[board.node_tile[node]]
        row[start] = i16((owner - viewer + players) % players + 1)
        row[start + 1] = i16(kind + 1)
        row[start + 2] = x_of_cell(cell)
        row[start + 3] = y_of_cell(cell)
        row[start + 4] = i16(board.feature_index(node) + 1)
