"""Puzzle answers and daily deals of a device.

There is only one person, so the person arguments are ignored. A daily deal is derived from the date alone and is the
same on every device.
"""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from hashlib import sha256
from typing import Generic, TypeVar

import msgspec
from msgspec import Struct

from bastide.device.browser_interfaces import BrowserStorage
from bastide.device.browser_log_store import DeviceStore
from bastide.device.device_owner import DeviceOwner
from bastide.hosting.storage.log_store import StorageUnavailable
from bastide.hosting.storage.puzzle_and_deal_store import DealPlay, FirstAnswer, SolverStanding, WeekResult
from bastide.puzzles.puzzle_rating import GlickoRating, Streak, new_solver_rating
from bastide.tables.visitor_and_command_context import Visitor

Repository = TypeVar("Repository", bound=Struct)
Result = TypeVar("Result")


class NoteRepositoryAccess(Generic[Repository]):
    """``RepositoryAccess`` whose repository is a note in the browser storage."""

    def __init__(self, storage: BrowserStorage, note_name: str, kind: type[Repository]) -> None:
        self.storage = storage
        self.note_name = note_name
        self.kind = kind
        self._lock = asyncio.Lock()

    async def read(self, look: Callable[[Repository], Result]) -> Result:
        return look(await self._load())

    async def write(self, change: Callable[[Repository], Result]) -> Result:
        async with self._lock:
            book = await self._load()
            result = change(book)
            try:
                await self.storage.note(self.note_name, msgspec.json.encode(book).decode())
            except Exception as error:  # browsers raise different errors
                raise StorageUnavailable(str(error)) from error
            return result

    async def _load(self) -> Repository:
        try:
            text = await self.storage.noted(self.note_name)
        except Exception as error:
            raise StorageUnavailable(str(error)) from error
        return msgspec.json.decode(text or "{}", type=self.kind)


class DeviceSolver(Struct, frozen=True):
    """Puzzle rating and streak in a game; ``seen``: day of the last answer."""

    rated: GlickoRating
    row: Streak
    seen: int


class DevicePuzzleAnswerRepository(Struct):
    """``PuzzleAnswerRepository`` of a device. Ratings of puzzles do not change on a device."""

    #: By game and puzzle, newest first.
    answers: dict[str, dict[str, bool | None]] = {}
    solvers: dict[str, DeviceSolver] = {}

    def get_standing(self, person: str, game: str, day: int) -> SolverStanding:
        solver = self.solvers.get(game)
        if solver is None:
            return SolverStanding(new_solver_rating(), Streak())
        return SolverStanding(solver.rated.after_idle_days(day - solver.seen), solver.row)

    def list_answers(self, person: str, game: str) -> dict[str, bool | None]:
        return self.answers.get(game, {})

    def get_answer(self, person: str, game: str, puzzle: str) -> bool | None:
        return self.answers.get(game, {}).get(puzzle)

    def get_puzzle_rating(self, game: str, puzzle: str, start: GlickoRating) -> GlickoRating:
        return start

    def record_hint(self, person: str, game: str, puzzle: str, now: int) -> None:
        self._record_first_answer(game, puzzle, None)

    def record_reveal(self, person: str, address: str, game: str, puzzle: str, now: int) -> None:
        """Do nothing: a device has one person."""

    def record_answer(self, given: FirstAnswer, start: GlickoRating) -> bool:
        if not self._record_first_answer(given.game, given.puzzle, given.is_right):
            return False
        rated, row = self.get_standing(given.person, given.game, given.day)
        row = row.after_solving(given.day) if given.is_right and given.is_daily_puzzle else row
        self.solvers[given.game] = DeviceSolver(rated.after_answer(start, float(given.is_right)), row, given.day)
        return True

    def merged_with(self, other: DevicePuzzleAnswerRepository) -> DevicePuzzleAnswerRepository:
        """Merge with the repository of another device; of two ratings, the one with more answers wins."""
        games = {*self.answers, *other.answers}
        answers = {game: {**other.answers.get(game, {}), **self.answers.get(game, {})} for game in sorted(games)}
        solvers = {**self.solvers}
        for game, solver in other.solvers.items():
            mine = solvers.get(game)
            if mine is None or mine.rated.answers < solver.rated.answers:
                solvers[game] = solver
        return DevicePuzzleAnswerRepository(answers, solvers)

    def _record_first_answer(self, game: str, puzzle: str, right: bool | None) -> bool:
        before = self.answers.get(game, {})
        if puzzle in before:
            return False
        self.answers[game] = {puzzle: right, **before}
        return True


class BotDealResults(Struct):
    """Bot results of daily deals, by game and day."""

    bots: dict[str, str] = {}

    def merged_with(self, other: BotDealResults) -> BotDealResults:
        return BotDealResults({**other.bots, **self.bots})


class DeviceDailyDealRepository:
    """``DailyDealRepository`` of a device; plays are derived from its tables."""

    def __init__(self, played: BotDealResults, store: DeviceStore, owner: Visitor) -> None:
        self.played = played
        self.store = store
        self.owner = owner

    def get_or_create_key(self, game: str, day: int, drawn: str) -> str:
        return f"chacha:{sha256(f'bastide deal of the day:{game}:{day}'.encode()).hexdigest()}"

    def find_deal(self, game: str, day: int) -> tuple[str, str | None] | None:
        return self.get_or_create_key(game, day, ""), self.played.bots.get(f"{game} {day}")

    def save_bot_results(self, game: str, day: int, bots: str) -> None:
        self.played.bots[f"{game} {day}"] = bots

    def claim_table(self, game: str, day: int, person: str, table: str, now: int) -> str:
        """Return a table id that depends only on game, day and person, so concurrent claims agree."""
        return sha256(f"deal:{game}:{day}:{person}".encode()).hexdigest()[:16]

    def find_play(self, game: str, day: int, person: str) -> DealPlay | None:
        table = self.claim_table(game, day, person, "", 0)
        if self.store.table_status(table) is None:
            return None
        dealt = self.store.deal_result(table)
        ended = (None, None, None) if dealt is None else (dealt.score, dealt.lead, dealt.place)
        return DealPlay(table, person, self.owner.name, False, *ended)

    def is_finished(self, table: str) -> bool:
        return self.store.table_status(table) == "finished"

    def list_best_plays(self, game: str, day: int, accounts: bool, limit: int, besides: str = "") -> list[DealPlay]:
        """Return the owner's finished play, as a guest's."""
        owner = self.owner.id
        mine = self.find_play(game, day, owner) if owner and owner != besides and not accounts else None
        return [mine] if mine is not None and mine.score is not None else []

    def get_rank(self, game: str, day: int, play: DealPlay) -> int:
        return 1

    def count_by_value(self, game: str, day: int, column: str) -> list[tuple[int, int]]:
        return [
            ((play.score if column == "score" else play.lead) or 0, 1)
            for play in self.list_best_plays(game, day, False, 1)
        ]

    def count_plays(self, game: str, day: int) -> tuple[int, int]:
        begun = bool(self.owner.id) and self.find_play(game, day, self.owner.id) is not None
        return int(begun), len(self.list_best_plays(game, day, False, 1))

    def list_week_results(self, game: str, first: int, last: int, accounts: bool, limit: int) -> list[WeekResult]:
        plays = [play for day in range(first, last + 1) for play in self.list_best_plays(game, day, accounts, 1)]
        if not plays:
            return []
        won, lead = sum(play.place == 1 for play in plays), sum(play.lead or 0 for play in plays)
        return [WeekResult(self.owner.id, self.owner.name, len(plays), won, lead)]


class DeviceDealRepositoryAccess:
    """``RepositoryAccess`` for daily deals: bot results are a note, everything else is derived from the tables."""

    def __init__(self, notes: NoteRepositoryAccess[BotDealResults], store: DeviceStore, owner: DeviceOwner) -> None:
        self.store = store
        self.owner = owner
        self._notes = notes

    def _open_repository(self, played: BotDealResults) -> DeviceDailyDealRepository:
        return DeviceDailyDealRepository(played, self.store, self.owner.visitor)

    async def read(self, look: Callable[[DeviceDailyDealRepository], Result]) -> Result:
        return await self._notes.read(lambda played: look(self._open_repository(played)))

    async def write(self, change: Callable[[DeviceDailyDealRepository], Result]) -> Result:
        return await self._notes.write(lambda played: change(self._open_repository(played)))
