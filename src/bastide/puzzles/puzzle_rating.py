"""Glicko ratings of solvers and puzzles: each first answer counts as a game between the two.

Mark Glickman's system stores a rating and its deviation (uncertainty). Uncertain ratings change quickly, well-known
ones slowly, and an answer counts less if the other side's rating is uncertain.
"""

from __future__ import annotations

from dataclasses import dataclass
from math import log, pi, sqrt

from bastide.puzzles.puzzle_format import Puzzle

#: Initial rating of a solver.
NEW_SOLVER_RATING = 1200.0
#: Initial rating of a puzzle by difficulty.
RATING_BY_DIFFICULTY = (900.0, 1200.0, 1500.0, 1800.0)
#: Deviation of a new solver (also the maximum), of a new puzzle, and the minimum.
NEW_SOLVER_DEVIATION, NEW_PUZZLE_DEVIATION, MIN_DEVIATION = 350.0, 120.0, 45.0
#: Only solvers with at most this deviation change a puzzle's rating; reached after about a dozen answers.
SETTLED_DEVIATION = 110.0
#: Added to the squared deviation per day without an answer.
VARIANCE_PER_IDLE_DAY = 100.0
#: Range of ratings, and the maximum distance of a puzzle's rating from its initial value.
MIN_RATING, MAX_RATING, MAX_PUZZLE_DRIFT = 100.0, 3000.0, 300.0

Q = log(10.0) / 400.0


@dataclass(frozen=True)
class GlickoRating:
    """Glicko rating with its deviation and the number of answers."""

    rating: float
    deviation: float
    answers: int = 0

    @property
    def is_settled(self) -> bool:
        return self.deviation <= SETTLED_DEVIATION

    def after_idle_days(self, days: int) -> GlickoRating:
        """Return the rating after some days without an answer."""
        unsure = sqrt(self.deviation**2 + VARIANCE_PER_IDLE_DAY * max(0, days))
        return GlickoRating(self.rating, min(NEW_SOLVER_DEVIATION, unsure), self.answers)

    def after_answer(self, other: GlickoRating, score: float) -> GlickoRating:
        """Return the rating after an answer: ``score`` is 1 for a success of this side, 0 for the other."""
        weight = deviation_weight(other.deviation)
        chance = expected_score(self, other)
        information = Q * Q * weight * weight * chance * (1.0 - chance)
        variance = 1.0 / (1.0 / self.deviation**2 + information)
        rating = self.rating + Q * variance * weight * (score - chance)
        return GlickoRating(
            min(MAX_RATING, max(MIN_RATING, rating)), max(MIN_DEVIATION, sqrt(variance)), self.answers + 1
        )


def deviation_weight(deviation: float) -> float:
    """Return the weight of an answer given the other side's deviation (Glicko's g); 1 for a certain rating."""
    return 1.0 / sqrt(1.0 + 3.0 * (Q * deviation / pi) ** 2)


def expected_score(solver: GlickoRating, puzzle: GlickoRating) -> float:
    """Return the expected score of a solver: the chance to find the answer.

    >>> round(expected_score(GlickoRating(1200, 50), GlickoRating(1200, 50)), 2)
    0.5
    >>> round(expected_score(GlickoRating(1600, 50), GlickoRating(1200, 0)), 2)
    0.91
    """
    return float(1.0 / (1.0 + 10.0 ** (deviation_weight(puzzle.deviation) * (puzzle.rating - solver.rating) / 400.0)))


def new_solver_rating() -> GlickoRating:
    """Return the rating of a new solver."""
    return GlickoRating(NEW_SOLVER_RATING, NEW_SOLVER_DEVIATION)


def initial_puzzle_rating(puzzle: Puzzle) -> GlickoRating:
    """Return the initial rating of a puzzle."""
    return GlickoRating(RATING_BY_DIFFICULTY[puzzle.difficulty - 1], NEW_PUZZLE_DEVIATION)


def updated_puzzle_rating(puzzle: GlickoRating, solver: GlickoRating, right: bool, start: GlickoRating) -> GlickoRating:
    """Return a puzzle's rating after a first answer. Solvers with an uncertain rating do not change it."""
    if not solver.is_settled:
        return puzzle
    after = puzzle.after_answer(solver, 1.0 - float(right))
    bounded = min(start.rating + MAX_PUZZLE_DRIFT, max(start.rating - MAX_PUZZLE_DRIFT, after.rating))
    return GlickoRating(bounded, after.deviation, after.answers)


@dataclass(frozen=True)
class Streak:
    """Streak of solved puzzles of the day: days in a row, the last day, and the longest streak ever."""

    days: int = 0
    last_day: int = 0
    longest: int = 0

    def after_solving(self, day: int) -> Streak:
        """Return the streak after solving the puzzle of this day."""
        if day <= self.last_day:
            return self
        days = self.days + 1 if day == self.last_day + 1 else 1
        return Streak(days, day, max(days, self.longest))

    def length_on(self, day: int) -> int:
        """Return the length of the streak on this day; the current day does not break it yet."""
        return self.days if day <= self.last_day + 1 else 0
