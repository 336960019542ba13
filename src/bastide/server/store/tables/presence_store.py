"""Who looks at which table, written down for all processes (``bastide.hosting.service.presence``)."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from bastide.hosting.storage.log_store import Stay, attended
from bastide.server.store.database import Connection
from bastide.server.store.tables.append import batches

#: A table may have been deleted a moment ago: then there is nothing to write.
STAY: Final = (
    "insert into presence (table_id, person, process, until) select id, ?, ?, ? from tables where id = ?"
    " on conflict (table_id, person, process) do update set until = excluded.until"
)
#: What processes that are no more have left behind, once it is known better.
FORGET: Final = "delete from presence where table_id = ? and person = ? and process <> ? and until < ?"


def stay(connection: Connection, stays: Sequence[Stay], now: int) -> None:
    """Within a transaction: write these down, and let every process know."""
    connection.many(STAY, [(each.person, each.process, each.until, each.table) for each in stays])
    connection.many(FORGET, [(each.table, each.person, each.process, min(now, each.until)) for each in stays])
    connection.tell([attended(table) for table in sorted({each.table for each in stays})])


def stays(connection: Connection, tables: Sequence[str]) -> list[Stay]:
    """All that is written about these tables."""
    found: list[Stay] = []
    for marks, wanted in batches(tables):
        sql = f"select table_id, person, process, until from presence where table_id in ({marks})"
        found += connection.fetch(Stay, sql, wanted)
    return found
