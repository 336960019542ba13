"""Append to the logs of tables: decide, append, retry after a concurrent append, broadcast.

The log is authoritative, with optimistic concurrency. A command is decided on the table in memory and appended, and
only then broadcast. If another process has appended first, the append fails with a conflict; the new entries are
applied and the command is decided again.
"""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Callable
from functools import partial
from typing import TypeAlias

from bastide.core.errors import BastideError
from bastide.hosting.lobby.table_summary import build_summary
from bastide.hosting.service.broadcaster import Broadcaster, CommandSender
from bastide.hosting.service.hosted_table import HostedTable
from bastide.hosting.service.log_follower import LogFollower
from bastide.hosting.service.presence_tracker import PresenceTracker
from bastide.hosting.service.service_context import ServiceContext
from bastide.hosting.service.storage_recovery import StorageRecovery
from bastide.hosting.storage.log_store import AppendConflict, StorageUnavailable, storage_unavailable_error
from bastide.tables.commands import command_dispatch as commands
from bastide.tables.log import EntryDraft
from bastide.tables.request_errors import RequestRefused, table_not_found_error
from bastide.tables.state.table_state import Table
from bastide.tables.visitor_and_command_context import CommandContext, Visitor

#: Retries after a concurrent append.
MAX_APPEND_RETRIES = 20

#: Decides which entries are appended; called again on a newer table after a conflict.
DecisionFunction: TypeAlias = Callable[[Table, CommandContext], list[EntryDraft]]

log = logging.getLogger(__name__)


class LogWriter:
    """Writes to the logs of the tables of this process."""

    def __init__(
        self,
        context: ServiceContext,
        follower: LogFollower,
        recovery: StorageRecovery,
        broadcaster: Broadcaster,
        presence: PresenceTracker,
    ) -> None:
        self._context = context
        self._follower = follower
        self._recovery = recovery
        self._broadcaster = broadcaster
        self._presence = presence

    def make_context(self, visitor: Visitor, hosted: HostedTable | None = None) -> CommandContext:
        """Return the context in which a command of this visitor is decided now."""
        if hosted is None:
            return CommandContext(visitor, self._context.random_bits, self._context.clock.now_ms())
        presence = partial(self._presence.get_seat_presence, hosted)
        return CommandContext(visitor, self._context.random_bits, self._context.clock.now_ms(), presence)

    async def write(
        self, hosted: HostedTable, decide: DecisionFunction, visitor: Visitor, sender: CommandSender | None = None
    ) -> bool:
        """Decide, append and broadcast; return whether anything was appended.

        Once started, it is completed even if the caller is cancelled.
        """
        if self._context.tasks.is_closing:
            raise RequestRefused("shutting-down", "the server is restarting; try again in a moment")
        writing = asyncio.create_task(self._write(hosted, decide, visitor, sender))
        # Retrieve the exception, because a cancelled caller does not.
        writing.add_done_callback(lambda task: task.cancelled() or task.exception())
        return await asyncio.shield(writing)

    async def _write(
        self, hosted: HostedTable, decide: DecisionFunction, visitor: Visitor, sender: CommandSender | None
    ) -> bool:
        async with hosted.lock:
            if hosted.may_be_outdated:
                await self._follower.catch_up(hosted)
            if not await self._append(hosted, decide, visitor):
                return False
            self._broadcaster.broadcast_table(hosted, sender)
            self._context.table_cache.save_snapshot(hosted)
        self._context.on_advanced(hosted)
        return True

    async def _append(self, hosted: HostedTable, decide: DecisionFunction, visitor: Visitor) -> bool:
        """Decide and append, again after each conflict; return False if there is nothing to append."""
        for _ in range(MAX_APPEND_RETRIES):
            try:
                drafts = decide(hosted.table, self.make_context(visitor, hosted))
            except BastideError:
                # Before refusing, check whether the log has newer entries that this process has not heard of.
                if await self._follower.catch_up(hosted):
                    continue
                raise
            if not drafts:
                return False
            entries, table = commands.build_entries(hosted.table, drafts, hosted.now_ms(self._context.clock))
            hosted.writing_seq = table.seq
            try:
                await self._context.store.append(table.id, entries, build_summary(table))
            except AppendConflict as conflict:
                if conflict.seq == 0:
                    self._recovery.drop_deleted_table(table.id)
                    raise table_not_found_error() from None
                await self._follower.catch_up(hosted)
            except StorageUnavailable:
                self._recovery.handle_storage_lost(hosted)
                raise storage_unavailable_error() from None
            else:
                hosted.table = table
                return True
            finally:
                hosted.writing_seq = 0
        log.error("append to table %s failed after %d retries", hosted.table.id, MAX_APPEND_RETRIES)
        raise storage_unavailable_error()
