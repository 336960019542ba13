"""Ratings of solvers: each answer is a game against the puzzle, as chess counts them (Elo)."""

from __future__ import annotations

from dataclasses import dataclass

from bastide.puzzles.puzzle import Puzzle

#: Where somebody begins who has solved nothing yet.
BEGINNER = 1200.0
#: By difficulty: the rating of a puzzle.
DIFFICULTIES = (900.0, 1200.0, 1500.0, 1800.0)
#: How much an answer counts: at first, and after so many answers.
FIRST, LATER, SETTLED = 48.0, 20.0, 15
#: No rating is lower, or higher.
LOWEST, HIGHEST = 100.0, 3000.0


@dataclass(frozen=True)
class Rated:
    """A rating after so many answers."""

    rating: float
    answers: int


def rating_of(puzzle: Puzzle) -> float:
    return DIFFICULTIES[puzzle.difficulty - 1]


def expected(solver: float, puzzle: float) -> float:
    """The chance that a solver finds the answer.

    >>> round(expected(1200, 1200), 2), round(expected(1600, 1200), 2)
    (0.5, 0.91)
    """
    return float(1.0 / (1.0 + 10.0 ** ((puzzle - solver) / 400.0)))


def solver_after(solver: Rated, puzzle: float, right: bool) -> Rated:
    """What an answer makes of a solver's rating."""
    weight = FIRST if solver.answers < SETTLED else LATER
    rating = solver.rating + weight * (float(right) - expected(solver.rating, puzzle))
    return Rated(min(HIGHEST, max(LOWEST, rating)), solver.answers + 1)


@dataclass(frozen=True)
class Streak:
    """Days in a row on which the puzzle of the day was solved: how many, up to which, and the longest row ever."""

    days: int = 0
    last: int = 0
    longest: int = 0

    def solved(self, day: int) -> Streak:
        """After the puzzle of this day was solved."""
        if day <= self.last:
            return self
        days = self.days + 1 if day == self.last + 1 else 1
        return Streak(days, day, max(days, self.longest))

    def on(self, day: int) -> int:
        """How long the row is on this day: a day that is not over yet breaks nothing."""
        return self.days if day <= self.last + 1 else 0
