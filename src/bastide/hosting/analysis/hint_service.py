"""Hints for players."""

from __future__ import annotations

from bastide.hosting.analysis.decision_evaluations import DecisionEvaluations
from bastide.hosting.api.rate_limits import HINT_LIMIT, TokenBuckets, check_rate_limit, scale_limit
from bastide.hosting.bots.fair_queue import WorkOwner
from bastide.tables import messages as wire
from bastide.tables.analysis.hint_answers import build_hint, check_may_ask_hint
from bastide.tables.visitor_and_command_context import Visitor


class HintService:
    """Hints for the players of a service. ``factor`` scales the rate limit (0: none)."""

    def __init__(self, evaluations: DecisionEvaluations, factor: float) -> None:
        self.evaluations = evaluations
        self._rate_limit = TokenBuckets(scale_limit(HINT_LIMIT, factor)) if factor else None

    async def get_hint(self, id: str, request: wire.AskHint, visitor: Visitor, address: str = "") -> wire.Hint:
        """Return the best actions for the asker; RequestRefused if they may not have a hint now."""
        hosted, _ = await self.evaluations.service.open_for_visitor(id, visitor, None)
        table = hosted.table
        seat = check_may_ask_hint(table, request, visitor)
        if self._rate_limit is not None and not self.evaluations.is_remembered(table, seat):
            check_rate_limit(self._rate_limit, visitor.id)
        asker = WorkOwner(visitor.id, table.id, True, address)
        return build_hint(table, seat, await self.evaluations.evaluate(table, seat, asker))
