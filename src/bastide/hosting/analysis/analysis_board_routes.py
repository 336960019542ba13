"""HTTP API of the analysis board. Requests carry the record or position; the server stores nothing.

Games in progress cannot be analysed: the server gives out the records of finished games only, and those of a daily
challenge when its day is over.
"""

from __future__ import annotations

import asyncio
from collections import Counter, OrderedDict
from functools import partial
from hashlib import sha256

from bastide.core.json_data import canonical_json
from bastide.hosting.analysis.evaluation_pieces import evaluate_in_pieces
from bastide.hosting.api import rate_limits
from bastide.hosting.api.endpoint_types import MAX_RECORD_BODY_BYTES, ApiRequest, EncodedResponse, json_encoder
from bastide.hosting.api.route_decorator import Routes, route
from bastide.hosting.bots.background_jobs import busy_error
from bastide.hosting.bots.fair_queue import WorkOwner
from bastide.hosting.service.table_service import TableService
from bastide.tables.analysis import analysis_board
from bastide.tables.analysis.move_evaluation import EvaluatedDecision, EvaluationRequest
from bastide.tables.messages import analysis_messages as board
from bastide.tables.views.standalone_position import WhyNotAnswer

#: Number of remembered evaluations.
MAX_REMEMBERED_EVALUATIONS = 200
#: Evaluations of one address at the same time.
MAX_EVALUATIONS_PER_CLIENT = 2


def encode_tree(asked: board.OpenAnalysis) -> bytes:
    return json_encoder.encode(analysis_board.build_tree(asked))


def encode_position(asked: board.ShowAnalysed) -> bytes:
    return json_encoder.encode(analysis_board.build_position(asked))


class AnalysisBoardRoutes(Routes):
    """Analysis board of a server. ``seconds``: limit of processor time of an evaluation with the least effort."""

    def __init__(self, service: TableService, seconds: float) -> None:
        self.service = service
        self.seconds = seconds
        self._remembered: OrderedDict[str, asyncio.Task[EvaluatedDecision]] = OrderedDict()
        #: Evaluations in progress, by address.
        self._running: Counter[str] = Counter()

    @route(
        "POST",
        "/api/analysis",
        "Open a record or position on the analysis board: its tree",
        answer=board.AnalysisTree,
        largest=MAX_RECORD_BODY_BYTES,
        limit=rate_limits.REPLAY_LIMIT,
    )
    async def open_analysis(self, request: ApiRequest, body: board.OpenAnalysis) -> EncodedResponse:
        return EncodedResponse(await self.service.background_worker.run(request.address, encode_tree, body))

    @route(
        "POST",
        "/api/analysis/position",
        "A position of the analysis board: view, decision, and the position as text",
        answer=board.AnalysedPosition,
        largest=MAX_RECORD_BODY_BYTES,
        limit=rate_limits.ANALYSIS_LIMIT,
    )
    async def show_position(self, request: ApiRequest, body: board.ShowAnalysed) -> EncodedResponse:
        return EncodedResponse(await self.service.background_worker.run(request.address, encode_position, body))

    @route(
        "POST",
        "/api/analysis/why",
        "Why an action is not legal in a position of the analysis board",
        largest=MAX_RECORD_BODY_BYTES,
        limit=rate_limits.ANALYSIS_LIMIT,
    )
    async def explain_why_not(self, request: ApiRequest, body: board.AskWhyNotAnalysed) -> WhyNotAnswer:
        return await self.service.background_worker.run(request.address, analysis_board.find_refusal, body)

    @route(
        "POST",
        "/api/analysis/text",
        "Write a record or position with variations, comments and marks",
        largest=MAX_RECORD_BODY_BYTES,
        limit=rate_limits.REPLAY_LIMIT,
    )
    async def write_text(self, request: ApiRequest, body: board.SaveAnalysis) -> board.AnalysisText:
        return await self.service.background_worker.run(request.address, analysis_board.write_tree, body)

    @route(
        "POST",
        "/api/analysis/record",
        "The record of the way to a position of the analysis board, to play on from there",
        largest=MAX_RECORD_BODY_BYTES,
        limit=rate_limits.REPLAY_LIMIT,
    )
    async def write_record(self, request: ApiRequest, body: board.AnalysedLine) -> board.AnalysisText:
        return await self.service.background_worker.run(request.address, analysis_board.write_line, body)

    @route(
        "POST",
        "/api/analysis/evaluation",
        "Evaluate a decision: win chances and the best actions; takes about a second or longer",
        largest=MAX_RECORD_BODY_BYTES,
        limit=rate_limits.EVALUATION_LIMIT,
    )
    async def evaluate(self, request: ApiRequest, body: board.EvaluateAnalysed) -> board.AnalysisEvaluation:
        if self._running[request.address] >= MAX_EVALUATIONS_PER_CLIENT:
            raise busy_error()
        self._running[request.address] += 1
        try:
            asked = await self.service.background_worker.run(request.address, analysis_board.prepare_evaluation, body)
            wanted = analysis_board.build_evaluation_request(asked, body.effort, self.seconds)
            found = await self._evaluate_once(wanted, request.address)
        finally:
            self._running[request.address] -= 1
            if not self._running[request.address]:
                del self._running[request.address]
        work = self.service.background_worker
        return await work.run(request.address, analysis_board.describe_evaluation, asked, found)

    async def _evaluate_once(self, wanted: EvaluationRequest, address: str) -> EvaluatedDecision:
        """Return an evaluation, which everybody who asks for the same decision shares."""
        name = canonical_json([wanted.game, dict(wanted.sampled_position), wanted.player, wanted.rollouts])
        key = sha256(name.encode()).hexdigest()
        task = self._remembered.get(key)
        if task is None:
            task = asyncio.ensure_future(self._run(key, wanted, address))
            self._remembered[key] = task
            if len(self._remembered) > MAX_REMEMBERED_EVALUATIONS:
                self._remembered.popitem(last=False)[1].cancel()
        self._remembered.move_to_end(key)
        try:
            return await asyncio.shield(task)
        except BaseException:
            if task.done():
                self._remembered.pop(key, None)
            raise

    async def _run(self, key: str, wanted: EvaluationRequest, address: str) -> EvaluatedDecision:
        """Evaluate a decision on the worker of reviews: positions by strangers must not delay hints at tables."""
        owner = WorkOwner(address, f"analysis {key}", True)
        run_piece = partial(self.service.bot_executor.run_in_background, owner, f"an analysis of {wanted.game}")
        found = await evaluate_in_pieces(run_piece, f"analysis {key}", wanted)
        return EvaluatedDecision() if found is None else found
