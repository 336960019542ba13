"""Evaluates the actions of a decision by rollouts. Hints, the coach, reviews and analyses all use it.

In each round one position is sampled, and every action is played out from it with the same random numbers, so that most
of the luck cancels out when two actions are compared. The random numbers follow from what the player knows: the same
position and the same number of rollouts always give the same result.

There are two stages. The first eliminates actions that are clearly worse and picks a favourite. The second compares the
best few on new samples, because the action that looked best in the first stage was also lucky.
"""

from __future__ import annotations

import math
from collections.abc import Iterator
from time import process_time
from typing import Final, final

from bastide.bots.search.decision_evaluation import (
    LEAD_ERROR_FLOOR_POINTS,
    MIN_POINT_DIFFERENCE,
    RESULT_ERROR_FLOOR,
    Z_95,
    ActionEvaluation,
    DecisionEvaluation,
    Estimate,
    compare_results,
    estimate_mean,
)
from bastide.bots.search.heuristics_interface import Heuristics, win_shares
from bastide.bots.search.run_search import planning_iterations
from bastide.bots.search.search_base import run_rollout
from bastide.bots.search.search_budget import SearchBudget
from bastide.core.randomness.rng import Rng, derive_seed
from bastide.core.state import Seat, State

#: Rounds of the first stage before the first elimination.
MIN_ROUNDS: Final = 8
#: An action this many standard errors behind the favourite is eliminated, and so is a favourite by another action.
ELIMINATION_ERRORS: Final = 3.0
#: Actions in the second stage, besides those that the caller asks for.
MIN_FINALISTS: Final = 2
MAX_FINALISTS: Final = 5
#: Smaller differences in win chance count as equal, even if they are certain.
MIN_WIN_CHANCE_DIFFERENCE: Final = 0.01
#: Minimum weight of the priors in the choice of finalists, see ``Heuristics.prior_weight``. It decides only while
#: rollouts are few.
MIN_PRIOR_WEIGHT: Final = 0.5


@final
class DecisionEvaluationRun:
    """An evaluation that can pause after each rollout. Its result does not depend on the pauses."""

    def __init__(
        self,
        state: State,
        player: int,
        budget: SearchBudget,
        heuristics: Heuristics | None = None,
        measured: int = -1,
        seed: int = 0,
    ) -> None:
        """Prepare an evaluation; see ``evaluate_decision``."""
        legal = state.legal_actions(player)
        if not legal:
            raise state.illegal_action_error(player, -1)
        if measured >= 0 and measured not in legal:
            raise state.illegal_action_error(player, measured)
        self.player = player
        self.budget = budget
        self.heuristics = Heuristics() if heuristics is None else heuristics
        self.measured = measured
        # What the player knows; hidden information of the true position has no influence.
        known = state.sample_position(player, Rng(0))
        self.known = known
        self.seat: Seat = known.seat(player)
        self.seed = int(known.digest(), 16) ^ seed
        #: The result; it has no actions before the last step.
        self.evaluation = DecisionEvaluation(player, self.heuristics.point_sources(known), [])
        #: Processor time of the rollouts so far.
        self.cpu_seconds = 0.0
        self._steps = self._iterate_steps()

    def run(self, seconds: float = 0.0) -> bool:
        """Continue for this much processor time; 0: to the end. Returns whether the evaluation is finished."""
        earlier = self.cpu_seconds
        began = process_time()
        for _ in self._steps:
            spent = process_time() - began
            self.cpu_seconds = earlier + spent
            if seconds > 0.0 and spent >= seconds:
                return False
        return True

    def _is_late(self, share: float) -> bool:
        """Return whether this share of the processor time is used up."""
        return self.budget.seconds > 0.0 and self.cpu_seconds >= share * self.budget.seconds

    def _iterate_steps(self) -> Iterator[None]:
        """Run the evaluation; yields after each rollout or planning iteration."""
        iterations = self.budget.iterations
        share = self.heuristics.planning_share
        rng = Rng(self.seed)
        plans, made = planning_iterations(self.heuristics, iterations), 0
        while share > 0.0 and (made == 0 or (made != plans and not self._is_late(share))):
            self.heuristics.improve_plan(self.seat.sample_position(rng), self.player, rng)
            made += 1
            yield None
        actions = _list_actions(self.known, self.player, self.heuristics, Rng(self.seed))
        half = max(1, iterations // 2) if iterations else 0
        first = FirstStage(actions, half, max(MIN_PRIOR_WEIGHT, self.heuristics.prior_weight))
        while first.wants_round() and not (first.rounds > 0 and self._is_late(0.5)):
            for _ in self._iterate_round(0, first.rounds, first.remaining):
                yield None
            first.finish_round()
        finalists = first.list_finalists()
        taking_part = finalists + [each for each in actions if each.action == self.measured and each not in finalists]
        rounds = max(MIN_ROUNDS, half // len(finalists)) if half else 0
        numbers = [each.action for each in taking_part]
        self.evaluation.effects = self.heuristics.list_effects(self.known, self.player, numbers)
        number = 0
        while number < MIN_ROUNDS or ((rounds == 0 or number < rounds) and not self._is_late(1.0)):
            for _ in self._iterate_round(1, number, taking_part):
                yield None
            number += 1
        self.evaluation.actions = _rank(self.seat, self.heuristics, finalists, actions)

    def _iterate_round(self, stage: int, number: int, actions: list[ActionEvaluation]) -> Iterator[None]:
        """Play out each action on one sampled position; yields after each rollout."""
        rng = Rng(derive_seed(self.seed, 2 * number + stage))
        position = self.seat.sample_position(rng)
        self.heuristics.adjust_sampled_position(position, self.player)
        rollout_rng = rng.split()
        for evaluation in actions:
            state = position.clone()
            state.apply(self.player, evaluation.action)
            run_rollout(state, self.heuristics, rollout_rng.clone())
            self._store_rollout(stage, evaluation, state)
            yield None

    def _store_rollout(self, stage: int, evaluation: ActionEvaluation, state: State) -> None:
        """Store the result of a rollout that ended in this position."""
        values = evaluation.first_stage if stage == 0 else evaluation.second_stage
        outcome = state.outcome()
        if outcome is None:
            result = self.heuristics.evaluate_position(state)[self.player]
            values.results.append(result)
            values.wins.append(result)
            scores = self.heuristics.expected_final_scores(state)
        else:
            values.results.append(self.heuristics.outcome_results(outcome)[self.player])
            values.wins.append(win_shares(outcome)[self.player])
            scores = [float(score) for score in outcome.scores]
        values.leads.append(lead_of(scores, self.player))
        if stage == 1:
            if outcome is not None:
                values.turns.append(float(state.turn_number() - self.known.turn_number()))
            values.points.append(self.heuristics.points_by_source(state))
            values.effects.append(self.heuristics.measure_effects(state, evaluation.action))


def lead_of(scores: list[float], player: int) -> float:
    """Return the points of a player ahead of the best opponent; the points alone if there is none."""
    others = [scores[other] for other in range(len(scores)) if other != player]
    return scores[player] - (max(others) if others else 0.0)


def evaluate_decision(
    state: State,
    player: int,
    budget: SearchBudget,
    heuristics: Heuristics | None = None,
    measured: int = -1,
    seed: int = 0,
) -> DecisionEvaluation:
    """Evaluate the decision of a player who is to act, as far as this player can know.

    The iterations of the budget are rollouts; its seconds are a limit of processor time. ``measured`` is an action that
    takes part in the second stage in any case; it does not change the results of the others. Another ``seed`` gives an
    independent second opinion. Without heuristics the rollouts are random. Raises IllegalAction if the player is not to
    act.
    """
    run = DecisionEvaluationRun(state, player, budget, heuristics, measured, seed)
    run.run()
    return run.evaluation


def _list_actions(position: State, player: int, heuristics: Heuristics, rng: Rng) -> list[ActionEvaluation]:
    """Return the legal actions: sensible ones first, the most promising first."""
    legal = position.legal_actions(player)
    sampled = position.sample_position(player, rng)
    heuristics.adjust_sampled_position(sampled, player)
    sensible = heuristics.candidate_actions(sampled, player, legal)
    priors = heuristics.action_priors(sampled, player, legal)
    order = [(legal[place] not in sensible, -priors[place], place) for place in range(len(legal))]
    total = math.fsum(priors)
    found: list[ActionEvaluation] = []
    for is_odd, prior, place in sorted(order):
        evaluation = ActionEvaluation(legal[place], position.notation(player, legal[place]), not is_odd)
        evaluation.prior_share = -prior / total
        found.append(evaluation)
    return found


@final
class FirstStage:
    """The first stage: eliminates clearly worse actions and picks the best few. ``rollouts``: 0 for no limit.

    Priors count like ``prior_weight`` standard deviations of one result: much after a few rounds, little after many.
    """

    def __init__(self, actions: list[ActionEvaluation], rollouts: int, prior_weight: float = 0.0) -> None:
        self.rollouts = rollouts
        self.prior_weight = prior_weight
        self.remaining = actions[: max(MIN_FINALISTS, rollouts // MIN_ROUNDS)] if rollouts else list(actions)
        self.eliminated: list[ActionEvaluation] = []
        self.rounds = 0
        self.used = 0
        self.next_check = MIN_ROUNDS

    def wants_round(self) -> bool:
        """Return whether the remaining actions should be played out once more."""
        if len(self.remaining) <= 1:
            return False
        return self.rounds < MIN_ROUNDS or not self.rollouts or self.used + len(self.remaining) <= self.rollouts

    def finish_round(self) -> None:
        """Count a round of the remaining actions; now and then, eliminate those that are clearly behind."""
        self.used += len(self.remaining)
        self.rounds += 1
        if self.rounds == self.next_check:
            self.next_check += max(4, self.rounds // 4)
            favourite = _best_by_result(self.remaining)
            behind = [each for each in self.remaining if _is_clearly_behind(each, favourite)]
            self.remaining = [each for each in self.remaining if each not in behind]
            self.eliminated = behind + self.eliminated

    def list_finalists(self) -> list[ActionEvaluation]:
        """Return the best few actions, the favourite first."""
        remaining = sorted(self.remaining, key=self._order_key)
        eliminated = sorted(self.eliminated, key=self._order_key)
        return (remaining + eliminated[: max(0, MIN_FINALISTS - len(remaining))])[:MAX_FINALISTS]

    def _order_key(self, evaluation: ActionEvaluation) -> tuple[bool, float]:
        rounds = max(1, len(evaluation.first_stage.results))
        bonus = self.prior_weight * evaluation.prior_share / math.sqrt(float(rounds))
        return (not evaluation.is_sensible, -(evaluation.mean_result() + bonus))


def _best_by_result(actions: list[ActionEvaluation]) -> ActionEvaluation:
    best = actions[0]
    for each in actions:
        if each.mean_result() > best.mean_result():
            best = each
    return best


def _is_clearly_behind(evaluation: ActionEvaluation, favourite: ActionEvaluation) -> bool:
    behind = compare_results(favourite.first_stage.results, evaluation.first_stage.results, RESULT_ERROR_FLOOR)
    return behind.mean > ELIMINATION_ERRORS / Z_95 * behind.error


def _rank(
    seat: Seat, heuristics: Heuristics, finalists: list[ActionEvaluation], actions: list[ActionEvaluation]
) -> list[ActionEvaluation]:
    """Compare all actions with the best one, and sort them."""
    best = _choose_best(finalists)
    own = estimate_mean(best.second_stage.wins, RESULT_ERROR_FLOOR)
    best.win_chance = own
    if own.mean not in (0.0, 1.0) or not ends_game(seat, heuristics, best.action):
        count, progress = float(len(best.second_stage.wins)), heuristics.game_progress(seat.sample_position(Rng(0)))
        shown: list[float] = []
        for value in (own.mean, max(0.0, own.mean - own.error), min(1.0, own.mean + own.error)):
            shown.append(heuristics.calibration.win_chance(value, count, progress, seat.players))
        best.win_chance = Estimate(shown[0], max(shown[0] - shown[1], shown[2] - shown[0]))
    best.point_lead = estimate_mean(best.second_stage.leads, LEAD_ERROR_FLOOR_POINTS)
    best.win_chance_cost = Estimate(0.0, 0.0)
    best.point_cost = Estimate(0.0, 0.0)
    best.is_about_best = True
    for each in actions:
        if each is not best:
            _compare_with_best(each, best)
    measured = [each for each in actions if each.is_measured and each is not best]
    measured.sort(key=_cost_key)
    tried = [each for each in actions if not each.is_measured and each.rollouts]
    tried.sort(key=_cost_key)
    return [best, *measured, *tried, *[each for each in actions if not each.rollouts]]


def _cost_key(evaluation: ActionEvaluation) -> tuple[bool, float]:
    return (not evaluation.is_about_best, -evaluation.win_chance.mean)


def _choose_best(finalists: list[ActionEvaluation]) -> ActionEvaluation:
    """Return the favourite of the first stage, unless the second stage shows that another action is clearly better."""
    best = finalists[0]
    most = 0.0
    for each in finalists[1:]:
        ahead = compare_results(each.second_stage.results, finalists[0].second_stage.results, RESULT_ERROR_FLOOR)
        if ahead.mean > max(most, ELIMINATION_ERRORS / Z_95 * ahead.error):
            best = each
            most = ahead.mean
    return best


def _compare_with_best(evaluation: ActionEvaluation, best: ActionEvaluation) -> None:
    """Set what an action costs, from the second stage if it took part there, else from the first."""
    if not evaluation.rollouts:
        return
    own, other = evaluation.first_stage, best.first_stage
    if evaluation.is_measured:
        own, other = evaluation.second_stage, best.second_stage
    behind = compare_results(other.results, own.results, RESULT_ERROR_FLOOR)
    wins = compare_results(other.wins, own.wins, RESULT_ERROR_FLOOR)
    points = compare_results(other.leads, own.leads, LEAD_ERROR_FLOOR_POINTS)
    evaluation.win_chance_cost = wins
    evaluation.point_cost = points
    matters = wins.mean >= MIN_WIN_CHANCE_DIFFERENCE or points.mean >= MIN_POINT_DIFFERENCE
    evaluation.is_about_best = not (behind.is_positive and matters)
    chance = min(1.0, max(0.0, best.win_chance.mean - wins.mean))
    evaluation.win_chance = Estimate(chance, estimate_mean(own.wins, RESULT_ERROR_FLOOR).error)
    evaluation.point_lead = estimate_mean(own.leads, LEAD_ERROR_FLOOR_POINTS)


def ends_game(seat: Seat, heuristics: Heuristics, action: int) -> bool:
    """Return whether the game is over after this action, so that the result of a rollout is certain."""
    sampled = seat.sample_position(Rng(0))
    heuristics.adjust_sampled_position(sampled, seat.player)
    sampled.apply(seat.player, action)
    return sampled.is_over()
