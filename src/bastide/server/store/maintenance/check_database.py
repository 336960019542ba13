"""Consistency check of a database: replays every log and compares all other rows with it."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final

import msgspec
from msgspec import Struct

from bastide.core.errors import BastideError
from bastide.core.json_data import JsonData
from bastide.hosting.lobby import table_summary
from bastide.server.store.database import Connection, database_from_url, first_line_of_error
from bastide.server.store.database.migrate import open_read_snapshot
from bastide.server.store.database_log_store import SELECT_TABLES, EntryRow, TableRow, listed_from_row
from bastide.server.store.maintenance.backup import reflect_bastide_tables
from bastide.server.store.maintenance.check_deals_and_puzzles import check_deal_and_puzzle_rows, check_deal_result
from bastide.server.store.maintenance.check_friends import check_friends
from bastide.server.store.maintenance.check_notifications import check_notifications
from bastide.server.store.maintenance.check_studies import check_studies
from bastide.server.store.maintenance.check_tournaments import check_club_tournaments
from bastide.server.store.tables.rating_recomputation import recompute_ratings
from bastide.tables import record_import_export
from bastide.tables.commands.game_end import build_finish
from bastide.tables.log import LogEntry, PersonDeleted, decode_entry
from bastide.tables.state.log_replay import apply_entry
from bastide.tables.state.table_state import Table

#: Tables per batch; each batch is checked by one process.
TABLES_PER_BATCH: Final = 20


class DatabaseProblem(Struct, frozen=True):
    """A problem found. ``data``: its code, also in the message catalogues; ``facts``: details."""

    #: Id of the table; empty for the whole database.
    table: str
    what: str
    facts: dict[str, JsonData] = {}


class CheckResult(Struct, frozen=True):
    """Result of checking a batch of tables."""

    tables: int
    entries: int
    problems: list[DatabaseProblem]


def table_id_batches(url: str) -> Iterator[list[str]]:
    """Iterate over the ids of all tables in batches."""
    connection = database_from_url(url).connect()
    try:
        last = ""
        sql = "select id from tables where id > ? order by id limit ?"
        while rows := connection.fetch(tuple[str], sql, [last, TABLES_PER_BATCH]):
            last = rows[-1][0]
            yield [name for (name,) in rows]
    finally:
        connection.close()


def count_tables(url: str) -> int:
    """Count the tables, for progress display."""
    with open_read_snapshot(database_from_url(url)) as connection:
        number: int = connection.exec_driver_sql("select count(*) from tables").scalar_one()
        return number


def check_database_integrity(url: str) -> list[DatabaseProblem]:
    """Check the database as a whole: file integrity and foreign keys.

    If the file is ``damaged``, nothing else is checked.
    """
    from sqlalchemy.exc import DatabaseError

    found: list[DatabaseProblem] = []
    with open_read_snapshot(database_from_url(url)) as connection:
        if connection.dialect.name == "sqlite":
            try:
                problems = [problem for (problem,) in connection.exec_driver_sql("pragma integrity_check")]
            except DatabaseError as error:
                problems = [first_line_of_error(error.orig or error)]
            found += [DatabaseProblem("", "damaged", {"problem": problem}) for problem in problems if problem != "ok"]
            if found:
                return found
        for table in reflect_bastide_tables(connection).sorted_tables:
            for key in table.foreign_keys:
                mine, theirs = key.parent.name, key.column.name
                there = f"select 1 from {key.column.table.name} there where there.{theirs} = here.{mine}"
                sql = f"select count(*) from {table.name} here where {mine} is not null and not exists ({there})"
                count: int = connection.exec_driver_sql(sql).scalar_one()
                if count:
                    facts: dict[str, JsonData] = {
                        "rows": count,
                        "of": str(table.name),
                        "to": str(key.column.table.name),
                    }
                    found.append(DatabaseProblem("", "dangling", facts))
    ours = database_from_url(url).connect()
    try:
        found += [DatabaseProblem("", what, facts) for what, facts in check_deal_and_puzzle_rows(ours)]
        found += [DatabaseProblem("", what, facts) for what, facts in check_club_tournaments(ours)]
        found += [DatabaseProblem("", what, facts) for what, facts in check_friends(ours)]
        found += [DatabaseProblem("", what, facts) for what, facts in check_notifications(ours)]
        found += [DatabaseProblem("", what, facts) for what, facts in check_studies(ours)]
        ours.begin_read_snapshot()
        ratings = recompute_ratings(ours)
        ours.commit()
        if ratings.wrong_ratings or ratings.wrong_history:
            found.append(
                DatabaseProblem("", "ratings", {"rows": ratings.wrong_ratings, "history": ratings.wrong_history})
            )
    finally:
        ours.close()
    return found


def check_tables(url: str, names: list[str]) -> CheckResult:
    """Check these tables, each in a consistent snapshot, so a server may run meanwhile."""
    connection = database_from_url(url).connect()
    tables = entries = 0
    found: list[DatabaseProblem] = []
    try:
        for name in names:
            connection.begin_read_snapshot()
            stored = connection.fetch(TableRow, f"{SELECT_TABLES} where id = ?", [name])
            if stored:  # else it was deleted meanwhile
                sql = "select seq, kind, seat, data, at from entries where table_id = ? order by seq"
                rows = connection.fetch(EntryRow, sql, [name])
                found += [
                    DatabaseProblem(name, what, facts) for what, facts in _check_table(connection, stored[0], rows)
                ]
                tables += 1
                entries += len(rows)
            connection.commit()
    finally:
        connection.close()
    return CheckResult(tables, entries, found)


def _check_table(
    connection: Connection, stored: TableRow, rows: list[EntryRow]
) -> Iterator[tuple[str, dict[str, JsonData]]]:
    numbers = [row.seq for row in rows]
    if numbers != list(range(1, len(rows) + 1)):
        missing = next(number for number, there in enumerate([*numbers, -1], 1) if number != there)
        yield "gap", {"entry": missing}
        return
    if stored.seq != len(rows):
        yield "length", {"index": stored.seq, "log": len(rows)}
    entries: list[LogEntry] = []
    for row in rows:
        try:
            entries.append(decode_entry(*row))
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
    if table.replay_error is not None:
        yield "rules", {"problem": str(table.replay_error)}
    elif wrong := list(_check_game(table)):
        yield from wrong
        return
    # The seat of a deleted person looks as if it had always been empty.
    left = any(isinstance(entry.data, PersonDeleted) for entry in entries)
    yield from _check_index(table, stored, left)
    yield from _check_people(connection, table, left)
    if table.daily_deal_day:
        yield from check_deal_result(connection, table)


def _check_game(table: Table) -> Iterator[tuple[str, dict[str, JsonData]]]:
    """Check the stored ending against the replayed game, and the digests of its record."""
    if table.ending is None or table.state is None:
        return
    outcome = table.state.outcome()
    if table.ending.reason == "played" and (
        outcome is None or build_finish(table, "played", outcome.places, outcome.scores).data != table.ending
    ):
        yield "ending", {}
    elif not _has_fair_record(table):
        yield "unfair", {}


def _has_fair_record(table: Table) -> bool:
    try:
        return record_import_export.check_finished_game(table).fair
    except BastideError:
        return False


def _check_index(table: Table, stored: TableRow, left: bool) -> Iterator[tuple[str, dict[str, JsonData]]]:
    """Check the stored summary against the replayed table."""
    summary = table_summary.build_summary(table)
    try:
        was = listed_from_row(stored).summary
        shown = table_summary.build_list_entry(table.id, was, 0, 0, ())
    except (msgspec.DecodeError, KeyError) as error:
        yield "index", {"field": f"line: {error}"}
        return
    same = left or table_summary.build_list_entry(table.id, summary, 0, 0, ()) == shown
    if not same or summary.line["persons"] != was.line["persons"]:
        yield "index", {"field": "line"}
    for field in ("game", "status", "public", "people"):
        if getattr(summary, field) != getattr(was, field):
            yield "index", {"field": field}
    if summary.wake_at is not None and was.wake_at is None:
        yield "index", {"field": "wake_at"}


def _check_people(connection: Connection, table: Table, left: bool) -> Iterator[tuple[str, dict[str, JsonData]]]:
    """Check the rows of seated people and results against the replayed table."""
    rows = connection.fetch(tuple[str], "select person from sitting where table_id = ?", [table.id])
    summary = table_summary.build_summary(table)
    if sorted(person for (person,) in rows) != summary.people:
        yield "sitting", {}
    sql = "select seat, person, place, score from results where table_id = ? order by seat"
    kept = connection.fetch(tuple[int, str, int, int], sql, [table.id])
    placed = [(each.seat, each.person, each.place, each.score) for each in summary.placings]
    if left and table.ending is not None:
        seats = range(len(table.seats)) if kept else ()
        places, scores = table.ending.places or [], table.ending.scores or []
        placed = [(seat, table.seats[seat].person, places[seat], scores[seat]) for seat in seats]
    # Version 0.1.0 did not store the results of games against bots only.
    is_old = not kept and sum(bool(each.person) for each in summary.placings) < 2
    if placed != kept and not is_old:
        yield "results", {}
