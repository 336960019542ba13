"""A log that has lost its last entries: all processes detect it, and it is announced once."""

from __future__ import annotations

import sqlite3
from contextlib import closing
from pathlib import Path

from server_scene import Still, move, started, until
from table_desk import ME, OPEN

from bastide.hosting.service.table_service import TableService
from bastide.server.store import open_store
from bastide.tables.log import SetBack

#: Fixed time of the clock.
NOW = 1_000_000_000
LOST = 3


async def test_rollback_is_announced_once_despite_equal_timestamps(tmp_path: Path) -> None:
    """The next entry may have the same timestamp as a lost one."""
    path = tmp_path / "house.db"
    store = await open_store(f"sqlite:///{path}")
    one, two = houses = [TableService(store, Still(), now=lambda: NOW) for _ in range(2)]
    table = await started(one, ME, OPEN)
    for _ in range(2 * LOST):
        await move(one, table)
    told = (await two.open(table)).table.seq
    kept = told - LOST
    with closing(sqlite3.connect(path, timeout=10)) as raw:
        raw.execute("delete from entries where table_id = ? and seq > ?", (table, kept))
        raw.execute("update tables set seq = ? where id = ?", (kept, table))
        raw.commit()
    await one.look_around(0)
    await until(lambda: one.registry.tables[table].table.seq == kept + 1)
    await two.look_around(0)
    await until(lambda: two.registry.tables[table].table.seq > kept and not two.lifecycle.tasks)
    entries = await store.entries(table)
    notes = [(entry.seq, entry.what) for entry in entries if isinstance(entry.what, SetBack)]
    assert notes == [(kept + 1, SetBack(kept, LOST))]
    for house in houses:
        await house.close()
    await store.close()
