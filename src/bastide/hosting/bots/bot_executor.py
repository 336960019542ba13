"""Run bots and searches on workers, so that a thinking bot never delays anybody else.

Quick bots have a worker of their own and never wait behind a search. Each worker serves a fair queue, so that many
tables of one person count as one person. A bot that does not answer is stopped and replaced.
"""

from __future__ import annotations

import logging
import os
from collections import OrderedDict
from collections.abc import Callable, Mapping
from functools import lru_cache
from typing import NamedTuple, cast

from bastide.bots import make_bot
from bastide.bots.levels import QuickBot
from bastide.bots.search.thinking import Learner
from bastide.core.errors import BastideError
from bastide.core.plain import Plain
from bastide.core.registry import get_game
from bastide.hosting.bots.fair_queue import FairQueue, Ledger, Whose
from bastide.hosting.bots.worker import (
    Refusal,
    Work,
    Worker,
    WorkerDied,
    WorkerTimeout,
    WorkResult,
    attempt,
    choose,
    raised,
)
from bastide.tables.analysis.evaluation import Judged, WeighedAction, judge, weigh
from bastide.tables.analysis.reviews import Look
from bastide.tables.bots import STAND_IN, plain_bots
from bastide.tables.errors import Refused

#: A bot that is expected to be quick is moved to the search workers if it takes longer.
AT_ONCE = 2.0
#: A bot that uses more processor time for a decision counts as a search bot.
QUICK = 0.25
#: Niceness of the workers: bots yield to the server, and searches to quick bots.
NICE_QUICK, NICE_DEEP = 5, 10
#: Number of stopped bots that are remembered.
KEPT = 1000
#: Bot that can play every game.
ANYBODY = "random"
#: Factor between elapsed and processor time on a busy machine.
BUSY = 6.0
#: Owner of all reviews, which together count as one person.
REVIEWER = Whose("reviews", "reviews", True)

log = logging.getLogger(__name__)


class Choice(NamedTuple):
    """Chosen action. ``stopped``: the bot did not answer, and another one chose this."""

    action: int
    stopped: bool = False


class Lane:
    """A worker with its fair queue."""

    def __init__(self, ledger: Ledger, worker: Worker) -> None:
        self.queue = FairQueue(ledger)
        self.worker = worker

    async def think(self, owner: Whose, work: Work, seconds: float) -> WorkResult:
        async with self.queue.turn(owner):
            return await self.worker.ask(work, seconds)


class BotExecutor:
    """Workers for search bots, which keep their state there, and one worker for quick bots."""

    def __init__(
        self,
        new_worker: Callable[[int], Worker],
        count: int | None = None,
        timeout_s: float = 20.0,
        chooser: Callable[..., int] = choose,
    ) -> None:
        """``new_worker`` creates a worker with a niceness; ``chooser`` is the function that it runs for a choice."""
        self.new_worker = new_worker
        self.count = max(1, (os.cpu_count() or 2) - 1 if count is None else count)
        self.patience = timeout_s
        self.chooser = chooser
        ledger = Ledger()
        self.quick = Lane(ledger, new_worker(NICE_QUICK))
        self.deep = [Lane(ledger, new_worker(NICE_DEEP)) for _ in range(self.count)]
        #: Bots that were expected to be quick and were not.
        self._slow: set[tuple[str, str]] = set()
        #: Bots at tables that were stopped and are not asked again.
        self._stopped: OrderedDict[str, None] = OrderedDict()

    def close(self) -> None:
        for lane in (self.quick, *self.deep):
            lane.worker.close()

    # -- bots --------------------------------------------------------------------------------

    async def choose(
        self,
        game: str,
        snapshot: Mapping[str, Plain],
        seat: int,
        spec: str,
        seed: int,
        key: str,
        owner: Whose,
        fresh: bool = False,
    ) -> Choice:
        """Return the action that a bot chooses.

        A worker that dies is replaced. If the bot fails or hangs, another bot chooses. A ``fresh`` bot has no memory of
        earlier decisions.
        """
        if key not in self._stopped:
            work = Work(self.chooser, (game, snapshot, seat, spec, seed, key, fresh))
            for _ in range(3):
                try:
                    call_result = await self._run_bot(game, spec, key, owner, work)
                except WorkerDied:
                    continue
                except WorkerTimeout:
                    log.error("bot %s timed out at %s and was stopped", spec, game)
                    break
                if not call_result.problem:
                    return Choice(cast(int, call_result.result))
                log.error("bot %s failed at %s: %s", spec, game, call_result.problem)
                break
            self._stopped[key] = None
            if len(self._stopped) > KEPT:
                self._stopped.popitem(last=False)
            return Choice(await self._run_replacement_bot(game, snapshot, seat, spec, seed, key, owner), stopped=True)
        return Choice(await self._run_replacement_bot(game, snapshot, seat, spec, seed, key, owner))

    async def _run_bot(self, game: str, spec: str, key: str, owner: Whose, work: Work) -> WorkResult:
        kind = (game, spec)
        if kind not in self._slow and not searches(game, spec):
            try:
                call_result = await self.quick.think(owner, work, AT_ONCE)
            except WorkerTimeout:
                self._slow.add(kind)
            else:
                if call_result.seconds > QUICK and not answers_at_once(game, spec):
                    self._slow.add(kind)
                return call_result
        lane = self.deep[sum(key.encode()) % self.count]
        return await lane.think(owner, work, self.patience)

    async def _run_replacement_bot(
        self, game: str, snapshot: Mapping[str, Plain], seat: int, spec: str, seed: int, key: str, owner: Whose
    ) -> int:
        """Return the choice of a quick replacement bot."""
        for other in (instead_of(game, spec), ANYBODY, ANYBODY):
            work = Work(choose, (game, snapshot, seat, other, seed, f"{key} {other}"))
            try:
                call_result = await self.quick.think(owner, work, self.patience)
            except (WorkerDied, WorkerTimeout):
                continue
            if not call_result.problem:
                return cast(int, call_result.result)
            log.error("replacement bot %s failed at %s: %s", other, game, call_result.problem)
        raise RuntimeError(f"no worker can play {game} instead of {spec}")

    # -- searches ----------------------------------------------------------------------------

    async def weigh(
        self,
        game: str,
        snapshot: Mapping[str, Plain],
        seat: int,
        iterations: int,
        seconds: float,
        seed: int,
        owner: Whose,
    ) -> list[WeighedAction]:
        """Evaluate all legal actions; RequestRefused if it fails."""
        work = Work(weigh, (game, snapshot, seat, iterations, seconds, seed))
        return cast(list[WeighedAction], await self._run_search(game, work, seconds + self.patience, owner))

    async def judge(self, game: str, task: Look, seconds: float, owner: Whose = REVIEWER) -> Judged:
        """Evaluate the cost of a move; RequestRefused if it fails.

        ``seconds`` are of processor time, so the timeout allows for a busy machine.
        """
        player, action = task.decided.player, task.decided.action
        work = Work(judge, (game, task.drawn, player, action, task.looks, seconds, task.seed, task.teaching))
        return cast(Judged, await self._run_search(game, work, BUSY * (seconds + self.patience), owner))

    # -- other calls -------------------------------------------------------------------------

    async def carry_out(self, owner: Whose, about: str, work: Work) -> object | None:
        """Run a call on a search worker; None if it fails. A BastideError that it raises is raised here."""
        for _ in range(2):
            lane = min(self.deep, key=lambda each: len(each.queue.waiting))
            try:
                call_result = await lane.think(owner, Work(attempt, (work.function, *work.arguments)), self.patience)
            except WorkerDied:
                continue
            except WorkerTimeout:
                break
            if isinstance(call_result.result, Refusal):
                raise raised(call_result.result)
            if not call_result.problem:
                return call_result.result
            log.error("%s failed: %s", about, call_result.problem)
            break
        return None

    async def _run_search(self, game: str, work: Work, seconds: float, owner: Whose) -> object:
        for _ in range(2):
            lane = min(self.deep, key=lambda each: len(each.queue.waiting))
            try:
                call_result = await lane.think(owner, work, seconds)
            except (WorkerDied, WorkerTimeout):
                continue
            if not call_result.problem:
                return call_result.result
            log.error("search failed at %s: %s", game, call_result.problem)
        raise Refused("no-advice", "this decision could not be evaluated")


@lru_cache(maxsize=1000)
def searches(game: str, spec: str) -> bool:
    """Return whether a bot is known to search."""
    try:
        return isinstance(make_bot(spec, get_game(game), 0), Learner)
    except BastideError:
        return False


@lru_cache(maxsize=1000)
def answers_at_once(game: str, spec: str) -> bool:
    """Return whether a bot is known to be quick: if it took long, the machine was busy."""
    try:
        return spec == ANYBODY or isinstance(make_bot(spec, get_game(game), 0), QuickBot)
    except BastideError:
        return False


@lru_cache(maxsize=1000)
def instead_of(game: str, spec: str) -> str:
    """Return the bot that replaces one that does not answer."""
    found = [name for name in plain_bots(get_game(game)) if name != spec and answers_at_once(game, name)]
    return STAND_IN if STAND_IN in found else next(iter(found), ANYBODY)
