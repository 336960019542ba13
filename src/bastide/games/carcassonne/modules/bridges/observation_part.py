"""Observation part for Bridges, Castles & Bazaars: pieces in hand, auction, castle choices."""

from __future__ import annotations

from typing import Final, final

from librt.vecs import vec
from mypy_extensions import i16, i64

from bastide.encoding.encoder_api import clip_to_int16
from bastide.games.carcassonne.encoding.decision_subject import DecisionSubject
from bastide.games.carcassonne.encoding.observation_layout import (
    ModuleObservationPart,
    ObservationLayout,
    seat_number_index,
)
from bastide.games.carcassonne.encoding.vocabulary_indices import VocabularyIndices
from bastide.games.carcassonne.modules.bridges.bazaar_auction import bazaar_tiles
from bastide.games.carcassonne.modules.bridges.castles import CastleScoringPhase, FoundCastlePhase
from bastide.games.carcassonne.modules.bridges.module_state_layout import (
    AUCTION_STAGE,
    AUCTIONEER,
    BAZAAR_DUE,
    BRIDGES_LEFT,
    CASTLES_LEFT,
    CHOOSING_CASTLE,
    HIGHEST_BID,
    HIGHEST_BIDDER,
    OFFERED_TILE,
    SELLER,
    TILES_FACE_DOWN,
    TILES_LAID_OUT,
    WON_TILE,
)
from bastide.games.carcassonne.modules.bridges.module_state_layout import player_field_index as held
from bastide.games.carcassonne.rules.state.game_state import CarcassonneState


@final
class BridgesObservationPart(ModuleObservationPart):
    """Writes pieces in hand, the auction and castle choices."""

    bridges_number: i64
    auctioneer_number: i64
    won_tiles_start: i64
    auction_start: i64
    stage_start: i64
    bazaar_tiles_start: i64
    offered_start: i64
    choices_start: i64

    def __init__(self, layout: ObservationLayout) -> None:
        super().__init__("bridges", layout)
        self.bridges_number = seat_number_index("bridges")
        self.auctioneer_number = seat_number_index("auctioneer")
        self.won_tiles_start = layout.part_start("won")
        self.auction_start = layout.part_start("auction")
        self.stage_start = layout.part_start("stage")
        self.bazaar_tiles_start = layout.part_start("bazaar")
        self.offered_start = layout.part_start("offered")
        self.choices_start = layout.part_start("choices")

    def find_subject(self, game: CarcassonneState, slot: int, subject: DecisionSubject) -> None:
        subject.castle_root = game.extra[slot][CHOOSING_CASTLE]
        phase = game.rules.phases[game.phase]
        if isinstance(phase, FoundCastlePhase):
            subject.castle_root = game.completed[phase.next_city_index(game)]

    def write_part(
        self, game: CarcassonneState, slot: int, tables: VocabularyIndices, viewer: i64, row: vec[i16], at: i64
    ) -> None:
        players: i64 = game.players
        place: i64 = 0
        while place < players:
            self._seat(game, slot, tables, (viewer + place) % players, place, row, at)
            place += 1
        self._bazaar(game, slot, tables, row, at)
        phase = game.rules.phases[game.phase]
        if isinstance(phase, CastleScoringPhase):
            castle: i64 = game.extra[slot][CHOOSING_CASTLE]
            for choice in phase.score_choices(game, castle):
                number: i64 = choice
                row[at + self.choices_start + number] = clip_to_int16(phase.source_points(game, castle, number))

    def _seat(
        self,
        game: CarcassonneState,
        slot: int,
        tables: VocabularyIndices,
        player: i64,
        place: i64,
        row: vec[i16],
        at: i64,
    ) -> None:
        """Write the bridges and castles left, the auction roles and the won tile of a player."""
        module_state = game.extra[slot]
        left: i64 = module_state[held(player, BRIDGES_LEFT)]
        row[at + self.layout.seat_number_start(place, self.bridges_number)] = i16(left)
        left = module_state[held(player, CASTLES_LEFT)]
        row[at + self.layout.seat_number_start(place, self.bridges_number + 1)] = i16(left)
        for number, role in enumerate([AUCTIONEER, HIGHEST_BIDDER, SELLER]):
            if module_state[role] == player:
                row[at + self.layout.seat_number_start(place, self.auctioneer_number + number)] = 1
        won: i64 = module_state[held(player, WON_TILE)]
        if won >= 0:
            kind: i64 = tables.tile_indices[won]
            row[at + self.won_tiles_start + place] = i16(kind + 1)

    def _bazaar(self, game: CarcassonneState, slot: int, tables: VocabularyIndices, row: vec[i16], at: i64) -> None:
        module_state = game.extra[slot]
        due: i64 = module_state[BAZAAR_DUE]
        highest: i64 = module_state[HIGHEST_BID]
        row[at + self.auction_start] = i16(due)
        row[at + self.auction_start + 2] = i16(highest)
        if module_state[TILES_FACE_DOWN]:
            apart: i64 = module_state[TILES_LAID_OUT]
            row[at + self.auction_start + 1] = i16(apart)
        else:
            start: i64 = at + self.bazaar_tiles_start
            for tile in bazaar_tiles(game, slot):
                kind: i64 = tables.tile_indices[tile]
                row[start] = i16(kind + 1)
                start += 1
        stage: i64 = module_state[AUCTION_STAGE]
        if stage > 0:
            row[at + self.stage_start + stage - 1] = 1
        offered: i64 = module_state[OFFERED_TILE]
        if offered >= 0:
            row[at + self.offered_start + offered] = 1


OBSERVATION_PART: Final = BridgesObservationPart
