"""Wire messages of the connection, the lobby and the list of games.

Together with ``bastide.tables.messages`` these are all messages between a client and the server.
"""

from __future__ import annotations

from typing import ClassVar, TypeAlias, Union

from msgspec import Struct

from bastide.tables.messages import (
    Clock,
    Command,
    Done,
    JsonObject,
    NonNegativeInt,
    ReasonMessage,
    RefusedMessage,
    SeatInfo,
    SeatNumber,
    Spectators,
    TableCommand,
    TableMessage,
    TableStatus,
    TakeBackMessage,
    Token,
)

# -- from the client ---------------------------------------------------------------------------


class Watch(Command, frozen=True, tag="watch", kw_only=True):
    """Subscribe to a table, starting with the entries after ``since`` (0: all of them)."""

    bot_scope: ClassVar[str] = "play"

    since: NonNegativeInt = 0
    invite: Token | None = None
    #: Whether views may be sent as changes of the previous one.
    changes: bool = False


class Leave(Command, frozen=True, tag="leave", kw_only=True):
    """Unsubscribe from a table. A seat is kept."""

    bot_scope: ClassVar[str] = "play"


class HoldDevice(Command, frozen=True, tag="hold", kw_only=True):
    """Take a shared device as the person of a seat (hot seat). The connection then sees and plays this seat."""

    seat: SeatNumber


class EnterLobby(Struct, frozen=True, tag_field="do", tag="lobby", forbid_unknown_fields=True):
    """Subscribe to the list of public tables and one's own."""

    id: NonNegativeInt = 0


class LeaveLobby(Struct, frozen=True, tag_field="do", tag="leave_lobby", forbid_unknown_fields=True):
    """Unsubscribe from the list of tables."""

    id: NonNegativeInt = 0


class Ping(Struct, frozen=True, tag_field="do", tag="ping", forbid_unknown_fields=True):
    """Check the connection. Answered by ``pong``."""

    id: NonNegativeInt = 0


ClientMessage: TypeAlias = Union[Watch, Leave, TableCommand, HoldDevice, EnterLobby, LeaveLobby, Ping]


# -- lists and descriptions --------------------------------------------------------------------


class NewTable(Struct, frozen=True):
    """A new table: its id, the invite token, and the invite link that contains it."""

    table: str
    invite: str
    link: str


class TableListEntry(Struct, frozen=True):
    """A table in a list."""

    id: str
    game: str
    status: TableStatus
    public: bool
    seats: list[SeatInfo]
    waiting_for: list[int]
    clock: Clock
    created_at: int
    updated_at: int
    #: Whether the game was imported from a record.
    imported: bool
    #: Place of each seat at the end; None: not finished, or without a result.
    places: list[int] | None = None
    #: Seats of the host and of the asker; -1: none.
    host: int = -1
    you: int = -1
    #: Day number (since 1970) of a daily deal; None: the table has its own deal.
    deal: int | None = None


class TableList(Struct, frozen=True):
    """A page of a list of tables."""

    tables: list[TableListEntry]
    #: Value of ``before`` for the next page; None: this is the last one.
    more: int | None


class BotInfo(Struct, frozen=True):
    """A bot that can be selected; ``level`` from 1 (weakest) for the levels made for people.

    ``seconds``: maximum thinking time for a decision; 0 if the bot plays at once.
    """

    name: str
    level: int | None
    seconds: float


class GamePage(Struct, frozen=True):
    """Files of a game's web page: its module, stylesheet, and lobby picture."""

    module: str
    style: str | None
    picture: str | None


class GameInfo(Struct, frozen=True):
    """Description of a game, sufficient to build a form. Texts are in the catalogues."""

    id: str
    rules_version: int
    min_players: int
    max_players: int
    #: As returned by ``Option.describe``: id, type, default, and fields of the type.
    options: list[JsonObject]
    #: Kinds of components that ``/api/games/GAME/components/KIND`` lists.
    components: list[str]
    bots: list[BotInfo]
    #: Default bot for absent people.
    stand_in: str
    #: Web page of the game; None: it has none.
    page: GamePage | None
    #: Languages of the game's texts.
    languages: list[str]
    #: Whether it has a rulebook, at ``/api/games/GAME/rules``.
    rules: bool
    #: Whether it has puzzles, at ``/api/games/GAME/puzzles``.
    puzzles: bool
    #: Whether people can write strategies for it, see ``/api/games/GAME/strategies``.
    strategies: bool
    #: Whether it has daily deals, at ``/api/games/GAME/deal``.
    deals: bool


# -- from the server ---------------------------------------------------------------------------


class WelcomeMessage(Struct, frozen=True, tag_field="type", tag="welcome"):
    """The first message on a connection."""

    name: str
    version: str
    now: int


class PresenceMessage(Struct, frozen=True, tag_field="type", tag="presence"):
    """Who is connected to the table: one value for each seat, and the spectators."""

    table: str
    connected: list[bool]
    onlookers: Spectators
    #: When a bot may replace an absent player, if another one is present; None: not now.
    may_replace_at: list[int | None]


class StorageStatusMessage(Struct, frozen=True, tag_field="type", tag="waiting"):
    """The server cannot store anything now (``waits``), or can again. Nothing is lost."""

    table: str
    waits: bool


class TableDeletedMessage(Struct, frozen=True, tag_field="type", tag="gone"):
    """The operator has deleted the table."""

    table: str


class PongMessage(Struct, frozen=True, tag_field="type", tag="pong"):
    """Answer to ``ping``."""

    id: int
    now: int


class LobbyMessage(Struct, frozen=True, tag_field="type", tag="lobby"):
    """Public tables and the viewer's own.

    The answer to ``lobby``, with its id, contains all of them; later messages contain those that have changed.
    """

    id: int
    tables: list[TableListEntry]
    #: Tables that the viewer may no longer see.
    gone: list[str]


ServerMessage: TypeAlias = Union[
    WelcomeMessage,
    TableMessage,
    Done,
    ReasonMessage,
    TakeBackMessage,
    RefusedMessage,
    SeatNumber,
    PresenceMessage,
    StorageStatusMessage,
    TableDeletedMessage,
    LobbyMessage,
    PongMessage,
]
