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

    def __init__(self, layout: Sheet) -> None:
        self.rules = layout.start("rules")
        self.phase = layout.start("phase")
        self.turn = layout.start("turn")
        self.hand = layout.start("hand")
        self.laid = layout.start("laid")
        self.facing = layout.start("facing")
        self.left = layout.start("left")
        self.to_come = layout.start("to_come")

    def write(self, game: CarcassonneState, indices: Tables, row: vec[i16], at: i64) -> None:
        """Write the numbers of the turn."""
        for on in indices.on:
            row[at + self.rules + on] = 1
        asked: i64 = indices.phase[game.phase]
        if asked >= 0:
            row[at + self.phase + asked] = 1
        row[at + self.turn] = small(game.part)
        self._write_tiles(game, indices, row, at)

    def _write_tiles(self, game: CarcassonneState, indices: Tables, row: vec[i16], at: i64) -> None:
        """Write the tile in hand, the tile laid last, and the tiles left."""
        board = game.board
        if game.hand >= 0:
            kind: i64 = indices.number[game.hand]
            row[at + self.hand] = i16(kind + 1)
        if board.tile_kind:
            kind = indices.number[board.tile_kind[-1]]
            turn: i64 = board.tile_turn[-1]
            row[at + self.laid] = i16(kind + 1)
            row[at + self.facing + turn] = 1
        left: i64 = len(game.pile)
        for tile in game.pile:
            kind = indices.number[tile]
            row[at + self.to_come + kind] += 1
        for module in game.rules.modules:
            left += len(module.tiles_held(game))
            for tile in module.tiles_hidden(game):
                kind = indices.number[tile]
                row[at + self.to_come + kind] += 1
        row[at + self.left] = small(left)
