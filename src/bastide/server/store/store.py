"""``LogStore`` (``bastide.hosting.storage.log_store``) on SQLite or PostgreSQL."""

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
from bastide.server.store.tables import presence_store as presence_queries
from bastide.server.store.tables.append import Append, batches
from bastide.server.store.tables.change_feed import News, follow
from bastide.server.store.tables.sibling_processes import Siblings
from bastide.tables.log import Entry, entry_of

Result = TypeVar("Result")
log = logger(__name__)

#: Entries per query when a long log is read: a thread that is busy for long delays the event loop.
PAGE: Final = 500
#: Threads for queries, with one connection each.
READERS: Final = 2
#: How long a caller waits before the database counts as unavailable.
LIMIT: Final = PATIENCE + 1.0
#: After a timeout, how often it is checked whether the database is slow or this process was.
AGAIN: Final = 0.1
#: How long closing waits for running jobs.
CLOSING: Final = 10.0


class EntryRow(NamedTuple):
    """A row of the table ``entries``, without the table id."""

    seq: int
    kind: str
    seat: int
    data: str
    at: int


class TableRow(NamedTuple):
    """A row of the table ``tables``."""

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

#: Tables at which a person is seated, also as a guest merged into their account.
SITS: Final = (
    "id in (select table_id from sitting where person = ? or person in (select id from people where merged_into = ?))"
)


def understood(rows: Sequence[EntryRow]) -> list[Entry]:
    """Decode rows to log entries."""
    return [entry_of(*row) for row in rows]


async def open_store(url: str) -> DatabaseStore:
    """Open a store and run pending migrations.

    ``url``: ``sqlite:///FILE`` or ``postgresql://USER:PASSWORD@HOST/NAME``.
    """
    db = database(url)
    await asyncio.to_thread(upgrade, db)
    return DatabaseStore(db)


class DatabaseStore:
    """Table logs and all other data in a database. Created by ``open_store``."""

    def __init__(self, db: Database) -> None:
        self.database = db
        self.available = True
        #: Why the database is not writable: ``away`` or ``full``; empty: it is.
        self.problem = ""
        self._changes = News()
        self._back = asyncio.Event()
        self._back.set()
        self._gone = asyncio.Event()
        self._readers = Readers(db, READERS)
        self._siblings = Siblings(self._changes) if isinstance(db, Sqlite) else None
        self._writer = Writer(db, self._committed, self._set_availability, self._changes.tell_everything)
        self._tasks = [asyncio.create_task(self._watch_writer())]
        if isinstance(db, Postgres):
            self._tasks.append(asyncio.create_task(follow(db, self._changes)))

    # -- logs --------------------------------------------------------------------------------

    async def create(self, table: str, entries: list[Entry], summary: Summary) -> None:
        """Create a table with its first entries. Raises ``AppendConflict`` if the table exists."""
        await self._append(Append(table, entries, summary, new=True))

    async def append(self, table: str, entries: list[Entry], summary: Summary) -> None:
        """Append entries, all or none; durable on return. Raises ``AppendConflict`` unless they continue the log."""
        await self._append(Append(table, entries, summary, new=False))

    async def _append(self, append: Append) -> None:
        if not self.available:
            raise Unavailable("the database is unavailable")
        with metrics.APPEND_SECONDS.time():
            await self._with_timeout(self._writer.append(append), writing=True)

    async def entries(self, table: str, after: int = 0, most: int = 1 << 40) -> list[Entry]:
        """Read at most ``most`` entries after a sequence number; empty if there is no such table."""
        return understood(await self._fetch(EntryRow, AFTER, [table, after, most]))

    async def log(self, table: str) -> list[bytes]:
        """Read the whole log as JSON pages, to send to another process."""
        pages: list[bytes] = []
        last = 0
        while True:
            rows = await self._fetch(EntryRow, AFTER, [table, last, PAGE])
            pages.append(msgspec.json.encode(rows))
            if len(rows) < PAGE:
                return pages
            last = rows[-1].seq

    async def first(self, table: str) -> Entry | None:
        """Read the first entry of a log; None if there is no such table."""
        sql = "select seq, kind, seat, data, at from entries where table_id = ? and seq = 1"
        return next(iter(understood(await self._fetch(EntryRow, sql, [table]))), None)

    async def kept(self, table: str) -> Kept | None:
        """Load the latest snapshot of a table, or None."""
        rows = await self._fetch(
            tuple[int, str, str], "select seq, entry, data from snapshots where table_id = ?", [table]
        )
        return Kept(*rows[0]) if rows else None

    async def keep(self, table: str, kept: Kept) -> None:
        """Save a snapshot unless a later one is stored."""
        values: list[Value] = [table, kept.seq, kept.entry, kept.data]
        await self.write(lambda connection: connection.run(KEEP, values))

    async def lengths(self, tables: Sequence[str]) -> dict[str, int]:
        """Read the log length of each of these tables."""
        found: dict[str, int] = {}
        for marks, wanted in batches(sorted(set(tables))):
            sql = f"select id, seq from tables where id in ({marks})"
            found.update(await self._fetch(tuple[str, int], sql, wanted))
        return found

    async def summaries(self, tables: Sequence[str]) -> list[Listed]:
        """Read the summaries of these tables; unknown ones are left out."""
        found: list[Listed] = []
        for marks, wanted in batches(tables):
            sql = f"{LISTED} where id in ({marks})"
            found += [listed(row) for row in await self._fetch(TableRow, sql, wanted)]
        return found

    async def tables(self, query: TableQuery = ALL_TABLES) -> list[Listed]:
        """Find tables, last changed first (with ``wake_before``: most urgent first)."""
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
        """Whether any of these people has ever been seated at, made, or been invited to a table."""
        sql = f"select 1 from been where table_id = ? and person in ({', '.join('?' * len(people))}) limit 1"
        return bool(people) and bool(await self._fetch(tuple[int], sql, [table, *people]))

    async def stay(self, stays: Sequence[Stay], now: int) -> None:
        """Write presence leases, which all processes read."""
        await self.write(lambda connection: presence_queries.stay(connection, stays, now))

    async def stays(self, tables: Sequence[str]) -> list[Stay]:
        """Read the presence leases of these tables."""
        return await self.read(lambda connection: presence_queries.stays(connection, tables))

    def listen(self, about: str = "") -> AsyncIterator[tuple[str, int]]:
        """Iterate over changes: table id and its last sequence number; ("", 0): changes may have been missed.

        Changes of people have names that ``log_store.parse_person_notification`` understands. ``about``: only
        names with this prefix, such as ``PERSON_CHANNEL_PREFIX``.
        """
        return self._changes.listen(about)

    # -- queries and transactions ------------------------------------------------------------

    async def read(self, query: Callable[[Connection], Result]) -> Result:
        """Run a query in a reader thread."""
        return await self._with_timeout(self._readers.submit(query), writing=False)

    async def write(self, change: Callable[[Connection], Result]) -> Result:
        """Run a change in its own transaction, in the writer thread. If it raises, nothing has changed."""
        if not self.available:
            raise Unavailable("the database is unavailable")
        return await self._with_timeout(self._writer.submit(change), writing=True)

    async def ready(self) -> bool:
        """Whether the database answers a query now."""
        try:
            return self.available and bool(await self._fetch(tuple[int], "select 1"))
        except Unavailable:
            return False

    async def time(self) -> int:
        """Read the database's clock, which all processes share, in milliseconds since 1970."""
        return await self.read(lambda connection: connection.time())

    # -- availability ------------------------------------------------------------------------

    async def gone(self) -> None:
        """Wait until the database is not writable."""
        await self._gone.wait()

    async def back(self) -> None:
        """Wait until the database is writable."""
        await self._back.wait()

    async def close(self) -> None:
        """Finish queued jobs, up to a timeout, and close all connections."""
        for task in self._tasks:
            task.cancel()
        await asyncio.gather(*self._tasks, return_exceptions=True)
        if self._siblings is not None:
            self._siblings.close()
        self._writer.close()
        self._readers.close()
        await self._writer.join(CLOSING)
        await self._readers.join(CLOSING)

    def _committed(self, changes: list[tuple[str, int]]) -> None:
        self._changes.tell(changes)
        if self._siblings is not None:
            self._siblings.tell(changes)

    async def _fetch(self, shape: type[Result], sql: str, values: Sequence[Value] = ()) -> list[Result]:
        return await self.read(lambda connection: connection.fetch(shape, sql, values))

    async def _with_timeout(self, future: asyncio.Future[Result], writing: bool) -> Result:
        alarm = asyncio.get_running_loop().call_later(LIMIT, self._time_out, future, writing)
        try:
            return await future
        finally:
            alarm.cancel()

    def _time_out(self, future: asyncio.Future[Result], writing: bool) -> None:
        """Fail a future that has waited too long, and mark the database as unavailable if a write hangs."""
        if future.done():
            return
        # This process may have been slow itself: only the time spent in the database counts.
        if writing and self._writer.busy() < LIMIT:
            asyncio.get_running_loop().call_later(AGAIN, self._time_out, future, writing)
            return
        future.set_exception(Unavailable(f"no answer within {LIMIT:g} seconds"))
        if writing:
            self._mark_hanging()

    async def _watch_writer(self) -> None:
        """Detect a hanging database even if no caller waits for a write."""
        while True:
            await asyncio.sleep(0.5)
            if self.available and self._writer.busy() > LIMIT:
                self._mark_hanging()

    def _mark_hanging(self) -> None:
        """Mark the database as unavailable. The empty job makes the writer report when it is available again."""
        self._set_availability("away")
        self._writer.submit(lambda connection: None)

    def _set_availability(self, problem: str) -> None:
        """Set the availability. ``problem``: ``away``, ``full`` or empty (writable)."""
        self.problem = problem
        reachable = not problem
        if reachable == self.available:
            return
        if reachable:
            log.warning("database available again")
        else:
            log.error("database unavailable" if problem == "away" else "database disk full")
        metrics.DATABASE.set(reachable)
        self.available = reachable
        if reachable:
            self._gone.clear()
            self._back.set()
        else:
            self._back.clear()
            self._gone.set()


def listed(row: TableRow) -> Listed:
    """Convert a row to a table in a list."""
    table, seq, created_at, updated_at, game, status, public, people, wake_at, line = row
    summary = Summary(game, status, public, people.split(), wake_at, decoded(line))
    return Listed(table, seq, summary, created_at, updated_at)


def decoded(text: str) -> dict[str, Plain]:
    data: dict[str, Plain] = msgspec.json.decode(text)
    return data
