"""Table service of one process: wires its components and runs periodic maintenance."""

from __future__ import annotations

import asyncio
import logging
import secrets
from collections.abc import Callable
from contextlib import suppress

from bastide.core.errors import BastideError
from bastide.hosting.bots.background import LongWork
from bastide.hosting.bots.bot_executor import BotExecutor
from bastide.hosting.bots.bot_runner import BotRunner
from bastide.hosting.clocks.clock_runner import ClockRunner
from bastide.hosting.clocks.timekeeper import Timekeeper, Told
from bastide.hosting.lobby.lobby import Lobby
from bastide.hosting.service.broadcaster import NOTHING_MORE, Asked, Broadcaster
from bastide.hosting.service.command_handler import CommandHandler
from bastide.hosting.service.context import ServiceContext
from bastide.hosting.service.hosted_table import HostedTable, Watcher
from bastide.hosting.service.lifecycle import Lifecycle
from bastide.hosting.service.log_follower import LogFollower
from bastide.hosting.service.log_writer import LogWriter
from bastide.hosting.service.presence import PresenceBook
from bastide.hosting.service.recovery import Recovery
from bastide.hosting.service.table_access import TableAccess
from bastide.hosting.service.table_factory import TableFactory
from bastide.hosting.service.table_registry import TableRegistry
from bastide.hosting.service.telemetry import Telemetry
from bastide.hosting.storage.history_loader import Histories
from bastide.hosting.storage.log_store import LogStore, TableQuery, Unavailable
from bastide.hosting.storage.table_loader import TableLoader
from bastide.tables.errors import Refused

#: Interval of periodic maintenance.
ROUND_INTERVAL = 5.0
#: Take over a table whose bots and clocks another process has neglected for this long.
TAKE_OVER_AFTER_MS = 10_000

log = logging.getLogger(__name__)


class TableService:
    """All tables, as served by one process."""

    def __init__(
        self,
        store: LogStore,
        workers: BotExecutor,
        public_url: str = "",
        now: Callable[[], int] | None = None,
        bits: Callable[[int], int] = secrets.randbits,
        time: Timekeeper | None = None,
        telemetry: Telemetry | None = None,
        runs_games: bool = True,
    ) -> None:
        """``now`` replaces the clock of the machine; without ``runs_games``, bots and clocks are left to others."""
        self.store = store
        self.workers = workers
        self.bits = bits
        self.time = time or (Timekeeper() if now is None else Told(now))
        self.now = self.time.now
        self.telemetry = telemetry or Telemetry()
        self._runs_games = runs_games
        self.lifecycle = Lifecycle()
        self.long_work = LongWork(workers.new_worker)
        self.lobby = Lobby(store, self.lifecycle.spawn)
        self.loader = TableLoader(store)
        self.histories = Histories(store, self.long_work)
        self.registry = TableRegistry(self.loader, self.histories, self.lifecycle, self.now, self._on_loaded)
        self.presence = PresenceBook(store, self.time, self.registry.tables)
        context = ServiceContext(
            store,
            self.time,
            bits,
            self.telemetry,
            self.lifecycle,
            self.loader,
            self.histories,
            self.registry,
            self._on_changed,
            self._on_advanced,
        )
        self.broadcaster = Broadcaster(context, self.presence)
        self.recovery = Recovery(
            context,
            self.broadcaster,
            catch_up=lambda hosted: self.follower.catch_up(hosted),
            write=lambda hosted, decide, visitor: self.writer.write(hosted, decide, visitor),
        )
        self.follower = LogFollower(context, self.recovery, self.broadcaster, self.presence, self.lobby)
        self.writer = LogWriter(context, self.follower, self.recovery, self.broadcaster, self.presence)
        self.clocks = ClockRunner(context, self.writer, self.broadcaster, self.presence)
        self.bots = BotRunner(context, workers, self.writer)
        self.access = TableAccess(context, self.follower, self.presence)
        self.factory = TableFactory(context, self.writer, public_url)
        self.commands = CommandHandler(context, self.access, self.writer, self.factory, self.recovery, self.presence)
        # Shortcuts for callers.
        self.open = self.registry.open
        self.seen_by = self.access.seen_by
        self.do = self.commands.do
        self.create = self.factory.create

    # -- start and stop --------------------------------------------------------------------------

    def start(self) -> None:
        """Start to follow other processes, and to run bots and clocks."""
        spawn = self.lifecycle.spawn
        spawn(self.follower.listen())
        spawn(self.recovery.watch_storage())
        spawn(self.presence.keep_up(self.broadcaster.note))
        spawn(self._maintain_forever())

    async def close(self) -> None:
        """Finish writes in progress and stop. Bots that are thinking start again after the next start."""
        self.lifecycle.closing = True
        await self.registry.close()
        await self.lifecycle.cancel_tasks()
        await self.presence.close()
        self.long_work.close()
        self.workers.close()

    # -- callbacks of the components --------------------------------------------------------------

    async def _on_loaded(self, hosted: HostedTable) -> None:
        async with hosted.lock:
            await self.follower.catch_up(hosted)
        self._on_changed(hosted)

    def _on_changed(self, hosted: HostedTable) -> None:
        """Reschedule timers, after the position of a table or its people have changed."""
        if self._runs_games:
            self.clocks.schedule(hosted)

    def _on_advanced(self, hosted: HostedTable) -> None:
        """Run bots and clocks of a table that this process has advanced."""
        if self._runs_games and not self.lifecycle.closing:
            self.bots.play(hosted)
            self.clocks.schedule(hosted)

    # -- maintenance -----------------------------------------------------------------------------

    async def _maintain_forever(self) -> None:
        overdue_ms = 0
        while True:
            with suppress(Unavailable, Refused):
                await self.check_clock()
                await self.look_around(overdue_ms)
            overdue_ms = TAKE_OVER_AFTER_MS
            self.telemetry.tables(len(self.registry.tables))
            await asyncio.sleep(ROUND_INTERVAL)

    async def check_clock(self) -> None:
        """Synchronize with the clock of the database, which all processes share."""
        if await self.time.look(self.store.time):
            self.clocks.clock_was_set()

    async def look_around(self, overdue_ms: int) -> None:
        """Take over bots and clocks that no process runs, and evict idle tables.

        ``overdue_ms``: milliseconds since they were due.
        """
        await self.follower.compare(list(self.registry.tables))
        for listed in await self.store.tables(TableQuery(wake_before=self.now() - overdue_ms, limit=1000)):
            try:
                hosted = await self.registry.open(listed.table)
            except BastideError as error:
                log.warning("cannot open table %s: %s", listed.table, error)
                continue
            self._on_advanced(hosted)
        self.registry.evict_idle()

    # -- subscriptions ---------------------------------------------------------------------------

    async def watch(
        self,
        subscriber: Watcher,
        id: str,
        since: int,
        invite: str | None,
        options: Asked = NOTHING_MORE,
        requester: str = "",
    ) -> None:
        """Subscribe to a table, starting with the entries after ``since``.

        ``requester`` is the address of the client, for limits on reading old entries.
        """
        hosted, viewer = await self.access.seen_by(id, subscriber.visitor, invite)
        await self.broadcaster.welcome(subscriber, hosted, viewer, since, requester, options)

    def leave(self, subscriber: Watcher, id: str) -> None:
        """Unsubscribe from a table."""
        hosted = self.registry.tables.get(id)
        if hosted is not None:
            self.broadcaster.leave(subscriber, hosted)
