"""HTTP API of the coach: advice before each decision, and feedback after it."""

from __future__ import annotations

from collections import OrderedDict

from bastide.core.game_registry import get_game
from bastide.core.json_data import JsonData
from bastide.hosting.api.endpoint_types import ApiRequest
from bastide.hosting.api.rate_limits import COACH_LIMIT, TokenBuckets, check_rate_limit, scale_limit
from bastide.hosting.api.route_decorator import Routes, route
from bastide.hosting.bots.fair_queue import WorkOwner
from bastide.hosting.service.table_service import TableService
from bastide.tables import messages as wire
from bastide.tables.analysis.coach_advice import (
    CoachAdvice,
    CoachedMove,
    CoachFeedback,
    build_advice,
    build_feedback,
    check_may_be_coached,
)
from bastide.tables.analysis.game_review import EvaluationTask, ReviewedDecision
from bastide.tables.analysis.hint_answers import check_may_ask_hint
from bastide.tables.analysis.move_evaluation import MoveEvaluation
from bastide.tables.fairness.sampled_positions import SampledPositions
from bastide.tables.request_errors import RequestRefused
from bastide.tables.state.table_state import Table

#: Number of positions that are remembered until their move is made.
MAX_REMEMBERED_POSITIONS = 500
#: Budget of an advice: rollouts, so that the result does not depend on the load, and processor time.
ADVICE_ROLLOUTS = 60
MAX_CPU_SECONDS = 2.0
#: Budget of feedback, which needs more certainty.
FEEDBACK_ROLLOUTS = 400


class CoachRoutes(Routes):
    """Coach at the tables of a service. All evaluations use sampled positions only."""

    def __init__(self, service: TableService, factor: float) -> None:
        self.service = service
        self.rate_limit = TokenBuckets(scale_limit(COACH_LIMIT, factor)) if factor else None
        self._advised_positions: OrderedDict[tuple[str, int, int], dict[str, JsonData]] = OrderedDict()

    @route(
        "POST",
        "/api/tables/{table}/coach",
        "Ask the coach for advice on the current decision",
        signed=True,
    )
    async def get_advice(self, request: ApiRequest, body: wire.AskHint) -> CoachAdvice:
        hosted, _ = await self.service.open_for_visitor(request.get_path_value("table"), request.visitor, None)
        table = hosted.table
        seat = check_may_ask_hint(table, body, request.visitor)
        if self.rate_limit is not None:
            check_rate_limit(self.rate_limit, request.visitor.id)
        assert table.state is not None
        samples = SampledPositions(table, table.state, seat)
        state = samples.sample_position(0)
        sampled = state.snapshot()
        decision = ReviewedDecision(0, seat, state.legal_actions(seat)[0], 0)
        evaluation = await self._evaluate(
            table, EvaluationTask(decision, sampled, ADVICE_ROLLOUTS, samples.make_seed(0), True), request
        )
        # Feedback is given once for each advice, so that the rate limit of advice covers both.
        self._advised_positions[table.id, seat, body.position] = sampled
        if len(self._advised_positions) > MAX_REMEMBERED_POSITIONS:
            self._advised_positions.popitem(last=False)
        return build_advice(table.game.id, body.position, state, seat, evaluation.best)

    @route(
        "POST",
        "/api/tables/{table}/coach/move",
        "Ask for feedback on a move, after advice in the same position",
        signed=True,
    )
    async def get_feedback(self, request: ApiRequest, body: CoachedMove) -> CoachFeedback:
        hosted, _ = await self.service.open_for_visitor(request.get_path_value("table"), request.visitor, None)
        table = hosted.table
        seat = check_may_be_coached(table, request.visitor)
        sampled = self._advised_positions.pop((table.id, seat, body.position), None)
        if sampled is None:
            raise RequestRefused("no-advice", "no hint found for this decision; try again")
        state = get_game(table.game.id).restore(sampled)
        if not state.is_legal(seat, body.action):
            raise state.illegal_action_error(seat, body.action)
        seed = SampledPositions(table, state, seat).make_seed(1)
        decision = ReviewedDecision(0, seat, body.action, 0)
        evaluation = await self._evaluate(
            table, EvaluationTask(decision, sampled, FEEDBACK_ROLLOUTS, seed, True), request
        )
        return build_feedback(table.game.id, body.position, state, seat, body.action, evaluation)

    async def _evaluate(self, table: Table, task: EvaluationTask, request: ApiRequest) -> MoveEvaluation:
        return await self.service.bot_executor.evaluate_move(
            table.game.id, task, MAX_CPU_SECONDS, WorkOwner(request.visitor.id, table.id, True, request.address)
        )
