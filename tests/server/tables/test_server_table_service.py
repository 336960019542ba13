"""Table service: bot turns, clocks, storage outages, eviction, rematches and worker failures."""

from __future__ import annotations

import asyncio
import json
from typing import Any

import pytest
from table_harness import ME, OPEN, bot, visitor
from table_service_harness import (
    InstantBotExecutor,
    RecordingClient,
    TableServiceScene,
    count_reads,
    make_first_legal_move,
    wait_until,
)

from bastide.core.game_registry import get_game
from bastide.hosting.bots.bot_executor import BotExecutor
from bastide.hosting.bots.fair_queue import WorkOwner
from bastide.hosting.bots.worker_protocol import choose_action
from bastide.hosting.clocks.table_timers import CLOCK_GRACE_MS
from bastide.hosting.service.broadcaster import SubscriptionOptions
from bastide.hosting.service.hosted_table import HostedTable
from bastide.hosting.service.table_cache import IDLE_TTL_MS
from bastide.hosting.service.table_service import TableService
from bastide.hosting.storage.log_store import StorageUnavailable, TableSummary
from bastide.server.bot_processes.worker_process import WorkerProcess
from bastide.tables import messages as wire
from bastide.tables.fairness.seed_proof import commit_to_secret
from bastide.tables.log import LogEntry
from bastide.tables.request_errors import RequestRefused
from bastide.tables.state.table_state import MAX_RECENT_ENTRIES
from bastide.tables.views.table_message_builder import TableMessageBuilder


async def test_bots_play_until_a_person_is_to_move(scene: TableServiceScene) -> None:
    table = await scene.table("dominion", bot("easy"), ME, bot("easy"))
    await scene.settle()
    hosted = await scene.service.open_table(table)
    assert hosted.table.waiting_for() == [1]
    assert scene.workers.asked > 0


async def test_bot_gets_a_sampled_position(scene: TableServiceScene) -> None:
    """Bots get a sampled position, never the true one, so workers do not learn hidden cards."""
    seen: list[object] = []

    async def look(game: str, snapshot: dict[str, object], *rest: object, fresh: bool = False) -> int:
        seen.append(snapshot)
        await asyncio.Event().wait()
        return 0

    scene.workers.choose_action = look  # type: ignore[assignment,method-assign]
    for _ in range(6):
        seen.clear()
        table = await scene.table("dominion", bot("easy"), ME)
        state = (await scene.service.open_table(table)).table.state
        await wait_until(lambda: bool(seen))
        assert state is not None
        drawn = get_game("dominion").restore(seen[-1])  # type: ignore[arg-type]
        assert drawn.view(0) == state.view(0)
        if drawn.view(1) != state.view(1):
            return
    raise AssertionError("six times the very same hand")


async def test_interrupted_bot_turn_is_resumed_after_restart(scene: TableServiceScene) -> None:
    scene.workers.asleep = True
    table = await scene.table("magpie", bot("random"), ME)
    await wait_until(lambda: scene.workers.asked == 1)
    await scene.close()
    scene.workers = InstantBotExecutor()
    await scene.open()
    await scene.service.run_maintenance(0)
    await scene.settle()
    assert (await scene.service.open_table(table)).table.waiting_for() in ([1], [])


async def test_simultaneous_choices_of_bots_and_people(scene: TableServiceScene) -> None:
    table = await scene.table("seven_wonders", ME, bot("easy"), bot("easy"))
    await scene.settle()
    hosted = await scene.service.open_table(table)
    assert hosted.table.waiting_for() == [0]
    state = hosted.table.state
    assert state is not None
    act = wire.Act(table=table, position=hosted.table.position, actions=[state.legal_actions(0)[0]])
    await scene.service.execute(act, visitor("Ann"))
    assert hosted.table.position > act.position


async def check_time_left(scene: TableServiceScene, hosted: HostedTable, milliseconds: int) -> None:
    """Check that a bot takes over after exactly this time."""
    late = hosted.table.waiting_for()[0]
    scene.now += milliseconds - 1
    await scene.service.timers.run_due(hosted)
    assert not hosted.table.seats[late].bot
    scene.now += 1
    await scene.service.timers.run_due(hosted)
    assert hosted.table.seats[late].bot


async def test_bot_takes_over_when_time_runs_out(scene: TableServiceScene) -> None:
    table = await scene.table("magpie", ME, OPEN, clock=wire.MoveClock(60))
    hosted = await scene.service.open_table(table)
    await check_time_left(scene, hosted, 60_000)


async def test_clock_expired_during_downtime_leaves_grace_time(scene: TableServiceScene) -> None:
    table = await scene.table("magpie", ME, OPEN, clock=wire.MoveClock(60))
    await scene.close()
    scene.now += 10_000_000
    await scene.open()
    await scene.service.run_maintenance(0)
    hosted = scene.service.table_cache.tables[table]
    await check_time_left(scene, hosted, CLOCK_GRACE_MS)


async def test_unwatched_table_is_evicted_and_reloaded(scene: TableServiceScene) -> None:
    table = await scene.table("magpie", ME, OPEN)
    ear = RecordingClient("Ann")
    await scene.service.subscribe(ear, table, 0, None)
    scene.now += IDLE_TTL_MS + 1
    await scene.service.run_maintenance(0)
    assert table in scene.service.table_cache.tables, "it is watched"
    scene.service.unsubscribe(ear, table)
    scene.now += IDLE_TTL_MS + 1
    await scene.service.run_maintenance(0)
    assert table not in scene.service.table_cache.tables
    hosted = await scene.service.open_table(table)
    assert hosted.table.status == "playing"


async def test_storage_outage_is_announced_and_loses_nothing(scene: TableServiceScene) -> None:
    """Also if the entry was written and only the confirmation was lost."""
    table = await scene.table("dominion", ME, OPEN)
    ear = RecordingClient("Ben")
    await scene.service.subscribe(ear, table, 0, None)
    hosted = await scene.service.open_table(table)
    append = scene.store.append
    back = asyncio.Event()

    async def lost_answer(name: str, entries: list[LogEntry], summary: TableSummary) -> None:
        await append(name, entries, summary)
        raise StorageUnavailable

    scene.store.append = lost_answer  # type: ignore[assignment,method-assign]
    scene.store.wait_until_available = back.wait  # type: ignore[assignment,method-assign]
    act = wire.Act(table=table, position=hosted.table.position, actions=["play all treasures"])
    with pytest.raises(RequestRefused, match="couldn't save"):
        await scene.service.execute(act, visitor("Ann"))
    await wait_until(lambda: '"waits":true' in ear.messages[-1])
    scene.store.append = append  # type: ignore[method-assign]
    back.set()
    await wait_until(lambda: '"waits":false' in ear.messages[-1])
    assert '"kind":"acted"' in ear.messages[-2], "the written entry is broadcast after recovery"
    with pytest.raises(RequestRefused, match="position"):
        await scene.service.execute(act, visitor("Ann"))


async def test_history_is_loaded_once_and_extended(scene: TableServiceScene, monkeypatch: pytest.MonkeyPatch) -> None:
    table = await scene.table("magpie", ME, OPEN)
    hosted = await scene.service.open_table(table)
    read = count_reads(scene, monkeypatch)
    for number in range(MAX_RECENT_ENTRIES + 20):
        await scene.service.execute(wire.Chat(table=table, text=str(number)), visitor("Ann"))
        if number % 7 == 0 or number > MAX_RECENT_ENTRIES:
            told = await scene.service.broadcaster.load_entries_after(hosted, 0, "ann")
            assert [each.entry.seq for each in told] == list(range(1, hosted.table.seq + 1))
    assert read == [table]


async def test_concurrent_rematch_requests_create_one_table(scene: TableServiceScene) -> None:
    table = await scene.table("magpie", ME, OPEN)
    await scene.service.execute(wire.Resign(table=table), visitor("Ann"))
    again = wire.Rematch(table=table)
    both = await asyncio.gather(*(scene.service.execute(again, visitor(name)) for name in ("Ann", "Ben")))
    tables = {done.rematch for done in both if isinstance(done, wire.Done)}
    assert len(tables) == 1
    hosted = await scene.service.open_table(tables.pop() or "")
    assert [seat.name for seat in hosted.table.seats] == ["Ben", "Ann"]
    assert all(seat.agreed for seat in hosted.table.seats), "a request counts as agreement"


async def test_rematch_requests_at_two_processes_create_one_table(scene: TableServiceScene) -> None:
    table = await scene.table("magpie", ME, OPEN)
    await scene.service.execute(wire.Resign(table=table), visitor("Ann"))
    other = TableService(scene.store, scene.workers, now_ms=lambda: scene.now)
    again = wire.Rematch(table=table)
    both = await asyncio.gather(scene.service.execute(again, visitor("Ann")), other.execute(again, visitor("Ben")))
    tables = {done.rematch for done in both if isinstance(done, wire.Done)}
    assert len(tables) == 1
    name = tables.pop() or ""
    await scene.service.execute(wire.Start(table=name), visitor((await other.open_table(name)).table.host.title()))
    assert (await scene.service.open_table(name)).table.status == "playing", "both have agreed"
    await other.close()


async def test_seed_reveals_at_two_processes_start_one_game(scene: TableServiceScene) -> None:
    other = TableService(scene.store, scene.workers, now_ms=lambda: scene.now)
    secrets = ["11" * 32, "22" * 32]
    wish = wire.CreateTable(game="magpie", seats=[ME, OPEN], part=commit_to_secret(secrets[0]))
    made = await scene.service.create_table(wish, visitor("Ann"))
    sit = wire.Sit(table=made.table, invite=made.invite, part=commit_to_secret(secrets[1]))
    await other.execute(sit, visitor("Ben"))
    await scene.service.execute(wire.Start(table=made.table), visitor("Ann"))
    await asyncio.gather(
        scene.service.execute(wire.Reveal(table=made.table, secret=secrets[0]), visitor("Ann")),
        other.execute(wire.Reveal(table=made.table, secret=secrets[1]), visitor("Ben")),
    )
    entries = await scene.store.read_entries(made.table)
    assert [entry.data.kind for entry in entries][-4:] == ["called", "revealed", "revealed", "started"]
    await other.close()


async def test_person_seated_at_other_process_is_recognized(scene: TableServiceScene) -> None:
    other = TableService(scene.store, scene.workers, now_ms=lambda: scene.now)  # receives no notifications
    made = await scene.service.create_table(wire.CreateTable(game="magpie", seats=[ME, OPEN]), visitor("Ann"))
    await other.open_table(made.table)
    with pytest.raises(RequestRefused, match="table"):
        await other.open_for_visitor(made.table, visitor("Ben"), None)
    await scene.service.execute(wire.Sit(table=made.table, seat=1, invite=made.invite), visitor("Ben"))
    assert (await other.open_for_visitor(made.table, visitor("Ben"), None))[1] == 1
    await other.close()


async def test_rematch_waits_for_agreement(scene: TableServiceScene) -> None:
    table = await scene.table("magpie", ME, OPEN)
    await scene.service.execute(wire.Resign(table=table), visitor("Ann"))
    done = await scene.service.execute(wire.Rematch(table=table), visitor("Ann"))
    assert isinstance(done, wire.Done)
    again = done.rematch or ""
    with pytest.raises(RequestRefused, match="still waiting for"):
        await scene.service.execute(wire.Start(table=again), visitor("Ann"))
    (line,) = (await scene.service.lobby.list_tables_of(visitor("Ben"), "open", None)).tables
    assert (line.id, line.you, line.seats[line.you].agreed) == (again, 0, False), "the invitation"
    await scene.service.execute(wire.Agree(table=again), visitor("Ben"))
    await scene.service.execute(wire.Start(table=again), visitor("Ann"))
    assert (await scene.service.open_table(again)).table.status == "playing"


async def test_declined_rematch_does_not_seat_again(scene: TableServiceScene) -> None:
    table = await scene.table("magpie", ME, OPEN)
    await scene.service.execute(wire.Resign(table=table), visitor("Ann"))
    done = await scene.service.execute(wire.Rematch(table=table), visitor("Ann"))
    assert isinstance(done, wire.Done)
    await scene.service.execute(wire.Stand(table=done.rematch or ""), visitor("Ben"))
    for name in ("Ann", "Ben"):
        assert await scene.service.execute(wire.Rematch(table=table), visitor(name)) == done
    hosted = await scene.service.open_table(done.rematch or "")
    assert [seat.name for seat in hosted.table.seats] == ["", "Ann"]


async def test_concurrent_commands_are_serialized(scene: TableServiceScene) -> None:
    table = await scene.table("dominion", ME, OPEN)
    hosted = await scene.service.open_table(table)
    act = wire.Act(table=table, position=hosted.table.position, actions=["play all treasures"])
    tries = await asyncio.gather(
        *(scene.service.execute(act, visitor("Ann")) for _ in range(10)), return_exceptions=True
    )
    assert sum(isinstance(each, wire.Done) for each in tries) == 1
    assert {each.code for each in tries if isinstance(each, RequestRefused)} == {"stale"}


# -- workers -------------------------------------------------------------------------------------


@pytest.mark.parametrize("game", ["dominion", "seven_wonders", "carcassonne"])
def test_worker_chooses_a_legal_action(game: str) -> None:
    found = get_game(game)
    state = found.new_state(3, {}, 5)
    for _ in range(5):
        seat = state.next_player_to_act()
        action = choose_action(game, state.sample_position(seat, state.rng.clone()).snapshot(), seat, "medium", 1, game)
        assert state.is_legal(seat, action)
        state.apply(seat, action)


async def test_dead_worker_is_replaced_and_failing_bot_has_a_substitute() -> None:
    workers = BotExecutor(WorkerProcess, 1)
    state = get_game("magpie").new_state(2, {}, 5)
    seat = state.next_player_to_act()
    snapshot = state.snapshot()
    whose = WorkOwner("ann", "table", True)
    try:
        first = await workers.choose_action("magpie", snapshot, seat, "random", 1, "a", whose)
        assert state.is_legal(seat, first.action)
        thinker = workers.quick_lane.worker
        assert isinstance(thinker, WorkerProcess)
        process = thinker.process
        assert process is not None
        process.kill()
        second = await workers.choose_action("magpie", snapshot, seat, "random", 1, "b", whose)
        assert state.is_legal(seat, second.action)
        assert not second.is_stopped
        for stopped in (True, False):  # reported once
            third = await workers.choose_action("magpie", snapshot, seat, "no such bot", 1, "c", whose)
            assert state.is_legal(seat, third.action)
            assert third.is_stopped == stopped
    finally:
        workers.close()


async def test_repeated_watch_is_answered_from_what_was_sent(
    scene: TableServiceScene, monkeypatch: pytest.MonkeyPatch
) -> None:
    table = await scene.table("magpie", ME, OPEN)
    ann = RecordingClient("Ann")
    built: list[int] = []
    build = TableMessageBuilder.build_message

    def counted(self: TableMessageBuilder, viewer: int, *more: Any) -> wire.TableMessage:
        built.append(viewer)
        return build(self, viewer, *more)

    monkeypatch.setattr(TableMessageBuilder, "build_message", counted)
    for number in range(10):
        await scene.service.subscribe(ann, table, 0, None, SubscriptionOptions((number,)))
    assert len(built) == 2  # the first one, and the first repetition
    answers = [json.loads(text) for text in ann.messages if '"type":"table"' in text]
    assert [each.pop("answers") for each in answers] == [[number] for number in range(10)]
    assert all(each == answers[1] for each in answers[1:])
    await make_first_legal_move(scene.service, table)
    built.clear()
    await scene.service.subscribe(ann, table, 0, None)
    assert built == [0]
    assert json.loads(ann.messages[-1])["seq"] == answers[-1]["seq"] + 1
