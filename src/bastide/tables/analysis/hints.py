"""Hints: check that a player may ask, and build the answer."""

from __future__ import annotations

from bastide.tables import messages as wire
from bastide.tables.analysis.evaluation import WeighedAction, reasons, standing
from bastide.tables.commands.checks import check_plays_alone, check_position, check_sound, check_status, own_seat
from bastide.tables.commands.playing import to_move
from bastide.tables.errors import Refused
from bastide.tables.messages import facts
from bastide.tables.model.table import Table
from bastide.tables.visitor import Visitor

#: Maximum number of actions in a hint, best first.
MOST = 5
#: Actions with fewer visits, or with a smaller share of the best action's visits, are left out as unreliable.
ENOUGH = 8
SHARE = 50


def advised(table: Table, request: wire.AskHint, visitor: Visitor) -> int:
    """Return the seat of a visitor who may get a hint now; RequestRefused otherwise."""
    seat = own_seat(table, visitor)
    check_status(table, "playing")
    check_sound(table)
    if not table.hints:
        raise Refused("hints-off", "there are no hints at this table")
    check_position(table, request.position)
    check_plays_alone(table, seat)
    to_move(table, seat)
    return seat


def told(table: Table, seat: int, evaluated: list[WeighedAction]) -> wire.Hint:
    """Build the hint from the best of the evaluated actions."""
    state = table.state
    assert state is not None
    best = evaluated[0]
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
        for line in evaluated[:MOST]
        if line is best or line.visits >= max(ENOUGH, best.visits // SHARE)
    ]
    return wire.Hint(table.position, lines, standing(state, table.game.id, seat))
