"""Reviews of records as background jobs.

One review runs at a time, one decision at a time, so that bots at tables do not wait long for a worker.
"""

from __future__ import annotations

import asyncio
from hashlib import sha256
from time import perf_counter

from bastide.core.errors import BastideError
from bastide.hosting.bots.background_jobs import BackgroundJobs, BackgroundWorker
from bastide.hosting.bots.bot_executor import BotExecutor
from bastide.hosting.storage.table_loader import REPLAY_SLICE_S
from bastide.tables.analysis.game_review import EvaluationTask, ReviewProgress, prepare_review
from bastide.tables.analysis.move_evaluation import EvaluatedDecision
from bastide.tables.messages.record_messages import GameReview
from bastide.tables.request_errors import RequestRefused

#: Maximum number of remembered reviews, and of unfinished ones.
MAX_REMEMBERED_REVIEWS = 100
MAX_UNFINISHED_REVIEWS = 20
#: Limit for the evaluation of one decision.
MAX_CPU_SECONDS_PER_DECISION = 10.0


class ReviewService:
    """Reviews of one process."""

    def __init__(self, bot_executor: BotExecutor, background_worker: BackgroundWorker, rollouts: int) -> None:
        self.bot_executor = bot_executor
        self.background_worker = background_worker
        self.rollouts = rollouts
        self._jobs = BackgroundJobs[ReviewProgress](MAX_UNFINISHED_REVIEWS, MAX_REMEMBERED_REVIEWS)
        self._turn = asyncio.Lock()

    async def start_review(self, text: str, requester: str) -> GameReview:
        """Start the review of a record, unless it is known already. BastideError if the record is invalid."""
        name = sha256(text.encode("utf-8", "surrogatepass")).hexdigest()[:32]
        if name not in self._jobs:
            self._jobs.check_capacity()
            reviewed_game = await self.background_worker.run(requester, prepare_review, text)
            if name not in self._jobs:
                progress = ReviewProgress(name, reviewed_game, self.rollouts)
                self._jobs.start(name, progress, self._run(progress))
        return await self.get_review(name)

    async def get_review(self, id: str, wait: float = 0.0) -> GameReview:
        """Return the progress of a review, at its end or after ``wait`` seconds."""
        progress = await self._jobs.find(id, wait)
        if progress is None:
            raise RequestRefused("no-review", "this review has expired; start it again")
        return progress.to_message()

    async def close(self) -> None:
        await self._jobs.close()

    async def _run(self, progress: ReviewProgress) -> None:
        try:
            async with self._turn:
                await self._evaluate_all(progress)
        finally:
            progress.finish()

    async def _evaluate_all(self, progress: ReviewProgress) -> None:
        until = perf_counter() + REPLAY_SLICE_S
        for state, task in progress.iterate_tasks():
            if task is not None:
                progress.add_evaluation(task.decision, state, await self._evaluate(progress.game, task))
            elif perf_counter() > until:
                await asyncio.sleep(0)
                until = perf_counter() + REPLAY_SLICE_S

    async def _evaluate(self, game: str, task: EvaluationTask) -> EvaluatedDecision:
        player, action = task.decision.player, task.decision.action
        try:
            return await self.bot_executor.evaluate_position(
                game,
                task.sampled_position,
                player,
                MAX_CPU_SECONDS_PER_DECISION,
                played=action,
                rollouts=task.rollouts,
            )
        except BastideError:  # reported as not evaluated
            return EvaluatedDecision()
