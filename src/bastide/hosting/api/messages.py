"""What goes over the wire besides what is said at a table: the connection itself, lists of tables, games.

Together with ``bastide.tables.messages`` these are all messages between a client and the server.
"""

from __future__ import annotations

from typing import TypeAlias, Union

from msgspec import Struct

from bastide.tables.messages import (
    Clock,
    Command,
    Done,
    Facts,
    Number,
    Onlookers,
    ReasonMessage,
    RefusedMessage,
    SeatInfo,
    Status,
    TableCommand,
    TableMessage,
    TakeBackMessage,
    Token,
)

# -- what a client says ------------------------------------------------------------------------


class Watch(Command, frozen=True, tag="watch", kw_only=True):
    """Tell me of this table from now on, and what has happened since the entry that I saw last (0: everything)."""

    since: Number = 0
    invite: Token | None = None
    #: Whether views may come as what has changed of the one before.
    changes: bool = False


class Leave(Command, frozen=True, tag="leave", kw_only=True):
    """Tell me no more of this table. A seat is kept."""


class EnterLobby(Struct, frozen=True, tag_field="do", tag="lobby", forbid_unknown_fields=True):
    """Tell me of the tables that are open to me, and of my own, from now on."""

    id: Number = 0


class LeaveLobby(Struct, frozen=True, tag_field="do", tag="leave_lobby", forbid_unknown_fields=True):
    """Tell me no more of them."""

    id: Number = 0


class Ping(Struct, frozen=True, tag_field="do", tag="ping", forbid_unknown_fields=True):
    """Are you there? Answered by ``pong``."""

    id: Number = 0


ClientMessage: TypeAlias = Union[Watch, Leave, TableCommand, EnterLobby, LeaveLobby, Ping]


# -- lists and descriptions --------------------------------------------------------------------


class TableMade(Struct, frozen=True):
    """The new table: its name, and the token that lets others in (already part of ``link``)."""

    table: str
    invite: str
    link: str


class TableLine(Struct, frozen=True):
    """A table in a list."""

    id: str
    game: str
    status: Status
    public: bool
    seats: list[SeatInfo]
    waiting_for: list[int]
    clock: Clock
    created_at: int
    updated_at: int
    #: Whether the game was played elsewhere and read in from a record.
    imported: bool
    #: Who came in at which place, seat by seat, once it is over; None: not yet, or without a result.
    places: list[int] | None = None
    #: The seats of whoever made it, and of the asker; -1: none.
    host: int = -1
    you: int = -1
    #: The number of the day (since 1970) whose deal is played there; None: the table has a deal of its own.
    deal: int | None = None


class TableList(Struct, frozen=True):
    tables: list[TableLine]
    #: Ask for the next ones with ``before`` this; None: that is all.
    more: int | None


class BotInfo(Struct, frozen=True):
    """A bot by the name one asks for it; ``level`` for the levels made for people, from the weakest (1) on."""

    name: str
    level: int | None


class GamePage(Struct, frozen=True):
    """A game's own page: the module that draws its table, its stylesheet, and the picture for the lobby."""

    module: str
    style: str | None
    picture: str | None


class GameInfo(Struct, frozen=True):
    """A game, described well enough to draw a form from. Texts are in the catalogues."""

    id: str
    rules_version: int
    min_players: int
    max_players: int
    #: As ``Option.describe`` gives them: id, type, default, and what the type needs.
    options: list[Facts]
    #: Kinds of things that ``/api/games/GAME/components/KIND`` lists.
    components: list[str]
    bots: list[BotInfo]
    #: The bot that plays for people where nothing else is agreed.
    stand_in: str
    #: Where its table for the browser is; None: it has none.
    page: GamePage | None
    #: The languages in which the game brings its words.
    languages: list[str]
    #: Whether it brings its rules, to be read at ``/api/games/GAME/rules``.
    rules: bool
    #: Whether it brings puzzles, listed at ``/api/games/GAME/puzzles``.
    puzzles: bool
    #: Whether strategies can be written for it, as ``/api/games/GAME/strategies`` says.
    strategies: bool
    #: Whether there is a deal of the day, at ``/api/games/GAME/deal``.
    deals: bool


# -- what the server says ----------------------------------------------------------------------


class Welcome(Struct, frozen=True, tag_field="type", tag="welcome"):
    """The first message on a connection."""

    name: str
    version: str
    now: int


class Presence(Struct, frozen=True, tag_field="type", tag="presence"):
    """Who is looking at the table now: one entry for each seat, and those without one."""

    table: str
    connected: list[bool]
    onlookers: Onlookers
    #: From when on a bot plays for somebody who stays away, if anybody who plays is there; None: not as things stand.
    may_replace_at: list[int | None]


class Waiting(Struct, frozen=True, tag_field="type", tag="waiting"):
    """The server cannot store anything just now (``waits``), or can again. Nothing is lost."""

    table: str
    waits: bool


class Gone(Struct, frozen=True, tag_field="type", tag="gone"):
    """The table has been deleted by whoever runs the server."""

    table: str


class Pong(Struct, frozen=True, tag_field="type", tag="pong"):
    id: int
    now: int


class LobbyMessage(Struct, frozen=True, tag_field="type", tag="lobby"):
    """The tables that are open to the viewer, and their own: all of them in answer to ``lobby`` (which has its id),
    afterwards those that have changed."""

    id: int
    tables: list[TableLine]
    #: Tables that are no longer theirs to see.
    gone: list[str]


ServerMessage: TypeAlias = Union[
    Welcome,
    TableMessage,
    Done,
    ReasonMessage,
    TakeBackMessage,
    RefusedMessage,
    Presence,
    Waiting,
    Gone,
    LobbyMessage,
    Pong,
]
