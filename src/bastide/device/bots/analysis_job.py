"""Evaluations of the analysis board in the browser of a server's visitor, when the server is busy.

The page sends what it would send to the server. The worker has no tables and stores nothing.
"""

from __future__ import annotations

from typing import Final

import msgspec
from msgspec import Struct

from bastide.core.errors import BastideError
from bastide.tables.analysis import analysis_board
from bastide.tables.analysis.move_evaluation import evaluate_position
from bastide.tables.messages import Problem
from bastide.tables.messages.analysis_messages import AnalysisEvaluation, EvaluateAnalysed
from bastide.tables.request_errors import describe_error

#: Limit of processor time of an evaluation with the least effort.
EVALUATION_SECONDS: Final = 3.0

_decoder = msgspec.json.Decoder(EvaluateAnalysed)


class AnalysisJobResult(Struct, frozen=True):
    """An evaluation, or why there is none."""

    evaluation: AnalysisEvaluation | None = None
    problem: Problem | None = None


def run_analysis_job(body: str) -> str:
    """Evaluate a decision. Takes an encoded ``EvaluateAnalysed``, returns the result. Called from TypeScript."""
    try:
        result = AnalysisJobResult(evaluate(_decoder.decode(body)))
    except BastideError as error:
        result = AnalysisJobResult(problem=describe_error(error))
    return msgspec.json.encode(result).decode()


def evaluate(asked: EvaluateAnalysed) -> AnalysisEvaluation:
    decision = analysis_board.prepare_evaluation(asked)
    found = evaluate_position(analysis_board.build_evaluation_request(decision, asked.effort, EVALUATION_SECONDS))
    return analysis_board.describe_evaluation(decision, found)
