"""Discovery of all card sets: every folder in ``sets`` is one (see there). Importing it registers all cards."""

from __future__ import annotations

from importlib import import_module
from typing import Final

from bastide.core.utilities.game_extensions import Extension, extension_of_module
from bastide.core.utilities.module_discovery import submodule_names
from bastide.games.dominion.rules.cards.basic_card_numbers import COLONY
from bastide.games.dominion.rules.cards.card_registration import close_set, open_set
from bastide.games.dominion.rules.cards.card_set import CardSet
from bastide.games.dominion.rules.cards.printed_card import CARDS
from bastide.games.dominion.rules.cards.stable_numbering import CARD_IDS, card_number

SETS_PACKAGE: Final = "bastide.games.dominion.sets"
#: Modules of a set with a fixed meaning. Every other module defines the card of its name.
PLAIN_CARDS: Final = "cards"
SET_FACTS: Final = "card_set"
KINGDOMS: Final = "recommended_kingdoms"

#: The facts of each set, by the id of its folder.
CARD_SETS: Final[dict[str, CardSet]] = {}
#: The recommended kingdoms, ten cards each.
RECOMMENDED_KINGDOMS: Final[dict[str, list[str]]] = {}
#: The extension of each card that is not Bastide's own.
CARD_EXTENSIONS: Final[dict[str, Extension]] = {}


def _load_set(folder: str) -> None:
    """Import all modules of a set and register its facts and kingdoms."""
    package = f"{SETS_PACKAGE}.{folder}"
    modules = submodule_names(package)
    facts: object = import_module(f"{package}.{SET_FACTS}").CARD_SET if SET_FACTS in modules else CardSet()
    if not isinstance(facts, CardSet):
        raise TypeError(f"{package}.{SET_FACTS} must define CARD_SET as a CardSet")
    CARD_SETS[folder] = facts
    before = [card.id for card in CARDS if card.sets]
    open_set(facts.sets or [folder])
    for module in modules:
        if module in (SET_FACTS, KINGDOMS):
            continue
        import_module(f"{package}.{module}")
        if module != PLAIN_CARDS and not _is_registered(module):
            raise ValueError(f"{package}.{module} must define the card {module}")
    close_set()
    extension = extension_of_module(SETS_PACKAGE, folder)
    if extension is not None:
        CARD_EXTENSIONS.update({card.id: extension for card in CARDS if card.sets and card.id not in before})
    if KINGDOMS in modules:
        kingdoms: object = import_module(f"{package}.{KINGDOMS}").KINGDOMS
        assert isinstance(kingdoms, dict)
        for name, cards in kingdoms.items():
            RECOMMENDED_KINGDOMS[str(name)] = str(cards).split()


def _is_registered(id: str) -> bool:
    return id in CARD_IDS and bool(CARDS[card_number(id)].sets)


def _sets_in_order() -> list[str]:
    """Return the folders of all sets: Bastide's own first, so that extensions change none of their numbers."""
    folders = submodule_names(SETS_PACKAGE)
    own = [folder for folder in folders if extension_of_module(SETS_PACKAGE, folder) is None]
    return own + [folder for folder in folders if folder not in own]


for _folder in _sets_in_order():
    _load_set(_folder)


def editions_of_sets(sets: list[str]) -> list[int]:
    """Return the editions of the base game that these sets are, without duplicates."""
    found: list[int] = []
    for name in sets:
        edition = CARD_SETS[name].edition if name in CARD_SETS else 0
        if edition and edition not in found:
            found.append(edition)
    return found


def adds_colony(card: int) -> bool:
    """Whether a kingdom card belongs to a set that brings Platinum and Colony (Prosperity)."""
    return any(name in CARDS[COLONY].sets for name in CARDS[card].sets)
