"""Presence leases in the database: who watches which table (``bastide.hosting.service.presence_tracker``)."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from bastide.hosting.storage.log_store import PresenceLease, make_presence_notification
from bastide.server.store.database import Connection
from bastide.server.store.tables.log_append import placeholder_batches

#: Writes nothing if the table has just been deleted.
UPSERT_LEASE: Final = (
    "insert into presence (table_id, person, process, until) select id, ?, ?, ? from tables where id = ?"
    " on conflict (table_id, person, process) do update set until = excluded.until"
)
#: Removes expired leases of other processes, which may have ended.
DELETE_STALE_LEASES: Final = "delete from presence where table_id = ? and person = ? and process <> ? and until < ?"


def write_leases(connection: Connection, stays: Sequence[PresenceLease], now: int) -> None:
    """Write presence leases within a transaction, and notify all processes."""
    connection.execute_many(UPSERT_LEASE, [(each.person, each.process_id, each.until_ms, each.table) for each in stays])
    connection.execute_many(
        DELETE_STALE_LEASES, [(each.table, each.person, each.process_id, min(now, each.until_ms)) for each in stays]
    )
    connection.publish_changes([make_presence_notification(table) for table in sorted({each.table for each in stays})])


def read_leases(connection: Connection, tables: Sequence[str]) -> list[PresenceLease]:
    """Read the presence leases of these tables."""
    found: list[PresenceLease] = []
    for marks, wanted in placeholder_batches(tables):
        sql = f"select table_id, person, process, until from presence where table_id in ({marks})"
        found += connection.fetch(PresenceLease, sql, wanted)
    return found
