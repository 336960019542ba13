"""Wire messages of friends and of the search for opponents."""

from __future__ import annotations

from typing import Annotated, Literal

from msgspec import Meta, Struct

from bastide.hosting.api.account_messages import AccountName
from bastide.tables.messages import JsonObject, SeatNumber, TableId
from bastide.tables.messages.field_types import Hex256
from bastide.tables.messages.table_settings import Clock

FriendId = Annotated[str, Meta(max_length=40)]
GameId = Annotated[str, Meta(max_length=60)]


class Friend(Struct, frozen=True):
    """A friend. ``online``: they have a page of this server open."""

    id: str
    name: str
    online: bool
    since: int


class FriendRequest(Struct, frozen=True):
    """A request to become friends, received or sent."""

    id: str
    name: str
    at: int


class FriendList(Struct, frozen=True):
    """Friends, and requests that are not answered."""

    friends: list[Friend]
    received: list[FriendRequest]
    sent: list[FriendRequest]


class AskFriend(Struct, frozen=True, forbid_unknown_fields=True):
    """Ask somebody to become a friend: by account name, or who had this seat in a past common game."""

    account: AccountName = ""
    met: TableId | None = None
    seat: SeatNumber | None = None

    def __post_init__(self) -> None:
        if bool(self.account) == (self.met is not None and self.seat is not None):
            raise ValueError("give either account, or met and seat")


class AnswerFriend(Struct, frozen=True, forbid_unknown_fields=True):
    """Accept or decline a received request."""

    request: FriendId
    accept: bool


class RemoveFriend(Struct, frozen=True, forbid_unknown_fields=True):
    """End a friendship, or withdraw a sent request."""

    friend: FriendId


class ChallengeFriend(Struct, frozen=True, forbid_unknown_fields=True):
    """Challenge a friend. Missing options keep the defaults of the game."""

    friend: FriendId
    game: GameId
    clock: Clock
    options: JsonObject = {}
    rated: bool = True
    #: Hash of the seed share of the device. None: it takes no part.
    part: Hex256 | None = None


class MatchSettings(Struct, frozen=True, forbid_unknown_fields=True):
    """What somebody looks for."""

    game: GameId
    pace: Literal["live", "correspondence"] = "live"
    rated: bool = True
    #: Largest difference of ratings; None: any.
    max_difference: Annotated[int, Meta(ge=50, le=2000)] | None = None


class MatchStatus(Struct, frozen=True):
    """How the search goes."""

    #: None: one does not look for opponents.
    settings: MatchSettings | None = None
    waited_seconds: int = 0
    #: A bot of fitting level to play against instead; None: not yet.
    bot: str | None = None
    #: Table of the game that has begun.
    table: str | None = None
