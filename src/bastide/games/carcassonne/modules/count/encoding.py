"""Observation part for The Count of Carcassonne: the count, and meeples in the quarters or redeployed."""

from __future__ import annotations

from typing import final

from librt.vecs import vec
from mypy_extensions import i16, i64

from bastide.games.carcassonne.encoding.sheet import ModulePart, Sheet
from bastide.games.carcassonne.encoding.subject import Subject
from bastide.games.carcassonne.encoding.tables import Tables
from bastide.games.carcassonne.encoding.vocabulary import FIGURE, FIGURES_SHOWN
from bastide.games.carcassonne.modules.count.memory import BROUGHT, COUNT_IN, GAINED, GAVE, GOING_TO, inside
from bastide.games.carcassonne.rules.actions import FIGURE_COUNT, QUARTERS
from bastide.games.carcassonne.rules.state.state import CarcassonneState


@final
class CountPart(ModulePart):
    """Writes the count, and meeples in the quarters or redeployed."""

    turn: i64
    count: i64
    quarters: i64
    figures: i64

    def __init__(self, sheet: Sheet) -> None:
        super().__init__("count", sheet)
        self.turn = sheet.start("turn")
        self.count = sheet.start("count")
        self.quarters = sheet.start("quarters")
        self.figures = sheet.start("figures")

    def look(self, game: CarcassonneState, slot: int, subject: Subject) -> None:
        cell = game.extra[slot][GOING_TO]
        subject.go_to(game.board.tile_at(cell) if cell >= 0 else -1)

    def write(self, game: CarcassonneState, slot: int, tables: Tables, viewer: i64, row: vec[i16], at: i64) -> None:
        module_state = game.extra[slot]
        gave: i64 = module_state[GAVE]
        gained: i64 = module_state[GAINED]
        quarter: i64 = module_state[COUNT_IN]
        row[at + self.turn + 4] = i16(gave)
        row[at + self.turn + 5] = i16(gained)
        row[at + self.count + quarter] = 1
        players: i64 = game.players
        place: i64 = 0
        while place < players:
            start: i64 = at + self.quarters + place * QUARTERS * FIGURES_SHOWN
            self._people(game, slot, tables, (viewer + place) % players, row, start)
            place += 1
        brought: i64 = module_state[BROUGHT]
        if brought >= 0:
            index: i64 = brought
            while index < len(game.figure_node):
                row[at + self.figures + index * len(FIGURE) + 6] = 1
                index += 1

    def _people(
        self, game: CarcassonneState, slot: int, tables: Tables, player: i64, row: vec[i16], start: i64
    ) -> None:
        quarter: i64 = 0
        while quarter < QUARTERS:
            code: i64 = 0
            while code < FIGURE_COUNT:
                known: i64 = tables.figure[code]
                if known >= 0:
                    row[start + known] = i16(inside(game, slot, player, quarter, code))
                code += 1
            start += FIGURES_SHOWN
            quarter += 1
