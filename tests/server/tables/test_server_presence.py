"""Presence across processes: a player connected to another process is not absent."""

from __future__ import annotations

import asyncio
from collections.abc import Sequence
from contextlib import suppress
from pathlib import Path

import msgspec
import pytest
from table_harness import ME, OPEN, bot, visitor
from table_service_harness import (
    MINUTE_MS,
    InstantBotExecutor,
    RecordingClient,
    ServerNode,
    TableServiceScene,
    TwoNodesAndClock,
    start_table,
    wait_until,
)

from bastide.hosting.clocks.shared_clock import SharedClock
from bastide.hosting.service import presence_tracker
from bastide.hosting.service.table_service import TableService
from bastide.hosting.storage.log_store import PresenceLease
from bastide.server.store import open_store
from bastide.tables import messages as wire


async def seated(node: ServerNode) -> str:
    """Start a table of Ann and Ben; it is Ben's turn."""
    return await start_table(node.service, OPEN, ME, game="carcassonne", public=True, absence=120)


def last_presence(ear: RecordingClient) -> list[bool]:
    """Return the connected seats of the last message."""
    for text in reversed(ear.messages):
        message = msgspec.json.decode(text)
        if message["type"] == "presence":
            return list(message["connected"])
        if message["type"] == "table":
            return [seat["connected"] for seat in message["seats"]]
    raise AssertionError("nothing was heard")


async def test_player_at_other_process_is_connected(meeting: TwoNodesAndClock) -> None:
    one, two, clock = meeting
    table = await seated(one)
    ann, ben = RecordingClient("Ann"), RecordingClient("Ben")
    await one.service.subscribe(ann, table, 0, None)
    assert last_presence(ann) == [False, True]
    await two.service.subscribe(ben, table, 0, None)
    await wait_until(lambda: last_presence(ann) == [True, True])
    await wait_until(lambda: last_presence(ben) == [True, True])
    clock[0] += 30_000
    assert await one.replace(table, "Ann", 0) == "not-away"
    two.service.unsubscribe(ben, table)
    await wait_until(lambda: last_presence(ann) == [False, True])
    clock[0] += 2 * MINUTE_MS - 1
    assert await one.replace(table, "Ann", 0) == "not-away", "connected to the other process two minutes ago"
    clock[0] += 1
    assert await one.replace(table, "Ann", 0) == ""


async def test_presence_is_read_from_database_before_replacement(meeting: TwoNodesAndClock) -> None:
    """Even without notifications: presence is read from the database before a replacement."""
    one, two, clock = meeting
    table = await seated(one)
    clock[0] += 10 * MINUTE_MS
    await two.service.subscribe(RecordingClient("Ben"), table, 0, None)
    while not await one.store.read_leases([table]):
        await asyncio.sleep(0.01)
    one.service.presence._leases[table] = {}
    assert await one.replace(table, "Ann", 0) == "not-away"


@pytest.fixture
def quick_beat(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(presence_tracker, "RENEWAL_INTERVAL_S", 0.2)


@pytest.mark.usefixtures("quick_beat")
async def test_leases_of_killed_process_expire(meeting: TwoNodesAndClock) -> None:
    one, two, clock = meeting
    table = await seated(one)
    ann = RecordingClient("Ann")
    await one.service.subscribe(ann, table, 0, None)
    await two.service.subscribe(RecordingClient("Ben"), table, 0, None)
    await wait_until(lambda: last_presence(ann) == [True, True])
    await two.kill()
    last = max(stay.until_ms for stay in await one.store.read_leases([table]) if stay.person == "ben")
    clock[0] = last - 1
    assert await one.connected_seats(table) == [True, True], "the leases of the killed process have not expired"
    clock[0] = last
    await wait_until(lambda: last_presence(ann) == [False, True])


async def test_server_downtime_does_not_count_as_absence(tmp_path: Path) -> None:
    clock = [1_000_000_000]
    url = f"sqlite:///{tmp_path / 'down.db'}"
    async with ServerNode(await open_store(url), clock) as first:
        table = await seated(first)
    clock[0] += 24 * 60 * MINUTE_MS
    async with ServerNode(await open_store(url), clock) as second:
        assert await second.replace(table, "Ann", 0) == "not-away"
        clock[0] += 2 * MINUTE_MS - 1
        assert await second.replace(table, "Ann", 0) == "not-away"
        clock[0] += 1
        assert await second.replace(table, "Ann", 0) == ""


async def test_clock_jump_does_not_count_as_absence(tmp_path: Path) -> None:
    """The clock jumps eight days ahead."""
    steady = [1_000]
    time = SharedClock(wall=lambda: 1_000_000_000, steady_ms=lambda: steady[0])
    store = await open_store(f"sqlite:///{tmp_path / 'jump.db'}")
    async with ServerNode(store, [], TableService(store, InstantBotExecutor(), clock=time)) as node:
        table = await seated(node)
        for _ in range(3):
            time.adjust(time.now_ms() + 8 * 24 * 60 * MINUTE_MS)
            steady[0] += MINUTE_MS - 1
        assert time.get_last_jump_ms() > 0
        assert await node.replace(table, "Ann", 0) == "not-away"
        steady[0] += 2 * MINUTE_MS
        assert await node.replace(table, "Ann", 0) == ""


async def test_presence_survives_table_eviction(scene: TableServiceScene) -> None:
    scene.service.start()
    table = await scene.table("carcassonne", OPEN, ME, absence=600)
    scene.now += 60 * MINUTE_MS
    ben = RecordingClient("Ben")
    await scene.service.subscribe(ben, table, 0, None)
    scene.service.unsubscribe(ben, table)
    left = scene.now
    while not await scene.store.read_leases([table]):
        await asyncio.sleep(0.01)
    scene.now += 5 * MINUTE_MS
    scene.service.table_cache.remove(table)
    scene.service.presence._renew()
    assert table not in scene.service.presence._leases
    hosted, viewer = await scene.service.open_for_visitor(table, visitor("Ann"), None)
    assert scene.service.broadcaster.build_message(hosted, viewer, []).seats[0].may_replace_at == left + 10 * MINUTE_MS


async def test_frequent_reconnects_cause_few_writes(scene: TableServiceScene) -> None:
    scene.service.start()
    table = await scene.table("magpie", ME, OPEN)
    writes = 0
    stay = scene.store.write_leases

    async def counting(stays: Sequence[PresenceLease], now: int) -> None:
        nonlocal writes
        writes += 1
        assert len(stays) <= 2
        await stay(stays, now)

    scene.store.write_leases = counting  # type: ignore[method-assign]
    for _ in range(1000):
        ear = RecordingClient("Ben")
        await scene.service.subscribe(ear, table, 0, None)
        scene.service.unsubscribe(ear, table)
    last = RecordingClient("Ben")
    await scene.service.subscribe(last, table, 0, None)
    rows: list[PresenceLease] = []
    while not any(row.until_ms > scene.now for row in rows):
        rows = await scene.store.read_leases([table])
        await asyncio.sleep(0.01)
    assert len(rows) == 1
    assert writes <= 20


async def test_bots_pause_at_tables_without_people(scene: TableServiceScene) -> None:
    """Bots of 28 abandoned tables use no CPU time."""
    table = await scene.table("dominion", ME, bot("expert"), bot("expert"))
    await scene.settle()
    await scene.service.execute(wire.Replace(table=table, seat=0), visitor("Ann"))
    await scene.settle()
    asked = scene.workers.asked
    seq = (await scene.service.open_table(table)).table.seq
    scene.now += 60 * MINUTE_MS
    await scene.service.run_maintenance(0)
    with suppress(TimeoutError):
        await asyncio.wait_for(wait_until(lambda: scene.workers.asked > asked), 0.3)
    assert scene.workers.asked == asked
    assert (await scene.service.open_table(table)).table.seq == seq
    await scene.service.execute(wire.ReturnToGame(table=table), visitor("Ann"))
    hosted = await scene.service.open_table(table)
    assert hosted.table.waiting_for() == [0]
