"""Constants of the rulebook, and the phases of a position."""

from __future__ import annotations

from typing import Final

AGE_COUNT: Final = 3
#: Turn 7 stands for everything after the sixth turn of an Age: a last card played, and cards left over.
LAST_TURN: Final = 6
AFTER_LAST_TURN: Final = 7
HAND_SIZE: Final = 7
#: The game has this many more guilds than players.
EXTRA_GUILDS: Final = 2

STARTING_COINS: Final = 3
COINS_PER_SALE: Final = 3
DEFEAT_POINTS: Final = -1
#: Points of a victory token, by Age.
VICTORY_POINTS_BY_AGE: Final = [0, 1, 3, 5]

#: Phases: choose a side of the board, choose a card, dig in the discard pile, game over.
CHOOSE_SIDE: Final = 0
CHOOSE_CARD: Final = 1
DIGGING: Final = 2
GAME_OVER: Final = 3
PHASE_IDS: Final = ["sides", "cards", "digging", "over"]

#: Choice, move or side of a player who has none yet.
NOT_CHOSEN: Final = -1
