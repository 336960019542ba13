"""Background task that delivers the outbox. It runs in every process; each endpoint is leased by one of them.

A slow or broken endpoint delays nobody else: endpoints are served side by side, with a limit for each channel, and a
failure pauses only its endpoint. If a whole channel is down, such as the mail server, its notifications wait.
"""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Mapping, Sequence
from contextlib import suppress
from functools import partial
from typing import Final, NamedTuple

from bastide.hosting.storage.log_store import StorageUnavailable
from bastide.server.notifications.delivery_schedule import end_of_quiet_hours, next_digest, pause_after_failures
from bastide.server.notifications.notification_channels import ChannelDown, DeliveryFailed, NotificationChannel
from bastide.server.notifications.notification_texts import Notification, write_digest, write_notification
from bastide.server.operations.logging_setup import get_logger
from bastide.server.operations.metrics import NOTIFICATIONS, NOTIFICATIONS_DUE
from bastide.server.store.database import Connection
from bastide.server.store.database_log_store import DatabaseStore
from bastide.server.store.notifications import outbox_queries
from bastide.server.store.notifications.delivery_context import DeliveryContext, NotificationFacts, load_context
from bastide.server.store.notifications.outbox_queries import Endpoint, OutboxRow

POLL_INTERVAL_SECONDS: Final = 1.0
#: How often the number of due notifications is measured.
MEASURE_INTERVAL_SECONDS: Final = 15.0
#: Longer than one delivery can take; it is renewed with each.
LEASE_MS: Final = 60_000
#: Endpoints served at once by this process, by channel.
MAX_CONCURRENT: Final[Mapping[str, int]] = {"push": 16, "email": 4, "webhook": 8}
ROWS_PER_BATCH: Final = 50
#: A delivery that takes longer is slow. This many slow endpoints are remembered.
SLOW_SECONDS: Final = 3.0
MAX_SLOW_ENDPOINTS: Final = 1_000
#: More e-mails than these at once are combined into one.
MAX_SEPARATE_MESSAGES: Final = 3
#: A notification is given up after this many failures: about two days. An endpoint is dropped after as many in a row.
MAX_ATTEMPTS: Final = 16
#: While the person looks at the table, their turn is checked again after this time, and at last dropped.
PRESENCE_RECHECK_MS: Final = 60_000
PRESENCE_CHECKS_END_MS: Final = 300_000
#: Pause of a channel that is down: first and longest.
FIRST_CHANNEL_PAUSE_SECONDS: Final = 10.0
MAX_CHANNEL_PAUSE_SECONDS: Final = 300.0

log = get_logger(__name__)


class Message(NamedTuple):
    """A message to send, and the notifications that it contains."""

    notification: Notification
    rows: list[OutboxRow]


class ChannelPause:
    """Pause of a channel that is down, which doubles with each failure in a row."""

    def __init__(self) -> None:
        self._until = 0.0
        self._next_seconds = FIRST_CHANNEL_PAUSE_SECONDS

    def is_active(self) -> bool:
        return asyncio.get_running_loop().time() < self._until

    def begin(self) -> None:
        if not self.is_active():
            self._until = asyncio.get_running_loop().time() + self._next_seconds
            self._next_seconds = min(MAX_CHANNEL_PAUSE_SECONDS, 2 * self._next_seconds)

    def reset(self) -> None:
        self._until, self._next_seconds = 0.0, FIRST_CHANNEL_PAUSE_SECONDS


class DeliveryWorker:
    """Delivers due notifications by these channels."""

    def __init__(
        self,
        store: DatabaseStore,
        now_ms: Callable[[], int],
        channels: Mapping[str, NotificationChannel],
        public_url: str,
        lease_ms: int = LEASE_MS,
    ) -> None:
        self._store = store
        self._now_ms = now_ms
        self.channels = channels
        self._public_url = public_url
        self._lease_ms = lease_ms
        self._running: dict[str, dict[str, asyncio.Task[None]]] = {name: {} for name in channels}
        #: Those of the running endpoints that get half of the room.
        self._limited: dict[str, set[str]] = {name: set() for name in channels}
        #: Endpoints whose last delivery by this process was slow, in this order.
        self._slow: dict[str, None] = {}
        self.pauses = {name: ChannelPause() for name in channels}
        self._loop_task: asyncio.Task[None] | None = None
        self._next_measurement = 0.0

    def start(self) -> None:
        self._loop_task = asyncio.ensure_future(self._run_forever())

    async def close(self) -> None:
        """Stop. A delivery that is cancelled is repeated by another process when its lease has ended."""
        tasks = [task for running in self._running.values() for task in running.values()]
        for task in [*tasks, *([self._loop_task] if self._loop_task else [])]:
            task.cancel()
        await asyncio.gather(*tasks, *([self._loop_task] if self._loop_task else []), return_exceptions=True)

    async def _run_forever(self) -> None:
        while True:
            await self._store.wait_until_available()
            with suppress(StorageUnavailable):
                for channel in self.channels:
                    await self._start_due(channel)
                await self._measure()
            await asyncio.sleep(POLL_INTERVAL_SECONDS)

    async def _measure(self) -> None:
        now = asyncio.get_running_loop().time()
        if now >= self._next_measurement:
            self._next_measurement = now + MEASURE_INTERVAL_SECONDS
            NOTIFICATIONS_DUE.set(await self._store.read(partial(outbox_queries.count_due, now=self._now_ms())))

    async def _start_due(self, channel: str) -> None:
        """Start to serve the most urgent endpoints of a channel, as many as it has room for.

        Endpoints whose last delivery failed or was slow get half of the room at most.
        """
        running, limited = self._running[channel], self._limited[channel]
        for failing in (False, True):
            room = MAX_CONCURRENT[channel] - len(running)
            if room <= 0 or self.pauses[channel].is_active():
                return
            limit = room + len(running) + len(self._slow)
            find = partial(
                outbox_queries.find_due_endpoints, channel=channel, failing=failing, now=self._now_ms(), limit=limit
            )
            for found in await self._store.read(find):
                is_limited = failing or found in self._slow
                has_room = len(limited) < MAX_CONCURRENT[channel] // 2 if is_limited else True
                if found in running or not has_room or len(running) >= MAX_CONCURRENT[channel]:
                    continue
                if is_limited:
                    limited.add(found)
                task = asyncio.ensure_future(self._serve_endpoint(channel, found))
                running[found] = task
                task.add_done_callback(partial(self._finish, channel, found))

    def _finish(self, channel: str, id: str, task: asyncio.Task[None]) -> None:
        del self._running[channel][id]
        self._limited[channel].discard(id)
        error = None if task.cancelled() else task.exception()
        if error is not None and not isinstance(error, StorageUnavailable):
            # The endpoint stays leased for a while, so that the error does not repeat at once.
            log.error("notification delivery failed", channel=channel, endpoint=id, exc_info=error)

    async def _serve_endpoint(self, channel: str, id: str) -> None:
        now = self._now_ms()
        lease = partial(outbox_queries.lease_endpoint, id=id, now=now, until=now + self._lease_ms)
        endpoint = await self._store.write(lease)
        if endpoint is None:
            return  # another process was faster
        rows = await self._store.read(partial(outbox_queries.read_due_rows, endpoint=id, now=now, limit=ROWS_PER_BATCH))
        context = await self._store.read(partial(load_context, endpoint=endpoint, rows=rows, now=now))
        due = await self._sort_out(endpoint, context, now)
        language = context.settings.language
        for message in self._write_messages(channel, endpoint, due, language):
            lease_after = await self._deliver(channel, endpoint, message, language)
            if lease_after is None:
                return
            endpoint = lease_after
        await self._store.write(partial(outbox_queries.renew_lease, endpoint=endpoint, until=0))

    async def _sort_out(self, endpoint: Endpoint, context: DeliveryContext, now: int) -> list[NotificationFacts]:
        """Withdraw and postpone notifications; return those to send now."""
        withdrawn = list(context.withdrawn)
        postponed: list[tuple[OutboxRow, int, bool]] = []
        due: list[NotificationFacts] = []
        settings = context.settings
        quiet_until = end_of_quiet_hours(settings, now)
        for facts in context.facts:
            row = facts.row
            is_asked_for = not row.table
            if facts.is_present and now - row.at >= PRESENCE_CHECKS_END_MS:
                withdrawn.append(row)
            elif facts.is_present:
                postponed.append((row, now + PRESENCE_RECHECK_MS, row.is_digest))
            elif not row.is_digest and settings.get_delivery(row.kind, endpoint.channel) == "digest":
                postponed.append((row, next_digest(settings, now), True))
            elif quiet_until and not is_asked_for:
                postponed.append((row, quiet_until, row.is_digest))
            else:
                due.append(facts)
        if withdrawn or postponed:

            def change(connection: Connection) -> None:
                outbox_queries.delete_rows(connection, endpoint.id, withdrawn)
                outbox_queries.postpone_rows(connection, endpoint.id, postponed)

            await self._store.write(change)
            NOTIFICATIONS.labels(endpoint.channel, "withdrawn").inc(len(withdrawn))
        return due

    def _write_messages(
        self, channel: str, endpoint: Endpoint, due: Sequence[NotificationFacts], language: str
    ) -> list[Message]:
        """Write the messages, with a digest of everything that belongs into one."""
        written = [
            Message(write_notification(facts, endpoint.id, language, self._public_url), [facts.row]) for facts in due
        ]
        if not self.channels[channel].combines:
            return written
        alone = [each for each in written if not each.rows[0].is_digest]
        combined = [each for each in written if each.rows[0].is_digest]
        asked_for = [each for each in alone if not each.rows[0].table]
        if len(alone) - len(asked_for) > MAX_SEPARATE_MESSAGES:
            combined = [each for each in written if each.rows[0].table]
            alone = asked_for
        if len(combined) < 2:
            return alone + combined
        notifications = [each.notification for each in combined]
        rows = [row for each in combined for row in each.rows]
        return [*alone, Message(write_digest(notifications, language, self._public_url), rows)]

    async def _deliver(self, channel: str, endpoint: Endpoint, message: Message, language: str) -> Endpoint | None:
        """Send a message and record the outcome. Returns the endpoint with its new lease; None: stop serving it."""
        began = asyncio.get_running_loop().time()
        try:
            await self.channels[channel].send(endpoint, message.notification, language, self._now_ms())
        except ChannelDown as error:
            self.pauses[channel].begin()
            NOTIFICATIONS.labels(channel, "channel-down").inc()
            log.warning("notification channel is down", channel=channel, problem=str(error))
            await self._store.write(partial(outbox_queries.renew_lease, endpoint=endpoint, until=0))
            return None
        except DeliveryFailed as error:
            await self._record_failure(channel, endpoint, message.rows, error)
            return None
        self.pauses[channel].reset()
        self._note_duration(endpoint.id, asyncio.get_running_loop().time() - began)
        now = self._now_ms()
        renewed = endpoint._replace(lease=max(now + self._lease_ms, endpoint.lease + 1))

        def record(connection: Connection) -> bool:
            outbox_queries.mark_sent(connection, endpoint, message.rows, now)
            return outbox_queries.renew_lease(connection, endpoint, renewed.lease)

        has_lease = await self._store.write(record)
        NOTIFICATIONS.labels(channel, "sent").inc(len(message.rows))
        return renewed if has_lease else None

    def _note_duration(self, endpoint: str, seconds: float) -> None:
        """Remember whether an endpoint is slow."""
        self._slow.pop(endpoint, None)
        if seconds > SLOW_SECONDS:
            self._slow[endpoint] = None
            if len(self._slow) > MAX_SLOW_ENDPOINTS:
                del self._slow[next(iter(self._slow))]

    async def _record_failure(
        self, channel: str, endpoint: Endpoint, rows: Sequence[OutboxRow], error: DeliveryFailed
    ) -> None:
        now = self._now_ms()
        failures = endpoint.failures + 1
        pause = pause_after_failures(failures, error.retry_after_seconds)
        is_dropped = error.is_gone or failures >= MAX_ATTEMPTS

        def record(connection: Connection) -> int:
            given_up = outbox_queries.mark_failed(connection, endpoint, rows, error.problem, MAX_ATTEMPTS)
            outbox_queries.renew_lease(connection, endpoint, now + pause)
            if is_dropped:
                outbox_queries.drop_endpoint(connection, endpoint.id, error.problem, now)
            return len(given_up)

        given_up = await self._store.write(record)
        NOTIFICATIONS.labels(channel, "failed").inc(len(rows))
        NOTIFICATIONS.labels(channel, "given-up").inc(given_up)
        log.info(
            "notification not delivered",
            channel=channel,
            endpoint=endpoint.id,
            problem=error.problem,
            failures=failures,
            dropped=is_dropped,
        )
