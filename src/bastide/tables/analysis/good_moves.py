"""Good moves of a review: decisions in which the played action was clearly better than every sensible alternative."""

from __future__ import annotations

from collections.abc import Iterable

from bastide.bots.search.decision_evaluation import MIN_POINT_DIFFERENCE
from bastide.bots.search.decision_evaluation_run import MIN_WIN_CHANCE_DIFFERENCE
from bastide.core.state import State
from bastide.tables.analysis.move_evaluation import EvaluatedAction, EvaluatedDecision, is_clear_cost
from bastide.tables.messages import as_json_object
from bastide.tables.messages.record_messages import GoodMove

#: Points that count as much as the whole win chance when moves are ranked.
POINTS_PER_WIN = 40.0


def find_good_move(
    at: int, turn: int, player: int, played: int, state: State, evaluated: EvaluatedDecision
) -> GoodMove | None:
    """Return the decision as a good move; None unless the action was clearly the best of several sensible ones.

    A decision with only one sensible action is no achievement, such as playing all Treasures.
    """
    if not evaluated.actions or evaluated.best.action != played:
        return None
    others = evaluated.actions[1:]
    rivals = [each for each in others if each.sensible]
    if not evaluated.best.sensible or not rivals or any(each.equal or not is_worse(each) for each in others):
        return None
    rival = min(rivals, key=lambda each: each.cost + each.point_cost / POINTS_PER_WIN)
    return GoodMove(
        at=at,
        player=player,
        played=state.notation(player, played),
        played_meaning=as_json_object(state.action_data(player, played)),
        next_best=state.notation(player, rival.action),
        next_best_meaning=as_json_object(state.action_data(player, rival.action)),
        gain=max(0.0, rival.cost),
        error=rival.cost_error,
        point_gain=max(0.0, rival.point_cost),
        point_error=rival.point_cost_error,
        reasons=rival.reasons,
        turn=turn,
        turn_facts=as_json_object(state.turn_facts(player)),
    )


def is_worse(action: EvaluatedAction) -> bool:
    """Return whether an action certainly costs win chance or points, and enough to mention it."""
    return is_clear_cost(action.cost, action.cost_error, MIN_WIN_CHANCE_DIFFERENCE) or is_clear_cost(
        action.point_cost, action.point_cost_error, MIN_POINT_DIFFERENCE
    )


def rank_good_moves(moves: Iterable[GoodMove], count: int) -> list[GoodMove]:
    """Return the best moves: for each player at most this many, at most one of each turn, the largest gain first."""
    chosen: list[GoodMove] = []
    for move in sorted(moves, key=lambda move: (-total_gain(move), move.at)):
        same_player = [each for each in chosen if each.player == move.player]
        if len(same_player) < count and move.turn not in [each.turn for each in same_player]:
            chosen.append(move)
    return chosen


def total_gain(move: GoodMove) -> float:
    """Return the gain of a move by which moves are ranked: win chance and points together."""
    return move.gain + move.point_gain / POINTS_PER_WIN
