"""HTTP API of the coach: advice before each decision, and feedback after it."""

from __future__ import annotations

from bastide.hosting.analysis.decision_evaluations import DecisionEvaluations
from bastide.hosting.api.endpoint_types import ApiRequest
from bastide.hosting.api.rate_limits import COACH_LIMIT, TokenBuckets, check_rate_limit, scale_limit
from bastide.hosting.api.route_decorator import Routes, route
from bastide.hosting.bots.fair_queue import WorkOwner
from bastide.tables import messages as wire
from bastide.tables.analysis.coach_advice import (
    CoachAdvice,
    CoachedMove,
    CoachFeedback,
    build_advice,
    build_feedback,
    check_may_be_coached,
)
from bastide.tables.analysis.game_plan import plan_phase
from bastide.tables.analysis.hint_answers import check_may_ask_hint


class CoachRoutes(Routes):
    """Coach at the tables of a service. Advice and feedback on a move come from the same evaluation as hints."""

    def __init__(self, evaluations: DecisionEvaluations, factor: float) -> None:
        self.evaluations = evaluations
        self.rate_limit = TokenBuckets(scale_limit(COACH_LIMIT, factor)) if factor else None

    @route(
        "POST",
        "/api/tables/{table}/coach",
        "Ask the coach for advice on the current decision",
        signed=True,
    )
    async def get_advice(self, request: ApiRequest, body: wire.AskHint) -> CoachAdvice:
        visitor = request.visitor
        hosted, _ = await self.evaluations.service.open_for_visitor(request.get_path_value("table"), visitor, None)
        table = hosted.table
        seat = check_may_ask_hint(table, body, visitor)
        if self.rate_limit is not None and not self.evaluations.is_remembered(table, seat):
            check_rate_limit(self.rate_limit, visitor.id)
        state = table.state
        assert state is not None
        asker = WorkOwner(visitor.id, table.id, True, request.address)
        phase = plan_phase(state, seat)
        evaluated = await self.evaluations.evaluate(table, seat, asker)
        return build_advice(body.position, state, seat, evaluated, self.evaluations.find_plan(table, seat, phase))

    @route(
        "POST",
        "/api/tables/{table}/coach/move",
        "Ask for feedback on a move, after advice in the same position",
        signed=True,
    )
    async def get_feedback(self, request: ApiRequest, body: CoachedMove) -> CoachFeedback:
        visitor = request.visitor
        hosted, _ = await self.evaluations.service.open_for_visitor(request.get_path_value("table"), visitor, None)
        table = hosted.table
        seat = check_may_be_coached(table, visitor)
        is_known = self.evaluations.is_action_remembered(table, seat, body.position, body.action)
        if self.rate_limit is not None and not is_known:
            check_rate_limit(self.rate_limit, visitor.id)
        asker = WorkOwner(visitor.id, table.id, True, request.address)
        state, evaluated = await self.evaluations.evaluate_played(table, seat, body.position, body.action, asker)
        plan = self.evaluations.find_plan(table, seat, plan_phase(state, seat))
        return build_feedback(body.position, state, seat, body.action, evaluated, plan)
