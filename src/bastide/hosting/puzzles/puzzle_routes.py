"""HTTP API of puzzles. The solution is never sent before an answer.

The first answer of an identified person to a puzzle, without a hint, changes their rating and the puzzle's, and is
stored (``storage.puzzle_and_deal_store``). Anonymous visitors may solve puzzles, too. A right answer raises no rating
if a visitor without an account has seen the solution at the same address within a day.
"""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from functools import lru_cache
from typing import Annotated

from msgspec import Meta, Struct
from msgspec.structs import replace

from bastide.core.game_registry import get_kit
from bastide.core.state import State
from bastide.hosting.api import rate_limits
from bastide.hosting.api.endpoint_types import ApiRequest
from bastide.hosting.api.route_decorator import Routes, route
from bastide.hosting.storage.log_store import refuse_if_unavailable
from bastide.hosting.storage.puzzle_and_deal_store import (
    FirstAnswer,
    PuzzleAnswerRepository,
    RepositoryAccess,
    SolverStanding,
)
from bastide.puzzles import Puzzle, get_pack
from bastide.puzzles.puzzle_rating import initial_puzzle_rating
from bastide.tables.messages import ActionReference, JsonObject, as_json_object
from bastide.tables.state.table_state import DAY_MS
from bastide.tables.views.standalone_position import (
    StandalonePosition,
    WhyNotAnswer,
    build_standalone_position,
    explain_why_not,
)

#: Number of past days whose puzzles are listed.
ARCHIVE_DAYS = 14
#: Number of cached positions.
MAX_CACHED_POSITIONS = 200

Short = Annotated[str, Meta(max_length=40)]


class PuzzleListEntry(Struct, frozen=True):
    """A puzzle in the list of a game's puzzles."""

    id: str
    theme: str
    difficulty: int


class PuzzleList(Struct, frozen=True):
    """The puzzles of a game, its themes in order, and the puzzle of the day (UTC), the same for everyone."""

    game: str
    themes: list[str]
    puzzles: list[PuzzleListEntry]
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
    position: StandalonePosition


class PuzzleHint(Struct, frozen=True):
    """Reasons for the solution."""

    reasons: list[JsonObject]


class SolverRating(Struct, frozen=True):
    """Rating of a person in the puzzles of a game."""

    #: Rating, its deviation, and the number of first answers.
    rating: float
    deviation: float
    answers: int
    #: Current and longest streak of days with the daily puzzle solved.
    days: int
    longest: int


class PuzzleProgress(Struct, frozen=True):
    """Rating of a person, and their first answers: right or wrong by puzzle; null: after a hint."""

    game: str
    solver: SolverRating
    answered: dict[str, bool | None]


class AnswerPuzzle(Struct, frozen=True, forbid_unknown_fields=True):
    """An answer to a puzzle."""

    game: Short
    id: Short
    action: ActionReference


class AskPuzzleHint(Struct, frozen=True, forbid_unknown_fields=True):
    """Ask for a hint. An answer does not count afterwards."""

    game: Short
    id: Short


class WhyNotInPuzzle(Struct, frozen=True, forbid_unknown_fields=True):
    """An action that is not legal in a puzzle."""

    game: Short
    id: Short
    action: ActionReference


class PuzzleAnswerLine(Struct, frozen=True):
    """A possible answer with its win chance, final lead, and reasons."""

    action: int
    notation: str
    meaning: JsonObject
    win: float
    lead: float
    right: bool
    reasons: list[JsonObject]


class PuzzleVerdict(Struct, frozen=True):
    """Verdict on an answer, and the evaluation of all answers, best first."""

    right: bool
    lines: list[PuzzleAnswerLine]
    #: How answers are compared (``win_chance`` or ``points``), the gap to the second best, and its certainty.
    measure: str
    gap: float
    certainty: float
    #: Rating of the person afterwards, and whether this answer counted; null: not identified.
    solver: SolverRating | None = None
    counted: bool = False


class PuzzleRoutes(Routes):
    """The puzzles of all games. ``now`` is the shared clock."""

    def __init__(self, repository: RepositoryAccess[PuzzleAnswerRepository], now: Callable[[], int]) -> None:
        self.store = repository
        self.now = now

    @property
    def today(self) -> int:
        """Number of the current day (UTC)."""
        return self.now() // DAY_MS

    @route("GET", "/api/games/{game}/puzzles", "List the puzzles of a game, its themes, and the puzzle of the day")
    async def list_puzzles(self, request: ApiRequest) -> PuzzleList:
        return await asyncio.to_thread(build_puzzle_list, request.get_path_value("game"), self.today)

    @route("GET", "/api/games/{game}/puzzles/{id}", "A puzzle, without its solution")
    async def get_puzzle(self, request: ApiRequest) -> PuzzleTask:
        loaded = await asyncio.to_thread(build_task, request.get_path_value("game"), request.get_path_value("id"))
        puzzle = get_pack(loaded.position.game).get_puzzle(loaded.id)
        with refuse_if_unavailable():
            rated = await self.store.read(
                lambda repository: repository.get_puzzle_rating(puzzle.game, puzzle.id, initial_puzzle_rating(puzzle))
            )
        return replace(loaded, rating=rated.rating)

    @route("GET", "/api/me/puzzles/{game}", "Rating and answers of the asker in the puzzles of a game", signed=True)
    async def get_progress(self, request: ApiRequest) -> PuzzleProgress:
        game, person, day = get_pack(request.get_path_value("game")).game, request.visitor.id, self.today
        with refuse_if_unavailable():
            done = await self.store.read(lambda repository: repository.list_answers(person, game))
            loaded = await self.store.read(lambda repository: repository.get_standing(person, game, day))
        return PuzzleProgress(game, build_solver_rating(loaded, day), done)

    @route(
        "POST",
        "/api/puzzles/hint",
        "Ask for a hint; the answer does not count afterwards",
        limit=rate_limits.PUZZLE_LIMIT,
    )
    async def get_hint(self, request: ApiRequest, body: AskPuzzleHint) -> PuzzleHint:
        hint_message = await asyncio.to_thread(build_hint, body.game, body.id)
        person, now, address = request.visitor.id, self.now(), request.address

        def record(repository: PuzzleAnswerRepository) -> None:
            repository.record_hint(person, body.game, body.id, now)
            repository.record_reveal(person, address, body.game, body.id, now)

        with refuse_if_unavailable():
            await self.store.write(record)
        return hint_message

    @route(
        "POST", "/api/puzzles", "Answer a puzzle, and get the evaluation of all answers", limit=rate_limits.PUZZLE_LIMIT
    )
    async def answer_puzzle(self, request: ApiRequest, body: AnswerPuzzle) -> PuzzleVerdict:
        evaluation = await asyncio.to_thread(judge_answer, body)
        person, now = request.visitor.id, self.now()
        if not person:
            with refuse_if_unavailable():
                await self.store.write(
                    lambda repository: repository.record_reveal("", request.address, body.game, body.id, now)
                )
            return evaluation
        puzzle, day = get_pack(body.game).get_puzzle(body.id), self.today
        of_day = get_pack(body.game).puzzle_of_day(day).id == body.id
        given = FirstAnswer(person, body.game, body.id, evaluation.right, now, day, of_day, request.address)
        with refuse_if_unavailable():
            counted = await self.store.write(
                lambda repository: repository.record_answer(given, initial_puzzle_rating(puzzle))
            )
            loaded = await self.store.read(lambda repository: repository.get_standing(person, body.game, day))
        return replace(evaluation, solver=build_solver_rating(loaded, day), counted=counted)

    @route("POST", "/api/puzzles/why", "Why an action is not legal in a puzzle", limit=rate_limits.PUZZLE_LIMIT)
    async def explain_why_not(self, request: ApiRequest, body: WhyNotInPuzzle) -> WhyNotAnswer:
        return await asyncio.to_thread(find_illegality, body)


def build_solver_rating(loaded: SolverStanding, day: int) -> SolverRating:
    rated, streak = loaded
    return SolverRating(rated.rating, rated.deviation, rated.answers, streak.length_on(day), streak.longest)


@lru_cache(maxsize=20)
def build_puzzle_list(game: str, day: int) -> PuzzleList:
    known = get_pack(game)
    entries = [PuzzleListEntry(puzzle.id, puzzle.theme, puzzle.difficulty) for puzzle in known.puzzles]
    before = [known.puzzle_of_day(day - back).id for back in range(1, ARCHIVE_DAYS + 1)]
    return PuzzleList(game, list(known.count_by_theme()), entries, known.puzzle_of_day(day).id, day, before)


@lru_cache(maxsize=MAX_CACHED_POSITIONS)
def load_position(game: str, id: str) -> tuple[Puzzle, State]:
    """Return a puzzle and its position, which is cached and must not be changed."""
    puzzle = get_pack(game).get_puzzle(id)
    return puzzle, puzzle.position()


@lru_cache(maxsize=MAX_CACHED_POSITIONS)
def build_task(game: str, id: str) -> PuzzleTask:
    puzzle, state = load_position(game, id)
    return PuzzleTask(
        id,
        puzzle.theme,
        puzzle.difficulty,
        initial_puzzle_rating(puzzle).rating,
        build_standalone_position(game, state, puzzle.player),
    )


def build_hint(game: str, id: str) -> PuzzleHint:
    puzzle, state = load_position(game, id)
    return PuzzleHint(
        explain_action(state, game, puzzle.player, state.parse_action(puzzle.player, puzzle.best_notations[0]))
    )


def explain_action(state: State, game: str, seat: int, action: int) -> list[JsonObject]:
    return [as_json_object(reason.to_json_data()) for reason in get_kit(game).reasons_for(state, seat, action)]


def find_illegality(body: WhyNotInPuzzle) -> WhyNotAnswer:
    puzzle, state = load_position(body.game, body.id)
    return explain_why_not(body.game, state, puzzle.player, body.action)


def judge_answer(body: AnswerPuzzle) -> PuzzleVerdict:
    puzzle, state = load_position(body.game, body.id)
    seat = puzzle.player
    action = state.parse_action(seat, body.action) if isinstance(body.action, str) else body.action
    if not state.is_legal(seat, action):
        raise state.illegal_action_error(seat, action)
    return PuzzleVerdict(
        right=puzzle.is_solved_by(state.notation(seat, action)),
        lines=build_answer_lines(body.game, body.id),
        measure=puzzle.measure,
        gap=puzzle.gap,
        certainty=puzzle.certainty,
    )


@lru_cache(maxsize=MAX_CACHED_POSITIONS)
def build_answer_lines(game: str, id: str) -> list[PuzzleAnswerLine]:
    puzzle, state = load_position(game, id)
    seat = puzzle.player
    loaded = []
    for line in puzzle.answers:
        action = state.parse_action(seat, line.notation)
        meaning = as_json_object(state.action_data(seat, action))
        right = puzzle.is_solved_by(line.notation)
        # The fallback reason "better than anything else" applies to the solution only.
        why = [each for each in explain_action(state, game, seat, action) if right or each["code"] != "quiet"]
        loaded.append(PuzzleAnswerLine(action, line.notation, meaning, line.win_chance, line.point_lead, right, why))
    return loaded
