"""Timers of tables: act when a clock expires or a player has been absent for too long."""

from __future__ import annotations

import asyncio
from contextlib import suppress
from functools import partial

from bastide.hosting.service.broadcaster import Broadcaster
from bastide.hosting.service.hosted_table import HostedTable
from bastide.hosting.service.log_writer import LogWriter
from bastide.hosting.service.presence_tracker import PresenceTracker
from bastide.hosting.service.service_context import ServiceContext
from bastide.hosting.storage.log_store import refuse_if_unavailable
from bastide.tables.commands.absent_players import has_waiting_player, replace_absent_players
from bastide.tables.commands.game_end import expire_clocks, get_next_deadline
from bastide.tables.log import EntryDraft
from bastide.tables.request_errors import RequestRefused
from bastide.tables.state.table_state import Table
from bastide.tables.visitor_and_command_context import ANONYMOUS_VISITOR, CommandContext

#: Time until presence at other processes is known here.
PRESENCE_DELAY_MS = 2_000
#: Extra time for a clock that expired while no process was running.
CLOCK_GRACE_MS = 20_000


class TableTimers:
    """One timer per table, set for its next deadline."""

    def __init__(
        self, context: ServiceContext, writer: LogWriter, broadcaster: Broadcaster, presence: PresenceTracker
    ) -> None:
        self._context = context
        self._writer = writer
        self._broadcaster = broadcaster
        self._presence = presence

    def schedule(self, hosted: HostedTable) -> None:
        """Set the timer of a table, after its position or its people have changed."""
        if hosted.clock_timer is not None:
            hosted.clock_timer.cancel()
            hosted.clock_timer = None
        left = self._get_time_left_ms(hosted)
        registered = hosted is self._context.table_cache.tables.get(hosted.table.id)
        if left is not None and registered and not self._context.tasks.is_closing:
            hosted.clock_timer = asyncio.get_running_loop().call_later(max(0.0, left / 1000), self._on_timer, hosted)

    def reschedule_all(self) -> None:
        """Set all timers again, after the shared clock was corrected."""
        # Last-seen times come from the old clock, so absence is counted from now on.
        self._presence.observing_since_ms = self._context.clock.now_ms()
        for hosted in self._context.table_cache.tables.values():
            if hosted.anchor is not None and hosted.anchor.is_from_log:
                hosted.anchor = None
                self.schedule(hosted)

    def _get_time_left_ms(self, hosted: HostedTable) -> int | None:
        """Return the milliseconds until the next deadline; None if there is none."""
        due, over = self._get_deadline_ms(hosted), get_next_replacement_ms(hosted)
        left = [] if due is None else [due - hosted.now_ms(self._context.clock)]
        left += [] if over is None else [over + PRESENCE_DELAY_MS - self._context.clock.now_ms()]
        return min(left, default=None)

    def _get_deadline_ms(self, hosted: HostedTable) -> int | None:
        found = get_next_deadline(hosted.table)
        hosted.now_ms(self._context.clock)  # sets ``loaded_at`` of a table that has just been loaded
        return hosted.loaded_at + CLOCK_GRACE_MS if found is not None and found < hosted.loaded_at else found

    def _on_timer(self, hosted: HostedTable) -> None:
        self._context.tasks.spawn(self.run_due(hosted))

    async def run_due(self, hosted: HostedTable) -> None:
        """Handle what is due: an expired clock, or a player who has been absent for too long."""
        left = self._get_time_left_ms(hosted)
        if left is None or left > 0:
            self.schedule(hosted)
            return
        with suppress(RequestRefused):
            if get_next_replacement_ms(hosted) is not None:
                with refuse_if_unavailable():
                    await self._presence.load_leases([hosted.table.id])
            if not await self._writer.write(hosted, partial(self._decide, hosted), ANONYMOUS_VISITOR):
                self._broadcaster.schedule_presence_broadcast(hosted)  # the player has returned

    def _decide(self, hosted: HostedTable, table: Table, context: CommandContext) -> list[EntryDraft]:
        due = self._get_deadline_ms(hosted)
        now = hosted.now_ms(self._context.clock)
        return (expire_clocks(table, now) if due is not None and now >= due else []) or replace_absent_players(
            table, context
        )


def get_next_replacement_ms(hosted: HostedTable) -> int | None:
    """Return when the first absent player may be replaced, as last broadcast; None if nobody is waited for."""
    presence = hosted.sent_presence
    if presence is None or not any(presence.may_replace_at):
        return None
    here = [seat for seat, connected in enumerate(presence.connected) if connected]
    return (
        min(at for at in presence.may_replace_at if at is not None) if has_waiting_player(hosted.table, here) else None
    )
