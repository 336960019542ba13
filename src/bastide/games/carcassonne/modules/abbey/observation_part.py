"""Observation part for Abbey & Mayor: abbeys in hand, barn corners, wagon target."""

from __future__ import annotations

from typing import Final, final

from librt.vecs import vec
from mypy_extensions import i16, i64

from bastide.games.carcassonne.encoding.decision_subject import DecisionSubject
from bastide.games.carcassonne.encoding.observation_layout import (
    ModuleObservationPart,
    ObservationLayout,
    seat_number_index,
)
from bastide.games.carcassonne.encoding.vocabulary import MEEPLE_COLUMNS
from bastide.games.carcassonne.encoding.vocabulary_indices import VocabularyIndices
from bastide.games.carcassonne.modules.abbey.module_state_layout import (
    BARN,
    WAGON_TARGET_TILE,
    abbey_in_hand_index,
    barn_corner_index,
)
from bastide.games.carcassonne.rules.state.game_state import CarcassonneState


@final
class AbbeyObservationPart(ModuleObservationPart):
    """Writes abbeys in hand, barn corners and the wagon target."""

    abbey_number: i64
    meeples_start: i64

    def __init__(self, layout: ObservationLayout) -> None:
        super().__init__("abbey", layout)
        self.abbey_number = seat_number_index("abbey")
        self.meeples_start = layout.part_start("figures")

    def find_subject(self, game: CarcassonneState, slot: int, subject: DecisionSubject) -> None:
        subject.set_destination(game.extra[slot][WAGON_TARGET_TILE])

    def write_part(
        self, game: CarcassonneState, slot: int, tables: VocabularyIndices, viewer: i64, row: vec[i16], at: i64
    ) -> None:
        module_state = game.extra[slot]
        players: i64 = game.players
        place: i64 = 0
        while place < players:
            held: i64 = module_state[abbey_in_hand_index((viewer + place) % players)]
            row[at + self.layout.seat_number_start(place, self.abbey_number)] = i16(held)
            place += 1
        for index, code in enumerate(game.figure_code):
            if code == BARN:
                corner: i64 = module_state[barn_corner_index(players, game.figure_owner[index])]
                row[at + self.meeples_start + index * len(MEEPLE_COLUMNS) + 5] = i16(corner + 1)


OBSERVATION_PART: Final = AbbeyObservationPart
