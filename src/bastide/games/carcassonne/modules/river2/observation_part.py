"""Observation part for The River II: river tiles that are still to come."""

from __future__ import annotations

from typing import Final, final

from librt.vecs import vec
from mypy_extensions import i16, i64

from bastide.games.carcassonne.encoding.observation_layout import ModuleObservationPart, ObservationLayout
from bastide.games.carcassonne.encoding.vocabulary_indices import VocabularyIndices
from bastide.games.carcassonne.rules.state.game_state import CarcassonneState


@final
class RiverObservationPart(ModuleObservationPart):
    """Writes the river tiles that are still to come."""

    river_tiles_start: i64

    def __init__(self, layout: ObservationLayout) -> None:
        super().__init__("river2", layout)
        self.river_tiles_start = layout.part_start("to_come")

    def write_part(
        self, game: CarcassonneState, slot: int, tables: VocabularyIndices, viewer: i64, row: vec[i16], at: i64
    ) -> None:
        for tile in game.extra[slot]:
            kind: i64 = tables.tile_indices[tile]
            row[at + self.river_tiles_start + kind] += 1


OBSERVATION_PART: Final = RiverObservationPart
