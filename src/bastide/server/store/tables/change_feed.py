"""Change feed: which tables and people have changed, from this and other processes."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator, Iterable
from contextlib import suppress
from typing import TYPE_CHECKING

from bastide.hosting.storage.log_store import StorageUnavailable
from bastide.server.store.database import Postgres, first_line_of_error
from bastide.server.store.database.database_threads import RECONNECT_DELAYS_SECONDS

if TYPE_CHECKING:
    import psycopg

#: Change that stands for any number of missed changes.
MAY_HAVE_MISSED_CHANGES = ("", 0)
#: Interval and timeout of the keepalive query on a quiet connection.
KEEPALIVE_SECONDS = 5.0


class ChangeSubscriber:
    """One subscriber. Only the latest change of each table is kept, so a slow subscriber needs little memory."""

    def __init__(self, name_prefix: str = "") -> None:
        #: Only changes whose name has this prefix are delivered; missed changes are reported to everybody.
        self.name_prefix = name_prefix
        self.pending: dict[str, int] = {}
        self.has_pending = asyncio.Event()

    def add_changes(self, changes: Iterable[tuple[str, int]]) -> None:
        for name, seq in changes:
            if name.startswith(self.name_prefix) or not name:
                self.pending[name] = max(seq, self.pending.get(name, 0))
        if self.pending:
            self.has_pending.set()

    async def wait_for_changes(self) -> list[tuple[str, int]]:
        """Wait for changes and return them."""
        await self.has_pending.wait()
        self.has_pending.clear()
        changes = list(self.pending.items())
        self.pending.clear()
        return changes


class ChangeFeed:
    """Delivers changes to all subscribers of this process."""

    def __init__(self) -> None:
        self.subscribers: set[ChangeSubscriber] = set()

    def publish(self, changes: Iterable[tuple[str, int]]) -> None:
        for listener in self.subscribers:
            listener.add_changes(changes)

    def publish_gap(self) -> None:
        self.publish([MAY_HAVE_MISSED_CHANGES])

    async def subscribe(self, about: str = "") -> AsyncIterator[tuple[str, int]]:
        """Iterate over changes. ``about``: only those whose name has this prefix."""
        listener = ChangeSubscriber(about)
        self.subscribers.add(listener)
        try:
            while True:
                changes = await listener.wait_for_changes()
                changes.reverse()
                while changes:
                    yield changes.pop()  # keeps no reference, because it may be the id of a deleted person
        finally:
            self.subscribers.discard(listener)


async def follow_postgres(database: Postgres, changes: ChangeFeed) -> None:
    """Publish PostgreSQL notifications to the feed, for ever; reconnects and reports possibly missed changes."""
    failures = 0
    while True:
        try:
            connection = await database.connect_listener()
        except StorageUnavailable:
            failures += 1
            await asyncio.sleep(RECONNECT_DELAYS_SECONDS[min(failures, len(RECONNECT_DELAYS_SECONDS)) - 1])
            continue
        failures = 0
        changes.publish_gap()
        try:
            await _publish_notifications(connection, changes)
        except (StorageUnavailable, TimeoutError):
            pass
        finally:
            await connection.close()


async def _publish_notifications(connection: psycopg.AsyncConnection[tuple[object, ...]], changes: ChangeFeed) -> None:
    """Publish notifications until the connection breaks.

    Reads them directly from libpq: psycopg's own generator costs a tenth of an action per notification. The keepalive
    uses libpq too, because psycopg cannot be cancelled for ten seconds when the database hangs.
    """
    import psycopg

    loop = asyncio.get_running_loop()
    raw = connection.pgconn
    socket = raw.socket
    failed: list[psycopg.OperationalError] = []
    #: Set by the keepalive's answer, or when the connection has failed.
    woken = asyncio.Event()

    def read() -> None:
        try:
            raw.consume_input()
            while (notice := raw.notifies()) is not None:
                table, _, seq = notice.extra.decode().partition(" ")
                if table and seq.isdecimal():
                    changes.publish([(table, int(seq))])
            while not raw.is_busy() and raw.get_result() is not None:
                woken.set()
        except psycopg.OperationalError as error:
            loop.remove_reader(socket)
            failed.append(error)
            woken.set()

    async def wait() -> None:
        async with asyncio.timeout(KEEPALIVE_SECONDS):
            await woken.wait()
        woken.clear()
        if failed:
            raise StorageUnavailable(first_line_of_error(failed[0])) from failed[0]

    loop.add_reader(socket, read)
    try:
        read()  # notifications may have arrived with the answer to "listen"
        while True:
            with suppress(TimeoutError):
                await wait()
            raw.send_query(b"select 1")
            raw.flush()
            await wait()
    except (psycopg.OperationalError, psycopg.InterfaceError) as error:
        raise StorageUnavailable(first_line_of_error(error)) from error
    finally:
        loop.remove_reader(socket)
