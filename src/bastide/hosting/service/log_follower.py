"""Apply entries that other processes append to the logs of tables in memory."""

from __future__ import annotations

import asyncio
from contextlib import suppress

from bastide.hosting.lobby.lobby import Lobby
from bastide.hosting.service.broadcaster import Broadcaster
from bastide.hosting.service.context import ServiceContext
from bastide.hosting.service.hosted_table import HostedTable
from bastide.hosting.service.presence import PresenceBook
from bastide.hosting.service.recovery import RETRY_DELAY, Recovery, is_same
from bastide.hosting.storage.log_store import Unavailable, attended_of, away, person_of
from bastide.tables.errors import Refused
from bastide.tables.model.replay import table_after

#: Keep following a table this long after its last request.
UNWATCHED_TTL_MS = 10_000


class LogFollower:
    """Keeps tables in memory up to date with their logs."""

    def __init__(
        self,
        context: ServiceContext,
        recovery: Recovery,
        broadcaster: Broadcaster,
        presence: PresenceBook,
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
            found = await self._context.store.entries(table.id, table.seq - 1)
        except Unavailable:
            self._recovery.storage_lost(hosted)
            raise away() from None
        if not found or not is_same(found[0], table.recent[-1].entry):
            await self._recovery.roll_back(hosted)
            return True
        hosted.doubtful = False
        new_entries = found[1:]
        if not new_entries:
            return False
        if any(entry.what.rewrites for entry in new_entries):
            await self._recovery.reload(hosted)
        else:
            hosted.table = table_after(hosted.table, new_entries)
        self._broadcaster.tell(hosted)
        self._context.on_changed(hosted)
        return True

    async def listen(self) -> None:
        """Process the notifications of the store, forever."""
        async for name, seq in self._context.store.listen():
            if person_of(name) is not None:
                continue
            attended = attended_of(name)
            if attended is not None:
                self._presence.hear(attended)
                continue
            self._lobby.note(name)
            if name:
                hosted = self._context.registry.tables.get(name)
                if hosted is not None and seq > max(hosted.table.seq, hosted.writing):
                    self._follow(hosted, seq)
                elif hosted is not None and seq == 0:
                    self._context.lifecycle.spawn(self.compare([name]))
            else:
                self._presence.hear("")
                self._context.lifecycle.spawn(self.compare(list(self._context.registry.tables)))

    def _follow(self, hosted: HostedTable, seq: int) -> None:
        """Apply entries of another process, which now runs bots and clocks; evict the table if unused here."""
        if hosted.busy or self._context.time.now() - hosted.touched_at <= UNWATCHED_TTL_MS:
            self._context.lifecycle.spawn(self._refresh(hosted, seq))
        else:
            self._context.registry.forget(hosted.table.id)

    async def compare(self, names: list[str]) -> None:
        """Compare tables with the lengths of their logs, after notifications may have been missed."""
        while True:
            with suppress(Unavailable):
                lengths = await self._context.store.lengths(names)
                break
            await asyncio.sleep(RETRY_DELAY)
            await self._context.store.back()
        for name in names:
            if name not in lengths:
                self._recovery.drop(name)
            elif name in self._context.registry.tables:
                await self._refresh(self._context.registry.tables[name], lengths[name])

    async def _refresh(self, hosted: HostedTable, seq: int) -> None:
        """Catch up with a log of length ``seq``: longer or, if the database has lost entries, shorter than known."""
        async with hosted.lock:
            if seq != hosted.table.seq:
                with suppress(Refused):
                    await self.catch_up(hosted)
