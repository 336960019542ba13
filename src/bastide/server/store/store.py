"""The store itself: what ``bastide.hosting.storage.log_store.LogStore`` asks for, in front of SQLite or PostgreSQL."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator, Callable, Collection, Sequence
from typing import Final, NamedTuple, TypeVar

import msgspec

from bastide.core.plain import Plain
from bastide.hosting.storage.log_store import ALL_TABLES, Kept, Listed, Stay, Summary, TableQuery, Unavailable
from bastide.server.operations import metrics
from bastide.server.operations.logs import logger
from bastide.server.store.database import PATIENCE, Connection, Database, Postgres, Sqlite, Value, database
from bastide.server.store.database.migrate import upgrade
from bastide.server.store.database.worker_thread import Readers, Writer
from bastide.server.store.tables import presence_store as attending
from bastide.server.store.tables.append import Append, batches
from bastide.server.store.tables.change_feed import News, follow
from bastide.server.store.tables.sibling_processes import Siblings
from bastide.tables.log import Entry, entry_of

Result = TypeVar("Result")
log = logger(__name__)

#: So many entries of a long log are read at once: a thread that is busy for long keeps the event loop waiting.
PAGE: Final = 500
#: Threads, and connections, for queries.
READERS: Final = 2
#: How long a caller waits for the database before it counts as away, in seconds.
LIMIT: Final = PATIENCE + 1.0
#: How often it is looked after that whether it is the database that takes so long, in seconds.
AGAIN: Final = 0.1
#: How long closing waits for what is under way, in seconds.
CLOSING: Final = 10.0


class EntryRow(NamedTuple):
    seq: int
    kind: str
    seat: int
    data: str
    at: int


class TableRow(NamedTuple):
    table: str
    seq: int
    created_at: int
    updated_at: int
    game: str
    status: str
    public: bool
    people: str
    wake_at: int | None
    line: str


AFTER: Final = "select seq, kind, seat, data, at from entries where table_id = ? and seq > ? order by seq limit ?"
LISTED: Final = "select id, seq, created_at, updated_at, game, status, public, people, wake_at, line from tables"

KEEP: Final = (
    "insert into snapshots (table_id, seq, entry, data) values (?, ?, ?, ?) on conflict (table_id) do update"
    " set seq = excluded.seq, entry = excluded.entry, data = excluded.data where snapshots.seq < excluded.seq"
)

#: At tables where somebody sits, also as the guest that they once were.
SITS: Final = (
    "id in (select table_id from sitting where person = ? or person in (select id from people where merged_into = ?))"
)


def understood(rows: Sequence[EntryRow]) -> list[Entry]:
    return [entry_of(*row) for row in rows]


async def open_store(url: str) -> DatabaseStore:
    """The store behind this address (``sqlite:///FILE``, ``postgresql://USER:PASSWORD@HOST/NAME``), up to date."""
    found = database(url)
    await asyncio.to_thread(upgrade, found)
    return DatabaseStore(found)


class DatabaseStore:
    """Logs, and everything else that is kept, in a database. Made by ``open_store``."""

    def __init__(self, found: Database) -> None:
        self.database = found
        self.available = True
        #: Why it cannot be written: ``away`` or ``full``. Empty: it can.
        self.problem = ""
        self._news = News()
        self._back = asyncio.Event()
        self._back.set()
        self._gone = asyncio.Event()
        self._readers = Readers(found, READERS)
        self._siblings = Siblings(self._news) if isinstance(found, Sqlite) else None
        self._writer = Writer(found, self._committed, self._reachable, self._news.tell_everything)
        self._tasks = [asyncio.create_task(self._watch_writer())]
        if isinstance(found, Postgres):
            self._tasks.append(asyncio.create_task(follow(found, self._news)))

    # -- logs --------------------------------------------------------------------------------

    async def create(self, table: str, entries: list[Entry], summary: Summary) -> None:
        """A new table with its first entries. Conflict if there is a table of this name."""
        await self._append(Append(table, entries, summary, new=True))

    async def append(self, table: str, entries: list[Entry], summary: Summary) -> None:
        """Add the entries to the log, all or none; on return they are safe. Conflict unless they fit its end."""
        await self._append(Append(table, entries, summary, new=False))

    async def _append(self, append: Append) -> None:
        if not self.available:
            raise Unavailable("it has been away")
        with metrics.APPEND_SECONDS.time():
            await self._patiently(self._writer.append(append), writing=True)

    async def entries(self, table: str, after: int = 0, most: int = 1 << 40) -> list[Entry]:
        """The log from there on; empty if there is no such table. ``most``: no more at once."""
        return understood(await self._fetch(EntryRow, AFTER, [table, after, most]))

    async def log(self, table: str) -> list[bytes]:
        """The whole log as texts, for another process."""
        pages: list[bytes] = []
        last = 0
        while True:
            rows = await self._fetch(EntryRow, AFTER, [table, last, PAGE])
            pages.append(msgspec.json.encode(rows))
            if len(rows) < PAGE:
                return pages
            last = rows[-1].seq

    async def first(self, table: str) -> Entry | None:
        """The entry by which a table was made; None if there is no such table."""
        sql = "select seq, kind, seat, data, at from entries where table_id = ? and seq = 1"
        return next(iter(understood(await self._fetch(EntryRow, sql, [table]))), None)

    async def kept(self, table: str) -> Kept | None:
        """The last snapshot of a table, if there is one."""
        rows = await self._fetch(
            tuple[int, str, str], "select seq, entry, data from snapshots where table_id = ?", [table]
        )
        return Kept(*rows[0]) if rows else None

    async def keep(self, table: str, kept: Kept) -> None:
        """Keep a snapshot, if it is later than the one that is there."""
        values: list[Value] = [table, kept.seq, kept.entry, kept.data]
        await self.write(lambda connection: connection.run(KEEP, values))

    async def lengths(self, tables: Sequence[str]) -> dict[str, int]:
        """How long the logs of these tables are by now."""
        found: dict[str, int] = {}
        for marks, wanted in batches(sorted(set(tables))):
            sql = f"select id, seq from tables where id in ({marks})"
            found.update(await self._fetch(tuple[str, int], sql, wanted))
        return found

    async def summaries(self, tables: Sequence[str]) -> list[Listed]:
        """These tables as lists show them; without those that do not exist."""
        found: list[Listed] = []
        for marks, wanted in batches(tables):
            sql = f"{LISTED} where id in ({marks})"
            found += [listed(row) for row in await self._fetch(TableRow, sql, wanted)]
        return found

    async def tables(self, query: TableQuery = ALL_TABLES) -> list[Listed]:
        """The tables that fit, those changed last first (with ``wake_before``: the most urgent first)."""
        conditions: list[str] = []
        values: list[Value] = []
        for condition, value in (
            ("public = ?", query.public),
            (SITS, query.person),
            ("game = ?", query.game),
            ("status = ?", query.status),
            ("wake_at <= ?", query.wake_before),
            ("updated_at < ?", query.before),
        ):
            if value is not None:
                conditions.append(condition)
                values += [value] * condition.count("?")
        where = f" where {' and '.join(conditions)}" if conditions else ""
        order = "updated_at desc, id" if query.wake_before is None else "wake_at, id"
        rows = await self._fetch(TableRow, f"{LISTED}{where} order by {order} limit ?", [*values, query.limit])
        return [listed(row) for row in rows]

    async def has_been(self, table: str, people: Collection[str]) -> bool:
        """Whether any of these people has ever had to do with a table: sat there, made it, or was asked to come."""
        sql = f"select 1 from been where table_id = ? and person in ({', '.join('?' * len(people))}) limit 1"
        return bool(people) and bool(await self._fetch(tuple[int], sql, [table, *people]))

    async def stay(self, stays: Sequence[Stay], now: int) -> None:
        """Write down who looks at tables, for all processes."""
        await self.write(lambda connection: attending.stay(connection, stays, now))

    async def stays(self, tables: Sequence[str]) -> list[Stay]:
        """What is written down about these tables."""
        return await self.read(lambda connection: attending.stays(connection, tables))

    def listen(self, about: str = "") -> AsyncIterator[tuple[str, int]]:
        """Every table that is written to, with the number of its last entry; ("", 0): something may be missing.

        What is new about people comes with a name that ``news.person_of`` understands. Who wants to hear only of them
        says ``about=PERSON`` and is not woken by anything else.
        """
        return self._news.listen(about)

    # -- anything else -----------------------------------------------------------------------

    async def read(self, query: Callable[[Connection], Result]) -> Result:
        """What a query gives; it runs in another thread."""
        return await self._patiently(self._readers.submit(query), writing=False)

    async def write(self, change: Callable[[Connection], Result]) -> Result:
        """Make a change in a transaction of its own, in another thread. If it raises, nothing has changed."""
        if not self.available:
            raise Unavailable("it has been away")
        return await self._patiently(self._writer.submit(change), writing=True)

    async def ready(self) -> bool:
        """Whether the database answers now."""
        try:
            return self.available and bool(await self._fetch(tuple[int], "select 1"))
        except Unavailable:
            return False

    async def time(self) -> int:
        """What time it is for everybody who uses the database, in milliseconds since 1970."""
        return await self.read(lambda connection: connection.time())

    # -- being there -------------------------------------------------------------------------

    async def gone(self) -> None:
        """Wait until the database cannot be written."""
        await self._gone.wait()

    async def back(self) -> None:
        """Wait until the database can be written again."""
        await self._back.wait()

    async def close(self) -> None:
        """Finish what is under way and let go of the database."""
        for task in self._tasks:
            task.cancel()
        await asyncio.gather(*self._tasks, return_exceptions=True)
        if self._siblings is not None:
            self._siblings.close()
        self._writer.close()
        self._readers.close()
        await self._writer.join(CLOSING)
        await self._readers.join(CLOSING)

    def _committed(self, news: list[tuple[str, int]]) -> None:
        self._news.tell(news)
        if self._siblings is not None:
            self._siblings.tell(news)

    async def _fetch(self, shape: type[Result], sql: str, values: Sequence[Value] = ()) -> list[Result]:
        return await self.read(lambda connection: connection.fetch(shape, sql, values))

    async def _patiently(self, future: asyncio.Future[Result], writing: bool) -> Result:
        alarm = asyncio.get_running_loop().call_later(LIMIT, self._too_late, future, writing)
        try:
            return await future
        finally:
            alarm.cancel()

    def _too_late(self, future: asyncio.Future[Result], writing: bool) -> None:
        """Whoever waits has waited long enough."""
        if future.done():
            return
        # This process may have been slow itself: what counts is how long the database has been at it.
        if writing and self._writer.busy() < LIMIT:
            asyncio.get_running_loop().call_later(AGAIN, self._too_late, future, writing)
            return
        future.set_exception(Unavailable(f"no answer within {LIMIT:g} seconds"))
        if writing:
            self._hangs()

    async def _watch_writer(self) -> None:
        """Notice a database that hangs though nobody here is writing."""
        while True:
            await asyncio.sleep(0.5)
            if self.available and self._writer.busy() > LIMIT:
                self._hangs()

    def _hangs(self) -> None:
        """The writer says when it is through again; the empty job makes sure that it has something to say."""
        self._reachable("away")
        self._writer.submit(lambda connection: None)

    def _reachable(self, problem: str) -> None:
        """Whether the database can be written: nothing is the matter, or it is ``away`` or ``full``."""
        self.problem = problem
        reachable = not problem
        if reachable == self.available:
            return
        if reachable:
            log.warning("the database is back")
        else:
            log.error("the database is away" if problem == "away" else "the disk is full")
        metrics.DATABASE.set(reachable)
        self.available = reachable
        if reachable:
            self._gone.clear()
            self._back.set()
        else:
            self._back.clear()
            self._gone.set()


def listed(row: TableRow) -> Listed:
    table, seq, created_at, updated_at, game, status, public, people, wake_at, line = row
    summary = Summary(game, status, public, people.split(), wake_at, decoded(line))
    return Listed(table, seq, summary, created_at, updated_at)


def decoded(text: str) -> dict[str, Plain]:
    data: dict[str, Plain] = msgspec.json.decode(text)
    return data
