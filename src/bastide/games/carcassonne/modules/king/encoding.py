"""Observation part for King & Robber Baron: holders and record sizes."""

from __future__ import annotations

from typing import final

from librt.vecs import vec
from mypy_extensions import i16, i64

from bastide.games.carcassonne.encoding.sheet import ModulePart, Sheet, seat_number
from bastide.games.carcassonne.encoding.tables import Tables
from bastide.games.carcassonne.modules.king.module import HOLDER, KING, ROBBER, SIZE, complete_on_map
from bastide.games.carcassonne.rules.state.state import CarcassonneState
from bastide.games.carcassonne.rules.tiles.model import CITY, ROAD


@final
class KingPart(ModulePart):
    """Writes the holders and record sizes of king and robber baron."""

    records: i64
    king: i64

    def __init__(self, sheet: Sheet) -> None:
        super().__init__("king", sheet)
        self.records = sheet.start("records")
        self.king = seat_number("king")

    def write(self, game: CarcassonneState, slot: int, tables: Tables, viewer: i64, row: vec[i16], at: i64) -> None:
        module_state = game.extra[slot]
        start: i64 = at + self.records
        city: i64 = module_state[KING + SIZE]
        road: i64 = module_state[ROBBER + SIZE]
        row[start] = i16(city)
        row[start + 1] = i16(road)
        row[start + 2] = i16(complete_on_map(game, CITY))
        row[start + 3] = i16(complete_on_map(game, ROAD))
        players: i64 = game.players
        for title, holder in enumerate([module_state[KING + HOLDER], module_state[ROBBER + HOLDER]]):
            if holder >= 0:
                place: i64 = (holder - viewer + players) % players
                row[at + self.sheet.seat(place, self.king + title)] = 1
