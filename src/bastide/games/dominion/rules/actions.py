"""The action space: five actions without a card, then twelve verbs with one card each.

``BUY + PROVINCE`` is an action. The same int means the same thing in every position, so it serves as the index of a
policy head as well.
"""

from __future__ import annotations

from typing import Final

from bastide.games.dominion.rules.numbers import KINDS

DONE: Final = 0
END_ACTIONS: Final = 1
END_TURN: Final = 2
PLAY_TREASURES: Final = 3
DISCARD_DECK: Final = 4

PLAY: Final = 5
BUY: Final = 71
GAIN: Final = 137
TRASH: Final = 203
DISCARD: Final = 269
TOPDECK: Final = 335
REVEAL: Final = 401
TAKE: Final = 467
SET_ASIDE: Final = 533
KEEP: Final = 599
USE: Final = 665
NAME: Final = 731

ACTION_SPACE: Final = 797

#: The ids of the actions without a card, by their ints, and as people write them.
PLAIN_IDS: Final = ["done", "end_actions", "end_turn", "play_treasures", "discard_deck"]
PLAIN_NOTATIONS: Final = ["done", "end actions", "end turn", "play all treasures", "discard deck"]

#: The verbs, in the order of their ints.
VERB_IDS: Final = [
    "play",
    "buy",
    "gain",
    "trash",
    "discard",
    "topdeck",
    "reveal",
    "take",
    "set_aside",
    "keep",
    "use",
    "name",
]


def card_of(action: int) -> int:
    """The card that an action with a card is about."""
    return (action - PLAY) % KINDS


def verb_of(action: int) -> int:
    """The verb of an action with a card: ``PLAY``, ``BUY`` and so on."""
    return action - (action - PLAY) % KINDS


def do_of(action: int) -> str:
    """The id of what an action does."""
    return PLAIN_IDS[action] if action < PLAY else VERB_IDS[(action - PLAY) // KINDS]
