"""Evaluations of moves in pieces of limited processor time, which a worker continues with the next piece."""

from __future__ import annotations

from collections import OrderedDict
from collections.abc import Mapping
from time import process_time
from typing import Final

from msgspec import Struct

from bastide.bots.difficulty_levels import analysis_heuristics
from bastide.bots.search import ComparisonRun
from bastide.core.game_registry import get_game
from bastide.core.json_data import JsonData
from bastide.tables.analysis.move_evaluation import MoveEvaluation, build_evaluation

#: Processor time of one piece of an evaluation.
PIECE_CPU_SECONDS: Final = 0.5
#: Unfinished evaluations that a worker keeps.
MAX_PAUSED_EVALUATIONS: Final = 40


class PausedEvaluation(Struct, frozen=True):
    """Processor time that an unfinished evaluation has used in this piece."""

    cpu_seconds: float


class EvaluationInProgress:
    """An evaluation that a worker continues with the next piece."""

    def __init__(
        self, game_id: str, snapshot: Mapping[str, JsonData], seat: int, played: int, rollouts: int, seed: int
    ) -> None:
        game = get_game(game_id)
        state, heuristics = game.restore(snapshot), analysis_heuristics(game)
        self.run = ComparisonRun(state, seat, played, rollouts, heuristics, seed)
        self.steps = self.run.iterate_steps()
        self.cpu_seconds = 0.0


_paused_evaluations: OrderedDict[str, EvaluationInProgress] = OrderedDict()


def evaluate_move_piece(
    key: str,
    game_id: str,
    snapshot: Mapping[str, JsonData],
    seat: int,
    played: int,
    rollouts: int,
    seconds: float,
    seed: int,
) -> MoveEvaluation | PausedEvaluation:
    """Evaluate the cost of an action like ``evaluate_move``, for at most ``PIECE_CPU_SECONDS``.

    This process keeps an unfinished evaluation under its key for the next piece. Another process, or a later one,
    starts it again.
    """
    paused = _paused_evaluations.pop(key, None)
    evaluation = paused or EvaluationInProgress(game_id, snapshot, seat, played, rollouts, seed)
    began = process_time()
    for _ in evaluation.steps:
        spent = process_time() - began
        if evaluation.cpu_seconds + spent >= seconds:
            evaluation.run.is_out_of_time = True
        elif spent >= PIECE_CPU_SECONDS:
            evaluation.cpu_seconds += spent
            _paused_evaluations[key] = evaluation
            if len(_paused_evaluations) > MAX_PAUSED_EVALUATIONS:
                _paused_evaluations.popitem(last=False)
            return PausedEvaluation(spent)
    return build_evaluation(evaluation.run.comparison)
