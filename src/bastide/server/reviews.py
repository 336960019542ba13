"""Reviews for many: one is worked on at a time, one decision at a time, so that bots at tables need not wait long for
their turn on the processes that both think on."""

from __future__ import annotations

import asyncio
import logging
from collections import OrderedDict
from contextlib import suppress
from hashlib import sha256
from time import perf_counter

from bastide.core.errors import BastideError
from bastide.core.rng import Rng
from bastide.core.state import State
from bastide.server.long_work import LongWork, busy
from bastide.server.reading import SLICE
from bastide.server.workers import Workers
from bastide.tables.errors import Refused
from bastide.tables.record_messages import Review
from bastide.tables.reviews import Course, Decided, Findings, prepared

#: So many reviews are remembered, and so many may wait for their turn.
KEPT = 100
WAITING = 20
#: All first looks together take no longer, in seconds; so a long game is looked at more briefly.
FIRST_LOOKS = 60.0

log = logging.getLogger(__name__)


class ReviewJob:
    """A review that is under way, or done."""

    def __init__(self, findings: Findings) -> None:
        self.findings = findings
        self.over = asyncio.Event()


class Reviews:
    """The reviews of one process."""

    def __init__(self, workers: Workers, work: LongWork, seconds: float) -> None:
        self.workers = workers
        self.work = work
        self.seconds = seconds
        self._jobs: OrderedDict[str, ReviewJob] = OrderedDict()
        self._tasks: dict[str, asyncio.Task[None]] = {}
        self._turn = asyncio.Lock()

    async def begin(self, text: str, who: str) -> Review:
        """Begin to review a record, if that has not been done already. A BastideError if it is not one."""
        name = sha256(text.encode("utf-8", "surrogatepass")).hexdigest()[:32]
        if name not in self._jobs:
            if len(self._tasks) >= WAITING:
                raise busy()
            course = await self.work.do(who, prepared, text)
            if name not in self._jobs:
                self._start(name, course)
        return await self.of(name)

    def _start(self, name: str, course: Course) -> None:
        job = ReviewJob(Findings(name, course.game, course.players, len(course.decided)))
        task = asyncio.ensure_future(self._work(job, course))
        task.add_done_callback(lambda _: self._tasks.pop(name, None))
        self._jobs[name] = job
        self._tasks[name] = task
        over = [each for each in self._jobs if each not in self._tasks]
        for oldest in over[: max(0, len(self._jobs) - KEPT)]:
            del self._jobs[oldest]

    async def of(self, id: str, wait: float = 0.0) -> Review:
        """How far it has come: now, or when it has come to its end or so many seconds are over."""
        job = self._jobs.get(id)
        if job is None:
            raise Refused("no-review", "there is no such review any more; ask for it again")
        self._jobs.move_to_end(id)
        if wait:
            with suppress(TimeoutError):
                await asyncio.wait_for(job.over.wait(), wait)
        return job.findings.told()

    async def close(self) -> None:
        tasks = list(self._tasks.values())
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)

    async def _work(self, job: ReviewJob, course: Course) -> None:
        findings = job.findings
        try:
            async with self._turn:
                brief = min(self.seconds / 4, FIRST_LOOKS / max(1, len(course.decided)))
                await self._go_through(findings, course, course.decided, brief)
                again = findings.doubtful()
                await self._go_through(
                    findings, course, [each for each in course.decided if each.at in again], self.seconds
                )
        except Exception:
            log.exception("a review failed")
            self._jobs.pop(findings.id, None)
        findings.finish()
        job.over.set()

    async def _go_through(self, findings: Findings, course: Course, wanted: list[Decided], seconds: float) -> None:
        left = {each.at: each for each in wanted}
        until = perf_counter() + SLICE
        for at, state in enumerate(course.positions()):
            if not left:
                return
            if at in left:
                await self._look(findings, left.pop(at), state, seconds)
            elif perf_counter() > until:
                await asyncio.sleep(0)
                until = perf_counter() + SLICE

    async def _look(self, findings: Findings, decided: Decided, state: State, seconds: float) -> None:
        # Chance comes from the record itself: what can be the same when it is reviewed again is the same.
        drawn = state.sample(decided.player, Rng(decided.at)).snapshot()
        with suppress(BastideError):  # nothing could be found out about this one; there are others
            weighed = await self.workers.weigh(
                findings.game, drawn, decided.player, seconds, decided.at, decided.action
            )
            findings.note(decided, state, weighed)
        findings.done += 1
