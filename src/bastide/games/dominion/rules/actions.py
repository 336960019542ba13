"""The action space: a few actions without a card, and verbs with one card each.

Which number an action has is a matter of the ``layout``. The same number means the same thing in every position and
for ever, so it serves as the index of a policy head as well.
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

#: The ids of the actions without a card, and of the verbs, in the order of their numbers; and as people write them.
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
NOTATIONS: Final = [name.replace("_", " ") for name in _ALL_IDS]
NOTATIONS[PLAY_TREASURES] = "play all treasures"

#: The verb and the card of every action; -1 if it has no card.
VERBS: Final[list[int]] = []
CARDS_OF: Final[list[int]] = []
#: The action of every verb with every card.
ACTIONS: Final[list[list[int]]] = [[] for _ in _ALL_IDS]
#: How many cards, actions and questions there were with each block of the layout.
KNOWN: Final[list[int]] = []
SPACES: Final[list[int]] = []
ASKED: Final[list[int]] = []


def _lay_out(block: CardBlock) -> None:
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
    _lay_out(_block)


def settle() -> None:
    """Give what is not in the written layout its actions, after all others. Called once, when all cards are known."""
    for block in new_blocks(VERB_IDS, ASK_IDS):
        _lay_out(block)


def layout_text() -> str:
    """What ``layout.json`` has to say, once all cards are known."""
    return written(WRITTEN + new_blocks(VERB_IDS, ASK_IDS))


def action_of(verb: int, card: int) -> int:
    """``action_of(BUY, PROVINCE)`` is an action."""
    return ACTIONS[verb][card]


def card_of(action: int) -> int:
    """The card that an action is about; -1 if none."""
    return CARDS_OF[action]


def verb_of(action: int) -> int:
    """The verb of an action: ``PLAY``, ``BUY`` and so on."""
    return VERBS[action]


def do_of(action: int) -> str:
    """The id of what an action does."""
    return _ALL_IDS[VERBS[action]]


def block_of(card: int) -> int:
    """The block of the layout with which a card came."""
    block = 0
    while card >= KNOWN[block]:
        block += 1
    return block
