"""Write batching: appends of many tables share transactions, and a single table is never delayed."""

from __future__ import annotations

import asyncio

import pytest
from stores import entry, summary

from bastide.server.store import DatabaseStore
from bastide.server.store.database import worker_thread as worker


async def test_concurrent_appends_share_a_transaction(store: DatabaseStore, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(worker, "PACE", 0.0)
    together: list[int] = []
    write = worker.Writer._write_together

    def counted(self: worker.Writer, tasks: list[worker.AppendTask]) -> None:
        together.append(len(tasks))
        write(self, tasks)

    monkeypatch.setattr(worker.Writer, "_write_together", counted)
    for number in range(4):
        await store.create(f"table{number}", [entry(1)], summary())
    monkeypatch.setattr(worker, "PACE", 1.0)
    await store.create("another", [entry(1)], summary())
    together.clear()
    coming = []
    for number in range(4):
        coming.append(asyncio.ensure_future(store.append(f"table{number}", [entry(2)], summary())))
        await asyncio.sleep(0.01)
    await asyncio.gather(*coming)
    assert together == [4]


async def test_single_table_is_not_delayed(store: DatabaseStore, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(worker, "PACE", 60.0)
    async with asyncio.timeout(20):
        await store.create("alone", [entry(1)], summary())
        for seq in range(2, 6):
            await store.append("alone", [entry(seq)], summary())
