"""The row of a game in ``carcassonne_v3``, kept up to date from decision to decision.

A tile that lies stays where it is, and one that comes changes only the features it belongs to: so tiles are added at
the end, features are looked at anew where a tile was laid, and what is complete makes room. Only what is asked, the
seats and the actions are written each time.
"""

from __future__ import annotations

from typing import Final, cast, final

from librt.vecs import vec
from mypy_extensions import i16, i64

from bastide.core.state import State
from bastide.encoding.encoder import Keeper, small
from bastide.games.carcassonne.encoding.compact_sheet import (
    ACTION_ROWS,
    ACTION_SIZE,
    COMPACT_TILES,
    FEATURE_ROWS,
    FEATURE_SIZE,
    NODES,
    SEAT_SIZE,
    TILE_ROWS,
    TILE_SIZE,
    CompactSheet,
)
from bastide.games.carcassonne.encoding.tables import Tables
from bastide.games.carcassonne.rules.actions import FIGURE_COUNT, FIGURE_FIRST, FIGURE_IDS, NONE, placed_code
from bastide.games.carcassonne.rules.map.board import Board
from bastide.games.carcassonne.rules.map.geometry import REACH, WIDTH
from bastide.games.carcassonne.rules.state.state import CarcassonneState
from bastide.games.carcassonne.rules.tiles.model import CATHEDRAL, CLOISTER, EDGE_FIELD, FIELD, INN
from bastide.games.carcassonne.rules.tiles.tileset import NO_FEATURE
from bastide.games.carcassonne.rules.turn.moments import PLACE

#: The indices of all rows of actions: what is offered is a beginning of it.
EVERY: Final[list[int]] = list(range(192))
#: All its beginnings, by their length.
BEGINNINGS: Final[list[list[int]]] = [EVERY[:length] for length in range(len(EVERY) + 1)]
_FOLLOWER: Final[i64] = FIGURE_IDS.index("follower")
_BIG: Final[i64] = FIGURE_IDS.index("big")
_KINDS: Final[i64] = len(COMPACT_TILES)


@final
class CompactRow(Keeper):
    """What the row holds already: so many tiles, features and actions of the game on ``board``."""

    board: Board | None = None
    tiles: i64 = 0
    #: The nodes of the map that its features have been made of.
    nodes: i64 = 0
    #: Tiles in the pile when they were counted.
    pile: i64 = 0
    features: i64 = 0
    figures: i64 = 0
    actions: i64 = 0
    #: Whether some of the features are there only because they have just been completed.
    leaving: bool = False

    def __init__(self, sheet: CompactSheet) -> None:
        self.sheet = sheet
        #: What can be done with a figure, if that was asked last.
        self.legal: list[int] = []
        #: By tile, then by side: the city, road or river that reaches the side, or else the field; -1 for none.
        self.faces: vec[i16] = vec[i16]([0] * int(TILE_ROWS * 4))
        #: The root of each feature, in the order of their rows, which is ascending.
        self.roots: vec[i64] = vec[i64]([0] * int(FEATURE_ROWS))
        #: By root: the number of its row plus one, or 0. Whatever else has 0, too: what has a row is a root.
        self.rows: vec[i16] = vec[i16]([0] * int(NODES))
        #: By node: its root when it was looked for last.
        self.homes: vec[i16] = vec[i16]([0] * int(NODES))
        #: The rows, plus one, of the features where somebody stands, once for each figure.
        self.held: vec[i16] = vec[i16]([0] * int(sheet.figures))

    # -- the two ways to write -------------------------------------------------------------------------------------

    def show(self, state: State, player: int, row: vec[i16], at: i64) -> list[int]:
        game = cast(CarcassonneState, state)
        board = game.board
        if self.board is not board or self.features == FEATURE_ROWS:
            # Another game; or there may be features that have had no room so far.
            self._forget()
            self.board = board
            place: i64 = at
            while place < at + self.sheet.size:
                row[place] = 0
                place += 1
        self._write(game, player, row, at)
        return BEGINNINGS[self.actions]

    def write(self, game: CarcassonneState, viewer: i64, row: vec[i16], at: i64) -> None:
        """A whole observation, into a row that holds nothing but zeros."""
        self._forget()
        self._write(game, viewer, row, at)

    def _forget(self) -> None:
        self.board = None
        self.tiles = 0
        self.nodes = 0
        self.pile = 0
        self.features = 0
        self.actions = 0
        self.leaving = False
        self.figures = 0

    def _write(self, game: CarcassonneState, viewer: i64, row: vec[i16], at: i64) -> None:
        sheet = self.sheet
        tables = sheet.tables(game.rules)
        hand: i64 = game.hand
        row[at] = 0
        if hand >= 0:
            row[at] = i16(i64(tables.number[hand]) + 1)
        row[at + 2] = 0 if hand >= 0 or game.asked < 0 else 1
        self._count_pile(game.pile, hand, tables, row, at)
        self._seats(game, viewer, row, at + sheet.seats)
        self._tiles(game.board, tables, row, at)
        self._features(game, tables, viewer, row, at + sheet.features)
        self._actions(game, viewer, row, at + sheet.choices)

    # -- the table -------------------------------------------------------------------------------------------------

    def _count_pile(self, pile: list[int], hand: i64, tables: Tables, row: vec[i16], at: i64) -> None:
        left: i64 = len(pile)
        row[at + 1] = small(left)
        if left == self.pile:
            return
        first: i64 = at + self.sheet.to_come
        place: i64 = first
        if left == self.pile - 1 and hand >= 0:  # the tile in hand was the only one drawn since
            place += tables.number[hand]
            row[place] -= 1
            self.pile = left
            return
        self.pile = left
        while place < first + _KINDS:
            row[place] = 0
            place += 1
        numbers = tables.number
        for tile in pile:
            number: i64 = numbers[tile]
            row[first + number] += 1

    def _seats(self, game: CarcassonneState, viewer: i64, row: vec[i16], start: i64) -> None:
        players: i64 = game.players
        place: i64 = 0
        while place < players:
            player: i64 = (viewer + place) % players
            followers: i64 = game.supply[player * FIGURE_COUNT + _FOLLOWER]
            big: i64 = game.supply[player * FIGURE_COUNT + _BIG]
            score: i64 = game.score[player]
            row[start] = i16(followers)
            row[start + 1] = i16(big)
            row[start + 2] = small(score)
            row[start + 3] = 1 if game.asked == player else 0
            start += SEAT_SIZE
            place += 1

    def _tiles(self, board: Board, tables: Tables, row: vec[i16], at: i64) -> None:
        """Those that have been laid since."""
        count: i64 = len(board.tile_kind)
        row[at + 3] = small(count)
        start: i64 = at + self.sheet.tiles + self.tiles * TILE_SIZE
        tile: i64 = self.tiles
        while tile < count:
            kind: i64 = board.tile_kind[tile]
            number: i64 = tables.number[kind]
            cell: i64 = board.tile_cell[tile]
            turn: i64 = board.tile_turn[tile]
            self._face(board, tile, kind * 4 + turn)
            row[start] = i16(number + 1)
            row[start + 1] = i16(cell % WIDTH - REACH)
            row[start + 2] = i16(cell // WIDTH - REACH)
            row[start + 3] = i16(turn)
            start += TILE_SIZE
            tile += 1
        self.tiles = count

    def _face(self, board: Board, tile: i64, pose: i64) -> None:
        """Note what a new tile shows on its sides: of a field only where nothing else is shown."""
        kinds = board.kinds
        first: i64 = board.tile_node[tile]
        side: i64 = 0
        while side < 4:
            field = kinds.edge[pose * 4 + side] == EDGE_FIELD
            feature: i64 = kinds.at_half[pose * 8 + side * 2] if field else kinds.at_edge[pose * 4 + side]
            self.faces[tile * 4 + side] = -1
            if feature != NO_FEATURE:
                self.faces[tile * 4 + side] = i16(first + feature)
            side += 1

    # -- features --------------------------------------------------------------------------------------------------

    def _row(self, board: Board, node: i64) -> i16:
        """The row plus one of the feature of a node."""
        home: i64 = i64(self.homes[node])
        number = self.rows[home]
        if number != 0:
            return number
        home = board.root(home)  # another one by now, or none that has a row
        self.homes[node] = i16(home)
        return self.rows[home]

    def _features(self, game: CarcassonneState, tables: Tables, viewer: i64, row: vec[i16], start: i64) -> None:
        board = game.board
        nodes: i64 = len(board.parent)
        self._let_go(row, start)
        if self.leaving or nodes != self.nodes:
            completed = game.completed
            behind = nodes != self.nodes and (game.hand >= 0 or board.tile_node[len(board.tile_node) - 1] != self.nodes)
            self._leave(board, completed, behind, row, start)
            self._grow(board, completed, row, start)
            self.leaving = len(completed) > 0
            self.nodes = nodes
        self._hold(game, tables, viewer, row, start)

    def _leave(self, board: Board, completed: list[int], behind: bool, row: vec[i16], start: i64) -> None:
        """Rows of features that belong to others now, or have been scored, make room for those behind them.

        What they miss is as it was, or ``_grow`` tells it; unless the row is ``behind`` by more than a tile just laid.
        """
        rows = self.rows
        roots = self.roots
        parents = board.parent
        opens = board.open
        kept: i64 = 0
        number: i64 = 0
        while number < self.features:
            root: i64 = roots[number]
            from_: i64 = start + number * FEATURE_SIZE
            kind: i64 = i64(row[from_]) - 1
            stays = parents[root] == root
            if stays and kind != FIELD:
                missing: i64 = i64(row[from_ + 1])
                if behind or kind >= CLOISTER:  # which has no node on the tile beside it
                    missing = opens[root]
                    row[from_ + 1] = i16(missing)
                stays = missing > 0 or root in completed
            if not stays:
                rows[root] = 0
            else:
                if kept != number:
                    to: i64 = start + kept * FEATURE_SIZE
                    row[to] = row[from_]
                    row[to + 1] = row[from_ + 1]
                    row[to + 2] = row[from_ + 2]
                    row[to + 3] = row[from_ + 3]
                    row[to + 4] = row[from_ + 4]
                    row[to + 5] = row[from_ + 5]
                    roots[kept] = root
                    rows[root] = i16(kept + 1)
                kept += 1
            number += 1
        place: i64 = start + kept * FEATURE_SIZE
        while place < start + self.features * FEATURE_SIZE:
            row[place] = 0
            place += 1
        self.features = kept

    def _grow(self, board: Board, completed: list[int], row: vec[i16], start: i64) -> None:
        """The features of the tiles that have been laid since: a row for each that is new, others as they are now."""
        rows = self.rows
        first: i64 = self.nodes
        nodes: i64 = len(board.parent)
        node: i64 = first
        while node < nodes:
            parent: i64 = board.parent[node]
            rows[node] = 0
            self.homes[node] = i16(node)
            if parent == node:
                kind: i64 = board.node_kind[node]
                missing: i64 = board.open[node]
                counts = missing > 0 or kind == FIELD or node in completed
                if counts and kind <= FIELD and self.features < FEATURE_ROWS:
                    self.roots[self.features] = node
                    self._feature(board, node, kind, missing, row, start + self.features * FEATURE_SIZE)
                    self.features += 1
                    rows[node] = i16(self.features)
            elif first > 0:
                root = board.root(parent)
                number: i64 = i64(rows[root]) if root < first else 0
                if number > 0:
                    kind = board.node_kind[root]
                    self._feature(board, root, kind, board.open[root], row, start + (number - 1) * FEATURE_SIZE)
            node += 1

    def _feature(self, board: Board, root: i64, kind: i64, missing: i64, row: vec[i16], start: i64) -> None:
        tiles: i64 = board.size[root]
        marks: i64 = board.marks[root]
        row[start] = i16(kind + 1)
        row[start + 2] = i16(tiles)
        if kind != FIELD:
            shields: i64 = board.shields[root]
            row[start + 1] = i16(missing)
            row[start + 3] = i16(shields)
        row[start + 4] = 1 if marks & INN != 0 else 0
        row[start + 5] = 1 if marks & CATHEDRAL != 0 else 0

    def _let_go(self, row: vec[i16], start: i64) -> None:
        """Nobody stands anywhere: rows can move."""
        held = self.held
        figure: i64 = 0
        while figure < self.figures:
            number: i64 = i64(held[figure])
            if number > 0:
                first: i64 = start + (number - 1) * FEATURE_SIZE
                row[first + 6] = 0
                row[first + 7] = 0
            figure += 1
        self.figures = 0

    def _hold(self, game: CarcassonneState, tables: Tables, viewer: i64, row: vec[i16], start: i64) -> None:
        """How strong the viewer is where somebody stands, and the strongest other. All figures here are followers."""
        board = game.board
        weights = tables.weight
        players: i64 = game.players
        strengths = self.sheet.strengths
        held = self.held
        nodes = game.figure_node
        owners = game.figure_owner
        figures: i64 = len(nodes)
        figure: i64 = 0
        while figure < figures:
            number: i64 = i64(self._row(board, nodes[figure]))
            held[figure] = i16(number)
            if number > 0:
                first: i64 = start + (number - 1) * FEATURE_SIZE
                owner: i64 = owners[figure]
                code: i64 = game.figure_code[figure]
                strength: i64 = weights[code]
                if owner == viewer:
                    row[first + 6] += i16(strength)
                else:
                    place: i64 = (number - 1) * players + owner
                    strength += strengths[place]
                    strengths[place] = strength
                    if strength > i64(row[first + 7]):
                        row[first + 7] = i16(strength)
            figure += 1
        self.figures = figures
        figure = 0
        while figure < figures:
            number = i64(held[figure])
            if number > 0:
                owner = owners[figure]
                strengths[(number - 1) * players + owner] = 0
            figure += 1

    # -- actions ---------------------------------------------------------------------------------------------------

    def _actions(self, game: CarcassonneState, viewer: i64, row: vec[i16], start: i64) -> None:
        before = self.actions
        self.actions = 0
        if game.asked == viewer:
            if game.rules.chain[game.phase].moment == PLACE:
                self._placements(game, row, start)
            else:
                self.legal = game.legal_actions(int(viewer))
                for action in self.legal:
                    self._figure(game, action, row, start + self.actions * ACTION_SIZE)
                    self.actions += 1
        place: i64 = start + self.actions * ACTION_SIZE
        while place < start + before * ACTION_SIZE:
            row[place] = 0
            place += 1

    def _placements(self, game: CarcassonneState, row: vec[i16], start: i64) -> None:
        """As the rules list them: none of the modules spoken of here keeps a tile from where its edges fit."""
        board = game.board
        rim = board.rim
        needs = board.needs
        shown = game.rules.kinds.shown[game.hand]
        # ``Shown.fitting``, said here: it is asked of every cell of the rim.
        north: i64 = shown.north
        east: i64 = shown.east
        south: i64 = shown.south
        west: i64 = shown.west
        cells: i64 = len(needs)
        place: i64 = 0
        while place < cells:
            need: i64 = needs[place]
            turns: i64 = 0
            if north & need == need:
                turns = 1
            if east & need == need:
                turns |= 2
            if south & need == need:
                turns |= 4
            if west & need == need:
                turns |= 8
            if turns != 0:
                self._place(board, rim[place], need, turns, row, start)
            place += 1

    def _place(self, board: Board, cell: i64, need: i64, turns: i64, row: vec[i16], start: i64) -> None:
        """The turns, a bit each, in which the tile can lie on a cell."""
        x = i16(cell % WIDTH - REACH)
        y = i16(cell // WIDTH - REACH)
        columns: i64 = board.grid.columns
        there: i64 = board.grid.place(cell)
        # Not ``... if ... else 0``: compiled, that makes an object of a number.
        north: i16 = 0
        east: i16 = 0
        south: i16 = 0
        west: i16 = 0
        if need & 15 != 0:
            north = self._facing(board, there + columns, 2)
        if need & 240 != 0:
            east = self._facing(board, there + 1, 3)
        if need & 3840 != 0:
            south = self._facing(board, there - columns, 0)
        if need & 61440 != 0:
            west = self._facing(board, there - 1, 1)
        turn: i16 = 0
        while turns != 0 and self.actions < ACTION_ROWS:
            if turns & 1 == 1:
                at: i64 = start + self.actions * ACTION_SIZE
                row[at] = 1
                row[at + 1] = x
                row[at + 2] = y
                row[at + 3] = turn
                row[at + 4] = 0
                row[at + 5] = north
                row[at + 6] = east
                row[at + 7] = south
                row[at + 8] = west
                self.actions += 1
            turns >>= 1
            turn += 1

    def _facing(self, board: Board, place: i64, side: i64) -> i16:
        """The row plus one of what a tile shows to the empty cell on this side of it."""
        tile: i64 = board.grid.tiles[place]
        face: i64 = (tile - 1) * 4 + side
        node: i64 = i64(self.faces[face])
        if node < 0:
            return 0
        return self._row(board, node)

    def _figure(self, game: CarcassonneState, action: i64, row: vec[i16], at: i64) -> None:
        """A figure on the tile laid last, or none."""
        row[at] = 2
        row[at + 1] = 0
        row[at + 2] = 0
        row[at + 4] = 0
        if action != NONE:
            board = game.board
            code = placed_code(action)
            node: i64 = board.tile_node[len(board.tile_node) - 1] + action - FIGURE_FIRST[code]
            cell: i64 = board.tile_cell[len(board.tile_cell) - 1]
            row[at] = 3 if code == _FOLLOWER else 4
            row[at + 1] = i16(cell % WIDTH - REACH)
            row[at + 2] = i16(cell // WIDTH - REACH)
            row[at + 4] = self._row(board, node)
        row[at + 3] = 0
        row[at + 5] = 0
        row[at + 6] = 0
        row[at + 7] = 0
        row[at + 8] = 0

    def action(self, state: State, player: int, index: int, row: vec[i16], at: i64) -> int:
        """Where a tile goes stands in its row."""
        start: i64 = at + self.sheet.choices + i64(index) * ACTION_SIZE
        if row[start] == 1:
            column: i64 = i64(row[start + 1]) + REACH
            cell: i64 = (i64(row[start + 2]) + REACH) * WIDTH + column
            return int(cell * 4 + i64(row[start + 3]))
        return self.legal[index]
