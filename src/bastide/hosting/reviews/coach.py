"""HTTP API of the coach: advice before each decision, and feedback after it."""

from __future__ import annotations

from collections import OrderedDict

from bastide.core.plain import Plain
from bastide.core.registry import get_game
from bastide.hosting.api.calls import Call
from bastide.hosting.api.rate_limits import COACH, Buckets, check, scaled
from bastide.hosting.api.routes import Routes, answers
from bastide.hosting.bots.fair_queue import Whose
from bastide.hosting.service.table_service import TableService
from bastide.tables import messages as wire
from bastide.tables.analysis.coaching import Advice, Afterthought, CoachedMove, advice, afterthought, coached
from bastide.tables.analysis.evaluation import Judged
from bastide.tables.analysis.hints import advised
from bastide.tables.analysis.reviews import Decided, Look
from bastide.tables.errors import Refused
from bastide.tables.fairness.sampled_positions import Draws
from bastide.tables.model.table import Table

#: Number of positions that are remembered until their move is made.
KEPT = 500
#: Budget of an advice: rollouts, so that the result does not depend on the load, and processor time.
LOOKS = 60
LONGEST = 2.0
#: Budget of feedback, which needs more certainty.
LOOKS_BACK = 400


class Coach(Routes):
    """Coach at the tables of a service. All evaluations use sampled positions only."""

    def __init__(self, service: TableService, factor: float) -> None:
        self.house = service
        self.limit = Buckets(scaled(COACH, factor)) if factor else None
        self._advised_positions: OrderedDict[tuple[str, int, int], dict[str, Plain]] = OrderedDict()

    @answers(
        "POST",
        "/api/tables/{table}/coach",
        "Ask the coach for advice on the current decision",
        signed=True,
    )
    async def before(self, request: Call, body: wire.AskHint) -> Advice:
        hosted, _ = await self.house.seen_by(request.path("table"), request.visitor, None)
        table = hosted.table
        seat = advised(table, body, request.visitor)
        if self.limit is not None:
            check(self.limit, request.visitor.id)
        assert table.state is not None
        samples = Draws(table, table.state, seat)
        state = samples.position(0)
        sampled = state.snapshot()
        decision = Decided(0, seat, state.legal_actions(seat)[0], 0)
        evaluation = await self._evaluate(
            table, Look(decision, sampled, LOOKS, samples.seed(0), True), request.visitor.id
        )
        # Feedback is given once for each advice, so that the rate limit of advice covers both.
        self._advised_positions[table.id, seat, body.position] = sampled
        if len(self._advised_positions) > KEPT:
            self._advised_positions.popitem(last=False)
        return advice(table.game.id, body.position, state, seat, evaluation.best)

    @answers(
        "POST",
        "/api/tables/{table}/coach/move",
        "Ask for feedback on a move, after advice in the same position",
        signed=True,
    )
    async def after(self, request: Call, body: CoachedMove) -> Afterthought:
        hosted, _ = await self.house.seen_by(request.path("table"), request.visitor, None)
        table = hosted.table
        seat = coached(table, request.visitor)
        sampled = self._advised_positions.pop((table.id, seat, body.position), None)
        if sampled is None:
            raise Refused("no-advice", "this decision could not be evaluated")
        state = get_game(table.game.id).restore(sampled)
        if not state.is_legal(seat, body.action):
            raise state.refusal(seat, body.action)
        seed = Draws(table, state, seat).seed(1)
        decision = Decided(0, seat, body.action, 0)
        evaluation = await self._evaluate(table, Look(decision, sampled, LOOKS_BACK, seed, True), request.visitor.id)
        return afterthought(table.game.id, body.position, state, seat, body.action, evaluation)

    async def _evaluate(self, table: Table, task: Look, requester: str) -> Judged:
        return await self.house.workers.judge(table.game.id, task, LONGEST, Whose(requester, table.id, True))
