"""Which tables have got how far: for everyone in this process who listens, from whatever process it comes."""

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

#: Something may have been missed.
EVERYTHING = ("", 0)
#: A quiet connection is asked for a sign of life this often, in seconds, and has as long to give it.
SIGN_OF_LIFE = 5.0


class Listener:
    """One who listens. Of each table only the last news is kept, so a slow listener costs no memory."""

    def __init__(self, about: str = "") -> None:
        #: With what the names of its news begin. That something may have been missed is news for everybody.
        self.about = about
        self.pending: dict[str, int] = {}
        self.something = asyncio.Event()

    def tell(self, news: Iterable[tuple[str, int]]) -> None:
        for name, seq in news:
            if name.startswith(self.about) or not name:
                self.pending[name] = max(seq, self.pending.get(name, 0))
        if self.pending:
            self.something.set()

    async def heard(self) -> list[tuple[str, int]]:
        """What is new; waits until there is something."""
        await self.something.wait()
        self.something.clear()
        news = list(self.pending.items())
        self.pending.clear()
        return news


class News:
    """Passes on what it is told to all who listen."""

    def __init__(self) -> None:
        self.listeners: set[Listener] = set()

    def tell(self, news: Iterable[tuple[str, int]]) -> None:
        for listener in self.listeners:
            listener.tell(news)

    def tell_everything(self) -> None:
        self.tell([EVERYTHING])

    async def listen(self, about: str = "") -> AsyncIterator[tuple[str, int]]:
        """Everything new, or what is about tables or people whose names begin so."""
        listener = Listener(about)
        self.listeners.add(listener)
        try:
            while True:
                news = await listener.heard()
                news.reverse()
                while news:
                    yield news.pop()  # and it is kept nowhere: it may be about somebody who is being forgotten
        finally:
            self.listeners.discard(listener)


async def follow(database: Postgres, news: News) -> None:
    """Pass on what PostgreSQL notifies, for ever; reconnect when the connection goes, and say that it had gone."""
    failures = 0
    while True:
        try:
            connection = await database.listener()
        except Unavailable:
            failures += 1
            await asyncio.sleep(BACKOFF[min(failures, len(BACKOFF)) - 1])
            continue
        failures = 0
        news.tell_everything()
        try:
            await _notified(connection, news)
        except (Unavailable, TimeoutError):
            pass
        finally:
            await connection.close()


async def _notified(connection: psycopg.AsyncConnection[tuple[object, ...]], news: News) -> None:
    """Until the connection breaks.

    News come many times a second, so they are taken from the connection itself, as it has them: the driver's own way
    to wait for them costs a tenth of an action each time. So is the sign of life: the driver would wait ten seconds for
    a database that hangs before it lets itself be stopped.
    """
    import psycopg

    loop = asyncio.get_running_loop()
    raw = connection.pgconn
    socket = raw.socket
    failed: list[psycopg.OperationalError] = []
    #: An answer has come, or none will come any more.
    woken = asyncio.Event()

    def read() -> None:
        try:
            raw.consume_input()
            while (notice := raw.notifies()) is not None:
                table, _, seq = notice.extra.decode().partition(" ")
                if table and seq.isdecimal():
                    news.tell([(table, int(seq))])
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
        read()  # something may have come with the answer to "listen"
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
