"""Ratings and streaks."""

from __future__ import annotations

from bastide.puzzles.rating import BEGINNER, HIGHEST, LOWEST, Rated, Streak, solver_after


def test_who_finds_what_is_hard_gains_more() -> None:
    start = Rated(BEGINNER, 0)
    easy, hard = solver_after(start, 900.0, True), solver_after(start, 1800.0, True)
    assert BEGINNER < easy.rating < hard.rating
    assert solver_after(start, 900.0, False).rating < solver_after(start, 1800.0, False).rating < BEGINNER
    assert hard.answers == 1


def test_ratings_stay_within_their_limits() -> None:
    best, worst = Rated(BEGINNER, 0), Rated(BEGINNER, 0)
    for _ in range(2000):
        best, worst = solver_after(best, 3000.0, True), solver_after(worst, 100.0, False)
    assert best.rating <= HIGHEST
    assert worst.rating >= LOWEST


def test_a_row_of_days() -> None:
    row = Streak().solved(10).solved(11).solved(11).solved(12)
    assert (row.days, row.last, row.longest) == (3, 12, 3)
    assert row.solved(5) == row, "an earlier day changes nothing"
    assert (row.on(12), row.on(13), row.on(14)) == (3, 3, 0)
    assert row.solved(14) == Streak(1, 14, 3)
