"""Which tables have got how far: for everyone in this process who listens, from whatever process it comes."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator, Iterable
from typing import TYPE_CHECKING

from bastide.hosting.storage import Unavailable
from bastide.server.store.database import Postgres, first_line
from bastide.server.store.worker import BACKOFF

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
    to wait for them costs a tenth of an action each time.
    """
    import psycopg

    loop = asyncio.get_running_loop()
    raw = connection.pgconn
    broken: asyncio.Future[None] = loop.create_future()

    def hear(text: str) -> None:
        table, _, seq = text.partition(" ")
        if table and seq.isdecimal():
            news.tell([(table, int(seq))])

    def read() -> None:
        try:
            raw.consume_input()
            while (notice := raw.notifies()) is not None:
                hear(notice.extra.decode())
        except psycopg.OperationalError as error:
            if not broken.done():
                broken.set_exception(error)

    # What comes while the driver waits for an answer, the driver passes on.
    connection.add_notify_handler(lambda notice: hear(notice.payload))
    try:
        while True:
            loop.add_reader(raw.socket, read)
            try:
                await asyncio.wait([broken], timeout=SIGN_OF_LIFE)
            finally:
                loop.remove_reader(raw.socket)
            if broken.done():
                broken.result()
            async with asyncio.timeout(SIGN_OF_LIFE):
                await connection.execute("select 1")
    except (psycopg.OperationalError, psycopg.InterfaceError) as error:
        raise Unavailable(first_line(error)) from error
