"""Rows of the players from the viewer's seat on: supply, score, and whose turn it is."""

from __future__ import annotations

from typing import final

from librt.vecs import vec
from mypy_extensions import i16, i64

from bastide.encoding.encoder_api import clip_to_int16
from bastide.games.carcassonne.encoding.observation_layout import ObservationLayout
from bastide.games.carcassonne.encoding.vocabulary import MEEPLE_KIND_COUNT
from bastide.games.carcassonne.encoding.vocabulary_indices import VocabularyIndices
from bastide.games.carcassonne.rules.action_space import MEEPLE_CODE_COUNT
from bastide.games.carcassonne.rules.state.game_state import CarcassonneState


@final
class SeatRows:
    """Writes the part ``seats``, without the fields of the modules."""

    def __init__(self, layout: ObservationLayout) -> None:
        self.layout = layout

    def write_rows(
        self, game: CarcassonneState, indices: VocabularyIndices, viewer: i64, row: vec[i16], at: i64
    ) -> None:
        """Write the fields of every seat."""
        players: i64 = game.players
        place: i64 = 0
        while place < players:
            self._write_seat(
                game, indices, (viewer + place) % players, row, at + self.layout.seat_number_start(place, 0)
            )
            place += 1

    def _write_seat(
        self, game: CarcassonneState, indices: VocabularyIndices, player: i64, row: vec[i16], start: i64
    ) -> None:
        code: i64 = 0
        while code < MEEPLE_CODE_COUNT:
            known: i64 = indices.meeple_indices[code]
            if known >= 0:
                home: i64 = game.supply[player * MEEPLE_CODE_COUNT + code]
                row[start + known] = i16(home)
            code += 1
        start += MEEPLE_KIND_COUNT
        score: i64 = game.score[player]
        row[start] = clip_to_int16(score)
        if game.asked == player:
            row[start + 1] = 1
        if game.active == player:
            row[start + 2] = 1
