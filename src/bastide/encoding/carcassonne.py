"""Carcassonne as numbers: a window on the map, and what lies beside it.

The map has no limits, a policy head has: a *window* of some cells by as many, its middle where the middle of the map
is, shows the map and says where a tile can go. As long as the map and the cells around it fit in, nothing is lost.
Placements outside the window are not offered; if all are outside, the window moves to the first of them.
"""

from __future__ import annotations

from typing import Final, cast, final

from librt.vecs import vec
from mypy_extensions import i16, i64

from bastide.core.errors import InvalidOption
from bastide.core.options import Options
from bastide.core.state import State
from bastide.encoding.encoder import Encoder, EncoderMaker, small
from bastide.games.carcassonne import phase as moments
from bastide.games.carcassonne.actions import ACTION_SPACE, DRAGON, FAIRY, FEATURES, NONE, TO
from bastide.games.carcassonne.board import NORTH_SOUTH
from bastide.games.carcassonne.figures import FIGURE_IDS, FIGURE_KINDS
from bastide.games.carcassonne.geometry import CELLS, FACINGS, REACH, WIDTH
from bastide.games.carcassonne.kinds import Kinds
from bastide.games.carcassonne.modules import king, traders
from bastide.games.carcassonne.modules.dragon.own import DRAGON_AT, FAIRY_AT
from bastide.games.carcassonne.state import CarcassonneState
from bastide.games.carcassonne.tiles.catalogue import TILES
from bastide.games.carcassonne.tiles.model import CITY, FIELD, MARKS, ROAD

VERSION: Final = 1
#: The window, if nothing else is asked for: wide enough for the base game.
WINDOW: Final = 25

#: The moments at which somebody is asked, in the order of the turn.
MOMENTS: Final[list[int]] = [
    moments.TURN_START,
    moments.SOURCE,
    moments.DRAW,
    moments.PLACE,
    moments.PRINCESS,
    moments.FIGURE,
    moments.DRAGON,
    moments.CASTLE,
    moments.REDEPLOY,
    moments.SCORE,
    moments.CASTLE_SCORE,
    moments.TOKENS,
    moments.WAGONS,
    moments.TO_CARCASSONNE,
    moments.AFTER_RIVER,
    moments.SECOND_PART,
    moments.BAZAAR,
    moments.TURN_END,
    moments.LAST_ABBEYS,
    moments.LAST_REDEPLOY,
    moments.GAME_OVER,
]
#: The numbers of ``seats`` for each player, after the figures at home.
SEAT: Final = ["score", "to_act", "turn", "wine", "grain", "cloth", "king", "robber_baron"]
#: The numbers of ``features`` for each feature of the tile just laid.
FEATURE: Final = ["kind + 1", "open", "tiles", "shields", "mine", "others'"]

#: The symbols that can be printed on a tile.
SYMBOLS: Final[list[str]] = [name for name in MARKS if name not in ("castle", "barn")]
#: The numbers of a cell of the window.
CELL: Final[list[str]] = [
    "tile",
    *[f"{what}_{side}" for what in ("city", "road", "river") for side in "nesw"],
    "cloister",
    "shields",
    *SYMBOLS,
    *[f"{what}_{side}" for what in ("open", "mine", "others") for side in "nesw"],
    "field_mine",
    "field_others",
    *[f"{figure}_mine" for figure in range(int(FIGURE_KINDS))],
    *[f"{figure}_others" for figure in range(int(FIGURE_KINDS))],
    "laid",
    "the_dragon",
    "the_fairy",
]
_CELL: Final[i64] = len(CELL)
_CLOISTER: Final[i64] = CELL.index("cloister")
_SHIELDS: Final[i64] = CELL.index("shields")
_MARKS: Final[i64] = CELL.index("inn")
_OPEN: Final[i64] = CELL.index("open_n")
_MINE: Final[i64] = CELL.index("mine_n")
_OTHERS: Final[i64] = CELL.index("others_n")
_FIELD: Final[i64] = CELL.index("field_mine")
_FIGURES: Final[i64] = CELL.index("0_mine")
_LAID: Final[i64] = CELL.index("laid")
_ROAD: Final[i64] = CELL.index("road_n")
_SEAT: Final[i64] = len(SEAT) + FIGURE_KINDS
_FEATURE: Final[i64] = len(FEATURE)


@final
class Printed:
    """What the tiles of some modules write into a cell, turned four ways: lists of places and numbers, in turn."""

    def __init__(self, kinds: Kinds) -> None:
        self.kinds = kinds
        number = {tile.id: place for place, tile in enumerate(TILES)}
        #: By kind: the place of the tile in the whole catalogue.
        self.place: list[int] = [number[tile.id] for tile in kinds.tiles]
        #: By pose: where its places and numbers begin in ``writes``; one more for the end.
        firsts: list[int] = [0]
        writes: list[int] = []
        #: By pose, then by feature: the sides it reaches, as bits.
        self.sides: list[list[int]] = []
        for kind in range(len(kinds.tiles)):
            for turn in range(4):
                writes += _printed(kinds, kind, turn)
                firsts.append(len(writes))
                features = kinds.tiles[kind].features
                self.sides.append([sum([1 << (side + turn) % 4 for side in feature.edges]) for feature in features])
        self.firsts: vec[i64] = vec[i64](firsts)
        self.writes: vec[i64] = vec[i64](writes)


def _printed(kinds: Kinds, kind: int, turn: int) -> list[int]:
    tile = kinds.tiles[kind]
    writes = [0, 1]
    for side in range(4):
        edge = kinds.edge[(kind * 4 + turn) * 4 + side]
        for what, bit in enumerate([4, 2, 8]):  # city, road, river as the edges of ``tiles.model`` say them
            if edge & bit and edge != 15:
                writes += [1 + what * 4 + side, 1]
    shields = sum(kinds.shields[kind])
    if shields:
        writes += [int(_SHIELDS), shields]
    marks = kinds.tile_marks[kind]
    for feature in range(len(tile.features)):
        marks |= kinds.marks[kind][feature]
    for place, name in enumerate(SYMBOLS):
        if marks & MARKS[name]:
            writes += [int(_MARKS) + place, 1]
    return writes


@final
class CarcassonneEncoder(Encoder):
    """``phase`` to ``features`` are about the table, ``window`` is the map, row by row from the south-west corner."""

    window: i64
    phase: i64
    part_of_turn: i64
    middle: i64
    hand: i64
    laid: i64
    facing: i64
    left: i64
    to_come: i64
    seats: i64
    features: i64
    cells: i64
    west: i64
    south: i64

    def __init__(self, players: int, window: int) -> None:
        cells = window * window
        super().__init__(VERSION, players, cells * 6 + ACTION_SPACE - CELLS * 6)
        self.window = window
        self.west = 0
        self.south = 0
        self.printed: list[Printed] = []
        tiles = (len(TILES),)
        figures = ", ".join(FIGURE_IDS) + " (room for eight kinds of figures)"
        self.phase = self.part("phase", (len(MOMENTS),), "one-hot, the moment of the turn, as in phase.py")
        self.part_of_turn = self.part("part", (1,), "1, or 2 while the builder's second tile is played")
        self.middle = self.part("middle", (2,), "x and y of the cell in the middle of the window")
        self.hand = self.part("hand", tiles, "one-hot, the tile to be laid, in the order of the whole box")
        self.laid = self.part("laid", tiles, "one-hot, the tile laid last")
        self.facing = self.part("facing", (4,), "one-hot, where its drawn north points: " + ", ".join(FACINGS))
        self.left = self.part("left", (1,), "how many tiles are still to come")
        self.to_come = self.part("to_come", tiles, "how many of each")
        self.seats = self.part(
            "seats", (players, int(_SEAT)), f"of each player: figures at home: {figures}; then " + ", ".join(SEAT)
        )
        self.features = self.part(
            "features", (int(FEATURES), len(FEATURE)), "of each feature of the tile laid last: " + ", ".join(FEATURE)
        )
        self.cells = self.part(
            "window", (window, window, len(CELL)), "the cells of the window, see the table of planes"
        )

    # -- where the window lies -------------------------------------------------------------------------------------

    def _frame(self, game: CarcassonneState) -> None:
        """Put the window where it belongs: ``west`` and ``south`` are the column and row of its corner."""
        board = game.board
        west: i64 = WIDTH
        east: i64 = 0
        south: i64 = WIDTH
        north: i64 = 0
        for cell in board.tile_cell:
            column: i64 = i64(cell) % WIDTH
            row: i64 = i64(cell) // WIDTH
            if column < west:
                west = column
            if column > east:
                east = column
            if row < south:
                south = row
            if row > north:
                north = row
        half: i64 = self.window // 2
        self.west = (west + east) // 2 - half
        self.south = (south + north) // 2 - half
        if east - west + 3 <= self.window and north - south + 3 <= self.window:
            return
        actor = game.next_actor()
        first: i64 = -1
        for action in game.legal_actions(actor) if actor >= 0 else []:
            where = cell_of(action)
            if where < 0 or self._inside(where):
                return
            if first < 0:
                first = where
        if first >= 0:
            self.west = first % WIDTH - half
            self.south = first // WIDTH - half

    def _inside(self, cell: i64) -> bool:
        column: i64 = cell % WIDTH - self.west
        row: i64 = cell // WIDTH - self.south
        return 0 <= column < self.window and 0 <= row < self.window

    # -- actions -----------------------------------------------------------------------------------------------------

    def offers(self, state: State, player: int) -> list[int]:
        game = cast(CarcassonneState, state)
        legal = game.legal_actions(player)
        if not legal:
            return legal
        self._frame(game)
        found: list[int] = []
        for number in legal:
            index = self._index(number)
            if index >= 0:
                found.append(index)
        return found

    def _index(self, action: i64) -> i64:
        """Where an action of the game stands in the policy head: the blocks that go by cells go by the window here."""
        window: i64 = self.window * self.window
        cell = cell_of(action)
        if cell < 0:
            return action - NONE + window * 4 if action < FAIRY else action - DRAGON + window * 6 + FAIRY - NONE
        column: i64 = cell % WIDTH - self.west
        row: i64 = cell // WIDTH - self.south
        if column < 0 or column >= self.window or row < 0 or row >= self.window:
            return -1
        place: i64 = row * self.window + column
        if action < NONE:
            return place * 4 + (action & 3)
        return window * 4 + FAIRY - NONE + (0 if action < TO else window) + place

    def action(self, state: State, player: int, index: int) -> int:
        window: i64 = self.window * self.window
        after: i64 = window * 4 + FAIRY - NONE
        number: i64 = index
        if window * 4 <= number < after:
            return number - window * 4 + NONE
        if number >= after + window * 2:
            return number - after - window * 2 + DRAGON
        self._frame(cast(CarcassonneState, state))
        if number < window * 4:
            return self._cell(number >> 2) * 4 + (number & 3)
        number -= after
        return FAIRY + self._cell(number) if number < window else TO + self._cell(number - window)

    def _cell(self, place: i64) -> i64:
        """The cell at a place of the window."""
        return (place // self.window + self.south) * WIDTH + place % self.window + self.west

    def index(self, state: State, player: int, action: int) -> int:
        self._frame(cast(CarcassonneState, state))
        return self._index(action)

    # -- observations ------------------------------------------------------------------------------------------------

    def observe(self, state: State, viewer: int, row: vec[i16], at: i64) -> None:
        game = cast(CarcassonneState, state)
        self._frame(game)
        printed = self._tables(game.rules.kinds)
        self._write_table(game, printed, row, at)
        place: i64 = 0
        players: i64 = self.players
        while place < players:
            self._write_seat(game, (viewer + place) % players, place, row, at)
            place += 1
        self._write_modules(game, viewer, row, at)
        self._write_features(game, viewer, row, at)
        self._write_map(game, printed, row, at + self.cells)
        self._write_figures(game, printed, viewer, row, at + self.cells)

    def _tables(self, kinds: Kinds) -> Printed:
        for known in self.printed:
            if known.kinds is kinds:
                return known
        made = Printed(kinds)
        self.printed = [made, *self.printed[:15]]
        return made

    def _write_table(self, game: CarcassonneState, printed: Printed, row: vec[i16], at: i64) -> None:
        moment = game.rules.chain[game.phase].moment
        if moment in MOMENTS:
            row[at + self.phase + MOMENTS.index(moment)] = 1
        row[at + self.part_of_turn] = small(game.part)
        row[at + self.middle] = i16(self.west + self.window // 2 - REACH)
        row[at + self.middle + 1] = i16(self.south + self.window // 2 - REACH)
        if game.hand >= 0:
            kind: i64 = printed.place[game.hand]
            row[at + self.hand + kind] = 1
        board = game.board
        if board.tile_kind:
            kind = printed.place[board.tile_kind[-1]]
            turn: i64 = board.tile_turn[-1]
            row[at + self.laid + kind] = 1
            row[at + self.facing + turn] = 1
        left: i64 = len(game.pile)
        for tile in game.pile:
            kind = printed.place[tile]
            row[at + self.to_come + kind] += 1
        for module in game.rules.modules:
            for tile in module.tiles_held(game):
                kind = printed.place[tile]
                row[at + self.to_come + kind] += 1
                left += 1
        row[at + self.left] = small(left)

    def _write_seat(self, game: CarcassonneState, player: i64, place: i64, row: vec[i16], at: i64) -> None:
        start: i64 = at + self.seats + place * _SEAT
        code: i64 = 0
        while code < FIGURE_KINDS:
            home: i64 = game.supply[player * FIGURE_KINDS + code]
            row[start + code] = i16(home)
            code += 1
        start += FIGURE_KINDS
        score: i64 = game.score[player]
        row[start] = small(score)
        if game.asked == player:
            row[start + 1] = 1
        if game.active == player:
            row[start + 2] = 1

    def _write_modules(self, game: CarcassonneState, viewer: i64, row: vec[i16], at: i64) -> None:
        """Goods, the king and the robber baron, the dragon and the fairy, where their modules are in play."""
        players: i64 = self.players
        for module in game.rules.modules:
            if module.id == "traders":
                own = game.extra[module.slot]
                player: i64 = 0
                while player < players:
                    start: i64 = at + self.seats + (player - viewer + players) % players * _SEAT + FIGURE_KINDS + 3
                    good: i64 = 0
                    while good < 3:
                        held: i64 = own[traders.TOKENS_AT + 3 * player + good]
                        row[start + good] = i16(held)
                        good += 1
                    player += 1
            elif module.id == "king":
                own = game.extra[module.slot]
                token: i64 = 0
                while token < 2:
                    holder: i64 = own[token * king.ROBBER + king.HOLDER]
                    if holder >= 0:
                        seat: i64 = (holder - viewer + players) % players
                        row[at + self.seats + seat * _SEAT + FIGURE_KINDS + 6 + token] = 1
                    token += 1
            elif module.id == "dragon":
                own = game.extra[module.slot]
                self._write_piece(own[DRAGON_AT], row, at + self.cells + _LAID + 1)
                self._write_piece(own[FAIRY_AT], row, at + self.cells + _LAID + 2)

    def _write_piece(self, cell: i64, row: vec[i16], start: i64) -> None:
        """A piece that stands on a cell, or (-1) beside the map."""
        place = self._place(cell) if cell >= 0 else -1
        if place >= 0:
            row[start + place] = 1

    def _write_features(self, game: CarcassonneState, viewer: i64, row: vec[i16], at: i64) -> None:
        """The features of the tile laid last, which a figure may go to."""
        board = game.board
        if not board.tile_node:
            return
        first: i64 = board.tile_node[-1]
        node: i64 = first
        nodes: i64 = len(board.parent)
        while node < nodes and node - first < FEATURES:
            start: i64 = at + self.features + (node - first) * _FEATURE
            root = board.root(node)
            kind: i64 = board.node_kind[root]
            row[start] = i16(kind + 1)
            if kind != FIELD:
                missing: i64 = board.open[root]
                row[start + 1] = i16(missing)
            size: i64 = board.size[root]
            shields: i64 = board.shields[root]
            row[start + 2] = i16(size)
            row[start + 3] = i16(shields)
            if board.followers[root] > 0:
                figure: i64 = 0
                while figure < len(game.figure_node):
                    if board.root(game.figure_node[figure]) == root:
                        strength = game.rules.figure_of(game.figure_code[figure]).strength(game, root)
                        row[start + (4 if game.figure_owner[figure] == viewer else 5)] += i16(strength)
                    figure += 1
            node += 1

    def _place(self, cell: i64) -> i64:
        """Where the numbers of a cell begin in the window; -1 for a cell outside."""
        column: i64 = cell % WIDTH - self.west
        line: i64 = cell // WIDTH - self.south
        if column < 0 or column >= self.window or line < 0 or line >= self.window:
            return -1
        return (line * self.window + column) * _CELL

    def _write_map(self, game: CarcassonneState, printed: Printed, row: vec[i16], start: i64) -> None:
        board = game.board
        kinds = game.rules.kinds
        firsts = printed.firsts
        writes = printed.writes
        tiles: i64 = len(board.tile_kind)
        tile: i64 = 0
        while tile < tiles:
            place = self._place(board.tile_cell[tile])
            if place >= 0:
                place += start
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
                    missing: i64 = board.open[first + spot]
                    row[place + _CLOISTER] = i16(9 - missing)
                span: i64 = board.span[tile]
                side: i64 = 0
                while side < 4:
                    reaching: i64 = kinds.at_edge[pose * 4 + side]
                    if span != 0 and span - 1 == side & 1:  # a bridge is a road
                        reaching = kinds.site[kind]
                        row[place + _ROAD + side] = 1
                    if reaching >= 0:
                        missing = board.open[board.root(first + reaching)]
                        row[place + _OPEN + side] = i16(missing)
                    side += 1
                if tile == tiles - 1:
                    row[place + _LAID] = 1
            tile += 1

    def _write_figures(self, game: CarcassonneState, printed: Printed, viewer: i64, row: vec[i16], start: i64) -> None:
        """Where the figures stand, and how strong their owners are on every piece of what they stand on."""
        board = game.board
        figure: i64 = 0
        while figure < len(game.figure_node):
            stands: i64 = game.figure_node[figure]
            code: i64 = game.figure_code[figure]
            mine = game.figure_owner[figure] == viewer
            if stands >= 0:
                place = self._place(board.tile_cell[board.node_tile[stands]])
                if place >= 0:
                    row[start + place + _FIGURES + code + (0 if mine else FIGURE_KINDS)] += 1
                root = board.root(stands)
                strength = game.rules.figure_of(int(code)).strength(game, root)
                if strength > 0:
                    self._write_strength(game, printed, stands, i16(strength), mine, row, start)
            figure += 1

    def _write_strength(
        self,
        game: CarcassonneState,
        printed: Printed,
        stands: i64,
        strength: i16,
        mine: bool,
        row: vec[i16],
        start: i64,
    ) -> None:
        board = game.board
        kind: i64 = board.node_kind[stands]
        if kind != CITY and kind != ROAD and kind != FIELD:
            return  # the figure itself shows where it stands
        node: i64 = stands
        while True:
            tile: i64 = board.node_tile[node]
            place = self._place(board.tile_cell[tile])
            if place >= 0:
                place += start
                if kind == FIELD:
                    row[place + _FIELD + (0 if mine else 1)] += strength
                else:
                    pose: i64 = board.tile_kind[tile] * 4 + board.tile_turn[tile]
                    reaches = printed.sides[pose]
                    number: i64 = node - board.tile_node[tile]
                    sides: i64 = 5 if board.span[tile] == NORTH_SOUTH else 10
                    if number < len(reaches):  # not the bridge
                        sides = reaches[number]
                    side: i64 = 0
                    while side < 4:
                        if sides >> side & 1:
                            row[place + (_MINE if mine else _OTHERS) + side] += strength
                        side += 1
            node = board.ring[node]
            if node == stands:
                return


def cell_of(action: i64) -> i64:
    """The cell that an action is about; -1 if it is about none."""
    if action < NONE:
        return action >> 2
    if FAIRY <= action < DRAGON:
        return (action - FAIRY) % CELLS
    return -1


@final
class CarcassonneMaker(EncoderMaker):
    def make(self, players: int, options: Options, settings: dict[str, int]) -> Encoder:
        window = settings["window"]
        if not 5 <= window <= 99 or window % 2 == 0:
            raise InvalidOption(
                "option-value",
                f"the window is an odd number of cells from 5 to 99, not {window}",
                option="window",
                value=str(window),
                right="an odd number from 5 to 99",
            )
        return CarcassonneEncoder(players, window)

    def settings(self) -> dict[str, int]:
        return {"window": WINDOW}


MAKER: Final = CarcassonneMaker()
