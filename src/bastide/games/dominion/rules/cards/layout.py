"""The layout: the numbers of cards, actions and questions, written down in ``layout.json`` and only ever added to.

The file is a list of blocks. A block gives an action to each of its verbs with each of its cards, verb by verb; the
first one has verbs that need no card. Actions are numbered in this order, cards and questions in the order in which
they come up. A card that is not in the file yet has the next free number and works at once; ``make layout`` writes a
block for what is new. So a new card moves no old number.
"""

from __future__ import annotations

import json
from collections.abc import Sequence
from pathlib import Path
from typing import Final, final

from bastide.core.plain import Plain

FILE: Final = Path(__file__).with_name("layout.json")


@final
class CardBlock:
    """Verbs with cards (or, if there are no cards, by themselves), and questions that came with them."""

    def __init__(self, verbs: list[str], cards: list[str], questions: list[str], known: int) -> None:
        self.verbs = verbs
        self.cards = cards
        self.questions = questions
        #: How many cards there are with this block.
        self.known = known


#: The ids of all cards by their numbers, and the other way round.
IDS: Final[list[str]] = []
_NUMBERS: Final[dict[str, int]] = {}


def number(id: str) -> int:
    """The number of a card; KeyError if there is none of this id."""
    return _NUMBERS[id]


def enter(id: str) -> int:
    """The number of a card that may be new."""
    if id not in _NUMBERS:
        _NUMBERS[id] = len(IDS)
        IDS.append(id)
    return _NUMBERS[id]


def _read() -> list[CardBlock]:
    blocks: list[CardBlock] = []
    for entry in json.loads(FILE.read_text(encoding="utf-8")):
        for card in entry["cards"]:
            enter(card)
        blocks.append(CardBlock(entry["verbs"], entry["cards"], entry["questions"], len(IDS)))
    return blocks


#: The blocks that are written down.
WRITTEN: Final[list[CardBlock]] = _read()


def new_blocks(verbs: list[str], questions: list[str]) -> list[CardBlock]:
    """What has to be added for these verbs and questions, and for all cards that have been entered."""
    said = [verb for block in WRITTEN for verb in block.verbs]
    asked = [question for block in WRITTEN for question in block.questions]
    known = WRITTEN[-1].known
    new_verbs = [verb for verb in verbs if verb not in said]
    new_questions = [question for question in questions if question not in asked]
    found: list[CardBlock] = []
    if new_verbs:
        found.append(CardBlock(new_verbs, IDS[:known], [], known))
    if known < len(IDS) or new_questions:
        found.append(CardBlock(verbs if known < len(IDS) else [], IDS[known:], new_questions, len(IDS)))
    return found


def written(blocks: list[CardBlock]) -> str:
    """The text of ``layout.json`` with these blocks."""
    data = [{"verbs": block.verbs, "cards": block.cards, "questions": block.questions} for block in blocks]
    return json.dumps(data, indent=1) + "\n"


# -- cards in plain data ---------------------------------------------------------------------


def id_of(card: int) -> str:
    return IDS[card]


def ids_of(cards: Sequence[int]) -> list[Plain]:
    """Cards as plain data, in the order in which they lie."""
    ids: list[Plain] = []
    for card in cards:
        ids.append(IDS[card])
    return ids


def numbers_of(data: Plain) -> list[int]:
    """The cards that some plain data names; TypeError or KeyError if it names none."""
    if not isinstance(data, list):
        raise TypeError(f"expected a list of cards, not {data!r}")
    numbers: list[int] = []
    for item in data:
        if not isinstance(item, str):
            raise TypeError(f"expected the id of a card, not {item!r}")
        numbers.append(_NUMBERS[item])
    return numbers
