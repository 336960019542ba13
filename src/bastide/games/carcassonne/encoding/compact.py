"""``carcassonne_v3``: the map as rows instead of a picture.

A row for each tile laid, for each feature that can still bring something, and for each legal action. A picture of the
window is mostly empty, and to write it takes most of the time of a decision; rows are a tenth of it. The policy head
goes by the rows of actions: index 7 is the seventh of those that are legal now, and what it does stands in its row.

For tables of the base game and of Inns & Cathedrals, which have no memory besides the map. Words are told by their
place in the vocabulary of ``carcassonne_v2``.
"""

from __future__ import annotations

from typing import Final, cast, final

from librt.vecs import vec
from mypy_extensions import i16, i64

from bastide.core.state import State
from bastide.encoding.encoder import Encoder, small
from bastide.games.carcassonne.encoding.holders import Holders
from bastide.games.carcassonne.encoding.tables import Tables
from bastide.games.carcassonne.encoding.vocabulary import EACH, TILES
from bastide.games.carcassonne.rules.actions import FIGURE_COUNT, FIGURE_IDS, NONE, placed_code
from bastide.games.carcassonne.rules.board import Board
from bastide.games.carcassonne.rules.contract import Rules
from bastide.games.carcassonne.rules.figure_actions import placed_feature
from bastide.games.carcassonne.rules.geometry import REACH, WIDTH
from bastide.games.carcassonne.rules.moments import PLACE
from bastide.games.carcassonne.rules.state import CarcassonneState
from bastide.games.carcassonne.rules.tile_moves import counted_placements
from bastide.games.carcassonne.rules.tiles.model import CATHEDRAL, EDGE_CITY, EDGE_RIVER, EDGE_ROAD, FIELD, INN
from bastide.games.carcassonne.rules.tileset import NO_FEATURE

COMPACT_VERSION: Final = 3
#: The modules it speaks of, and the tiles that come with them.
COMPACT_MODULES: Final = ["base", "inns"]
COMPACT_TILES: Final = [tile for tile in TILES if tile.partition("_")[0] in COMPACT_MODULES]

#: As many rows as there can be tiles, and more than enough of the others. What is beyond them is not shown, and not
#: offered.
TILE_ROWS: Final[i64] = 90
FEATURE_ROWS: Final[i64] = 160
ACTION_ROWS: Final[i64] = 192
#: More features than so many tiles can have.
NODES: Final[i64] = TILE_ROWS * 16

TABLE: Final = ["tile in hand + 1", "tiles to come", "1 if a figure is asked for", "tiles laid"]
SEAT: Final = ["followers at home", "big followers at home", "score", "1 if to act"]
TILE: Final = ["tile + 1", "x", "y", "quarter turns"]
FEATURE: Final = [
    *["kind + 1", "open edges, or empty cells around it", "tiles", "shields", "1 with an inn", "1 with a cathedral"],
    *["my strength", "the strongest other's"],
]
ACTION: Final = [
    *["1 a tile, 2 no figure, 3 a follower, 4 a big one", "x", "y", "quarter turns", "feature row + 1 of the figure"],
    *["feature row + 1 to the north", "east", "south", "west"],
]
_SEAT: Final[i64] = len(SEAT)
_TILE: Final[i64] = len(TILE)
_FEATURE: Final[i64] = len(FEATURE)
_ACTION: Final[i64] = len(ACTION)
_FOLLOWER: Final[i64] = FIGURE_IDS.index("follower")
_BIG: Final[i64] = FIGURE_IDS.index("big")


@final
class CompactEncoder(Encoder):
    """The table, the players, the tiles to come; then tiles, features and actions, row by row."""

    seats: i64
    to_come: i64
    tiles: i64
    features: i64
    choices: i64
    cell: i64

    def __init__(self, players: int) -> None:
        super().__init__(COMPACT_VERSION, players, int(ACTION_ROWS))
        self.part("table", (len(TABLE),), ", ".join(TABLE))
        self.seats = self.part("seats", (players, len(SEAT)), "of each player: " + ", ".join(SEAT))
        self.to_come = self.part("to_come", (len(COMPACT_TILES),), "how many of each tile lie face down")
        self.tiles = self.part(
            "tiles", (int(TILE_ROWS), len(TILE)), "of each tile, in the order they were laid: " + ", ".join(TILE)
        )
        self.features = self.part(
            "features",
            (int(FEATURE_ROWS), len(FEATURE)),
            "of each field, and of each other feature that is not scored yet: " + ", ".join(FEATURE),
        )
        self.choices = self.part(
            "actions",
            (int(ACTION_ROWS), len(ACTION)),
            "of each legal action, and for a tile what lies around its cell: " + ", ".join(ACTION),
        )
        self.holders = Holders(players, players * EACH)
        self.known: list[Tables] = []
        #: By root: the number of its row plus one, or 0.
        self.rows: vec[i64] = vec[i64]([0] * int(NODES))
        #: What lies around the cell looked at last.
        self.cell = -1
        self.around: vec[i64] = vec[i64]([0] * 4)
        self.every: list[int] = list(range(int(ACTION_ROWS)))

    def observe(self, state: State, viewer: int, row: vec[i16], at: i64) -> None:
        game = cast(CarcassonneState, state)
        tables = self._tables(game.rules)
        board = game.board
        hand: i64 = game.hand
        if hand >= 0:
            kind: i64 = tables.number[hand]
            row[at] = i16(kind + 1)
        row[at + 1] = small(len(game.pile))
        row[at + 2] = 0 if hand >= 0 or game.asked < 0 else 1
        row[at + 3] = small(len(board.tile_kind))
        for tile in game.pile:
            kind = tables.number[tile]
            row[at + self.to_come + kind] += 1
        self._seats(game, viewer, row, at + self.seats)
        self._tiles(game, tables, row, at + self.tiles)
        self._features(game, viewer, row, at + self.features)
        if game.asked == viewer:
            self._actions(game, row, at + self.choices)

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
            start += _SEAT
            place += 1

    def _tiles(self, game: CarcassonneState, tables: Tables, row: vec[i16], start: i64) -> None:
        board = game.board
        at: i64 = start
        for kind in board.tile_kind:
            number: i64 = tables.number[kind]
            row[at] = i16(number + 1)
            at += _TILE
        at = start
        for cell in board.tile_cell:
            place: i64 = cell
            row[at + 1] = i16(place % WIDTH - REACH)
            row[at + 2] = i16(place // WIDTH - REACH)
            at += _TILE
        at = start
        for turn in board.tile_turn:
            quarters: i64 = turn
            row[at + 3] = i16(quarters)
            at += _TILE

    def _features(self, game: CarcassonneState, viewer: i64, row: vec[i16], start: i64) -> None:
        board = game.board
        kinds = board.node_kind
        opens = board.open
        completed = game.completed
        just_completed = len(completed) > 0
        rows = self.rows
        count: i64 = 0
        for at, parent in enumerate(board.parent):
            if parent == at:
                node: i64 = at
                kind: i64 = kinds[node]
                missing: i64 = opens[node]
                rows[node] = 0
                counts = missing > 0 or kind == FIELD or (just_completed and node in completed)
                if counts and kind <= FIELD and count < FEATURE_ROWS:
                    self._feature(board, node, kind, missing, row, start + count * _FEATURE)
                    count += 1
                    rows[node] = count
        holders = self.holders
        holders.look(game, viewer)
        held: i64 = 0
        while held < holders.count:
            number: i64 = rows[holders.roots[held]]
            if number > 0:
                first: i64 = start + (number - 1) * _FEATURE
                row[first + 6] = i16(holders.mine[held])
                row[first + 7] = i16(holders.others[held])
            held += 1

    def _feature(self, board: Board, root: i64, kind: i64, missing: i64, row: vec[i16], start: i64) -> None:
        tiles: i64 = board.size[root]
        marks: i64 = board.marks[root]
        row[start] = i16(kind + 1)
        row[start + 2] = i16(tiles)
        if kind != FIELD:
            shields: i64 = board.shields[root]
            row[start + 1] = i16(missing)
            row[start + 3] = i16(shields)
        if marks != 0:
            row[start + 4] = 1 if marks & INN != 0 else 0
            row[start + 5] = 1 if marks & CATHEDRAL != 0 else 0

    def _actions(self, game: CarcassonneState, row: vec[i16], start: i64) -> None:
        legal = game.legal_actions(int(game.asked))
        self.cell = -1
        for each in legal[:ACTION_ROWS]:
            action: i64 = each
            if action < NONE:
                self._placement(game, action, row, start)
            elif action == NONE:
                row[start] = 2
            else:
                self._figure(game, action, row, start)
            start += _ACTION

    def _placement(self, game: CarcassonneState, action: i64, row: vec[i16], start: i64) -> None:
        cell: i64 = action >> 2
        if cell != self.cell:
            self.cell = cell
            self._look_around(game, cell)
        row[start] = 1
        row[start + 1] = i16(cell % WIDTH - REACH)
        row[start + 2] = i16(cell // WIDTH - REACH)
        row[start + 3] = i16(action & 3)
        side: i64 = 0
        while side < 4:
            row[start + 5 + side] = i16(self.around[side])
            side += 1

    def _look_around(self, game: CarcassonneState, cell: i64) -> None:
        """The features that face an empty cell: cities and roads, and fields where nothing else does."""
        board = game.board
        side: i64 = 0
        step: i64 = WIDTH
        while side < 4:
            if side == 1:
                step = 1
            elif side == 2:
                step = -WIDTH
            elif side == 3:
                step = -1
            found: i64 = 0
            tile = board.grid.at(cell + step)
            if tile >= 0:
                back: i64 = side ^ 2
                if board.edge_at(tile, back) in (EDGE_CITY, EDGE_ROAD, EDGE_RIVER):
                    found = self.rows[board.root(board.node_at(tile, back))]
                else:
                    pose: i64 = board.tile_kind[tile] * 4 + board.tile_turn[tile]
                    field: i64 = board.kinds.at_half[pose * 8 + back * 2]
                    if field != NO_FEATURE:
                        found = self.rows[board.root(board.tile_node[tile] + field)]
            self.around[side] = found
            side += 1

    def _figure(self, game: CarcassonneState, action: i64, row: vec[i16], start: i64) -> None:
        board = game.board
        node: i64 = board.tile_node[len(board.tile_node) - 1] + placed_feature(action)
        cell: i64 = board.tile_cell[len(board.tile_cell) - 1]
        row[start] = 3 if placed_code(action) == _FOLLOWER else 4
        row[start + 1] = i16(cell % WIDTH - REACH)
        row[start + 2] = i16(cell // WIDTH - REACH)
        row[start + 4] = i16(self.rows[board.root(node)])

    def _tables(self, rules: Rules) -> Tables:
        for known in self.known:
            if known.rules is rules:
                return known
        made = Tables(rules)
        self.known = [made, *self.known[:3]]
        return made

    # -- actions: by their place among those that are legal ----------------------------------------------------------

    def offers(self, state: State, player: int) -> list[int]:
        game = cast(CarcassonneState, state)
        if player != game.asked or player < 0:
            return []
        if game.rules.chain[game.phase].moment == PLACE:
            return self.every[: counted_placements(game, game.hand, -1)]
        return self.every[: len(game.legal_actions(player))]

    def action(self, state: State, player: int, index: int) -> int:
        game = cast(CarcassonneState, state)
        if game.rules.chain[game.phase].moment == PLACE:
            return int(counted_placements(game, game.hand, index))
        return game.legal_actions(player)[index]

    def index(self, state: State, player: int, action: int) -> int:
        legal = state.legal_actions(player)
        return legal.index(action) if action in legal[: len(self.every)] else -1
