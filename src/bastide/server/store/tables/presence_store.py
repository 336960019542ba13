"""Presence leases in the database: who watches which table (``bastide.hosting.service.presence``)."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from bastide.hosting.storage.log_store import Stay, attended
from bastide.server.store.database import Connection
from bastide.server.store.tables.append import batches

#: Writes nothing if the table has just been deleted.
STAY: Final = (
    "insert into presence (table_id, person, process, until) select id, ?, ?, ? from tables where id = ?"
    " on conflict (table_id, person, process) do update set until = excluded.until"
)
#: Removes expired leases of other processes, which may have ended.
FORGET: Final = "delete from presence where table_id = ? and person = ? and process <> ? and until < ?"


def stay(connection: Connection, stays: Sequence[Stay], now: int) -> None:
    """Write presence leases within a transaction, and notify all processes."""
    connection.many(STAY, [(each.person, each.process, each.until, each.table) for each in stays])
    connection.many(FORGET, [(each.table, each.person, each.process, min(now, each.until)) for each in stays])
    connection.tell([attended(table) for table in sorted({each.table for each in stays})])


def stays(connection: Connection, tables: Sequence[str]) -> list[Stay]:
    """Read the presence leases of these tables."""
    found: list[Stay] = []
    for marks, wanted in batches(tables):
        sql = f"select table_id, person, process, until from presence where table_id in ({marks})"
        found += connection.fetch(Stay, sql, wanted)
    return found
