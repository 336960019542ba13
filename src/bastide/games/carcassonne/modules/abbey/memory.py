"""Layout of the module state of Abbey & Mayor: indices in its list in ``state.extra``."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from bastide.games.carcassonne.rules.actions import FIGURE_IDS, FIRST

MAYOR: Final = FIGURE_IDS.index("mayor")
WAGON: Final = FIGURE_IDS.index("wagon")
BARN: Final = FIGURE_IDS.index("barn")
#: First action of the block that builds the barn.
BUILD_BARN: Final[i64] = FIRST["barn"]

#: At the end of the game: player of the last turn, or -1; and number of players asked for their abbey since.
LAST: Final = 0
ASKED: Final = 1
#: Tile to which a wagon goes while its feature is asked, else -1.
GOING_TO: Final = 2
#: Start of the player data: whether the abbey is in hand, for all players; then the barn corner or -1, for all.
PLAYERS: Final[i64] = 3


def held_at(player: i64) -> i64:
    """Return the index of the flag for a player's abbey in hand."""
    return PLAYERS + player


def corner_at(players: i64, player: i64) -> i64:
    """Return the index of a player's barn corner."""
    return PLAYERS + players + player


def wagons_at(players: i64) -> i64:
    """Return the start of the travelling wagons: owner and scored feature of each."""
    return PLAYERS + 2 * players
