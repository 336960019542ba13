"""Glicko ratings of solvers and puzzles: each first answer counts as a game between the two.

Mark Glickman's system stores a rating and its deviation (uncertainty). Uncertain ratings change quickly, well-known
ones slowly, and an answer counts less if the other side's rating is uncertain.
"""

from __future__ import annotations

from dataclasses import dataclass
from math import log, pi, sqrt

from bastide.puzzles.puzzle import Puzzle

#: Initial rating of a solver.
BEGINNER = 1200.0
#: Initial rating of a puzzle by difficulty.
DIFFICULTIES = (900.0, 1200.0, 1500.0, 1800.0)
#: Deviation of a new solver (also the maximum), of a new puzzle, and the minimum.
NEW, GRADED, SUREST = 350.0, 120.0, 45.0
#: Only solvers with at most this deviation change a puzzle's rating; reached after about a dozen answers.
SETTLED = 110.0
#: Added to the squared deviation per day without an answer.
FADING = 100.0
#: Range of ratings, and the maximum distance of a puzzle's rating from its initial value.
LOWEST, HIGHEST, DRIFT = 100.0, 3000.0, 300.0

Q = log(10.0) / 400.0


@dataclass(frozen=True)
class Rated:
    """Glicko rating with its deviation and the number of answers."""

    rating: float
    deviation: float
    answers: int = 0

    @property
    def settled(self) -> bool:
        return self.deviation <= SETTLED

    def rested(self, days: int) -> Rated:
        """Return the rating after some days without an answer."""
        unsure = sqrt(self.deviation**2 + FADING * max(0, days))
        return Rated(self.rating, min(NEW, unsure), self.answers)

    def met(self, other: Rated, score: float) -> Rated:
        """Return the rating after an answer: ``score`` is 1 for a success of this side, 0 for the other."""
        weight = doubt(other.deviation)
        chance = expected(self, other)
        information = Q * Q * weight * weight * chance * (1.0 - chance)
        variance = 1.0 / (1.0 / self.deviation**2 + information)
        rating = self.rating + Q * variance * weight * (score - chance)
        return Rated(min(HIGHEST, max(LOWEST, rating)), max(SUREST, sqrt(variance)), self.answers + 1)


def doubt(deviation: float) -> float:
    """Return the weight of an answer given the other side's deviation (Glicko's g); 1 for a certain rating."""
    return 1.0 / sqrt(1.0 + 3.0 * (Q * deviation / pi) ** 2)


def expected(solver: Rated, puzzle: Rated) -> float:
    """Return the expected score of a solver: the chance to find the answer.

    >>> round(expected(Rated(1200, 50), Rated(1200, 50)), 2), round(expected(Rated(1600, 50), Rated(1200, 0)), 2)
    (0.5, 0.91)
    """
    return float(1.0 / (1.0 + 10.0 ** (doubt(puzzle.deviation) * (puzzle.rating - solver.rating) / 400.0)))


def new_solver() -> Rated:
    """Return the rating of a new solver."""
    return Rated(BEGINNER, NEW)


def graded(puzzle: Puzzle) -> Rated:
    """Return the initial rating of a puzzle."""
    return Rated(DIFFICULTIES[puzzle.difficulty - 1], GRADED)


def puzzle_after(puzzle: Rated, solver: Rated, right: bool, start: Rated) -> Rated:
    """Return a puzzle's rating after a first answer. Solvers with an uncertain rating do not change it."""
    if not solver.settled:
        return puzzle
    after = puzzle.met(solver, 1.0 - float(right))
    bounded = min(start.rating + DRIFT, max(start.rating - DRIFT, after.rating))
    return Rated(bounded, after.deviation, after.answers)


@dataclass(frozen=True)
class Streak:
    """Streak of solved puzzles of the day: days in a row, the last day, and the longest streak ever."""

    days: int = 0
    last: int = 0
    longest: int = 0

    def solved(self, day: int) -> Streak:
        """Return the streak after solving the puzzle of this day."""
        if day <= self.last:
            return self
        days = self.days + 1 if day == self.last + 1 else 1
        return Streak(days, day, max(days, self.longest))

    def on(self, day: int) -> int:
        """Return the length of the streak on this day; the current day does not break it yet."""
        return self.days if day <= self.last + 1 else 0
