"""Refusals of an action by the rules, as English sentences."""

from __future__ import annotations

from functools import cache

from bastide.core.action_reason import Refusal
from bastide.locale.catalogue import Catalogue


@cache
def _english() -> Catalogue:
    return Catalogue()


def refusal_sentence(game: str, refusal: Refusal) -> str:
    """Return a refusal with its sentence, if the game has a message for it."""
    if not _english().has_message(f"{game}-refuse-{refusal.code}"):
        return str(refusal)
    return f"{refusal}: {_english().translate_for_game(game, f'refuse-{refusal.code}', refusal.facts)}"
