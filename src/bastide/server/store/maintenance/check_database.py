"""Consistency check of a database: replays every log and compares all other rows with it."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final

import msgspec
from msgspec import Struct

from bastide.core.errors import BastideError
from bastide.core.plain import Plain
from bastide.hosting.lobby import table_summary
from bastide.server.store.database import Connection, database, first_line
from bastide.server.store.database.migrate import reading
from bastide.server.store.maintenance.backup import our_tables
from bastide.server.store.maintenance.check_daily import check_days, check_play
from bastide.server.store.store import LISTED, EntryRow, TableRow, listed
from bastide.tables import records
from bastide.tables.commands.ending import finished
from bastide.tables.log import Entry, Left, entry_of
from bastide.tables.model.replay import apply_entry
from bastide.tables.model.table import Table

#: Tables per batch; each batch is checked by one process.
PORTION: Final = 20


class Finding(Struct, frozen=True):
    """A problem found. ``what``: its code, also in the message catalogues; ``facts``: details."""

    #: Id of the table; empty for the whole database.
    table: str
    what: str
    facts: dict[str, Plain] = {}


class Checked(Struct, frozen=True):
    """Result of checking a batch of tables."""

    tables: int
    entries: int
    found: list[Finding]


def portions(url: str) -> Iterator[list[str]]:
    """Iterate over the ids of all tables in batches."""
    connection = database(url).connect()
    try:
        last = ""
        sql = "select id from tables where id > ? order by id limit ?"
        while rows := connection.fetch(tuple[str], sql, [last, PORTION]):
            last = rows[-1][0]
            yield [name for (name,) in rows]
    finally:
        connection.close()


def number_of_tables(url: str) -> int:
    """Count the tables, for progress display."""
    with reading(database(url)) as connection:
        number: int = connection.exec_driver_sql("select count(*) from tables").scalar_one()
        return number


def check_whole(url: str) -> list[Finding]:
    """Check the database as a whole: file integrity and foreign keys.

    If the file is ``damaged``, nothing else is checked.
    """
    from sqlalchemy.exc import DatabaseError

    found: list[Finding] = []
    with reading(database(url)) as connection:
        if connection.dialect.name == "sqlite":
            try:
                problems = [problem for (problem,) in connection.exec_driver_sql("pragma integrity_check")]
            except DatabaseError as error:
                problems = [first_line(error.orig or error)]
            found += [Finding("", "damaged", {"problem": problem}) for problem in problems if problem != "ok"]
            if found:
                return found
        for table in our_tables(connection).sorted_tables:
            for key in table.foreign_keys:
                mine, theirs = key.parent.name, key.column.name
                there = f"select 1 from {key.column.table.name} there where there.{theirs} = here.{mine}"
                sql = f"select count(*) from {table.name} here where {mine} is not null and not exists ({there})"
                count: int = connection.exec_driver_sql(sql).scalar_one()
                if count:
                    facts: dict[str, Plain] = {"rows": count, "of": str(table.name), "to": str(key.column.table.name)}
                    found.append(Finding("", "dangling", facts))
    ours = database(url).connect()
    try:
        found += [Finding("", what, facts) for what, facts in check_days(ours)]
    finally:
        ours.close()
    return found


def check_some(url: str, names: list[str]) -> Checked:
    """Check these tables, each in a consistent snapshot, so a server may run meanwhile."""
    connection = database(url).connect()
    tables = entries = 0
    found: list[Finding] = []
    try:
        for name in names:
            connection.begin_reading()
            stored = connection.fetch(TableRow, f"{LISTED} where id = ?", [name])
            if stored:  # else it was deleted meanwhile
                sql = "select seq, kind, seat, data, at from entries where table_id = ? order by seq"
                rows = connection.fetch(EntryRow, sql, [name])
                found += [Finding(name, what, facts) for what, facts in _check_table(connection, stored[0], rows)]
                tables += 1
                entries += len(rows)
            connection.commit()
    finally:
        connection.close()
    return Checked(tables, entries, found)


def _check_table(
    connection: Connection, stored: TableRow, rows: list[EntryRow]
) -> Iterator[tuple[str, dict[str, Plain]]]:
    numbers = [row.seq for row in rows]
    if numbers != list(range(1, len(rows) + 1)):
        missing = next(number for number, there in enumerate([*numbers, -1], 1) if number != there)
        yield "gap", {"entry": missing}
        return
    if stored.seq != len(rows):
        yield "length", {"index": stored.seq, "log": len(rows)}
    entries: list[Entry] = []
    for row in rows:
        try:
            entries.append(entry_of(*row))
        except (KeyError, msgspec.DecodeError) as error:
            yield "unreadable", {"entry": row.seq, "problem": str(error)}
            return
    table = Table(stored.table)
    for entry in entries:
        try:
            apply_entry(table, entry)
        except Exception as error:  # a damaged entry can cause any error in the rules
            yield "replay", {"entry": entry.seq, "problem": str(error) or type(error).__name__}
            return
    if not entries:
        return
    if table.broken is not None:
        yield "rules", {"problem": str(table.broken)}
    elif wrong := list(_check_game(table)):
        yield from wrong
        return
    # The seat of a deleted person looks as if it had always been empty.
    left = any(isinstance(entry.what, Left) for entry in entries)
    yield from _check_index(table, stored, left)
    yield from _check_people(connection, table, left)
    if table.deal:
        yield from check_play(connection, table)


def _check_game(table: Table) -> Iterator[tuple[str, dict[str, Plain]]]:
    """Check the stored ending against the replayed game, and the digests of its record."""
    if table.ending is None or table.state is None:
        return
    outcome = table.state.outcome()
    if table.ending.reason == "played" and (
        outcome is None or finished(table, "played", outcome.places, outcome.scores).what != table.ending
    ):
        yield "ending", {}
    elif not _has_fair_record(table):
        yield "unfair", {}


def _has_fair_record(table: Table) -> bool:
    try:
        return records.checked(table).fair
    except BastideError:
        return False


def _check_index(table: Table, stored: TableRow, left: bool) -> Iterator[tuple[str, dict[str, Plain]]]:
    """Check the stored summary against the replayed table."""
    summary = table_summary.summary(table)
    try:
        was = listed(stored).summary
        shown = table_summary.line(table.id, was, 0, 0, ())
    except (msgspec.DecodeError, KeyError) as error:
        yield "index", {"field": f"line: {error}"}
        return
    same = left or table_summary.line(table.id, summary, 0, 0, ()) == shown
    if not same or summary.line["persons"] != was.line["persons"]:
        yield "index", {"field": "line"}
    for field in ("game", "status", "public", "people"):
        if getattr(summary, field) != getattr(was, field):
            yield "index", {"field": field}
    if summary.wake_at is not None and was.wake_at is None:
        yield "index", {"field": "wake_at"}


def _check_people(connection: Connection, table: Table, left: bool) -> Iterator[tuple[str, dict[str, Plain]]]:
    """Check the rows of seated people and results against the replayed table."""
    rows = connection.fetch(tuple[str], "select person from sitting where table_id = ?", [table.id])
    summary = table_summary.summary(table)
    if sorted(person for (person,) in rows) != summary.people:
        yield "sitting", {}
    sql = "select seat, person, place, score from results where table_id = ? order by seat"
    kept = connection.fetch(tuple[int, str, int, int], sql, [table.id])
    placed = [(each.seat, each.person, each.place, each.score) for each in summary.placings]
    if left and table.ending is not None:
        seats = range(len(table.seats)) if kept else ()
        places, scores = table.ending.places or [], table.ending.scores or []
        placed = [(seat, table.seats[seat].person, places[seat], scores[seat]) for seat in seats]
    if placed != kept:
        yield "results", {}
