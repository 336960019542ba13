"""Cache of tables in the memory of this process, rebuilt from their event logs."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable

from bastide.hosting.bots.background_jobs import busy_error
from bastide.hosting.service.hosted_table import HostedTable
from bastide.hosting.service.service_tasks import ServiceTasks
from bastide.hosting.storage.history_loader import HistoryLoader
from bastide.hosting.storage.table_loader import SNAPSHOT_INTERVAL_ENTRIES, TableLoader

#: Above this number of tables, idle ones are evicted; twice as many are the hard limit.
MAX_IDLE_TABLES = 2_500
#: Evict a table this long after its last use; its log stays.
IDLE_TTL_MS = 120_000
#: Time for writes in progress when the service closes.
CLOSE_TIMEOUT_S = 10.0


class TableCache:
    """Cache of tables: loads them, evicts idle ones, and stores snapshots."""

    def __init__(
        self,
        loader: TableLoader,
        histories: HistoryLoader,
        lifecycle: ServiceTasks,
        now: Callable[[], int],
        on_loaded: Callable[[HostedTable], Awaitable[None]],
    ) -> None:
        """``on_loaded`` is awaited for each loaded table, once it is in the cache."""
        self.tables: dict[str, HostedTable] = {}
        self._loader = loader
        self._histories = histories
        self._lifecycle = lifecycle
        self._now = now
        self._on_loaded = on_loaded
        self._loading: dict[str, asyncio.Task[HostedTable]] = {}

    async def open_table(self, id: str) -> HostedTable:
        """Return a table, loading it if necessary; RequestRefused if it does not exist."""
        hosted = self.tables.get(id)
        if hosted is None:
            task = self._loading.get(id)
            if task is None:
                task = asyncio.ensure_future(self._load(id))
                self._loading[id] = task
                task.add_done_callback(lambda _: self._loading.pop(id, None))
            hosted = await asyncio.shield(task)
        hosted.touched_at = self._now()
        return hosted

    async def _load(self, id: str) -> HostedTable:
        self.make_room()
        table, kept = await self._loader.load_table(id)
        hosted = self.tables.setdefault(id, HostedTable(table, self._now(), kept))
        # Notifications during loading were ignored, so the log is read once more.
        await self._on_loaded(hosted)
        self.save_snapshot(hosted)
        return hosted

    def add(self, hosted: HostedTable) -> None:
        """Add a table that this process has just created."""
        self.tables[hosted.table.id] = hosted

    def save_snapshot(self, hosted: HostedTable) -> None:
        """Store a snapshot if enough entries were appended since the last one."""
        table = hosted.table
        if (
            table.seq - hosted.snapshot_seq >= SNAPSHOT_INTERVAL_ENTRIES
            and not table.replay_error
            and not self._lifecycle.is_closing
        ):
            hosted.snapshot_seq = table.seq
            self._lifecycle.spawn(self._loader.save_snapshot(table))

    def make_room(self) -> None:
        """Evict the least recently used tables above the limit; RequestRefused if the cache stays full."""
        if len(self.tables) < MAX_IDLE_TABLES:
            return
        idle = sorted((hosted.touched_at, name) for name, hosted in self.tables.items() if not hosted.is_in_use)
        for _, name in idle[: MAX_IDLE_TABLES // 10]:
            self.remove(name)
        if len(self.tables) >= 2 * MAX_IDLE_TABLES:
            raise busy_error()

    def evict_idle(self) -> None:
        """Evict tables that were not used for ``IDLE_TTL_MS``."""
        now = self._now()
        for name, hosted in list(self.tables.items()):
            if now - hosted.touched_at > IDLE_TTL_MS and not hosted.is_in_use:
                self.remove(name)

    def remove(self, name: str) -> None:
        """Remove a table and everything cached about it from memory."""
        self.tables.pop(name).cancel_timers()
        self._histories.forget(name)

    async def close(self) -> None:
        """Cancel all timers and wait for writes in progress."""
        tables = list(self.tables.values())
        for hosted in tables:
            hosted.cancel_timers()
        await asyncio.wait([asyncio.ensure_future(_wait_for_writes(tables))], timeout=CLOSE_TIMEOUT_S)


async def _wait_for_writes(tables: list[HostedTable]) -> None:
    """Wait until no table is being written."""
    for hosted in tables:
        async with hosted.lock:
            pass
