"""Timers of tables: act when a clock expires or a player has been absent for too long."""

from __future__ import annotations

import asyncio
from contextlib import suppress
from functools import partial

from bastide.hosting.service.broadcaster import Broadcaster
from bastide.hosting.service.context import ServiceContext
from bastide.hosting.service.hosted_table import HostedTable
from bastide.hosting.service.log_writer import LogWriter
from bastide.hosting.service.presence import PresenceBook
from bastide.hosting.storage.log_store import stored
from bastide.tables.commands.absence import is_waited_at, overdue
from bastide.tables.commands.ending import due, run_out
from bastide.tables.errors import Refused
from bastide.tables.log import Draft
from bastide.tables.model.table import Table
from bastide.tables.visitor import NOBODY, Occasion

#: Time until presence at other processes is known here.
PRESENCE_DELAY_MS = 2_000
#: Extra time for a clock that expired while no process was running.
GRACE_MS = 20_000


class ClockRunner:
    """One timer per table, set for its next deadline."""

    def __init__(
        self, context: ServiceContext, writer: LogWriter, broadcaster: Broadcaster, presence: PresenceBook
    ) -> None:
        self._context = context
        self._writer = writer
        self._broadcaster = broadcaster
        self._presence = presence

    def schedule(self, hosted: HostedTable) -> None:
        """Set the timer of a table, after its position or its people have changed."""
        if hosted.alarm is not None:
            hosted.alarm.cancel()
            hosted.alarm = None
        left = self._get_time_left_ms(hosted)
        registered = hosted is self._context.registry.tables.get(hosted.table.id)
        if left is not None and registered and not self._context.lifecycle.closing:
            hosted.alarm = asyncio.get_running_loop().call_later(max(0.0, left / 1000), self._on_timer, hosted)

    def clock_was_set(self) -> None:
        """Set all timers again, after the shared clock was corrected."""
        # Last-seen times come from the old clock, so absence is counted from now on.
        self._presence.since = self._context.time.now()
        for hosted in self._context.registry.tables.values():
            if hosted.anchor is not None and hosted.anchor.read:
                hosted.anchor = None
                self.schedule(hosted)

    def _get_time_left_ms(self, hosted: HostedTable) -> int | None:
        """Return the milliseconds until the next deadline; None if there is none."""
        due, over = self._get_deadline_ms(hosted), away_until(hosted)
        left = [] if due is None else [due - hosted.now(self._context.time)]
        left += [] if over is None else [over + PRESENCE_DELAY_MS - self._context.time.now()]
        return min(left, default=None)

    def _get_deadline_ms(self, hosted: HostedTable) -> int | None:
        found = due(hosted.table)
        hosted.now(self._context.time)  # sets ``loaded_at`` of a table that has just been loaded
        return hosted.loaded_at + GRACE_MS if found is not None and found < hosted.loaded_at else found

    def _on_timer(self, hosted: HostedTable) -> None:
        self._context.lifecycle.spawn(self.run_due(hosted))

    async def run_due(self, hosted: HostedTable) -> None:
        """Handle what is due: an expired clock, or a player who has been absent for too long."""
        left = self._get_time_left_ms(hosted)
        if left is None or left > 0:
            self.schedule(hosted)
            return
        with suppress(Refused):
            if away_until(hosted) is not None:
                with stored():
                    await self._presence.read([hosted.table.id])
            if not await self._writer.write(hosted, partial(self._decide, hosted), NOBODY):
                self._broadcaster.note(hosted)  # the player has returned

    def _decide(self, hosted: HostedTable, table: Table, context: Occasion) -> list[Draft]:
        due = self._get_deadline_ms(hosted)
        now = hosted.now(self._context.time)
        return (run_out(table, now) if due is not None and now >= due else []) or overdue(table, context)


def away_until(hosted: HostedTable) -> int | None:
    """Return when the first absent player may be replaced, as last broadcast; None if nobody is waited for."""
    presence = hosted.told
    if presence is None or not any(presence.may_replace_at):
        return None
    here = [seat for seat, connected in enumerate(presence.connected) if connected]
    return min(at for at in presence.may_replace_at if at is not None) if is_waited_at(hosted.table, here) else None
