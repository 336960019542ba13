"""Layout of the module state of Bridges, Castles & Bazaars: indices in its list in ``state.extra``."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from bastide.games.carcassonne.rules.action_space import BID_COUNT, FIRST_ACTION
from bastide.games.carcassonne.rules.module_api import Position

# First actions of its blocks.
ACTION_BUILD_BRIDGE: Final[i64] = FIRST_ACTION["bridge"]
ACTION_FOUND_CASTLE: Final[i64] = FIRST_ACTION["castle"]
ACTION_SCORE_CASTLE: Final[i64] = FIRST_ACTION["score"]
ACTION_OFFER: Final[i64] = FIRST_ACTION["offer"]
ACTION_BID: Final[i64] = FIRST_ACTION["bid"]
ACTION_BUY: Final[i64] = FIRST_ACTION["buy"]
ACTION_SELL: Final[i64] = FIRST_ACTION["sell"]
MAX_BID_POINTS: Final[i64] = BID_COUNT - 1

#: Number of tiles on the board after the last bridge was built: at most one bridge per tile.
BRIDGE_BUILT_AT_TILE_COUNT: Final = 0
#: Small cities for which a castle was declined: bits by index in ``state.completed``.
DECLINED_CASTLES: Final = 1
#: Root of the castle whose owner chooses what it scores, or -1.
CHOOSING_CASTLE: Final = 2
#: Whether a bazaar tile was laid in this turn part.
BAZAAR_DUE: Final = 3
#: Player who laid it, from the auction until that player has played the tile won there; otherwise -1.
SELLER: Final = 4
#: Number of bazaar tiles, and whether they are face down.
TILES_LAID_OUT: Final = 5
TILES_FACE_DOWN: Final = 6
# The auction.
AUCTION_STAGE: Final = 7  # index in AUCTION_STAGE_IDS
AUCTIONEER: Final = 8
OFFERED_TILE: Final = 9  # index in the bazaar tiles
HIGHEST_BID: Final = 10
HIGHEST_BIDDER: Final = 11
AUCTION_STAGE_IDS: Final[list[str]] = ["", "offering", "opening", "raising", "settling"]
#: Start of the player data: bridges left, castles left, and the tile won at the bazaar or -1.
PLAYERS_START: Final[i64] = 12
FIELDS_PER_PLAYER: Final[i64] = 3
BRIDGES_LEFT: Final[i64] = 0
CASTLES_LEFT: Final[i64] = 1
WON_TILE: Final[i64] = 2


def player_field_index(player: i64, what: i64) -> i64:
    """Return the index of a field of a player."""
    return PLAYERS_START + FIELDS_PER_PLAYER * player + what


def bazaar_tiles_start(state: Position) -> i64:
    """Return the start of the bazaar tiles. After them, while castles are scored: root and points of each."""
    return PLAYERS_START + FIELDS_PER_PLAYER * state.players


def scored_castles_start(state: Position, module_state: list[int]) -> i64:
    """Return the start of the castles scored with this tile."""
    return bazaar_tiles_start(state) + module_state[TILES_LAID_OUT]


def initial_stock(players: int) -> int:
    """Return the initial number of bridges, and of castles, per player."""
    return 3 if players <= 4 else 2


def initial_state_values(players: int) -> list[int]:
    """Return the initial module state."""
    each = initial_stock(players)
    return [0, 0, -1, 0, -1, 0, 0, 0, -1, -1, 0, -1] + [each, each, -1] * players
