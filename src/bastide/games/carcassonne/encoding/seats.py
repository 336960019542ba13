"""Rows of the players from the viewer's seat on: supply, score, and whose turn it is."""

from __future__ import annotations

from typing import final

from librt.vecs import vec
from mypy_extensions import i16, i64

from bastide.encoding.encoder import small
from bastide.games.carcassonne.encoding.sheet import Sheet
from bastide.games.carcassonne.encoding.tables import Tables
from bastide.games.carcassonne.encoding.vocabulary import FIGURES_SHOWN
from bastide.games.carcassonne.rules.actions import FIGURE_COUNT
from bastide.games.carcassonne.rules.state.state import CarcassonneState


@final
class SeatsPart:
    """Writes the part ``seats``, without the fields of the modules."""

    def __init__(self, layout: Sheet) -> None:
        self.sheet = layout

    def write(self, game: CarcassonneState, indices: Tables, viewer: i64, row: vec[i16], at: i64) -> None:
        """Write the fields of every seat."""
        players: i64 = game.players
        place: i64 = 0
        while place < players:
            self._write_seat(game, indices, (viewer + place) % players, row, at + self.sheet.seat(place, 0))
            place += 1

    def _write_seat(self, game: CarcassonneState, indices: Tables, player: i64, row: vec[i16], start: i64) -> None:
        code: i64 = 0
        while code < FIGURE_COUNT:
            known: i64 = indices.figure[code]
            if known >= 0:
                home: i64 = game.supply[player * FIGURE_COUNT + code]
                row[start + known] = i16(home)
            code += 1
        start += FIGURES_SHOWN
        score: i64 = game.score[player]
        row[start] = small(score)
        if game.asked == player:
            row[start + 1] = 1
        if game.active == player:
            row[start + 2] = 1
