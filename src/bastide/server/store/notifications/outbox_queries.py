"""Outbox: notifications that wait for delivery, one row per endpoint.

Rows are written in the transaction of the log entry that causes them. A delivering process leases an endpoint: as long
as the lease lasts, no other process delivers to it. The lease of a killed process expires.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final, NamedTuple

from bastide.server.store.database import Connection, SqlValue
from bastide.server.store.notifications.notification_events import NotificationEvent

#: Wait before "your turn" and "a new round" are sent: people who play live act within it.
TURN_DELAY_MS: Final = 5_000
DAY_MS: Final = 86_400_000
#: Maximum number of notifications to one endpoint within a day: in total, and of one kind about one table.
MAX_PER_DAY: Final = 300
MAX_PER_TABLE: Final = {"mention": 10}
MAX_OF_ONE_KIND_PER_TABLE: Final = 100
#: Sent rows are kept for this time, for the limits per day.
SENT_RETENTION_MS: Final = 2 * DAY_MS
#: Dropped endpoints are shown in the settings for this time.
DROPPED_RETENTION_MS: Final = 30 * DAY_MS
#: E-mail addresses that nobody has verified are deleted after this time.
UNVERIFIED_RETENTION_MS: Final = 2 * DAY_MS
MAX_ROWS_PER_SWEEP: Final = 1_000

#: Inserts a row for each endpoint of a person, unless they are looking at the table or have blocked the author.
INSERT_EVENT: Final = (
    "insert into outbox (endpoint, kind, table_id, seq, at, due_at, is_digest, attempts)"
    " select e.id, ?, ?, ?, ?, ?, ?, 0 from people p"
    " join notification_endpoints e on e.person = coalesce(p.merged_into, p.id)"
    " where p.id = ? and e.verified is not null and e.dropped is null"
    " and not exists (select 1 from presence where table_id = ? and presence.person = p.id and until > ?)"
    " and not exists (select 1 from blocks where blocks.person = e.person and blocked = ?)"
    " and (select count(*) from outbox o where o.endpoint = e.id and o.at > ?) < ?"
    " and (select count(*) from outbox o where o.endpoint = e.id and o.kind = ? and o.table_id = ? and o.at > ?) < ?"
    " on conflict do nothing"
)
#: A presence lease never ends after this time, so nobody counts as present.
NEVER: Final = 1 << 62


class OutboxRow(NamedTuple):
    """A notification to one endpoint."""

    kind: str
    table: str
    seq: int
    at: int
    is_digest: bool
    attempts: int


class Endpoint(NamedTuple):
    """An endpoint that this process has leased until ``lease``."""

    id: str
    person: str
    channel: str
    address: str
    keys: str
    failures: int
    lease: int


def add_events(connection: Connection, events: Sequence[NotificationEvent], now: int) -> None:
    """Add the events to the outbox, within the transaction that causes them."""
    if not events:
        return
    rows: list[list[SqlValue]] = []
    for person, kind, table, seq, author in events:
        # A person who is looking may leave without acting, so presence is checked at the delivery.
        is_delayed = kind in ("turn", "round")
        due, present_after = (now + TURN_DELAY_MS, NEVER) if is_delayed else (now, now)
        limit = MAX_PER_TABLE.get(kind, MAX_OF_ONE_KIND_PER_TABLE)
        rows.append(
            [
                *(kind, table, seq, now, due, False, person, table, present_after, author),
                *(now - DAY_MS, MAX_PER_DAY, kind, table, now - DAY_MS, limit),
            ]
        )
    connection.execute_many(INSERT_EVENT, rows)


def add_direct_message(connection: Connection, endpoint: str, kind: str, now: int) -> None:
    """Add a message that no table causes, such as a test, to the outbox of one endpoint."""
    sql = (
        "insert into outbox (endpoint, kind, table_id, seq, at, due_at, is_digest, attempts)"
        " values (?, ?, '', ?, ?, ?, ?, 0) on conflict do nothing"
    )
    connection.execute(sql, [endpoint, kind, now, now, now, False])


# -- delivery ----------------------------------------------------------------------------------


def find_due_endpoints(connection: Connection, channel: str, failing: bool, now: int, limit: int) -> list[str]:
    """List the endpoints of a channel with due notifications, most urgent first.

    ``failing``: those whose last delivery failed; otherwise the others.
    """
    sql = (
        "select e.id, min(o.due_at) from outbox o join notification_endpoints e on e.id = o.endpoint"
        " where o.due_at <= ? and e.available_at <= ? and e.channel = ? and e.dropped is null"
        f" and e.failures {'>' if failing else '='} 0"
        " group by e.id order by min(o.due_at), e.id limit ?"
    )
    return [found for found, _ in connection.fetch(tuple[str, int], sql, [now, now, channel, limit])]


def lease_endpoint(connection: Connection, id: str, now: int, until: int) -> Endpoint | None:
    """Lease an endpoint; None if another process has it, or it must not be used now."""
    sql = (
        "update notification_endpoints set available_at = ? where id = ? and available_at <= ? and dropped is null"
        " returning id, person, channel, address, keys, failures, available_at"
    )
    found = connection.fetch(Endpoint, sql, [until, id, now])
    return found[0] if found else None


def read_due_rows(connection: Connection, endpoint: str, now: int, limit: int) -> list[OutboxRow]:
    """Read the due notifications of an endpoint, oldest first."""
    sql = (
        "select kind, table_id, seq, at, is_digest, attempts from outbox"
        " where endpoint = ? and due_at <= ? order by due_at, seq, table_id, kind limit ?"
    )
    return connection.fetch(OutboxRow, sql, [endpoint, now, limit])


def count_due(connection: Connection, now: int) -> int:
    """Count the due notifications."""
    sql = (
        "select count(*) from outbox o join notification_endpoints e on e.id = o.endpoint"
        " where o.due_at <= ? and e.dropped is null"
    )
    return connection.fetch(tuple[int], sql, [now])[0][0]


ROW: Final = " where endpoint = ? and kind = ? and table_id = ? and seq = ?"


def key_of(endpoint: str, row: OutboxRow) -> tuple[str, str, str, int]:
    return endpoint, row.kind, row.table, row.seq


def renew_lease(connection: Connection, endpoint: Endpoint, until: int) -> bool:
    """Extend or end a lease; False if it has expired and another process may have it."""
    sql = "update notification_endpoints set available_at = ? where id = ? and available_at = ? returning id"
    return bool(connection.fetch(tuple[str], sql, [until, endpoint.id, endpoint.lease]))


def mark_sent(connection: Connection, endpoint: Endpoint, rows: Sequence[OutboxRow], now: int) -> None:
    """Record a successful delivery."""
    sql = f"update outbox set due_at = null, sent_at = ?, attempts = attempts + 1{ROW}"
    connection.execute_many(sql, [[now, *key_of(endpoint.id, row)] for row in rows])
    sql = "update notification_endpoints set failures = 0, problem = '', delivered = ? where id = ?"
    connection.execute(sql, [now, endpoint.id])


def mark_failed(
    connection: Connection, endpoint: Endpoint, rows: Sequence[OutboxRow], problem: str, max_attempts: int
) -> list[OutboxRow]:
    """Record a failed delivery; returns the notifications that are given up."""
    given_up = [row for row in rows if row.attempts + 1 >= max_attempts]
    delete_rows(connection, endpoint.id, given_up)
    sql = f"update outbox set attempts = attempts + 1{ROW}"
    connection.execute_many(sql, [key_of(endpoint.id, row) for row in rows if row not in given_up])
    sql = "update notification_endpoints set failures = failures + 1, problem = ? where id = ?"
    connection.execute(sql, [problem, endpoint.id])
    return given_up


def delete_rows(connection: Connection, endpoint: str, rows: Sequence[OutboxRow]) -> None:
    """Withdraw notifications."""
    if rows:
        connection.execute_many(f"delete from outbox{ROW}", [key_of(endpoint, row) for row in rows])


def postpone_rows(connection: Connection, endpoint: str, rows: Sequence[tuple[OutboxRow, int, bool]]) -> None:
    """Deliver notifications at another time, as part of a digest or alone."""
    sql = f"update outbox set due_at = ?, is_digest = ?{ROW}"
    if rows:
        connection.execute_many(sql, [[due, digest, *key_of(endpoint, row)] for row, due, digest in rows])


def drop_endpoint(connection: Connection, id: str, problem: str, now: int) -> None:
    """Stop to use an endpoint, and forget its address unless it is an e-mail address or a webhook of the person."""
    sql = (
        "update notification_endpoints set dropped = ?, problem = ?, session = null,"
        " address = case channel when 'push' then '' else address end,"
        " keys = case channel when 'push' then '{}' else keys end where id = ?"
    )
    connection.execute(sql, [now, problem, id])
    connection.execute("delete from outbox where endpoint = ? and sent_at is null", [id])


def delete_expired_rows(connection: Connection, now: int) -> None:
    """Delete a batch of old rows."""
    sql = (
        "delete from outbox where (endpoint, kind, table_id, seq) in"
        " (select endpoint, kind, table_id, seq from outbox where sent_at < ? limit ?)"
    )
    connection.execute(sql, [now - SENT_RETENTION_MS, MAX_ROWS_PER_SWEEP])
    connection.execute("delete from notification_endpoints where dropped < ?", [now - DROPPED_RETENTION_MS])
    sql = "delete from notification_endpoints where verified is null and created < ?"
    connection.execute(sql, [now - UNVERIFIED_RETENTION_MS])
