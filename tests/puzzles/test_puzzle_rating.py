"""Glicko ratings of puzzles and solvers, and streaks."""

from __future__ import annotations

import pytest

from bastide.puzzles.puzzle_rating import (
    MAX_PUZZLE_DRIFT,
    MAX_RATING,
    MIN_DEVIATION,
    MIN_RATING,
    NEW_PUZZLE_DEVIATION,
    NEW_SOLVER_DEVIATION,
    NEW_SOLVER_RATING,
    GlickoRating,
    Streak,
    expected_score,
    new_solver_rating,
    updated_puzzle_rating,
)


def test_glicko_example() -> None:
    """Glickman, The Glicko system: a player of 1500 with deviation 200 meets three others; here one by one."""
    assert expected_score(GlickoRating(1500, 200), GlickoRating(1400, 30)) == pytest.approx(0.639, abs=0.001)
    assert expected_score(GlickoRating(1500, 200), GlickoRating(1550, 100)) == pytest.approx(0.432, abs=0.001)
    assert expected_score(GlickoRating(1500, 200), GlickoRating(1700, 300)) == pytest.approx(0.303, abs=0.001)
    after = GlickoRating(1500, 200).after_answer(GlickoRating(1400, 30), 1.0)
    assert after.rating == pytest.approx(1563.4, abs=0.1)
    assert after.deviation == pytest.approx(175.4, abs=0.2)


def test_hard_puzzles_gain_more() -> None:
    start = new_solver_rating()
    easy, hard = (
        start.after_answer(GlickoRating(900, NEW_PUZZLE_DEVIATION), 1.0),
        start.after_answer(GlickoRating(1800, NEW_PUZZLE_DEVIATION), 1.0),
    )
    assert NEW_SOLVER_RATING < easy.rating < hard.rating
    assert (
        start.after_answer(GlickoRating(900, NEW_PUZZLE_DEVIATION), 0.0).rating
        < start.after_answer(GlickoRating(1800, NEW_PUZZLE_DEVIATION), 0.0).rating
        < NEW_SOLVER_RATING
    )
    assert hard.answers == 1


def test_ratings_stay_within_limits() -> None:
    best, worst = new_solver_rating(), new_solver_rating()
    for _ in range(2000):
        best, worst = (
            best.after_answer(GlickoRating(3000, NEW_PUZZLE_DEVIATION), 1.0),
            worst.after_answer(GlickoRating(100, NEW_PUZZLE_DEVIATION), 0.0),
        )
    assert best.rating <= MAX_RATING
    assert worst.rating >= MIN_RATING
    assert best.deviation >= MIN_DEVIATION


def test_idle_days_raise_deviation_up_to_maximum() -> None:
    known = GlickoRating(1500, 60, 40)
    assert known.after_idle_days(0) == known.after_idle_days(-5) == known
    assert 60 < known.after_idle_days(30).deviation < known.after_idle_days(300).deviation < NEW_SOLVER_DEVIATION
    assert known.after_idle_days(10**9).deviation == NEW_SOLVER_DEVIATION
    assert known.after_idle_days(300).rating == 1500


def test_new_solver_settles_after_a_dozen_answers() -> None:
    solver = new_solver_rating()
    for _ in range(8):
        solver = solver.after_answer(GlickoRating(solver.rating, NEW_PUZZLE_DEVIATION), 0.5)
    assert not solver.is_settled
    for _ in range(8):
        solver = solver.after_answer(GlickoRating(solver.rating, NEW_PUZZLE_DEVIATION), 0.5)
    assert solver.is_settled


def test_only_settled_solvers_move_puzzle_ratings() -> None:
    start = GlickoRating(1500, NEW_PUZZLE_DEVIATION)
    puzzle = start
    for _ in range(10_000):
        puzzle = updated_puzzle_rating(puzzle, new_solver_rating(), False, start)
    assert puzzle == start, "ten thousand new solvers change nothing"
    known = GlickoRating(1500, 60, 40)
    assert (
        updated_puzzle_rating(start, known, True, start).rating
        < 1500
        < updated_puzzle_rating(start, known, False, start).rating
    )
    for _ in range(10_000):
        puzzle = updated_puzzle_rating(puzzle, GlickoRating(2900, 60, 40), False, start)
    assert puzzle.rating == 1500 + MAX_PUZZLE_DRIFT


def test_streak() -> None:
    row = Streak().after_solving(10).after_solving(11).after_solving(11).after_solving(12)
    assert (row.days, row.last_day, row.longest) == (3, 12, 3)
    assert row.after_solving(5) == row, "an earlier day changes nothing"
    assert (row.length_on(12), row.length_on(13), row.length_on(14)) == (3, 3, 0)
    assert row.after_solving(14) == Streak(1, 14, 3)
