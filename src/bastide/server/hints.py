"""Hints: what a search would do in the place of somebody who asks."""

from __future__ import annotations

import asyncio
from collections import OrderedDict

from bastide.core.rng import Rng
from bastide.server import messages as wire
from bastide.server import rules
from bastide.server.house import House
from bastide.server.limits import HINTS, Buckets, check, scaled
from bastide.server.person import Person
from bastide.server.showing import facts
from bastide.server.table import Table
from bastide.server.workers import Weighed

#: So many actions are told, the best first.
MOST = 5
#: What was tried less often, or so much less often than the best, is not worth telling: its figures are chance.
ENOUGH = 8
SHARE = 50
#: So many answers are remembered: to ask again about the same decision costs nobody anything.
KEPT = 500


class Hints:
    """Answers to people at the tables of a house. ``factor``: how strict the limit is (0: there is none)."""

    def __init__(self, house: House, seconds: float, factor: float) -> None:
        self.house = house
        self.seconds = seconds
        self._limit = Buckets(scaled(HINTS, factor)) if factor else None
        self._known: OrderedDict[tuple[str, int, int], asyncio.Task[Weighed]] = OrderedDict()

    async def hint(self, id: str, wish: wire.AskHint, person: Person) -> wire.Hint:
        """What is most promising for the asker. Refused if they are not asked anything, or not allowed to know."""
        live, _ = await self.house.seen_by(id, person, None)
        table = live.table
        seat = rules.advised(table, wish, person)
        key = (table.id, seat, table.position)
        if key not in self._known:
            if self._limit is not None:
                check(self._limit, person.id)
            self._known[key] = asyncio.ensure_future(self._weigh(table, seat))
            if len(self._known) > KEPT:
                self._known.popitem(last=False)[1].cancel()
        try:
            # Whoever asked may leave; others may be waiting for the same answer.
            weighed = await asyncio.shield(self._known[key])
        except BaseException:
            task = self._known.get(key)
            if task is not None and task.done():
                del self._known[key]
            raise
        return told(table, seat, weighed)

    async def _weigh(self, table: Table, seat: int) -> Weighed:
        # A position that the asker could be in, not the one they are in: the truth never leaves this process.
        assert table.state is not None
        drawn = table.state.sample(seat, Rng(self.house.bits(64))).snapshot()
        return await self.house.workers.weigh(table.game.id, drawn, seat, self.seconds, self.house.bits(32))


def told(table: Table, seat: int, weighed: Weighed) -> wire.Hint:
    """The best few, in the words of the table."""
    state = table.state
    assert state is not None
    best = weighed.lines[0]
    lines = [
        wire.HintLine(
            line.action,
            state.notation(seat, line.action),
            facts(state.meaning(seat, line.action)),
            line.win,
            line.result,
        )
        for line in weighed.lines[:MOST]
        if line is best or line.visits >= max(ENOUGH, best.visits // SHARE)
    ]
    return wire.Hint(table.position, lines)
