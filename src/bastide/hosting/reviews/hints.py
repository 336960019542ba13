"""Hints for players: rate limit, cache, and evaluation on the bot executor."""

from __future__ import annotations

import asyncio
from collections import OrderedDict

from bastide.hosting.api.rate_limits import HINTS, Buckets, check, scaled
from bastide.hosting.bots.fair_queue import Whose
from bastide.hosting.service.table_service import TableService
from bastide.tables import messages as wire
from bastide.tables.analysis.evaluation import WeighedAction
from bastide.tables.analysis.hints import advised, told
from bastide.tables.fairness.sampled_positions import Draws
from bastide.tables.model.table import Table
from bastide.tables.visitor import Visitor

#: Number of cached hints.
KEPT = 500


#: Search iterations of a hint. A fixed number gives the same answer on every server, unless time runs out first.
THOUGHTS = 800


class Hints:
    """Hints for the players of a service. ``factor`` scales the rate limit (0: none)."""

    def __init__(self, service: TableService, seconds: float, factor: float) -> None:
        self.house = service
        self.seconds = seconds
        self._limit = Buckets(scaled(HINTS, factor)) if factor else None
        self._known: OrderedDict[tuple[str, int, int], asyncio.Task[list[WeighedAction]]] = OrderedDict()

    async def hint(self, id: str, request: wire.AskHint, visitor: Visitor) -> wire.Hint:
        """Return the best actions for the asker; RequestRefused if they may not have a hint now."""
        hosted, _ = await self.house.seen_by(id, visitor, None)
        table = hosted.table
        seat = advised(table, request, visitor)
        key = (table.id, seat, table.position)
        if key not in self._known:
            if self._limit is not None:
                check(self._limit, visitor.id)
            owner = Whose(visitor.id, table.id, True)
            self._known[key] = asyncio.ensure_future(self._evaluate(table, seat, owner))
            if len(self._known) > KEPT:
                self._known.popitem(last=False)[1].cancel()
        try:
            # The asker may disconnect while others wait for the same answer.
            evaluated = await asyncio.shield(self._known[key])
        except BaseException:
            task = self._known.get(key)
            if task is not None and task.done():
                del self._known[key]
            raise
        return told(table, seat, evaluated)

    async def _evaluate(self, table: Table, seat: int, owner: Whose) -> list[WeighedAction]:
        # A sampled position: the real one never leaves this process.
        assert table.state is not None
        samples = Draws(table, table.state, seat)
        sampled = samples.position(0).snapshot()
        return await self.house.workers.weigh(
            table.game.id, sampled, seat, THOUGHTS, self.seconds, samples.seed(0), owner
        )
