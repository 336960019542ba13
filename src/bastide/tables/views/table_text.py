"""A table in words: for a game without a page of its own, and for whoever reads better than they see."""

from __future__ import annotations

from bastide.locale import Catalogue
from bastide.tables.model.table import Table


def table_text(table: Table, viewer: int, language: str) -> str:
    """What a viewer may see of the game, as lines of text; empty before it begins."""
    if table.state is None:
        return ""
    words = Catalogue(language)
    words.seats = [seat.name or words.say("word-bot", {"name": seat.bot}) for seat in table.seats]
    return table.game.table(table.shown_state().view(viewer), words)
