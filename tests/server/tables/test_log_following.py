"""Following tables that other processes write to: while watched, and for a while after."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator
from pathlib import Path

import pytest
from store_helpers import open_test_store
from table_harness import ME, OPEN
from table_service_harness import InstantBotExecutor, RecordingClient, make_first_legal_move, start_table, wait_until

from bastide.hosting.service.log_follower import UNWATCHED_TTL_MS
from bastide.hosting.service.table_cache import IDLE_TTL_MS
from bastide.hosting.service.table_service import TableService
from bastide.tables import messages as wire


class Pair:
    """Two processes on one database, with a manual clock."""

    def __init__(self) -> None:
        self.now = 1_000_000_000
        self.one: TableService
        self.two: TableService


@pytest.fixture
async def pair(tmp_path: Path) -> AsyncIterator[Pair]:
    found = Pair()
    async with open_test_store(f"sqlite:///{tmp_path / 'pair.db'}") as store:
        found.one, found.two = houses = [
            TableService(store, InstantBotExecutor(), now_ms=lambda: found.now) for _ in range(2)
        ]
        for house in houses:  # without maintenance: changes arrive only through the change feed
            house.tasks.spawn(house.follower.listen())
        yield found
        for house in houses:
            await house.close()


async def test_unwatched_table_is_followed_until_its_ttl_ends(pair: Pair) -> None:
    table = await start_table(pair.one, ME, OPEN, clock=wire.MoveClock(60))
    hosted = await pair.two.open_table(table)
    assert hosted.clock_timer is not None
    pair.now += UNWATCHED_TTL_MS
    seq = await make_first_legal_move(pair.one, table)
    await wait_until(lambda: hosted.table.seq == seq)
    pair.now += 1
    seq = await make_first_legal_move(pair.one, table)
    await wait_until(lambda: table not in pair.two.table_cache.tables)
    assert hosted.clock_timer.cancelled()
    # A request reloads the table, and play goes on.
    assert (await pair.two.open_table(table)).table.seq == seq
    seq = await make_first_legal_move(pair.two, table)
    await wait_until(lambda: pair.one.table_cache.tables[table].table.seq == seq)


async def test_watched_table_is_followed(pair: Pair) -> None:
    table = await start_table(pair.one, ME, OPEN)
    ben = RecordingClient("Ben")
    await pair.two.subscribe(ben, table, 0, None)
    for _ in range(3):
        pair.now += 10 * UNWATCHED_TTL_MS
        seq = await make_first_legal_move(pair.one, table)
        await wait_until(lambda: f'"seq":{seq}' in ben.messages[-1])  # noqa: B023  called at once
    pair.two.unsubscribe(ben, table)
    heard = len(ben.messages)
    pair.now += UNWATCHED_TTL_MS + 1
    await make_first_legal_move(pair.one, table)
    await wait_until(lambda: table not in pair.two.table_cache.tables)
    assert len(ben.messages) == heard


async def test_watcher_receives_new_entries_after_missed_ones(pair: Pair) -> None:
    """A table stays in memory while the missed entries of a new watcher are being loaded."""
    table = await start_table(pair.one, ME, OPEN)
    hosted = await pair.two.open_table(table)
    audience, read = pair.two.broadcaster, asyncio.Event()
    happened = audience.load_entries_after

    async def slowly(*asked: object) -> object:
        await read.wait()
        return await happened(*asked)  # type: ignore[arg-type]

    audience.load_entries_after = slowly  # type: ignore[assignment, method-assign]
    ben = RecordingClient("Ben")
    coming = asyncio.ensure_future(pair.two.subscribe(ben, table, 0, None))
    await wait_until(lambda: hosted.is_in_use)
    pair.now += 2 * UNWATCHED_TTL_MS
    seq = await make_first_legal_move(pair.one, table)
    await wait_until(lambda: hosted.table.seq == seq)
    read.set()
    await coming
    seq = await make_first_legal_move(pair.one, table)
    await wait_until(lambda: f'"seq":{seq}' in ben.messages[-1])


async def test_history_is_evicted_with_its_table(pair: Pair) -> None:
    """Otherwise entries that are removed from the log later would stay in the cached history."""
    table = await start_table(pair.one, ME, OPEN)
    hosted = await pair.two.open_table(table)
    hosted.table.recent_entries = hosted.table.recent_entries[-1:]
    assert len(await pair.two.broadcaster.load_missed_entries(hosted, 0, 0, "Ann")) == hosted.table.seq
    assert pair.two.history_loader._cache
    pair.now += IDLE_TTL_MS + 1
    await pair.two.run_maintenance(IDLE_TTL_MS)
    assert table not in pair.two.table_cache.tables
    assert not pair.two.history_loader._cache
