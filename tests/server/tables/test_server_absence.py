"""Automatic replacement of absent players by a bot: exactly once, and never for players who are present."""

from __future__ import annotations

import asyncio

import pytest
from server_scene import MINUTE, Ear, Meeting, Node, Still, started, until
from table_desk import ME, OPEN

from bastide.hosting.clocks import clock_runner
from bastide.hosting.clocks.clock_runner import PRESENCE_DELAY_MS
from bastide.hosting.service.table_service import TableService
from bastide.hosting.storage.log_store import Stay
from bastide.server.store import open_store
from bastide.tables import log
from bastide.tables.commands import absence
from bastide.tables.log import Entry


async def three_player_table(node: Node, seconds: int = 120) -> str:
    """Start a table of Ben, Ann and Cleo; it is Ben's turn."""
    wish = {"game": "carcassonne", "public": True, "absence": seconds, "stand_in": "random"}
    return await started(node.house, OPEN, ME, OPEN, **wish)  # type: ignore[arg-type]


async def replaced(node: Node, table: str) -> list[Entry]:
    return [entry for entry in await node.store.entries(table) if isinstance(entry.what, log.Replaced)]


async def run_due_timers(table: str, *nodes: Node) -> None:
    """Run the due timers of these processes at the same moment."""
    hosted = [await node.house.open(table) for node in nodes]
    await asyncio.gather(*(node.house.clocks.run_due(each) for node, each in zip(nodes, hosted, strict=True)))


async def wait_for_presence(node: Node, table: str, here: list[bool]) -> None:
    """Wait until a process knows who is connected."""
    hosted = await node.house.open(table)
    await until(lambda: hosted.told is not None and hosted.told.connected == here)


async def test_two_processes_replace_absent_player_once(meeting: Meeting) -> None:
    one, two, clock = meeting
    for node in (one, two):
        node.house.workers.asleep = True  # type: ignore[attr-defined]
    table = await three_player_table(one)
    await one.house.watch(Ear("Ann"), table, 0, None)
    await two.house.watch(Ear("Cleo"), table, 0, None)
    for node in (one, two):
        await wait_for_presence(node, table, [False, True, True])
    clock[0] += 2 * MINUTE + PRESENCE_DELAY_MS - 1
    await run_due_timers(table, one, two)
    assert await replaced(one, table) == []
    clock[0] += 1
    await run_due_timers(table, one, two)
    (entry,) = await replaced(one, table)
    assert (entry.seat, entry.what) == (0, log.Replaced("random", "absence"))
    await run_due_timers(table, two, one)
    assert len(await replaced(two, table)) == 1
    for node in (one, two):
        assert (await node.house.open(table)).table.seats[0].bot == "random"


async def test_absence_timer_fires(database_url: str, monkeypatch: pytest.MonkeyPatch) -> None:
    """With running timers in both processes, the bot takes over and moves once."""
    monkeypatch.setattr(absence, "SHORTEST", 1)
    monkeypatch.setattr(clock_runner, "PRESENCE_DELAY_MS", 300)
    first, second = [await open_store(database_url) for _ in range(2)]
    async with (
        Node(first, [], TableService(first, Still())) as one,
        Node(second, [], TableService(second, Still())) as two,
    ):
        table = await three_player_table(one, seconds=1)
        cleo, ben = Ear("Cleo"), Ear("Ben")
        await one.house.watch(ben, table, 0, None)
        await one.house.watch(Ear("Ann"), table, 0, None)
        await two.house.watch(cleo, table, 0, None)
        assert await replaced(one, table) == []
        left = one.house.now()
        one.house.leave(ben, table)
        await until(lambda: one.house.registry.tables[table].table.seats[0].bot == "random")
        (entry,) = await replaced(one, table)
        assert entry.at >= left + 1000
        await until(lambda: two.house.registry.tables[table].table.seats[0].bot == "random")
        await until(lambda: two.house.registry.tables[table].table.waiting_for() == [1])
        assert len(await replaced(two, table)) == 1


async def test_player_connected_to_other_process_is_not_replaced(
    meeting: Meeting, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Even if this process has missed the notification: it reads presence from the database first."""
    one, two, clock = meeting
    one.house.workers.asleep = True  # type: ignore[attr-defined]
    monkeypatch.setattr(one.house.presence, "hear", lambda table: None)
    table = await three_player_table(one)
    await one.house.watch(Ear("Ann"), table, 0, None)
    await wait_for_presence(one, table, [False, True, False])
    until_then = clock[0] + 10 * MINUTE
    await two.store.stay([Stay(table, "ben", "another", until_then)], clock[0])
    clock[0] = until_then - 1
    await run_due_timers(table, one)
    assert await replaced(one, table) == []
    await wait_for_presence(one, table, [True, True, False])
    clock[0] = until_then + 2 * MINUTE + PRESENCE_DELAY_MS - 1
    await run_due_timers(table, one)
    assert await replaced(one, table) == []
    clock[0] += 1
    hosted = one.house.registry.tables[table]
    one.house.broadcaster.note(hosted)
    await until(lambda: hosted.table.seats[0].bot == "random")
    assert len(await replaced(one, table)) == 1


async def test_table_without_people_waits_for_a_return(meeting: Meeting) -> None:
    one, two, clock = meeting
    two.house.workers.asleep = True  # type: ignore[attr-defined]
    table = await three_player_table(one)
    ann = Ear("Ann")
    await one.house.watch(ann, table, 0, None)
    one.house.leave(ann, table)
    await one.house.watch(Ear("Zoe"), table, 0, None)
    clock[0] += 24 * 60 * MINUTE
    await one.house.look_around(0)
    await run_due_timers(table, one, two)
    assert await replaced(one, table) == []
    await two.house.watch(ann, table, 0, None)
    hosted = two.house.registry.tables[table]
    await until(lambda: hosted.table.seats[0].bot == "random")
    assert len(await replaced(one, table)) == 1


async def test_polling_client_counts_as_present(meeting: Meeting) -> None:
    """A client that polls over HTTP counts as present, like a page."""
    node, _, clock = meeting
    table = await three_player_table(node)
    await node.house.watch(Ear("Ann"), table, 0, None)
    hosted = await node.house.open(table)
    for _ in range(10):
        clock[0] += 2 * MINUTE - 1
        node.house.broadcaster.glance(Ear("Ben"), hosted)
        assert not hosted.company().seats & {0}
        await until(lambda: hosted.told is not None and hosted.told.may_replace_at[0] == clock[0] + 2 * MINUTE)
        await run_due_timers(table, node)
    assert await replaced(node, table) == []
    clock[0] += 2 * MINUTE + PRESENCE_DELAY_MS
    await run_due_timers(table, node)
    assert len(await replaced(node, table)) == 1
