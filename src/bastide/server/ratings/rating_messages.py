"""Wire messages of leaderboards."""

from __future__ import annotations

from typing import Literal

from msgspec import Struct


class LeaderboardEntry(Struct, frozen=True):
    """A person or a bot in a leaderboard."""

    #: Place among the people; 0 for a bot, whose rating is fixed.
    place: int
    #: Empty for a person whom one has blocked.
    name: str
    #: Level of the bot; empty for a person.
    bot: str
    rating: float
    games: int
    #: Whether this is the viewer.
    you: bool
    #: Id of the profile; empty: there is none that the viewer may see.
    profile: str = ""


class OwnStanding(Struct, frozen=True):
    """The viewer's own rating in a leaderboard."""

    rating: float
    games: int
    provisional: bool
    #: Place in the list; None: not listed.
    place: int | None
    #: Why one is not listed: guests, provisional and inactive ratings are not, and people who do not want to be.
    unlisted: Literal["", "guest", "provisional", "inactive", "hidden"]


class Leaderboard(Struct, frozen=True):
    """A page of a leaderboard: people with an account and an active rating that is not provisional."""

    entries: list[LeaderboardEntry]
    #: Number of people in the list.
    people: int
    #: None: the viewer has no rating here.
    you: OwnStanding | None
