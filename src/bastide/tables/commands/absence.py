"""Replacement of absent players by a bot.

The time limit and the bot are fixed when the table is created, so everyone knows them before sitting down. Time counts
only while the table waits for the person, and from when they were last connected to any server process or last acted.
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

#: Minimum limit; a shorter one could pass while a page reloads or a train is in a tunnel.
SHORTEST: Final = 60
#: Default limit at public tables without a clock.
USUAL: Final = 600


def agreed_absence(request: wire.CreateTable) -> int:
    """Return the limit in seconds for a new table: as requested, or the default."""
    if request.absence is None:
        return USUAL if request.public and isinstance(request.clock, NoClock) else 0
    if 0 < request.absence < SHORTEST:
        raise Refused("absence-short", f"absent players have at least {SHORTEST} seconds to return", least=SHORTEST)
    return request.absence


def may_replace_at(table: Table, seat: int, presence: Attendance) -> int | None:
    """Return when a bot may replace an absent player; None if not now."""
    if not table.absence or seat not in table.asked or seat in presence.here:
        return None
    return max(table.asked[seat], presence.seen.get(seat, 0)) + table.absence * 1000


def is_waited_at(table: Table, connected_seats: Collection[int]) -> bool:
    """Return whether a player is present who waits for the absent ones. Otherwise nobody is replaced."""
    return table.status == "playing" and not table.broken and any(seat in connected_seats for seat in table.voters())


def overdue(table: Table, context: Occasion) -> list[Draft]:
    """Return entries that replace every player who has been absent for longer than the limit."""
    presence = context.attendance
    if not is_waited_at(table, presence.here):
        return []
    deadlines = [(seat, may_replace_at(table, seat, presence)) for seat in sorted(table.asked)]
    bot = substitute(table)
    return [Draft(seat, log.Replaced(bot, "absence")) for seat, at in deadlines if at is not None and context.now >= at]
