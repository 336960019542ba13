"""Evaluate a decision for hints, the coach and reviews. All three get the same answer for the same position."""

from __future__ import annotations

from collections.abc import Mapping
from typing import NamedTuple

from msgspec import Struct

from bastide.bots.difficulty_levels import analysis_heuristics
from bastide.bots.search import ActionEvaluation, DecisionEvaluation, DecisionEvaluationRun, Estimate, SearchBudget
from bastide.bots.search.evaluation_reasons import reasons_for_better
from bastide.core.game_registry import get_game, get_kit
from bastide.core.json_data import JsonData
from bastide.core.state import State
from bastide.tables.analysis.game_plan import GamePlan, build_plan
from bastide.tables.messages import JsonObject, as_json_object

#: Limit of processor time for one decision. Only slow devices and large sets of modules reach it.
MAX_CPU_SECONDS = 5.0


class EvaluatedAction(Struct, frozen=True):
    """A legal action: its win chance and final lead, and what it costs compared with the best one."""

    action: int
    win: float
    #: Half widths of 95 % intervals: of the win chance, and of both costs.
    error: float
    lead: float
    cost: float
    cost_error: float
    point_cost: float
    point_cost_error: float
    #: Whether it is about as good as the best one.
    equal: bool
    #: Reasons why the best action is better than this one; for the best: than the next one that is clearly worse.
    reasons: list[JsonObject] = []
    #: Whether the heuristics consider it at all.
    sensible: bool = True


class EvaluatedDecision(Struct, frozen=True):
    """The most promising actions of a decision and the played one, the best first; empty if it was not evaluated."""

    actions: list[EvaluatedAction] = []
    #: Plan for the phase, if it was requested and this decision can tell.
    plan: GamePlan | None = None
    #: Number of rollouts of all actions together.
    rollouts: int = 0

    @property
    def best(self) -> EvaluatedAction:
        return self.actions[0]

    def find_action(self, action: int) -> EvaluatedAction | None:
        return next((each for each in self.actions if each.action == action), None)


def is_clear_cost(cost: float, error: float, minimum: float) -> bool:
    """Return whether a cost is large enough to mention, and certain although it is chosen among many decisions."""
    return cost >= minimum and Estimate(cost, error).is_certain


def evaluation_rollouts(game_id: str) -> int:
    """Return the number of rollouts of a whole evaluation in this game."""
    return analysis_heuristics(get_game(game_id)).evaluation_rollouts


class EvaluationRequest(NamedTuple):
    """A decision to evaluate, in a position sampled for the player."""

    game: str
    sampled_position: Mapping[str, JsonData]
    player: int
    #: Action that is evaluated in any case; -1: none.
    played: int = -1
    #: Fewer than usual, for a quick look; 0: as many as usual.
    rollouts: int = 0
    #: Limit of processor time.
    seconds: float = MAX_CPU_SECONDS
    #: Whether to make a plan for the phase, too.
    wants_plan: bool = False


def start_evaluation(request: EvaluationRequest) -> DecisionEvaluationRun:
    """Prepare the evaluation of a decision."""
    game = get_game(request.game)
    heuristics = analysis_heuristics(game)
    budget = SearchBudget(request.rollouts or heuristics.evaluation_rollouts, request.seconds)
    state = game.restore(request.sampled_position)
    return DecisionEvaluationRun(state, request.player, budget, heuristics, request.played)


def evaluate_position(request: EvaluationRequest) -> EvaluatedDecision:
    """Evaluate a decision without pause."""
    evaluation = start_evaluation(request)
    evaluation.run()
    return describe_run(evaluation, request)


def describe_run(run: DecisionEvaluationRun, request: EvaluationRequest) -> EvaluatedDecision:
    """Return the result of a finished evaluation as data, with a plan if the request wants one."""
    return describe_evaluation(run.evaluation, build_plan(run) if request.wants_plan else None)


def describe_evaluation(found: DecisionEvaluation, plan: GamePlan | None = None) -> EvaluatedDecision:
    """Return an evaluation with its reasons, as data."""
    measured = found.measured_actions()
    worse = next((each for each in measured if not each.is_about_best), None)
    described = []
    for each in measured:
        rival = worse if each is found.best else each
        reasons = [] if rival is None or rival.is_about_best else reasons_for_better(found, found.best, rival)
        described.append(_describe_action(each, [as_json_object(reason.to_json_data()) for reason in reasons]))
    return EvaluatedDecision(described, plan, found.rollouts)


def _describe_action(found: ActionEvaluation, reasons: list[JsonObject]) -> EvaluatedAction:
    return EvaluatedAction(
        action=found.action,
        win=found.win_chance.mean,
        error=found.win_chance.error,
        lead=found.point_lead.mean,
        cost=found.win_chance_cost.mean,
        cost_error=found.win_chance_cost.error,
        point_cost=found.point_cost.mean,
        point_cost_error=found.point_cost.error,
        equal=found.is_about_best,
        reasons=reasons,
        sensible=found.is_sensible,
    )


def explain_position(state: State, game_id: str, seat: int) -> list[JsonObject]:
    """Return what decides a player's current win chance."""
    return [as_json_object(reason.to_json_data()) for reason in get_kit(game_id).explain_position(state, seat)]
