"""The players, told from the viewer's place: what they have at home, in Carcassonne, and from the bazaar."""

from __future__ import annotations

from typing import Final, final

from librt.vecs import vec
from mypy_extensions import i16, i64

from bastide.encoding.encoder import Encoder, small
from bastide.games.carcassonne.encoding.planes import FIGURE_COUNT
from bastide.games.carcassonne.encoding.tables import Tables
from bastide.games.carcassonne.rules.actions import QUARTERS
from bastide.games.carcassonne.rules.figures import FIGURE_IDS, FIGURE_KINDS
from bastide.games.carcassonne.rules.modules import king, traders
from bastide.games.carcassonne.rules.modules.abbey.own import held_at
from bastide.games.carcassonne.rules.modules.bridges import own as bridges
from bastide.games.carcassonne.rules.modules.count.own import QUARTER_IDS, inside
from bastide.games.carcassonne.rules.state import CarcassonneState
from bastide.games.carcassonne.rules.tiles.catalogue import TILES

#: The numbers of ``seats`` for each player, after the figures at home.
SEAT: Final = [
    *["score", "to_act", "turn", "wine", "grain", "cloth", "king", "robber_baron"],
    *["abbey", "bridges", "castles", "auctioneer", "bidder", "seller"],
]
_SEAT: Final[i64] = len(FIGURE_IDS) + len(SEAT)
_WINE: Final[i64] = len(FIGURE_IDS) + SEAT.index("wine")
_KING: Final[i64] = len(FIGURE_IDS) + SEAT.index("king")
_ABBEY: Final[i64] = len(FIGURE_IDS) + SEAT.index("abbey")
_BRIDGES: Final[i64] = len(FIGURE_IDS) + SEAT.index("bridges")
_AUCTIONEER: Final[i64] = len(FIGURE_IDS) + SEAT.index("auctioneer")
_TILES: Final[i64] = len(TILES)


@final
class Seats:
    """The parts ``seats``, ``quarters`` and ``won``."""

    seats: i64
    quarters: i64
    won: i64

    def __init__(self, encoder: Encoder) -> None:
        players = encoder.players
        figures = ", ".join(FIGURE_IDS)
        self.seats = encoder.part(
            "seats", (players, int(_SEAT)), f"of each player: figures at home: {figures}; then " + ", ".join(SEAT)
        )
        self.quarters = encoder.part(
            "quarters",
            (players, int(QUARTERS), len(FIGURE_IDS)),
            f"of each player, figures in Carcassonne: {', '.join(QUARTER_IDS)}; in each: {figures}",
        )
        self.won = encoder.part(
            "won", (players, len(TILES)), "one-hot, of each player: the tile from the bazaar, to be played next"
        )

    def write(self, game: CarcassonneState, tables: Tables, viewer: i64, row: vec[i16], at: i64) -> None:
        players: i64 = game.players
        place: i64 = 0
        while place < players:
            player: i64 = (viewer + place) % players
            start: i64 = at + self.seats + place * _SEAT
            self._home(game, player, row, start)
            if tables.traders >= 0:
                goods(game.extra[tables.traders], player, row, start + _WINE)
            if tables.king >= 0:
                crowns(game.extra[tables.king], player, row, start + _KING)
            if tables.abbey >= 0:
                abbey: i64 = game.extra[tables.abbey][held_at(player)]
                row[start + _ABBEY] = i16(abbey)
            if tables.bridges >= 0:
                self._bazaar(game, tables, player, place, row, at)
            if tables.count >= 0:
                self._quarters(game, tables, player, row, at + self.quarters + place * QUARTERS * FIGURE_COUNT)
            place += 1

    def _home(self, game: CarcassonneState, player: i64, row: vec[i16], start: i64) -> None:
        code: i64 = 0
        while code < FIGURE_COUNT:
            home: i64 = game.supply[player * FIGURE_KINDS + code]
            row[start + code] = i16(home)
            code += 1
        start += FIGURE_COUNT
        score: i64 = game.score[player]
        row[start] = small(score)
        if game.asked == player:
            row[start + 1] = 1
        if game.active == player:
            row[start + 2] = 1

    def _bazaar(self, game: CarcassonneState, tables: Tables, player: i64, place: i64, row: vec[i16], at: i64) -> None:
        """Bridges and castles that are left, the part a player has in an auction, and what was won there."""
        own = game.extra[tables.bridges]
        start: i64 = at + self.seats + place * _SEAT
        left: i64 = own[bridges.place(player, bridges.BRIDGES)]
        row[start + _BRIDGES] = i16(left)
        left = own[bridges.place(player, bridges.CASTLES)]
        row[start + _BRIDGES + 1] = i16(left)
        if own[bridges.AUCTIONEER] == player:
            row[start + _AUCTIONEER] = 1
        if own[bridges.BIDDER] == player:
            row[start + _AUCTIONEER + 1] = 1
        if own[bridges.SELLER] == player:
            row[start + _AUCTIONEER + 2] = 1
        won: i64 = own[bridges.place(player, bridges.WON)]
        if won >= 0:
            kind: i64 = tables.number[won]
            row[at + self.won + place * _TILES + kind] = 1

    def _quarters(self, game: CarcassonneState, tables: Tables, player: i64, row: vec[i16], start: i64) -> None:
        quarter: i64 = 0
        while quarter < QUARTERS:
            code: i64 = 0
            while code < FIGURE_COUNT:
                row[start] = i16(inside(game, tables.count, player, quarter, code))
                start += 1
                code += 1
            quarter += 1


def goods(own: list[int], player: i64, row: vec[i16], start: i64) -> None:
    good: i64 = 0
    while good < 3:
        held: i64 = own[traders.TOKENS_AT + 3 * player + good]
        row[start + good] = i16(held)
        good += 1


def crowns(own: list[int], player: i64, row: vec[i16], start: i64) -> None:
    """The king and the robber baron."""
    if own[king.KING + king.HOLDER] == player:
        row[start] = 1
    if own[king.ROBBER + king.HOLDER] == player:
        row[start + 1] = 1
