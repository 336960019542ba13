"""Wire messages of profiles."""

from __future__ import annotations

from typing import Literal

from msgspec import Struct


class RatingPoint(Struct, frozen=True):
    """The rating after the last rated game of a day (UTC, days since 1970)."""

    day: int
    rating: float
    deviation: float


class RatingSeries(Struct, frozen=True):
    """A rating over time, oldest first, for the last days with rated games."""

    game: str
    pace: Literal["live", "correspondence"]
    ladder: Literal["people", "bots"]
    #: The rating now, and the number of rated games.
    rating: float
    games: int
    provisional: bool
    points: list[RatingPoint]


class ResultTotals(Struct, frozen=True):
    """Results in a game: ``people`` with at least one other person at the table, else ``bots``."""

    game: str
    against: Literal["people", "bots"]
    games: int
    #: Games won alone, and first places shared with others.
    won: int
    shared: int
    #: Current and longest series of games in a row that were won, alone or shared.
    streak: int
    longest_streak: int


class FavouriteValue(Struct, frozen=True):
    """A value of a game option, such as a card or a module, by the games played with it."""

    game: str
    option: str
    value: str
    games: int
    #: Games won, alone or shared.
    won: int


class Opponent(Struct, frozen=True):
    """Results against an opponent: a person, or a bot (then ``bot`` is set)."""

    name: str
    bot: str
    #: Id of the profile; empty: there is none that the viewer may see.
    profile: str
    games: int
    #: Games in which the place was better, the same, or worse than the opponent's.
    ahead: int
    level: int
    behind: int


class PuzzleStanding(Struct, frozen=True):
    """Puzzle rating in a game, and streaks of daily puzzles in days."""

    game: str
    rating: float
    answers: int
    streak: int
    longest_streak: int


class ActiveDay(Struct, frozen=True):
    """Number of games finished on a day (UTC, days since 1970)."""

    day: int
    games: int


class Profile(Struct, frozen=True):
    """An account's profile as the viewer may see it. Everything but ratings and puzzles is about ``games`` games."""

    id: str
    name: str
    is_own: bool
    #: Whether others see the profile; always true for those of others.
    is_listed: bool
    #: Number of examined games, the last ones; and whether there are older ones.
    games: int
    has_older_games: bool
    ratings: list[RatingSeries]
    results: list[ResultTotals]
    favourites: list[FavouriteValue]
    opponents: list[Opponent]
    puzzles: list[PuzzleStanding]
    #: Days with games within the last year, oldest first.
    days: list[ActiveDay]


class ProfileSeat(Struct, frozen=True):
    """A seat of a finished game. The name is empty for a bot, a deleted person, and a person whom one has blocked."""

    name: str
    bot: str
    place: int
    score: int
    profile: str


class ProfileGame(Struct, frozen=True):
    """A finished game of the person at ``seat``, with the rating after it if it was rated between people."""

    table: str
    game: str
    at: int
    seat: int
    result: Literal["won", "shared", "lost"]
    rating: float | None
    seats: list[ProfileSeat]


class ProfileGames(Struct, frozen=True):
    """A page of a person's finished games, newest first."""

    games: list[ProfileGame]
    #: Value of ``before`` for the next page; None: there are no older games.
    more: str | None


class SeatProfiles(Struct, frozen=True):
    """Ids of the profiles of the people at a table, by seat; empty where there is none that the viewer may see."""

    profiles: list[str]
