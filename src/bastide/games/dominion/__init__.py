"""Dominion: the base game in its 1st and 2nd edition, and the Prosperity expansion."""

from __future__ import annotations

from typing import TYPE_CHECKING

from bastide.core.lazy_attributes import lazy_attributes

if TYPE_CHECKING:
    from bastide.games.dominion.rules.cards.stable_numbering import card_id, card_number
    from bastide.games.dominion.rules.state.seat_queries import DominionSeat

__all__ = [
    "DominionSeat",
    "card_id",
    "card_number",
]

__getattr__ = lazy_attributes(
    __name__,
    {
        "DominionSeat": "bastide.games.dominion.rules.state.seat_queries",
        "card_id": "bastide.games.dominion.rules.cards.stable_numbering",
        "card_number": "bastide.games.dominion.rules.cards.stable_numbering",
    },
)
