"""Append entries to the logs of many tables in one transaction, with optimistic concurrency control."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from time import time
from typing import Final, NamedTuple

import msgspec

from bastide.hosting.storage.log_store import AppendConflict, TableSummary
from bastide.server.store.database import Connection, SqlValue
from bastide.server.store.notifications import outbox_queries
from bastide.server.store.notifications.notification_events import NotificationEvent, find_events
from bastide.server.store.tables import daily_deal_queries
from bastide.server.store.tables.results_and_ratings import record_results
from bastide.tables.log import LogEntry, encode_entry_data
from bastide.tables.state.seats_and_proposals import get_device_owner


class LogPosition(NamedTuple):
    """Log length, seated people and list data of a table before an append."""

    table: str
    seq: int
    people: str
    line: str


INSERT_ENTRY: Final = "insert into entries (table_id, seq, kind, seat, data, at) values (?, ?, ?, ?, ?, ?)"
UPDATE_TABLE: Final = (
    "update tables set seq = ?, updated_at = ?, game = ?, status = ?, public = ?, people = ?, wake_at = ?, line = ?"
    " where id = ?"
)
INSERT_TABLE: Final = (
    "insert into tables (seq, updated_at, game, status, public, people, wake_at, line, id, created_at)"
    " values (?, ?, ?, ?, ?, ?, ?, ?, ?, ?)"
)

INSERT_BEEN: Final = "insert into been (person, table_id) values (?, ?) on conflict do nothing"


class LogAppend:
    """Consecutive entries for a table's log, with the resulting summary. ``new``: they create the table."""

    def __init__(self, table: str, entries: Sequence[LogEntry], summary: TableSummary, new: bool) -> None:
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
        self.entries = entries
        self.people = encode_people(summary)
        self.summary = summary
        # Encoded here, on the event loop, so that an encoding error is raised to the caller.
        self.rows: list[Sequence[SqlValue]] = [
            (table, entry.seq, entry.data.kind, entry.seat, encode_entry_data(entry.data), entry.at_ms)
            for entry in entries
        ]
        self.line = msgspec.json.encode(summary.line).decode()
        #: People named in the entries without a seat, such as spectators who chat or request access.
        named = {str(getattr(entry.data, "person", "")) for entry in entries}
        self.unseated_people = sorted({get_device_owner(person) for person in named} - {"", *summary.people})

    def index_row(self, now: int) -> list[SqlValue]:
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


def encode_people(summary: TableSummary) -> str:
    """Encode the seated people as sorted ids separated by spaces."""
    return " ".join(sorted(set(summary.people)))


def write_appends(connection: Connection, appends: Sequence[LogAppend]) -> list[int | AppendConflict]:
    """Write the appends that continue their logs, within a transaction.

    Returns for each append its last sequence number, or an ``AppendConflict``. Tables are locked in the order of their
    ids, so that two processes cannot deadlock.
    """
    now = int(time() * 1000)
    outcomes: dict[int, int | AppendConflict] = {}
    entries: list[Sequence[SqlValue]] = []
    created: list[Sequence[SqlValue]] = []
    updates: list[Sequence[SqlValue]] = []
    seated: dict[str, str] = {}
    length: dict[str, int] = {}
    line: dict[str, str] = {}
    events: list[NotificationEvent] = []
    for table, seq, people, before in lock_tables(connection, [append.table for append in appends]):
        length[table] = seq
        seated[table] = people
        line[table] = before
    seatings = []
    finished = []
    finished_deals = []
    for append in sorted(appends, key=lambda each: (each.table, each.first)):
        at = length.get(append.table, 0)
        if append.first != at + 1 or append.new != (at == 0):
            outcomes[id(append)] = AppendConflict(at)
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
        events += find_events(append.table, append.entries, append.summary, line.get(append.table, ""))
        line[append.table] = append.line
        if append.summary.placings:
            finished.append(append)
        if append.summary.dealt is not None:
            finished_deals.append(append)
    if created:
        connection.execute_many(INSERT_TABLE, created)
    if entries:
        connection.execute_many(INSERT_ENTRY, entries)
    if updates:
        connection.execute_many(UPDATE_TABLE, updates)
    for append in seatings:
        if not append.new:
            connection.execute("delete from sitting where table_id = ?", [append.table])
        rows = [(person, append.table) for person in append.people.split()]
        connection.execute_many("insert into sitting (person, table_id) values (?, ?)", rows)
        connection.execute_many(INSERT_BEEN, rows)
    been = [
        (person, append.table)
        for append in appends
        for person in append.unseated_people
        if outcomes[id(append)] == append.last
    ]
    if been:
        connection.execute_many(INSERT_BEEN, been)
    for append in finished_deals:
        assert append.summary.dealt is not None
        daily_deal_queries.record_deal_result(connection, append.table, append.summary.dealt)
    outbox_queries.add_events(connection, events, now)
    for append in finished:  # last, because this takes the lock of ratings
        record_results(connection, append.table, append.summary, now)
    connection.publish_changes(
        [(append.table, append.last) for append in appends if outcomes[id(append)] == append.last]
    )
    return [outcomes[id(append)] for append in appends]


def lock_tables(connection: Connection, tables: Sequence[str]) -> list[LogPosition]:
    """Lock the rows of these tables until the transaction ends, and return their log positions."""
    if not tables:
        return []
    wanted = pad_to_power_of_two(sorted(set(tables)))
    marks = ", ".join("?" * len(wanted))
    sql = f"select id, seq, people, line from tables where id in ({marks}) order by id{connection.for_update}"
    return connection.fetch(LogPosition, sql, wanted)


def placeholder_batches(values: Sequence[str]) -> Iterator[tuple[str, list[str]]]:
    """Yield placeholders for ``in (...)`` and their values, at most 256 at a time."""
    for start in range(0, len(values), 256):
        wanted = pad_to_power_of_two(list(values[start : start + 256]))
        yield ", ".join("?" * len(wanted)), wanted


def pad_to_power_of_two(values: list[str]) -> list[str]:
    """Repeat the last value up to a power of two, so that there are few distinct statements to prepare."""
    size = 1
    while size < len(values):
        size *= 2
    return values + [values[-1]] * (size - len(values))
