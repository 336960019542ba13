"""Coach advice: what matters before a move, and what would have been better after it."""

from __future__ import annotations

from msgspec import Struct

from bastide.core.state import State
from bastide.tables.analysis.game_plan import GamePlan
from bastide.tables.analysis.move_evaluation import EvaluatedDecision, is_clear_cost
from bastide.tables.commands.permission_checks import check_replayable, require_seat
from bastide.tables.messages import ActionInfo, JsonObject, NonNegativeInt, as_json_object
from bastide.tables.request_errors import RequestRefused
from bastide.tables.state.table_state import Table
from bastide.tables.visitor_and_command_context import Visitor

#: Smaller losses of win chance, and of points, are not reported to learners.
MIN_REPORTED_COST = 0.04
MIN_REPORTED_POINTS = 2.0


class CoachAdvice(Struct, frozen=True):
    """The best action, and one or two reasons for it, if it stands out.

    Pages show the reasons first, and the action on request.
    """

    position: int
    best: ActionInfo
    #: Other actions that are about as good.
    equal: list[ActionInfo] = []
    #: Each a ``code``, worded by ``GAME-reason-CODE``, with its arguments.
    reasons: list[JsonObject] = []
    #: Plan for this phase of the game, once it is known.
    plan: GamePlan | None = None
    #: Largest loss of win chance by a sensible action, with 95 % confidence.
    at_stake: float = 0.0


class CoachedMove(Struct, frozen=True, forbid_unknown_fields=True):
    """The action that the asker took in a position for which they got advice."""

    position: NonNegativeInt
    action: NonNegativeInt


class CoachFeedback(Struct, frozen=True):
    """A better action and one or two reasons for it; None if no action was clearly better."""

    position: int
    better: ActionInfo | None = None
    #: Each a ``code``, worded by ``GAME-reason-CODE``, with its arguments.
    reasons: list[JsonObject] = []
    #: Loss of win chance, and of final points ahead of the best opponent.
    cost: float = 0.0
    point_cost: float = 0.0
    #: Whether the better action follows the plan of the phase, and the played one does not.
    departs: bool = False


def check_may_be_coached(table: Table, visitor: Visitor) -> int:
    """Return the seat of a player who may use the coach, which needs a table with hints."""
    seat = require_seat(table, visitor)
    check_replayable(table)
    if not table.hints:
        raise RequestRefused("hints-off", "hints are turned off at this table")
    return seat


def build_advice(
    position: int, state: State, seat: int, evaluated: EvaluatedDecision, plan: GamePlan | None = None
) -> CoachAdvice:
    """Build the advice before a move. ``plan``: of this phase."""
    others = [build_action_info(state, seat, each.action) for each in evaluated.actions[1:] if each.equal]
    best = evaluated.best
    losses = [
        each.cost for each in evaluated.actions if each.sensible and not each.equal and each.cost > each.cost_error
    ]
    at_stake = max(losses, default=0.0)
    return CoachAdvice(position, build_action_info(state, seat, best.action), others, best.reasons, plan, at_stake)


def build_action_info(state: State, seat: int, action: int) -> ActionInfo:
    return ActionInfo(action, state.notation(seat, action), as_json_object(state.action_data(seat, action)))


def build_feedback(
    position: int,
    state: State,
    seat: int,
    played: int,
    evaluated: EvaluatedDecision,
    plan: GamePlan | None = None,
) -> CoachFeedback:
    """Build the feedback after a move; empty unless another action was clearly better.

    ``evaluated`` is the evaluation on which the advice before the move was based, ``plan`` the plan of the phase.
    """
    found = evaluated.find_action(played)
    if found is None or found.equal:
        return CoachFeedback(position)
    matters = is_clear_cost(found.cost, found.cost_error, MIN_REPORTED_COST)
    costs_points = is_clear_cost(found.point_cost, found.point_cost_error, MIN_REPORTED_POINTS)
    if not matters and not costs_points:
        return CoachFeedback(position)
    better = build_action_info(state, seat, evaluated.best.action)
    departs = plan is not None and departs_from_plan(plan, state, seat, played, better, found.reasons)
    return CoachFeedback(position, better, found.reasons, found.cost, found.point_cost, departs)


def departs_from_plan(
    plan: GamePlan, state: State, seat: int, played: int, better: ActionInfo, reasons: list[JsonObject]
) -> bool:
    """Return whether the better action buys a planned card or gains planned points, unlike the played one."""
    cards = [each.card for each in plan.purchases]
    if cards:
        is_planned = better.meaning.get("do") == "buy" and better.meaning.get("card") in cards
        return is_planned and state.action_data(seat, played).get("card") not in cards
    sources = [each.source for each in plan.sources]
    return any(reason["code"] in ("more_from", "swings") and reason.get("of") in sources for reason in reasons)
