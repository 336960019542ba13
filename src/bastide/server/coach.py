"""The coach of somebody who learns at a table: hints that come by themselves, and a look back at what was done."""

from __future__ import annotations

from collections import OrderedDict

from bastide.core.plain import Plain
from bastide.core.registry import get_game
from bastide.core.rng import Rng
from bastide.server.hints import Hints
from bastide.server.http import Call
from bastide.server.routes import Routes, answers
from bastide.server.shares import Whose
from bastide.tables import messages as wire
from bastide.tables.coaching import Afterthought, CoachedMove, afterthought, coached
from bastide.tables.errors import Refused
from bastide.tables.hints import advised
from bastide.tables.reviews import Decided, Look

#: So many positions are remembered until their move is made.
KEPT = 500
#: A look back plays on so many games at most, in so many seconds at most.
LOOKS = 60
LONGEST = 2.0


class Coach(Routes):
    """The coach at the tables of a house. Whatever it says is found out from what the player could know."""

    def __init__(self, hints: Hints) -> None:
        self.hints = hints
        self.house = hints.house
        self._seen: OrderedDict[tuple[str, int, int], dict[str, Plain]] = OrderedDict()

    @answers(
        "POST",
        "/api/tables/{table}/coach",
        "What matters in the decision that the asker is about to take: as a hint",
        signed=True,
    )
    async def before(self, call: Call, body: wire.AskHint) -> wire.Hint:
        hosted, _ = await self.house.seen_by(call.path("table"), call.visitor, None)
        table = hosted.table
        seat = advised(table, body, call.visitor)
        assert table.state is not None
        drawn = table.state.sample(seat, Rng(self.house.bits(64))).snapshot()
        found = await self.hints.hint(table.id, body, call.visitor)
        # Only what was looked at can be looked back at, and only once: so the limit on the one is that on the other.
        self._seen[table.id, seat, body.position] = drawn
        if len(self._seen) > KEPT:
            self._seen.popitem(last=False)
        return found

    @answers(
        "POST",
        "/api/tables/{table}/coach/move",
        "What would have been better than what the asker has done, where the coach has looked before",
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
        look = Look(Decided(0, seat, body.action, 0), drawn, LOOKS, self.house.bits(32))
        whose = Whose(call.visitor.id, table.id, True)
        judged = await self.house.workers.judge(table.game.id, look, min(LONGEST, 2 * self.hints.seconds), whose)
        return afterthought(table.game.id, body.position, state, seat, body.action, judged)
