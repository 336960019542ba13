"""A table as plain text: for games without a page of their own, and for screen readers."""

from __future__ import annotations

from bastide.locale import Catalogue
from bastide.tables.state.table_state import Table


def table_text(table: Table, viewer: int, language: str) -> str:
    """Return the viewer's view of the game as lines of text; empty before the start."""
    if table.state is None:
        return ""
    catalogue = Catalogue(language)
    catalogue.seat_names = [seat.name or catalogue.translate("word-bot", {"name": seat.bot}) for seat in table.seats]
    return table.game.view_as_text(table.shown_state().view(viewer), catalogue)
