"""Where many tables are played at, what is written shares transactions; who plays alone never waits for others."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable

import pytest

from bastide.hosting.storage.log_store import Summary
from bastide.server.store import DatabaseStore, open_store
from bastide.server.store.database import worker_thread as worker
from bastide.tables.log import Acted, Entry

SUMMARY = Summary("dominion", "playing", True, ["ann"], None, {})


def at_store(url: str, play: Callable[[DatabaseStore], Awaitable[None]]) -> None:
    async def run() -> None:
        store = await open_store(url)
        try:
            await play(store)
        finally:
            await store.close()

    asyncio.run(run())


def entry(seq: int) -> Entry:
    return Entry(seq, 0, Acted([seq], ["something"]), seq)


def test_what_comes_within_a_moment_shares_a_transaction(database_url: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(worker, "PACE", 0.0)
    together: list[int] = []
    write = worker.Writer._write_together

    def counted(self: worker.Writer, tasks: list[worker.AppendTask]) -> None:
        together.append(len(tasks))
        write(self, tasks)

    async def play(store: DatabaseStore) -> None:
        for number in range(4):
            await store.create(f"table{number}", [entry(1)], SUMMARY)
        monkeypatch.setattr(worker, "PACE", 1.0)
        await store.create("another", [entry(1)], SUMMARY)
        together.clear()
        coming = []
        for number in range(4):
            coming.append(asyncio.ensure_future(store.append(f"table{number}", [entry(2)], SUMMARY)))
            await asyncio.sleep(0.01)
        await asyncio.gather(*coming)
        assert together == [4]

    monkeypatch.setattr(worker.Writer, "_write_together", counted)
    at_store(database_url, play)


def test_who_plays_alone_does_not_wait(database_url: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(worker, "PACE", 60.0)

    async def play(store: DatabaseStore) -> None:
        async with asyncio.timeout(20):
            await store.create("alone", [entry(1)], SUMMARY)
            for seq in range(2, 6):
                await store.append("alone", [entry(seq)], SUMMARY)

    at_store(database_url, play)
