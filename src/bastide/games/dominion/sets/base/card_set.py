"""Cards of both editions of the base game."""

from __future__ import annotations

from typing import Final

from bastide.games.dominion.rules.cards.card_set import CardSet

CARD_SET: Final = CardSet(sets=["base1", "base2"])
