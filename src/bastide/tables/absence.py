"""When somebody has been away for so long that the others may let a bot play on for them.

Nobody is replaced behind their back. How long one may be away, and which bot plays then, was fixed when the table was
made, and everyone could read it before they sat down. The time counts only while the table waits for this person, and
only from when they were last seen, by whatever server: who looks at the table, or has just done something, is there.
"""

from __future__ import annotations

from typing import Final

from bastide.tables import messages as wire
from bastide.tables.errors import Refused
from bastide.tables.messages import NoClock
from bastide.tables.table import Table
from bastide.tables.visitor import Attendance

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
    """From when on the others may let a bot play for somebody who is away; None: not as things stand."""
    if not table.absence or seat not in table.asked or seat in attendance.here:
        return None
    return max(table.asked[seat], attendance.seen.get(seat, 0)) + table.absence * 1000
