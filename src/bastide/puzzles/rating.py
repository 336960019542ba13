"""Ratings of solvers and puzzles: each first answer is a game between the two, as Glicko counts them.

Mark Glickman's system gives everybody a rating and says how sure it is (the deviation, in points). Who is new moves
fast, who is well known slowly, and what is learnt from an answer depends on how well the other side is known.
"""

from __future__ import annotations

from dataclasses import dataclass
from math import log, pi, sqrt

from bastide.puzzles.puzzle import Puzzle

#: Where somebody begins who has solved nothing yet.
BEGINNER = 1200.0
#: By difficulty: where the rating of a puzzle begins.
DIFFICULTIES = (900.0, 1200.0, 1500.0, 1800.0)
#: How unsure one is: of somebody new, of a puzzle that was graded when it was found, and at the very least.
NEW, GRADED, SUREST = 350.0, 120.0, 45.0
#: Only a solver who is known so well moves the rating of a puzzle: it takes about a dozen answers to come there.
SETTLED = 110.0
#: A day without an answer makes a rating so much less sure, as its square.
FADING = 100.0
#: No rating is lower, or higher; and a puzzle stays so near to where its difficulty put it.
LOWEST, HIGHEST, DRIFT = 100.0, 3000.0, 300.0

Q = log(10.0) / 400.0


@dataclass(frozen=True)
class Rated:
    """A rating, how sure it is, and after how many answers."""

    rating: float
    deviation: float
    answers: int = 0

    @property
    def settled(self) -> bool:
        return self.deviation <= SETTLED

    def rested(self, days: int) -> Rated:
        """The same after so many days without an answer."""
        unsure = sqrt(self.deviation**2 + FADING * max(0, days))
        return Rated(self.rating, min(NEW, unsure), self.answers)

    def met(self, other: Rated, score: float) -> Rated:
        """After an answer: 1 if it went well for this one, 0 if for the other."""
        weight = doubt(other.deviation)
        chance = expected(self, other)
        learnt = Q * Q * weight * weight * chance * (1.0 - chance)
        known = 1.0 / (1.0 / self.deviation**2 + learnt)
        rating = self.rating + Q * known * weight * (score - chance)
        return Rated(min(HIGHEST, max(LOWEST, rating)), max(SUREST, sqrt(known)), self.answers + 1)


def doubt(deviation: float) -> float:
    """How much an answer says where the other side is known so well: 1 where it is known for certain."""
    return 1.0 / sqrt(1.0 + 3.0 * (Q * deviation / pi) ** 2)


def expected(solver: Rated, puzzle: Rated) -> float:
    """The chance that a solver finds the answer.

    >>> round(expected(Rated(1200, 50), Rated(1200, 50)), 2), round(expected(Rated(1600, 50), Rated(1200, 0)), 2)
    (0.5, 0.91)
    """
    return float(1.0 / (1.0 + 10.0 ** (doubt(puzzle.deviation) * (puzzle.rating - solver.rating) / 400.0)))


def new_solver() -> Rated:
    return Rated(BEGINNER, NEW)


def graded(puzzle: Puzzle) -> Rated:
    """Where a puzzle begins."""
    return Rated(DIFFICULTIES[puzzle.difficulty - 1], GRADED)


def puzzle_after(puzzle: Rated, solver: Rated, right: bool, start: Rated) -> Rated:
    """What a first answer makes of a puzzle. A solver of whom little is known makes nothing of it."""
    if not solver.settled:
        return puzzle
    after = puzzle.met(solver, 1.0 - float(right))
    held = min(start.rating + DRIFT, max(start.rating - DRIFT, after.rating))
    return Rated(held, after.deviation, after.answers)


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
