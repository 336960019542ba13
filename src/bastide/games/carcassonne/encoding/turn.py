"""Numbers of the turn: rules, phase, tile in hand, last tile, and tiles left."""

from __future__ import annotations

from typing import final

from librt.vecs import vec
from mypy_extensions import i16, i64

from bastide.encoding.encoder import small
from bastide.games.carcassonne.encoding.sheet import Sheet
from bastide.games.carcassonne.encoding.tables import Tables
from bastide.games.carcassonne.rules.state.state import CarcassonneState


@final
class TurnPart:
    """Writes the parts from ``rules`` to ``to_come``."""

    rules: i64
    phase: i64
    turn: i64
    hand: i64
    laid: i64
    facing: i64
    left: i64
    to_come: i64

    def __init__(self, sheet: Sheet) -> None:
        self.rules = sheet.start("rules")
        self.phase = sheet.start("phase")
        self.turn = sheet.start("turn")
        self.hand = sheet.start("hand")
        self.laid = sheet.start("laid")
        self.facing = sheet.start("facing")
        self.left = sheet.start("left")
        self.to_come = sheet.start("to_come")

    def write(self, game: CarcassonneState, tables: Tables, row: vec[i16], at: i64) -> None:
        """Write the numbers of the turn."""
        for on in tables.on:
            row[at + self.rules + on] = 1
        asked: i64 = tables.phase[game.phase]
        if asked >= 0:
            row[at + self.phase + asked] = 1
        row[at + self.turn] = small(game.part)
        self._write_tiles(game, tables, row, at)

    def _write_tiles(self, game: CarcassonneState, tables: Tables, row: vec[i16], at: i64) -> None:
        """Write the tile in hand, the tile laid last, and the tiles left."""
        board = game.board
        if game.hand >= 0:
            kind: i64 = tables.number[game.hand]
            row[at + self.hand] = i16(kind + 1)
        if board.tile_kind:
            kind = tables.number[board.tile_kind[-1]]
            turn: i64 = board.tile_turn[-1]
            row[at + self.laid] = i16(kind + 1)
            row[at + self.facing + turn] = 1
        left: i64 = len(game.pile)
        for tile in game.pile:
            kind = tables.number[tile]
            row[at + self.to_come + kind] += 1
        for module in game.rules.modules:
            left += len(module.tiles_held(game))
            for tile in module.tiles_hidden(game):
                kind = tables.number[tile]
                row[at + self.to_come + kind] += 1
        row[at + self.left] = small(left)
