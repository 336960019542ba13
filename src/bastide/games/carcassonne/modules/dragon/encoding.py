"""Observation part for The Princess & the Dragon: dragon, trail, fairy and tiles set aside."""

from __future__ import annotations

from typing import final

from librt.vecs import vec
from mypy_extensions import i16, i64

from bastide.games.carcassonne.encoding.sheet import DRAGON_CELL, FAIRY_CELL, JOURNEY_CELL, ModulePart, Sheet
from bastide.games.carcassonne.encoding.subject import Subject
from bastide.games.carcassonne.encoding.tables import Tables
from bastide.games.carcassonne.modules.dragon.memory import DRAGON_AT, FAIRY_AT, GOING_TO, OWN, RESCUED, TRAIL
from bastide.games.carcassonne.rules.state.state import CarcassonneState


@final
class DragonPart(ModulePart):
    """Writes the dragon, its trail, the fairy and tiles set aside."""

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
        module_state = game.extra[slot]
        rescued: i64 = module_state[RESCUED]
        trail: i64 = module_state[TRAIL]
        row[at + self.turn + 2] = i16(rescued)
        row[at + self.turn + 3] = i16(trail)
        for tile in module_state[OWN + trail :]:
            kind: i64 = tables.number[tile]
            row[at + self.aside + kind] += 1
        self.sheet.write_cell(DRAGON_CELL, module_state[DRAGON_AT], row, at)
        self.sheet.write_cell(FAIRY_CELL, module_state[FAIRY_AT], row, at)
        number: i64 = JOURNEY_CELL
        for cell in module_state[OWN : OWN + trail]:
            self.sheet.write_cell(number, cell, row, at)
            number += 1
