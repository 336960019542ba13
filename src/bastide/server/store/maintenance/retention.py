"""Retention: deletes old tables, unused guests and expired sessions.

A ``RetentionSweep`` walks over all tables and people in small passes, so that it never blocks others for long.
Deletion is final. A table that has changed since counts as new.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final, NamedTuple

from msgspec import Struct

from bastide.server.store.database import Connection
from bastide.server.store.people import attempts
from bastide.server.store.people.rights import DAY, now_ms
from bastide.server.store.store import EntryRow
from bastide.tables.log import Finished, entry_of

if TYPE_CHECKING:
    from bastide.server.settings import Settings

#: Maximum number of tables, and of people, examined in one pass.
PASS: Final = 100
#: Unused sessions are deleted after this time, the longest for which browsers keep a cookie.
SESSIONS: Final = 400 * DAY

#: Sorts after every id.
END: Final = "\uffff"

NOTHING_LEFT: Final = (
    "select 1 from people where id = ? and login is null and merged_into is null and deleted is null"
    " and not exists (select 1 from sessions where sessions.person = people.id and seen >= ?)"
    " and not exists (select 1 from sitting where sitting.person = people.id)"
    " and not exists (select 1 from been where been.person = people.id)"
    " and not exists (select 1 from results where results.person = people.id)"
    " and not exists (select 1 from bans where kind = 'person' and who = people.id and until > ?)"
    " and not exists (select 1 from people others where others.merged_into = people.id)"
)


class Keep(Struct, frozen=True):
    """Retention times in days; 0: for ever."""

    #: Tables that ended without a result, or never started.
    abandoned: int = 90
    #: Running games without activity.
    unfinished: int = 0
    #: Games with a result, including their history entries. Ratings stay.
    finished: int = 0
    #: Guests without a table or recent session.
    guests: int = 400

    @staticmethod
    def by(settings: Settings) -> Keep:
        """Return the policy of the server settings."""
        return Keep(
            settings.keep_abandoned_days,
            settings.keep_unfinished_days,
            settings.keep_finished_days,
            settings.keep_guests_days,
        )


class Tidied(NamedTuple):
    """Number of rows that a pass has deleted."""

    tables: int
    people: int


class OldTable(NamedTuple):
    """A table that retention examines."""

    table: str
    status: str
    updated_at: int


class Sweep:
    """Walks over a database in passes. ``rounds``: number of completed rounds."""

    def __init__(self, policy: Keep) -> None:
        self.keep = policy
        self.rounds = 0
        self._table = ""
        self._person = ""

    def once(self, connection: Connection, now: int | None = None, only_count: bool = False) -> Tidied:
        """Run one pass within a transaction; does nothing while another process runs retention.

        ``only_count``: delete nothing.
        """
        at = now_ms() if now is None else now
        if not only_count and not connection.alone():
            return Tidied(0, 0)
        tables, last_table = self._tables(connection, at)
        people, last_person = self._guests(connection, at)
        if not only_count:
            for name in tables:
                connection.run("delete from tables where id = ?", [name])
                connection.run("delete from plays where table_id = ?", [name])
            connection.tell([(name, 0) for name in tables])
            for person in people:
                connection.run("delete from people where id = ?", [person])
            sql = "delete from sessions where hash in (select hash from sessions where seen < ? limit ?)"
            connection.run(sql, [at - SESSIONS, PASS])
            attempts.sweep(connection, at)
        self._table, self._person = last_table, last_person
        # A round is complete when both tables and people have reached their end.
        if last_table == last_person == END:
            self._table = self._person = ""
            self.rounds += 1
        return Tidied(len(tables), len(people))

    def _tables(self, connection: Connection, now: int) -> tuple[list[str], str]:
        sql = "select id, status, updated_at from tables where id > ? order by id limit ?"
        rows = [] if self._table == END else connection.fetch(OldTable, sql, [self._table, PASS])
        due = [row.table for row in rows if self._is_due(connection, row, now)]
        return due, rows[-1].table if len(rows) == PASS else END

    def _is_due(self, connection: Connection, row: OldTable, now: int) -> bool:
        days = (now - row.updated_at) // DAY
        keep = self.keep
        if row.status == "playing":
            return 0 < keep.unfinished <= days
        if row.status == "open":
            return 0 < keep.abandoned <= days
        if not (0 < keep.abandoned <= days or 0 < keep.finished <= days):
            return False  # no need to read the log
        sql = "select seq, kind, seat, data, at from entries where table_id = ? and kind = ? order by seq desc limit 1"
        ends = [entry_of(*end).what for end in connection.fetch(EntryRow, sql, [row.table, Finished.kind])]
        counts = any(isinstance(end, Finished) and end.places is not None for end in ends)
        return 0 < (keep.finished if counts else keep.abandoned) <= days

    def _guests(self, connection: Connection, now: int) -> tuple[list[str], str]:
        if not self.keep.guests:
            return [], END
        before = now - self.keep.guests * DAY
        sql = "select id, created from people where id > ? order by id limit ?"
        rows = [] if self._person == END else connection.fetch(tuple[str, int], sql, [self._person, PASS])
        old = [person for person, created in rows if created < before]
        due = [person for person in old if connection.fetch(tuple[int], NOTHING_LEFT, [person, before, now])]
        return due, rows[-1][0] if len(rows) == PASS else END
