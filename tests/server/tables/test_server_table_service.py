"""Table service: bot turns, clocks, storage outages, eviction, rematches and worker failures."""

from __future__ import annotations

import asyncio

import pytest
from server_scene import Ear, Scene, Still, count_reads, until
from table_desk import ME, OPEN, bot, visitor

from bastide.core.registry import get_game
from bastide.hosting.bots.bot_executor import BotExecutor
from bastide.hosting.bots.fair_queue import Whose
from bastide.hosting.bots.worker import choose
from bastide.hosting.clocks.clock_runner import GRACE_MS
from bastide.hosting.service.hosted_table import HostedTable
from bastide.hosting.service.table_registry import IDLE_TTL_MS
from bastide.hosting.service.table_service import TableService
from bastide.hosting.storage.log_store import Summary, Unavailable
from bastide.server.bot_processes.worker_process import WorkerProcess
from bastide.tables import messages as wire
from bastide.tables.errors import Refused
from bastide.tables.fairness.proof import part_hash
from bastide.tables.log import Entry
from bastide.tables.model.table import RECENT


async def test_bots_play_until_a_person_is_to_move(scene: Scene) -> None:
    table = await scene.table("dominion", bot("easy"), ME, bot("easy"))
    await scene.settle()
    hosted = await scene.house.open(table)
    assert hosted.table.waiting_for() == [1]
    assert scene.workers.asked > 0


async def test_bot_gets_a_sampled_position(scene: Scene) -> None:
    """Bots get a sampled position, never the true one, so workers do not learn hidden cards."""
    seen: list[object] = []

    async def look(game: str, snapshot: dict[str, object], *rest: object, fresh: bool = False) -> int:
        seen.append(snapshot)
        await asyncio.Event().wait()
        return 0

    scene.workers.choose = look  # type: ignore[assignment,method-assign]
    for _ in range(6):
        seen.clear()
        table = await scene.table("dominion", bot("easy"), ME)
        state = (await scene.house.open(table)).table.state
        await until(lambda: bool(seen))
        assert state is not None
        drawn = get_game("dominion").restore(seen[-1])  # type: ignore[arg-type]
        assert drawn.view(0) == state.view(0)
        if drawn.view(1) != state.view(1):
            return
    raise AssertionError("six times the very same hand")


async def test_interrupted_bot_turn_is_resumed_after_restart(scene: Scene) -> None:
    scene.workers.asleep = True
    table = await scene.table("magpie", bot("random"), ME)
    await until(lambda: scene.workers.asked == 1)
    await scene.close()
    scene.workers = Still()
    await scene.open()
    await scene.house.look_around(0)
    await scene.settle()
    assert (await scene.house.open(table)).table.waiting_for() in ([1], [])


async def test_simultaneous_choices_of_bots_and_people(scene: Scene) -> None:
    table = await scene.table("seven_wonders", ME, bot("easy"), bot("easy"))
    await scene.settle()
    hosted = await scene.house.open(table)
    assert hosted.table.waiting_for() == [0]
    state = hosted.table.state
    assert state is not None
    act = wire.Act(table=table, position=hosted.table.position, actions=[state.legal_actions(0)[0]])
    await scene.house.do(act, visitor("Ann"))
    assert hosted.table.position > act.position


async def check_time_left(scene: Scene, hosted: HostedTable, milliseconds: int) -> None:
    """Check that a bot takes over after exactly this time."""
    late = hosted.table.waiting_for()[0]
    scene.now += milliseconds - 1
    await scene.house.clocks.run_due(hosted)
    assert not hosted.table.seats[late].bot
    scene.now += 1
    await scene.house.clocks.run_due(hosted)
    assert hosted.table.seats[late].bot


async def test_bot_takes_over_when_time_runs_out(scene: Scene) -> None:
    table = await scene.table("magpie", ME, OPEN, clock=wire.MoveClock(60))
    hosted = await scene.house.open(table)
    await check_time_left(scene, hosted, 60_000)


async def test_clock_expired_during_downtime_leaves_grace_time(scene: Scene) -> None:
    table = await scene.table("magpie", ME, OPEN, clock=wire.MoveClock(60))
    await scene.close()
    scene.now += 10_000_000
    await scene.open()
    await scene.house.look_around(0)
    hosted = scene.house.registry.tables[table]
    await check_time_left(scene, hosted, GRACE_MS)


async def test_unwatched_table_is_evicted_and_reloaded(scene: Scene) -> None:
    table = await scene.table("magpie", ME, OPEN)
    ear = Ear("Ann")
    await scene.house.watch(ear, table, 0, None)
    scene.now += IDLE_TTL_MS + 1
    await scene.house.look_around(0)
    assert table in scene.house.registry.tables, "it is watched"
    scene.house.leave(ear, table)
    scene.now += IDLE_TTL_MS + 1
    await scene.house.look_around(0)
    assert table not in scene.house.registry.tables
    hosted = await scene.house.open(table)
    assert hosted.table.status == "playing"


async def test_storage_outage_is_announced_and_loses_nothing(scene: Scene) -> None:
    """Also if the entry was written and only the confirmation was lost."""
    table = await scene.table("dominion", ME, OPEN)
    ear = Ear("Ben")
    await scene.house.watch(ear, table, 0, None)
    hosted = await scene.house.open(table)
    append = scene.store.append
    back = asyncio.Event()

    async def lost_answer(name: str, entries: list[Entry], summary: Summary) -> None:
        await append(name, entries, summary)
        raise Unavailable

    scene.store.append = lost_answer  # type: ignore[assignment,method-assign]
    scene.store.back = back.wait  # type: ignore[assignment,method-assign]
    act = wire.Act(table=table, position=hosted.table.position, actions=["play all treasures"])
    with pytest.raises(Refused, match="stored"):
        await scene.house.do(act, visitor("Ann"))
    await until(lambda: '"waits":true' in ear.heard[-1])
    scene.store.append = append  # type: ignore[method-assign]
    back.set()
    await until(lambda: '"waits":false' in ear.heard[-1])
    assert '"kind":"acted"' in ear.heard[-2], "the written entry is broadcast after recovery"
    with pytest.raises(Refused, match="position"):
        await scene.house.do(act, visitor("Ann"))


async def test_history_is_loaded_once_and_extended(scene: Scene, monkeypatch: pytest.MonkeyPatch) -> None:
    table = await scene.table("magpie", ME, OPEN)
    hosted = await scene.house.open(table)
    read = count_reads(scene, monkeypatch)
    for number in range(RECENT + 20):
        await scene.house.do(wire.Chat(table=table, text=str(number)), visitor("Ann"))
        if number % 7 == 0 or number > RECENT:
            told = await scene.house.broadcaster.happened(hosted, 0, "ann")
            assert [each.entry.seq for each in told] == list(range(1, hosted.table.seq + 1))
    assert read == [table]


async def test_concurrent_rematch_requests_create_one_table(scene: Scene) -> None:
    table = await scene.table("magpie", ME, OPEN)
    await scene.house.do(wire.Resign(table=table), visitor("Ann"))
    again = wire.Rematch(table=table)
    both = await asyncio.gather(*(scene.house.do(again, visitor(name)) for name in ("Ann", "Ben")))
    tables = {done.rematch for done in both if isinstance(done, wire.Done)}
    assert len(tables) == 1
    hosted = await scene.house.open(tables.pop() or "")
    assert [seat.name for seat in hosted.table.seats] == ["Ben", "Ann"]
    assert all(seat.agreed for seat in hosted.table.seats), "a request counts as agreement"


async def test_rematch_requests_at_two_processes_create_one_table(scene: Scene) -> None:
    table = await scene.table("magpie", ME, OPEN)
    await scene.house.do(wire.Resign(table=table), visitor("Ann"))
    other = TableService(scene.store, scene.workers, now=lambda: scene.now)
    again = wire.Rematch(table=table)
    both = await asyncio.gather(scene.house.do(again, visitor("Ann")), other.do(again, visitor("Ben")))
    tables = {done.rematch for done in both if isinstance(done, wire.Done)}
    assert len(tables) == 1
    name = tables.pop() or ""
    await scene.house.do(wire.Start(table=name), visitor((await other.open(name)).table.host.title()))
    assert (await scene.house.open(name)).table.status == "playing", "both have agreed"
    await other.close()


async def test_seed_reveals_at_two_processes_start_one_game(scene: Scene) -> None:
    other = TableService(scene.store, scene.workers, now=lambda: scene.now)
    secrets = ["11" * 32, "22" * 32]
    wish = wire.CreateTable(game="magpie", seats=[ME, OPEN], part=part_hash(secrets[0]))
    made = await scene.house.create(wish, visitor("Ann"))
    sit = wire.Sit(table=made.table, invite=made.invite, part=part_hash(secrets[1]))
    await other.do(sit, visitor("Ben"))
    await scene.house.do(wire.Start(table=made.table), visitor("Ann"))
    await asyncio.gather(
        scene.house.do(wire.Reveal(table=made.table, secret=secrets[0]), visitor("Ann")),
        other.do(wire.Reveal(table=made.table, secret=secrets[1]), visitor("Ben")),
    )
    entries = await scene.store.entries(made.table)
    assert [entry.what.kind for entry in entries][-4:] == ["called", "revealed", "revealed", "started"]
    await other.close()


async def test_person_seated_at_other_process_is_recognized(scene: Scene) -> None:
    other = TableService(scene.store, scene.workers, now=lambda: scene.now)  # receives no notifications
    made = await scene.house.create(wire.CreateTable(game="magpie", seats=[ME, OPEN]), visitor("Ann"))
    await other.open(made.table)
    with pytest.raises(Refused, match="table"):
        await other.seen_by(made.table, visitor("Ben"), None)
    await scene.house.do(wire.Sit(table=made.table, seat=1, invite=made.invite), visitor("Ben"))
    assert (await other.seen_by(made.table, visitor("Ben"), None))[1] == 1
    await other.close()


async def test_rematch_waits_for_agreement(scene: Scene) -> None:
    table = await scene.table("magpie", ME, OPEN)
    await scene.house.do(wire.Resign(table=table), visitor("Ann"))
    done = await scene.house.do(wire.Rematch(table=table), visitor("Ann"))
    assert isinstance(done, wire.Done)
    again = done.rematch or ""
    with pytest.raises(Refused, match="agreed"):
        await scene.house.do(wire.Start(table=again), visitor("Ann"))
    (line,) = (await scene.house.lobby.tables_of(visitor("Ben"), "open", None)).tables
    assert (line.id, line.you, line.seats[line.you].agreed) == (again, 0, False), "the invitation"
    await scene.house.do(wire.Agree(table=again), visitor("Ben"))
    await scene.house.do(wire.Start(table=again), visitor("Ann"))
    assert (await scene.house.open(again)).table.status == "playing"


async def test_declined_rematch_does_not_seat_again(scene: Scene) -> None:
    table = await scene.table("magpie", ME, OPEN)
    await scene.house.do(wire.Resign(table=table), visitor("Ann"))
    done = await scene.house.do(wire.Rematch(table=table), visitor("Ann"))
    assert isinstance(done, wire.Done)
    await scene.house.do(wire.Stand(table=done.rematch or ""), visitor("Ben"))
    for name in ("Ann", "Ben"):
        assert await scene.house.do(wire.Rematch(table=table), visitor(name)) == done
    hosted = await scene.house.open(done.rematch or "")
    assert [seat.name for seat in hosted.table.seats] == ["", "Ann"]


async def test_concurrent_commands_are_serialized(scene: Scene) -> None:
    table = await scene.table("dominion", ME, OPEN)
    hosted = await scene.house.open(table)
    act = wire.Act(table=table, position=hosted.table.position, actions=["play all treasures"])
    tries = await asyncio.gather(*(scene.house.do(act, visitor("Ann")) for _ in range(10)), return_exceptions=True)
    assert sum(isinstance(each, wire.Done) for each in tries) == 1
    assert {each.code for each in tries if isinstance(each, Refused)} == {"stale"}


# -- workers -------------------------------------------------------------------------------------


@pytest.mark.parametrize("game", ["dominion", "seven_wonders", "carcassonne"])
def test_worker_chooses_a_legal_action(game: str) -> None:
    found = get_game(game)
    state = found.new_state(3, {}, 5)
    for _ in range(5):
        seat = state.next_actor()
        action = choose(game, state.sample(seat, state.rng.clone()).snapshot(), seat, "medium", 1, game)
        assert state.is_legal(seat, action)
        state.apply(seat, action)


async def test_dead_worker_is_replaced_and_failing_bot_has_a_substitute() -> None:
    workers = BotExecutor(WorkerProcess, 1)
    state = get_game("magpie").new_state(2, {}, 5)
    seat = state.next_actor()
    snapshot = state.snapshot()
    whose = Whose("ann", "table", True)
    try:
        first = await workers.choose("magpie", snapshot, seat, "random", 1, "a", whose)
        assert state.is_legal(seat, first.action)
        thinker = workers.quick.worker
        assert isinstance(thinker, WorkerProcess)
        process = thinker.process
        assert process is not None
        process.kill()
        second = await workers.choose("magpie", snapshot, seat, "random", 1, "b", whose)
        assert state.is_legal(seat, second.action)
        assert not second.stopped
        for stopped in (True, False):  # reported once
            third = await workers.choose("magpie", snapshot, seat, "no such bot", 1, "c", whose)
            assert state.is_legal(seat, third.action)
            assert third.stopped == stopped
    finally:
        workers.close()
