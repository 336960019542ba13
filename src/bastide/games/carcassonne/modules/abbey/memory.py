"""What the module remembers: where it stands in ``state.extra``."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from bastide.games.carcassonne.rules.actions import FIGURE_IDS, FIRST

MAYOR: Final = FIGURE_IDS.index("mayor")
WAGON: Final = FIGURE_IDS.index("wagon")
BARN: Final = FIGURE_IDS.index("barn")
#: The block of actions that build it.
BUILD_BARN: Final[i64] = FIRST["barn"]

#: At the end: whose turn was the last, or -1; and how many have been asked for their abbey since.
LAST: Final = 0
ASKED: Final = 1
#: The tile that a wagon goes to, while it is asked where on it; -1 otherwise.
GOING_TO: Final = 2
#: From here: for each player, whether the abbey is still in hand; then the corner where the barn stands, or -1.
PLAYERS: Final[i64] = 3


def held_at(player: i64) -> i64:
    return PLAYERS + player


def corner_at(players: i64, player: i64) -> i64:
    return PLAYERS + players + player


def wagons_at(players: i64) -> i64:
    """Then, while wagons travel: the owner and the scored feature of each."""
    return PLAYERS + 2 * players
