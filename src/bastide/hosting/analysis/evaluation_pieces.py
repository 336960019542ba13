"""Evaluations of decisions in pieces of limited processor time, so that all users take turns."""

from __future__ import annotations

from collections import OrderedDict
from collections.abc import Awaitable, Callable
from typing import Final

from msgspec import Struct

from bastide.bots.search import DecisionEvaluationRun
from bastide.hosting.bots.worker_protocol import WorkerCall
from bastide.tables.analysis.move_evaluation import (
    EvaluatedDecision,
    EvaluationRequest,
    describe_run,
    start_evaluation,
)

#: Processor time of one piece of an evaluation.
PIECE_CPU_SECONDS: Final = 0.5
#: Unfinished evaluations that a worker keeps.
MAX_PAUSED_EVALUATIONS: Final = 40


class PausedEvaluation(Struct, frozen=True):
    """Processor time that an unfinished evaluation has used in all its pieces."""

    cpu_seconds: float


_paused_evaluations: OrderedDict[str, DecisionEvaluationRun] = OrderedDict()


def evaluate_piece(key: str, request: EvaluationRequest) -> EvaluatedDecision | PausedEvaluation:
    """Evaluate a decision like ``evaluate_position``, for at most ``PIECE_CPU_SECONDS``.

    This process keeps an unfinished evaluation under its key for the next piece. Another process, or a later one,
    starts it again.
    """
    evaluation = _paused_evaluations.pop(key, None) or start_evaluation(request)
    if evaluation.run(PIECE_CPU_SECONDS):
        return describe_run(evaluation, request)
    _paused_evaluations[key] = evaluation
    if len(_paused_evaluations) > MAX_PAUSED_EVALUATIONS:
        _paused_evaluations.popitem(last=False)
    return PausedEvaluation(evaluation.cpu_seconds)


async def evaluate_in_pieces(
    run_piece: Callable[[WorkerCall], Awaitable[object | None]], key: str, request: EvaluationRequest
) -> EvaluatedDecision | None:
    """Evaluate a decision piece by piece on a worker; None if it fails. The key is unique among evaluations."""
    work = WorkerCall(evaluate_piece, (key, request))
    restarts = 0
    cpu_seconds = 0.0
    while restarts < 2:
        found = await run_piece(work)
        if isinstance(found, EvaluatedDecision):
            return found
        if not isinstance(found, PausedEvaluation):
            break
        if found.cpu_seconds < cpu_seconds:  # the worker died, or forgot the evaluation
            restarts += 1
        cpu_seconds = found.cpu_seconds
    return None
