"""Apply entries that other processes append to the logs of tables in memory."""

from __future__ import annotations

import asyncio
from contextlib import suppress

from bastide.hosting.lobby.lobby_service import Lobby
from bastide.hosting.service.broadcaster import Broadcaster
from bastide.hosting.service.hosted_table import HostedTable
from bastide.hosting.service.presence_tracker import PresenceTracker
from bastide.hosting.service.service_context import ServiceContext
from bastide.hosting.service.storage_recovery import RETRY_DELAY_S, StorageRecovery, is_same_entry
from bastide.hosting.storage.log_store import (
    STUDY_CHANNEL_PREFIX,
    StorageUnavailable,
    parse_person_notification,
    parse_presence_notification,
    storage_unavailable_error,
)
from bastide.tables.request_errors import RequestRefused
from bastide.tables.state.log_replay import copy_with_entries

#: Keep following a table this long after its last request.
UNWATCHED_TTL_MS = 10_000


class LogFollower:
    """Keeps tables in memory up to date with their logs."""

    def __init__(
        self,
        context: ServiceContext,
        recovery: StorageRecovery,
        broadcaster: Broadcaster,
        presence: PresenceTracker,
        lobby: Lobby,
    ) -> None:
        self._context = context
        self._recovery = recovery
        self._broadcaster = broadcaster
        self._presence = presence
        self._lobby = lobby

    async def catch_up(self, hosted: HostedTable) -> bool:
        """Apply new entries of the log; return whether the table has changed. The caller holds its lock."""
        table = hosted.table
        try:
            found = await self._context.store.read_entries(table.id, table.seq - 1)
        except StorageUnavailable:
            self._recovery.handle_storage_lost(hosted)
            raise storage_unavailable_error() from None
        if not found or not is_same_entry(found[0], table.recent_entries[-1].entry):
            await self._recovery.roll_back_table(hosted)
            return True
        hosted.may_be_outdated = False
        new_entries = found[1:]
        if not new_entries:
            return False
        if any(entry.data.rewrites_log for entry in new_entries):
            await self._recovery.reload_table(hosted)
        else:
            hosted.table = copy_with_entries(hosted.table, new_entries)
        self._broadcaster.broadcast_table(hosted)
        self._context.on_changed(hosted)
        return True

    async def listen(self) -> None:
        """Process the notifications of the store, forever."""
        async for name, seq in self._context.store.listen():
            if parse_person_notification(name) is not None or name.startswith(STUDY_CHANNEL_PREFIX):
                continue
            attended = parse_presence_notification(name)
            if attended is not None:
                self._presence.mark_outdated(attended)
                continue
            self._lobby.mark_changed(name)
            if name:
                hosted = self._context.table_cache.tables.get(name)
                if hosted is not None and seq > max(hosted.table.seq, hosted.writing_seq):
                    self._follow(hosted, seq)
                elif hosted is not None and seq == 0:
                    self._context.tasks.spawn(self.compare_with_store([name]))
            else:
                self._presence.mark_outdated("")
                self._context.tasks.spawn(self.compare_with_store(list(self._context.table_cache.tables)))

    def _follow(self, hosted: HostedTable, seq: int) -> None:
        """Apply entries of another process, which now runs bots and clocks; evict the table if unused here."""
        if hosted.is_in_use or self._context.clock.now_ms() - hosted.touched_at <= UNWATCHED_TTL_MS:
            self._context.tasks.spawn(self._refresh(hosted, seq))
        else:
            self._context.table_cache.remove(hosted.table.id)

    async def compare_with_store(self, names: list[str]) -> None:
        """Compare tables with the lengths of their logs, after notifications may have been missed."""
        while True:
            with suppress(StorageUnavailable):
                lengths = await self._context.store.read_log_lengths(names)
                break
            await asyncio.sleep(RETRY_DELAY_S)
            await self._context.store.wait_until_available()
        for name in names:
            if name not in lengths:
                self._recovery.drop_deleted_table(name)
            elif name in self._context.table_cache.tables:
                await self._refresh(self._context.table_cache.tables[name], lengths[name])

    async def _refresh(self, hosted: HostedTable, seq: int) -> None:
        """Catch up with a log of length ``seq``: longer or, if the database has lost entries, shorter than known."""
        async with hosted.lock:
            if seq != hosted.table.seq:
                with suppress(RequestRefused):
                    await self.catch_up(hosted)
