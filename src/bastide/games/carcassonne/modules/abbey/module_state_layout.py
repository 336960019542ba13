"""Layout of the module state of Abbey & Mayor: indices in its list in ``state.extra``."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from bastide.games.carcassonne.rules.action_space import FIRST_ACTION, MEEPLE_IDS

MAYOR: Final = MEEPLE_IDS.index("mayor")
WAGON: Final = MEEPLE_IDS.index("wagon")
BARN: Final = MEEPLE_IDS.index("barn")
#: First action of the block that builds the barn.
ACTION_BUILD_BARN: Final[i64] = FIRST_ACTION["barn"]

#: At the end of the game: player of the last turn, or -1; and number of players asked for their abbey since.
LAST_PLAYER: Final = 0
ASKED_COUNT: Final = 1
#: Tile to which a wagon goes while its feature is asked, else -1.
WAGON_TARGET_TILE: Final = 2
#: Start of the player data: whether the abbey is in hand, for all players; then the barn corner or -1, for all.
PLAYERS_START: Final[i64] = 3


def abbey_in_hand_index(player: i64) -> i64:
    """Return the index of the flag for a player's abbey in hand."""
    return PLAYERS_START + player


def barn_corner_index(players: i64, player: i64) -> i64:
    """Return the index of a player's barn corner."""
    return PLAYERS_START + players + player


def wagons_start(players: i64) -> i64:
    """Return the start of the travelling wagons: owner and scored feature of each."""
    return PLAYERS_START + 2 * players
