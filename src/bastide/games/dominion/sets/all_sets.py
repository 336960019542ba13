"""All card sets with their recommended kingdoms. A new set is a folder next to this file, imported here."""

from __future__ import annotations

from typing import Final

from bastide.games.dominion.sets.base import cards as base
from bastide.games.dominion.sets.base1 import cards as base1
from bastide.games.dominion.sets.base1 import recommended_kingdoms as kingdoms1
from bastide.games.dominion.sets.base2 import cards as base2
from bastide.games.dominion.sets.base2 import recommended_kingdoms as kingdoms2
from bastide.games.dominion.sets.basics import cards as basics
from bastide.games.dominion.sets.prosperity import cards as prosperity
from bastide.games.dominion.sets.prosperity import recommended_kingdoms as kingdoms_p

__all__ = ["RECOMMENDED_KINGDOMS", "base", "base1", "base2", "basics", "edition_of_kingdom", "prosperity"]

#: The recommended kingdoms, ten cards each. The suffix of an id is the edition (1e, 2e) and Prosperity (p).
RECOMMENDED_KINGDOMS: Final[dict[str, list[str]]] = {
    name: cards.split()
    for kingdoms in (kingdoms1.KINGDOMS, kingdoms2.KINGDOMS, kingdoms_p.KINGDOMS)
    for name, cards in kingdoms.items()
}


def edition_of_kingdom(name: str) -> int:
    """Return the base edition of a recommended kingdom; 0 if it has no cards of the base game."""
    parts = name.split("_")
    return 1 if "1e" in parts else 2 if "2e" in parts else 0
