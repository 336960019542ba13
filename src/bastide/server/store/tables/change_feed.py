"""Change feed: which tables and people have changed, from this and other processes."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator, Iterable
from contextlib import suppress
from typing import TYPE_CHECKING

from bastide.hosting.storage.log_store import Unavailable
from bastide.server.store.database import Postgres, first_line
from bastide.server.store.database.worker_thread import BACKOFF

if TYPE_CHECKING:
    import psycopg

#: Change that stands for any number of missed changes.
EVERYTHING = ("", 0)
#: Interval and timeout of the keepalive query on a quiet connection.
SIGN_OF_LIFE = 5.0


class Listener:
    """One subscriber. Only the latest change of each table is kept, so a slow subscriber needs little memory."""

    def __init__(self, about: str = "") -> None:
        #: Only changes whose name has this prefix are delivered; missed changes are reported to everybody.
        self.about = about
        self.pending: dict[str, int] = {}
        self.something = asyncio.Event()

    def tell(self, changes: Iterable[tuple[str, int]]) -> None:
        for name, seq in changes:
            if name.startswith(self.about) or not name:
                self.pending[name] = max(seq, self.pending.get(name, 0))
        if self.pending:
            self.something.set()

    async def heard(self) -> list[tuple[str, int]]:
        """Wait for changes and return them."""
        await self.something.wait()
        self.something.clear()
        changes = list(self.pending.items())
        self.pending.clear()
        return changes


class News:
    """Delivers changes to all subscribers of this process."""

    def __init__(self) -> None:
        self.listeners: set[Listener] = set()

    def tell(self, changes: Iterable[tuple[str, int]]) -> None:
        for listener in self.listeners:
            listener.tell(changes)

    def tell_everything(self) -> None:
        self.tell([EVERYTHING])

    async def listen(self, about: str = "") -> AsyncIterator[tuple[str, int]]:
        """Iterate over changes. ``about``: only those whose name has this prefix."""
        listener = Listener(about)
        self.listeners.add(listener)
        try:
            while True:
                changes = await listener.heard()
                changes.reverse()
                while changes:
                    yield changes.pop()  # keeps no reference, because it may be the id of a deleted person
        finally:
            self.listeners.discard(listener)


async def follow(database: Postgres, changes: News) -> None:
    """Publish PostgreSQL notifications to the feed, for ever; reconnects and reports possibly missed changes."""
    failures = 0
    while True:
        try:
            connection = await database.listener()
        except Unavailable:
            failures += 1
            await asyncio.sleep(BACKOFF[min(failures, len(BACKOFF)) - 1])
            continue
        failures = 0
        changes.tell_everything()
        try:
            await _publish_notifications(connection, changes)
        except (Unavailable, TimeoutError):
            pass
        finally:
            await connection.close()


async def _publish_notifications(connection: psycopg.AsyncConnection[tuple[object, ...]], changes: News) -> None:
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
                    changes.tell([(table, int(seq))])
            while not raw.is_busy() and raw.get_result() is not None:
                woken.set()
        except psycopg.OperationalError as error:
            loop.remove_reader(socket)
            failed.append(error)
            woken.set()

    async def wait() -> None:
        async with asyncio.timeout(SIGN_OF_LIFE):
            await woken.wait()
        woken.clear()
        if failed:
            raise Unavailable(first_line(failed[0])) from failed[0]

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
        raise Unavailable(first_line(error)) from error
    finally:
        loop.remove_reader(socket)
