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

from bastide.core.json_data import JsonData

NUMBERING_FILE: Final = Path(__file__).with_name("stable_numbering.json")


@final
class NumberingBlock:
    """Block of the numbering: verbs with their cards (or verbs without a card), and question kinds."""

    def __init__(self, verbs: list[str], cards: list[str], questions: list[str], card_count: int) -> None:
        self.verbs = verbs
        self.cards = cards
        self.questions = questions
        #: The number of cards up to and including this block.
        self.card_count = card_count


#: The ids of all cards by number, and the numbers by id.
CARD_IDS: Final[list[str]] = []
_NUMBERS: Final[dict[str, int]] = {}


def card_number(id: str) -> int:
    """Return the number of a card; raises KeyError for an unknown id."""
    return _NUMBERS[id]


def assign_card_number(id: str) -> int:
    """Return the number of a card; a new card gets the next free number."""
    if id not in _NUMBERS:
        _NUMBERS[id] = len(CARD_IDS)
        CARD_IDS.append(id)
    return _NUMBERS[id]


def _read_blocks() -> list[NumberingBlock]:
    blocks: list[NumberingBlock] = []
    for entry in json.loads(NUMBERING_FILE.read_text(encoding="utf-8")):
        for card in entry["cards"]:
            assign_card_number(card)
        blocks.append(NumberingBlock(entry["verbs"], entry["cards"], entry["questions"], len(CARD_IDS)))
    return blocks


#: The blocks of the stored file.
STORED_BLOCKS: Final[list[NumberingBlock]] = _read_blocks()


def new_blocks(verbs: list[str], questions: list[str]) -> list[NumberingBlock]:
    """Return the blocks to append for these verbs and questions and for all registered cards."""
    stored_verbs = [verb for block in STORED_BLOCKS for verb in block.verbs]
    stored_questions = [question for block in STORED_BLOCKS for question in block.questions]
    known = STORED_BLOCKS[-1].card_count
    new_verbs = [verb for verb in verbs if verb not in stored_verbs]
    new_questions = [question for question in questions if question not in stored_questions]
    found: list[NumberingBlock] = []
    if new_verbs:
        found.append(NumberingBlock(new_verbs, CARD_IDS[:known], [], known))
    if known < len(CARD_IDS) or new_questions:
        found.append(
            NumberingBlock(verbs if known < len(CARD_IDS) else [], CARD_IDS[known:], new_questions, len(CARD_IDS))
        )
    return found


def format_blocks(blocks: list[NumberingBlock]) -> str:
    """Format blocks as the contents of ``stable_numbering.json``."""
    data = [{"verbs": block.verbs, "cards": block.cards, "questions": block.questions} for block in blocks]
    return json.dumps(data, indent=1) + "\n"


# -- card ids --------------------------------------------------------------------------------


def card_id(card: int) -> str:
    return CARD_IDS[card]


def card_ids(cards: Sequence[int]) -> list[JsonData]:
    """Return the ids of cards, in their order, as JSON data."""
    ids: list[JsonData] = []
    for card in cards:
        ids.append(CARD_IDS[card])
    return ids


def parse_card_ids(data: JsonData) -> list[int]:
    """Parse a list of card ids into card numbers; raises TypeError or KeyError if it is invalid."""
    if not isinstance(data, list):
        raise TypeError(f"expected a list of card ids, not {data!r}")
    numbers: list[int] = []
    for item in data:
        if not isinstance(item, str):
            raise TypeError(f"expected a card id, not {item!r}")
        numbers.append(_NUMBERS[item])
    return numbers
