"""Finds the scripts of all cards in ``card_scripts`` by their names."""

from __future__ import annotations

from importlib import import_module

from bastide.core.utilities.module_discovery import submodule_names
from reference_engines.dominion.play_card import CARD_SCRIPTS
from reference_engines.dominion.printed_cards import ACTION, PRINTED_CARDS, TREASURE, has_type

PACKAGE = "reference_engines.dominion.card_scripts"

for _module in submodule_names(PACKAGE):
    for _name, _script in vars(import_module(f"{PACKAGE}.{_module}")).items():
        if _name in PRINTED_CARDS:
            CARD_SCRIPTS[_name] = _script


def cards_without_script() -> list[str]:
    """Return the cards that can be played but have no script."""
    playable = [card for card in PRINTED_CARDS if has_type(card, ACTION) or has_type(card, TREASURE)]
    return [card for card in playable if card not in CARD_SCRIPTS]
