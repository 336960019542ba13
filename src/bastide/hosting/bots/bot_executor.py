"""Run bots and searches on workers, so that a thinking bot never delays anybody else.

Quick bots, bots that search, hints, and background work (trials, reviews) have separate workers, so that none of them
waits for another. Each worker serves a fair queue, so that many guests of one address, and many tables of one person,
count as one. A bot that does not answer is stopped and replaced.
"""

from __future__ import annotations

import logging
import os
from collections import Counter, OrderedDict
from collections.abc import Callable, Iterator, Mapping
from contextlib import contextmanager
from functools import lru_cache
from typing import NamedTuple, cast

from bastide.bots import make_bot
from bastide.bots.difficulty_levels import HeuristicBot
from bastide.bots.search.run_search import DecisionSearchBot
from bastide.core.errors import BastideError
from bastide.core.game_registry import get_game
from bastide.core.json_data import JsonData
from bastide.hosting.bots.fair_queue import FairQueue, UsageLedger, WorkOwner
from bastide.hosting.bots.worker_protocol import (
    CallResult,
    ErrorData,
    Worker,
    WorkerCall,
    WorkerDied,
    WorkerTimeout,
    catch_error,
    choose_action,
    rebuild_error,
)
from bastide.tables.available_bots import DEFAULT_STAND_IN, list_selectable_bots

#: A bot that is expected to be quick is moved to the search workers if it takes longer.
QUICK_BOT_TIMEOUT_S = 2.0
#: A bot that uses more processor time for a decision counts as a search bot.
QUICK_BOT_CPU_LIMIT_S = 0.25
#: Niceness of the workers: bots yield to the server, searches to quick bots, hints to searches, and background work to
#: everything. A difference of five gives three times the processor time.
QUICK_WORKER_NICENESS, SEARCH_WORKER_NICENESS, ANALYSIS_WORKER_NICENESS, BACKGROUND_WORKER_NICENESS = 5, 10, 15, 19
#: Minimum number of workers for bots that search, so that one address cannot use all of them.
MIN_SEARCH_WORKERS = 2
#: Timeout of a piece of work. It takes half a second of processor time, which a busy machine may delay.
PIECE_TIMEOUT_S = 180.0
#: Number of stopped bots that are remembered.
MAX_STOPPED_BOTS = 1000
#: Bot that can play every game.
FALLBACK_BOT = "random"
#: Number of bots whose workers are remembered.
MAX_REMEMBERED_LANES = 5_000

log = logging.getLogger(__name__)


class BotChoice(NamedTuple):
    """Chosen action. ``is_stopped``: the bot did not answer, and another one chose this."""

    action: int
    is_stopped: bool = False


class WorkerLane:
    """A worker with its fair queue."""

    def __init__(self, ledger: UsageLedger, worker: Worker) -> None:
        self.queue = FairQueue(ledger)
        self.worker = worker

    async def run(self, owner: WorkOwner, work: WorkerCall, seconds: float) -> CallResult:
        async with self.queue.take_turn(owner):
            return await self.worker.run(work, seconds)


class BotExecutor:
    """Workers for search bots, which keep their state there, and one worker for quick bots."""

    def __init__(
        self,
        new_worker: Callable[[int], Worker],
        count: int | None = None,
        timeout_s: float = 20.0,
        chooser: Callable[..., int] = choose_action,
    ) -> None:
        """``new_worker`` creates a worker with a niceness; ``chooser`` is the function that it runs for a choice."""
        self.new_worker = new_worker
        self.count = max(1, count) if count is not None else max(MIN_SEARCH_WORKERS, (os.cpu_count() or 2) - 1)
        self.timeout_s = timeout_s
        self.chooser = chooser
        ledger = UsageLedger()
        self.quick_lane = WorkerLane(ledger, new_worker(QUICK_WORKER_NICENESS))
        self.search_lanes = [WorkerLane(ledger, new_worker(SEARCH_WORKER_NICENESS)) for _ in range(self.count)]
        analysis_ledger = UsageLedger()
        self.analysis_lanes = [
            WorkerLane(analysis_ledger, new_worker(ANALYSIS_WORKER_NICENESS)) for _ in range(max(1, self.count // 2))
        ]
        self.background_lane = WorkerLane(UsageLedger(), new_worker(BACKGROUND_WORKER_NICENESS))
        #: Search lane of each bot.
        self._lane_of_bot: OrderedDict[str, int] = OrderedDict()
        #: Decisions of each table that wait for a search lane or run there, by address.
        self._pending: dict[str, Counter[str]] = {}
        #: Bots that were expected to be quick and were not.
        self._slow: set[tuple[str, str]] = set()
        #: Bots at tables that were stopped and are not asked again.
        self._stopped: OrderedDict[str, None] = OrderedDict()

    def close(self) -> None:
        for lane in (self.quick_lane, *self.search_lanes, *self.analysis_lanes, self.background_lane):
            lane.worker.close()

    # -- bots --------------------------------------------------------------------------------

    async def choose_action(
        self,
        game: str,
        snapshot: Mapping[str, JsonData],
        seat: int,
        spec: str,
        seed: int,
        key: str,
        owner: WorkOwner,
        fresh: bool = False,
    ) -> BotChoice:
        """Return the action that a bot chooses.

        A worker that dies is replaced. If the bot fails or hangs, another bot chooses. A ``fresh`` bot has no memory of
        earlier decisions.
        """
        if key not in self._stopped:
            work = WorkerCall(self.chooser, (game, snapshot, seat, spec, seed, key, fresh))
            for _ in range(3):
                try:
                    call_result = await self._run_bot(game, spec, key, owner, work)
                except WorkerDied:
                    continue
                except WorkerTimeout:
                    log.error("bot %s timed out at %s and was stopped", spec, game)
                    break
                if not call_result.problem:
                    return BotChoice(cast(int, call_result.result))
                log.error("bot %s failed at %s: %s", spec, game, call_result.problem)
                break
            self._stopped[key] = None
            if len(self._stopped) > MAX_STOPPED_BOTS:
                self._stopped.popitem(last=False)
            return BotChoice(
                await self._run_replacement_bot(game, snapshot, seat, spec, seed, key, owner), is_stopped=True
            )
        return BotChoice(await self._run_replacement_bot(game, snapshot, seat, spec, seed, key, owner))

    async def _run_bot(self, game: str, spec: str, key: str, owner: WorkOwner, work: WorkerCall) -> CallResult:
        if owner.is_background:
            return await self.background_lane.run(owner, work, PIECE_TIMEOUT_S)
        kind = (game, spec)
        if kind not in self._slow and not is_search_bot(game, spec):
            try:
                call_result = await self.quick_lane.run(owner, work, QUICK_BOT_TIMEOUT_S)
            except WorkerTimeout:
                self._slow.add(kind)
            else:
                if call_result.seconds > QUICK_BOT_CPU_LIMIT_S and not is_quick_bot(game, spec):
                    self._slow.add(kind)
                return call_result
        with self._count_pending(owner):
            lane = self.search_lanes[self._choose_lane(key, owner)]
            return await lane.run(owner, work, self.timeout_s)

    @contextmanager
    def _count_pending(self, owner: WorkOwner) -> Iterator[None]:
        tables = self._pending.setdefault(owner.network, Counter())
        tables[owner.table] += 1
        try:
            yield
        finally:
            tables[owner.table] -= 1
            if not tables[owner.table]:
                del tables[owner.table]
            if not tables:
                del self._pending[owner.network]

    def _choose_lane(self, key: str, owner: WorkOwner) -> int:
        """Return the search lane of a bot: the same one, where its state is, unless others make it wait there.

        The first lane is for addresses with one waiting table: many tables of one address never use all lanes. A search
        is not interrupted, so sharing a lane with them would make every decision of others wait for one of theirs.
        """
        is_one_table = len(self._pending.get(owner.network, ())) <= 1
        allowed = range(0 if is_one_table else min(1, self.count - 1), self.count)
        lane = self._lane_of_bot.pop(key, -1)
        if lane not in allowed or (is_one_table and self.search_lanes[lane].queue.has_work_of_others(owner)):
            lane = min(allowed, key=lambda each: (len(self.search_lanes[each].queue), each != lane, -each))
        self._lane_of_bot[key] = lane
        if len(self._lane_of_bot) > MAX_REMEMBERED_LANES:
            self._lane_of_bot.popitem(last=False)
        return lane

    async def _run_replacement_bot(
        self, game: str, snapshot: Mapping[str, JsonData], seat: int, spec: str, seed: int, key: str, owner: WorkOwner
    ) -> int:
        """Return the choice of a quick replacement bot."""
        for other in (get_replacement_bot(game, spec), FALLBACK_BOT, FALLBACK_BOT):
            work = WorkerCall(choose_action, (game, snapshot, seat, other, seed, f"{key} {other}"))
            try:
                call_result = await self.quick_lane.run(owner, work, self.timeout_s)
            except (WorkerDied, WorkerTimeout):
                continue
            if not call_result.problem:
                return cast(int, call_result.result)
            log.error("replacement bot %s failed at %s: %s", other, game, call_result.problem)
        raise RuntimeError(f"no worker can play {game} instead of {spec}")

    # -- work in pieces ----------------------------------------------------------------------

    def choose_analysis_lane(self) -> WorkerLane:
        """Return the least busy worker for hints. All pieces of one evaluation run there."""
        return min(self.analysis_lanes, key=lambda each: len(each.queue))

    async def run_in_background(self, owner: WorkOwner, about: str, work: WorkerCall) -> object | None:
        """Run a piece of background work, as ``run_piece``."""
        return await self.run_piece(self.background_lane, owner, about, work)

    async def run_piece(self, lane: WorkerLane, owner: WorkOwner, about: str, work: WorkerCall) -> object | None:
        """Run a piece of work; None if it fails. A BastideError that it raises is raised here.

        A piece takes about half a second of processor time, so that all owners take turns.
        """
        for _ in range(2):
            try:
                call_result = await lane.run(
                    owner, WorkerCall(catch_error, (work.function, *work.arguments)), PIECE_TIMEOUT_S
                )
            except WorkerDied:
                continue
            except WorkerTimeout:
                break
            if isinstance(call_result.result, ErrorData):
                raise rebuild_error(call_result.result)
            if not call_result.problem:
                return call_result.result
            log.error("%s failed: %s", about, call_result.problem)
            break
        return None


@lru_cache(maxsize=1000)
def is_search_bot(game: str, spec: str) -> bool:
    """Return whether a bot is known to search."""
    try:
        return isinstance(make_bot(spec, get_game(game), 0), DecisionSearchBot)
    except BastideError:
        return False


@lru_cache(maxsize=1000)
def is_quick_bot(game: str, spec: str) -> bool:
    """Return whether a bot is known to be quick: if it took long, the machine was busy."""
    try:
        return spec == FALLBACK_BOT or isinstance(make_bot(spec, get_game(game), 0), HeuristicBot)
    except BastideError:
        return False


@lru_cache(maxsize=1000)
def get_replacement_bot(game: str, spec: str) -> str:
    """Return the bot that replaces one that does not answer."""
    found = [name for name in list_selectable_bots(get_game(game)) if name != spec and is_quick_bot(game, name)]
    return DEFAULT_STAND_IN if DEFAULT_STAND_IN in found else next(iter(found), FALLBACK_BOT)
