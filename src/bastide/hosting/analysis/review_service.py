"""Reviews of records as background jobs.

All reviews share the background worker with the trials of strategies. The address that has used the least processor
time comes next, so that a long review delays no other one.
"""

from __future__ import annotations

import asyncio
from collections import Counter
from contextlib import suppress
from functools import partial
from hashlib import sha256
from time import perf_counter

from bastide.core.errors import BastideError
from bastide.hosting.analysis.evaluation_pieces import evaluate_in_pieces
from bastide.hosting.bots.background_jobs import BackgroundJobs, BackgroundWorker, busy_error
from bastide.hosting.bots.bot_executor import BotExecutor
from bastide.hosting.bots.fair_queue import WorkOwner
from bastide.hosting.storage.error_rate_store import ErrorRate, ErrorRateRepository, ReviewedSeat
from bastide.hosting.storage.log_store import StorageUnavailable
from bastide.hosting.storage.puzzle_and_deal_store import RepositoryAccess
from bastide.hosting.storage.table_loader import REPLAY_SLICE_S
from bastide.tables.analysis.game_review import EvaluationTask, ReviewProgress, prepare_review
from bastide.tables.analysis.move_evaluation import EvaluatedDecision, EvaluationRequest
from bastide.tables.messages.record_messages import GameReview
from bastide.tables.request_errors import RequestRefused

#: Maximum number of remembered reviews, and of unfinished ones.
MAX_REMEMBERED_REVIEWS = 100
MAX_UNFINISHED_REVIEWS = 20
#: Maximum cost (players times decisions) of the unfinished reviews of one client, unless there is only one.
MAX_UNFINISHED_COST_PER_CLIENT = 40_000
#: Limit for the evaluation of one decision.
MAX_CPU_SECONDS_PER_DECISION = 10.0


class ReviewService:
    """Reviews of one process. ``error_rates`` stores the error rates of people in their own games."""

    def __init__(
        self,
        bot_executor: BotExecutor,
        background_worker: BackgroundWorker,
        rollouts: int,
        error_rates: RepositoryAccess[ErrorRateRepository] | None = None,
    ) -> None:
        self.bot_executor = bot_executor
        self.error_rates = error_rates
        self.background_worker = background_worker
        self.rollouts = rollouts
        self._jobs = BackgroundJobs[ReviewProgress](MAX_UNFINISHED_REVIEWS, MAX_REMEMBERED_REVIEWS)
        #: Cost of the unfinished reviews of each client.
        self._unfinished_cost: Counter[str] = Counter()
        #: By review, people whose error rate is stored at its end.
        self._waiting_seats: dict[str, set[ReviewedSeat]] = {}

    async def start_review(self, text: str, requester: str, seat: ReviewedSeat | None = None) -> GameReview:
        """Start the review of a record, unless it is known already. BastideError if the record is invalid.

        At the end it stores the error rate of the person on ``seat``.
        """
        name = sha256(text.encode("utf-8", "surrogatepass")).hexdigest()[:32]
        if name not in self._jobs:
            self._jobs.check_capacity()
            reviewed_game = await self.background_worker.run(requester, prepare_review, text)
            if name not in self._jobs:
                progress = ReviewProgress(name, reviewed_game, self.rollouts)
                unfinished = self._unfinished_cost[requester]
                if unfinished and unfinished + progress.cost > MAX_UNFINISHED_COST_PER_CLIENT:
                    raise busy_error()
                self._jobs.start(name, progress, self._run(progress, WorkOwner(requester, f"review {name}", False)))
        if seat is not None and self.error_rates is not None:
            self._waiting_seats.setdefault(name, set()).add(seat)
            known = await self._jobs.find(name)
            if known is not None and known.is_finished:
                await self._store_error_rates(known)
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
        cost = progress.cost
        self._unfinished_cost[owner.person] += cost
        try:
            await self._evaluate_all(progress, owner)
            progress.finish()  # from now on, start_review stores error rates itself
            await self._store_error_rates(progress)
        finally:
            self._waiting_seats.pop(progress.id, None)
            self._unfinished_cost[owner.person] -= cost
            self._unfinished_cost += Counter()  # drop clients without reviews
            progress.finish()

    async def _store_error_rates(self, progress: ReviewProgress) -> None:
        """Store the error rates of the people who wait for them."""
        found = progress.to_message()
        for seat in self._waiting_seats.pop(progress.id, set()):
            rate = ErrorRate(found.decisions[seat.seat], found.costs[seat.seat], found.point_costs[seat.seat])
            if self.error_rates is not None and rate.decisions:
                with suppress(StorageUnavailable):
                    await self.error_rates.write(partial(_save_rate, seat=seat, game=found.game, rate=rate))

    async def _evaluate_all(self, progress: ReviewProgress, owner: WorkOwner) -> None:
        until = perf_counter() + REPLAY_SLICE_S
        for state, task in progress.iterate_tasks():
            if task is not None:
                progress.add_evaluation(task.decision, state, await self._evaluate(progress, task, owner))
            elif perf_counter() > until:
                await asyncio.sleep(0)
                until = perf_counter() + REPLAY_SLICE_S

    async def _evaluate(self, progress: ReviewProgress, task: EvaluationTask, owner: WorkOwner) -> EvaluatedDecision:
        """Evaluate a decision in pieces; one that fails is reported as not evaluated."""
        decision = task.decision
        request = EvaluationRequest(
            progress.game,
            task.sampled_position,
            decision.player,
            decision.action,
            task.rollouts,
            MAX_CPU_SECONDS_PER_DECISION,
        )
        run_piece = partial(self.bot_executor.run_in_background, owner, f"a review at {progress.game}")
        with suppress(BastideError):
            found = await evaluate_in_pieces(run_piece, f"{progress.id} {decision.at} {task.rollouts}", request)
            if found is not None:
                return found
        return EvaluatedDecision()


def _save_rate(stored: ErrorRateRepository, seat: ReviewedSeat, game: str, rate: ErrorRate) -> None:
    stored.save(seat, game, rate)
