"""The API of the puzzles. Nobody is told an answer before they have given one.

An answer is judged here, by the rules and by the puzzle itself; the first one that somebody gives to a puzzle, without
a hint, moves their rating and the puzzle's, and is kept with them (``books``). Who has not said who they are may solve
puzzles, too: nothing of it is kept.
"""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from functools import lru_cache
from typing import Annotated

from msgspec import Meta, Struct
from msgspec.structs import replace

from bastide.core.state import State
from bastide.hosting.api.calls import Call
from bastide.hosting.api.routes import Routes, answers
from bastide.hosting.storage.log_store import stored
from bastide.hosting.storage.side_store import FirstAnswer, Shelf, SolvingBook, Standing
from bastide.puzzles import Puzzle, pack
from bastide.puzzles.rating import graded
from bastide.tables.analysis.evaluation import reasons
from bastide.tables.messages import Action, Facts, facts
from bastide.tables.views.exercise import Objection, Posed, objection, posed

#: In milliseconds.
DAY = 86_400_000
#: So many days back the puzzles of the days are listed.
ARCHIVE = 14
#: So many positions are kept in memory: those that many look at, as the puzzle of the day.
REMEMBERED = 200

Short = Annotated[str, Meta(max_length=40)]


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
    #: The puzzles of the days before, yesterday's first.
    before: list[str]


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


class Solver(Struct, frozen=True):
    """How somebody stands with the puzzles of a game."""

    #: Their rating, how unsure it is, and after how many first answers.
    rating: float
    deviation: float
    answers: int
    #: Days in a row with the puzzle of the day solved, and the longest row.
    days: int
    longest: int


class Solving(Struct, frozen=True):
    """How somebody stands, and what they have answered: by puzzle, whether at once; null: with a hint."""

    game: str
    solver: Solver
    answered: dict[str, bool | None]


class AnswerPuzzle(Struct, frozen=True, forbid_unknown_fields=True):
    """An answer to a puzzle."""

    game: Short
    id: Short
    action: Action


class AskPuzzleHint(Struct, frozen=True, forbid_unknown_fields=True):
    """A wish for a hint, after which an answer does not count."""

    game: Short
    id: Short


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
    #: How the asker stands now, and whether this answer has counted; null: nobody knows who they are.
    solver: Solver | None = None
    counted: bool = False


class Puzzles(Routes):
    """The puzzles of all games. ``now``: the time that all processes share."""

    def __init__(self, book: Shelf[SolvingBook], now: Callable[[], int]) -> None:
        self.book = book
        self.now = now

    @property
    def today(self) -> int:
        """The number of this day, everywhere the same."""
        return self.now() // DAY

    @answers("GET", "/api/games/{game}/puzzles", "The puzzles of a game, their themes, and today's")
    async def listed(self, call: Call) -> PuzzleList:
        return await asyncio.to_thread(listed, call.path("game"), self.today)

    @answers("GET", "/api/games/{game}/puzzles/{id}", "A puzzle, without its answer")
    async def shown(self, call: Call) -> PuzzleTask:
        found = await asyncio.to_thread(task, call.path("game"), call.path("id"))
        puzzle = pack(found.position.game).find(found.id)
        with stored():
            rated = await self.book.read(lambda book: book.rating(puzzle.game, puzzle.id, graded(puzzle)))
        return replace(found, rating=rated.rating)

    @answers("GET", "/api/me/puzzles/{game}", "How the asker stands with the puzzles of a game", signed=True)
    async def standing(self, call: Call) -> Solving:
        game, person, day = pack(call.path("game")).game, call.visitor.id, self.today
        with stored():
            done = await self.book.read(lambda book: book.answered(person, game))
            found = await self.book.read(lambda book: book.standing(person, game, day))
        return Solving(game, solver(found, day), done)

    @answers("POST", "/api/puzzles/hint", "What speaks for the answer to a puzzle, which does not count then")
    async def hint(self, call: Call, body: AskPuzzleHint) -> PuzzleHint:
        told = await asyncio.to_thread(hint, body.game, body.id)
        person, now = call.visitor.id, self.now()
        if person:
            with stored():
                await self.book.write(lambda book: book.hinted(person, body.game, body.id, now))
        return told

    @answers("POST", "/api/puzzles", "Answer a puzzle, and be told what every answer is worth")
    async def answer(self, call: Call, body: AnswerPuzzle) -> PuzzleVerdict:
        judged = await asyncio.to_thread(verdict, body)
        person = call.visitor.id
        if not person:
            return judged
        puzzle, day = pack(body.game).find(body.id), self.today
        of_day = pack(body.game).of_day(day).id == body.id
        given = FirstAnswer(person, body.game, body.id, judged.right, self.now(), day, of_day)
        with stored():
            counted = await self.book.write(lambda book: book.answer(given, graded(puzzle)))
            found = await self.book.read(lambda book: book.standing(person, body.game, day))
        return replace(judged, solver=solver(found, day), counted=counted)

    @answers("POST", "/api/puzzles/why", "What forbids to do something in a puzzle")
    async def why(self, call: Call, body: WhyNotInPuzzle) -> Objection:
        return await asyncio.to_thread(forbidden, body)


def solver(found: Standing, day: int) -> Solver:
    rated, row = found
    return Solver(rated.rating, rated.deviation, rated.answers, row.on(day), row.longest)


@lru_cache(maxsize=20)
def listed(game: str, day: int) -> PuzzleList:
    known = pack(game)
    entries = [PuzzleEntry(puzzle.id, puzzle.theme, puzzle.difficulty) for puzzle in known.puzzles]
    before = [known.of_day(day - back).id for back in range(1, ARCHIVE + 1)]
    return PuzzleList(game, list(known.themes()), entries, known.of_day(day).id, day, before)


@lru_cache(maxsize=REMEMBERED)
def position(game: str, id: str) -> tuple[Puzzle, State]:
    """The puzzle, and its position: to be looked at, not to be played on."""
    puzzle = pack(game).find(id)
    return puzzle, puzzle.position()


@lru_cache(maxsize=REMEMBERED)
def task(game: str, id: str) -> PuzzleTask:
    puzzle, state = position(game, id)
    return PuzzleTask(id, puzzle.theme, puzzle.difficulty, graded(puzzle).rating, posed(game, state, puzzle.player))


def hint(game: str, id: str) -> PuzzleHint:
    puzzle, state = position(game, id)
    return PuzzleHint(reasons(state, game, puzzle.player, state.parse(puzzle.player, puzzle.answer[0])))


def forbidden(body: WhyNotInPuzzle) -> Objection:
    puzzle, state = position(body.game, body.id)
    return objection(body.game, state, puzzle.player, body.action)


def verdict(body: AnswerPuzzle) -> PuzzleVerdict:
    puzzle, state = position(body.game, body.id)
    seat = puzzle.player
    action = state.parse(seat, body.action) if isinstance(body.action, str) else body.action
    if not state.is_legal(seat, action):
        raise state.refusal(seat, action)
    return PuzzleVerdict(
        right=puzzle.solves(state.notation(seat, action)),
        lines=lines(body.game, body.id),
        measure=puzzle.measure,
        gap=puzzle.gap,
        certainty=puzzle.certainty,
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
