"""English names of cards in foreign logs."""

from __future__ import annotations

import re
from typing import Final

from bastide.games.dominion.rules.cards.stable_numbering import CARD_IDS

#: A number or an article before a card.
_COUNT: Final = re.compile(r"(an?|the|\d{1,3}) (.+)", re.IGNORECASE)
_SEPARATOR: Final = re.compile(r", and | and |, ")
MAX_CARDS_PER_LINE: Final = 200
#: Words for cards that the log does not name.
_HIDDEN: Final = ("card", "cards")


def _plural(name: str) -> str:
    if name.endswith("y") and name[-2:-1] not in "aeiou":
        return name[:-1] + "ies"
    return name if name.endswith("s") else name + ("es" if name.endswith("ch") else "s")


#: Normalised singular and plural names to ids.
_IDS: Final = {form: card for card in CARD_IDS for name in [card.replace("_", " ")] for form in (name, _plural(name))}


def card_id_of_name(name: str) -> str:
    """Return the id of a card from its English name, singular or plural; empty if we do not have it."""
    return _IDS.get(" ".join(name.lower().replace("'", "").replace("\u2019", "").split()), "")


def parse_cards(text: str) -> list[str] | None:
    """Parse ``3 Coppers, an Estate and a card``: ids, and ``""`` for a hidden card.

    None if there is an unknown card, or too many.
    """
    cards: list[str] = []
    for part in _SEPARATOR.split(text.strip().rstrip(".")):
        found = _COUNT.fullmatch(part.strip())
        name = found[2] if found is not None else part.strip()
        count = int(found[1]) if found is not None and found[1].isdigit() else 1
        card = "" if name.lower() in _HIDDEN else card_id_of_name(name)
        if not card and name.lower() not in _HIDDEN:
            return None
        if len(cards) + count > MAX_CARDS_PER_LINE:
            return None
        cards += [card] * count
    return cards
