"""Catalogue of all cards. Importing it registers all sets and completes the numbering of actions and effects."""

from __future__ import annotations

from bastide.core.json_data import JsonData
from bastide.games.dominion.rules import action_space
from bastide.games.dominion.rules.cards import card_registration, set_discovery
from bastide.games.dominion.rules.cards.printed_card import CARDS, Card
from bastide.games.dominion.rules.cards.stable_numbering import card_number
from bastide.games.dominion.rules.effects.card_operations import REPEAT_PLAY
from bastide.games.dominion.rules.effects.triggers_and_reactions import ATTACK_REACTIONS, GAIN_REACTIONS, PURCHASE

__all__ = ["find_card", "kingdom_set_ids", "list_printed_cards", "set_discovery"]

action_space.number_new_actions()
card_registration.name_all_effects([REPEAT_PLAY, ATTACK_REACTIONS, GAIN_REACTIONS, PURCHASE])


def find_card(id: str) -> Card:
    """Return the card with this id; raises KeyError if there is none."""
    return CARDS[card_number(id)]


def kingdom_set_ids() -> list[str]:
    """List the sets that random kingdoms can use, in the order of their cards."""
    found: list[str] = []
    for card in CARDS:
        found += [name for name in card.sets if card.is_kingdom and name not in found]
    return found


def list_printed_cards() -> list[dict[str, JsonData]]:
    """Return the printed facts of all cards as JSON data."""
    return [card.to_json_data() for card in CARDS]
