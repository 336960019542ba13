"""Continue a table after one of its people was deleted from the log."""

from __future__ import annotations

from bastide.tables import log
from bastide.tables.available_bots import get_default_stand_in
from bastide.tables.log import EntryDraft
from bastide.tables.state.table_state import Table


def continue_without_person(table: Table) -> list[EntryDraft]:
    """Return the entries after a person was removed from the log: the new host, and a bot for their seat."""
    people = [seat.person for seat in table.seats if seat.person]
    drafts = [EntryDraft(-1, log.PersonDeleted(table.host or next(iter(people), "")))]
    if table.status == "finished":
        return drafts
    if not people:
        return [*drafts, EntryDraft(-1, log.GameFinished("abandoned", None, None))]
    if table.status == "playing":
        bot = get_default_stand_in(table.game)
        drafts += [
            EntryDraft(number, log.PlayerReplacedByBot(bot, "left"))
            for number, seat in enumerate(table.seats)
            if seat.is_open
        ]
    return drafts
