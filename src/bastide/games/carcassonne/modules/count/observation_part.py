"""Observation part for The Count of Carcassonne: the count, and meeples in the quarters or redeployed."""

from __future__ import annotations

from typing import Final, final

from librt.vecs import vec
from mypy_extensions import i16, i64

from bastide.games.carcassonne.encoding.decision_subject import DecisionSubject
from bastide.games.carcassonne.encoding.observation_layout import ModuleObservationPart, ObservationLayout
from bastide.games.carcassonne.encoding.vocabulary import MEEPLE_COLUMNS, MEEPLE_KIND_COUNT
from bastide.games.carcassonne.encoding.vocabulary_indices import VocabularyIndices
from bastide.games.carcassonne.modules.count.module_state_layout import (
    COUNT_QUARTER,
    FIRST_REDEPLOYED_MEEPLE,
    GAINED_POINTS,
    GAVE_POINTS,
    TARGET_CELL,
    meeples_in_quarter,
)
from bastide.games.carcassonne.rules.action_space import MEEPLE_CODE_COUNT, QUARTER_COUNT
from bastide.games.carcassonne.rules.state.game_state import CarcassonneState


@final
class CountObservationPart(ModuleObservationPart):
    """Writes the count, and meeples in the quarters or redeployed."""

    turn_start: i64
    count_start: i64
    quarters_start: i64
    meeples_start: i64

    def __init__(self, layout: ObservationLayout) -> None:
        super().__init__("count", layout)
        self.turn_start = layout.part_start("turn")
        self.count_start = layout.part_start("count")
        self.quarters_start = layout.part_start("quarters")
        self.meeples_start = layout.part_start("figures")

    def find_subject(self, game: CarcassonneState, slot: int, subject: DecisionSubject) -> None:
        cell = game.extra[slot][TARGET_CELL]
        subject.set_destination(game.board.tile_at(cell) if cell >= 0 else -1)

    def write_part(
        self, game: CarcassonneState, slot: int, tables: VocabularyIndices, viewer: i64, row: vec[i16], at: i64
    ) -> None:
        module_state = game.extra[slot]
        gave: i64 = module_state[GAVE_POINTS]
        gained: i64 = module_state[GAINED_POINTS]
        quarter: i64 = module_state[COUNT_QUARTER]
        row[at + self.turn_start + 4] = i16(gave)
        row[at + self.turn_start + 5] = i16(gained)
        row[at + self.count_start + quarter] = 1
        players: i64 = game.players
        place: i64 = 0
        while place < players:
            start: i64 = at + self.quarters_start + place * QUARTER_COUNT * MEEPLE_KIND_COUNT
            self._people(game, slot, tables, (viewer + place) % players, row, start)
            place += 1
        brought: i64 = module_state[FIRST_REDEPLOYED_MEEPLE]
        if brought >= 0:
            index: i64 = brought
            while index < len(game.figure_node):
                row[at + self.meeples_start + index * len(MEEPLE_COLUMNS) + 6] = 1
                index += 1

    def _people(
        self, game: CarcassonneState, slot: int, tables: VocabularyIndices, player: i64, row: vec[i16], start: i64
    ) -> None:
        quarter: i64 = 0
        while quarter < QUARTER_COUNT:
            code: i64 = 0
            while code < MEEPLE_CODE_COUNT:
                known: i64 = tables.meeple_indices[code]
                if known >= 0:
                    row[start + known] = i16(meeples_in_quarter(game, slot, player, quarter, code))
                code += 1
            start += MEEPLE_KIND_COUNT
            quarter += 1


OBSERVATION_PART: Final = CountObservationPart
