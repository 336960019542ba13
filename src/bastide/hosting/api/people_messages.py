"""What goes over the wire about people: who one is, an account, a history."""

from __future__ import annotations

from typing import Annotated, Literal, Union

from msgspec import Meta, Struct

from bastide.tables.messages import Name, Number, SeatNumber, TableId

AccountName = Annotated[str, Meta(max_length=40)]
Passphrase = Annotated[str, Meta(min_length=8, max_length=200)]
Code = Annotated[str, Meta(max_length=200)]
GivenPassphrase = Annotated[str, Meta(max_length=200)]
SettingName = Annotated[str, Meta(min_length=1, max_length=40)]
SettingValue = Union[bool, int, float, Annotated[str, Meta(max_length=100)], None]


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


class MySettings(Struct, frozen=True, forbid_unknown_fields=True):
    """How one likes the pages: names and small values, which the server keeps and does not look into.

    But for one: who says ``"invitations": false`` is not invited by those with whom they have played.
    """

    settings: Annotated[dict[SettingName, SettingValue], Meta(max_length=120)]


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


# -- others ------------------------------------------------------------------------------------


class Whom(Struct, frozen=True, forbid_unknown_fields=True):
    """Somebody at a table: whoever sits on this seat, or said or did what this entry of the log tells."""

    seat: SeatNumber | None = None
    entry: Number | None = None


class Report(Struct, frozen=True, forbid_unknown_fields=True):
    """Something about somebody at a table, for whoever runs the server."""

    seat: SeatNumber | None = None
    entry: Number | None = None
    text: Annotated[str, Meta(max_length=500)] = ""


class Blocked(Struct, frozen=True):
    """Somebody whom one has blocked, by their name of today."""

    person: str
    name: str
    at: int


class Blocks(Struct, frozen=True):
    """Whom one has blocked, the last first."""

    blocks: list[Blocked]


class Unblock(Struct, frozen=True, forbid_unknown_fields=True):
    """Take a block back."""

    person: Annotated[str, Meta(max_length=40, pattern="^[A-Za-z0-9_-]*$")]


class Companion(Struct, frozen=True):
    """Somebody with whom one has played, by their name of today, and the last game with them: there they sat."""

    table: str
    seat: int
    name: str
    game: str
    at: int


class Companions(Struct, frozen=True):
    """Whom one can invite, those with whom one has played last first."""

    companions: list[Companion]


class Invite(Struct, frozen=True, forbid_unknown_fields=True):
    """Keep a seat for somebody with whom one has played: for who sat there in that game."""

    met: TableId
    seat: SeatNumber


# -- everything about oneself ------------------------------------------------------------------


class KeptName(Struct, frozen=True):
    """A guest that one was, or the account: its id, its name and when it was made."""

    id: str
    name: str
    created: int


class KeptSession(Struct, frozen=True):
    """A device that is signed in: since when, and when it was last used."""

    created: int
    seen: int


class KeptResult(Struct, frozen=True):
    table: str
    game: str
    seat: int
    place: int
    score: int
    at: int
    rating: float | None


class KeptTable(Struct, frozen=True):
    """A table at which one has sat, or which one has made."""

    table: str
    game: str
    status: str
    created_at: int


class SaidLine(Struct, frozen=True):
    """A line of chat, as logs keep it."""

    text: str
    person: str = ""


class Said(Struct, frozen=True):
    """Something that one has said at a table."""

    table: str
    at: int
    text: str


class MadeReport(Struct, frozen=True):
    at: int
    table: str
    text: str


class KeptDeal(Struct, frozen=True):
    """The deal of a day that one has begun, and how it ended if it was finished on that day."""

    game: str
    day: int
    table: str
    begun: int
    ended: int | None
    score: int | None
    lead: int | None
    place: int | None


class KeptAnswer(Struct, frozen=True):
    """A first answer to a puzzle: right or wrong; None where a hint was asked for first."""

    game: str
    puzzle: str
    solved: bool | None
    at: int


class KeptSolver(Struct, frozen=True):
    """How one stands with the puzzles of a game; days in a row, and the longest row."""

    game: str
    rating: float
    answers: int
    days: int
    longest: int


class Everything(Struct, frozen=True):
    """All that is kept about one, but for the passphrase (its hash) and what cookies hold (their hashes)."""

    account: str | None
    names: list[KeptName]
    sessions: list[KeptSession]
    results: list[KeptResult]
    ratings: list[GameRating]
    tables: list[KeptTable]
    deals: list[KeptDeal]
    answers: list[KeptAnswer]
    solver: list[KeptSolver]
    said: list[Said]
    blocks: list[Blocked]
    reports: list[MadeReport]
    muted_until: int | None
