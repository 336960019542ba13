"""Wire messages about people: identity, account, history, blocks, export of personal data."""

from __future__ import annotations

from typing import Annotated, Literal, Union

from msgspec import Meta, Struct

from bastide.hosting.api.second_factor_messages import EnteredPassphrase, FactorCode, Passkey
from bastide.tables.messages import DisplayName, JsonObject, NonNegativeInt, SeatNumber, TableId

AccountName = Annotated[str, Meta(max_length=40)]
Passphrase = Annotated[str, Meta(min_length=8, max_length=200)]
EntranceCode = Annotated[str, Meta(max_length=200)]
SettingName = Annotated[str, Meta(min_length=1, max_length=80)]
SettingValue = Union[bool, int, float, Annotated[str, Meta(max_length=100)], None]


class Me(Struct, frozen=True, omit_defaults=True):
    """The identified person. ``account`` is None for a guest, who is known on this device only."""

    id: str
    name: str
    account: str | None
    #: Whether the person may moderate (``/moderation``).
    is_moderator: bool = False


class Identity(Struct, frozen=True):
    """The identity of the sender; ``me`` is None for an unknown device."""

    me: Me | None
    #: Who is admitted: everyone, invited people, or those who know the server's password.
    entrance: Literal["open", "invitation", "password"]
    #: Whether guests can create an account.
    sign_up: bool
    #: Whether accounts can have passkeys: the server has an HTTPS address.
    passkeys: bool = False


class UserSettings(Struct, frozen=True, forbid_unknown_fields=True):
    """Settings of the web pages, stored by the server without interpretation.

    Two exceptions: ``"invitations": false`` blocks invitations from past companions, ``"leaderboards": false`` keeps
    the person out of leaderboards and hides their profile from others.
    """

    settings: Annotated[dict[SettingName, SettingValue], Meta(max_length=200)]


class SetName(Struct, frozen=True, forbid_unknown_fields=True):
    """Set one's name. The first time, this creates a guest with a cookie for this device."""

    name: DisplayName
    #: Password of the server or an invitation, where admission is restricted.
    code: EntranceCode = ""


class SignUp(Struct, frozen=True, forbid_unknown_fields=True):
    """Turn the current guest into an account, which can be used on every device."""

    account: AccountName
    passphrase: Passphrase


class SignIn(Struct, frozen=True, forbid_unknown_fields=True):
    """Sign in on this device. The current guest becomes part of the account."""

    account: AccountName
    passphrase: EnteredPassphrase
    #: Code of the second factor, if the account has one.
    code: FactorCode = ""


class ResetPassphrase(Struct, frozen=True, forbid_unknown_fields=True):
    """Set a new passphrase with a one-time link from the operator."""

    token: Annotated[str, Meta(min_length=1, max_length=100)]
    passphrase: Passphrase


class SignOut(Struct, frozen=True, forbid_unknown_fields=True):
    """Sign out on this device or everywhere. A guest cannot sign in again."""

    everywhere: bool = False


class ChangePassphrase(Struct, frozen=True, forbid_unknown_fields=True):
    """Change the passphrase; all other devices are signed out."""

    old: EnteredPassphrase
    new: Passphrase


class DeleteAccount(Struct, frozen=True, forbid_unknown_fields=True):
    """Delete the account, its ratings and its name everywhere. Finished games stay, without the name."""

    #: Required for an account; guests have none.
    passphrase: EnteredPassphrase = ""


class PlayedSeat(Struct, frozen=True):
    """A seat of a finished game; the name of a deleted person is empty."""

    name: str
    place: int
    score: int


class PlayedGame(Struct, frozen=True):
    """A finished game of one's own, with the rating after it if it was rated."""

    table: str
    game: str
    seat: int
    place: int
    score: int
    at: int
    rating: float | None
    seats: list[PlayedSeat]


class GameHistory(Struct, frozen=True):
    """Finished games, latest first."""

    games: list[PlayedGame]
    #: Value of ``before`` for the next page; None: this is the last one.
    more: int | None


class GameRating(Struct, frozen=True):
    """Rating in a game from this number of games: among people (ladder ``people``) or against bots (``bots``)."""

    game: str
    pace: Literal["live", "correspondence"]
    ladder: Literal["people", "bots"]
    rating: float
    games: int
    #: Whether the uncertainty is large.
    provisional: bool


class GameRatings(Struct, frozen=True):
    """Ratings of a person in all games, by pace and ladder."""

    ratings: list[GameRating]


class GameErrorRate(Struct, frozen=True):
    """Error rate in a reviewed game: average costs of one's decisions in win chance and in points."""

    table: str
    game: str
    #: When the game ended.
    at: int
    decisions: int
    cost: float
    point_cost: float


class GameErrorRates(Struct, frozen=True):
    """Error rates in the last reviewed games of each kind, oldest first."""

    games: list[GameErrorRate]


# -- other people ------------------------------------------------------------------------------


class PersonAtTable(Struct, frozen=True, forbid_unknown_fields=True):
    """A person at a table: the one on this seat, or the author of this log entry."""

    seat: SeatNumber | None = None
    entry: NonNegativeInt | None = None


class ReportPerson(Struct, frozen=True, forbid_unknown_fields=True):
    """Report a person at a table to the operator."""

    seat: SeatNumber | None = None
    entry: NonNegativeInt | None = None
    text: Annotated[str, Meta(max_length=500)] = ""


class BlockedPerson(Struct, frozen=True):
    """A person whom one has blocked, with their current name."""

    person: str
    name: str
    at: int


class BlockList(Struct, frozen=True):
    """People whom one has blocked, latest first."""

    blocks: list[BlockedPerson]


class UnblockPerson(Struct, frozen=True, forbid_unknown_fields=True):
    """Remove a block."""

    person: Annotated[str, Meta(max_length=40, pattern="^(bot:)?[A-Za-z0-9_-]*$")]


class Companion(Struct, frozen=True):
    """A person with whom one has played, with their current name, and the last common game."""

    table: str
    seat: int
    name: str
    game: str
    at: int


class CompanionList(Struct, frozen=True):
    """People whom one can invite, latest game first."""

    companions: list[Companion]


class InviteCompanion(Struct, frozen=True, forbid_unknown_fields=True):
    """Reserve a seat for the person who had this seat in a past common game."""

    met: TableId
    seat: SeatNumber


# -- export of personal data -------------------------------------------------------------------


class ExportedName(Struct, frozen=True):
    """A guest or account of the person: id, name and time of creation."""

    id: str
    name: str
    created: int


class ExportedSession(Struct, frozen=True):
    """A signed-in device: since when, and when it was last used."""

    created: int
    seen: int


class ExportedResult(Struct, frozen=True):
    """A result of the person in a finished game."""

    table: str
    game: str
    seat: int
    place: int
    score: int
    at: int
    rating: float | None


class ExportedRating(Struct, frozen=True):
    """A rating of the person, its uncertainty and the time of the last rated game."""

    game: str
    pace: str
    ladder: str
    rating: float
    deviation: float
    games: int
    at: int


class ExportedRatedGame(Struct, frozen=True):
    """A rated game of the person, and the rating after it. The table is empty for a rating of version 0.1.0."""

    table: str
    game: str
    pace: str
    ladder: str
    place: int
    at: int
    rating: float
    deviation: float


class ExportedTable(Struct, frozen=True):
    """A table at which the person had a seat, or which they created."""

    table: str
    game: str
    status: str
    created_at: int


class StoredChatLine(Struct, frozen=True):
    """A chat message as stored in logs."""

    text: str
    person: str = ""


class ExportedChatLine(Struct, frozen=True):
    """A chat message of the person at a table."""

    table: str
    at: int
    text: str


class ExportedReport(Struct, frozen=True):
    """A report that the person made."""

    at: int
    table: str
    text: str


class ExportedDeal(Struct, frozen=True):
    """A daily deal of the person, and its result if finished on that day."""

    game: str
    day: int
    table: str
    begun: int
    ended: int | None
    score: int | None
    lead: int | None
    place: int | None


class ExportedTournament(Struct, frozen=True):
    """A club tournament that the person entered."""

    tournament: str
    name: str
    game: str
    status: str
    number: int
    joined_at: int
    left_round: int | None


class ExportedStudy(Struct, frozen=True):
    """A study of which the person is a member. Its page has its text."""

    id: str
    title: str
    visibility: str
    role: str
    since: int


class ExportedPuzzleAnswer(Struct, frozen=True):
    """A first answer to a puzzle: right or wrong; None after a hint."""

    game: str
    puzzle: str
    solved: bool | None
    at: int


class ExportedPuzzleRating(Struct, frozen=True):
    """Puzzle rating in a game; current and longest streak in days."""

    game: str
    rating: float
    answers: int
    days: int
    longest: int


class ExportedBotToken(Struct, frozen=True):
    """A token of a bot account, without the token itself."""

    name: str
    scopes: str
    created: int
    until: int | None
    used: int | None


class ExportedBot(Struct, frozen=True):
    """A bot account of the person."""

    id: str
    name: str
    created: int
    tokens: list[ExportedBotToken]
    ratings: list[ExportedRating] = []


class ExportedEndpoint(Struct, frozen=True):
    """A browser, an e-mail address or a webhook for notifications."""

    channel: str
    address: str
    label: str
    created: int
    verified: int | None
    problem: str
    dropped: int | None
    delivered: int | None


class ExportedDelivery(Struct, frozen=True):
    """A notification that was sent, or waits."""

    kind: str
    table: str
    at: int
    sent_at: int | None


class ExportedNotifications(Struct, frozen=True):
    """Notification settings of the person."""

    settings: JsonObject
    endpoints: list[ExportedEndpoint]
    muted: list[str]
    sent: list[ExportedDelivery]


class ExportedFriend(Struct, frozen=True):
    """A friend, by their current name."""

    name: str
    since: int


class ExportedFriendRequest(Struct, frozen=True):
    """A request to become friends. ``declined``: by the person; whether somebody else did is not told."""

    name: str
    at: int
    direction: Literal["sent", "received"]
    declined: bool = False


class ExportedMatchRequest(Struct, frozen=True):
    """A search for opponents, which ends with its lease."""

    game: str
    pace: str
    rated: bool
    max_difference: int | None
    since: int
    until: int


class PersonalDataExport(Struct, frozen=True):
    """All stored data of a person, except for hashes of passphrase and cookies."""

    account: str | None
    names: list[ExportedName]
    sessions: list[ExportedSession]
    passkeys: list[Passkey]
    results: list[ExportedResult]
    ratings: list[ExportedRating]
    rated_games: list[ExportedRatedGame]
    tables: list[ExportedTable]
    deals: list[ExportedDeal]
    tournaments: list[ExportedTournament]
    studies: list[ExportedStudy]
    answers: list[ExportedPuzzleAnswer]
    solver: list[ExportedPuzzleRating]
    error_rates: list[GameErrorRate]
    said: list[ExportedChatLine]
    blocks: list[BlockedPerson]
    reports: list[ExportedReport]
    muted_until: int | None
    bots: list[ExportedBot]
    notifications: ExportedNotifications
    friends: list[ExportedFriend]
    friend_requests: list[ExportedFriendRequest]
    match_requests: list[ExportedMatchRequest]
