"""Presence across processes: a player connected to another process is not absent."""

from __future__ import annotations

import asyncio
from collections.abc import Sequence
from contextlib import suppress
from pathlib import Path

import msgspec
import pytest
from server_scene import MINUTE, Ear, Meeting, Node, Scene, Still, started, until
from table_desk import ME, OPEN, bot, visitor

from bastide.hosting.clocks.timekeeper import Timekeeper
from bastide.hosting.service import presence
from bastide.hosting.service.table_service import TableService
from bastide.hosting.storage.log_store import Stay
from bastide.server.store import open_store
from bastide.tables import messages as wire


async def seated(node: Node) -> str:
    """Start a table of Ann and Ben; it is Ben's turn."""
    return await started(node.house, OPEN, ME, game="carcassonne", public=True, absence=120)


def last_presence(ear: Ear) -> list[bool]:
    """Return the connected seats of the last message."""
    for text in reversed(ear.heard):
        message = msgspec.json.decode(text)
        if message["type"] == "presence":
            return list(message["connected"])
        if message["type"] == "table":
            return [seat["connected"] for seat in message["seats"]]
    raise AssertionError("nothing was heard")


async def test_player_at_other_process_is_connected(meeting: Meeting) -> None:
    one, two, clock = meeting
    table = await seated(one)
    ann, ben = Ear("Ann"), Ear("Ben")
    await one.house.watch(ann, table, 0, None)
    assert last_presence(ann) == [False, True]
    await two.house.watch(ben, table, 0, None)
    await until(lambda: last_presence(ann) == [True, True])
    await until(lambda: last_presence(ben) == [True, True])
    clock[0] += 30_000
    assert await one.replace(table, "Ann", 0) == "not-away"
    two.house.leave(ben, table)
    await until(lambda: last_presence(ann) == [False, True])
    clock[0] += 2 * MINUTE - 1
    assert await one.replace(table, "Ann", 0) == "not-away", "connected to the other process two minutes ago"
    clock[0] += 1
    assert await one.replace(table, "Ann", 0) == ""


async def test_presence_is_read_from_database_before_replacement(meeting: Meeting) -> None:
    """Even without notifications: presence is read from the database before a replacement."""
    one, two, clock = meeting
    table = await seated(one)
    clock[0] += 10 * MINUTE
    await two.house.watch(Ear("Ben"), table, 0, None)
    while not await one.store.stays([table]):
        await asyncio.sleep(0.01)
    one.house.presence._stays[table] = {}
    assert await one.replace(table, "Ann", 0) == "not-away"


@pytest.fixture
def quick_beat(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(presence, "BEAT", 0.2)


@pytest.mark.usefixtures("quick_beat")
async def test_leases_of_killed_process_expire(meeting: Meeting) -> None:
    one, two, clock = meeting
    table = await seated(one)
    ann = Ear("Ann")
    await one.house.watch(ann, table, 0, None)
    await two.house.watch(Ear("Ben"), table, 0, None)
    await until(lambda: last_presence(ann) == [True, True])
    await two.die()
    last = max(stay.until for stay in await one.store.stays([table]) if stay.person == "ben")
    clock[0] = last - 1
    assert await one.here(table) == [True, True], "the leases of the killed process have not expired"
    clock[0] = last
    await until(lambda: last_presence(ann) == [False, True])


async def test_server_downtime_does_not_count_as_absence(tmp_path: Path) -> None:
    clock = [1_000_000_000]
    url = f"sqlite:///{tmp_path / 'down.db'}"
    async with Node(await open_store(url), clock) as first:
        table = await seated(first)
    clock[0] += 24 * 60 * MINUTE
    async with Node(await open_store(url), clock) as second:
        assert await second.replace(table, "Ann", 0) == "not-away"
        clock[0] += 2 * MINUTE - 1
        assert await second.replace(table, "Ann", 0) == "not-away"
        clock[0] += 1
        assert await second.replace(table, "Ann", 0) == ""


async def test_clock_jump_does_not_count_as_absence(tmp_path: Path) -> None:
    """The clock jumps eight days ahead."""
    steady = [1_000]
    time = Timekeeper(wall=lambda: 1_000_000_000, steady=lambda: steady[0])
    store = await open_store(f"sqlite:///{tmp_path / 'jump.db'}")
    async with Node(store, [], TableService(store, Still(), time=time)) as node:
        table = await seated(node)
        for _ in range(3):
            time.hear(time.now() + 8 * 24 * 60 * MINUTE)
            steady[0] += MINUTE - 1
        assert time.set_forward() > 0
        assert await node.replace(table, "Ann", 0) == "not-away"
        steady[0] += 2 * MINUTE
        assert await node.replace(table, "Ann", 0) == ""


async def test_presence_survives_table_eviction(scene: Scene) -> None:
    scene.house.start()
    table = await scene.table("carcassonne", OPEN, ME, absence=600)
    scene.now += 60 * MINUTE
    ben = Ear("Ben")
    await scene.house.watch(ben, table, 0, None)
    scene.house.leave(ben, table)
    left = scene.now
    while not await scene.store.stays([table]):
        await asyncio.sleep(0.01)
    scene.now += 5 * MINUTE
    scene.house.registry.forget(table)
    scene.house.presence._renew()
    assert table not in scene.house.presence._stays
    hosted, viewer = await scene.house.seen_by(table, visitor("Ann"), None)
    assert scene.house.broadcaster.message(hosted, viewer, []).seats[0].may_replace_at == left + 10 * MINUTE


async def test_frequent_reconnects_cause_few_writes(scene: Scene) -> None:
    scene.house.start()
    table = await scene.table("magpie", ME, OPEN)
    writes = 0
    stay = scene.store.stay

    async def counting(stays: Sequence[Stay], now: int) -> None:
        nonlocal writes
        writes += 1
        assert len(stays) <= 2
        await stay(stays, now)

    scene.store.stay = counting  # type: ignore[method-assign]
    for _ in range(1000):
        ear = Ear("Ben")
        await scene.house.watch(ear, table, 0, None)
        scene.house.leave(ear, table)
    last = Ear("Ben")
    await scene.house.watch(last, table, 0, None)
    rows: list[Stay] = []
    while not any(row.until > scene.now for row in rows):
        rows = await scene.store.stays([table])
        await asyncio.sleep(0.01)
    assert len(rows) == 1
    assert writes <= 20


async def test_bots_pause_at_tables_without_people(scene: Scene) -> None:
    """Bots of 28 abandoned tables use no CPU time."""
    table = await scene.table("dominion", ME, bot("expert"), bot("expert"))
    await scene.settle()
    await scene.house.do(wire.Replace(table=table, seat=0), visitor("Ann"))
    await scene.settle()
    asked = scene.workers.asked
    seq = (await scene.house.open(table)).table.seq
    scene.now += 60 * MINUTE
    await scene.house.look_around(0)
    with suppress(TimeoutError):
        await asyncio.wait_for(until(lambda: scene.workers.asked > asked), 0.3)
    assert scene.workers.asked == asked
    assert (await scene.house.open(table)).table.seq == seq
    await scene.house.do(wire.Return(table=table), visitor("Ann"))
    hosted = await scene.house.open(table)
    assert hosted.table.waiting_for() == [0]
