"""When somebody has been away for so long that a bot plays on for them.

Nobody is replaced behind their back. How long one may be away, and which bot plays then, was fixed when the table was
made, and everyone could read it before they sat down. The time counts only while the table waits for this person, and
only from when they were last seen, by whatever server: who looks at the table, or has just done something, is there.
"""

from __future__ import annotations

from collections.abc import Collection
from typing import Final

from bastide.tables import log
from bastide.tables import messages as wire
from bastide.tables.bots import substitute
from bastide.tables.errors import Refused
from bastide.tables.log import Draft
from bastide.tables.messages import NoClock
from bastide.tables.model.table import Table
from bastide.tables.visitor import Attendance, Occasion

#: A shorter time would be over while a page is loaded again, or a train is in a tunnel.
SHORTEST: Final = 60
#: What is usual at a table where strangers meet and no clock runs.
USUAL: Final = 600


def agreed_absence(wish: wire.CreateTable) -> int:
    """The seconds that were wished; else ten minutes where strangers meet without a clock, and for ever elsewhere."""
    if wish.absence is None:
        return USUAL if wish.public and isinstance(wish.clock, NoClock) else 0
    if 0 < wish.absence < SHORTEST:
        raise Refused("absence-short", f"whoever is away has at least {SHORTEST} seconds to come back", least=SHORTEST)
    return wish.absence


def may_replace_at(table: Table, seat: int, attendance: Attendance) -> int | None:
    """From when on a bot may play for somebody who is away; None: not as things stand."""
    if not table.absence or seat not in table.asked or seat in attendance.here:
        return None
    return max(table.asked[seat], attendance.seen.get(seat, 0)) + table.absence * 1000


def is_waited_at(table: Table, here: Collection[int]) -> bool:
    """Whether anybody who plays is there and waits for those who are away. Where nobody is, nobody is replaced."""
    return table.status == "playing" and not table.broken and any(seat in here for seat in table.voters())


def overdue(table: Table, occasion: Occasion) -> list[Draft]:
    """A bot for everybody who has been away for as long as was agreed: the table does it by itself."""
    attendance = occasion.attendance
    if not is_waited_at(table, attendance.here):
        return []
    times = [(seat, may_replace_at(table, seat, attendance)) for seat in sorted(table.asked)]
    bot = substitute(table)
    return [Draft(seat, log.Replaced(bot, "absence")) for seat, at in times if at is not None and occasion.now >= at]
