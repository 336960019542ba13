"""HTTP API of puzzles. The solution is never sent before an answer.

The first answer of an identified person to a puzzle, without a hint, changes their rating and the puzzle's, and is
stored (``storage.puzzle_and_deal_store``). Anonymous visitors may solve puzzles, too; nothing is stored for them.
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

DAY = 86_400_000
#: Number of past days whose puzzles are listed.
ARCHIVE = 14
#: Number of cached positions.
REMEMBERED = 200

Short = Annotated[str, Meta(max_length=40)]


class PuzzleEntry(Struct, frozen=True):
    """A puzzle in the list of a game's puzzles."""

    id: str
    theme: str
    difficulty: int


class PuzzleList(Struct, frozen=True):
    """The puzzles of a game, its themes in order, and the puzzle of the day (UTC), the same for everyone."""

    game: str
    themes: list[str]
    puzzles: list[PuzzleEntry]
    today: str
    day: int
    #: Puzzles of previous days, yesterday's first.
    before: list[str]


class PuzzleTask(Struct, frozen=True):
    """A puzzle without its solution."""

    id: str
    theme: str
    difficulty: int
    rating: float
    position: Posed


class PuzzleHint(Struct, frozen=True):
    """Reasons for the solution."""

    reasons: list[Facts]


class Solver(Struct, frozen=True):
    """Rating of a person in the puzzles of a game."""

    #: Rating, its deviation, and the number of first answers.
    rating: float
    deviation: float
    answers: int
    #: Current and longest streak of days with the daily puzzle solved.
    days: int
    longest: int


class Solving(Struct, frozen=True):
    """Rating of a person, and their first answers: right or wrong by puzzle; null: after a hint."""

    game: str
    solver: Solver
    answered: dict[str, bool | None]


class AnswerPuzzle(Struct, frozen=True, forbid_unknown_fields=True):
    """An answer to a puzzle."""

    game: Short
    id: Short
    action: Action


class AskPuzzleHint(Struct, frozen=True, forbid_unknown_fields=True):
    """Ask for a hint. An answer does not count afterwards."""

    game: Short
    id: Short


class WhyNotInPuzzle(Struct, frozen=True, forbid_unknown_fields=True):
    """An action that is not legal in a puzzle."""

    game: Short
    id: Short
    action: Action


class PuzzleLine(Struct, frozen=True):
    """A possible answer with its win chance, final lead, and reasons."""

    action: int
    notation: str
    meaning: Facts
    win: float
    lead: float
    right: bool
    reasons: list[Facts]


class PuzzleVerdict(Struct, frozen=True):
    """Verdict on an answer, and the evaluation of all answers, best first."""

    right: bool
    lines: list[PuzzleLine]
    #: How answers are compared (``win`` or ``points``), the gap to the second best, and its certainty.
    measure: str
    gap: float
    certainty: float
    #: Rating of the person afterwards, and whether this answer counted; null: not identified.
    solver: Solver | None = None
    counted: bool = False


class Puzzles(Routes):
    """The puzzles of all games. ``now`` is the shared clock."""

    def __init__(self, repository: Shelf[SolvingBook], now: Callable[[], int]) -> None:
        self.book = repository
        self.now = now

    @property
    def today(self) -> int:
        """Number of the current day (UTC)."""
        return self.now() // DAY

    @answers("GET", "/api/games/{game}/puzzles", "List the puzzles of a game, its themes, and the puzzle of the day")
    async def listed(self, request: Call) -> PuzzleList:
        return await asyncio.to_thread(listed, request.path("game"), self.today)

    @answers("GET", "/api/games/{game}/puzzles/{id}", "A puzzle, without its solution")
    async def shown(self, request: Call) -> PuzzleTask:
        loaded = await asyncio.to_thread(task, request.path("game"), request.path("id"))
        puzzle = pack(loaded.position.game).find(loaded.id)
        with stored():
            rated = await self.book.read(lambda repository: repository.rating(puzzle.game, puzzle.id, graded(puzzle)))
        return replace(loaded, rating=rated.rating)

    @answers("GET", "/api/me/puzzles/{game}", "Rating and answers of the asker in the puzzles of a game", signed=True)
    async def standing(self, request: Call) -> Solving:
        game, person, day = pack(request.path("game")).game, request.visitor.id, self.today
        with stored():
            done = await self.book.read(lambda repository: repository.answered(person, game))
            loaded = await self.book.read(lambda repository: repository.standing(person, game, day))
        return Solving(game, solver(loaded, day), done)

    @answers("POST", "/api/puzzles/hint", "Ask for a hint; the answer does not count afterwards")
    async def hint(self, request: Call, body: AskPuzzleHint) -> PuzzleHint:
        hint_message = await asyncio.to_thread(hint, body.game, body.id)
        person, now = request.visitor.id, self.now()
        if person:
            with stored():
                await self.book.write(lambda repository: repository.hinted(person, body.game, body.id, now))
        return hint_message

    @answers("POST", "/api/puzzles", "Answer a puzzle, and get the evaluation of all answers")
    async def answer(self, request: Call, body: AnswerPuzzle) -> PuzzleVerdict:
        evaluation = await asyncio.to_thread(verdict, body)
        person = request.visitor.id
        if not person:
            return evaluation
        puzzle, day = pack(body.game).find(body.id), self.today
        of_day = pack(body.game).of_day(day).id == body.id
        given = FirstAnswer(person, body.game, body.id, evaluation.right, self.now(), day, of_day)
        with stored():
            counted = await self.book.write(lambda repository: repository.answer(given, graded(puzzle)))
            loaded = await self.book.read(lambda repository: repository.standing(person, body.game, day))
        return replace(evaluation, solver=solver(loaded, day), counted=counted)

    @answers("POST", "/api/puzzles/why", "Why an action is not legal in a puzzle")
    async def why(self, request: Call, body: WhyNotInPuzzle) -> Objection:
        return await asyncio.to_thread(forbidden, body)


def solver(loaded: Standing, day: int) -> Solver:
    rated, streak = loaded
    return Solver(rated.rating, rated.deviation, rated.answers, streak.on(day), streak.longest)


@lru_cache(maxsize=20)
def listed(game: str, day: int) -> PuzzleList:
    known = pack(game)
    entries = [PuzzleEntry(puzzle.id, puzzle.theme, puzzle.difficulty) for puzzle in known.puzzles]
    before = [known.of_day(day - back).id for back in range(1, ARCHIVE + 1)]
    return PuzzleList(game, list(known.themes()), entries, known.of_day(day).id, day, before)


@lru_cache(maxsize=REMEMBERED)
def position(game: str, id: str) -> tuple[Puzzle, State]:
    """Return a puzzle and its position, which is cached and must not be changed."""
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
    loaded = []
    for line in puzzle.lines:
        action = state.parse(seat, line.notation)
        meaning = facts(state.meaning(seat, action))
        right = puzzle.solves(line.notation)
        # The fallback reason "better than anything else" applies to the solution only.
        why = [each for each in reasons(state, game, seat, action) if right or each["code"] != "quiet"]
        loaded.append(PuzzleLine(action, line.notation, meaning, line.win, line.lead, right, why))
    return loaded
