"""Catalogue of all cards. Importing it registers all sets and completes the numbering of actions and effects."""

from __future__ import annotations

from bastide.core.plain import Plain
from bastide.games.dominion.rules import actions
from bastide.games.dominion.rules.cards import texts
from bastide.games.dominion.rules.cards.card import CARDS, Card
from bastide.games.dominion.rules.cards.layout import number
from bastide.games.dominion.rules.effects.card_moves import REPEAT
from bastide.games.dominion.rules.effects.reactions import ATTACKED, GAINED, PURCHASE
from bastide.games.dominion.sets import box as box

actions.settle()
texts.settle([REPEAT, ATTACKED, GAINED, PURCHASE])


def find_card(id: str) -> Card:
    """Return the card with this id; raises KeyError if there is none."""
    return CARDS[number(id)]


def set_ids() -> list[str]:
    """List the sets that random kingdoms can use, in the order of their cards."""
    found: list[str] = []
    for card in CARDS:
        found += [name for name in card.sets if card.is_kingdom and name not in found]
    return found


def card_facts() -> list[dict[str, Plain]]:
    """Return the printed facts of all cards as JSON data."""
    return [card.facts() for card in CARDS]
