"""The map: every cell of the window with its tile, what the features there are like, and who stands there."""

from __future__ import annotations

from typing import final

from librt.vecs import vec
from mypy_extensions import i16, i64

from bastide.games.carcassonne.encoding.holders import Holders
from bastide.games.carcassonne.encoding.planes import (
    ASKED,
    BARN_HERE,
    CASTLE_HERE,
    CLOISTER_TILES,
    FIELD_MINE,
    FIELD_OTHERS,
    FIGURES_MINE,
    FIGURES_SHOWN,
    LAID,
    MINE,
    OPEN,
    OTHERS,
    PLANES,
    ROADS,
)
from bastide.games.carcassonne.encoding.sheet import WindowSheet
from bastide.games.carcassonne.encoding.subject import Subject
from bastide.games.carcassonne.encoding.tables import Tables
from bastide.games.carcassonne.rules.map.board import Board
from bastide.games.carcassonne.rules.map.geometry import REACH
from bastide.games.carcassonne.rules.map.tile_map import NORTH_SOUTH
from bastide.games.carcassonne.rules.state.state import CarcassonneState
from bastide.games.carcassonne.rules.tiles.model import CITY, FIELD, HAS_BARN, HAS_CASTLE, ROAD
from bastide.games.carcassonne.rules.tiles.tileset import NO_FEATURE


@final
class ChartPart:
    """The parts ``middle`` and ``window``."""

    middle: i64
    start: i64

    def __init__(self, sheet: WindowSheet) -> None:
        self.window = sheet.window
        self.middle = sheet.start("middle")
        self.start = sheet.chart

    def write(
        self,
        game: CarcassonneState,
        tables: Tables,
        subject: Subject,
        holders: Holders,
        viewer: i64,
        row: vec[i16],
        at: i64,
    ) -> None:
        row[at + self.middle] = i16(self.window.west + self.window.size // 2 - REACH)
        row[at + self.middle + 1] = i16(self.window.south + self.window.size // 2 - REACH)
        start: i64 = at + self.start
        self._tiles(game, tables, row, start)
        self._figures(game, tables, viewer, row, start)
        place: i64 = 0
        while place < holders.count:
            self._strength(game.board, tables, holders, place, row, start)
            place += 1
        self._additions(game.board, row, start)
        if subject.root >= 0:
            self._feature(game.board, subject.root, row, start + ASKED)
        elif subject.going:
            self._piece(game.board.tile_cell[subject.tile], row, start + ASKED)

    def _tiles(self, game: CarcassonneState, tables: Tables, row: vec[i16], start: i64) -> None:
        board = game.board
        kinds = game.rules.kinds
        window = self.window
        firsts = tables.firsts
        writes = tables.writes
        missing = board.open
        reaches = kinds.at_edge
        tiles: i64 = len(board.tile_kind)
        tile: i64 = 0
        while tile < tiles:
            place = window.place(board.tile_cell[tile])
            if place >= 0:
                place = start + place * PLANES
                kind: i64 = board.tile_kind[tile]
                pose: i64 = kind * 4 + board.tile_turn[tile]
                i: i64 = firsts[pose]
                end: i64 = firsts[pose + 1]
                while i < end:
                    row[place + writes[i]] = i16(writes[i + 1])
                    i += 2
                first: i64 = board.tile_node[tile]
                spot: i64 = kinds.spot[kind]
                if spot >= 0:
                    cells: i64 = missing[first + spot]
                    row[place + CLOISTER_TILES] = i16(9 - cells)
                span: i64 = board.span[tile]
                side: i64 = 0
                while side < 4:
                    reaching: i64 = reaches[pose * 4 + side]
                    if span != 0 and span - 1 == side & 1:  # a bridge is a road
                        reaching = kinds.site[kind]
                        row[place + ROADS + side] = 1
                    if reaching != NO_FEATURE:
                        edges: i64 = missing[board.root(first + reaching)]
                        row[place + OPEN + side] = i16(edges)
                    side += 1
                if tile == tiles - 1:
                    row[place + LAID] = 1
            tile += 1

    def _figures(self, game: CarcassonneState, tables: Tables, viewer: i64, row: vec[i16], start: i64) -> None:
        board = game.board
        figure: i64 = 0
        while figure < len(game.figure_node):
            place = self.window.place(board.tile_cell[board.node_tile[game.figure_node[figure]]])
            if place >= 0:
                plane: i64 = FIGURES_MINE + tables.figure[game.figure_code[figure]]
                if game.figure_owner[figure] != viewer:
                    plane += FIGURES_SHOWN
                row[start + place * PLANES + plane] += 1
            figure += 1

    def _strength(self, board: Board, tables: Tables, holders: Holders, number: i64, row: vec[i16], start: i64) -> None:
        """How strong the viewer and the others are, on every piece of a feature that is held."""
        root: i64 = holders.roots[number]
        mine: i16 = i16(holders.mine[number])
        others: i16 = i16(holders.others[number])
        kind: i64 = board.node_kind[root]
        if kind != CITY and kind != ROAD and kind != FIELD:
            return  # the figure itself shows where it stands
        node: i64 = root
        while True:
            tile: i64 = board.node_tile[node]
            place = self.window.place(board.tile_cell[tile])
            if place >= 0:
                place = start + place * PLANES
                if kind == FIELD:
                    most(row, place + FIELD_MINE, mine)
                    most(row, place + FIELD_OTHERS, others)
                else:
                    sides = sides_of(board, tables, tile, node)
                    side: i64 = 0
                    while side < 4:
                        if sides >> side & 1:
                            row[place + MINE + side] = mine
                            row[place + OTHERS + side] = others
                        side += 1
            node = board.ring[node]
            if node == root:
                return

    def _additions(self, board: Board, row: vec[i16], start: i64) -> None:
        """Castles, and fields that have a barn."""
        at: i64 = 0
        while at < len(board.additions):
            what: i64 = board.additions[at + 2]
            if what == HAS_CASTLE:
                self._feature(board, board.additions[at + 1], row, start + CASTLE_HERE)
            elif what == HAS_BARN:
                self._feature(board, board.additions[at + 1], row, start + BARN_HERE)
            at += 3

    def _feature(self, board: Board, node: i64, row: vec[i16], start: i64) -> None:
        """Mark every tile that a feature lies on."""
        for piece in board.nodes_of(node):
            self._piece(board.tile_cell[board.node_tile[piece]], row, start)

    def _piece(self, cell: i64, row: vec[i16], start: i64) -> None:
        """Mark a cell; -1 is none."""
        place = self.window.place(cell) if cell >= 0 else -1
        if place >= 0:
            row[start + place * PLANES] = 1


def most(row: vec[i16], place: i64, number: i16) -> None:
    if number > row[place]:
        row[place] = number


def sides_of(board: Board, tables: Tables, tile: i64, node: i64) -> i64:
    """The sides of its tile that a piece of city or road reaches, as bits."""
    reaches = tables.sides[board.tile_kind[tile] * 4 + board.tile_turn[tile]]
    number: i64 = node - board.tile_node[tile]
    if number < len(reaches):
        return reaches[number]
    return 5 if board.span[tile] == NORTH_SOUTH else 10  # the bridge
