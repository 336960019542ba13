"""Recovery from storage failures: unreachable database, lost entries, deleted tables."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Awaitable, Callable
from contextlib import suppress
from itertools import takewhile

from bastide.hosting.api.messages import Gone, Waiting
from bastide.hosting.service.broadcaster import Broadcaster
from bastide.hosting.service.context import ServiceContext
from bastide.hosting.service.hosted_table import HostedTable
from bastide.hosting.storage.log_store import stored
from bastide.tables.errors import Refused, no_table
from bastide.tables.log import Draft, Entry, SetBack
from bastide.tables.model.table import Table
from bastide.tables.visitor import NOBODY, Occasion, Visitor

#: Delay before a failed read or write is retried while the database is reachable.
RETRY_DELAY = 0.2

log = logging.getLogger(__name__)


class Recovery:
    """Brings tables in memory back in line with the database after a failure."""

    def __init__(
        self,
        context: ServiceContext,
        broadcaster: Broadcaster,
        *,
        catch_up: Callable[[HostedTable], Awaitable[bool]],
        write: Callable[[HostedTable, Callable[[Table, Occasion], list[Draft]], Visitor], Awaitable[bool]],
    ) -> None:
        self._context = context
        self._broadcaster = broadcaster
        self._catch_up = catch_up
        self._write = write

    # -- an unreachable database ----------------------------------------------------------------

    def storage_lost(self, hosted: HostedTable) -> None:
        """Tell the subscribers that nothing can be stored now, and catch up when the database is back."""
        if not hosted.doubtful:
            hosted.doubtful = True
            self._broadcaster.announce(hosted, Waiting(hosted.table.id, True))
            self._context.lifecycle.spawn(self._resume(hosted))

    async def watch_storage(self) -> None:
        """Tell all subscribers when the database becomes unavailable, forever."""
        while True:
            await self._context.store.gone()
            for hosted in self._context.registry.tables.values():
                if hosted.watchers:
                    self.storage_lost(hosted)
            await self._context.store.back()

    async def _resume(self, hosted: HostedTable) -> None:
        while hosted.doubtful:
            await self._context.store.back()
            async with hosted.lock:
                with suppress(Refused):
                    await self._catch_up(hosted)
            if hosted.doubtful:  # the database accepts writes but not reads yet
                await asyncio.sleep(RETRY_DELAY)
        # Nobody could move during the outage, so a clock that ran out gets the same grace as after loading.
        hosted.loaded_at = hosted.now(self._context.time)
        self._broadcaster.announce(hosted, Waiting(hosted.table.id, False))
        self._context.look_after(hosted)

    # -- a rewritten or shortened log -----------------------------------------------------------

    async def reload(self, hosted: HostedTable) -> None:
        """Read the log again from the start, after earlier entries were rewritten."""
        hosted.table, hosted.kept = await self._context.loader.table(hosted.table.id)
        self._context.histories.forget(hosted.table.id)

    async def roll_back(self, hosted: HostedTable) -> None:
        """Rebuild a table from a log that lost entries, broadcast it, and append a note about the loss.

        This happens after a restore from a backup, or a failover to a lagging replica.
        """
        before = hosted.table
        sent_entries = [each.entry for each in before.recent]
        first = sent_entries[0].seq if sent_entries else before.seq
        try:
            hosted.table, hosted.kept = await self._context.loader.table(before.id)
            with stored():
                stored_entries = await self._context.store.entries(before.id, first - 1)
        except Refused as problem:
            if problem.code == no_table().code:
                hosted.doubtful = False
                self.drop(before.id)
            raise
        hosted.doubtful = False
        common_entries = takewhile(lambda pair: is_same(*pair), zip(sent_entries, stored_entries, strict=False))
        kept = min(max((one.seq for one, _ in common_entries), default=first - 1), hosted.table.seq)
        log.error("table %s lost log entries in the database, from entry %d on", before.id, kept + 1)
        # Send everything again, so that nobody continues from a position that no longer exists.
        self._context.histories.forget(before.id)
        hosted.watchers = dict.fromkeys(hosted.watchers, 0)
        self._broadcaster.tell(hosted)
        self._context.on_changed(hosted)
        self._context.lifecycle.spawn(self._append_loss_note(hosted, SetBack(kept, before.seq - kept)))

    async def _append_loss_note(self, hosted: HostedTable, what: SetBack) -> None:
        """Append the note once, from the process that is first."""

        def note(table: Table, _: Occasion) -> list[Draft]:
            since = [each.entry.what for each in table.recent if each.entry.seq > what.kept]
            return [] if any(isinstance(each, SetBack) for each in since) else [Draft(-1, what)]

        while not self._context.lifecycle.closing:
            with suppress(Refused):
                await self._write(hosted, note, NOBODY)
                self._context.look_after(hosted)
                return
            await asyncio.sleep(RETRY_DELAY)
            await self._context.store.back()

    # -- a deleted table ------------------------------------------------------------------------

    def drop(self, name: str) -> None:
        """Remove a table that the database no longer has, and tell its subscribers."""
        hosted = self._context.registry.tables.get(name)
        if hosted is not None:
            log.warning("table %s was deleted from the database", name)
            self._context.registry.forget(name)
            self._broadcaster.announce(hosted, Gone(name))
            hosted.watchers.clear()


def is_same(one: Entry, other: Entry) -> bool:
    """Return whether both are the same entry of one log, even if a person was removed from it in between.

    The time alone is not enough: after a rollback, the next entry may have the time of the lost one.
    """
    return (one.seq, one.at, one.seat, one.what.kind) == (other.seq, other.at, other.seat, other.what.kind)
