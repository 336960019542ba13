"""Write batching: appends of many tables share transactions, and a single table is never delayed."""

from __future__ import annotations

import asyncio

import pytest
from store_helpers import make_entry, make_summary

from bastide.server.store import DatabaseStore
from bastide.server.store.database import database_threads as worker


async def test_concurrent_appends_share_a_transaction(store: DatabaseStore, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(worker, "MIN_TRANSACTION_INTERVAL_SECONDS", 0.0)
    together: list[int] = []
    write = worker.WriterThread._write_together

    def counted(self: worker.WriterThread, tasks: list[worker.AppendJob]) -> None:
        together.append(len(tasks))
        write(self, tasks)

    monkeypatch.setattr(worker.WriterThread, "_write_together", counted)
    for number in range(4):
        await store.create_table(f"table{number}", [make_entry(1)], make_summary())
    monkeypatch.setattr(worker, "MIN_TRANSACTION_INTERVAL_SECONDS", 1.0)
    await store.create_table("another", [make_entry(1)], make_summary())
    together.clear()
    coming = []
    for number in range(4):
        coming.append(asyncio.ensure_future(store.append(f"table{number}", [make_entry(2)], make_summary())))
        await asyncio.sleep(0.01)
    await asyncio.gather(*coming)
    assert together == [4]


async def test_single_table_is_not_delayed(store: DatabaseStore, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(worker, "MIN_TRANSACTION_INTERVAL_SECONDS", 60.0)
    async with asyncio.timeout(20):
        await store.create_table("alone", [make_entry(1)], make_summary())
        for seq in range(2, 6):
            await store.append("alone", [make_entry(seq)], make_summary())
