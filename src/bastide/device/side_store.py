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

from bastide.device.browser import Drawer
from bastide.device.people import DevicePeople
from bastide.device.store import DeviceStore
from bastide.hosting.storage.log_store import Unavailable
from bastide.hosting.storage.side_store import FirstAnswer, Play, Standing, Week
from bastide.puzzles.rating import Rated, Streak, new_solver
from bastide.tables.visitor import Visitor

Book = TypeVar("Book", bound=Struct)
Result = TypeVar("Result")


class NoteShelf(Generic[Book]):
    """``RepositoryAccess`` whose repository is a note in the browser storage."""

    def __init__(self, storage: Drawer, name: str, kind: type[Book]) -> None:
        self.drawer = storage
        self.name = name
        self.kind = kind
        self._lock = asyncio.Lock()

    async def read(self, look: Callable[[Book], Result]) -> Result:
        return look(await self._load())

    async def write(self, change: Callable[[Book], Result]) -> Result:
        async with self._lock:
            book = await self._load()
            result = change(book)
            try:
                await self.drawer.note(self.name, msgspec.json.encode(book).decode())
            except Exception as error:  # browsers raise different errors
                raise Unavailable(str(error)) from error
            return result

    async def _load(self) -> Book:
        try:
            text = await self.drawer.noted(self.name)
        except Exception as error:
            raise Unavailable(str(error)) from error
        return msgspec.json.decode(text or "{}", type=self.kind)


class Solver(Struct, frozen=True):
    """Puzzle rating and streak in a game; ``seen``: day of the last answer."""

    rated: Rated
    row: Streak
    seen: int


class DeviceSolvingBook(Struct):
    """``PuzzleAnswerRepository`` of a device. Ratings of puzzles do not change on a device."""

    #: By game and puzzle, newest first.
    answers: dict[str, dict[str, bool | None]] = {}
    solvers: dict[str, Solver] = {}

    def standing(self, person: str, game: str, day: int) -> Standing:
        solver = self.solvers.get(game)
        if solver is None:
            return Standing(new_solver(), Streak())
        return Standing(solver.rated.rested(day - solver.seen), solver.row)

    def answered(self, person: str, game: str) -> dict[str, bool | None]:
        return self.answers.get(game, {})

    def rating(self, game: str, puzzle: str, start: Rated) -> Rated:
        return start

    def hinted(self, person: str, game: str, puzzle: str, now: int) -> None:
        self._record_first_answer(game, puzzle, None)

    def answer(self, given: FirstAnswer, start: Rated) -> bool:
        if not self._record_first_answer(given.game, given.puzzle, given.right):
            return False
        rated, row = self.standing(given.person, given.game, given.day)
        row = row.solved(given.day) if given.right and given.of_day else row
        self.solvers[given.game] = Solver(rated.met(start, float(given.right)), row, given.day)
        return True

    def joined(self, other: DeviceSolvingBook) -> DeviceSolvingBook:
        """Merge with the repository of another device; of two ratings, the one with more answers wins."""
        games = {*self.answers, *other.answers}
        answers = {game: {**other.answers.get(game, {}), **self.answers.get(game, {})} for game in sorted(games)}
        solvers = {**self.solvers}
        for game, solver in other.solvers.items():
            mine = solvers.get(game)
            if mine is None or mine.rated.answers < solver.rated.answers:
                solvers[game] = solver
        return DeviceSolvingBook(answers, solvers)

    def _record_first_answer(self, game: str, puzzle: str, right: bool | None) -> bool:
        before = self.answers.get(game, {})
        if puzzle in before:
            return False
        self.answers[game] = {puzzle: right, **before}
        return True


class PlayedByBots(Struct):
    """Bot results of daily deals, by game and day."""

    bots: dict[str, str] = {}

    def joined(self, other: PlayedByBots) -> PlayedByBots:
        return PlayedByBots({**other.bots, **self.bots})


class DeviceDealBook:
    """``DailyDealRepository`` of a device; plays are derived from its tables."""

    def __init__(self, played: PlayedByBots, store: DeviceStore, owner: Visitor) -> None:
        self.played = played
        self.store = store
        self.owner = owner

    def key(self, game: str, day: int, drawn: str) -> str:
        return f"chacha:{sha256(f'bastide deal of the day:{game}:{day}'.encode()).hexdigest()}"

    def known(self, game: str, day: int) -> tuple[str, str | None] | None:
        return self.key(game, day, ""), self.played.bots.get(f"{game} {day}")

    def keep_bots(self, game: str, day: int, bots: str) -> None:
        self.played.bots[f"{game} {day}"] = bots

    def claim(self, game: str, day: int, person: str, table: str, now: int) -> str:
        """Return a table id that depends only on game, day and person, so concurrent claims agree."""
        return sha256(f"deal:{game}:{day}:{person}".encode()).hexdigest()[:16]

    def play_of(self, game: str, day: int, person: str) -> Play | None:
        table = self.claim(game, day, person, "", 0)
        if self.store.status_of(table) is None:
            return None
        dealt = self.store.dealt(table)
        ended = (None, None, None) if dealt is None else (dealt.score, dealt.lead, dealt.place)
        return Play(table, person, self.owner.name, False, *ended)

    def is_finished(self, table: str) -> bool:
        return self.store.status_of(table) == "finished"

    def best(self, game: str, day: int, accounts: bool, limit: int, besides: str = "") -> list[Play]:
        """Return the owner's finished play, as a guest's."""
        owner = self.owner.id
        mine = self.play_of(game, day, owner) if owner and owner != besides and not accounts else None
        return [mine] if mine is not None and mine.score is not None else []

    def rank(self, game: str, day: int, play: Play) -> int:
        return 1

    def spread(self, game: str, day: int, column: str) -> list[tuple[int, int]]:
        return [((play.score if column == "score" else play.lead) or 0, 1) for play in self.best(game, day, False, 1)]

    def counts(self, game: str, day: int) -> tuple[int, int]:
        begun = bool(self.owner.id) and self.play_of(game, day, self.owner.id) is not None
        return int(begun), len(self.best(game, day, False, 1))

    def week(self, game: str, first: int, last: int, accounts: bool, limit: int) -> list[Week]:
        plays = [play for day in range(first, last + 1) for play in self.best(game, day, accounts, 1)]
        if not plays:
            return []
        won, lead = sum(play.place == 1 for play in plays), sum(play.lead or 0 for play in plays)
        return [Week(self.owner.id, self.owner.name, len(plays), won, lead)]


class DealShelf:
    """``RepositoryAccess`` for daily deals: bot results are a note, everything else is derived from the tables."""

    def __init__(self, notes: NoteShelf[PlayedByBots], store: DeviceStore, owner: DevicePeople) -> None:
        self.store = store
        self.people = owner
        self._notes = notes

    def _open_repository(self, played: PlayedByBots) -> DeviceDealBook:
        return DeviceDealBook(played, self.store, self.people.visitor)

    async def read(self, look: Callable[[DeviceDealBook], Result]) -> Result:
        return await self._notes.read(lambda played: look(self._open_repository(played)))

    async def write(self, change: Callable[[DeviceDealBook], Result]) -> Result:
        return await self._notes.write(lambda played: change(self._open_repository(played)))
