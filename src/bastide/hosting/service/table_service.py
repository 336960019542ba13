"""Table service of one process: wires its components and runs periodic maintenance."""

from __future__ import annotations

import asyncio
import logging
import secrets
from collections.abc import Callable
from contextlib import suppress

from bastide.core.errors import BastideError
from bastide.hosting.bots.background_jobs import BackgroundWorker
from bastide.hosting.bots.bot_executor import BotExecutor
from bastide.hosting.bots.bot_turns import BotTurns
from bastide.hosting.clocks.shared_clock import ManualClock, SharedClock
from bastide.hosting.clocks.table_timers import TableTimers
from bastide.hosting.lobby.lobby_service import Lobby
from bastide.hosting.service.broadcaster import DEFAULT_SUBSCRIPTION, Broadcaster, SubscriptionOptions
from bastide.hosting.service.command_handler import CommandHandler
from bastide.hosting.service.hosted_table import HostedTable, Subscriber
from bastide.hosting.service.log_follower import LogFollower
from bastide.hosting.service.log_writer import LogWriter
from bastide.hosting.service.presence_tracker import PresenceTracker
from bastide.hosting.service.service_context import ServiceContext
from bastide.hosting.service.service_tasks import ServiceTasks
from bastide.hosting.service.storage_recovery import StorageRecovery
from bastide.hosting.service.table_access import TableAccess
from bastide.hosting.service.table_cache import TableCache
from bastide.hosting.service.table_factory import TableFactory
from bastide.hosting.service.telemetry import Telemetry
from bastide.hosting.storage.history_loader import HistoryLoader
from bastide.hosting.storage.log_store import LogStore, StorageUnavailable, TableQuery
from bastide.hosting.storage.table_loader import TableLoader
from bastide.tables.request_errors import RequestRefused
from bastide.tables.visitor_and_command_context import Visitor

#: Interval of periodic maintenance.
MAINTENANCE_INTERVAL_S = 5.0
#: Take over a table whose bots and clocks another process has neglected for this long.
TAKE_OVER_DELAY_MS = 10_000

log = logging.getLogger(__name__)


class TableService:
    """All tables, as served by one process."""

    def __init__(
        self,
        store: LogStore,
        bot_executor: BotExecutor,
        public_url: str = "",
        now_ms: Callable[[], int] | None = None,
        random_bits: Callable[[int], int] = secrets.randbits,
        clock: SharedClock | None = None,
        telemetry: Telemetry | None = None,
        runs_games: bool = True,
    ) -> None:
        """``now_ms`` replaces the clock of the machine; without ``runs_games``, bots and clocks are left to others."""
        self.store = store
        self.bot_executor = bot_executor
        self.random_bits = random_bits
        self.clock = clock or (SharedClock() if now_ms is None else ManualClock(now_ms))
        self.now_ms = self.clock.now_ms
        self.telemetry = telemetry or Telemetry()
        self._runs_games = runs_games
        self.tasks = ServiceTasks()
        self.background_worker = BackgroundWorker(bot_executor.new_worker)
        self.lobby = Lobby(store, self.tasks.spawn)
        self.loader = TableLoader(store)
        self.history_loader = HistoryLoader(store, self.background_worker)
        self.table_cache = TableCache(self.loader, self.history_loader, self.tasks, self.now_ms, self._on_loaded)
        self.presence = PresenceTracker(store, self.clock, self.table_cache.tables)
        context = ServiceContext(
            store,
            self.clock,
            random_bits,
            self.telemetry,
            self.tasks,
            self.loader,
            self.history_loader,
            self.table_cache,
            self._on_changed,
            self._on_advanced,
        )
        self.broadcaster = Broadcaster(context, self.presence)
        self.recovery = StorageRecovery(
            context,
            self.broadcaster,
            catch_up=lambda hosted: self.follower.catch_up(hosted),
            write=lambda hosted, decide, visitor: self.writer.write(hosted, decide, visitor),
        )
        self.follower = LogFollower(context, self.recovery, self.broadcaster, self.presence, self.lobby)
        self.writer = LogWriter(context, self.follower, self.recovery, self.broadcaster, self.presence)
        self.timers = TableTimers(context, self.writer, self.broadcaster, self.presence)
        self.bot_turns = BotTurns(context, bot_executor, self.writer)
        self.access = TableAccess(context, self.follower, self.presence)
        self.factory = TableFactory(context, self.writer, public_url)
        self.commands = CommandHandler(context, self.access, self.writer, self.factory, self.recovery, self.presence)
        # Shortcuts for callers.
        self.open_table = self.table_cache.open_table
        self.open_for_visitor = self.access.open_for_visitor
        self.execute = self.commands.execute
        self.create_table = self.factory.create_table

    # -- start and stop --------------------------------------------------------------------------

    def start(self) -> None:
        """Start to follow other processes, and to run bots and clocks."""
        spawn = self.tasks.spawn
        spawn(self.follower.listen())
        spawn(self.recovery.watch_storage_forever())
        spawn(self.presence.synchronize_forever(self.broadcaster.schedule_presence_broadcast))
        spawn(self._maintain_forever())

    async def close(self) -> None:
        """Finish writes in progress and stop. Bots that are thinking start again after the next start."""
        self.tasks.is_closing = True
        await self.table_cache.close()
        await self.tasks.cancel_tasks()
        await self.presence.close()
        self.background_worker.close()
        self.bot_executor.close()

    # -- callbacks of the components --------------------------------------------------------------

    async def _on_loaded(self, hosted: HostedTable) -> None:
        async with hosted.lock:
            await self.follower.catch_up(hosted)
        self._on_changed(hosted)

    def _on_changed(self, hosted: HostedTable) -> None:
        """Reschedule timers, after the position of a table or its people have changed."""
        if self._runs_games:
            self.timers.schedule(hosted)

    def _on_advanced(self, hosted: HostedTable) -> None:
        """Run bots and clocks of a table that this process has advanced."""
        if self._runs_games and not self.tasks.is_closing:
            self.bot_turns.start_thinking(hosted)
            self.timers.schedule(hosted)

    # -- maintenance -----------------------------------------------------------------------------

    async def _maintain_forever(self) -> None:
        overdue_ms = 0
        while True:
            with suppress(StorageUnavailable, RequestRefused):
                await self.synchronize_clock()
                await self.run_maintenance(overdue_ms)
            overdue_ms = TAKE_OVER_DELAY_MS
            self.telemetry.report_table_count(len(self.table_cache.tables))
            await asyncio.sleep(MAINTENANCE_INTERVAL_S)

    async def synchronize_clock(self) -> None:
        """Synchronize with the clock of the database, which all processes share."""
        if await self.clock.synchronize(self.store.read_clock_ms):
            self.timers.reschedule_all()

    async def run_maintenance(self, overdue_ms: int) -> None:
        """Take over bots and clocks that no process runs, and evict idle tables.

        ``overdue_ms``: milliseconds since they were due.
        """
        await self.follower.compare_with_store(list(self.table_cache.tables))
        for listed in await self.store.find_tables(TableQuery(wake_before=self.now_ms() - overdue_ms, limit=1000)):
            try:
                hosted = await self.table_cache.open_table(listed.table)
            except BastideError as error:
                log.warning("cannot open table %s: %s", listed.table, error)
                continue
            self._on_advanced(hosted)
        self.table_cache.evict_idle()

    # -- subscriptions ---------------------------------------------------------------------------

    async def subscribe(
        self,
        subscriber: Subscriber,
        id: str,
        since: int,
        invite: str | None,
        options: SubscriptionOptions = DEFAULT_SUBSCRIPTION,
        requester: str = "",
    ) -> None:
        """Subscribe to a table, starting with the entries after ``since``.

        ``requester`` is the address of the client, for limits on reading old entries.
        """
        hosted, _ = await self.access.open_for_visitor(id, subscriber.visitor, invite)
        # On a shared device the viewer depends on the table, which is loaded only now.
        viewer = hosted.table.seat_of(subscriber.visitor.ids)
        await self.broadcaster.subscribe(subscriber, hosted, viewer, since, requester, options)
        self.remember_address(id, subscriber.visitor, requester)

    def remember_address(self, id: str, visitor: Visitor, address: str) -> None:
        """Remember the address of a table's host, who owns the work of its bots."""
        hosted = self.table_cache.tables.get(id)
        if hosted is not None and address and hosted.table.host in visitor.ids:
            hosted.host_address = address

    def unsubscribe(self, subscriber: Subscriber, id: str) -> None:
        """Unsubscribe from a table."""
        hosted = self.table_cache.tables.get(id)
        if hosted is not None:
            self.broadcaster.unsubscribe(subscriber, hosted)
