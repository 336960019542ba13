"""A table as plain text: for games without a page of their own, and for screen readers."""

from __future__ import annotations

from collections.abc import Callable

from bastide.locale import Catalogue
from bastide.tables.state.table_state import Table


def table_text(table: Table, viewer: int, language: str) -> str:
    """Return the viewer's view of the game as lines of text; empty before the start."""
    return prepare_table_text(table, viewer, language)()


def prepare_table_text(table: Table, viewer: int, language: str) -> Callable[[], str]:
    """Return a function that translates the viewer's current view, which any thread may call."""
    if table.state is None:
        return lambda: ""
    game, view = table.game, table.shown_state().view(viewer)
    players = [(seat.name, seat.bot) for seat in table.seats]

    def translate() -> str:
        catalogue = Catalogue(language)
        catalogue.seat_names = [name or catalogue.translate("word-bot", {"name": bot}) for name, bot in players]
        return game.view_as_text(view, catalogue)

    return translate
