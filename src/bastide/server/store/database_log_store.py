"""``LogStore`` (``bastide.hosting.storage.log_store``) on SQLite or PostgreSQL."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator, Callable, Collection, Sequence
from typing import Final, NamedTuple, TypeVar

import msgspec

from bastide.core.json_data import JsonData
from bastide.hosting.storage.log_store import (
    ALL_TABLES,
    ListedTable,
    PresenceLease,
    StorageUnavailable,
    StoredSnapshot,
    TableQuery,
    TableSummary,
)
from bastide.server.operations import metrics
from bastide.server.operations.logging_setup import get_logger
from bastide.server.store.database import (
    CONNECT_TIMEOUT_SECONDS,
    Connection,
    Database,
    Postgres,
    Sqlite,
    SqlValue,
    database_from_url,
)
from bastide.server.store.database.database_threads import ReaderThreads, WriterThread
from bastide.server.store.database.migrate import upgrade
from bastide.server.store.tables import presence_queries
from bastide.server.store.tables.change_feed import ChangeFeed, follow_postgres
from bastide.server.store.tables.interprocess_notifications import SiblingNotifier
from bastide.server.store.tables.log_append import LogAppend, placeholder_batches
from bastide.tables.log import LogEntry, decode_entry

Result = TypeVar("Result")
log = get_logger(__name__)

#: Entries per query when a long log is read: a thread that is busy for long delays the event loop.
LOG_PAGE_ENTRIES: Final = 500
#: Threads for queries, with one connection each.
READER_THREADS: Final = 2
#: How long a caller waits before the database counts as unavailable.
DATABASE_TIMEOUT_SECONDS: Final = CONNECT_TIMEOUT_SECONDS + 1.0
#: After a timeout, how often it is checked whether the database is slow or this process was.
TIMEOUT_RECHECK_SECONDS: Final = 0.1
#: How long closing waits for running jobs.
CLOSE_TIMEOUT_SECONDS: Final = 10.0


class EntryRow(NamedTuple):
    """A row of the table ``read_entries``, without the table id."""

    seq: int
    kind: str
    seat: int
    data: str
    at: int


class TableRow(NamedTuple):
    """A row of the table ``find_tables``."""

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


SELECT_ENTRIES_AFTER: Final = (
    "select seq, kind, seat, data, at from entries where table_id = ? and seq > ? order by seq limit ?"
)
SELECT_TABLES: Final = "select id, seq, created_at, updated_at, game, status, public, people, wake_at, line from tables"

UPSERT_SNAPSHOT: Final = (
    "insert into snapshots (table_id, seq, entry, data) values (?, ?, ?, ?) on conflict (table_id) do update"
    " set seq = excluded.seq, entry = excluded.entry, data = excluded.data where snapshots.seq < excluded.seq"
)

#: Tables at which a person is seated, also as a guest merged into their account.
IS_SEATED_AT: Final = (
    "id in (select table_id from sitting where person = ? or person in (select id from people where merged_into = ?))"
)


def decode_entries(rows: Sequence[EntryRow]) -> list[LogEntry]:
    """Decode rows to log entries."""
    return [decode_entry(*row) for row in rows]


async def open_store(url: str) -> DatabaseStore:
    """Open a store and run pending migrations.

    ``url``: ``sqlite:///FILE`` or ``postgresql://USER:PASSWORD@HOST/NAME``.
    """
    db = database_from_url(url)
    await asyncio.to_thread(upgrade, db)
    return DatabaseStore(db)


class DatabaseStore:
    """Table logs and all other data in a database. Created by ``open_store``."""

    def __init__(self, db: Database) -> None:
        self.database = db
        self.available = True
        #: Why the database is not writable: ``away`` or ``full``; empty: it is.
        self.problem = ""
        self._changes = ChangeFeed()
        self._back = asyncio.Event()
        self._back.set()
        self._gone = asyncio.Event()
        self._readers = ReaderThreads(db, READER_THREADS)
        self._siblings = SiblingNotifier(self._changes) if isinstance(db, Sqlite) else None
        self._writer = WriterThread(db, self._committed, self._set_availability, self._changes.publish_gap)
        self._tasks = [asyncio.create_task(self._watch_writer())]
        if isinstance(db, Postgres):
            self._tasks.append(asyncio.create_task(follow_postgres(db, self._changes)))

    # -- logs --------------------------------------------------------------------------------

    async def create_table(self, table: str, entries: list[LogEntry], summary: TableSummary) -> None:
        """Create a table with its first entries. Raises ``AppendConflict`` if the table exists."""
        await self._append(LogAppend(table, entries, summary, new=True))

    async def append(self, table: str, entries: list[LogEntry], summary: TableSummary) -> None:
        """Append entries, all or none; durable on return. Raises ``AppendConflict`` unless they continue the log."""
        await self._append(LogAppend(table, entries, summary, new=False))

    async def _append(self, append: LogAppend) -> None:
        if not self.available:
            raise StorageUnavailable("the database is unavailable")
        with metrics.APPEND_SECONDS.time():
            await self._with_timeout(self._writer.append(append), writing=True)

    async def read_entries(self, table: str, after: int = 0, most: int = 1 << 40) -> list[LogEntry]:
        """Read at most ``most`` entries after a sequence number; empty if there is no such table."""
        return decode_entries(await self._fetch(EntryRow, SELECT_ENTRIES_AFTER, [table, after, most]))

    async def read_encoded_log(self, table: str) -> list[bytes]:
        """Read the whole log as JSON pages, to send to another process."""
        pages: list[bytes] = []
        last = 0
        while True:
            rows = await self._fetch(EntryRow, SELECT_ENTRIES_AFTER, [table, last, LOG_PAGE_ENTRIES])
            pages.append(msgspec.json.encode(rows))
            if len(rows) < LOG_PAGE_ENTRIES:
                return pages
            last = rows[-1].seq

    async def read_first_entry(self, table: str) -> LogEntry | None:
        """Read the first entry of a log; None if there is no such table."""
        sql = "select seq, kind, seat, data, at from entries where table_id = ? and seq = 1"
        return next(iter(decode_entries(await self._fetch(EntryRow, sql, [table]))), None)

    async def load_snapshot(self, table: str) -> StoredSnapshot | None:
        """Load the latest snapshot of a table, or None."""
        rows = await self._fetch(
            tuple[int, str, str], "select seq, entry, data from snapshots where table_id = ?", [table]
        )
        return StoredSnapshot(*rows[0]) if rows else None

    async def save_snapshot(self, table: str, kept: StoredSnapshot) -> None:
        """Save a snapshot unless a later one is stored."""
        values: list[SqlValue] = [table, kept.seq, kept.entry_fingerprint, kept.data]
        await self.write(lambda connection: connection.execute(UPSERT_SNAPSHOT, values))

    async def read_log_lengths(self, tables: Sequence[str]) -> dict[str, int]:
        """Read the log length of each of these tables."""
        found: dict[str, int] = {}
        for marks, wanted in placeholder_batches(sorted(set(tables))):
            sql = f"select id, seq from tables where id in ({marks})"
            found.update(await self._fetch(tuple[str, int], sql, wanted))
        return found

    async def read_summaries(self, tables: Sequence[str]) -> list[ListedTable]:
        """Read the summaries of these tables; unknown ones are left out."""
        found: list[ListedTable] = []
        for marks, wanted in placeholder_batches(tables):
            sql = f"{SELECT_TABLES} where id in ({marks})"
            found += [listed_from_row(row) for row in await self._fetch(TableRow, sql, wanted)]
        return found

    async def find_tables(self, query: TableQuery = ALL_TABLES) -> list[ListedTable]:
        """Find tables, last changed first (with ``wake_before``: most urgent first)."""
        conditions: list[str] = []
        values: list[SqlValue] = []
        for condition, value in (
            ("public = ?", query.public),
            (IS_SEATED_AT, query.person),
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
        rows = await self._fetch(TableRow, f"{SELECT_TABLES}{where} order by {order} limit ?", [*values, query.limit])
        return [listed_from_row(row) for row in rows]

    async def was_involved(self, table: str, people: Collection[str]) -> bool:
        """Whether any of these people has ever been seated at, made, or been invited to a table."""
        sql = f"select 1 from been where table_id = ? and person in ({', '.join('?' * len(people))}) limit 1"
        return bool(people) and bool(await self._fetch(tuple[int], sql, [table, *people]))

    async def write_leases(self, stays: Sequence[PresenceLease], now: int) -> None:
        """Write presence leases, which all processes read."""
        await self.write(lambda connection: presence_queries.write_leases(connection, stays, now))

    async def read_leases(self, tables: Sequence[str]) -> list[PresenceLease]:
        """Read the presence leases of these tables."""
        return await self.read(lambda connection: presence_queries.read_leases(connection, tables))

    def listen(self, about: str = "") -> AsyncIterator[tuple[str, int]]:
        """Iterate over changes: table id and its last sequence number; ("", 0): changes may have been missed.

        Changes of people have names that ``log_store.parse_person_notification`` understands. ``about``: only
        names with this prefix, such as ``PERSON_CHANNEL_PREFIX``.
        """
        return self._changes.subscribe(about)

    # -- queries and transactions ------------------------------------------------------------

    async def read(self, query: Callable[[Connection], Result]) -> Result:
        """Run a query in a reader thread."""
        return await self._with_timeout(self._readers.submit(query), writing=False)

    async def write(self, change: Callable[[Connection], Result]) -> Result:
        """Run a change in its own transaction, in the writer thread. If it raises, nothing has changed."""
        if not self.available:
            raise StorageUnavailable("the database is unavailable")
        return await self._with_timeout(self._writer.submit(change), writing=True)

    async def is_ready(self) -> bool:
        """Whether the database answers a query now."""
        try:
            return self.available and bool(await self._fetch(tuple[int], "select 1"))
        except StorageUnavailable:
            return False

    async def read_clock_ms(self) -> int:
        """Read the database's clock, which all processes share, in milliseconds since 1970."""
        return await self.read(lambda connection: connection.read_clock_ms())

    # -- availability ------------------------------------------------------------------------

    async def wait_until_unavailable(self) -> None:
        """Wait until the database is not writable."""
        await self._gone.wait()

    async def wait_until_available(self) -> None:
        """Wait until the database is writable."""
        await self._back.wait()

    async def close(self) -> None:
        """Finish queued jobs, up to a timeout, and close all connections."""
        for task in self._tasks:
            task.cancel()
        if self._tasks:
            # A psycopg query cannot be cancelled for ten seconds when the database hangs.
            await asyncio.wait(self._tasks, timeout=CLOSE_TIMEOUT_SECONDS)
        if self._siblings is not None:
            self._siblings.close()
        self._writer.close()
        self._readers.close()
        await self._writer.join(CLOSE_TIMEOUT_SECONDS)
        await self._readers.join(CLOSE_TIMEOUT_SECONDS)

    def _committed(self, changes: list[tuple[str, int]]) -> None:
        self._changes.publish(changes)
        if self._siblings is not None:
            self._siblings.notify_siblings(changes)

    async def _fetch(self, shape: type[Result], sql: str, values: Sequence[SqlValue] = ()) -> list[Result]:
        return await self.read(lambda connection: connection.fetch(shape, sql, values))

    async def _with_timeout(self, future: asyncio.Future[Result], writing: bool) -> Result:
        alarm = asyncio.get_running_loop().call_later(DATABASE_TIMEOUT_SECONDS, self._time_out, future, writing)
        try:
            return await future
        finally:
            alarm.cancel()

    def _time_out(self, future: asyncio.Future[Result], writing: bool) -> None:
        """Fail a future that has waited too long, and mark the database as unavailable if a write hangs."""
        if future.done():
            return
        # This process may have been slow itself: only the time spent in the database counts.
        if writing and self._writer.busy_seconds() < DATABASE_TIMEOUT_SECONDS:
            asyncio.get_running_loop().call_later(TIMEOUT_RECHECK_SECONDS, self._time_out, future, writing)
            return
        future.set_exception(StorageUnavailable(f"no answer within {DATABASE_TIMEOUT_SECONDS:g} seconds"))
        if writing:
            self._mark_hanging()

    async def _watch_writer(self) -> None:
        """Detect a hanging database even if no caller waits for a write."""
        while True:
            await asyncio.sleep(0.5)
            if self.available and self._writer.busy_seconds() > DATABASE_TIMEOUT_SECONDS:
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
        metrics.DATABASE_AVAILABLE.set(reachable)
        self.available = reachable
        if reachable:
            self._gone.clear()
            self._back.set()
        else:
            self._back.clear()
            self._gone.set()


def listed_from_row(row: TableRow) -> ListedTable:
    """Convert a row to a table in a list."""
    table, seq, created_at, updated_at, game, status, public, people, wake_at, line = row
    summary = TableSummary(game, status, public, people.split(), wake_at, decode_json_object(line))
    return ListedTable(table, seq, summary, created_at, updated_at)


def decode_json_object(text: str) -> dict[str, JsonData]:
    data: dict[str, JsonData] = msgspec.json.decode(text)
    return data
