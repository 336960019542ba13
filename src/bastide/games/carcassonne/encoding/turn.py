"""The turn: what is asked, with which tile in hand, and what has come of the tile so far."""

from __future__ import annotations

from typing import Final, final

from librt.vecs import vec
from mypy_extensions import i16, i64

from bastide.encoding.encoder import Encoder, small
from bastide.games.carcassonne.encoding.tables import PHASES, RULES, Tables
from bastide.games.carcassonne.encoding.window import Window
from bastide.games.carcassonne.rules.geometry import FACINGS, REACH
from bastide.games.carcassonne.rules.modules import king, traders
from bastide.games.carcassonne.rules.modules.count import own as count
from bastide.games.carcassonne.rules.modules.dragon import own as dragon
from bastide.games.carcassonne.rules.state import CarcassonneState
from bastide.games.carcassonne.rules.tiles.catalogue import TILES
from bastide.games.carcassonne.rules.tiles.model import CITY, ROAD

#: The numbers of ``turn``.
TURN: Final = [
    "1, or 2 while the builder's second tile is played",
    "1 if a second part has been earned",
    "1 if a princess has sent a knight home",
    "tiles of the dragon's journey so far",
    "1 if this tile has brought points to others",
    "1 if it has brought points to the active player",
]
#: The numbers of ``records``.
RECORDS: Final = ["tiles of the largest city", "of the longest road", "complete cities", "complete roads"]


@final
class Turn:
    """The parts from ``rules`` to ``records``."""

    rules: i64
    phase: i64
    turn: i64
    middle: i64
    hand: i64
    laid: i64
    facing: i64
    left: i64
    to_come: i64
    aside: i64
    count: i64
    records: i64

    def __init__(self, encoder: Encoder, window: Window) -> None:
        tiles = (len(TILES),)
        part = encoder.part
        self.window = window
        self.rules = part(
            "rules",
            (len(RULES),),
            "1 for each module in play, and for each option that is not as usual: " + ", ".join(RULES),
        )
        self.phase = part("phase", (len(PHASES),), "one-hot, what is asked: " + ", ".join(PHASES))
        self.turn = part("turn", (len(TURN),), "; ".join(TURN))
        self.middle = part("middle", (2,), "x and y of the cell in the middle of the window")
        self.hand = part("hand", tiles, "one-hot, the tile to be laid, in the order of the whole box")
        self.laid = part("laid", tiles, "one-hot, the tile laid last")
        self.facing = part("facing", (4,), "one-hot, where its drawn north points: " + ", ".join(FACINGS))
        self.left = part("left", (1,), "how many tiles are still to be played, wherever they are")
        self.to_come = part("to_come", tiles, "how many of each lie face down, the river's among them")
        self.aside = part("aside", tiles, "how many of each wait for the first volcano")
        self.count = part("count", (len(count.QUARTER_IDS),), "one-hot, the count: " + ", ".join(count.QUARTER_IDS))
        self.records = part("records", (len(RECORDS),), "for king and robber baron: " + ", ".join(RECORDS))

    def write(self, game: CarcassonneState, tables: Tables, row: vec[i16], at: i64) -> None:
        for on in tables.on:
            row[at + self.rules + on] = 1
        asked: i64 = tables.phase[game.phase]
        if asked >= 0:
            row[at + self.phase + asked] = 1
        row[at + self.turn] = small(game.part)
        row[at + self.middle] = i16(self.window.west + self.window.size // 2 - REACH)
        row[at + self.middle + 1] = i16(self.window.south + self.window.size // 2 - REACH)
        self._tiles(game, tables, row, at)
        self._modules(game, tables, row, at)

    def _tiles(self, game: CarcassonneState, tables: Tables, row: vec[i16], at: i64) -> None:
        """The tile in hand, the one laid last, and those that are still to come."""
        board = game.board
        if game.hand >= 0:
            kind: i64 = tables.number[game.hand]
            row[at + self.hand + kind] = 1
        if board.tile_kind:
            kind = tables.number[board.tile_kind[-1]]
            turn: i64 = board.tile_turn[-1]
            row[at + self.laid + kind] = 1
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
        if tables.river >= 0:
            for tile in game.extra[tables.river]:
                kind = tables.number[tile]
                row[at + self.to_come + kind] += 1
        row[at + self.left] = small(left)

    def _modules(self, game: CarcassonneState, tables: Tables, row: vec[i16], at: i64) -> None:
        turn: i64 = at + self.turn
        if tables.traders >= 0:
            due: i64 = game.extra[tables.traders][traders.DUE]
            row[turn + 1] = i16(due)
        if tables.dragon >= 0:
            own = game.extra[tables.dragon]
            rescued: i64 = own[dragon.RESCUED]
            trail: i64 = own[dragon.TRAIL]
            row[turn + 2] = i16(rescued)
            row[turn + 3] = i16(trail)
            for tile in own[dragon.OWN + trail :]:
                kind: i64 = tables.number[tile]
                row[at + self.aside + kind] += 1
        if tables.count >= 0:
            own = game.extra[tables.count]
            gave: i64 = own[count.GAVE]
            gained: i64 = own[count.GAINED]
            quarter: i64 = own[count.COUNT_IN]
            row[turn + 4] = i16(gave)
            row[turn + 5] = i16(gained)
            row[at + self.count + quarter] = 1
        if tables.king >= 0:
            own = game.extra[tables.king]
            city: i64 = own[king.KING + king.TILES]
            road: i64 = own[king.ROBBER + king.TILES]
            row[at + self.records] = i16(city)
            row[at + self.records + 1] = i16(road)
            row[at + self.records + 2] = i16(king.complete_on_map(game, CITY))
            row[at + self.records + 3] = i16(king.complete_on_map(game, ROAD))
