"""Numbers of the cards of Dominion, from the append-only file ``rules/stable_numbering.json``.

``bastide.core.stable_numbering`` describes the file. ``bastide dev numbering`` appends new cards.
"""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path
from typing import Final

from bastide.core.json_data import JsonData
from bastide.core.stable_numbering import StableNumbering

#: Stable numbers of cards, question kinds and actions.
NUMBERING: Final = StableNumbering("dominion", Path(__file__).parents[1] / "stable_numbering.json")
#: The ids of all cards by number, and the numbers by id.
CARD_IDS: Final[list[str]] = NUMBERING.names("cards")
_NUMBERS: Final[dict[str, int]] = NUMBERING.numbers("cards")


def card_number(id: str) -> int:
    """Return the number of a card; raises KeyError for an unknown id."""
    return _NUMBERS[id]


def assign_card_number(id: str) -> int:
    """Return the number of a card; a new card gets the next free number."""
    return NUMBERING.add_name("cards", id)


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
