"""Decides whether a decision is a puzzle: screening, two independent verifications, and ``master``."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass

from bastide.bots.bot_registry import make_bot
from bastide.bots.search.decision_evaluation import Z_95, ActionEvaluation, DecisionEvaluation
from bastide.core.action_reason import Reason
from bastide.core.game import Game
from bastide.core.randomness.rng import Rng, derive_seed
from bastide.core.state import State
from bastide.puzzles.answer_measurement import AnswerCost, AnswerMeasurement, is_certain
from bastide.puzzles.follow_up_reasons import AchievementCounts, explain_answer
from bastide.puzzles.puzzle_themes import PuzzleThemes

#: Win chance of the best answer: outside of this range the game is decided.
MIN_WIN_CHANCE = 0.15
MAX_WIN_CHANCE = 0.90
#: A decision is given up if its win chance is outside of the range by this much, for certain.
DECIDED_MARGIN = 0.03
#: A wrong answer costs this much win chance, or ``PuzzleThemes.min_point_cost`` points and this much win chance.
MIN_COST = 0.06
MIN_COST_WITH_POINTS = 0.02
#: Share of these costs that is required in the second verification, in further steps of a puzzle, and in decisions of
#: which a turn has many (``PuzzleThemes.is_main_decision``).
OTHER_POLICY_SHARE = 0.5
FURTHER_STEP_SHARE = 0.6
SMALL_DECISION_SHARE = 0.5
#: Rollouts of each answer in each verification, and between two checks.
VERIFICATION_ROUNDS = 4000
ROUNDS_PER_CHECK = 400
#: Rollouts of the listed answers besides the best two.
LISTED_ROUNDS = 1200
#: Rounds of the screening at which clearly worse answers leave and hopeless decisions are given up.
SCREENING_CHECKS = (12, 24, 48, 96, 192)
MAX_SCREENED_ANSWERS = 40
#: Most promising answers that are played out before all of them: if they win, the game is decided.
PROBED_ANSWERS = 3
ELIMINATION_ERRORS = 3.5
#: A decision is given up if its cost is this many standard errors below the minimum: in the screening, and in a
#: verification, where a failure in the end is expensive.
SCREENING_GIVE_UP_ERRORS = 2.5
VERIFICATION_GIVE_UP_ERRORS = 1.0
#: Maximum number of equal best answers, and of wrong answers that are listed.
MAX_EQUAL_ANSWERS = 3
MAX_WRONG_ANSWERS = 3

# Random streams of the evaluations.
_SCREENING_STREAM, _FIRST_STREAM, _SECOND_STREAM, _MASTER_STREAM, _TEMPTING_STREAM = range(5)


class NoPuzzle(Exception):
    """The decision is no puzzle. ``args[0]`` is the reason: one of ``REJECTIONS``."""


#: Why a decision is no puzzle, in the order of the checks.
REJECTIONS = ("one_answer", "decided", "close", "theme", "obvious", "master", "second", "first")


@dataclass(frozen=True)
class VerifiedAnswers:
    """The best answers of a decision and the most tempting wrong ones, with their evaluation."""

    evaluation: DecisionEvaluation
    best_actions: list[int]
    #: The second best answer in the other verification.
    checked: AnswerCost
    rollouts: int
    #: What players achieve after each answer.
    achievements: dict[int, AchievementCounts]

    @property
    def rival(self) -> ActionEvaluation:
        """The second best answer."""
        return self.evaluation.actions[len(self.best_actions)]

    def reasons_against(self, other: ActionEvaluation) -> list[Reason]:
        """Return why the best answer is better than another one, and what it leads to."""
        return explain_answer(self.evaluation, self.evaluation.best, other, self.achievements)


class PuzzleVerifier:
    """Verifies decisions of one game."""

    def __init__(self, game: Game, themes: PuzzleThemes, rounds: int = VERIFICATION_ROUNDS) -> None:
        self.game = game
        self.themes = themes
        self.rounds = rounds

    def verify(
        self,
        state: State,
        player: int,
        seed: int,
        share: float = 1.0,
        is_wanted: Callable[[int, int], bool] | None = None,
    ) -> VerifiedAnswers:
        """Return the verified answers of a decision. Raises NoPuzzle.

        ``share``: required share of the minimum costs. ``is_wanted`` is asked with the best and the second best answer
        before the expensive verifications; further steps are always wanted, even if they are obvious.
        """
        if not self.themes.is_main_decision(state, player):
            share = min(share, SMALL_DECISION_SHARE)
        screening = self.screen(state, player, derive_seed(seed, _SCREENING_STREAM), share)
        best, rival = screening.best(), screening.rivals()[0]
        if is_wanted is not None and not is_wanted(best.action, rival.action):
            raise NoPuzzle("theme")
        right = [best.action, *[each.action for each in screening.remaining if screening.is_identical(each)]]
        right = list(dict.fromkeys(right))
        if len(right) > MAX_EQUAL_ANSWERS:
            raise NoPuzzle("one_answer")
        wrong, is_obvious = self.tempting_answers(screening, state, player, right, seed)
        if is_obvious and is_wanted is not None:
            raise NoPuzzle("obvious")
        if not self.finds_answer(self.themes.master, state, player, right, derive_seed(seed, _MASTER_STREAM)):
            raise NoPuzzle("master")
        second = AnswerMeasurement(
            state,
            player,
            [right[0], *wrong[:1]],
            self.themes.make_other_heuristics(self.game, state),
            derive_seed(seed, _SECOND_STREAM),
        )
        self.measure(second, right[:1], share * OTHER_POLICY_SHARE, "second")
        first = AnswerMeasurement(
            state,
            player,
            [*right, *wrong],
            self.themes.make_heuristics(self.game),
            derive_seed(seed, _FIRST_STREAM),
            collects_points=True,
            lister=self.themes.achievement_lister(),
        )
        self.measure(first, right, share, "first")
        if not MIN_WIN_CHANCE <= first.win_chance().mean <= MAX_WIN_CHANCE:
            raise NoPuzzle("decided")
        evaluation = first.to_evaluation()
        checked = second.cost_of(second.rivals()[0])
        return VerifiedAnswers(evaluation, right, checked, self.rounds, first.achievements)

    def screen(self, state: State, player: int, seed: int, share: float) -> AnswerMeasurement:
        """Compare all answers with few rollouts. Raises NoPuzzle if no answer stands out."""
        answers = self.distinct_answers(state, player)
        if len(answers) < 2:
            raise NoPuzzle("one_answer")
        heuristics = self.themes.make_screening_heuristics(self.game)
        sampled = state.sample_position(player, Rng(seed))
        heuristics.adjust_sampled_position(sampled, player)
        priors = heuristics.action_priors(sampled, player, answers)
        order = sorted(range(len(answers)), key=lambda place: -priors[place])[:MAX_SCREENED_ANSWERS]
        probed = AnswerMeasurement(
            state, player, [answers[place] for place in order[:PROBED_ANSWERS]], heuristics, seed
        )
        probed.play_rounds(SCREENING_CHECKS[0])
        if is_won(probed):  # the best answer wins at least as often
            raise NoPuzzle("decided")
        measurement = AnswerMeasurement(state, player, [answers[place] for place in order], heuristics, seed)
        for rounds in SCREENING_CHECKS:
            measurement.play_rounds(rounds - measurement.rounds)
            measurement.eliminate(ELIMINATION_ERRORS)
            self.give_up_if_hopeless(measurement, share, "close", SCREENING_GIVE_UP_ERRORS)
        rivals = measurement.rivals()
        if not rivals:
            raise NoPuzzle("one_answer")
        if not all(self.is_clearly_worse(measurement, each, share, is_proof=False) for each in rivals):
            raise NoPuzzle("close")
        return measurement

    def measure(self, measurement: AnswerMeasurement, right: list[int], share: float, stage: str) -> None:
        """Play all rounds of a verification. Raises NoPuzzle if the right answers are not clearly the best."""
        while measurement.rounds < self.rounds:
            measurement.play_rounds(min(ROUNDS_PER_CHECK, self.rounds - measurement.rounds))
            self.give_up_if_hopeless(measurement, share, stage, VERIFICATION_GIVE_UP_ERRORS)
            if measurement.rounds >= LISTED_ROUNDS:
                measurement.keep_best_rival()
        best = measurement.best()
        same = [each.action for each in measurement.remaining if each is not best and measurement.is_identical(each)]
        if {best.action, *same} != set(right):
            raise NoPuzzle(stage)
        rivals = measurement.rivals()
        if not rivals or not all(self.is_clearly_worse(measurement, each, share) for each in rivals):
            raise NoPuzzle(stage)

    def give_up_if_hopeless(self, measurement: AnswerMeasurement, share: float, stage: str, errors: float) -> None:
        """Raise NoPuzzle if the best answer is hardly ahead, or the game is clearly decided."""
        chance = measurement.win_chance()
        if is_won(measurement) or chance.mean + chance.error < MIN_WIN_CHANCE - DECIDED_MARGIN:
            raise NoPuzzle("decided")
        for each in measurement.rivals()[:1]:
            reach = errors / Z_95
            cost, lost_points = measurement.calibrated_cost(each), measurement.cost_of(each).points
            wins = cost.mean + reach * cost.error
            points = lost_points.mean + reach * lost_points.error
            if wins < MIN_COST * share and points < self.themes.min_point_cost * share:
                raise NoPuzzle(stage)

    def is_clearly_worse(
        self, measurement: AnswerMeasurement, answer: ActionEvaluation, share: float, is_proof: bool = True
    ) -> bool:
        """Return whether an answer is worse by enough; ``is_proof``: with 99 % confidence."""
        wins, points = measurement.calibrated_cost(answer), measurement.cost_of(answer).points
        by_win_chance = wins.mean >= MIN_COST * share and (not is_proof or is_certain(wins))
        by_points = points.mean >= self.themes.min_point_cost * share and (not is_proof or is_certain(points))
        return by_win_chance or (by_points and wins.mean >= MIN_COST_WITH_POINTS * share)

    def distinct_answers(self, state: State, player: int) -> list[int]:
        """Return the legal actions without duplicates: the first of each group that is the same answer."""
        found: dict[int, int] = {}
        for action in state.legal_actions(player):
            found.setdefault(self.themes.answer_key(state, player, action), action)
        return list(found.values())

    def same_answers(self, state: State, player: int, actions: list[int]) -> list[int]:
        """Return all legal actions that a person would call the same answer as one of these, these first."""
        key = self.themes.answer_key
        keys = {key(state, player, action) for action in actions}
        others = [action for action in state.legal_actions(player) if key(state, player, action) in keys]
        return list(dict.fromkeys([*actions, *others]))

    def tempting_answers(
        self, screening: AnswerMeasurement, state: State, player: int, right: list[int], seed: int
    ) -> tuple[list[int], bool]:
        """Return the second best answer, what casual players choose instead, and the next best ones.

        Also returns whether the answer is obvious: all casual players find it.
        """
        by_key = {self.themes.answer_key(state, player, each.action): each.action for each in screening.answers}
        ranked = [each.action for each in screening.rivals()]
        eliminated = [each for each in screening.answers if each not in screening.remaining]
        eliminated.sort(key=lambda each: screening.cost_of(each).result.mean)
        ranked += [each.action for each in eliminated]
        chosen = ranked[:1]
        is_obvious = True
        for number, spec in enumerate((self.themes.graders[0], *self.themes.quick_bots)):
            bot = make_bot(spec, self.game, derive_seed(derive_seed(seed, _TEMPTING_STREAM), number))
            found = by_key.get(self.themes.answer_key(state, player, bot.choose(state.seat(player))))
            is_obvious = is_obvious and found in right
            if found is not None and len(chosen) < MAX_WRONG_ANSWERS:
                chosen.append(found)
        results = {each.action: each.second_stage.results for each in screening.answers}
        wrong: list[int] = []
        for action in dict.fromkeys([*chosen, *ranked]):
            is_like_another = any(results[action] == results[other] for other in wrong)
            if action not in right and not is_like_another and len(wrong) < MAX_WRONG_ANSWERS:
                wrong.append(action)
        return wrong, is_obvious

    def finds_answer(self, spec: str, state: State, player: int, right: list[int], seed: int) -> bool:
        """Return whether a bot chooses one of the best answers."""
        chosen = make_bot(spec, self.game, seed).choose(state.seat(player))
        return chosen in self.same_answers(state, player, right)


def is_won(measurement: AnswerMeasurement) -> bool:
    """Return whether the best answer clearly wins too often for a puzzle."""
    chance = measurement.win_chance()
    return chance.mean - chance.error > MAX_WIN_CHANCE + DECIDED_MARGIN
