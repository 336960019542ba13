"""Reviews for many: one is worked on at a time, one decision at a time, so that bots at tables need not wait long for
their turn on the processes that both think on."""

from __future__ import annotations

import asyncio
import logging
from collections import OrderedDict
from contextlib import suppress
from hashlib import sha256

from bastide.core.errors import BastideError
from bastide.core.rng import Rng
from bastide.server.workers import Workers
from bastide.tables.errors import Refused
from bastide.tables.record_messages import Review
from bastide.tables.reviews import Decided, Findings, prepared

#: So many reviews are remembered.
KEPT = 100
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

    def __init__(self, workers: Workers, seconds: float) -> None:
        self.workers = workers
        self.seconds = seconds
        self._jobs: OrderedDict[str, ReviewJob] = OrderedDict()
        self._tasks: dict[str, asyncio.Task[None]] = {}
        self._turn = asyncio.Lock()

    async def begin(self, text: str) -> Review:
        """Begin to review a record, if that has not been done already. A BastideError if it is not one."""
        name = sha256(text.encode("utf-8", "surrogatepass")).hexdigest()[:32]
        if name not in self._jobs:
            findings = await asyncio.to_thread(prepared, name, text)
            if name not in self._jobs:
                self._start(ReviewJob(findings))
        return await self.of(name)

    def _start(self, job: ReviewJob) -> None:
        name = job.findings.id
        task = asyncio.ensure_future(self._work(job))
        task.add_done_callback(lambda _: self._tasks.pop(name, None))
        self._jobs[name] = job
        self._tasks[name] = task
        if len(self._jobs) > KEPT:
            oldest, _ = self._jobs.popitem(last=False)
            if oldest in self._tasks:
                self._tasks[oldest].cancel()

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
                brief = min(self.seconds / 4, FIRST_LOOKS / max(1, len(findings.decided)))
                for decided in findings.decided:
                    await self._look(findings, decided, brief)
                for decided in findings.doubtful():
                    await self._look(findings, decided, self.seconds)
        except Exception:
            log.exception("a review failed")
            self._jobs.pop(findings.id, None)
        findings.finish()
        job.over.set()

    async def _look(self, findings: Findings, decided: Decided, seconds: float) -> None:
        # Chance comes from the record itself: what can be the same when it is reviewed again is the same.
        drawn = decided.state.sample(decided.player, Rng(decided.at)).snapshot()
        with suppress(BastideError):  # nothing could be found out about this one; there are others
            weighed = await self.workers.weigh(
                findings.game, drawn, decided.player, seconds, decided.at, decided.action
            )
            findings.note(decided, weighed)
        findings.done += 1
