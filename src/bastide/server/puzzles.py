"""The HTTP API of the puzzles. Nobody is told an answer before they have given one; nothing is kept here: what solvers
have done is kept on their device, which shows it with every answer and is told what became of it."""

from __future__ import annotations

import asyncio
from functools import lru_cache
from time import time
from typing import Annotated

from msgspec import Meta, Struct

from bastide.core.state import State
from bastide.puzzles import Puzzle, pack
from bastide.puzzles.rating import HIGHEST, LOWEST, Rated, Streak, rating_of, solver_after
from bastide.server.http import Call, Endpoint
from bastide.server.routes import Routes, answers
from bastide.tables.messages import Action, Facts, facts
from bastide.tables.posed import Objection, Posed, objection, posed
from bastide.tables.weighing import reasons

DAY = 86_400
#: So many positions are kept in memory: those that many look at, as the puzzle of the day.
REMEMBERED = 200

Short = Annotated[str, Meta(max_length=40)]
Rating = Annotated[float, Meta(ge=LOWEST, le=HIGHEST)]
Count = Annotated[int, Meta(ge=0, le=1_000_000)]


class PuzzleEntry(Struct, frozen=True):
    """A puzzle in the list of a game's puzzles."""

    id: str
    theme: str
    difficulty: int


class PuzzleList(Struct, frozen=True):
    """The puzzles of a game, its themes in their order, and today's: the same for everybody, by the date of UTC."""

    game: str
    themes: list[str]
    puzzles: list[PuzzleEntry]
    today: str
    day: int


class PuzzleTask(Struct, frozen=True):
    """What is to be solved."""

    id: str
    theme: str
    difficulty: int
    rating: float
    position: Posed


class PuzzleHint(Struct, frozen=True):
    """What speaks for the answer."""

    reasons: list[Facts]


class Solver(Struct, frozen=True, forbid_unknown_fields=True):
    """How somebody stands: their rating after so many answers, and the days in a row with the puzzle of the day."""

    rating: Rating
    answers: Count
    days: Count
    last: Count
    longest: Count


class AnswerPuzzle(Struct, frozen=True, forbid_unknown_fields=True):
    """An answer. ``solver``: who gives it, if it is to count for them."""

    game: Short
    id: Short
    action: Action
    solver: Solver | None = None


class WhyNotInPuzzle(Struct, frozen=True, forbid_unknown_fields=True):
    """What cannot be done in a puzzle."""

    game: Short
    id: Short
    action: Action


class PuzzleLine(Struct, frozen=True):
    """One answer: the chance of victory, how far ahead one is in the end, and what speaks for it."""

    action: int
    notation: str
    meaning: Facts
    win: float
    lead: float
    right: bool
    reasons: list[Facts]


class PuzzleVerdict(Struct, frozen=True):
    """What an answer is worth, and all others: the best first."""

    right: bool
    lines: list[PuzzleLine]
    #: In what they were compared, ``win`` or ``points``, how far the second best is behind, and how sure that is.
    measure: str
    gap: float
    certainty: float
    solver: Solver | None


class Puzzles(Routes):
    """The puzzles of all games."""

    @answers("GET", "/api/games/{game}/puzzles", "The puzzles of a game, their themes, and today's")
    async def listed(self, call: Call) -> PuzzleList:
        return await asyncio.to_thread(listed, call.path("game"), today())

    @answers("GET", "/api/games/{game}/puzzles/{id}", "A puzzle, without its answer")
    async def shown(self, call: Call) -> PuzzleTask:
        return await asyncio.to_thread(task, call.path("game"), call.path("id"))

    @answers("GET", "/api/games/{game}/puzzles/{id}/hint", "What speaks for the answer to a puzzle")
    async def hint(self, call: Call) -> PuzzleHint:
        return await asyncio.to_thread(hint, call.path("game"), call.path("id"))

    @answers("POST", "/api/puzzles", "Answer a puzzle, and be told what every answer is worth")
    async def answer(self, call: Call, body: AnswerPuzzle) -> PuzzleVerdict:
        return await asyncio.to_thread(verdict, body, today())

    @answers("POST", "/api/puzzles/why", "What forbids to do something in a puzzle")
    async def why(self, call: Call, body: WhyNotInPuzzle) -> Objection:
        return await asyncio.to_thread(forbidden, body)


def endpoints() -> list[Endpoint]:
    return Puzzles().endpoints()


def today() -> int:
    """The number of this day, everywhere the same."""
    return int(time()) // DAY


@lru_cache(maxsize=20)
def listed(game: str, day: int) -> PuzzleList:
    known = pack(game)
    entries = [PuzzleEntry(puzzle.id, puzzle.theme, puzzle.difficulty) for puzzle in known.puzzles]
    return PuzzleList(game, list(known.themes()), entries, known.of_day(day).id, day)


@lru_cache(maxsize=REMEMBERED)
def position(game: str, id: str) -> tuple[Puzzle, State]:
    """The puzzle, and its position: to be looked at, not to be played on."""
    puzzle = pack(game).find(id)
    return puzzle, puzzle.position()


@lru_cache(maxsize=REMEMBERED)
def task(game: str, id: str) -> PuzzleTask:
    puzzle, state = position(game, id)
    return PuzzleTask(id, puzzle.theme, puzzle.difficulty, rating_of(puzzle), posed(game, state, puzzle.player))


def hint(game: str, id: str) -> PuzzleHint:
    puzzle, state = position(game, id)
    return PuzzleHint(reasons(state, game, puzzle.player, state.parse(puzzle.player, puzzle.answer[0])))


def forbidden(body: WhyNotInPuzzle) -> Objection:
    puzzle, state = position(body.game, body.id)
    return objection(body.game, state, puzzle.player, body.action)


def verdict(body: AnswerPuzzle, day: int) -> PuzzleVerdict:
    puzzle, state = position(body.game, body.id)
    seat = puzzle.player
    action = state.parse(seat, body.action) if isinstance(body.action, str) else body.action
    if not state.is_legal(seat, action):
        raise state.refusal(seat, action)
    right = puzzle.solves(state.notation(seat, action))
    of_day = pack(body.game).of_day(day).id == body.id
    return PuzzleVerdict(
        right=right,
        lines=lines(body.game, body.id),
        measure=puzzle.measure,
        gap=puzzle.gap,
        certainty=puzzle.certainty,
        solver=None if body.solver is None else after(body.solver, puzzle, right, day if of_day else 0),
    )


@lru_cache(maxsize=REMEMBERED)
def lines(game: str, id: str) -> list[PuzzleLine]:
    puzzle, state = position(game, id)
    seat = puzzle.player
    found = []
    for line in puzzle.lines:
        action = state.parse(seat, line.notation)
        meaning = facts(state.meaning(seat, action))
        right = puzzle.solves(line.notation)
        # Where a game has nothing to say it says "better than anything else": of the answer only.
        why = [each for each in reasons(state, game, seat, action) if right or each["code"] != "quiet"]
        found.append(PuzzleLine(action, line.notation, meaning, line.win, line.lead, right, why))
    return found


def after(solver: Solver, puzzle: Puzzle, right: bool, day: int) -> Solver:
    """How a solver stands after an answer. ``day``: whose puzzle it is, 0 if it is not that of the day."""
    rated = solver_after(Rated(solver.rating, solver.answers), rating_of(puzzle), right)
    row = Streak(solver.days, solver.last, solver.longest)
    row = row.solved(day) if right and day else row
    return Solver(rated.rating, rated.answers, row.days, row.last, row.longest)
