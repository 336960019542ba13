"""Run bots and searches on workers (``worker.Worker``), so that a thinking bot never delays anybody else.

Bots that answer at once have a worker of their own and never wait behind one that searches for seconds. Each worker
serves the person who has used least (``fair_queue``), so that one person's many tables count as one person. A bot that
does not answer is stopped, and another one answers in its place.
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

#: A bot that is expected to answer at once, and that others wait behind, goes to the slow ones after so many seconds.
AT_ONCE = 2.0
#: A bot that needs so much processor time for a decision is one of those that search.
QUICK = 0.25
#: Who thinks in the background gives way to the server, and those who search to those who answer at once.
NICE_QUICK, NICE_DEEP = 5, 10
#: So many bots that were stopped are remembered.
KEPT = 1000
#: The bot that plays any game.
ANYBODY = "random"
#: On a busy machine a second of processor time takes up to so many.
BUSY = 6.0
#: A review is for whoever has sent the record; all of them together count as one person.
REVIEWER = Whose("reviews", "reviews", True)

log = logging.getLogger(__name__)


class Choice(NamedTuple):
    """What is done. ``stopped``: the bot did not answer, and another one chose this."""

    action: int
    stopped: bool = False


class Lane:
    """A worker, and those who wait for it."""

    def __init__(self, ledger: Ledger, worker: Worker) -> None:
        self.queue = FairQueue(ledger)
        self.worker = worker

    async def think(self, whose: Whose, work: Work, seconds: float) -> WorkResult:
        async with self.queue.turn(whose):
            return await self.worker.ask(work, seconds)


class BotExecutor:
    """Workers for bots that search, which keep their state there, and one for bots that answer at once."""

    def __init__(
        self,
        new_worker: Callable[[int], Worker],
        count: int | None = None,
        patience: float = 20.0,
        chooser: Callable[..., int] = choose,
    ) -> None:
        """``new_worker`` makes a worker of a niceness; ``chooser`` is what it runs to let a bot choose."""
        self.new_worker = new_worker
        self.count = max(1, (os.cpu_count() or 2) - 1 if count is None else count)
        self.patience = patience
        self.chooser = chooser
        ledger = Ledger()
        self.quick = Lane(ledger, new_worker(NICE_QUICK))
        self.deep = [Lane(ledger, new_worker(NICE_DEEP)) for _ in range(self.count)]
        #: Bots that were taken for quick ones and were not.
        self._slow: set[tuple[str, str]] = set()
        #: Bots at tables that were stopped: they are not asked again.
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
        whose: Whose,
        fresh: bool = False,
    ) -> Choice:
        """What the bot does. A process that dies is replaced; for a bot that fails or hangs another one answers.

        A ``fresh`` one does not remember what it has thought before.
        """
        if key not in self._stopped:
            work = Work(self.chooser, (game, snapshot, seat, spec, seed, key, fresh))
            for _ in range(3):
                try:
                    came = await self._think(game, spec, key, whose, work)
                except WorkerDied:
                    continue
                except WorkerTimeout:
                    log.error("the bot %s did not answer at %s and was stopped", spec, game)
                    break
                if not came.problem:
                    return Choice(cast(int, came.result))
                log.error("the bot %s failed at %s: %s", spec, game, came.problem)
                break
            self._stopped[key] = None
            if len(self._stopped) > KEPT:
                self._stopped.popitem(last=False)
            return Choice(await self._instead(game, snapshot, seat, spec, seed, key, whose), stopped=True)
        return Choice(await self._instead(game, snapshot, seat, spec, seed, key, whose))

    async def _think(self, game: str, spec: str, key: str, whose: Whose, work: Work) -> WorkResult:
        kind = (game, spec)
        if kind not in self._slow and not searches(game, spec):
            try:
                came = await self.quick.think(whose, work, AT_ONCE)
            except WorkerTimeout:
                self._slow.add(kind)
            else:
                if came.seconds > QUICK and not answers_at_once(game, spec):
                    self._slow.add(kind)
                return came
        lane = self.deep[sum(key.encode()) % self.count]
        return await lane.think(whose, work, self.patience)

    async def _instead(
        self, game: str, snapshot: Mapping[str, Plain], seat: int, spec: str, seed: int, key: str, whose: Whose
    ) -> int:
        """The answer of another bot, a quick one."""
        for other in (instead_of(game, spec), ANYBODY, ANYBODY):
            work = Work(choose, (game, snapshot, seat, other, seed, f"{key} {other}"))
            try:
                came = await self.quick.think(whose, work, self.patience)
            except (WorkerDied, WorkerTimeout):
                continue
            if not came.problem:
                return cast(int, came.result)
            log.error("the bot %s failed at %s: %s", other, game, came.problem)
        raise RuntimeError(f"no worker can play {game} instead of {spec}")

    # -- searches ----------------------------------------------------------------------------

    async def weigh(
        self,
        game: str,
        snapshot: Mapping[str, Plain],
        seat: int,
        thoughts: int,
        seconds: float,
        seed: int,
        whose: Whose,
    ) -> list[WeighedAction]:
        """What a search makes of a decision; Refused if it fails."""
        work = Work(weigh, (game, snapshot, seat, thoughts, seconds, seed))
        return cast(list[WeighedAction], await self._search(game, work, seconds + self.patience, whose))

    async def judge(self, game: str, look: Look, seconds: float, whose: Whose = REVIEWER) -> Judged:
        """What a move cost; Refused if that cannot be found out.

        Its seconds are of processor time: on a busy machine they take long, and that is no reason to stop it.
        """
        player, action = look.decided.player, look.decided.action
        work = Work(judge, (game, look.drawn, player, action, look.looks, seconds, look.seed, look.teaching))
        return cast(Judged, await self._search(game, work, BUSY * (seconds + self.patience), whose))

    # -- anything else -----------------------------------------------------------------------

    async def carry_out(self, whose: Whose, about: str, work: Work) -> object | None:
        """What comes of it; None if nothing does. A BastideError that it raises is raised here."""
        for _ in range(2):
            lane = min(self.deep, key=lambda each: len(each.queue.waiting))
            try:
                came = await lane.think(whose, Work(attempt, (work.function, *work.arguments)), self.patience)
            except WorkerDied:
                continue
            except WorkerTimeout:
                break
            if isinstance(came.result, Refusal):
                raise raised(came.result)
            if not came.problem:
                return came.result
            log.error("%s failed: %s", about, came.problem)
            break
        return None

    async def _search(self, game: str, work: Work, seconds: float, whose: Whose) -> object:
        for _ in range(2):
            lane = min(self.deep, key=lambda each: len(each.queue.waiting))
            try:
                came = await lane.think(whose, work, seconds)
            except (WorkerDied, WorkerTimeout):
                continue
            if not came.problem:
                return came.result
            log.error("a search failed at %s: %s", game, came.problem)
        raise Refused("no-advice", "nothing could be found out about this decision")


@lru_cache(maxsize=1000)
def searches(game: str, spec: str) -> bool:
    """Whether it is known beforehand that a bot thinks for long."""
    try:
        return isinstance(make_bot(spec, get_game(game), 0), Learner)
    except BastideError:
        return False


@lru_cache(maxsize=1000)
def answers_at_once(game: str, spec: str) -> bool:
    """Whether it is known beforehand that a bot never does: then it was the machine that was slow."""
    try:
        return spec == ANYBODY or isinstance(make_bot(spec, get_game(game), 0), QuickBot)
    except BastideError:
        return False


@lru_cache(maxsize=1000)
def instead_of(game: str, spec: str) -> str:
    """The bot that answers when this one does not."""
    found = [name for name in plain_bots(get_game(game)) if name != spec and answers_at_once(game, name)]
    return STAND_IN if STAND_IN in found else next(iter(found), ANYBODY)
