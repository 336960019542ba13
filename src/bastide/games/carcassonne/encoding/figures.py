"""The figures on the map, one by one."""

from __future__ import annotations

from typing import Final, final

from librt.vecs import vec
from mypy_extensions import i16, i64

from bastide.games.carcassonne.encoding.sheet import Sheet, x_of_cell, y_of_cell
from bastide.games.carcassonne.encoding.tables import Tables
from bastide.games.carcassonne.encoding.vocabulary import FIGURE
from bastide.games.carcassonne.rules.state.state import CarcassonneState

_FIGURE: Final[i64] = len(FIGURE)


@final
class FiguresPart:
    """The part ``figures``."""

    start: i64

    def __init__(self, sheet: Sheet) -> None:
        self.start = sheet.start("figures")

    def write(self, game: CarcassonneState, tables: Tables, viewer: i64, row: vec[i16], at: i64) -> None:
        index: i64 = 0
        while index < len(game.figure_node):
            self._figure(game, tables, index, viewer, row, at + self.start + index * _FIGURE)
            index += 1

    def _figure(
        self, game: CarcassonneState, tables: Tables, index: i64, viewer: i64, row: vec[i16], start: i64
    ) -> None:
        board = game.board
        players: i64 = game.players
        owner: i64 = game.figure_owner[index]
        kind: i64 = tables.figure[game.figure_code[index]]
        node: i64 = game.figure_node[index]
        cell: i64 = board.tile_cell[board.node_tile[node]]
        row[start] = i16((owner - viewer + players) % players + 1)
        row[start + 1] = i16(kind + 1)
        row[start + 2] = x_of_cell(cell)
        row[start + 3] = y_of_cell(cell)
        row[start + 4] = i16(board.feature_of(node) + 1)
