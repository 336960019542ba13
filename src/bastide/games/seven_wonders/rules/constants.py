"""Numbers of the rulebook, and the phases of a position."""

from __future__ import annotations

from typing import Final

AGES: Final = 3
#: The sixth turn is the last one. What comes after it in an Age (a last card played, left-over cards) counts as turn 7.
LAST_TURN: Final = 6
AFTER_LAST_TURN: Final = 7
HAND: Final = 7
#: This many more guilds than players are in the game.
EXTRA_GUILDS: Final = 2

STARTING_COINS: Final = 3
SALE: Final = 3
DEFEAT: Final = -1
#: Victory tokens by Age.
VICTORY: Final = [0, 1, 3, 5]

#: Phases: the players choose the sides of their boards, choose a card, dig in the discard; or it is over.
CHOOSE_SIDE: Final = 0
CHOOSE_CARD: Final = 1
DIGGING: Final = 2
OVER: Final = 3
PHASES: Final = ["sides", "cards", "digging", "over"]

#: A choice that has not been made.
NOT_YET: Final = -1
