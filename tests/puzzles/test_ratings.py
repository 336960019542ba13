"""Glicko ratings of puzzles and solvers, and streaks."""

from __future__ import annotations

import pytest

from bastide.puzzles.rating import (
    BEGINNER,
    DRIFT,
    GRADED,
    HIGHEST,
    LOWEST,
    NEW,
    SUREST,
    Rated,
    Streak,
    expected,
    new_solver,
    puzzle_after,
)


def test_glicko_example() -> None:
    """Glickman, The Glicko system: a player of 1500 with deviation 200 meets three others; here one by one."""
    assert expected(Rated(1500, 200), Rated(1400, 30)) == pytest.approx(0.639, abs=0.001)
    assert expected(Rated(1500, 200), Rated(1550, 100)) == pytest.approx(0.432, abs=0.001)
    assert expected(Rated(1500, 200), Rated(1700, 300)) == pytest.approx(0.303, abs=0.001)
    after = Rated(1500, 200).met(Rated(1400, 30), 1.0)
    assert after.rating == pytest.approx(1563.4, abs=0.1)
    assert after.deviation == pytest.approx(175.4, abs=0.2)


def test_hard_puzzles_gain_more() -> None:
    start = new_solver()
    easy, hard = start.met(Rated(900, GRADED), 1.0), start.met(Rated(1800, GRADED), 1.0)
    assert BEGINNER < easy.rating < hard.rating
    assert start.met(Rated(900, GRADED), 0.0).rating < start.met(Rated(1800, GRADED), 0.0).rating < BEGINNER
    assert hard.answers == 1


def test_ratings_stay_within_limits() -> None:
    best, worst = new_solver(), new_solver()
    for _ in range(2000):
        best, worst = best.met(Rated(3000, GRADED), 1.0), worst.met(Rated(100, GRADED), 0.0)
    assert best.rating <= HIGHEST
    assert worst.rating >= LOWEST
    assert best.deviation >= SUREST


def test_idle_days_raise_deviation_up_to_maximum() -> None:
    known = Rated(1500, 60, 40)
    assert known.rested(0) == known.rested(-5) == known
    assert 60 < known.rested(30).deviation < known.rested(300).deviation < NEW
    assert known.rested(10**9).deviation == NEW
    assert known.rested(300).rating == 1500


def test_new_solver_settles_after_a_dozen_answers() -> None:
    solver = new_solver()
    for _ in range(8):
        solver = solver.met(Rated(solver.rating, GRADED), 0.5)
    assert not solver.settled
    for _ in range(8):
        solver = solver.met(Rated(solver.rating, GRADED), 0.5)
    assert solver.settled


def test_only_settled_solvers_move_puzzle_ratings() -> None:
    start = Rated(1500, GRADED)
    puzzle = start
    for _ in range(10_000):
        puzzle = puzzle_after(puzzle, new_solver(), False, start)
    assert puzzle == start, "ten thousand new solvers change nothing"
    known = Rated(1500, 60, 40)
    assert puzzle_after(start, known, True, start).rating < 1500 < puzzle_after(start, known, False, start).rating
    for _ in range(10_000):
        puzzle = puzzle_after(puzzle, Rated(2900, 60, 40), False, start)
    assert puzzle.rating == 1500 + DRIFT


def test_streak() -> None:
    row = Streak().solved(10).solved(11).solved(11).solved(12)
    assert (row.days, row.last, row.longest) == (3, 12, 3)
    assert row.solved(5) == row, "an earlier day changes nothing"
    assert (row.on(12), row.on(13), row.on(14)) == (3, 3, 0)
    assert row.solved(14) == Streak(1, 14, 3)
