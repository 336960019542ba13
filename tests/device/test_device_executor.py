"""Searches of bots on a device: several web workers, and the time in which people think."""

from __future__ import annotations

import asyncio
import pickle
from base64 import b64decode

import pytest
from in_browser_server_harness import DeviceTab, InlineBotWorker, MemoryStorage, run_async

from bastide.bots.search.search_budget import SearchBudget
from bastide.core.game_registry import get_game
from bastide.device.bots import device_executor, search_shares
from bastide.device.bots.device_executor import DeviceBotExecutor
from bastide.device.bots.search_shares import ShareRequest, prepare_share, search_share
from bastide.hosting.bots.bot_executor import BotChoice
from bastide.hosting.bots.fair_queue import WorkOwner
from bastide.hosting.bots.worker_protocol import WorkerCall

SHARE_ITERATIONS = 12
OWNER = WorkOwner("ann", "a table", is_awaited=True)


class RecordingWorkers(InlineBotWorker):
    """Bot workers that run jobs in this process and record them. ``dead``: numbers of workers that have ended."""

    def __init__(self, workers: int, dead: tuple[int, ...] = ()) -> None:
        super().__init__()
        self.workers = workers
        self.dead = dead
        self.calls: list[tuple[int, WorkerCall]] = []

    async def ask(self, worker: int, work: str, seconds: float) -> str:
        self.calls.append((worker, pickle.loads(b64decode(work))))
        return "died" if worker in self.dead else await super().ask(worker, work, seconds)

    async def count(self) -> int:
        return self.workers

    @property
    def requests(self) -> list[ShareRequest]:
        return [call.arguments[-1] for _, call in self.calls if isinstance(call.arguments[-1], ShareRequest)]


@pytest.fixture(autouse=True)
def small_budget(monkeypatch: pytest.MonkeyPatch) -> None:
    """Let each share search few iterations, with a time limit that it does not reach."""
    monkeypatch.setattr(
        search_shares, "share_budget", lambda game, level, workers: SearchBudget(SHARE_ITERATIONS, 600.0)
    )


def out_of_time(monkeypatch: pytest.MonkeyPatch) -> None:
    """Let each share end by its time limit."""
    monkeypatch.setattr(search_shares, "perf_counter", iter(range(0, 10**9, 10**6)).__next__)


async def choose(executor: DeviceBotExecutor, spec: str = "expert", is_fresh: bool = False) -> BotChoice:
    """Let a bot choose in the middle of a game of 7 Wonders."""
    state = get_game("seven_wonders").new_state(3, {}, 1)
    return await executor.choose_action(
        "seven_wonders", state.snapshot(), 0, spec, 1, f"a table:0:{spec}", OWNER, is_fresh
    )


def legal_actions() -> list[int]:
    return list(get_game("seven_wonders").new_state(3, {}, 1).legal_actions(0))


@run_async
async def test_all_workers_search_a_decision_together() -> None:
    workers = RecordingWorkers(3)
    executor = DeviceBotExecutor(workers, lambda table: False)
    await executor.pool.start_workers()
    assert (await choose(executor)).action in legal_actions()
    assert [number for number, _ in workers.calls] == [0, 1, 2]
    assert workers.requests == [ShareRequest(0, 3), ShareRequest(1, 3), ShareRequest(2, 3)]
    assert {call.function for _, call in workers.calls} == {search_share}


@run_async
async def test_bots_without_a_search_and_other_budgets_use_one_worker() -> None:
    workers = RecordingWorkers(3)
    executor = DeviceBotExecutor(workers, lambda table: False)
    await executor.pool.start_workers()
    for spec, is_fresh in (("easy", False), ("expert:iterations=3", False), ("expert:iterations=4", True)):
        await choose(executor, spec, is_fresh)
    assert [number for number, _ in workers.calls] == [0, 0, 0]
    assert workers.requests == []


@run_async
async def test_other_workers_start_with_the_first_search() -> None:
    workers = RecordingWorkers(2)
    executor = DeviceBotExecutor(workers, lambda table: False)
    await choose(executor, "easy")
    assert executor.pool.count == 1
    await choose(executor)
    await executor.pool.start_workers()
    await choose(executor)
    assert [request.workers for request in workers.requests] == [1, 2, 2]


@run_async
async def test_worker_that_has_ended_does_not_stop_the_others() -> None:
    workers = RecordingWorkers(2, dead=(1,))
    executor = DeviceBotExecutor(workers, lambda table: False)
    await executor.pool.start_workers()
    choice = await choose(executor)
    assert choice.action in legal_actions()
    assert not choice.is_stopped


@pytest.mark.parametrize(("rounds_of_the_person", "searches"), [(0, 1), (1, 2), (1000, 3)])
def test_search_continues_while_a_person_chooses(
    monkeypatch: pytest.MonkeyPatch, rounds_of_the_person: int, searches: int
) -> None:
    """Until the person has chosen, or the level has made the iterations of its strength."""
    out_of_time(monkeypatch)
    monkeypatch.setattr(device_executor, "level_iterations", lambda level: 3 * SHARE_ITERATIONS)
    left = [rounds_of_the_person]

    def is_person_choosing(table: str) -> bool:
        assert table == OWNER.table
        left[0] -= 1
        return left[0] >= 0

    workers = RecordingWorkers(1)
    executor = DeviceBotExecutor(workers, is_person_choosing)
    asyncio.run(play_one_choice(executor))
    assert len(workers.requests) == searches
    assert [request.seconds for request in workers.requests] == [0.0] + [1.0] * (searches - 1)


async def play_one_choice(executor: DeviceBotExecutor) -> None:
    assert (await choose(executor)).action in legal_actions()


@run_async
async def test_search_that_ends_by_itself_does_not_continue() -> None:
    workers = RecordingWorkers(1)
    await choose(DeviceBotExecutor(workers, lambda table: True))
    assert len(workers.requests) == 1


@run_async
async def test_bot_prepares_once_while_a_person_makes_the_first_move() -> None:
    tab = DeviceTab(MemoryStorage())
    tab.thinker = workers = RecordingWorkers(1)
    await tab.open()
    await tab.ask("POST", "/api/me", {"name": "Ann"})
    tab.device.disconnect(1)  # as the page does when the name changes
    tab.device.connect(1)
    table = await tab.begin("carcassonne", [{"kind": "bot", "bot": "expert"}])
    await tab.play(table, 2)
    questions = [call.arguments for _, call in workers.calls if call.function is prepare_share]
    assert [(question[0], question[2], question[3]) for question in questions] == [("carcassonne", 1, "expert")]
    # The bot that moves later is the one that has prepared.
    assert {call.arguments[5] for _, call in workers.calls if call.function is search_share} <= {questions[0][5]}
    await tab.close()


@run_async
async def test_preparation_is_part_of_the_first_search_otherwise() -> None:
    """A prepared bot chooses like one that prepares at its first decision."""
    state = get_game("dominion").new_state(2, {}, 7)
    seat = state.next_player_to_act()
    question = ("dominion", state.snapshot(), seat, "expert", 3)
    prepare_share(*question, "prepared", ShareRequest(0, 1))
    prepared = search_share(*question, "prepared", ShareRequest(0, 1))
    assert prepared.statistics == search_share(*question, "unprepared", ShareRequest(0, 1)).statistics
