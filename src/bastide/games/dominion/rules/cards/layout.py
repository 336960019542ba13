"""Stable numbering of cards, actions and question kinds, stored in the append-only file ``stable_numbering.json``.

The file is a list of blocks. A block defines an action for each of its verbs with each of its cards, verb by verb; the
first block has verbs without a card. Actions, cards and questions are numbered in this order. A card that is missing in
the file gets the next free number at import. A command of the Makefile appends blocks for new cards, so that no
existing number changes.
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
    """Block of the numbering: verbs with their cards (or verbs without a card), and question kinds."""

    def __init__(self, verbs: list[str], cards: list[str], questions: list[str], known: int) -> None:
        self.verbs = verbs
        self.cards = cards
        self.questions = questions
        #: The number of cards up to and including this block.
        self.known = known


#: The ids of all cards by number, and the numbers by id.
IDS: Final[list[str]] = []
_NUMBERS: Final[dict[str, int]] = {}


def number(id: str) -> int:
    """Return the number of a card; raises KeyError for an unknown id."""
    return _NUMBERS[id]


def enter(id: str) -> int:
    """Return the number of a card; a new card gets the next free number."""
    if id not in _NUMBERS:
        _NUMBERS[id] = len(IDS)
        IDS.append(id)
    return _NUMBERS[id]


def _read_blocks() -> list[CardBlock]:
    blocks: list[CardBlock] = []
    for entry in json.loads(FILE.read_text(encoding="utf-8")):
        for card in entry["cards"]:
            enter(card)
        blocks.append(CardBlock(entry["verbs"], entry["cards"], entry["questions"], len(IDS)))
    return blocks


#: The blocks of the stored file.
WRITTEN: Final[list[CardBlock]] = _read_blocks()


def new_blocks(verbs: list[str], questions: list[str]) -> list[CardBlock]:
    """Return the blocks to append for these verbs and questions and for all registered cards."""
    stored_verbs = [verb for block in WRITTEN for verb in block.verbs]
    stored_questions = [question for block in WRITTEN for question in block.questions]
    known = WRITTEN[-1].known
    new_verbs = [verb for verb in verbs if verb not in stored_verbs]
    new_questions = [question for question in questions if question not in stored_questions]
    found: list[CardBlock] = []
    if new_verbs:
        found.append(CardBlock(new_verbs, IDS[:known], [], known))
    if known < len(IDS) or new_questions:
        found.append(CardBlock(verbs if known < len(IDS) else [], IDS[known:], new_questions, len(IDS)))
    return found


def written(blocks: list[CardBlock]) -> str:
    """Format blocks as the contents of ``stable_numbering.json``."""
    data = [{"verbs": block.verbs, "cards": block.cards, "questions": block.questions} for block in blocks]
    return json.dumps(data, indent=1) + "\n"


# -- card ids --------------------------------------------------------------------------------


def id_of(card: int) -> str:
    return IDS[card]


def ids_of(cards: Sequence[int]) -> list[Plain]:
    """Return the ids of cards, in their order, as JSON data."""
    ids: list[Plain] = []
    for card in cards:
        ids.append(IDS[card])
    return ids


def numbers_of(data: Plain) -> list[int]:
    """Parse a list of card ids into card numbers; raises TypeError or KeyError if it is invalid."""
    if not isinstance(data, list):
        raise TypeError(f"expected a list of card ids, not {data!r}")
    numbers: list[int] = []
    for item in data:
        if not isinstance(item, str):
            raise TypeError(f"expected a card id, not {item!r}")
        numbers.append(_NUMBERS[item])
    return numbers
