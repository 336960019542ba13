"""A log that has lost its last entries: every process that knew more finds out, and it is said once."""

from __future__ import annotations

import asyncio
import sqlite3
from contextlib import closing
from pathlib import Path

from server_scene import Still, until
from table_desk import ME, OPEN, visitor

from bastide.hosting.service.table_service import TableService
from bastide.server.store import open_store
from bastide.tables import messages as wire
from bastide.tables.log import SetBack

#: It is always as late as that.
NOW = 1_000_000_000
LOST = 3


async def move(house: TableService, table: str) -> None:
    hosted = await house.open(table)
    assert hosted.table.state is not None
    seat = hosted.table.waiting_for()[0]
    act = wire.Act(table=table, position=hosted.table.position, actions=[hosted.table.state.legal_actions(seat)[0]])
    await house.do(act, visitor(hosted.table.seats[seat].name))


def test_it_is_said_once_though_the_note_has_the_time_of_what_was_lost(tmp_path: Path) -> None:
    """At a table that was set back it is as late as it was at its last entry: what is written next may have the very
    time of what was lost."""
    path = tmp_path / "house.db"

    async def run() -> None:
        store = await open_store(f"sqlite:///{path}")
        one, two = houses = [TableService(store, Still(), now=lambda: NOW) for _ in range(2)]
        made = await one.create(wire.CreateTable(game="magpie", seats=[ME, OPEN]), visitor("Ann"))
        await one.do(wire.Sit(table=made.table, seat=1, invite=made.invite), visitor("Ben"))
        await one.do(wire.Start(table=made.table), visitor("Ann"))
        for _ in range(2 * LOST):
            await move(one, made.table)
        told = (await two.open(made.table)).table.seq
        kept = told - LOST
        with closing(sqlite3.connect(path, timeout=10)) as raw:
            raw.execute("delete from entries where table_id = ? and seq > ?", (made.table, kept))
            raw.execute("update tables set seq = ? where id = ?", (kept, made.table))
            raw.commit()
        await one.look_around(0)
        await until(lambda: one.registry.tables[made.table].table.seq == kept + 1)
        await two.look_around(0)
        await until(lambda: two.registry.tables[made.table].table.seq > kept and not two.lifecycle.tasks)
        entries = await store.entries(made.table)
        notes = [(entry.seq, entry.what) for entry in entries if isinstance(entry.what, SetBack)]
        assert notes == [(kept + 1, SetBack(kept, LOST))]
        for house in houses:
            await house.close()
        await store.close()

    asyncio.run(run())
