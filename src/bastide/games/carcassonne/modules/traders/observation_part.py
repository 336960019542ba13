"""Observation part for Traders & Builders: goods, and the earned second turn part."""

from __future__ import annotations

from typing import Final, final

from librt.vecs import vec
from mypy_extensions import i16, i64

from bastide.games.carcassonne.encoding.observation_layout import (
    ModuleObservationPart,
    ObservationLayout,
    seat_number_index,
)
from bastide.games.carcassonne.encoding.vocabulary_indices import VocabularyIndices
from bastide.games.carcassonne.modules.traders.module import GOODS_START, SECOND_PART_DUE
from bastide.games.carcassonne.rules.state.game_state import CarcassonneState


@final
class TradersObservationPart(ModuleObservationPart):
    """Writes goods, and the earned second turn part."""

    turn_start: i64
    wine_number: i64

    def __init__(self, layout: ObservationLayout) -> None:
        super().__init__("traders", layout)
        self.turn_start = layout.part_start("turn")
        self.wine_number = seat_number_index("wine")

    def write_part(
        self, game: CarcassonneState, slot: int, tables: VocabularyIndices, viewer: i64, row: vec[i16], at: i64
    ) -> None:
        module_state = game.extra[slot]
        due: i64 = module_state[SECOND_PART_DUE]
        row[at + self.turn_start + 1] = i16(due)
        players: i64 = game.players
        place: i64 = 0
        while place < players:
            player: i64 = (viewer + place) % players
            good: i64 = 0
            while good < 3:
                held: i64 = module_state[GOODS_START + 3 * player + good]
                row[at + self.layout.seat_number_start(place, self.wine_number + good)] = i16(held)
                good += 1
            place += 1


OBSERVATION_PART: Final = TradersObservationPart
