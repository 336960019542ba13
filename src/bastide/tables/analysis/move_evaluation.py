"""Evaluate decisions by search, and explain them; used by hints, the coach and reviews."""

from __future__ import annotations

from collections.abc import Mapping

from msgspec import Struct

from bastide.bots.difficulty_levels import analysis_heuristics, coach_heuristics
from bastide.bots.search import MoveComparison, SearchBudget, analyse_decision, compare_with_best
from bastide.core.action_reason import Reason
from bastide.core.game_registry import get_game, get_kit
from bastide.core.json_data import JsonData
from bastide.core.state import State
from bastide.tables.messages import JsonObject, as_json_object


class EvaluatedAction(Struct, frozen=True):
    """A legal action and its evaluation by a search (``Line``)."""

    action: int
    visits: int
    result: float
    win: float
    error: float
    equal: bool


class MoveEvaluation(Struct, frozen=True):
    """Cost of an action compared with the best other one (``Verdict``)."""

    best: int
    same: bool
    seen: bool
    win: float
    best_win: float
    cost: float
    error: float


#: Result for a decision that could not be evaluated in time.
NOT_EVALUATED = MoveEvaluation(-1, False, False, 0.0, 0.0, 0.0, 0.0)


def evaluate_actions(
    game_id: str, snapshot: Mapping[str, JsonData], seat: int, iterations: int, seconds: float, seed: int
) -> list[EvaluatedAction]:
    """Evaluate all legal actions with a limited search, best first.

    If the game's heuristics see only one sensible action (Treasures are played before buying), it comes first, since
    chance orders actions of equal value.
    """
    game = get_game(game_id)
    state, heuristics = game.restore(snapshot), analysis_heuristics(game)
    found = analyse_decision(state, seat, SearchBudget(iterations, seconds), heuristics, seed)
    sensible = heuristics.candidate_actions(state, seat, state.legal_actions(seat))
    lines = sorted(found.actions, key=lambda line: len(sensible) == 1 and line.action != sensible[0])
    return [
        EvaluatedAction(
            line.action, line.visits, line.mean_result, line.win_chance, line.win_chance_error, line.is_about_best
        )
        for line in lines
    ]


def evaluate_move(
    game_id: str,
    snapshot: Mapping[str, JsonData],
    seat: int,
    played: int,
    rollouts: int,
    seconds: float,
    seed: int,
    teaching: bool = False,
) -> MoveEvaluation:
    """Evaluate the cost of an action by a limited number of rollouts and seconds of processor time.

    ``teaching``: use the game's heuristics for learners.
    """
    game = get_game(game_id)
    heuristics = coach_heuristics(game) if teaching else analysis_heuristics(game)
    return build_evaluation(
        compare_with_best(game.restore(snapshot), seat, played, SearchBudget(rollouts, seconds), heuristics, seed)
    )


def build_evaluation(found: MoveComparison) -> MoveEvaluation:
    """Return a comparison as data."""
    return MoveEvaluation(
        found.best_action,
        found.is_equivalent,
        found.is_measured,
        found.win_chance,
        found.best_win_chance,
        found.win_chance_cost,
        found.cost_error,
    )


# -- explanations ------------------------------------------------------------------------------


def explain_action(state: State, game_id: str, seat: int, action: int) -> list[JsonObject]:
    """Return the game's reasons for an action."""
    return reasons_to_json(get_kit(game_id).reasons_for(state, seat, action))


def explain_advantages(state: State, game_id: str, seat: int, best: int, played: int) -> list[JsonObject]:
    """Return the reasons for the better action that do not apply to the played one."""
    kit = get_kit(game_id)
    return reasons_to_json(subtract_reasons(kit.reasons_for(state, seat, best), kit.reasons_for(state, seat, played)))


def explain_drawbacks(state: State, game_id: str, seat: int, best: int, played: int) -> list[JsonObject]:
    """Return the reasons against the played action that do not apply to the better one."""
    kit = get_kit(game_id)
    return reasons_to_json(
        subtract_reasons(kit.reasons_against(state, seat, played), kit.reasons_against(state, seat, best))
    )


def explain_position(state: State, game_id: str, seat: int) -> list[JsonObject]:
    """Return the reasons for a player's current win chance."""
    return reasons_to_json(get_kit(game_id).explain_position(state, seat))


def explain_win_chance_drop(state: State, game_id: str, seat: int, best: int, played: int) -> list[JsonObject]:
    """Return the reasons why the played action lowers the win chance, unlike the better one."""
    return reasons_to_json(get_kit(game_id).explain_mistake(state, seat, played, best))


def subtract_reasons(found: list[Reason], shared: list[Reason]) -> list[Reason]:
    known = [reason.to_json_data() for reason in shared]
    return [reason for reason in found if reason.to_json_data() not in known]


def reasons_to_json(found: list[Reason]) -> list[JsonObject]:
    return [as_json_object(reason.to_json_data()) for reason in found]
