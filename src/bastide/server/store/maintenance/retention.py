"""Retention: deletes old tables, unused guests and expired sessions.

A ``RetentionSweep`` walks over all tables and people in small passes, so that it never blocks others for long.
Deletion is final. A table that has changed since counts as new.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final, NamedTuple

from msgspec import Struct

from bastide.server.store.database import Connection
from bastide.server.store.database_log_store import EntryRow
from bastide.server.store.notifications import outbox_queries
from bastide.server.store.people import bot_account_queries, passkey_queries, token_bucket_queries
from bastide.server.store.people.moderation_queries import DAY_MS, now_ms
from bastide.server.store.tables.results_and_ratings import forget_ratings
from bastide.tables.log import GameFinished, decode_entry

if TYPE_CHECKING:
    from bastide.server.settings import Settings

#: Maximum number of tables, and of people, examined in one pass.
ROWS_PER_PASS: Final = 100
#: Unused sessions are deleted after this time, the longest for which browsers keep a cookie.
SESSION_LIFETIME_MS: Final = 400 * DAY_MS

#: Sorts after every id.
AFTER_ALL_IDS: Final = "\uffff"

SELECT_UNUSED_GUEST: Final = (
    "select 1 from people where id = ? and login is null and merged_into is null and deleted is null"
    " and not exists (select 1 from sessions where sessions.person = people.id and seen >= ?)"
    " and not exists (select 1 from sitting where sitting.person = people.id)"
    " and not exists (select 1 from been where been.person = people.id)"
    " and not exists (select 1 from results where results.person = people.id)"
    " and not exists (select 1 from bans where kind = 'person' and who = people.id and until > ?)"
    " and not exists (select 1 from bot_accounts where bot_accounts.person = people.id)"
    " and not exists (select 1 from people others where others.merged_into = people.id)"
)


class RetentionPolicy(Struct, frozen=True):
    """Retention times in days; 0: for ever."""

    #: Tables that ended without a result, or never started.
    abandoned_days: int = 90
    #: Running games without activity.
    unfinished_days: int = 0
    #: Games with a result, including their history entries. Ratings stay.
    finished_days: int = 0
    #: Guests without a table or recent session.
    guest_days: int = 400

    @staticmethod
    def from_settings(settings: Settings) -> RetentionPolicy:
        """Return the policy of the server settings."""
        return RetentionPolicy(
            settings.keep_abandoned_days,
            settings.keep_unfinished_days,
            settings.keep_finished_days,
            settings.keep_guests_days,
        )


class DeletedCounts(NamedTuple):
    """Number of rows that a pass has deleted."""

    tables: int
    people: int


class OldTable(NamedTuple):
    """A table that retention examines."""

    table: str
    status: str
    updated_at: int


class RetentionSweep:
    """Walks over a database in passes. ``rounds_completed``: number of completed rounds."""

    def __init__(self, policy: RetentionPolicy) -> None:
        self.policy = policy
        self.rounds_completed = 0
        self._table = ""
        self._person = ""

    def run_pass(self, connection: Connection, now: int | None = None, only_count: bool = False) -> DeletedCounts:
        """Run one pass within a transaction; does nothing while another process runs retention.

        ``only_count``: delete nothing.
        """
        at = now_ms() if now is None else now
        if not only_count and not connection.try_lock_retention():
            return DeletedCounts(0, 0)
        tables, last_table = self._tables(connection, at)
        people, last_person = self._guests(connection, at)
        if not only_count:
            for name in tables:
                connection.execute("delete from tables where id = ?", [name])
                connection.execute("delete from plays where table_id = ?", [name])
            connection.publish_changes([(name, 0) for name in tables])
            for person in people:
                connection.execute("delete from people where id = ?", [person])
            sql = "delete from sessions where hash in (select hash from sessions where seen < ? limit ?)"
            connection.execute(sql, [at - SESSION_LIFETIME_MS, ROWS_PER_PASS])
            token_bucket_queries.delete_stale_buckets(connection, at)
            passkey_queries.delete_expired_challenges(connection, at)
            outbox_queries.delete_expired_rows(connection, at)
            bot_account_queries.delete_expired_tokens(connection, at - 30 * DAY_MS)
            for person in people:  # last, because this takes the lock of ratings
                forget_ratings(connection, person)
        self._table, self._person = last_table, last_person
        # A round is complete when both tables and people have reached their end.
        if last_table == last_person == AFTER_ALL_IDS:
            self._table = self._person = ""
            self.rounds_completed += 1
        return DeletedCounts(len(tables), len(people))

    def _tables(self, connection: Connection, now: int) -> tuple[list[str], str]:
        sql = "select id, status, updated_at from tables where id > ? order by id limit ?"
        rows = [] if self._table == AFTER_ALL_IDS else connection.fetch(OldTable, sql, [self._table, ROWS_PER_PASS])
        due = [row.table for row in rows if self._is_due(connection, row, now)]
        return due, rows[-1].table if len(rows) == ROWS_PER_PASS else AFTER_ALL_IDS

    def _is_due(self, connection: Connection, row: OldTable, now: int) -> bool:
        days = (now - row.updated_at) // DAY_MS
        keep = self.policy
        if row.status == "playing":
            return 0 < keep.unfinished_days <= days
        if row.status == "open":
            return 0 < keep.abandoned_days <= days
        if not (0 < keep.abandoned_days <= days or 0 < keep.finished_days <= days):
            return False  # no need to read the log
        sql = "select seq, kind, seat, data, at from entries where table_id = ? and kind = ? order by seq desc limit 1"
        ends = [decode_entry(*end).data for end in connection.fetch(EntryRow, sql, [row.table, GameFinished.kind])]
        counts = any(isinstance(end, GameFinished) and end.places is not None for end in ends)
        return 0 < (keep.finished_days if counts else keep.abandoned_days) <= days

    def _guests(self, connection: Connection, now: int) -> tuple[list[str], str]:
        if not self.policy.guest_days:
            return [], AFTER_ALL_IDS
        before = now - self.policy.guest_days * DAY_MS
        sql = "select id, created from people where id > ? order by id limit ?"
        rows = (
            []
            if self._person == AFTER_ALL_IDS
            else connection.fetch(tuple[str, int], sql, [self._person, ROWS_PER_PASS])
        )
        old = [person for person, created in rows if created < before]
        due = [person for person in old if connection.fetch(tuple[int], SELECT_UNUSED_GUEST, [person, before, now])]
        return due, rows[-1][0] if len(rows) == ROWS_PER_PASS else AFTER_ALL_IDS
