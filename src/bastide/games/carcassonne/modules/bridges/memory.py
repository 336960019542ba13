"""What the module remembers: where it stands in ``state.extra``."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from bastide.games.carcassonne.rules.actions import BIDS, FIRST
from bastide.games.carcassonne.rules.module_api import Position

# Its blocks of actions.
BRIDGE: Final[i64] = FIRST["bridge"]
CASTLE: Final[i64] = FIRST["castle"]
SCORE: Final[i64] = FIRST["score"]
OFFER: Final[i64] = FIRST["offer"]
BID: Final[i64] = FIRST["bid"]
BUY: Final[i64] = FIRST["buy"]
SELL: Final[i64] = FIRST["sell"]
MOST_BID: Final[i64] = BIDS - 1

#: How many tiles lay on the board when the last bridge had been built: one a tile.
BUILT_AT: Final = 0
#: Small cities that are not to be castles, by their place in what was completed: a bit each.
DECLINED: Final = 1
#: The castle whose owner is asked what it scores: its root, or -1.
CHOOSING: Final = 2
#: Whether a bazaar tile has been laid in this part.
DUE: Final = 3
#: Who laid it, from the auction until that player has played the tile won there; otherwise -1.
SELLER: Final = 4
#: How many tiles are laid out, and whether they still lie face down.
LAID: Final = 5
HIDDEN: Final = 6
# The auction.
STAGE: Final = 7  # a place in STAGES
AUCTIONEER: Final = 8
OFFERED: Final = 9  # a place among the tiles laid out
HIGHEST: Final = 10
BIDDER: Final = 11
STAGES: Final[list[str]] = ["", "offering", "opening", "raising", "settling"]
#: From here, for each player: bridges left, castles left, and the tile won at the bazaar or -1.
PLAYERS: Final[i64] = 12
EACH: Final[i64] = 3
BRIDGES: Final[i64] = 0
CASTLES: Final[i64] = 1
WON: Final[i64] = 2


def place(player: i64, what: i64) -> i64:
    return PLAYERS + EACH * player + what


def tiles_at(state: Position) -> i64:
    """Then the tiles laid out; and behind them, while castles are scored, the root and the points of each."""
    return PLAYERS + EACH * state.players


def castles_at(state: Position, own: list[int]) -> i64:
    return tiles_at(state) + own[LAID]


def stock_for(players: int) -> int:
    """How many bridges, and as many castles, everybody begins with."""
    return 3 if players <= 4 else 2


def first_numbers(players: int) -> list[int]:
    each = stock_for(players)
    return [0, 0, -1, 0, -1, 0, 0, 0, -1, -1, 0, -1] + [each, each, -1] * players
