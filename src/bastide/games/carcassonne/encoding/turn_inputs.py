"""Numbers of the turn: rules, phase, tile in hand, last tile, and tiles left."""

from __future__ import annotations

from typing import final

from librt.vecs import vec
from mypy_extensions import i16, i64

from bastide.encoding.encoder_api import clip_to_int16
from bastide.games.carcassonne.encoding.observation_layout import ObservationLayout
from bastide.games.carcassonne.encoding.vocabulary_indices import VocabularyIndices
from bastide.games.carcassonne.rules.state.game_state import CarcassonneState


@final
class TurnNumbers:
    """Writes the parts from ``rules`` to ``to_come``."""

    rules: i64
    phase: i64
    turn: i64
    hand: i64
    laid: i64
    facing: i64
    left: i64
    to_come: i64

    def __init__(self, layout: ObservationLayout) -> None:
        self.rules = layout.part_start("rules")
        self.phase = layout.part_start("phase")
        self.turn = layout.part_start("turn")
        self.hand = layout.part_start("hand")
        self.laid = layout.part_start("laid")
        self.facing = layout.part_start("facing")
        self.left = layout.part_start("left")
        self.to_come = layout.part_start("to_come")

    def write_numbers(self, game: CarcassonneState, indices: VocabularyIndices, row: vec[i16], at: i64) -> None:
        """Write the numbers of the turn."""
        for on in indices.active_rule_indices:
            row[at + self.rules + on] = 1
        asked: i64 = indices.phase_indices[game.phase]
        if asked >= 0:
            row[at + self.phase + asked] = 1
        row[at + self.turn] = clip_to_int16(game.part)
        self._write_tiles(game, indices, row, at)

    def _write_tiles(self, game: CarcassonneState, indices: VocabularyIndices, row: vec[i16], at: i64) -> None:
        """Write the tile in hand, the tile laid last, and the tiles left."""
        board = game.board
        if game.hand >= 0:
            kind: i64 = indices.tile_indices[game.hand]
            row[at + self.hand] = i16(kind + 1)
        if board.tile_kind:
            kind = indices.tile_indices[board.tile_kind[-1]]
            turn: i64 = board.tile_rotation[-1]
            row[at + self.laid] = i16(kind + 1)
            row[at + self.facing + turn] = 1
        left: i64 = len(game.pile)
        for tile in game.pile:
            kind = indices.tile_indices[tile]
            row[at + self.to_come + kind] += 1
        for module in game.rules.modules:
            left += len(module.pending_tiles(game))
            for tile in module.face_down_tiles(game):
                kind = indices.tile_indices[tile]
                row[at + self.to_come + kind] += 1
        row[at + self.left] = clip_to_int16(left)
