"""Hints for players: rate limit, cache, and evaluation on the bot executor."""

from __future__ import annotations

import asyncio
from collections import OrderedDict

from bastide.hosting.api.rate_limits import HINT_LIMIT, TokenBuckets, check_rate_limit, scale_limit
from bastide.hosting.bots.fair_queue import WorkOwner
from bastide.hosting.service.table_service import TableService
from bastide.tables import messages as wire
from bastide.tables.analysis.hint_answers import build_hint, check_may_ask_hint
from bastide.tables.analysis.move_evaluation import EvaluatedAction
from bastide.tables.fairness.sampled_positions import SampledPositions
from bastide.tables.state.table_state import Table
from bastide.tables.visitor_and_command_context import Visitor

#: Number of cached hints.
MAX_CACHED_HINTS = 500


#: Search iterations of a hint. A fixed number gives the same answer on every server, unless time runs out first.
HINT_ITERATIONS = 800


class HintService:
    """Hints for the players of a service. ``factor`` scales the rate limit (0: none)."""

    def __init__(self, service: TableService, seconds: float, factor: float) -> None:
        self.service = service
        self.seconds = seconds
        self._rate_limit = TokenBuckets(scale_limit(HINT_LIMIT, factor)) if factor else None
        self._cache: OrderedDict[tuple[str, int, int], asyncio.Task[list[EvaluatedAction]]] = OrderedDict()

    async def get_hint(self, id: str, request: wire.AskHint, visitor: Visitor, address: str = "") -> wire.Hint:
        """Return the best actions for the asker; RequestRefused if they may not have a hint now."""
        hosted, _ = await self.service.open_for_visitor(id, visitor, None)
        table = hosted.table
        seat = check_may_ask_hint(table, request, visitor)
        key = (table.id, seat, table.position)
        if key not in self._cache:
            if self._rate_limit is not None:
                check_rate_limit(self._rate_limit, visitor.id)
            owner = WorkOwner(visitor.id, table.id, True, address)
            self._cache[key] = asyncio.ensure_future(self._evaluate(table, seat, owner))
            if len(self._cache) > MAX_CACHED_HINTS:
                self._cache.popitem(last=False)[1].cancel()
        try:
            # The asker may disconnect while others wait for the same answer.
            evaluated = await asyncio.shield(self._cache[key])
        except BaseException:
            task = self._cache.get(key)
            if task is not None and task.done():
                del self._cache[key]
            raise
        return build_hint(table, seat, evaluated)

    async def _evaluate(self, table: Table, seat: int, owner: WorkOwner) -> list[EvaluatedAction]:
        # A sampled position: the real one never leaves this process.
        assert table.state is not None
        samples = SampledPositions(table, table.state, seat)
        sampled = samples.sample_position(0).snapshot()
        return await self.service.bot_executor.evaluate_actions(
            table.game.id, sampled, seat, HINT_ITERATIONS, self.seconds, samples.make_seed(0), owner
        )
