"""Observation part for The Princess & the Dragon: dragon, trail, fairy and tiles set aside."""

from __future__ import annotations

from typing import Final, final

from librt.vecs import vec
from mypy_extensions import i16, i64

from bastide.games.carcassonne.encoding.decision_subject import DecisionSubject
from bastide.games.carcassonne.encoding.observation_layout import (
    DRAGON_CELL_ROW,
    FAIRY_CELL_ROW,
    FIRST_JOURNEY_CELL_ROW,
    ModuleObservationPart,
    ObservationLayout,
)
from bastide.games.carcassonne.encoding.vocabulary_indices import VocabularyIndices
from bastide.games.carcassonne.modules.dragon.module_state_layout import (
    DRAGON_CELL_INDEX,
    FAIRY_CELL_INDEX,
    PORTAL_TARGET_CELL,
    PRINCESS_USED,
    TRAIL_LENGTH,
    TRAIL_START,
)
from bastide.games.carcassonne.rules.state.game_state import CarcassonneState


@final
class DragonObservationPart(ModuleObservationPart):
    """Writes the dragon, its trail, the fairy and tiles set aside."""

    turn_start: i64
    set_aside_start: i64

    def __init__(self, layout: ObservationLayout) -> None:
        super().__init__("dragon", layout)
        self.turn_start = layout.part_start("turn")
        self.set_aside_start = layout.part_start("aside")

    def find_subject(self, game: CarcassonneState, slot: int, subject: DecisionSubject) -> None:
        cell = game.extra[slot][PORTAL_TARGET_CELL]
        subject.set_destination(game.board.tile_at(cell) if cell >= 0 else -1)

    def write_part(
        self, game: CarcassonneState, slot: int, tables: VocabularyIndices, viewer: i64, row: vec[i16], at: i64
    ) -> None:
        module_state = game.extra[slot]
        rescued: i64 = module_state[PRINCESS_USED]
        trail: i64 = module_state[TRAIL_LENGTH]
        row[at + self.turn_start + 2] = i16(rescued)
        row[at + self.turn_start + 3] = i16(trail)
        for tile in module_state[TRAIL_START + trail :]:
            kind: i64 = tables.tile_indices[tile]
            row[at + self.set_aside_start + kind] += 1
        self.layout.write_cell(DRAGON_CELL_ROW, module_state[DRAGON_CELL_INDEX], row, at)
        self.layout.write_cell(FAIRY_CELL_ROW, module_state[FAIRY_CELL_INDEX], row, at)
        number: i64 = FIRST_JOURNEY_CELL_ROW
        for cell in module_state[TRAIL_START : TRAIL_START + trail]:
            self.layout.write_cell(number, cell, row, at)
            number += 1


OBSERVATION_PART: Final = DragonObservationPart
