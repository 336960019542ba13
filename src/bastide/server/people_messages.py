"""What goes over the wire about people: who one is, an account, a history."""

from __future__ import annotations

from typing import Annotated, Literal

from msgspec import Meta, Struct

from bastide.tables.messages import Name

AccountName = Annotated[str, Meta(max_length=40)]
Passphrase = Annotated[str, Meta(min_length=8, max_length=200)]
Code = Annotated[str, Meta(max_length=200)]
GivenPassphrase = Annotated[str, Meta(max_length=200)]


class Me(Struct, frozen=True):
    """Who the server takes one for. ``account``: None for a guest, whom only this device knows."""

    id: str
    name: str
    account: str | None


class Who(Struct, frozen=True):
    """Who one is; None: the server has not met this device."""

    me: Me | None
    #: Who may come in: everybody, who has been invited, or who knows the server's password.
    entrance: Literal["open", "invitation", "password"]
    #: Whether guests can make an account.
    sign_up: bool


class NameMe(Struct, frozen=True, forbid_unknown_fields=True):
    """Take a name; the first time, one becomes a guest by it, with a cookie for this device."""

    name: Name
    #: The server's password or an invitation, where one must be let in first.
    code: Code = ""


class SignUp(Struct, frozen=True, forbid_unknown_fields=True):
    """Turn the guest that one is into an account, which is the same person on every device."""

    account: AccountName
    passphrase: Passphrase


class SignIn(Struct, frozen=True, forbid_unknown_fields=True):
    """Be that person on this device. The guest that one was becomes part of the account."""

    account: AccountName
    passphrase: GivenPassphrase


class UseLink(Struct, frozen=True, forbid_unknown_fields=True):
    """Choose a new passphrase by the link that whoever runs the server has given. It is good once."""

    token: Annotated[str, Meta(min_length=1, max_length=100)]
    passphrase: Passphrase


class SignOut(Struct, frozen=True, forbid_unknown_fields=True):
    """Let this device, or all of them, forget one. A guest cannot come back."""

    everywhere: bool = False


class ChangePassphrase(Struct, frozen=True, forbid_unknown_fields=True):
    """Take another passphrase; every other device is signed out."""

    old: GivenPassphrase
    new: Passphrase


class DeleteMe(Struct, frozen=True, forbid_unknown_fields=True):
    """Forget me: account, ratings, and my name wherever it stands. Finished games stay, without it."""

    #: An account's; a guest has none to know.
    passphrase: GivenPassphrase = ""


class PlayedSeat(Struct, frozen=True):
    """A seat of a finished game; the name is empty for somebody who has left for good."""

    name: str
    place: int
    score: int


class PlayedGame(Struct, frozen=True):
    """A finished game of one's own. ``rating``: one's rating after it, where it counted."""

    table: str
    game: str
    seat: int
    place: int
    score: int
    at: int
    rating: float | None
    seats: list[PlayedSeat]


class History(Struct, frozen=True):
    """Finished games, the last first."""

    games: list[PlayedGame]
    #: Ask for the next ones with ``before`` this; None: that is all.
    more: int | None


class GameRating(Struct, frozen=True):
    """How well one plays a game: Elo's number, from so many games against people."""

    game: str
    rating: float
    games: int


class Ratings(Struct, frozen=True):
    ratings: list[GameRating]
