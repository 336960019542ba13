"""Fair queue: the person with the least used time is served next."""

from __future__ import annotations

import asyncio
from collections import Counter

from bastide.hosting.bots.background_jobs import BackgroundWorker
from bastide.hosting.bots.bot_executor import BotChoice, BotExecutor
from bastide.hosting.bots.fair_queue import FairQueue, UsageLedger, WorkOwner
from bastide.hosting.bots.worker_protocol import CallResult, WorkerCall
from bastide.server.bot_processes.worker_process import WorkerProcess


class Scene:
    """Fair queue whose jobs take one second of a manual clock."""

    def __init__(self) -> None:
        self.now = 0.0
        self.turns = FairQueue(UsageLedger(), lambda: self.now)
        self.order: list[WorkOwner] = []
        self.open = asyncio.Event()

    async def take(self, whose: WorkOwner, seconds: float = 1.0) -> None:
        async with self.turns.take_turn(whose):
            await self.open.wait()
            self.now += seconds
            self.order.append(whose)
            await asyncio.sleep(0)

    async def all_of(self, *askers: WorkOwner) -> list[str]:
        """Return the order of service for concurrent requests, while another job runs."""
        tasks = [asyncio.create_task(self.take(each)) for each in (WorkOwner("first", "first", True), *askers)]
        await asyncio.sleep(0.01)
        self.open.set()
        await asyncio.gather(*tasks)
        return [each.person for each in self.order[1:]]


async def test_many_tables_of_one_person_share_one_quota() -> None:
    many = [WorkOwner("greedy", f"table {number}", True) for number in range(28)]
    order = await Scene().all_of(*many, WorkOwner("ann", "hers", True), WorkOwner("ben", "his", True))
    assert set(order[:3]) == {"greedy", "ann", "ben"}


async def test_tables_with_people_have_priority() -> None:
    order = await Scene().all_of(WorkOwner("ann", "empty", False), *[WorkOwner("ben", "full", True)] * 3)
    assert order == ["ben", "ben", "ben", "ann"]


async def test_tables_of_one_person_alternate() -> None:
    scene = Scene()
    await scene.all_of(*[WorkOwner("ann", table, True) for table in "aaaabbbb"])
    assert Counter(each.table for each in scene.order[1:5]) == {"a": 2, "b": 2}


async def test_newcomer_has_no_credit_and_no_debt() -> None:
    scene = Scene()
    await scene.all_of(*[WorkOwner("ann", "hers", True)] * 10)
    scene.order.clear()
    scene.open.clear()
    order = await scene.all_of(*[WorkOwner("ann", "hers", True)] * 3, *[WorkOwner("ben", "his", True)] * 3)
    assert Counter(order[:4])["ben"] >= 2
    assert "ann" in order[:4], "a newcomer has no credit and no debt"


async def test_cancelled_waiter_does_not_block_the_queue() -> None:
    scene = Scene()
    ann, ben, cleo = (asyncio.create_task(scene.take(WorkOwner(name, name, True))) for name in ("a", "b", "c"))
    await asyncio.sleep(0.01)
    ben.cancel()
    scene.open.set()
    await asyncio.gather(ann, ben, cleo, return_exceptions=True)
    assert [each.person for each in scene.order] == ["a", "c"]
    dan, eve = (asyncio.create_task(scene.take(WorkOwner(name, name, True))) for name in ("d", "e"))
    await dan
    eve.cancel()  # possibly at the moment of its turn
    await asyncio.gather(eve, return_exceptions=True)
    await asyncio.wait_for(scene.take(WorkOwner("f", "f", True)), 5)


async def test_guests_of_one_address_count_as_one() -> None:
    guests = [WorkOwner(f"guest {number}", f"table {number}", True, "192.0.2.66") for number in range(20)]
    order = await Scene().all_of(*guests, WorkOwner("ann", "hers", True, "192.0.2.1"))
    assert order.index("ann") <= 2


class StoppedWorker:
    """Worker whose calls end only on request."""

    def __init__(self) -> None:
        self.go_on = asyncio.Event()

    async def run(self, work: WorkerCall, seconds: float) -> CallResult:
        await self.go_on.wait()
        return CallResult(0, "", 0.0)

    def close(self) -> None:
        pass


class LaneScene:
    """Executor with two search workers that do not finish, and the decisions that wait for them."""

    def __init__(self) -> None:
        self.workers: list[StoppedWorker] = []
        self.executor = BotExecutor(self.new_worker, 2)
        self.decisions: list[asyncio.Task[BotChoice]] = []

    def new_worker(self, niceness: int) -> StoppedWorker:
        self.workers.append(StoppedWorker())
        return self.workers[-1]

    async def ask(self, table: str, address: str, bot: str = "bot") -> int:
        """Ask a bot for a decision; returns the lane in which it waits."""
        owner = WorkOwner(f"host of {table}", table, True, address)
        key = f"{table} {bot}"
        self.decisions.append(
            asyncio.create_task(self.executor.choose_action("dominion", {}, 0, "expert", 1, key, owner))
        )
        await asyncio.sleep(0)
        return self.executor._lane_of_bot[key]

    async def finish(self) -> None:
        """Let all decisions end."""
        for each in self.workers:
            each.go_on.set()
        await asyncio.gather(*self.decisions)
        for each in self.workers:
            each.go_on.clear()


async def test_many_tables_of_one_address_never_use_the_last_search_worker() -> None:
    scene = LaneScene()
    lanes = [await scene.ask(f"table {number}", "192.0.2.66") for number in range(20)]
    assert set(lanes) == {1}
    assert await scene.ask("hers", "192.0.2.1") == 0
    # The queue of the first address is long: another one with many tables waits there too, not with everybody else.
    others = [await scene.ask(f"other {number}", "192.0.2.77") for number in range(20)]
    assert set(others[1:]) == {1}
    await scene.finish()


async def test_bot_stays_in_its_lane_unless_others_make_it_wait() -> None:
    scene = LaneScene()
    assert await scene.ask("hers", "192.0.2.1") == 1
    assert await scene.ask("hers", "192.0.2.1", "second bot") == 0  # in parallel
    await scene.finish()
    assert [await scene.ask("hers", "192.0.2.1"), await scene.ask("hers", "192.0.2.1", "second bot")] == [1, 0]
    await scene.finish()
    greedy = [await scene.ask(f"table {number}", "192.0.2.66") for number in range(20)]
    assert set(greedy) == {1}
    assert [await scene.ask("hers", "192.0.2.1"), await scene.ask("hers", "192.0.2.1", "second bot")] == [0, 0]
    await scene.finish()


def test_bots_at_tables_have_priority_over_hints_and_background_work() -> None:
    def new_worker(niceness: int) -> WorkerProcess:
        started.append(niceness)
        return WorkerProcess(niceness)

    started: list[int] = []
    executor = BotExecutor(new_worker, 2)
    quick, *searching, analysis, background = started
    executor.close()
    BackgroundWorker(new_worker).close()
    assert len(searching) == 2
    assert quick < min(searching)
    assert max(searching) + 5 <= min(analysis, background, started[-1])  # three times the processor time
