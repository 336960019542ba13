"""Evaluates the actions of a decision by rollouts. Hints, the coach, reviews and analyses all use it.

In each round one position is sampled, and every action is played out from it with the same random numbers, so that most
of the luck cancels out when two actions are compared. The random numbers follow from what the player knows: the same
position and the same number of rollouts always give the same result, whoever asks.

There are two stages. The first eliminates actions that are clearly worse and picks a favourite. The second compares the
best few on new samples, because the action that looked best in the first stage was also lucky.
"""

from __future__ import annotations

import math
from time import process_time
from typing import Final, final

from bastide.bots.search.heuristics_interface import Heuristics, win_shares
from bastide.bots.search.run_search import spend_planning_budget
from bastide.bots.search.search_base import run_rollout
from bastide.bots.search.search_budget import SearchBudget
from bastide.core.json_data import JsonData
from bastide.core.randomness.rng import Rng, derive_seed
from bastide.core.state import Seat, State

#: Rounds of the first stage before the first elimination.
MIN_ROUNDS: Final = 8
#: An action this many standard errors behind the favourite is eliminated, and so is a favourite by another action.
ELIMINATION_ERRORS: Final = 3.0
#: Actions in the second stage, besides those that the caller asks for.
MIN_FINALISTS: Final = 2
MAX_FINALISTS: Final = 5
#: Half width of a 95 % interval, in standard errors.
Z_95: Final = 1.96
#: Deviations of one added round, because a few rounds that all agree prove little.
RESULT_ERROR_FLOOR: Final = 0.3
LEAD_ERROR_FLOOR_POINTS: Final = 4.0
#: Smaller differences count as equal, even if they are certain.
MIN_WIN_CHANCE_DIFFERENCE: Final = 0.01
MIN_POINT_DIFFERENCE: Final = 0.5


@final
class Estimate:
    """A mean and the half width of its 95 % interval."""

    def __init__(self, mean: float, error: float) -> None:
        self.mean = mean
        self.error = error

    @property
    def is_positive(self) -> bool:
        """Whether the mean is greater than 0 with 95 % confidence."""
        return self.mean > self.error

    @property
    def is_negative(self) -> bool:
        return -self.mean > self.error

    def __repr__(self) -> str:
        return f"{self.mean:.3f} ± {self.error:.3f}"


def estimate_mean(values: list[float], floor: float) -> Estimate:
    """Estimate a mean. ``floor`` is the deviation of one added value."""
    count = len(values)
    if count == 0:
        return Estimate(0.0, math.inf)
    mean = math.fsum(values) / count
    squares = math.fsum([(value - mean) ** 2 for value in values]) + floor * floor
    return Estimate(mean, Z_95 * math.sqrt(squares / max(1, count - 1) / count))


@final
class RolloutValues:
    """Results of the rollouts of one action in one stage, by round."""

    def __init__(self) -> None:
        #: Results as the heuristics score them, from 0 to 1.
        self.results: list[float] = []
        self.wins: list[float] = []
        #: Final points ahead of the best opponent.
        self.leads: list[float] = []
        #: For each round: number of the last turn, and ``Heuristics.points_by_source`` at the end of the rollout.
        self.turns: list[float] = []
        self.points: list[list[float]] = []


@final
class ActionEvaluation:
    """Evaluation of one action: win chance, final lead in points, and what it costs compared with the best action."""

    def __init__(self, action: int, notation: str, is_sensible: bool) -> None:
        self.action = action
        self.notation = notation
        #: Whether the heuristics consider it at all.
        self.is_sensible = is_sensible
        self.first_stage = RolloutValues()
        self.second_stage = RolloutValues()
        self.win_chance = Estimate(0.0, 1.0)
        self.point_lead = Estimate(0.0, math.inf)
        #: What the best action is better by.
        self.win_chance_cost = Estimate(0.0, 1.0)
        self.point_cost = Estimate(0.0, math.inf)
        #: Whether the best action is not better with 95 % confidence, or only by very little.
        self.is_about_best = False

    @property
    def rollouts(self) -> int:
        return len(self.first_stage.results) + len(self.second_stage.results)

    @property
    def is_measured(self) -> bool:
        """Whether it took part in the second stage."""
        return len(self.second_stage.results) > 0

    def mean_result(self) -> float:
        """Return the mean result of the first stage; 0 if there was none."""
        results = self.first_stage.results
        return math.fsum(results) / len(results) if results else 0.0

    def to_json_data(self) -> dict[str, JsonData]:
        """Return the evaluation as JSON data."""
        return {
            "action": self.action,
            "notation": self.notation,
            "rollouts": self.rollouts,
            "win": self.win_chance.mean,
            "error": self.win_chance.error,
            "lead": self.point_lead.mean,
            "cost": self.win_chance_cost.mean,
            "cost_error": self.win_chance_cost.error,
            "point_cost": self.point_cost.mean,
            "point_cost_error": self.point_cost.error,
            "equal": self.is_about_best,
        }

    def __repr__(self) -> str:
        return f"ActionEvaluation({self.notation!r}, win={self.win_chance}, cost={self.win_chance_cost})"


@final
class DecisionEvaluation:
    """Evaluations of the actions of one decision: the best first, those without rollouts last."""

    def __init__(self, player: int, sources: list[str], actions: list[ActionEvaluation]) -> None:
        self.player = player
        #: ``Heuristics.point_sources`` of the position.
        self.sources = sources
        self.actions = actions

    @property
    def best(self) -> ActionEvaluation:
        return self.actions[0]

    @property
    def rollouts(self) -> int:
        return sum([each.rollouts for each in self.actions])

    def find_action(self, action: int) -> ActionEvaluation:
        """Return the evaluation of an action. Raises KeyError if it is not legal."""
        for each in self.actions:
            if each.action == action:
                return each
        raise KeyError(action)

    def measured_actions(self) -> list[ActionEvaluation]:
        """Return the actions of the second stage, the best first."""
        return [each for each in self.actions if each.is_measured]

    def about_best_actions(self) -> list[ActionEvaluation]:
        """Return the best action and those that are about equal."""
        return [each for each in self.measured_actions() if each.is_about_best]

    def to_json_data(self) -> dict[str, JsonData]:
        """Return the evaluation as JSON data."""
        lines: list[JsonData] = []
        for each in self.actions:
            lines.append(each.to_json_data())
        return {"player": self.player, "rollouts": self.rollouts, "actions": lines}


def compare_results(better: list[float], worse: list[float], floor: float) -> Estimate:
    """Estimate the difference of two actions from their common rounds."""
    return estimate_mean([better[i] - worse[i] for i in range(min(len(better), len(worse)))], floor)


@final
class _Evaluator:
    """Runs the rounds of one evaluation."""

    def __init__(self, state: State, player: int, heuristics: Heuristics, seconds: float, seed: int) -> None:
        self.heuristics = heuristics
        self.player = player
        # What the player knows; hidden information of the true position has no influence.
        known = state.sample_position(player, Rng(0))
        self.seat: Seat = known.seat(player)
        self.seed = int(known.digest(), 16) ^ seed
        self.deadline = process_time() + seconds if seconds > 0.0 else 0.0
        self.start = process_time()

    def is_late(self, share: float) -> bool:
        """Return whether this share of the processor time is used up."""
        return self.deadline > 0.0 and process_time() >= self.start + share * (self.deadline - self.start)

    def play_round(self, stage: int, number: int, actions: list[ActionEvaluation]) -> None:
        """Play out each action on one sampled position."""
        rng = Rng(derive_seed(self.seed, 2 * number + stage))
        position = self.seat.sample_position(rng)
        self.heuristics.adjust_sampled_position(position, self.player)
        rollout_rng = rng.split()
        for evaluation in actions:
            state = position.clone()
            state.apply(self.player, evaluation.action)
            run_rollout(state, self.heuristics, rollout_rng.clone())
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
                values.turns.append(float(state.turn_number()))
                values.points.append(self.heuristics.points_by_source(state))


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
    legal = state.legal_actions(player)
    if not legal:
        raise state.illegal_action_error(player, -1)
    if measured >= 0 and measured not in legal:
        raise state.illegal_action_error(player, measured)
    if heuristics is None:
        heuristics = Heuristics()
    evaluator = _Evaluator(state, player, heuristics, budget.seconds, seed)
    spend_planning_budget(evaluator.seat, heuristics, budget, Rng(evaluator.seed))
    actions = _list_actions(state, evaluator, legal)
    half = max(1, budget.iterations // 2) if budget.iterations else 0
    finalists = _run_first_stage(evaluator, actions, half)
    _run_second_stage(evaluator, finalists, actions, half, measured)
    return DecisionEvaluation(player, heuristics.point_sources(state), _rank(evaluator, finalists, actions))


def _list_actions(state: State, evaluator: _Evaluator, legal: list[int]) -> list[ActionEvaluation]:
    """Return the legal actions: sensible ones first, the most promising first."""
    position = evaluator.seat.sample_position(Rng(evaluator.seed))
    player, heuristics = evaluator.player, evaluator.heuristics
    heuristics.adjust_sampled_position(position, player)
    sensible = heuristics.candidate_actions(position, player, legal)
    priors = heuristics.action_priors(position, player, legal)
    order = [(legal[place] not in sensible, -priors[place], place) for place in range(len(legal))]
    return [
        ActionEvaluation(legal[place], state.notation(player, legal[place]), not is_odd)
        for is_odd, _, place in sorted(order)
    ]


def _run_first_stage(evaluator: _Evaluator, actions: list[ActionEvaluation], rollouts: int) -> list[ActionEvaluation]:
    """Play rounds and eliminate clearly worse actions. Returns the best few, the favourite first."""
    remaining = actions[: max(MIN_FINALISTS, rollouts // MIN_ROUNDS)] if rollouts else list(actions)
    eliminated: list[ActionEvaluation] = []
    used = number = 0
    next_check = MIN_ROUNDS
    while len(remaining) > 1 and (number < MIN_ROUNDS or not rollouts or used + len(remaining) <= rollouts):
        if number > 0 and evaluator.is_late(0.5):
            break
        evaluator.play_round(0, number, remaining)
        used += len(remaining)
        number += 1
        if number == next_check:
            next_check += max(4, number // 4)
            favourite = _best_by_result(remaining)
            behind = [each for each in remaining if _is_clearly_behind(each, favourite)]
            remaining = [each for each in remaining if each not in behind]
            eliminated = behind + eliminated
    remaining = sorted(remaining, key=_order_key)
    eliminated.sort(key=_order_key)
    return (remaining + eliminated[: max(0, MIN_FINALISTS - len(remaining))])[:MAX_FINALISTS]


def _order_key(evaluation: ActionEvaluation) -> tuple[bool, float]:
    return (not evaluation.is_sensible, -evaluation.mean_result())


def _best_by_result(actions: list[ActionEvaluation]) -> ActionEvaluation:
    best = actions[0]
    for each in actions:
        if each.mean_result() > best.mean_result():
            best = each
    return best


def _is_clearly_behind(evaluation: ActionEvaluation, favourite: ActionEvaluation) -> bool:
    behind = compare_results(favourite.first_stage.results, evaluation.first_stage.results, RESULT_ERROR_FLOOR)
    return behind.mean > ELIMINATION_ERRORS / Z_95 * behind.error


def _run_second_stage(
    evaluator: _Evaluator,
    finalists: list[ActionEvaluation],
    actions: list[ActionEvaluation],
    rollouts: int,
    measured: int,
) -> None:
    """Play new rounds of the finalists, and of the action that the caller asks for."""
    taking_part = finalists + [each for each in actions if each.action == measured and each not in finalists]
    rounds = max(MIN_ROUNDS, rollouts // len(finalists)) if rollouts else 0
    number = 0
    while number < MIN_ROUNDS or ((rounds == 0 or number < rounds) and not evaluator.is_late(1.0)):
        evaluator.play_round(1, number, taking_part)
        number += 1


def _rank(
    evaluator: _Evaluator, finalists: list[ActionEvaluation], actions: list[ActionEvaluation]
) -> list[ActionEvaluation]:
    """Compare all actions with the best one, and sort them."""
    best = _choose_best(finalists)
    heuristics, seat = evaluator.heuristics, evaluator.seat
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
