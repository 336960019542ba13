"""Puzzle answers in the database: first answers, and the ratings of solvers and puzzles."""

from __future__ import annotations

from typing import Final, NamedTuple

from bastide.hosting.storage.puzzle_and_deal_store import FirstAnswer, SolverStanding
from bastide.puzzles.puzzle_rating import GlickoRating, Streak, new_solver_rating, updated_puzzle_rating
from bastide.server.store.database import Connection
from bastide.server.store.people.token_bucket_queries import TokenBucket, take_token, wait_ms
from bastide.tables.state.table_state import DAY_MS

#: How long a right answer raises no rating after somebody without an account has seen the solution at the address.
REVEAL_LIFETIME_MS: Final = DAY_MS


def reveal_bucket(address: str, game: str, puzzle: str) -> TokenBucket:
    """Return the bucket that is empty while the solution of a puzzle is known at an address."""
    return TokenBucket("puzzle", f"{address} {game} {puzzle}", REVEAL_LIFETIME_MS, REVEAL_LIFETIME_MS)


class SolverRow(NamedTuple):
    """A row of the table ``solvers``, without its key."""

    rating: float
    deviation: float
    answers: int
    seen: int
    days: int
    last: int
    longest: int


SELECT_SOLVER: Final = (
    "select rating, deviation, answers, seen, days, last, longest from solvers where person = ? and game = ?"
)
SELECT_PUZZLE_RATING: Final = "select rating, deviation, answers from puzzles where game = ? and puzzle = ?"
#: Accepts only the first of concurrent answers, and none of a person who is being deleted.
INSERT_FIRST_ANSWER: Final = (
    "insert into solves (person, game, puzzle, solved, at)"
    " select id, ?, ?, cast(? as boolean), ? from people where id = ? and deleted is null"
    " on conflict do nothing returning puzzle"
)


def _standing(rows: list[SolverRow], day: int) -> SolverStanding:
    if not rows:
        return SolverStanding(new_solver_rating(), Streak())
    row = rows[0]
    rated = GlickoRating(row.rating, row.deviation, row.answers)
    return SolverStanding(rated.after_idle_days(day - row.seen), Streak(row.days, row.last, row.longest))


class DatabasePuzzleAnswerRepository:
    """``PuzzleAnswerRepository`` (``hosting.storage.puzzle_and_deal_store``) within a transaction."""

    def __init__(self, connection: Connection) -> None:
        self.connection = connection

    def get_standing(self, person: str, game: str, day: int) -> SolverStanding:
        return _standing(self.connection.fetch(SolverRow, SELECT_SOLVER, [person, game]), day)

    def list_answers(self, person: str, game: str) -> dict[str, bool | None]:
        sql = "select puzzle, solved from solves where person = ? and game = ? order by at desc, puzzle"
        return dict(self.connection.fetch(tuple[str, bool | None], sql, [person, game]))

    def get_answer(self, person: str, game: str, puzzle: str) -> bool | None:
        sql = "select solved from solves where person = ? and game = ? and puzzle = ?"
        rows = self.connection.fetch(tuple[bool | None], sql, [person, game, puzzle])
        return rows[0][0] if rows else None

    def get_puzzle_rating(self, game: str, puzzle: str, start: GlickoRating) -> GlickoRating:
        return self._rating(SELECT_PUZZLE_RATING, game, puzzle) or start

    def _rating(self, sql: str, game: str, puzzle: str) -> GlickoRating | None:
        rows = self.connection.fetch(tuple[float, float, int], sql, [game, puzzle])
        return GlickoRating(*rows[0]) if rows else None

    def record_hint(self, person: str, game: str, puzzle: str, now: int) -> None:
        self.connection.fetch(tuple[str], INSERT_FIRST_ANSWER, [game, puzzle, None, now, person])

    def record_reveal(self, person: str, address: str, game: str, puzzle: str, now: int) -> None:
        sql = "select id from people where id = ? and login is not null"
        if not self.connection.fetch(tuple[str], sql, [person]):
            take_token(self.connection, reveal_bucket(address, game, puzzle), now)

    def record_answer(self, given: FirstAnswer, start: GlickoRating) -> bool:
        person, game, puzzle = given.person, given.game, given.puzzle
        is_known_here = wait_ms(self.connection, reveal_bucket(given.address, game, puzzle), given.now_ms) > 0
        self.record_reveal(person, given.address, game, puzzle, given.now_ms)
        if not self.connection.fetch(
            tuple[str], INSERT_FIRST_ANSWER, [game, puzzle, given.is_right, given.now_ms, person]
        ):
            return False
        # Rows are created if needed and then locked, the solver's before the puzzle's, to avoid deadlocks.
        new = new_solver_rating()
        self.connection.execute(
            "insert into solvers (person, game, rating, deviation, answers, seen, days, last, longest)"
            " values (?, ?, ?, ?, 0, ?, 0, 0, 0) on conflict do nothing",
            [person, game, new.rating, new.deviation, given.day],
        )
        self.connection.execute(
            "insert into puzzles (game, puzzle, rating, deviation, answers)"
            " values (?, ?, ?, ?, 0) on conflict do nothing",
            [game, puzzle, start.rating, start.deviation],
        )
        solver, streak = _standing(
            self.connection.fetch(SolverRow, SELECT_SOLVER + self.connection.for_update, [person, game]), given.day
        )
        puzzle_rating = GlickoRating(
            *self.connection.fetch(
                tuple[float, float, int], SELECT_PUZZLE_RATING + self.connection.for_update, [game, puzzle]
            )[0]
        )
        after = solver.after_answer(puzzle_rating, float(given.is_right))
        moved = updated_puzzle_rating(puzzle_rating, solver, given.is_right, start)
        if given.is_right and is_known_here:
            after, moved = GlickoRating(solver.rating, solver.deviation, after.answers), puzzle_rating
        streak = streak.after_solving(given.day) if given.is_right and given.is_daily_puzzle else streak
        self.connection.execute(
            "update solvers set rating = ?, deviation = ?, answers = ?, seen = ?, days = ?, last = ?, longest = ?"
            " where person = ? and game = ?",
            [
                after.rating,
                after.deviation,
                after.answers,
                given.day,
                streak.days,
                streak.last_day,
                streak.longest,
                person,
                game,
            ],
        )
        if moved != puzzle_rating:
            sql = "update puzzles set rating = ?, deviation = ?, answers = ? where game = ? and puzzle = ?"
            self.connection.execute(sql, [moved.rating, moved.deviation, moved.answers, game, puzzle])
        return True


def merge_guest_answers(connection: Connection, guest: str, account: str) -> None:
    """Move a guest's answers to an account, except for puzzles that the account has answered itself."""
    connection.execute(
        "insert into solves (person, game, puzzle, solved, at)"
        " select ?, game, puzzle, solved, at from solves where person = ? on conflict do nothing",
        [account, guest],
    )
    connection.execute(
        "insert into solvers (person, game, rating, deviation, answers, seen, days, last, longest)"
        " select ?, game, rating, deviation, answers, seen, days, last, longest from solvers where person = ?"
        " on conflict do nothing",
        [account, guest],
    )
    for table in ("solves", "solvers"):
        connection.execute(f"delete from {table} where person = ?", [guest])
