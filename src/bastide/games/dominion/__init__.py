"""Dominion: the base game in its 1st and 2nd edition, and the Prosperity expansion."""

from __future__ import annotations

from importlib import import_module
from typing import TYPE_CHECKING, Final

if TYPE_CHECKING:
    from bastide.games.dominion.rules.cards.stable_numbering import card_id, card_number
    from bastide.games.dominion.rules.state.seat_queries import DominionSeat

__all__ = [
    "DominionSeat",
    "card_id",
    "card_number",
]

#: The module of each public name. Imported on first use, because listing the games must not load their rules.
_MODULES: Final = {
    "DominionSeat": "bastide.games.dominion.rules.state.seat_queries",
    "card_id": "bastide.games.dominion.rules.cards.stable_numbering",
    "card_number": "bastide.games.dominion.rules.cards.stable_numbering",
}


def __getattr__(name: str) -> object:
    if name not in _MODULES:
        raise AttributeError(f"module {__name__!r} has no attribute {name!r}")
    found: object = getattr(import_module(_MODULES[name]), name)
    return found
