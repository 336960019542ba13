"""Action space: a few actions without a card, and verbs with one card each.

``stable_numbering`` assigns the numbers. A number means the same action in every position and version, so it also
serves as the index of a policy head.
"""

from __future__ import annotations

from typing import Final

from bastide.games.dominion.rules.cards.layout import WRITTEN, CardBlock, new_blocks, number, written
from bastide.games.dominion.rules.effects.questions import ASK_IDS

#: The actions without a card; each is its own verb.
DONE: Final = 0
END_ACTIONS: Final = 1
END_TURN: Final = 2
PLAY_TREASURES: Final = 3
DISCARD_DECK: Final = 4

#: The verbs that take a card.
PLAY: Final = 5
BUY: Final = 6
GAIN: Final = 7
TRASH: Final = 8
DISCARD: Final = 9
TOPDECK: Final = 10
REVEAL: Final = 11
TAKE: Final = 12
SET_ASIDE: Final = 13
KEEP: Final = 14
USE: Final = 15
NAME: Final = 16

#: The ids of the actions without a card, and of the verbs, in the order of their numbers.
PLAIN_IDS: Final = ["done", "end_actions", "end_turn", "play_treasures", "discard_deck"]
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
_ALL_IDS: Final = PLAIN_IDS + VERB_IDS
#: The notation of each verb.
NOTATIONS: Final = [name.replace("_", " ") for name in _ALL_IDS]
NOTATIONS[PLAY_TREASURES] = "play all treasures"

#: The verb and the card of every action; the card is -1 for an action without one.
VERBS: Final[list[int]] = []
CARDS_OF: Final[list[int]] = []
#: The action number by verb and card.
ACTIONS: Final[list[list[int]]] = [[] for _ in _ALL_IDS]
#: The number of cards, actions and questions up to and including each block of the numbering.
KNOWN: Final[list[int]] = []
SPACES: Final[list[int]] = []
ASKED: Final[list[int]] = []


def _number_block(block: CardBlock) -> None:
    for name in block.verbs:
        verb = _ALL_IDS.index(name)
        for card in [number(card) for card in block.cards] if block.cards else [-1]:
            if card >= 0:
                ACTIONS[verb].append(len(VERBS))
            VERBS.append(verb)
            CARDS_OF.append(card)
    KNOWN.append(block.known)
    SPACES.append(len(VERBS))
    ASKED.append((ASKED[-1] if ASKED else 0) + len(block.questions))


for _block in WRITTEN:
    _number_block(_block)


def settle() -> None:
    """Number the actions of cards that the stored numbering lacks. Called once, when all cards are registered."""
    for block in new_blocks(VERB_IDS, ASK_IDS):
        _number_block(block)


def layout_text() -> str:
    """Return the contents for ``stable_numbering.json``, once all cards are registered."""
    return written(WRITTEN + new_blocks(VERB_IDS, ASK_IDS))


def action_of(verb: int, card: int) -> int:
    """Return the number of an action: ``action_of(BUY, PROVINCE)``."""
    return ACTIONS[verb][card]


def card_of(action: int) -> int:
    """Return the card of an action; -1 if it has none."""
    return CARDS_OF[action]


def verb_of(action: int) -> int:
    """Return the verb of an action: ``PLAY``, ``BUY`` and so on."""
    return VERBS[action]


def do_of(action: int) -> str:
    """Return the id of an action's verb."""
    return _ALL_IDS[VERBS[action]]


def block_of(card: int) -> int:
    """Return the numbering block that introduced a card."""
    block = 0
    while card >= KNOWN[block]:
        block += 1
    return block
