"""Observation part for The River II: river tiles that are still to come."""

from __future__ import annotations

from typing import final

from librt.vecs import vec
from mypy_extensions import i16, i64

from bastide.games.carcassonne.encoding.sheet import ModulePart, Sheet
from bastide.games.carcassonne.encoding.tables import Tables
from bastide.games.carcassonne.rules.state.state import CarcassonneState


@final
class RiverPart(ModulePart):
    """Writes the river tiles that are still to come."""

    to_come: i64

    def __init__(self, sheet: Sheet) -> None:
        super().__init__("river2", sheet)
        self.to_come = sheet.start("to_come")

    def write(self, game: CarcassonneState, slot: int, tables: Tables, viewer: i64, row: vec[i16], at: i64) -> None:
        for tile in game.extra[slot]:
            kind: i64 = tables.number[tile]
            row[at + self.to_come + kind] += 1
