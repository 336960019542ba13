"""Append entries to the logs of many tables in one transaction, with optimistic concurrency control."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from time import time
from typing import Final, NamedTuple

import msgspec

from bastide.hosting.storage.log_store import Conflict, Summary
from bastide.server.store.database import Connection, Value
from bastide.server.store.tables import daily_deals as daily_deal_queries
from bastide.server.store.tables.results import settle
from bastide.tables.log import Entry, data_of


class Known(NamedTuple):
    """Log length and seated people of a table before an append."""

    table: str
    seq: int
    people: str


ADD: Final = "insert into entries (table_id, seq, kind, seat, data, at) values (?, ?, ?, ?, ?, ?)"
UPDATE: Final = (
    "update tables set seq = ?, updated_at = ?, game = ?, status = ?, public = ?, people = ?, wake_at = ?, line = ?"
    " where id = ?"
)
CREATE: Final = (
    "insert into tables (seq, updated_at, game, status, public, people, wake_at, line, id, created_at)"
    " values (?, ?, ?, ?, ?, ?, ?, ?, ?, ?)"
)

BEEN: Final = "insert into been (person, table_id) values (?, ?) on conflict do nothing"


class Append:
    """Consecutive entries for a table's log, with the resulting summary. ``new``: they create the table."""

    def __init__(self, table: str, entries: Sequence[Entry], summary: Summary, new: bool) -> None:
        if not entries:
            raise ValueError("an append needs at least one entry")
        self.table = table
        self.first = entries[0].seq
        self.last = entries[-1].seq
        if [entry.seq for entry in entries] != list(range(self.first, self.last + 1)) or (new and self.first != 1):
            raise ValueError(
                f"entries must be numbered consecutively (from 1 for a new table): {self.first} to {self.last}"
            )
        self.new = new
        self.people = people_text(summary)
        self.summary = summary
        # Encoded here, on the event loop, so that an encoding error is raised to the caller.
        self.rows: list[Sequence[Value]] = [
            (table, entry.seq, entry.what.kind, entry.seat, data_of(entry.what), entry.at) for entry in entries
        ]
        self.line = msgspec.json.encode(summary.line).decode()
        #: People named in the entries without a seat, such as spectators who chat or request access.
        named = {str(getattr(entry.what, "person", "")) for entry in entries}
        self.named = sorted(named - {"", *summary.people})

    def index_row(self, now: int) -> list[Value]:
        """Return the values of ``UPDATE_TABLE``, which are also the first ones of ``INSERT_TABLE``."""
        summary = self.summary
        return [
            self.last,
            now,
            summary.game,
            summary.status,
            summary.public,
            self.people,
            summary.wake_at,
            self.line,
            self.table,
        ]


def people_text(summary: Summary) -> str:
    """Encode the seated people as sorted ids separated by spaces."""
    return " ".join(sorted(set(summary.people)))


def append_all(connection: Connection, appends: Sequence[Append]) -> list[int | Conflict]:
    """Write the appends that continue their logs, within a transaction.

    Returns for each append its last sequence number, or an ``AppendConflict``. Tables are locked in the order of their
    ids, so that two processes cannot deadlock.
    """
    now = int(time() * 1000)
    outcomes: dict[int, int | Conflict] = {}
    entries: list[Sequence[Value]] = []
    created: list[Sequence[Value]] = []
    updates: list[Sequence[Value]] = []
    seated: dict[str, str] = {}
    length: dict[str, int] = {}
    for table, seq, people in locked(connection, [append.table for append in appends]):
        length[table] = seq
        seated[table] = people
    seatings = []
    finished = []
    finished_deals = []
    for append in sorted(appends, key=lambda each: (each.table, each.first)):
        at = length.get(append.table, 0)
        if append.first != at + 1 or append.new != (at == 0):
            outcomes[id(append)] = Conflict(at)
            continue
        outcomes[id(append)] = append.last
        length[append.table] = append.last
        entries += append.rows
        if append.new:
            # If another process creates the table at the same moment, the database rejects the second one.
            created.append([*append.index_row(now), now])
        else:
            updates.append(append.index_row(now))
        if seated.get(append.table, "") != append.people:
            seatings.append(append)
            seated[append.table] = append.people
        if append.summary.placings:
            finished.append(append)
        if append.summary.dealt is not None:
            finished_deals.append(append)
    if created:
        connection.many(CREATE, created)
    if entries:
        connection.many(ADD, entries)
    if updates:
        connection.many(UPDATE, updates)
    for append in seatings:
        if not append.new:
            connection.run("delete from sitting where table_id = ?", [append.table])
        rows = [(person, append.table) for person in append.people.split()]
        connection.many("insert into sitting (person, table_id) values (?, ?)", rows)
        connection.many(BEEN, rows)
    been = [
        (person, append.table) for append in appends for person in append.named if outcomes[id(append)] == append.last
    ]
    if been:
        connection.many(BEEN, been)
    for append in finished:
        settle(connection, append.table, append.summary, now)
    for append in finished_deals:
        assert append.summary.dealt is not None
        daily_deal_queries.settle(connection, append.table, append.summary.dealt)
    connection.tell([(append.table, append.last) for append in appends if outcomes[id(append)] == append.last])
    return [outcomes[id(append)] for append in appends]


def locked(connection: Connection, tables: Sequence[str]) -> list[Known]:
    """Lock the rows of these tables until the transaction ends, and return their log positions."""
    if not tables:
        return []
    wanted = padded(sorted(set(tables)))
    marks = ", ".join("?" * len(wanted))
    sql = f"select id, seq, people from tables where id in ({marks}) order by id{connection.for_update}"
    return connection.fetch(Known, sql, wanted)


def batches(values: Sequence[str]) -> Iterator[tuple[str, list[str]]]:
    """Yield placeholders for ``in (...)`` and their values, at most 256 at a time."""
    for start in range(0, len(values), 256):
        wanted = padded(list(values[start : start + 256]))
        yield ", ".join("?" * len(wanted)), wanted


def padded(values: list[str]) -> list[str]:
    """Repeat the last value up to a power of two, so that there are few distinct statements to prepare."""
    size = 1
    while size < len(values):
        size *= 2
    return values + [values[-1]] * (size - len(values))
