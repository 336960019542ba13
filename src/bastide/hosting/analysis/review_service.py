"""Reviews of records as background jobs.

All reviews share the background worker with the trials of strategies. The address that has used the least processor
time comes next, so that a long review delays no other one.
"""

from __future__ import annotations

import asyncio
from contextlib import suppress
from hashlib import sha256
from time import perf_counter

from bastide.core.errors import BastideError
from bastide.hosting.bots.background_jobs import BackgroundJobs, BackgroundWorker
from bastide.hosting.bots.bot_executor import BotExecutor
from bastide.hosting.bots.fair_queue import WorkOwner
from bastide.hosting.bots.worker_protocol import WorkerCall
from bastide.hosting.storage.table_loader import REPLAY_SLICE_S
from bastide.tables.analysis.game_review import EvaluationTask, ReviewProgress, prepare_review
from bastide.tables.analysis.move_evaluation import NOT_EVALUATED, MoveEvaluation, evaluate_move
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

    async def start_review(self, text: str, requester: str) -> GameReview:
        """Start the review of a record, unless it is known already. BastideError if the record is invalid."""
        name = sha256(text.encode("utf-8", "surrogatepass")).hexdigest()[:32]
        if name not in self._jobs:
            self._jobs.check_capacity()
            reviewed_game = await self.background_worker.run(requester, prepare_review, text)
            if name not in self._jobs:
                progress = ReviewProgress(name, reviewed_game, self.rollouts)
                self._jobs.start(name, progress, self._run(progress, WorkOwner(requester, f"review {name}", False)))
        return await self.get_review(name)

    async def get_review(self, id: str, wait: float = 0.0) -> GameReview:
        """Return the progress of a review, at its end or after ``wait`` seconds."""
        progress = await self._jobs.find(id, wait)
        if progress is None:
            raise RequestRefused("no-review", "this review has expired; start it again")
        return progress.to_message()

    async def close(self) -> None:
        await self._jobs.close()

    async def _run(self, progress: ReviewProgress, owner: WorkOwner) -> None:
        try:
            await self._evaluate_all(progress, owner)
        finally:
            progress.finish()

    async def _evaluate_all(self, progress: ReviewProgress, owner: WorkOwner) -> None:
        until = perf_counter() + REPLAY_SLICE_S
        for state, task in progress.iterate_tasks():
            if task is not None:
                progress.add_evaluation(task.decision, state, await self._evaluate(progress, task, owner))
            elif perf_counter() > until:
                await asyncio.sleep(0)
                until = perf_counter() + REPLAY_SLICE_S

    async def _evaluate(self, progress: ReviewProgress, task: EvaluationTask, owner: WorkOwner) -> MoveEvaluation:
        """Evaluate a decision; one that fails is reported as not evaluated."""
        player, action = task.decision.player, task.decision.action
        limits = (task.rollouts, MAX_CPU_SECONDS_PER_DECISION, task.seed)
        work = WorkerCall(evaluate_move, (progress.game, task.sampled_position, player, action, *limits))
        with suppress(BastideError):
            found = await self.bot_executor.run_in_background(owner, f"a review at {progress.game}", work)
            if isinstance(found, MoveEvaluation):
                return found
        return NOT_EVALUATED
