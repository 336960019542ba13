"""What is kept besides logs of tables: answers to puzzles, deals of the days. Where it is kept is not known here.

A book is read and written as a whole: what looks at it or changes it is a function of it, which nobody comes between.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import NamedTuple, Protocol, TypeVar

from bastide.puzzles.rating import Rated, Streak

Book = TypeVar("Book", covariant=True)
Result = TypeVar("Result")


class Shelf(Protocol[Book]):
    """Where a book stands. Everything raises ``storage.Unavailable`` if it cannot be reached."""

    async def read(self, look: Callable[[Book], Result]) -> Result:
        """What somebody finds in it."""

    async def write(self, change: Callable[[Book], Result]) -> Result:
        """Change something in it, all or nothing; kept when it returns."""


# -- answers to puzzles ------------------------------------------------------------------------


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


class SolvingBook(Protocol):
    """Who has answered what, and the ratings that these answers move."""

    def standing(self, person: str, game: str, day: int) -> Standing: ...

    def answered(self, person: str, game: str) -> dict[str, bool | None]:
        """By puzzle, the last first: whether the first answer was right; None: after a hint."""

    def rating(self, game: str, puzzle: str, start: Rated) -> Rated:
        """The rating of a puzzle; where it began, if nobody has moved it."""

    def hinted(self, person: str, game: str, puzzle: str, now: int) -> None:
        """Somebody has asked for a hint: their answer does not count any more."""

    def answer(self, given: FirstAnswer, start: Rated) -> bool:
        """Let an answer count, if it is the first. ``start``: where the puzzle's rating began."""


# -- deals of the days -------------------------------------------------------------------------


class Play(NamedTuple):
    """How somebody has played a deal; without a score they have not come to its end."""

    table: str
    person: str
    name: str
    account: bool
    score: int | None
    lead: int | None
    place: int | None


class Week(NamedTuple):
    """How somebody fared on the days of a week."""

    person: str
    name: str
    days: int
    won: int
    lead: int


class DealBook(Protocol):
    """The deals of the days: the key of each, who has played it, and how they fared."""

    def key(self, game: str, day: int, drawn: str) -> str:
        """The key of a day's deal: the one that was drawn first, whoever asks."""

    def known(self, game: str, day: int) -> tuple[str, str | None] | None:
        """The key of a day's deal, and what the levels have made of it; None if nobody has asked for it yet."""

    def keep_bots(self, game: str, day: int, bots: str) -> None: ...

    def claim(self, game: str, day: int, person: str, table: str, now: int) -> str:
        """The table at which somebody plays the deal: the one that they began first, else this one. There is but one.

        Empty, if they have just asked to be forgotten.
        """

    def play_of(self, game: str, day: int, person: str) -> Play | None: ...

    def is_finished(self, table: str) -> bool:
        """Whether a table is over: given up, or played to its end after its day."""

    def best(self, game: str, day: int, accounts: bool, limit: int, besides: str = "") -> list[Play]:
        """Those who fared best, of those with an account or of the guests."""

    def rank(self, game: str, day: int, play: Play) -> int: ...

    def spread(self, game: str, day: int, column: str) -> list[tuple[int, int]]:
        """How many had how much: by ``score`` or by ``lead``."""

    def counts(self, game: str, day: int) -> tuple[int, int]:
        """How many have begun a deal, and how many have come to its end."""

    def week(self, game: str, first: int, last: int, accounts: bool, limit: int) -> list[Week]:
        """Those who fared best on these days: by victories, and then by how far they were ahead in all."""
