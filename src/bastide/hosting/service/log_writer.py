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
from bastide.hosting.lobby.table_summary import summary
from bastide.hosting.service.broadcaster import Asker, Broadcaster
from bastide.hosting.service.context import ServiceContext
from bastide.hosting.service.hosted_table import HostedTable
from bastide.hosting.service.log_follower import LogFollower
from bastide.hosting.service.presence import PresenceBook
from bastide.hosting.service.recovery import Recovery
from bastide.hosting.storage.log_store import Conflict, Unavailable, away
from bastide.tables.commands import decide as commands
from bastide.tables.errors import Refused, no_table
from bastide.tables.log import Draft
from bastide.tables.model.table import Table
from bastide.tables.visitor import Occasion, Visitor

#: Retries after a concurrent append.
MAX_APPEND_RETRIES = 20

#: Decides which entries are appended; called again on a newer table after a conflict.
Rule: TypeAlias = Callable[[Table, Occasion], list[Draft]]

log = logging.getLogger(__name__)


class LogWriter:
    """Writes to the logs of the tables of this process."""

    def __init__(
        self,
        context: ServiceContext,
        follower: LogFollower,
        recovery: Recovery,
        broadcaster: Broadcaster,
        presence: PresenceBook,
    ) -> None:
        self._context = context
        self._follower = follower
        self._recovery = recovery
        self._broadcaster = broadcaster
        self._presence = presence

    def occasion(self, visitor: Visitor, hosted: HostedTable | None = None) -> Occasion:
        """Return the context in which a command of this visitor is decided now."""
        if hosted is None:
            return Occasion(visitor, self._context.random_bits, self._context.time.now())
        presence = partial(self._presence.attendance, hosted)
        return Occasion(visitor, self._context.random_bits, self._context.time.now(), presence)

    async def write(self, hosted: HostedTable, decide: Rule, visitor: Visitor, sender: Asker | None = None) -> bool:
        """Decide, append and broadcast; return whether anything was appended.

        Once started, it is completed even if the caller is cancelled.
        """
        if self._context.lifecycle.closing:
            raise Refused("shutting-down", "the server is being restarted; try again in a moment")
        writing = asyncio.create_task(self._write(hosted, decide, visitor, sender))
        # Retrieve the exception, because a cancelled caller does not.
        writing.add_done_callback(lambda task: task.cancelled() or task.exception())
        return await asyncio.shield(writing)

    async def _write(self, hosted: HostedTable, decide: Rule, visitor: Visitor, sender: Asker | None) -> bool:
        async with hosted.lock:
            if hosted.doubtful:
                await self._follower.catch_up(hosted)
            if not await self._append(hosted, decide, visitor):
                return False
            self._broadcaster.tell(hosted, sender)
            self._context.registry.save_snapshot(hosted)
        self._context.look_after(hosted)
        return True

    async def _append(self, hosted: HostedTable, decide: Rule, visitor: Visitor) -> bool:
        """Decide and append, again after each conflict; return False if there is nothing to append."""
        for _ in range(MAX_APPEND_RETRIES):
            try:
                drafts = decide(hosted.table, self.occasion(visitor, hosted))
            except BastideError:
                # Before refusing, check whether the log has newer entries that this process has not heard of.
                if await self._follower.catch_up(hosted):
                    continue
                raise
            if not drafts:
                return False
            entries, table = commands.written(hosted.table, drafts, hosted.now(self._context.time))
            hosted.writing = table.seq
            try:
                await self._context.store.append(table.id, entries, summary(table))
            except Conflict as conflict:
                if conflict.seq == 0:
                    self._recovery.drop(table.id)
                    raise no_table() from None
                await self._follower.catch_up(hosted)
            except Unavailable:
                self._recovery.storage_lost(hosted)
                raise away() from None
            else:
                hosted.table = table
                return True
            finally:
                hosted.writing = 0
        log.error("append to table %s failed after %d retries", hosted.table.id, MAX_APPEND_RETRIES)
        raise away()
