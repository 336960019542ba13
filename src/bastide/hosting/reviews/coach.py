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

    def __init__(self, house: TableService, factor: float) -> None:
        self.house = house
        self.limit = Buckets(scaled(COACH, factor)) if factor else None
        self._seen: OrderedDict[tuple[str, int, int], dict[str, Plain]] = OrderedDict()

    @answers(
        "POST",
        "/api/tables/{table}/coach",
        "Ask the coach for advice on the current decision",
        signed=True,
    )
    async def before(self, call: Call, body: wire.AskHint) -> Advice:
        hosted, _ = await self.house.seen_by(call.path("table"), call.visitor, None)
        table = hosted.table
        seat = advised(table, body, call.visitor)
        if self.limit is not None:
            check(self.limit, call.visitor.id)
        assert table.state is not None
        draws = Draws(table, table.state, seat)
        state = draws.position(0)
        drawn = state.snapshot()
        decided = Decided(0, seat, state.legal_actions(seat)[0], 0)
        judged = await self._judged(table, Look(decided, drawn, LOOKS, draws.seed(0), True), call.visitor.id)
        # Feedback is given once for each advice, so that the rate limit of advice covers both.
        self._seen[table.id, seat, body.position] = drawn
        if len(self._seen) > KEPT:
            self._seen.popitem(last=False)
        return advice(table.game.id, body.position, state, seat, judged.best)

    @answers(
        "POST",
        "/api/tables/{table}/coach/move",
        "Ask for feedback on a move, after advice in the same position",
        signed=True,
    )
    async def after(self, call: Call, body: CoachedMove) -> Afterthought:
        hosted, _ = await self.house.seen_by(call.path("table"), call.visitor, None)
        table = hosted.table
        seat = coached(table, call.visitor)
        drawn = self._seen.pop((table.id, seat, body.position), None)
        if drawn is None:
            raise Refused("no-advice", "nothing could be found out about this decision")
        state = get_game(table.game.id).restore(drawn)
        if not state.is_legal(seat, body.action):
            raise state.refusal(seat, body.action)
        seed = Draws(table, state, seat).seed(1)
        decided = Decided(0, seat, body.action, 0)
        judged = await self._judged(table, Look(decided, drawn, LOOKS_BACK, seed, True), call.visitor.id)
        return afterthought(table.game.id, body.position, state, seat, body.action, judged)

    async def _judged(self, table: Table, look: Look, who: str) -> Judged:
        return await self.house.workers.judge(table.game.id, look, LONGEST, Whose(who, table.id, True))
