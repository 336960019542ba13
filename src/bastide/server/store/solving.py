"""What people have solved: their first answers, and the ratings that these move."""

from __future__ import annotations

from typing import Final, NamedTuple

from bastide.puzzles.rating import Rated, Streak, new_solver, puzzle_after
from bastide.server.store.database import Connection


class SolverRow(NamedTuple):
    rating: float
    deviation: float
    answers: int
    seen: int
    days: int
    last: int
    longest: int


class RatedRow(NamedTuple):
    rating: float
    deviation: float
    answers: int


class SolveRow(NamedTuple):
    puzzle: str
    solved: bool | None


class Standing(NamedTuple):
    """How somebody stands with the puzzles of a game."""

    rated: Rated
    row: Streak


class FirstAnswer(NamedTuple):
    """A first answer: whose it is, what was asked, and whether it was right."""

    person: str
    game: str
    puzzle: str
    right: bool
    #: When, the number of the day, and whether it was the puzzle of that day.
    now: int
    day: int
    of_day: bool


SOLVER: Final = (
    "select rating, deviation, answers, seen, days, last, longest from solvers where person = ? and game = ?"
)
KNOWN: Final = "select rating, deviation, answers from puzzles where game = ? and puzzle = ?"
#: Only one answer is the first, whoever sends how many at once, to whichever process; and of somebody who has just
#: asked to be forgotten nothing is kept any more.
FIRST: Final = (
    "insert into solves (person, game, puzzle, solved, at)"
    " select id, ?, ?, cast(? as boolean), ? from people where id = ? and deleted is null"
    " on conflict do nothing returning puzzle"
)


def standing(connection: Connection, person: str, game: str, day: int) -> Standing:
    return _standing(connection.fetch(SolverRow, SOLVER, [person, game]), day)


def _standing(rows: list[SolverRow], day: int) -> Standing:
    if not rows:
        return Standing(new_solver(), Streak())
    row = rows[0]
    rated = Rated(row.rating, row.deviation, row.answers)
    return Standing(rated.rested(day - row.seen), Streak(row.days, row.last, row.longest))


def answered(connection: Connection, person: str, game: str) -> list[SolveRow]:
    """What somebody has answered, the last first."""
    sql = "select puzzle, solved from solves where person = ? and game = ? order by at desc, puzzle"
    return connection.fetch(SolveRow, sql, [person, game])


def rating(connection: Connection, game: str, puzzle: str, start: Rated) -> Rated:
    """The rating of a puzzle; where it began, if nobody has moved it."""
    rows = connection.fetch(RatedRow, KNOWN, [game, puzzle])
    return Rated(*rows[0]) if rows else start


def hinted(connection: Connection, person: str, game: str, puzzle: str, now: int) -> None:
    """Somebody has asked for a hint: their answer does not count any more."""
    connection.fetch(tuple[str], FIRST, [game, puzzle, None, now, person])


def answer(connection: Connection, given: FirstAnswer, start: Rated) -> bool:
    """Within a transaction: let an answer count, if it is the first. ``start``: where the puzzle's rating began."""
    person, game, puzzle = given.person, given.game, given.puzzle
    if not connection.fetch(tuple[str], FIRST, [game, puzzle, given.right, given.now, person]):
        return False
    # Rows are made if need be and then locked, the solver's before the puzzle's: nobody waits in a circle.
    new = new_solver()
    connection.run(
        "insert into solvers (person, game, rating, deviation, answers, seen, days, last, longest)"
        " values (?, ?, ?, ?, 0, ?, 0, 0, 0) on conflict do nothing",
        [person, game, new.rating, new.deviation, given.day],
    )
    connection.run(
        "insert into puzzles (game, puzzle, rating, deviation, answers) values (?, ?, ?, ?, 0) on conflict do nothing",
        [game, puzzle, start.rating, start.deviation],
    )
    solver, row = _standing(connection.fetch(SolverRow, SOLVER + connection.for_update, [person, game]), given.day)
    asked = Rated(*connection.fetch(RatedRow, KNOWN + connection.for_update, [game, puzzle])[0])
    after = solver.met(asked, float(given.right))
    row = row.solved(given.day) if given.right and given.of_day else row
    connection.run(
        "update solvers set rating = ?, deviation = ?, answers = ?, seen = ?, days = ?, last = ?, longest = ?"
        " where person = ? and game = ?",
        [after.rating, after.deviation, after.answers, given.day, row.days, row.last, row.longest, person, game],
    )
    moved = puzzle_after(asked, solver, given.right, start)
    if moved != asked:
        sql = "update puzzles set rating = ?, deviation = ?, answers = ? where game = ? and puzzle = ?"
        connection.run(sql, [moved.rating, moved.deviation, moved.answers, game, puzzle])
    return True


def merge(connection: Connection, guest: str, account: str) -> None:
    """A guest turns out to be an account: what the account has not answered itself, the guest answered for it."""
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
