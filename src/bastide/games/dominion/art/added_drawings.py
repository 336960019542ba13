"""Pictures of the cards that extensions add, for the page."""

from __future__ import annotations

from bastide.core.json_data import JsonData
from bastide.games.dominion.art import card_svg
from bastide.games.dominion.rules.cards.set_discovery import CARD_EXTENSIONS


def draw_added(kind: str) -> dict[str, JsonData]:
    """Return the pictures, as SVG documents, by card id."""
    return {card: card_svg(card) for card in CARD_EXTENSIONS} if kind == "cards" else {}
