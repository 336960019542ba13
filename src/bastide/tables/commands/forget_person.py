"""Continue a table after one of its people was deleted from the log."""

from __future__ import annotations

from bastide.tables import log
from bastide.tables.bots import stand_in
from bastide.tables.log import Draft
from bastide.tables.model.table import Table


def left(table: Table) -> list[Draft]:
    """Return the entries after a person was removed from the log: the new host, and a bot for their seat."""
    people = [seat.person for seat in table.seats if seat.person]
    drafts = [Draft(-1, log.Left(table.host or next(iter(people), "")))]
    if table.status == "finished":
        return drafts
    if not people:
        return [*drafts, Draft(-1, log.Finished("abandoned", None, None))]
    if table.status == "playing":
        bot = stand_in(table.game)
        drafts += [Draft(number, log.Replaced(bot, "left")) for number, seat in enumerate(table.seats) if seat.is_open]
    return drafts
