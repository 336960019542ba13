"""Prosperity."""

from __future__ import annotations

from typing import Final

from bastide.games.dominion.rules.cards.card_set import CardSet

CARD_SET: Final = CardSet(adds_colony=True)
