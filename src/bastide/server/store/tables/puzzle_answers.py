"""Puzzle answers in the database: first answers, and the ratings of solvers and puzzles."""

from __future__ import annotations

from typing import Final, NamedTuple

from bastide.hosting.storage.side_store import FirstAnswer, Standing
from bastide.puzzles.rating import Rated, Streak, new_solver, puzzle_after
from bastide.server.store.database import Connection


class SolverRow(NamedTuple):
    """A row of the table ``solvers``, without its key."""

    rating: float
    deviation: float
    answers: int
    seen: int
    days: int
    last: int
    longest: int


SOLVER: Final = (
    "select rating, deviation, answers, seen, days, last, longest from solvers where person = ? and game = ?"
)
KNOWN: Final = "select rating, deviation, answers from puzzles where game = ? and puzzle = ?"
#: Accepts only the first of concurrent answers, and none of a person who is being deleted.
FIRST: Final = (
    "insert into solves (person, game, puzzle, solved, at)"
    " select id, ?, ?, cast(? as boolean), ? from people where id = ? and deleted is null"
    " on conflict do nothing returning puzzle"
)


def _standing(rows: list[SolverRow], day: int) -> Standing:
    if not rows:
        return Standing(new_solver(), Streak())
    row = rows[0]
    rated = Rated(row.rating, row.deviation, row.answers)
    return Standing(rated.rested(day - row.seen), Streak(row.days, row.last, row.longest))


class DatabaseSolvingBook:
    """``PuzzleAnswerRepository`` (``hosting.storage.puzzle_and_deal_store``) within a transaction."""

    def __init__(self, connection: Connection) -> None:
        self.connection = connection

    def standing(self, person: str, game: str, day: int) -> Standing:
        return _standing(self.connection.fetch(SolverRow, SOLVER, [person, game]), day)

    def answered(self, person: str, game: str) -> dict[str, bool | None]:
        sql = "select puzzle, solved from solves where person = ? and game = ? order by at desc, puzzle"
        return dict(self.connection.fetch(tuple[str, bool | None], sql, [person, game]))

    def rating(self, game: str, puzzle: str, start: Rated) -> Rated:
        return self._rating(KNOWN, game, puzzle) or start

    def _rating(self, sql: str, game: str, puzzle: str) -> Rated | None:
        rows = self.connection.fetch(tuple[float, float, int], sql, [game, puzzle])
        return Rated(*rows[0]) if rows else None

    def hinted(self, person: str, game: str, puzzle: str, now: int) -> None:
        self.connection.fetch(tuple[str], FIRST, [game, puzzle, None, now, person])

    def answer(self, given: FirstAnswer, start: Rated) -> bool:
        person, game, puzzle = given.person, given.game, given.puzzle
        if not self.connection.fetch(tuple[str], FIRST, [game, puzzle, given.right, given.now, person]):
            return False
        # Rows are created if needed and then locked, the solver's before the puzzle's, to avoid deadlocks.
        new = new_solver()
        self.connection.run(
            "insert into solvers (person, game, rating, deviation, answers, seen, days, last, longest)"
            " values (?, ?, ?, ?, 0, ?, 0, 0, 0) on conflict do nothing",
            [person, game, new.rating, new.deviation, given.day],
        )
        self.connection.run(
            "insert into puzzles (game, puzzle, rating, deviation, answers)"
            " values (?, ?, ?, ?, 0) on conflict do nothing",
            [game, puzzle, start.rating, start.deviation],
        )
        solver, streak = _standing(
            self.connection.fetch(SolverRow, SOLVER + self.connection.for_update, [person, game]), given.day
        )
        puzzle_rating = Rated(
            *self.connection.fetch(tuple[float, float, int], KNOWN + self.connection.for_update, [game, puzzle])[0]
        )
        after = solver.met(puzzle_rating, float(given.right))
        streak = streak.solved(given.day) if given.right and given.of_day else streak
        self.connection.run(
            "update solvers set rating = ?, deviation = ?, answers = ?, seen = ?, days = ?, last = ?, longest = ?"
            " where person = ? and game = ?",
            [
                after.rating,
                after.deviation,
                after.answers,
                given.day,
                streak.days,
                streak.last,
                streak.longest,
                person,
                game,
            ],
        )
        moved = puzzle_after(puzzle_rating, solver, given.right, start)
        if moved != puzzle_rating:
            sql = "update puzzles set rating = ?, deviation = ?, answers = ? where game = ? and puzzle = ?"
            self.connection.run(sql, [moved.rating, moved.deviation, moved.answers, game, puzzle])
        return True


def merge(connection: Connection, guest: str, account: str) -> None:
    """Move a guest's answers to an account, except for puzzles that the account has answered itself."""
    connection.run(
        "insert into solves (person, game, puzzle, solved, at)"
        " select ?, game, puzzle, solved, at from solves where person = ? on conflict do nothing",
        [account, guest],
    )
    connection.run(
        "insert into solvers (person, game, rating, deviation, answers, seen, days, last, longest)"
        " select ?, game, rating, deviation, answers, seen, days, last, longest from solvers where person = ?"
        " on conflict do nothing",
        [account, guest],
    )
    for table in ("solves", "solvers"):
        connection.run(f"delete from {table} where person = ?", [guest])
