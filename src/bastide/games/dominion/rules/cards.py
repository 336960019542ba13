"""The whole collection. Importing it enters the sets in the order that gives every card its number."""

from __future__ import annotations

from bastide.core.plain import Plain
from bastide.games.dominion.rules.card import (
    ACTION,
    ATTACK,
    CARDS,
    COINS,
    COSTS,
    CURSE_TYPE,
    REACTION,
    TREASURE,
    TYPES,
    VICTORY,
    Card,
)

# The order of these lines is the order of the numbers.
# isort: off
from bastide.games.dominion.rules.sets import basics as basics
from bastide.games.dominion.rules.sets import base as base
from bastide.games.dominion.rules.sets import base1 as base1
from bastide.games.dominion.rules.sets import base2 as base2
from bastide.games.dominion.rules.sets import prosperity as prosperity
# isort: on

__all__ = [
    "ACTION",
    "ATTACK",
    "CARDS",
    "COINS",
    "COSTS",
    "CURSE_TYPE",
    "REACTION",
    "TREASURE",
    "TYPES",
    "VICTORY",
    "Card",
    "card_facts",
    "find_card",
    "id_of",
    "ids_of",
]

_BY_ID: dict[str, Card] = {card.id: card for card in CARDS}


def find_card(id: str) -> Card:
    """The card with this id; KeyError if there is none."""
    return _BY_ID[id]


def id_of(number: int) -> str:
    return CARDS[number].id


def ids_of(numbers: list[int]) -> list[Plain]:
    """Cards as plain data, in the order in which they lie."""
    ids: list[Plain] = []
    for number in numbers:
        ids.append(CARDS[number].id)
    return ids


def numbers_of(data: Plain) -> list[int]:
    """The cards that some plain data names; TypeError or KeyError if it names none."""
    if not isinstance(data, list):
        raise TypeError(f"expected a list of cards, not {data!r}")
    numbers: list[int] = []
    for item in data:
        if not isinstance(item, str):
            raise TypeError(f"expected the id of a card, not {item!r}")
        numbers.append(_BY_ID[item].number)
    return numbers


def card_facts() -> list[dict[str, Plain]]:
    """What is printed on each card, as plain data."""
    facts: list[dict[str, Plain]] = []
    for card in CARDS:
        types: list[Plain] = []
        for name in card.type_ids():
            types.append(name)
        sets: list[Plain] = []
        for name in card.sets:
            sets.append(name)
        facts.append({"id": card.id, "number": card.number, "cost": card.cost, "types": types, "sets": sets})
    return facts
