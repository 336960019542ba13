"""The legal actions, a row for each, which points at the features that it is about."""

from __future__ import annotations

from typing import Final, final

from librt.vecs import vec
from mypy_extensions import i16, i64

from bastide.games.carcassonne.encoding.sheet import x_of_cell, y_of_cell
from bastide.games.carcassonne.encoding.subject import Subject
from bastide.games.carcassonne.encoding.tables import Tables
from bastide.games.carcassonne.encoding.things import Things
from bastide.games.carcassonne.encoding.vocabulary import ACTION_ROWS, ACTION_SIZE, DEEDS
from bastide.games.carcassonne.modules.bridges.memory import BUY, CASTLE, SCORE
from bastide.games.carcassonne.modules.dragon.memory import DRAGON, FAIRY, KNIGHT
from bastide.games.carcassonne.rules.actions import FEATURES, FIRST, LAYOUT, NONE
from bastide.games.carcassonne.rules.map.board import Board
from bastide.games.carcassonne.rules.map.geometry import CELLS, STEPS
from bastide.games.carcassonne.rules.state.state import CarcassonneState
from bastide.games.carcassonne.rules.tiles.model import EDGE_FIELD
from bastide.games.carcassonne.rules.tiles.tileset import NO_FEATURE

#: By block: the number of its first action, and its word; 0 for what there is no word for.
_STARTS: Final[list[int]] = [FIRST[name] for name, _ in LAYOUT]
_WORDS: Final[list[int]] = [DEEDS.index(name) + 1 if name in DEEDS else 0 for name, _ in LAYOUT]
#: By block: whether its actions differ by a side, a quarter, a corner or an axis.
_TURNED: Final[list[bool]] = [2 <= size <= 4 for _, size in LAYOUT]
_FIRST_FIGURE: Final[i64] = FIRST["figure follower"]
_LAST_FIGURE: Final[i64] = FIRST["unused figure"]


@final
class Choices:
    """Writes the rows of actions."""

    def __init__(self) -> None:
        #: The rows plus one of what was looked up last: to the north, east, south and west.
        self.around: vec[i16] = vec[i16]([0] * 4)

    def write(
        self,
        game: CarcassonneState,
        tables: Tables,
        legal: list[int],
        subject: Subject,
        things: Things,
        row: vec[i16],
        start: i64,
    ) -> None:
        """A row for each of them, from ``start`` on; those for which there is no room have none."""
        board = game.board
        pose: i64 = 0  # an abbey is laid from no hand
        if game.hand >= 0:
            kind: i64 = tables.number[game.hand]
            pose = 4 * kind + 1
        last: i64 = -1
        number: i64 = 0
        count: i64 = len(legal)
        while number < count and number < ACTION_ROWS:
            action: i64 = legal[number]
            at: i64 = start + number * ACTION_SIZE
            if action < NONE:
                cell: i64 = action >> 2
                if cell != last:
                    self._look_around(board, cell, things)
                    last = cell
                row[at] = 1
                row[at + 3] = i16(action & 3)
                if pose > 0:
                    row[at + 10] = i16(pose + (action & 3))
                self._point(cell, row, at)
            else:
                self._other(game, action, subject, things, row, at)
            number += 1

    def _other(
        self, game: CarcassonneState, action: i64, subject: Subject, things: Things, row: vec[i16], at: i64
    ) -> None:
        board = game.board
        block: i64 = len(_STARTS) - 1
        while _STARTS[block] > action:
            block -= 1
        number: i64 = action - _STARTS[block]
        row[at] = i16(_WORDS[block])
        if _TURNED[block]:
            row[at + 3] = i16(number)
        if _FIRST_FIGURE <= action < _LAST_FIGURE:
            first: i64 = board.tile_node[subject.tile]
            self._cell(board.tile_cell[subject.tile], row, at)
            row[at + 5] = things.row(board, first + number % FEATURES)
        elif FAIRY <= action < DRAGON:
            cell: i64 = number % CELLS
            self._look_at(board, board.tile_at(cell), things)
            self._point(cell, row, at)
            row[at + 5] = self._own_on(game, cell, things)
        elif KNIGHT <= action < KNIGHT + len(game.figure_node):
            node: i64 = game.figure_node[number]
            self._cell(board.tile_cell[board.node_tile[node]], row, at)
            row[at + 5] = things.row(board, node)
        elif action == CASTLE:
            row[at + 5] = things.row(board, subject.root)
        elif SCORE <= action < BUY:  # what a castle scores, a tile of the bazaar, a bid
            row[at + 4] = i16(number + 1)

    def _own_on(self, game: CarcassonneState, cell: i64, things: Things) -> i16:
        """The row plus one of what a follower of the asked player holds on a tile; 0 if there is none."""
        board = game.board
        tile = board.tile_at(cell)
        index: i64 = 0
        while index < len(game.figure_node):
            node: i64 = game.figure_node[index]
            if game.figure_owner[index] == game.asked and board.node_tile[node] == tile:
                return things.row(board, node)
            index += 1
        return 0

    def _cell(self, cell: i64, row: vec[i16], at: i64) -> None:
        row[at + 1] = x_of_cell(cell)
        row[at + 2] = y_of_cell(cell)

    def _point(self, cell: i64, row: vec[i16], at: i64) -> None:
        """At what was looked up last."""
        self._cell(cell, row, at)
        side: i64 = 0
        while side < 4:
            row[at + 6 + side] = self.around[side]
            side += 1

    def _look_around(self, board: Board, cell: i64, things: Things) -> None:
        """What the tiles around an empty cell show to it."""
        side: i64 = 0
        while side < 4:
            tile = board.tile_at(cell + STEPS[side])
            self.around[side] = 0
            if tile >= 0:
                self.around[side] = things.row(board, shown(board, tile, side ^ 2))
            side += 1

    def _look_at(self, board: Board, tile: i64, things: Things) -> None:
        """What a tile shows on its own sides."""
        side: i64 = 0
        while side < 4:
            self.around[side] = things.row(board, shown(board, tile, side))
            side += 1


def shown(board: Board, tile: i64, side: i64) -> i64:
    """The node that a tile shows on a side: of a field only where nothing else is shown; -1 for none."""
    span: i64 = board.span[tile]
    if span != 0 and span - 1 == side & 1:
        return board.site(tile)
    kinds = board.kinds
    pose: i64 = board.tile_kind[tile] * 4 + board.tile_turn[tile]
    feature: i64 = kinds.at_edge[pose * 4 + side]
    if kinds.edge[pose * 4 + side] == EDGE_FIELD:
        feature = kinds.at_half[pose * 8 + side * 2]
    return -1 if feature == NO_FEATURE else board.tile_node[tile] + feature
