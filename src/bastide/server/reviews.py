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
from bastide.server.long_work import LongWork, busy
from bastide.server.reading import SLICE
from bastide.server.workers import Workers
from bastide.tables.errors import Refused
from bastide.tables.record_messages import Review
from bastide.tables.reviews import Course, Findings, Look, prepared
from bastide.tables.weighing import UNSEEN, Judged

#: So many reviews are remembered, and so many may wait for their turn.
KEPT = 100
WAITING = 20
#: No decision is looked at for more seconds of processor time, however slow the game is to play on.
LONGEST_LOOK = 10.0

log = logging.getLogger(__name__)


class ReviewJob:
    """A review that is under way, or done."""

    def __init__(self, findings: Findings) -> None:
        self.findings = findings
        self.over = asyncio.Event()


class Reviews:
    """The reviews of one process."""

    def __init__(self, workers: Workers, work: LongWork, looks: int) -> None:
        self.workers = workers
        self.work = work
        self.looks = looks
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
        job = ReviewJob(Findings(name, course, self.looks))
        task = asyncio.ensure_future(self._work(job))
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

    async def _work(self, job: ReviewJob) -> None:
        findings = job.findings
        try:
            async with self._turn:
                await self._go_through(findings)
        except Exception:
            log.exception("a review failed")
            self._jobs.pop(findings.id, None)
        findings.finish()
        job.over.set()

    async def _go_through(self, findings: Findings) -> None:
        until = perf_counter() + SLICE
        for state, look in findings.looking():
            if look is not None:
                findings.note(look.decided, state, await self._judged(findings.game, look))
            elif perf_counter() > until:
                await asyncio.sleep(0)
                until = perf_counter() + SLICE

    async def _judged(self, game: str, look: Look) -> Judged:
        try:
            return await self.workers.judge(game, look, LONGEST_LOOK)
        except BastideError:  # nothing could be found out about this one: that is said, and there are others
            return UNSEEN
