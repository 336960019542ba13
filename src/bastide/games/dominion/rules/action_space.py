"""Action space: a few actions without a card, and verbs with one card each.

``stable_numbering.json`` stores the numbers. A number means the same action in every position and version, so it also
serves as the index of a policy head.
"""

from __future__ import annotations

from typing import Final

from bastide.core.stable_numbering import ActionBlock, Addition
from bastide.games.dominion.rules.cards.stable_numbering import CARD_IDS, NUMBERING, card_number
from bastide.games.dominion.rules.effects.question_kinds import QUESTION_IDS

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
CARDLESS_ACTION_IDS: Final = ["done", "end_actions", "end_turn", "play_treasures", "discard_deck"]
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
_ALL_IDS: Final = CARDLESS_ACTION_IDS + VERB_IDS
#: The notation of each verb.
VERB_NOTATIONS: Final = [name.replace("_", " ") for name in _ALL_IDS]
VERB_NOTATIONS[PLAY_TREASURES] = "play all treasures"

#: The verb and the card of every action; the card is -1 for an action without one.
ACTION_VERBS: Final[list[int]] = []
ACTION_CARDS: Final[list[int]] = []
#: The action number by verb and card.
ACTION_NUMBERS: Final[list[list[int]]] = [[] for _ in _ALL_IDS]
#: The number of cards, actions and questions up to and including each addition of the numbering.
CARD_COUNT_BY_BLOCK: Final[list[int]] = []
ACTION_COUNT_BY_BLOCK: Final[list[int]] = []
QUESTION_COUNT_BY_BLOCK: Final[list[int]] = []


def _number_addition(addition: Addition) -> None:
    for block in addition.blocks:
        verb = _ALL_IDS.index(block.verb)
        for subject in block.subjects:
            card = card_number(subject) if subject else -1
            if card >= 0:
                ACTION_NUMBERS[verb].append(len(ACTION_VERBS))
            ACTION_VERBS.append(verb)
            ACTION_CARDS.append(card)
    _append_count(CARD_COUNT_BY_BLOCK, len(addition.names.get("cards", [])))
    _append_count(ACTION_COUNT_BY_BLOCK, addition.action_count())
    _append_count(QUESTION_COUNT_BY_BLOCK, len(addition.names.get("questions", [])))


def _append_count(counts: list[int], added: int) -> None:
    counts.append(added + (counts[-1] if counts else 0))


for _addition in NUMBERING.stored:
    _number_addition(_addition)


def number_new_actions() -> None:
    """Number the actions of cards that the stored numbering lacks. Called once, when all cards are registered."""
    for question in QUESTION_IDS:
        NUMBERING.add_name("questions", question)
    NUMBERING.add_actions([ActionBlock(verb, 1, CARD_IDS, "cards") for verb in VERB_IDS])
    if not NUMBERING.new.is_empty():
        _number_addition(NUMBERING.new)


def action_of(verb: int, card: int) -> int:
    """Return the number of an action: ``action_of(BUY, PROVINCE)``."""
    return ACTION_NUMBERS[verb][card]


def card_of(action: int) -> int:
    """Return the card of an action; -1 if it has none."""
    return ACTION_CARDS[action]


def verb_of(action: int) -> int:
    """Return the verb of an action: ``PLAY``, ``BUY`` and so on."""
    return ACTION_VERBS[action]


def verb_id_of(action: int) -> str:
    """Return the id of an action's verb."""
    return _ALL_IDS[ACTION_VERBS[action]]


def block_of_card(card: int) -> int:
    """Return the addition to the numbering that introduced a card."""
    block = 0
    while card >= CARD_COUNT_BY_BLOCK[block]:
        block += 1
    return block
