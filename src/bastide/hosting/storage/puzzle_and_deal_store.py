"""Interfaces of storage besides logs: answers to puzzles, daily deals.

A repository is accessed by passing a function to ``RepositoryAccess.read`` or ``write``, which runs in a transaction.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import NamedTuple, Protocol, TypeVar

from bastide.puzzles.puzzle_rating import GlickoRating, Streak

Repository = TypeVar("Repository", covariant=True)
Result = TypeVar("Result")


class RepositoryAccess(Protocol[Repository]):
    """Access to a repository. Both methods raise StorageUnavailable if it cannot be reached."""

    async def read(self, look: Callable[[Repository], Result]) -> Result:
        """Run a read-only function on the repository and return its result."""

    async def write(self, change: Callable[[Repository], Result]) -> Result:
        """Run a function that changes the repository, all or nothing; durable on return."""


# -- answers to puzzles ------------------------------------------------------------------------


class SolverStanding(NamedTuple):
    """Rating and streak of a person in the puzzles of a game."""

    rated: GlickoRating
    streak: Streak


class FirstAnswer(NamedTuple):
    """First answer of a person to a puzzle, and whether it was right."""

    person: str
    game: str
    puzzle: str
    is_right: bool
    #: Time, day number, and whether it was the puzzle of that day.
    now_ms: int
    day: int
    is_daily_puzzle: bool
    #: Address of the client; see ``PuzzleAnswerRepository.record_reveal``.
    address: str = ""


class PuzzleAnswerRepository(Protocol):
    """Answers to puzzles, and the ratings that they change."""

    def get_standing(self, person: str, game: str, day: int) -> SolverStanding: ...

    def list_answers(self, person: str, game: str) -> dict[str, bool | None]:
        """Return, latest first, whether the first answer to each puzzle was right; None: after a hint."""

    def get_answer(self, person: str, game: str, puzzle: str) -> bool | None:
        """Return whether the first answer to a puzzle was right; None: after a hint, or there is none."""

    def get_puzzle_rating(self, game: str, puzzle: str, start: GlickoRating) -> GlickoRating:
        """Return the rating of a puzzle; ``start`` if nobody has answered it."""

    def record_hint(self, person: str, game: str, puzzle: str, now: int) -> None:
        """Record that a person has asked for a hint; their answer does not count any more."""

    def record_answer(self, given: FirstAnswer, start: GlickoRating) -> bool:
        """Record an answer; return whether it counts as the first. ``start``: initial rating of the puzzle.

        A right answer changes no rating if somebody without an account has seen the solution at the same address
        within a day (``record_reveal``).
        """

    def record_reveal(self, person: str, address: str, game: str, puzzle: str, now: int) -> None:
        """Record that somebody has seen the solution of a puzzle at an address, unless they have an account.

        ``person`` is empty for an anonymous visitor.
        """


# -- daily deals -------------------------------------------------------------------------------


class DealPlay(NamedTuple):
    """Result of a person in a daily deal; without a score it is unfinished."""

    table: str
    person: str
    name: str
    account: bool
    score: int | None
    lead: int | None
    place: int | None


class WeekResult(NamedTuple):
    """Result of a person over the days of a week."""

    person: str
    name: str
    days: int
    won: int
    lead: int


class DailyDealRepository(Protocol):
    """Daily deals: their keys, who has played them, and the results."""

    def get_or_create_key(self, game: str, day: int, drawn: str) -> str:
        """Return the key of a deal; ``drawn`` becomes the key if there is none yet."""

    def find_deal(self, game: str, day: int) -> tuple[str, str | None] | None:
        """Return the key of a deal and the encoded results of the bots; None if nobody has asked for it yet."""

    def save_bot_results(self, game: str, day: int, bots: str) -> None: ...

    def claim_table(self, game: str, day: int, person: str, table: str, now: int) -> str:
        """Return the only table of a person for a deal: the one started first, else this one.

        Empty if the person is being deleted.
        """

    def find_play(self, game: str, day: int, person: str) -> DealPlay | None: ...

    def is_finished(self, table: str) -> bool:
        """Return whether the game at a table is over, also if resigned or finished after the day."""

    def list_best_plays(self, game: str, day: int, accounts: bool, limit: int, besides: str = "") -> list[DealPlay]:
        """Return the best results of people with an account, or of guests."""

    def get_rank(self, game: str, day: int, play: DealPlay) -> int: ...

    def count_by_value(self, game: str, day: int, column: str) -> list[tuple[int, int]]:
        """Return how many people have each value of ``score`` or ``lead``."""

    def count_plays(self, game: str, day: int) -> tuple[int, int]:
        """Return how many people have started a deal, and how many have finished it."""

    def list_week_results(self, game: str, first: int, last: int, accounts: bool, limit: int) -> list[WeekResult]:
        """Return the best results over these days, by wins and then by total lead."""
