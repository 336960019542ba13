"""Recovery from storage failures: unreachable database, lost entries, deleted tables."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Awaitable, Callable
from contextlib import suppress
from itertools import takewhile

from bastide.hosting.api.connection_and_lobby_messages import StorageStatusMessage, TableDeletedMessage
from bastide.hosting.service.broadcaster import Broadcaster
from bastide.hosting.service.hosted_table import HostedTable
from bastide.hosting.service.service_context import ServiceContext
from bastide.hosting.storage.log_store import refuse_if_unavailable
from bastide.tables.log import EntriesLost, EntryDraft, LogEntry
from bastide.tables.request_errors import RequestRefused, table_not_found_error
from bastide.tables.state.table_state import Table
from bastide.tables.visitor_and_command_context import ANONYMOUS_VISITOR, CommandContext, Visitor

#: Delay before a failed read or write is retried while the database is reachable.
RETRY_DELAY_S = 0.2

log = logging.getLogger(__name__)


class StorageRecovery:
    """Brings tables in memory back in line with the database after a failure."""

    def __init__(
        self,
        context: ServiceContext,
        broadcaster: Broadcaster,
        *,
        catch_up: Callable[[HostedTable], Awaitable[bool]],
        write: Callable[[HostedTable, Callable[[Table, CommandContext], list[EntryDraft]], Visitor], Awaitable[bool]],
    ) -> None:
        self._context = context
        self._broadcaster = broadcaster
        self._catch_up = catch_up
        self._write = write

    # -- an unreachable database ----------------------------------------------------------------

    def handle_storage_lost(self, hosted: HostedTable) -> None:
        """Tell the subscribers that nothing can be stored now, and catch up when the database is back."""
        if not hosted.may_be_outdated:
            hosted.may_be_outdated = True
            self._broadcaster.broadcast_message(hosted, StorageStatusMessage(hosted.table.id, True))
            self._context.tasks.spawn(self._resume(hosted))

    async def watch_storage_forever(self) -> None:
        """Tell all subscribers when the database becomes unavailable, forever."""
        while True:
            await self._context.store.wait_until_unavailable()
            for hosted in self._context.table_cache.tables.values():
                if hosted.subscribers:
                    self.handle_storage_lost(hosted)
            await self._context.store.wait_until_available()

    async def _resume(self, hosted: HostedTable) -> None:
        while hosted.may_be_outdated:
            await self._context.store.wait_until_available()
            async with hosted.lock:
                with suppress(RequestRefused):
                    await self._catch_up(hosted)
            if hosted.may_be_outdated:  # the database accepts writes but not reads yet
                await asyncio.sleep(RETRY_DELAY_S)
        # Nobody could move during the outage, so a clock that ran out gets the same grace as after loading.
        hosted.loaded_at = hosted.now_ms(self._context.clock)
        self._broadcaster.broadcast_message(hosted, StorageStatusMessage(hosted.table.id, False))
        self._context.on_advanced(hosted)

    # -- a rewritten or shortened log -----------------------------------------------------------

    async def reload_table(self, hosted: HostedTable) -> None:
        """Read the log again from the start, after earlier entries were rewritten."""
        hosted.table, hosted.snapshot_seq = await self._context.loader.load_table(hosted.table.id)
        self._context.history_loader.forget(hosted.table.id)

    async def roll_back_table(self, hosted: HostedTable) -> None:
        """Rebuild a table from a log that lost entries, broadcast it, and append a note about the loss.

        This happens after a restore from a backup, or a failover to a lagging replica.
        """
        before = hosted.table
        sent_entries = [each.entry for each in before.recent_entries]
        first = sent_entries[0].seq if sent_entries else before.seq
        try:
            hosted.table, hosted.snapshot_seq = await self._context.loader.load_table(before.id)
            with refuse_if_unavailable():
                stored_entries = await self._context.store.read_entries(before.id, first - 1)
        except RequestRefused as problem:
            if problem.code == table_not_found_error().code:
                hosted.may_be_outdated = False
                self.drop_deleted_table(before.id)
            raise
        hosted.may_be_outdated = False
        common_entries = takewhile(lambda pair: is_same_entry(*pair), zip(sent_entries, stored_entries, strict=False))
        kept = min(max((one.seq for one, _ in common_entries), default=first - 1), hosted.table.seq)
        log.error("table %s lost log entries in the database, from entry %d on", before.id, kept + 1)
        # Send everything again, so that nobody continues from a position that no longer exists.
        self._context.history_loader.forget(before.id)
        hosted.subscribers = dict.fromkeys(hosted.subscribers, 0)
        self._broadcaster.broadcast_table(hosted)
        self._context.on_changed(hosted)
        self._context.tasks.spawn(self._append_loss_note(hosted, EntriesLost(kept, before.seq - kept)))

    async def _append_loss_note(self, hosted: HostedTable, what: EntriesLost) -> None:
        """Append the note once, from the process that is first."""

        def note(table: Table, _: CommandContext) -> list[EntryDraft]:
            since = [each.entry.data for each in table.recent_entries if each.entry.seq > what.kept]
            return [] if any(isinstance(each, EntriesLost) for each in since) else [EntryDraft(-1, what)]

        while not self._context.tasks.is_closing:
            with suppress(RequestRefused):
                await self._write(hosted, note, ANONYMOUS_VISITOR)
                self._context.on_advanced(hosted)
                return
            await asyncio.sleep(RETRY_DELAY_S)
            await self._context.store.wait_until_available()

    # -- a deleted table ------------------------------------------------------------------------

    def drop_deleted_table(self, name: str) -> None:
        """Remove a table that the database no longer has, and tell its subscribers."""
        hosted = self._context.table_cache.tables.get(name)
        if hosted is not None:
            log.warning("table %s was deleted from the database", name)
            self._context.table_cache.remove(name)
            self._broadcaster.broadcast_message(hosted, TableDeletedMessage(name))
            hosted.subscribers.clear()


def is_same_entry(one: LogEntry, other: LogEntry) -> bool:
    """Return whether both are the same entry of one log, even if a person was removed from it in between.

    The time alone is not enough: after a rollback, the next entry may have the time of the lost one.
    """
    return (one.seq, one.at_ms, one.seat, one.data.kind) == (other.seq, other.at_ms, other.seat, other.data.kind)
