"""Reviews of records as background jobs.

One review runs at a time, one decision at a time, so that bots at tables do not wait long for a worker.
"""

from __future__ import annotations

import asyncio
from hashlib import sha256
from time import perf_counter

from bastide.core.errors import BastideError
from bastide.hosting.bots.background import Jobs, LongWork
from bastide.hosting.bots.bot_executor import BotExecutor
from bastide.hosting.storage.table_loader import SLICE
from bastide.tables.analysis.evaluation import UNSEEN, Judged
from bastide.tables.analysis.reviews import Findings, Look, prepared
from bastide.tables.errors import Refused
from bastide.tables.messages.records import Review

#: Maximum number of remembered reviews, and of unfinished ones.
KEPT = 100
WAITING = 20
#: Limit for the evaluation of one decision.
LONGEST_LOOK = 10.0


class Reviews:
    """Reviews of one process."""

    def __init__(self, workers: BotExecutor, work: LongWork, rollouts: int) -> None:
        self.workers = workers
        self.work = work
        self.looks = rollouts
        self._jobs = Jobs[Findings](WAITING, KEPT)
        self._turn = asyncio.Lock()

    async def begin(self, text: str, requester: str) -> Review:
        """Start the review of a record, unless it is known already. BastideError if the record is invalid."""
        name = sha256(text.encode("utf-8", "surrogatepass")).hexdigest()[:32]
        if name not in self._jobs:
            self._jobs.check_room()
            reviewed_game = await self.work.do(requester, prepared, text)
            if name not in self._jobs:
                progress = Findings(name, reviewed_game, self.looks)
                self._jobs.begin(name, progress, self._run(progress))
        return await self.of(name)

    async def of(self, id: str, wait: float = 0.0) -> Review:
        """Return the progress of a review, at its end or after ``wait`` seconds."""
        progress = await self._jobs.find(id, wait)
        if progress is None:
            raise Refused("no-review", "this review is no longer stored; start it again")
        return progress.told()

    async def close(self) -> None:
        await self._jobs.close()

    async def _run(self, progress: Findings) -> None:
        try:
            async with self._turn:
                await self._evaluate_all(progress)
        finally:
            progress.finish()

    async def _evaluate_all(self, progress: Findings) -> None:
        until = perf_counter() + SLICE
        for state, task in progress.looking():
            if task is not None:
                progress.note(task.decided, state, await self._evaluate(progress.game, task))
            elif perf_counter() > until:
                await asyncio.sleep(0)
                until = perf_counter() + SLICE

    async def _evaluate(self, game: str, task: Look) -> Judged:
        try:
            return await self.workers.judge(game, task, LONGEST_LOOK)
        except BastideError:  # reported as not evaluated
            return UNSEEN
