"""Layout of the module state of Bridges, Castles & Bazaars: indices in its list in ``state.extra``."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from bastide.games.carcassonne.rules.actions import BIDS, FIRST
from bastide.games.carcassonne.rules.module_api import Position

# First actions of its blocks.
BRIDGE: Final[i64] = FIRST["bridge"]
CASTLE: Final[i64] = FIRST["castle"]
SCORE: Final[i64] = FIRST["score"]
OFFER: Final[i64] = FIRST["offer"]
BID: Final[i64] = FIRST["bid"]
BUY: Final[i64] = FIRST["buy"]
SELL: Final[i64] = FIRST["sell"]
MOST_BID: Final[i64] = BIDS - 1

#: Number of tiles on the board after the last bridge was built: at most one bridge per tile.
BUILT_AT: Final = 0
#: Small cities for which a castle was declined: bits by index in ``state.completed``.
DECLINED: Final = 1
#: Root of the castle whose owner chooses what it scores, or -1.
CHOOSING: Final = 2
#: Whether a bazaar tile was laid in this turn part.
DUE: Final = 3
#: Player who laid it, from the auction until that player has played the tile won there; otherwise -1.
SELLER: Final = 4
#: Number of bazaar tiles, and whether they are face down.
LAID: Final = 5
HIDDEN: Final = 6
# The auction.
STAGE: Final = 7  # index in AUCTION_STAGE_IDS
AUCTIONEER: Final = 8
OFFERED: Final = 9  # index in the bazaar tiles
HIGHEST: Final = 10
BIDDER: Final = 11
STAGES: Final[list[str]] = ["", "offering", "opening", "raising", "settling"]
#: Start of the player data: bridges left, castles left, and the tile won at the bazaar or -1.
PLAYERS: Final[i64] = 12
EACH: Final[i64] = 3
BRIDGES: Final[i64] = 0
CASTLES: Final[i64] = 1
WON: Final[i64] = 2


def place(player: i64, what: i64) -> i64:
    """Return the index of a field of a player."""
    return PLAYERS + EACH * player + what


def tiles_at(state: Position) -> i64:
    """Return the start of the bazaar tiles. After them, while castles are scored: root and points of each."""
    return PLAYERS + EACH * state.players


def castles_at(state: Position, module_state: list[int]) -> i64:
    """Return the start of the castles scored with this tile."""
    return tiles_at(state) + module_state[LAID]


def stock_for(players: int) -> int:
    """Return the initial number of bridges, and of castles, per player."""
    return 3 if players <= 4 else 2


def first_numbers(players: int) -> list[int]:
    """Return the initial module state."""
    each = stock_for(players)
    return [0, 0, -1, 0, -1, 0, 0, 0, -1, -1, 0, -1] + [each, each, -1] * players
