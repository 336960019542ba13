"""Hints: check that a player may ask, and build the answer."""

from __future__ import annotations

from bastide.core.state import State
from bastide.tables import messages as wire
from bastide.tables.analysis.move_evaluation import EvaluatedDecision, explain_position
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


def build_hint(table: Table, seat: int, evaluated: EvaluatedDecision) -> wire.Hint:
    """Build the hint from an evaluation."""
    state = table.state
    assert state is not None
    return wire.Hint(
        table.position, build_hint_lines(state, seat, evaluated), explain_position(state, table.game.id, seat)
    )


def build_hint_lines(state: State, seat: int, evaluated: EvaluatedDecision) -> list[wire.HintLine]:
    """Build the lines of the evaluated actions."""
    return [
        wire.HintLine(
            action=line.action,
            notation=state.notation(seat, line.action),
            meaning=as_json_object(state.action_data(seat, line.action)),
            win=line.win,
            lead=line.lead,
            reasons=line.reasons,
            error=line.error,
            equal=line.equal,
            cost=line.cost,
            point_cost=line.point_cost,
        )
        for line in evaluated.actions
    ]
