"""Base game, 2nd edition."""

from __future__ import annotations

from typing import Final

from bastide.games.dominion.rules.cards.card_set import CardSet

CARD_SET: Final = CardSet(edition=2)
