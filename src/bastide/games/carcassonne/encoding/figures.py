"""The figures on the map one by one, and the features that a figure may go to."""

from __future__ import annotations

from typing import Final, final

from librt.vecs import vec
from mypy_extensions import i16, i64

from bastide.games.carcassonne.encoding.holders import Holders
from bastide.games.carcassonne.encoding.sheet import Sheet
from bastide.games.carcassonne.encoding.tables import Tables
from bastide.games.carcassonne.encoding.vocabulary import FEATURE, FIGURE
from bastide.games.carcassonne.rules.state.state import CarcassonneState
from bastide.games.carcassonne.rules.tiles.model import CATHEDRAL, FIELD, HAS_BARN, HAS_CASTLE, INN, PIG_HERD

_FIGURE: Final[i64] = len(FIGURE)
_FEATURE: Final[i64] = len(FEATURE)
#: The marks of a feature that are shown, in the order of ``FEATURE``.
_MARKS: Final[list[int]] = [INN, CATHEDRAL, PIG_HERD, HAS_CASTLE, HAS_BARN]


@final
class FiguresPart:
    """The part ``figures``."""

    start: i64

    def __init__(self, sheet: Sheet) -> None:
        self.sheet = sheet
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
        row[start + 2] = i16(self.sheet.column(cell))
        row[start + 3] = i16(self.sheet.line(cell))
        row[start + 4] = i16(board.feature_of(node) + 1)


@final
class FeaturesPart:
    """The part ``features``: those of one tile."""

    start: i64

    def __init__(self, sheet: Sheet) -> None:
        self.start = sheet.start("features")

    def write(self, game: CarcassonneState, tile: i64, holders: Holders, row: vec[i16], at: i64) -> None:
        start: i64 = at + self.start
        board = game.board
        first: i64 = board.tile_node[tile]
        size: i64 = game.rules.kinds.size[board.tile_kind[tile]]
        feature: i64 = 0
        while feature < size:
            root = board.root(first + feature)
            kind: i64 = board.node_kind[root]
            row[start] = i16(kind + 1)
            if kind != FIELD:
                missing: i64 = board.open[root]
                row[start + 1] = i16(missing)
            tiles: i64 = board.size[root]
            shields: i64 = board.shields[root]
            row[start + 2] = i16(tiles)
            row[start + 3] = i16(shields)
            place = holders.place(root)
            if place >= 0:
                row[start + 4] = i16(holders.mine[place])
                row[start + 5] = i16(holders.others[place])
            if kind == FIELD:
                row[start + 6] = i16(len(board.cities_beside(root)))
            marks: i64 = board.marks[root]
            if marks != 0:
                i: i64 = 0
                while i < len(_MARKS):
                    if marks & _MARKS[i] != 0:
                        row[start + 7 + i] = 1
                    i += 1
            start += _FEATURE
            feature += 1
