"""Measures the answers of a puzzle by paired rollouts, like the evaluation of hints and reviews.

``bots.search.decision_evaluation_run`` divides a budget among all actions. A puzzle needs something else: many rollouts
of few answers, which stop as soon as the decision is no puzzle. Figures, comparison and reasons are the same.
"""

from __future__ import annotations

from collections.abc import Sequence

from bastide.bots.search.decision_evaluation import (
    LEAD_ERROR_FLOOR_POINTS,
    RESULT_ERROR_FLOOR,
    Z_95,
    ActionEvaluation,
    DecisionEvaluation,
    Estimate,
    compare_results,
    estimate_mean,
)
from bastide.bots.search.decision_evaluation_run import lead_of
from bastide.bots.search.evaluation_reasons import mean_of
from bastide.bots.search.heuristics_interface import Heuristics, win_shares
from bastide.bots.search.run_search import spend_planning_budget
from bastide.bots.search.search_base import run_rollout
from bastide.bots.search.search_budget import SearchBudget
from bastide.core.game_registry import get_game
from bastide.core.randomness.rng import Rng, derive_seed
from bastide.core.state import State
from bastide.puzzles.follow_up_reasons import AchievementCounts, AchievementLister
from bastide.puzzles.puzzle_format import Puzzle
from bastide.puzzles.puzzle_themes import PuzzleThemes

#: Half width of a 99 % interval, in half widths of a 95 % interval.
CERTAIN_99 = 2.576 / Z_95
#: Planning iterations before the rollouts.
PLANNING_ITERATIONS = 100
#: Answers with identical results in this many rounds count as the same answer.
MIN_IDENTICAL_ROUNDS = 64


class AnswerCost:
    """What the best answer is better by: in win chance, in points, and as the heuristics score results."""

    def __init__(self, best: ActionEvaluation, other: ActionEvaluation) -> None:
        own, rival = best.second_stage, other.second_stage
        self.result = compare_results(own.results, rival.results, RESULT_ERROR_FLOOR)
        self.win_chance = compare_results(own.wins, rival.wins, RESULT_ERROR_FLOOR)
        self.points = compare_results(own.leads, rival.leads, LEAD_ERROR_FLOOR_POINTS)


class AnswerMeasurement:
    """Rollouts of some answers to one decision, all on the same sampled positions."""

    def __init__(
        self,
        state: State,
        player: int,
        actions: Sequence[int],
        heuristics: Heuristics,
        seed: int,
        collects_points: bool = False,
        lister: AchievementLister | None = None,
    ) -> None:
        """Prepare rollouts. ``collects_points``: whether reasons will be asked for, which ``lister`` makes clearer."""
        # What the player knows; hidden information of the true position has no influence.
        known = state.sample_position(player, Rng(0))
        self.seat = known.seat(player)
        self.player = player
        self.heuristics = heuristics
        self.seed = int(known.digest(), 16) ^ seed
        self.rounds = 0
        self.progress = heuristics.game_progress(known)
        self.collects_points = collects_points
        self.sources = heuristics.point_sources(state) if collects_points else []
        self.effects = heuristics.list_effects(known, player, list(actions)) if collects_points else []
        self.lister = lister
        self.achievements = {
            action: AchievementCounts(lister.achievement_of(state, player, action) if lister else None)
            for action in actions
        }
        #: Answers that still take part, and all of them.
        self.remaining = [ActionEvaluation(action, state.notation(player, action), True) for action in actions]
        self.answers = list(self.remaining)
        spend_planning_budget(self.seat, heuristics, SearchBudget(iterations=PLANNING_ITERATIONS), Rng(self.seed))

    def play_rounds(self, rounds: int) -> None:
        """Play this many more rounds of the remaining answers."""
        for _ in range(rounds):
            self._play_round()

    def _play_round(self) -> None:
        rng = Rng(derive_seed(self.seed, self.rounds))
        self.rounds += 1
        heuristics, player = self.heuristics, self.player
        position = self.seat.sample_position(rng)
        heuristics.adjust_sampled_position(position, player)
        rollout_rng = rng.split()
        for answer in self.remaining:
            after = position.clone()
            after.apply(player, answer.action)
            run_rollout(after, heuristics, rollout_rng.clone())
            values = answer.second_stage
            outcome = after.outcome()
            if outcome is None:
                result = heuristics.evaluate_position(after)[player]
                values.results.append(result)
                values.wins.append(result)
                scores = heuristics.expected_final_scores(after)
            else:
                values.results.append(heuristics.outcome_results(outcome)[player])
                values.wins.append(win_shares(outcome)[player])
                scores = [float(score) for score in outcome.scores]
            values.leads.append(lead_of(scores, player))
            if self.collects_points:
                values.turns.append(float(after.turn_number() - position.turn_number()))
                values.points.append(heuristics.points_by_source(after))
                values.effects.append(heuristics.measure_effects(after, answer.action))
                if self.lister is not None:
                    self.achievements[answer.action].add(self.lister.list_achievements(after))

    def best(self) -> ActionEvaluation:
        """Return the remaining answer with the best results."""
        return max(self.remaining, key=lambda answer: sum(answer.second_stage.results))

    def cost_of(self, answer: ActionEvaluation) -> AnswerCost:
        """Compare an answer with the best one, in their common rounds."""
        return AnswerCost(self.best(), answer)

    def is_identical(self, answer: ActionEvaluation) -> bool:
        """Return whether an answer had the results of the best one in all rounds, so that it is the same answer."""
        own, best = answer.second_stage, self.best().second_stage
        rounds = len(own.results)
        is_same = own.results == best.results[:rounds] and own.leads == best.leads[:rounds]
        return is_same and rounds >= MIN_IDENTICAL_ROUNDS

    def rivals(self) -> list[ActionEvaluation]:
        """Return the remaining answers that are not the same as the best one, the most promising first."""
        best = self.best()
        others = [each for each in self.remaining if each is not best and not self.is_identical(each)]
        return sorted(others, key=lambda answer: -sum(answer.second_stage.results))

    def eliminate(self, errors: float) -> None:
        """Take out the answers that are this many standard errors behind, but leave two."""
        best = self.best()
        behind: list[tuple[float, ActionEvaluation]] = []
        for each in self.remaining:
            result = AnswerCost(best, each).result
            if each is not best and result.mean > errors / Z_95 * result.error:
                behind.append((result.mean, each))
        behind.sort(key=lambda pair: -pair[0])
        for _, each in behind[: max(0, len(self.remaining) - 2)]:
            self.remaining.remove(each)

    def keep_best_rival(self) -> None:
        """Go on with the best answer, those equal to it, and the second best one."""
        dropped = self.rivals()[1:]
        self.remaining = [each for each in self.remaining if each not in dropped]

    def calibrated_win_chance(self, win_share: float) -> float:
        """Return a win chance as hints and reviews show it."""
        rounds = float(len(self.best().second_stage.wins))
        return self.heuristics.calibration.win_chance(win_share, rounds, self.progress, self.seat.players)

    def win_chance(self) -> Estimate:
        """Return the calibrated win chance of the best answer."""
        own = estimate_mean(self.best().second_stage.wins, RESULT_ERROR_FLOOR)
        shown = self.calibrated_win_chance(own.mean)
        low = self.calibrated_win_chance(max(0.0, own.mean - own.error))
        high = self.calibrated_win_chance(min(1.0, own.mean + own.error))
        return Estimate(shown, max(shown - low, high - shown))

    def calibrated_cost(self, answer: ActionEvaluation) -> Estimate:
        """Return what an answer costs in calibrated win chance."""
        raw = self.cost_of(answer).win_chance
        own = mean_of(self.best().second_stage.wins)
        cost = self.calibrated_win_chance(own) - self.calibrated_win_chance(max(0.0, min(1.0, own - raw.mean)))
        return Estimate(cost, raw.error * (cost / raw.mean if raw.mean > 0.0 < cost else 1.0))

    def to_evaluation(self) -> DecisionEvaluation:
        """Return the answers as an evaluation, the best first; answers that are not clearly worse are left out."""
        best = self.best()
        best.win_chance = self.win_chance()
        best.point_lead = estimate_mean(best.second_stage.leads, LEAD_ERROR_FLOOR_POINTS)
        best.win_chance_cost = Estimate(0.0, 0.0)
        best.point_cost = Estimate(0.0, 0.0)
        best.is_about_best = True
        for each in self.answers:
            if each is best:
                continue
            each.win_chance_cost = self.calibrated_cost(each)
            each.point_cost = self.cost_of(each).points
            error = estimate_mean(each.second_stage.wins, RESULT_ERROR_FLOOR).error
            each.win_chance = Estimate(max(0.0, best.win_chance.mean - each.win_chance_cost.mean), error)
            each.point_lead = estimate_mean(each.second_stage.leads, LEAD_ERROR_FLOOR_POINTS)
            each.is_about_best = self.is_identical(each)
        same = [each for each in self.answers if each is not best and each.is_about_best]
        rivals = self.rivals()
        dropped = [
            each for each in self.answers if each not in self.remaining and is_certain(self.cost_of(each).result)
        ]
        dropped.sort(key=lambda each: self.cost_of(each).result.mean)
        evaluation = DecisionEvaluation(self.player, self.sources, [best, *same, *rivals, *dropped])
        evaluation.effects = self.effects
        return evaluation


def measure_step(puzzle: Puzzle, number: int, themes: PuzzleThemes, seed: int, rounds: int) -> AnswerMeasurement:
    """Play out the answers of a step of a puzzle again: a right answer, then all wrong ones."""
    game, step = get_game(puzzle.game), puzzle.steps[number]
    state = puzzle.position(game, number)
    # Further right answers are the same answer at another price, for example.
    compared = [step.answers[0], *step.wrong_answers]
    measurement = AnswerMeasurement(
        state,
        puzzle.player,
        [state.parse_action(puzzle.player, each.notation) for each in compared],
        themes.make_heuristics(game),
        seed,
        collects_points=True,
        lister=themes.achievement_lister(),
    )
    measurement.play_rounds(rounds)
    return measurement


def is_certain(difference: Estimate) -> bool:
    """Return whether a difference is greater than 0 with 99 % confidence."""
    return difference.mean > CERTAIN_99 * difference.error
