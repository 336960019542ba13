"""Hints: check that a player may ask, and build the answer."""

from __future__ import annotations

from bastide.tables import messages as wire
from bastide.tables.analysis.move_evaluation import EvaluatedAction, explain_action, explain_position
from bastide.tables.commands.game_moves import require_to_move
from bastide.tables.commands.permission_checks import (
    check_no_bot_plays,
    check_position,
    check_replayable,
    check_status,
    require_seat,
)
from bastide.tables.messages import as_json_object
from bastide.tables.request_errors import RequestRefused
from bastide.tables.state.table_state import Table
from bastide.tables.visitor_and_command_context import Visitor

#: Maximum number of actions in a hint, best first.
MAX_HINT_ACTIONS = 5
#: Actions with fewer visits, or with a smaller share of the best action's visits, are left out as unreliable.
MIN_VISITS = 8
MAX_VISIT_RATIO = 50


def check_may_ask_hint(table: Table, request: wire.AskHint, visitor: Visitor) -> int:
    """Return the seat of a visitor who may get a hint now; RequestRefused otherwise."""
    seat = require_seat(table, visitor)
    check_status(table, "playing")
    check_replayable(table)
    if not table.hints:
        raise RequestRefused("hints-off", "hints are turned off at this table")
    check_position(table, request.position)
    check_no_bot_plays(table, seat)
    require_to_move(table, seat)
    return seat


def build_hint(table: Table, seat: int, evaluated: list[EvaluatedAction]) -> wire.Hint:
    """Build the hint from the best of the evaluated actions."""
    state = table.state
    assert state is not None
    best = evaluated[0]
    lines = [
        wire.HintLine(
            line.action,
            state.notation(seat, line.action),
            as_json_object(state.action_data(seat, line.action)),
            line.win,
            line.result,
            explain_action(state, table.game.id, seat, line.action),
            line.error,
            line.equal,
        )
        for line in evaluated[:MAX_HINT_ACTIONS]
        if line is best or line.visits >= max(MIN_VISITS, best.visits // MAX_VISIT_RATIO)
    ]
    return wire.Hint(table.position, lines, explain_position(state, table.game.id, seat))
