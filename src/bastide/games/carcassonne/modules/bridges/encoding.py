"""Observation part for Bridges, Castles & Bazaars: pieces in hand, auction, castle choices."""

from __future__ import annotations

from typing import final

from librt.vecs import vec
from mypy_extensions import i16, i64

from bastide.encoding.encoder import small
from bastide.games.carcassonne.encoding.sheet import ModulePart, Sheet, seat_number
from bastide.games.carcassonne.encoding.subject import Subject
from bastide.games.carcassonne.encoding.tables import Tables
from bastide.games.carcassonne.modules.bridges.bazaar import laid_out
from bastide.games.carcassonne.modules.bridges.castles import FoundCastle, ScoreCastles
from bastide.games.carcassonne.modules.bridges.memory import (
    AUCTIONEER,
    BIDDER,
    BRIDGES,
    CASTLES,
    CHOOSING,
    DUE,
    HIDDEN,
    HIGHEST,
    LAID,
    OFFERED,
    SELLER,
    STAGE,
    WON,
)
from bastide.games.carcassonne.modules.bridges.memory import place as held
from bastide.games.carcassonne.rules.state.state import CarcassonneState


@final
class BridgesPart(ModulePart):
    """Writes pieces in hand, the auction and castle choices."""

    bridges: i64
    auctioneer: i64
    won: i64
    auction: i64
    stage: i64
    bazaar: i64
    offered: i64
    choices: i64

    def __init__(self, sheet: Sheet) -> None:
        super().__init__("bridges", sheet)
        self.bridges = seat_number("bridges")
        self.auctioneer = seat_number("auctioneer")
        self.won = sheet.start("won")
        self.auction = sheet.start("auction")
        self.stage = sheet.start("stage")
        self.bazaar = sheet.start("bazaar")
        self.offered = sheet.start("offered")
        self.choices = sheet.start("choices")

    def look(self, game: CarcassonneState, slot: int, subject: Subject) -> None:
        subject.root = game.extra[slot][CHOOSING]
        phase = game.rules.chain[game.phase]
        if isinstance(phase, FoundCastle):
            subject.root = game.completed[phase.next_city(game)]

    def write(self, game: CarcassonneState, slot: int, tables: Tables, viewer: i64, row: vec[i16], at: i64) -> None:
        players: i64 = game.players
        place: i64 = 0
        while place < players:
            self._seat(game, slot, tables, (viewer + place) % players, place, row, at)
            place += 1
        self._bazaar(game, slot, tables, row, at)
        phase = game.rules.chain[game.phase]
        if isinstance(phase, ScoreCastles):
            castle: i64 = game.extra[slot][CHOOSING]
            for choice in phase.choices(game, castle):
                number: i64 = choice
                row[at + self.choices + number] = small(phase.points(game, castle, number))

    def _seat(
        self, game: CarcassonneState, slot: int, tables: Tables, player: i64, place: i64, row: vec[i16], at: i64
    ) -> None:
        """Write the bridges and castles left, the auction roles and the won tile of a player."""
        module_state = game.extra[slot]
        left: i64 = module_state[held(player, BRIDGES)]
        row[at + self.sheet.seat(place, self.bridges)] = i16(left)
        left = module_state[held(player, CASTLES)]
        row[at + self.sheet.seat(place, self.bridges + 1)] = i16(left)
        for number, role in enumerate([AUCTIONEER, BIDDER, SELLER]):
            if module_state[role] == player:
                row[at + self.sheet.seat(place, self.auctioneer + number)] = 1
        won: i64 = module_state[held(player, WON)]
        if won >= 0:
            kind: i64 = tables.number[won]
            row[at + self.won + place] = i16(kind + 1)

    def _bazaar(self, game: CarcassonneState, slot: int, tables: Tables, row: vec[i16], at: i64) -> None:
        module_state = game.extra[slot]
        due: i64 = module_state[DUE]
        highest: i64 = module_state[HIGHEST]
        row[at + self.auction] = i16(due)
        row[at + self.auction + 2] = i16(highest)
        if module_state[HIDDEN]:
            apart: i64 = module_state[LAID]
            row[at + self.auction + 1] = i16(apart)
        else:
            start: i64 = at + self.bazaar
            for tile in laid_out(game, slot):
                kind: i64 = tables.number[tile]
                row[start] = i16(kind + 1)
                start += 1
        stage: i64 = module_state[STAGE]
        if stage > 0:
            row[at + self.stage + stage - 1] = 1
        offered: i64 = module_state[OFFERED]
        if offered >= 0:
            row[at + self.offered + offered] = 1
