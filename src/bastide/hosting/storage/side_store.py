"""Interfaces of storage besides logs: answers to puzzles, daily deals.

A repository is accessed by passing a function to ``RepositoryAccess.read`` or ``write``, which runs in a transaction.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import NamedTuple, Protocol, TypeVar

from bastide.puzzles.rating import Rated, Streak

Book = TypeVar("Book", covariant=True)
Result = TypeVar("Result")


class Shelf(Protocol[Book]):
    """Access to a repository. Both methods raise StorageUnavailable if it cannot be reached."""

    async def read(self, look: Callable[[Book], Result]) -> Result:
        """Run a read-only function on the repository and return its result."""

    async def write(self, change: Callable[[Book], Result]) -> Result:
        """Run a function that changes the repository, all or nothing; durable on return."""


# -- answers to puzzles ------------------------------------------------------------------------


class Standing(NamedTuple):
    """Rating and streak of a person in the puzzles of a game."""

    rated: Rated
    row: Streak


class FirstAnswer(NamedTuple):
    """First answer of a person to a puzzle, and whether it was right."""

    person: str
    game: str
    puzzle: str
    right: bool
    #: Time, day number, and whether it was the puzzle of that day.
    now: int
    day: int
    of_day: bool


class SolvingBook(Protocol):
    """Answers to puzzles, and the ratings that they change."""

    def standing(self, person: str, game: str, day: int) -> Standing: ...

    def answered(self, person: str, game: str) -> dict[str, bool | None]:
        """Return, latest first, whether the first answer to each puzzle was right; None: after a hint."""

    def rating(self, game: str, puzzle: str, start: Rated) -> Rated:
        """Return the rating of a puzzle; ``start`` if nobody has answered it."""

    def hinted(self, person: str, game: str, puzzle: str, now: int) -> None:
        """Record that a person has asked for a hint; their answer does not count any more."""

    def answer(self, given: FirstAnswer, start: Rated) -> bool:
        """Record an answer; return whether it counts as the first. ``start``: initial rating of the puzzle."""


# -- daily deals -------------------------------------------------------------------------------


class Play(NamedTuple):
    """Result of a person in a daily deal; without a score it is unfinished."""

    table: str
    person: str
    name: str
    account: bool
    score: int | None
    lead: int | None
    place: int | None


class Week(NamedTuple):
    """Result of a person over the days of a week."""

    person: str
    name: str
    days: int
    won: int
    lead: int


class DealBook(Protocol):
    """Daily deals: their keys, who has played them, and the results."""

    def key(self, game: str, day: int, drawn: str) -> str:
        """Return the key of a deal; ``drawn`` becomes the key if there is none yet."""

    def known(self, game: str, day: int) -> tuple[str, str | None] | None:
        """Return the key of a deal and the encoded results of the bots; None if nobody has asked for it yet."""

    def keep_bots(self, game: str, day: int, bots: str) -> None: ...

    def claim(self, game: str, day: int, person: str, table: str, now: int) -> str:
        """Return the only table of a person for a deal: the one started first, else this one.

        Empty if the person is being deleted.
        """

    def play_of(self, game: str, day: int, person: str) -> Play | None: ...

    def is_finished(self, table: str) -> bool:
        """Return whether the game at a table is over, also if resigned or finished after the day."""

    def best(self, game: str, day: int, accounts: bool, limit: int, besides: str = "") -> list[Play]:
        """Return the best results of people with an account, or of guests."""

    def rank(self, game: str, day: int, play: Play) -> int: ...

    def spread(self, game: str, day: int, column: str) -> list[tuple[int, int]]:
        """Return how many people have each value of ``score`` or ``lead``."""

    def counts(self, game: str, day: int) -> tuple[int, int]:
        """Return how many people have started a deal, and how many have finished it."""

    def week(self, game: str, first: int, last: int, accounts: bool, limit: int) -> list[Week]:
        """Return the best results over these days, by wins and then by total lead."""
