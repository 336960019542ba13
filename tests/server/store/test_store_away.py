"""Database outages: writers fail fast, and no acknowledged entry is lost."""

from __future__ import annotations

import asyncio
import sqlite3
from collections.abc import Awaitable, Callable
from contextlib import closing
from pathlib import Path
from time import monotonic

import pytest
from postgres import PostgresServer
from sample import drawn
from stores import entry, opened, summary

from bastide.hosting.storage.log_store import Conflict, Unavailable
from bastide.server.store import DatabaseStore
from bastide.server.store.database import PATIENCE
from bastide.server.store.store import LIMIT


async def hold(leave: Callable[[], object], come_back: Callable[[], object], seconds: float) -> None:
    await asyncio.to_thread(leave)
    await asyncio.sleep(seconds)
    await asyncio.to_thread(come_back)


async def write_through(store: DatabaseStore, away: Awaitable[None]) -> tuple[list[int], int, float]:
    """Append during outages; returns acknowledged entries, number of outages and the longest wait."""
    await store.create("t", [entry(1)], summary())
    acknowledged = [1]
    seq, outages, longest = 1, 0, 0.0
    going = asyncio.ensure_future(away)
    after = 0
    while after < 20:
        begun = monotonic()
        try:
            await store.append("t", [entry(seq + 1)], summary())
        except Unavailable:
            outages += 1
            longest = max(longest, monotonic() - begun)
            assert not store.available
            await asyncio.wait_for(store.back(), 30)
            seq = await length(store)
        except Conflict as conflict:
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
            return (await store.lengths(["t"])).get("t", 0)
        except Unavailable:
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
    log = [each.seq for each in await store.entries("t")]
    assert log == list(range(1, len(log) + 1))
    assert set(acknowledged) <= set(log)
    assert outages >= 1
    # At most one entry per outage is written without acknowledgement.
    assert len(log) - len(acknowledged) <= outages
    assert longest < LIMIT + 3
    deadline = monotonic() + 15
    while heard.get("t") != log[-1] and monotonic() < deadline:
        await asyncio.sleep(0.05)
    assert heard.get("t") == log[-1]
    listening.cancel()


@pytest.mark.parametrize("how", drawn("away", ["stopped", "crashed", "paused"], 1))
async def test_postgresql_outage(victim: PostgresServer, how: str) -> None:
    leave, come_back, seconds = {
        "stopped": (victim.stop, victim.start, 1.0),
        "crashed": (victim.crash, victim.start, 1.0),
        "paused": (victim.pause, victim.resume, LIMIT + 0.5),
    }[how]
    async with opened(victim.new_database()) as store:
        await check(store, hold(leave, come_back, seconds))


async def test_file_locked_by_another_program(tmp_path: Path) -> None:
    path = tmp_path / "bastide.db"
    async with opened(f"sqlite:///{path}") as store:
        with closing(sqlite3.connect(path, isolation_level=None, check_same_thread=False)) as thief:
            lock, unlock = (lambda: thief.execute("begin immediate")), (lambda: thief.execute("rollback"))
            await check(store, hold(lock, unlock, PATIENCE + 0.5))


async def test_close_does_not_wait_for_a_hanging_database(
    victim: PostgresServer, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("bastide.server.store.store.CLOSING", 0.5)
    # A subscriber waits for the keepalive when the store is closed.
    monkeypatch.setattr("bastide.server.store.tables.change_feed.SIGN_OF_LIFE", 2.6)
    async with opened(victim.new_database()) as store:
        await store.create("t", [entry(1)], summary())
        victim.pause()
        with pytest.raises(Unavailable):
            await store.append("t", [entry(2)], summary())
        assert not await store.ready()
        begun = monotonic()
        await store.close()
        assert monotonic() - begun < 5
        victim.resume()


async def test_queued_writes_are_finished_on_close(database_url: str) -> None:
    async with opened(database_url) as store:
        await store.create("t", [entry(1)], summary())
        tasks = [asyncio.create_task(store.append("t", [entry(seq)], summary())) for seq in range(2, 50)]
        await asyncio.sleep(0)
        await store.close()
        assert await asyncio.gather(*tasks) == [None] * 48
    async with opened(database_url) as store:
        assert await store.lengths(["t"]) == {"t": 49}
