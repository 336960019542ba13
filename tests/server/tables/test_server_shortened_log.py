"""A log that has lost its last entries: all processes detect it, and it is announced once."""

from __future__ import annotations

import sqlite3
from contextlib import closing
from pathlib import Path

from table_harness import ME, OPEN
from table_service_harness import InstantBotExecutor, make_first_legal_move, start_table, wait_until

from bastide.hosting.service.table_service import TableService
from bastide.server.store import open_store
from bastide.tables.log import EntriesLost

#: Fixed time of the clock.
NOW = 1_000_000_000
LOST = 3


async def test_rollback_is_announced_once_despite_equal_timestamps(tmp_path: Path) -> None:
    """The next entry may have the same timestamp as a lost one."""
    path = tmp_path / "house.db"
    store = await open_store(f"sqlite:///{path}")
    one, two = houses = [TableService(store, InstantBotExecutor(), now_ms=lambda: NOW) for _ in range(2)]
    table = await start_table(one, ME, OPEN)
    for _ in range(2 * LOST):
        await make_first_legal_move(one, table)
    told = (await two.open_table(table)).table.seq
    kept = told - LOST
    with closing(sqlite3.connect(path, timeout=10)) as raw:
        raw.execute("delete from entries where table_id = ? and seq > ?", (table, kept))
        raw.execute("update tables set seq = ? where id = ?", (kept, table))
        raw.commit()
    await one.run_maintenance(0)
    await wait_until(lambda: one.table_cache.tables[table].table.seq == kept + 1)
    await two.run_maintenance(0)
    await wait_until(lambda: two.table_cache.tables[table].table.seq > kept and not two.tasks.tasks)
    entries = await store.read_entries(table)
    notes = [(entry.seq, entry.data) for entry in entries if isinstance(entry.data, EntriesLost)]
    assert notes == [(kept + 1, EntriesLost(kept, LOST))]
    for house in houses:
        await house.close()
    await store.close()
