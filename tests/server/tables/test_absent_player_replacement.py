"""Automatic replacement of absent players by a bot: exactly once, and never for players who are present."""

from __future__ import annotations

import asyncio

import pytest
from table_harness import ME, OPEN
from table_service_harness import (
    MINUTE_MS,
    InstantBotExecutor,
    RecordingClient,
    ServerNode,
    TwoNodesAndClock,
    start_table,
    wait_until,
)

from bastide.hosting.clocks import table_timers
from bastide.hosting.clocks.table_timers import PRESENCE_DELAY_MS
from bastide.hosting.service.table_service import TableService
from bastide.hosting.storage.log_store import PresenceLease
from bastide.server.store import open_store
from bastide.tables import log
from bastide.tables.commands import absent_players
from bastide.tables.log import LogEntry


async def three_player_table(node: ServerNode, seconds: int = 120) -> str:
    """Start a table of Ben, Ann and Cleo; it is Ben's turn."""
    wish = {"game": "carcassonne", "public": True, "absence": seconds, "stand_in": "random"}
    return await start_table(node.service, OPEN, ME, OPEN, **wish)  # type: ignore[arg-type]


async def replaced(node: ServerNode, table: str) -> list[LogEntry]:
    return [entry for entry in await node.store.read_entries(table) if isinstance(entry.data, log.PlayerReplacedByBot)]


async def run_due_timers(table: str, *nodes: ServerNode) -> None:
    """Run the due timers of these processes at the same moment."""
    hosted = [await node.service.open_table(table) for node in nodes]
    await asyncio.gather(*(node.service.timers.run_due(each) for node, each in zip(nodes, hosted, strict=True)))


async def wait_for_presence(node: ServerNode, table: str, here: list[bool]) -> None:
    """Wait until a process knows who is connected."""
    hosted = await node.service.open_table(table)
    await wait_until(lambda: hosted.sent_presence is not None and hosted.sent_presence.connected == here)


async def test_two_processes_replace_absent_player_once(meeting: TwoNodesAndClock) -> None:
    one, two, clock = meeting
    for node in (one, two):
        node.service.bot_executor.asleep = True  # type: ignore[attr-defined]
    table = await three_player_table(one)
    await one.service.subscribe(RecordingClient("Ann"), table, 0, None)
    await two.service.subscribe(RecordingClient("Cleo"), table, 0, None)
    for node in (one, two):
        await wait_for_presence(node, table, [False, True, True])
    clock[0] += 2 * MINUTE_MS + PRESENCE_DELAY_MS - 1
    await run_due_timers(table, one, two)
    assert await replaced(one, table) == []
    clock[0] += 1
    await run_due_timers(table, one, two)
    (entry,) = await replaced(one, table)
    assert (entry.seat, entry.data) == (0, log.PlayerReplacedByBot("random", "absence"))
    await run_due_timers(table, two, one)
    assert len(await replaced(two, table)) == 1
    for node in (one, two):
        assert (await node.service.open_table(table)).table.seats[0].bot == "random"


async def test_absence_timer_fires(database_url: str, monkeypatch: pytest.MonkeyPatch) -> None:
    """With running timers in both processes, the bot takes over and moves once."""
    monkeypatch.setattr(absent_players, "MIN_ABSENCE_LIMIT_S", 1)
    monkeypatch.setattr(table_timers, "PRESENCE_DELAY_MS", 300)
    first, second = [await open_store(database_url) for _ in range(2)]
    async with (
        ServerNode(first, [], TableService(first, InstantBotExecutor())) as one,
        ServerNode(second, [], TableService(second, InstantBotExecutor())) as two,
    ):
        table = await three_player_table(one, seconds=1)
        cleo, ben = RecordingClient("Cleo"), RecordingClient("Ben")
        await one.service.subscribe(ben, table, 0, None)
        await one.service.subscribe(RecordingClient("Ann"), table, 0, None)
        await two.service.subscribe(cleo, table, 0, None)
        assert await replaced(one, table) == []
        left = one.service.now_ms()
        one.service.unsubscribe(ben, table)
        await wait_until(lambda: one.service.table_cache.tables[table].table.seats[0].bot == "random")
        (entry,) = await replaced(one, table)
        assert entry.at_ms >= left + 1000
        await wait_until(lambda: two.service.table_cache.tables[table].table.seats[0].bot == "random")
        await wait_until(lambda: two.service.table_cache.tables[table].table.waiting_for() == [1])
        assert len(await replaced(two, table)) == 1


async def test_player_connected_to_other_process_is_not_replaced(
    meeting: TwoNodesAndClock, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Even if this process has missed the notification: it reads presence from the database first."""
    one, two, clock = meeting
    one.service.bot_executor.asleep = True  # type: ignore[attr-defined]
    monkeypatch.setattr(one.service.presence, "mark_outdated", lambda table: None)
    table = await three_player_table(one)
    await one.service.subscribe(RecordingClient("Ann"), table, 0, None)
    await wait_for_presence(one, table, [False, True, False])
    until_then = clock[0] + 10 * MINUTE_MS
    await two.store.write_leases([PresenceLease(table, "ben", "another", until_then)], clock[0])
    clock[0] = until_then - 1
    await run_due_timers(table, one)
    assert await replaced(one, table) == []
    await wait_for_presence(one, table, [True, True, False])
    clock[0] = until_then + 2 * MINUTE_MS + PRESENCE_DELAY_MS - 1
    await run_due_timers(table, one)
    assert await replaced(one, table) == []
    clock[0] += 1
    hosted = one.service.table_cache.tables[table]
    one.service.broadcaster.schedule_presence_broadcast(hosted)
    await wait_until(lambda: hosted.table.seats[0].bot == "random")
    assert len(await replaced(one, table)) == 1


async def test_table_without_people_waits_for_a_return(meeting: TwoNodesAndClock) -> None:
    one, two, clock = meeting
    two.service.bot_executor.asleep = True  # type: ignore[attr-defined]
    table = await three_player_table(one)
    ann = RecordingClient("Ann")
    await one.service.subscribe(ann, table, 0, None)
    one.service.unsubscribe(ann, table)
    await one.service.subscribe(RecordingClient("Zoe"), table, 0, None)
    clock[0] += 24 * 60 * MINUTE_MS
    await one.service.run_maintenance(0)
    await run_due_timers(table, one, two)
    assert await replaced(one, table) == []
    await two.service.subscribe(ann, table, 0, None)
    hosted = two.service.table_cache.tables[table]
    await wait_until(lambda: hosted.table.seats[0].bot == "random")
    assert len(await replaced(one, table)) == 1


async def test_polling_client_counts_as_present(meeting: TwoNodesAndClock) -> None:
    """A client that polls over HTTP counts as present, like a page."""
    node, _, clock = meeting
    table = await three_player_table(node)
    await node.service.subscribe(RecordingClient("Ann"), table, 0, None)
    hosted = await node.service.open_table(table)
    for _ in range(10):
        clock[0] += 2 * MINUTE_MS - 1
        node.service.broadcaster.record_visit(RecordingClient("Ben"), hosted)
        assert not hosted.get_local_audience().seats & {0}
        await wait_until(
            lambda: (
                hosted.sent_presence is not None and hosted.sent_presence.may_replace_at[0] == clock[0] + 2 * MINUTE_MS
            )
        )
        await run_due_timers(table, node)
    assert await replaced(node, table) == []
    clock[0] += 2 * MINUTE_MS + PRESENCE_DELAY_MS
    await run_due_timers(table, node)
    assert len(await replaced(node, table)) == 1
