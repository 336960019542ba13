"""Observation part for Traders & Builders: goods, and the earned second turn part."""

from __future__ import annotations

from typing import final

from librt.vecs import vec
from mypy_extensions import i16, i64

from bastide.games.carcassonne.encoding.sheet import ModulePart, Sheet, seat_number
from bastide.games.carcassonne.encoding.tables import Tables
from bastide.games.carcassonne.modules.traders.module import DUE, TOKENS_AT
from bastide.games.carcassonne.rules.state.state import CarcassonneState


@final
class TradersPart(ModulePart):
    """Writes goods, and the earned second turn part."""

    turn: i64
    wine: i64

    def __init__(self, sheet: Sheet) -> None:
        super().__init__("traders", sheet)
        self.turn = sheet.start("turn")
        self.wine = seat_number("wine")

    def write(self, game: CarcassonneState, slot: int, tables: Tables, viewer: i64, row: vec[i16], at: i64) -> None:
        module_state = game.extra[slot]
        due: i64 = module_state[DUE]
        row[at + self.turn + 1] = i16(due)
        players: i64 = game.players
        place: i64 = 0
        while place < players:
            player: i64 = (viewer + place) % players
            good: i64 = 0
            while good < 3:
                held: i64 = module_state[TOKENS_AT + 3 * player + good]
                row[at + self.sheet.seat(place, self.wine + good)] = i16(held)
                good += 1
            place += 1
