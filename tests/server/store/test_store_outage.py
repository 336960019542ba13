"""Database outages: writers fail fast, and no acknowledged entry is lost."""

from __future__ import annotations

import asyncio
import sqlite3
from collections.abc import Awaitable, Callable
from contextlib import closing
from pathlib import Path
from time import monotonic

import pytest
from postgres_server import PostgresServer
from sampled_cases import sample_cases
from store_helpers import make_entry, make_summary, open_test_store

from bastide.hosting.storage.log_store import AppendConflict, StorageUnavailable
from bastide.server.store import DatabaseStore
from bastide.server.store.database import CONNECT_TIMEOUT_SECONDS
from bastide.server.store.database_log_store import DATABASE_TIMEOUT_SECONDS


async def hold(leave: Callable[[], object], come_back: Callable[[], object], seconds: float) -> None:
    await asyncio.to_thread(leave)
    await asyncio.sleep(seconds)
    await asyncio.to_thread(come_back)


async def write_through(store: DatabaseStore, away: Awaitable[None]) -> tuple[list[int], int, float]:
    """Append during outages; returns acknowledged entries, number of outages and the longest wait."""
    await store.create_table("t", [make_entry(1)], make_summary())
    acknowledged = [1]
    seq, outages, longest = 1, 0, 0.0
    going = asyncio.ensure_future(away)
    after = 0
    while after < 20:
        begun = monotonic()
        try:
            await store.append("t", [make_entry(seq + 1)], make_summary())
        except StorageUnavailable:
            outages += 1
            longest = max(longest, monotonic() - begun)
            assert not store.available
            await asyncio.wait_for(store.wait_until_available(), 30)
            seq = await length(store)
        except AppendConflict as conflict:
            pytest.fail(f"nobody else writes, but the log is at {conflict.seq}")
        else:
            longest = max(longest, monotonic() - begun)
            seq += 1
            acknowledged.append(seq)
        if going.done():
            after += 1
        await asyncio.sleep(0.005)
    await going
    return acknowledged, outages, longest


async def length(store: DatabaseStore) -> int:
    """Read the log length; readers may need a moment to reconnect."""
    while True:
        try:
            return (await store.read_log_lengths(["t"])).get("t", 0)
        except StorageUnavailable:
            await asyncio.sleep(0.05)


async def check(store: DatabaseStore, away: Awaitable[None]) -> None:
    heard: dict[str, int] = {}

    async def listen() -> None:
        async for table, seq in store.listen():
            heard[table] = seq
            if not table:
                heard["t"] = await length(store)

    listening = asyncio.create_task(listen())
    acknowledged, outages, longest = await write_through(store, away)
    log = [each.seq for each in await store.read_entries("t")]
    assert log == list(range(1, len(log) + 1))
    assert set(acknowledged) <= set(log)
    assert outages >= 1
    # At most one entry per outage is written without acknowledgement.
    assert len(log) - len(acknowledged) <= outages
    assert longest < DATABASE_TIMEOUT_SECONDS + 3
    deadline = monotonic() + 15
    while heard.get("t") != log[-1] and monotonic() < deadline:
        await asyncio.sleep(0.05)
    assert heard.get("t") == log[-1]
    listening.cancel()


@pytest.mark.parametrize("how", sample_cases("away", ["stopped", "crashed", "paused"], 1))
async def test_postgresql_outage(victim: PostgresServer, how: str) -> None:
    leave, come_back, seconds = {
        "stopped": (victim.stop, victim.start, 1.0),
        "crashed": (victim.crash, victim.start, 1.0),
        "paused": (victim.pause, victim.resume, DATABASE_TIMEOUT_SECONDS + 0.5),
    }[how]
    async with open_test_store(victim.new_database()) as store:
        await check(store, hold(leave, come_back, seconds))


async def test_file_locked_by_another_program(tmp_path: Path) -> None:
    path = tmp_path / "bastide.db"
    async with open_test_store(f"sqlite:///{path}") as store:
        with closing(sqlite3.connect(path, isolation_level=None, check_same_thread=False)) as thief:
            lock, unlock = (lambda: thief.execute("begin immediate")), (lambda: thief.execute("rollback"))
            await check(store, hold(lock, unlock, CONNECT_TIMEOUT_SECONDS + 0.5))


async def test_close_does_not_wait_for_a_hanging_database(
    victim: PostgresServer, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("bastide.server.store.database_log_store.CLOSE_TIMEOUT_SECONDS", 0.5)
    # A subscriber waits for the keepalive when the store is closed.
    monkeypatch.setattr("bastide.server.store.tables.change_feed.KEEPALIVE_SECONDS", 2.6)
    async with open_test_store(victim.new_database()) as store:
        await store.create_table("t", [make_entry(1)], make_summary())
        victim.pause()
        with pytest.raises(StorageUnavailable):
            await store.append("t", [make_entry(2)], make_summary())
        assert not await store.is_ready()
        begun = monotonic()
        await store.close()
        assert monotonic() - begun < 5
        victim.resume()


async def test_queued_writes_are_finished_on_close(database_url: str) -> None:
    async with open_test_store(database_url) as store:
        await store.create_table("t", [make_entry(1)], make_summary())
        tasks = [asyncio.create_task(store.append("t", [make_entry(seq)], make_summary())) for seq in range(2, 50)]
        await asyncio.sleep(0)
        await store.close()
        assert await asyncio.gather(*tasks) == [None] * 48
    async with open_test_store(database_url) as store:
        assert await store.read_log_lengths(["t"]) == {"t": 49}
