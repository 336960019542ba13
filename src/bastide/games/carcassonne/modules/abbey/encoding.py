"""Observation part for Abbey & Mayor: abbeys in hand, barn corners, wagon target."""

from __future__ import annotations

from typing import final

from librt.vecs import vec
from mypy_extensions import i16, i64

from bastide.games.carcassonne.encoding.sheet import ModulePart, Sheet, seat_number
from bastide.games.carcassonne.encoding.subject import Subject
from bastide.games.carcassonne.encoding.tables import Tables
from bastide.games.carcassonne.encoding.vocabulary import FIGURE
from bastide.games.carcassonne.modules.abbey.memory import BARN, GOING_TO, corner_at, held_at
from bastide.games.carcassonne.rules.state.state import CarcassonneState


@final
class AbbeyPart(ModulePart):
    """Writes abbeys in hand, barn corners and the wagon target."""

    abbey: i64
    figures: i64

    def __init__(self, sheet: Sheet) -> None:
        super().__init__("abbey", sheet)
        self.abbey = seat_number("abbey")
        self.figures = sheet.start("figures")

    def look(self, game: CarcassonneState, slot: int, subject: Subject) -> None:
        subject.go_to(game.extra[slot][GOING_TO])

    def write(self, game: CarcassonneState, slot: int, tables: Tables, viewer: i64, row: vec[i16], at: i64) -> None:
        module_state = game.extra[slot]
        players: i64 = game.players
        place: i64 = 0
        while place < players:
            held: i64 = module_state[held_at((viewer + place) % players)]
            row[at + self.sheet.seat(place, self.abbey)] = i16(held)
            place += 1
        for index, code in enumerate(game.figure_code):
            if code == BARN:
                corner: i64 = module_state[corner_at(players, game.figure_owner[index])]
                row[at + self.figures + index * len(FIGURE) + 5] = i16(corner + 1)
