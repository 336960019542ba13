"""The dragon and his journey, the fairy, and the tiles that wait for the volcano."""

from __future__ import annotations

from typing import final

from librt.vecs import vec
from mypy_extensions import i16, i64

from bastide.games.carcassonne.encoding.planes import THE_DRAGON, THE_FAIRY
from bastide.games.carcassonne.encoding.planes import TRAIL as TRAIL_PLANE
from bastide.games.carcassonne.encoding.sheet import ModulePart, Sheet
from bastide.games.carcassonne.encoding.subject import Subject
from bastide.games.carcassonne.encoding.tables import Tables
from bastide.games.carcassonne.modules.dragon.memory import DRAGON_AT, FAIRY_AT, GOING_TO, OWN, RESCUED, TRAIL
from bastide.games.carcassonne.rules.state.state import CarcassonneState


@final
class DragonPart(ModulePart):
    turn: i64
    aside: i64

    def __init__(self, sheet: Sheet) -> None:
        super().__init__("dragon", sheet)
        self.turn = sheet.start("turn")
        self.aside = sheet.start("aside")

    def look(self, game: CarcassonneState, slot: int, subject: Subject) -> None:
        cell = game.extra[slot][GOING_TO]
        subject.go_to(game.board.tile_at(cell) if cell >= 0 else -1)

    def write(self, game: CarcassonneState, slot: int, tables: Tables, viewer: i64, row: vec[i16], at: i64) -> None:
        own = game.extra[slot]
        rescued: i64 = own[RESCUED]
        trail: i64 = own[TRAIL]
        row[at + self.turn + 2] = i16(rescued)
        row[at + self.turn + 3] = i16(trail)
        for tile in own[OWN + trail :]:
            kind: i64 = tables.number[tile]
            row[at + self.aside + kind] += 1
        self.sheet.mark(own[DRAGON_AT], THE_DRAGON, row, at)
        self.sheet.mark(own[FAIRY_AT], THE_FAIRY, row, at)
        for cell in own[OWN : OWN + trail]:
            self.sheet.mark(cell, TRAIL_PLANE, row, at)
