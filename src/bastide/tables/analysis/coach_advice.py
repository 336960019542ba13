"""Coach advice: what matters before a move, and what would have been better after it."""

from __future__ import annotations

from msgspec import Struct

from bastide.core.state import State
from bastide.tables.analysis.move_evaluation import (
    MoveEvaluation,
    explain_action,
    explain_advantages,
    explain_win_chance_drop,
)
from bastide.tables.commands.permission_checks import check_replayable, require_seat
from bastide.tables.messages import ActionInfo, JsonObject, NonNegativeInt, as_json_object
from bastide.tables.request_errors import RequestRefused
from bastide.tables.state.table_state import Table
from bastide.tables.visitor_and_command_context import Visitor

#: Smaller losses of win chance are not reported to learners.
MIN_REPORTED_COST = 0.04
#: Code of the reason that a game gives if it has no better one.
FALLBACK_REASON_CODE = "quiet"


class CoachAdvice(Struct, frozen=True):
    """The best action, and the main reason for it, if one stands out.

    Pages show the reason first, and the action on request.
    """

    position: int
    best: ActionInfo
    #: Each a ``code``, worded by ``GAME-reason-CODE``, with its arguments.
    reasons: list[JsonObject] = []


class CoachedMove(Struct, frozen=True, forbid_unknown_fields=True):
    """The action that the asker took in a position for which they got advice."""

    position: NonNegativeInt
    action: NonNegativeInt


class CoachFeedback(Struct, frozen=True):
    """A better action and the main reason for it; None if no action was clearly better."""

    position: int
    better: ActionInfo | None = None
    #: Each a ``code``, worded by ``GAME-reason-CODE``, with its arguments.
    reasons: list[JsonObject] = []
    #: Loss of win chance.
    cost: float = 0.0


def check_may_be_coached(table: Table, visitor: Visitor) -> int:
    """Return the seat of a player who may use the coach, which needs a table with hints."""
    seat = require_seat(table, visitor)
    check_replayable(table)
    if not table.hints:
        raise RequestRefused("hints-off", "hints are turned off at this table")
    return seat


def build_advice(game: str, position: int, state: State, seat: int, best: int) -> CoachAdvice:
    """Build the advice before a move. ``state`` is a sampled position."""
    relevant = [reason for reason in explain_action(state, game, seat, best) if reason["code"] != FALLBACK_REASON_CODE]
    return CoachAdvice(position, build_action_info(state, seat, best), relevant[:1])


def build_action_info(state: State, seat: int, action: int) -> ActionInfo:
    return ActionInfo(action, state.notation(seat, action), as_json_object(state.action_data(seat, action)))


def build_feedback(
    game: str, position: int, state: State, seat: int, played: int, evaluation: MoveEvaluation
) -> CoachFeedback:
    """Build the feedback after a move; empty unless another action was clearly better.

    ``state`` is the sampled position in which the action was taken.
    """
    if not evaluation.seen or evaluation.same or evaluation.cost < max(MIN_REPORTED_COST, evaluation.error):
        return CoachFeedback(position)
    better = evaluation.best
    relevant = [
        *explain_advantages(state, game, seat, better, played),
        *explain_win_chance_drop(state, game, seat, better, played),
    ]
    return CoachFeedback(position, build_action_info(state, seat, better), relevant[:1], evaluation.cost)
