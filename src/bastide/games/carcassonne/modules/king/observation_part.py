"""Observation part for King & Robber Baron: holders and record sizes."""

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
from bastide.games.carcassonne.modules.king.module import (
    KING_START,
    LARGEST_SIZE,
    ROBBER_START,
    TITLE_HOLDER,
    count_complete_on_board,
)
from bastide.games.carcassonne.rules.state.game_state import CarcassonneState
from bastide.games.carcassonne.rules.tiles.tile_definition import CITY, ROAD


@final
class KingObservationPart(ModuleObservationPart):
    """Writes the holders and record sizes of king and robber baron."""

    records_start: i64
    king_number: i64

    def __init__(self, layout: ObservationLayout) -> None:
        super().__init__("king", layout)
        self.records_start = layout.part_start("records")
        self.king_number = seat_number_index("king")

    def write_part(
        self, game: CarcassonneState, slot: int, tables: VocabularyIndices, viewer: i64, row: vec[i16], at: i64
    ) -> None:
        module_state = game.extra[slot]
        start: i64 = at + self.records_start
        city: i64 = module_state[KING_START + LARGEST_SIZE]
        road: i64 = module_state[ROBBER_START + LARGEST_SIZE]
        row[start] = i16(city)
        row[start + 1] = i16(road)
        row[start + 2] = i16(count_complete_on_board(game, CITY))
        row[start + 3] = i16(count_complete_on_board(game, ROAD))
        players: i64 = game.players
        for title, holder in enumerate(
            [module_state[KING_START + TITLE_HOLDER], module_state[ROBBER_START + TITLE_HOLDER]]
        ):
            if holder >= 0:
                place: i64 = (holder - viewer + players) % players
                row[at + self.layout.seat_number_start(place, self.king_number + title)] = 1


OBSERVATION_PART: Final = KingObservationPart
