"""Following tables that other processes write to: while watched, and for a while after."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator
from pathlib import Path

import pytest
from server_scene import Ear, Still, move, started, until
from stores import opened
from table_desk import ME, OPEN

from bastide.hosting.service.log_follower import UNWATCHED_TTL_MS
from bastide.hosting.service.table_registry import IDLE_TTL_MS
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
    async with opened(f"sqlite:///{tmp_path / 'pair.db'}") as store:
        found.one, found.two = houses = [TableService(store, Still(), now=lambda: found.now) for _ in range(2)]
        for house in houses:  # without maintenance: changes arrive only through the change feed
            house.lifecycle.spawn(house.follower.listen())
        yield found
        for house in houses:
            await house.close()


async def test_unwatched_table_is_followed_until_its_ttl_ends(pair: Pair) -> None:
    table = await started(pair.one, ME, OPEN, clock=wire.MoveClock(60))
    hosted = await pair.two.open(table)
    assert hosted.alarm is not None
    pair.now += UNWATCHED_TTL_MS
    seq = await move(pair.one, table)
    await until(lambda: hosted.table.seq == seq)
    pair.now += 1
    seq = await move(pair.one, table)
    await until(lambda: table not in pair.two.registry.tables)
    assert hosted.alarm.cancelled()
    # A request reloads the table, and play goes on.
    assert (await pair.two.open(table)).table.seq == seq
    seq = await move(pair.two, table)
    await until(lambda: pair.one.registry.tables[table].table.seq == seq)


async def test_watched_table_is_followed(pair: Pair) -> None:
    table = await started(pair.one, ME, OPEN)
    ben = Ear("Ben")
    await pair.two.watch(ben, table, 0, None)
    for _ in range(3):
        pair.now += 10 * UNWATCHED_TTL_MS
        seq = await move(pair.one, table)
        await until(lambda: f'"seq":{seq}' in ben.heard[-1])  # noqa: B023  called at once
    pair.two.leave(ben, table)
    heard = len(ben.heard)
    pair.now += UNWATCHED_TTL_MS + 1
    await move(pair.one, table)
    await until(lambda: table not in pair.two.registry.tables)
    assert len(ben.heard) == heard


async def test_watcher_receives_new_entries_after_missed_ones(pair: Pair) -> None:
    """A table stays in memory while the missed entries of a new watcher are being loaded."""
    table = await started(pair.one, ME, OPEN)
    hosted = await pair.two.open(table)
    audience, read = pair.two.broadcaster, asyncio.Event()
    happened = audience.happened

    async def slowly(*asked: object) -> object:
        await read.wait()
        return await happened(*asked)  # type: ignore[arg-type]

    audience.happened = slowly  # type: ignore[assignment, method-assign]
    ben = Ear("Ben")
    coming = asyncio.ensure_future(pair.two.watch(ben, table, 0, None))
    await until(lambda: hosted.busy)
    pair.now += 2 * UNWATCHED_TTL_MS
    seq = await move(pair.one, table)
    await until(lambda: hosted.table.seq == seq)
    read.set()
    await coming
    seq = await move(pair.one, table)
    await until(lambda: f'"seq":{seq}' in ben.heard[-1])


async def test_history_is_evicted_with_its_table(pair: Pair) -> None:
    """Otherwise entries that are removed from the log later would stay in the cached history."""
    table = await started(pair.one, ME, OPEN)
    hosted = await pair.two.open(table)
    hosted.table.recent = hosted.table.recent[-1:]
    assert len(await pair.two.broadcaster.missed(hosted, 0, 0, "Ann")) == hosted.table.seq
    assert pair.two.histories._known
    pair.now += IDLE_TTL_MS + 1
    await pair.two.look_around(IDLE_TTL_MS)
    assert table not in pair.two.registry.tables
    assert not pair.two.histories._known
