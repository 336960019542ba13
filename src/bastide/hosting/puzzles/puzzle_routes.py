"""HTTP API of puzzles. The solution is never sent before an answer.

The first answer of an identified person to a puzzle, without a hint, changes their rating and the puzzle's, and is
stored (``storage.puzzle_and_deal_store``). A puzzle of several steps has one answer, which is right if all steps are.
Anonymous visitors may solve puzzles, too. A right answer raises no rating if a visitor without an account has seen the
solution at the same address within a day.
"""

from __future__ import annotations

import asyncio
from collections.abc import Callable

from msgspec.structs import replace

from bastide.hosting.api import rate_limits
from bastide.hosting.api.endpoint_types import ApiRequest, EncodedResponse
from bastide.hosting.api.route_decorator import Routes, route
from bastide.hosting.puzzles.puzzle_messages import (
    AnswerPuzzle,
    AskPuzzleHint,
    ContinuePuzzle,
    PuzzleContinuation,
    PuzzleHint,
    PuzzleList,
    PuzzleProgress,
    PuzzleTask,
    PuzzleVerdict,
    SolverRating,
    WhyNotInPuzzle,
)
from bastide.hosting.puzzles.puzzle_positions import (
    build_continuation,
    build_hint,
    build_puzzle_list,
    build_task,
    find_illegality,
    judge_answers,
)
from bastide.hosting.storage.log_store import refuse_if_unavailable
from bastide.hosting.storage.puzzle_and_deal_store import (
    FirstAnswer,
    PuzzleAnswerRepository,
    RepositoryAccess,
    SolverStanding,
)
from bastide.puzzles import get_pack
from bastide.puzzles.puzzle_rating import initial_puzzle_rating
from bastide.tables.messages.record_messages import PuzzleSource
from bastide.tables.state.table_state import DAY_MS
from bastide.tables.views.standalone_position import WhyNotAnswer


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
        hint_message = await asyncio.to_thread(build_hint, body.game, body.id, body.step)
        await self.record_reveal(request, body.game, body.id)
        return hint_message

    @route(
        "POST",
        "/api/puzzles/continuation",
        "The moves that follow a listed answer; another answer does not count afterwards",
        limit=rate_limits.PUZZLE_LIMIT,
    )
    async def get_continuation(self, request: ApiRequest, body: ContinuePuzzle) -> PuzzleContinuation:
        continuation = await asyncio.to_thread(build_continuation, body)
        await self.record_reveal(request, body.game, body.id)
        return continuation

    @route(
        "POST",
        "/api/puzzles/record",
        "The record up to the position of a puzzle; an answer does not count afterwards",
        media="text/plain",
        limit=rate_limits.PUZZLE_LIMIT,
    )
    async def get_record(self, request: ApiRequest, body: PuzzleSource) -> EncodedResponse:
        text = await asyncio.to_thread(lambda: get_pack(body.game).get_puzzle(body.id).to_record().to_text())
        await self.record_reveal(request, body.game, body.id)
        return EncodedResponse(text, "text/plain")

    async def record_reveal(self, request: ApiRequest, game: str, id: str) -> None:
        """Record that the asker has seen something of the solution. It changes nothing after an answer."""
        person, now, address = request.visitor.id, self.now(), request.address

        def record(repository: PuzzleAnswerRepository) -> None:
            repository.record_hint(person, game, id, now)
            repository.record_reveal(person, address, game, id, now)

        with refuse_if_unavailable():
            await self.store.write(record)

    @route(
        "POST",
        "/api/puzzles",
        "Answer a step of a puzzle, and get the evaluation of the answers",
        limit=rate_limits.PUZZLE_LIMIT,
    )
    async def answer_puzzle(self, request: ApiRequest, body: AnswerPuzzle) -> PuzzleVerdict:
        verdict = await asyncio.to_thread(judge_answers, body)
        person, now, day = request.visitor.id, self.now(), self.today
        puzzle = get_pack(body.game).get_puzzle(body.id)
        if not person:
            with refuse_if_unavailable():
                await self.store.write(
                    lambda repository: repository.record_reveal("", request.address, body.game, body.id, now)
                )
            return verdict
        of_day = get_pack(body.game).puzzle_of_day(day).id == body.id
        given = FirstAnswer(person, body.game, body.id, verdict.right, now, day, of_day, request.address)

        def record(repository: PuzzleAnswerRepository) -> PuzzleVerdict:
            before = repository.get_standing(person, body.game, day)
            counted = verdict.finished and repository.record_answer(given, initial_puzzle_rating(puzzle))
            after = repository.get_standing(person, body.game, day)
            return replace(
                verdict,
                solver=build_solver_rating(after, day),
                counted=counted,
                change=after.rated.rating - before.rated.rating if counted else None,
                first=repository.get_answer(person, body.game, body.id),
            )

        with refuse_if_unavailable():
            return await self.store.write(record)

    @route("POST", "/api/puzzles/why", "Why an action is not legal in a puzzle", limit=rate_limits.PUZZLE_LIMIT)
    async def explain_why_not(self, request: ApiRequest, body: WhyNotInPuzzle) -> WhyNotAnswer:
        return await asyncio.to_thread(find_illegality, body)


def build_solver_rating(loaded: SolverStanding, day: int) -> SolverRating:
    rated, streak = loaded
    return SolverRating(rated.rating, rated.deviation, rated.answers, streak.length_on(day), streak.longest)
