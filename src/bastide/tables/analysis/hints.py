"""Hints: who may be told what a bot would do in their place, and what they are told."""

from __future__ import annotations

from bastide.tables import messages as wire
from bastide.tables.analysis.evaluation import WeighedAction, reasons, standing
from bastide.tables.commands.checks import check_plays_alone, check_position, check_sound, check_status, own_seat
from bastide.tables.commands.playing import to_move
from bastide.tables.errors import Refused
from bastide.tables.messages import facts
from bastide.tables.model.table import Table
from bastide.tables.visitor import Visitor

#: So many actions are told, the best first.
MOST = 5
#: What was tried less often, or so much less often than the best, is not worth telling: its figures are chance.
ENOUGH = 8
SHARE = 50


def advised(table: Table, wish: wire.AskHint, visitor: Visitor) -> int:
    """The seat of somebody who may be told now what a bot would do there."""
    seat = own_seat(table, visitor)
    check_status(table, "playing")
    check_sound(table)
    if not table.hints:
        raise Refused("hints-off", "there are no hints at this table")
    check_position(table, wish.position)
    check_plays_alone(table, seat)
    to_move(table, seat)
    return seat


def told(table: Table, seat: int, weighed: list[WeighedAction]) -> wire.Hint:
    """The best few, in the words of the table."""
    state = table.state
    assert state is not None
    best = weighed[0]
    lines = [
        wire.HintLine(
            line.action,
            state.notation(seat, line.action),
            facts(state.meaning(seat, line.action)),
            line.win,
            line.result,
            reasons(state, table.game.id, seat, line.action),
            line.error,
            line.equal,
        )
        for line in weighed[:MOST]
        if line is best or line.visits >= max(ENOUGH, best.visits // SHARE)
    ]
    return wire.Hint(table.position, lines, standing(state, table.game.id, seat))
