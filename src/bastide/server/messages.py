"""What goes over the wire: every message between a client and the server, as classes.

The TypeScript types of the web page (``python -m bastide.server.typescript``) and the OpenAPI document are generated
from here. Commands are the same over WebSocket and HTTP: ``{"do": "act", ...}`` in a frame, or ``POST
/api/tables/ID/act`` with the rest as its body. All times are milliseconds (since 1970, where they say when).
"""

from __future__ import annotations

from typing import Annotated, Literal, TypeAlias, Union

from msgspec import Meta, Struct

#: An object of plain data, such as a view or an event. (msgspec cannot take a recursive alias such as core's Plain.)
Facts: TypeAlias = dict[str, object]

TableId = Annotated[str, Meta(min_length=4, max_length=40, pattern="^[A-Za-z0-9_-]+$")]
Token = Annotated[str, Meta(max_length=100)]
SeatNumber = Annotated[int, Meta(ge=0, le=63)]
Name = Annotated[str, Meta(max_length=40)]
BotSpec = Annotated[str, Meta(max_length=60)]
Number = Annotated[int, Meta(ge=0, le=2**53)]
#: An action as its number or in its notation.
Action = Union[Annotated[int, Meta(ge=0, le=2**53)], Annotated[str, Meta(max_length=200)]]

Status = Literal["open", "playing", "finished"]
Reason = Literal["played", "resigned", "timed_out", "abandoned"]


# -- settings of a table -----------------------------------------------------------------------


class NoClock(Struct, frozen=True, tag_field="kind", tag="none"):
    """Everybody has all the time in the world."""


class MoveClock(Struct, frozen=True, tag_field="kind", tag="move"):
    """So many seconds for each move: a minute, or three days. A move is all one does until others have acted."""

    seconds: Annotated[int, Meta(ge=5, le=60 * 86400)]


class BankClock(Struct, frozen=True, tag_field="kind", tag="bank"):
    """So many seconds for the whole game, and a few more after each move."""

    seconds: Annotated[int, Meta(ge=10, le=60 * 86400)]
    increment: Annotated[int, Meta(ge=0, le=86400)]


Clock: TypeAlias = Union[NoClock, MoveClock, BankClock]


class SeatWish(Struct, frozen=True, forbid_unknown_fields=True):
    """Who is to sit on a seat of a new table: its maker, a bot, or whoever comes."""

    kind: Literal["me", "bot", "open"]
    bot: BotSpec | None = None


class CreateTable(Struct, frozen=True, forbid_unknown_fields=True):
    """A new table. Options that are not named keep the game's defaults."""

    game: Annotated[str, Meta(max_length=60)]
    seats: Annotated[list[SeatWish], Meta(min_length=1, max_length=64)]
    options: Facts = {}
    #: Listed in the lobby, open to all; otherwise by its link only.
    public: bool = False
    clock: Clock = NoClock()
    #: What happens to a player whose clock runs out.
    expiry: Literal["bot", "loss"] = "bot"
    #: Whether pages may show projected scores, remaining tiles and the like.
    aids: bool = True
    #: Whether players may ask what a bot would do. Such a game moves no rating. None: if its maker meets bots only.
    hints: bool | None = None
    #: Whether the order of play is drawn at random at the start.
    shuffle: bool = False
    #: Begin at once, if every seat is taken.
    start: bool = False


class TableMade(Struct, frozen=True):
    """The new table: its name, and the token that lets others in (already part of ``link``)."""

    table: str
    invite: str
    link: str


# -- commands ----------------------------------------------------------------------------------


class Command(Struct, frozen=True, tag_field="do", forbid_unknown_fields=True, kw_only=True):
    """Something to be done at a table. ``id`` is the client's own number for it; the answer carries it."""

    table: TableId
    id: Number = 0


class Watch(Command, frozen=True, tag="watch", kw_only=True):
    """Tell me of this table from now on, and what has happened since the entry that I saw last (0: everything)."""

    since: Number = 0
    invite: Token | None = None


class Leave(Command, frozen=True, tag="leave", kw_only=True):
    """Tell me no more of this table. A seat is kept."""


class Sit(Command, frozen=True, tag="sit", kw_only=True):
    """Take a seat: this one, or any that is free."""

    seat: SeatNumber | None = None
    invite: Token | None = None


class Stand(Command, frozen=True, tag="stand", kw_only=True):
    """Give the seat up again, before the game begins."""


class SetSeat(Command, frozen=True, tag="set_seat", kw_only=True):
    """Put a bot on a seat, or open it: for the host, before the game begins."""

    seat: SeatNumber
    bot: BotSpec | None = None


class Start(Command, frozen=True, tag="start", kw_only=True):
    """Begin: for the host. Seats that are still free are taken away, if the game can be played with the rest."""


class Act(Command, frozen=True, tag="act", kw_only=True):
    """Do these things, all or none, in answer to this position.

    Where several players choose at once, it is one action; it can be changed until the last one has chosen.
    """

    position: Number
    actions: Annotated[list[Action], Meta(min_length=1, max_length=200)]


class Why(Command, frozen=True, tag="why", kw_only=True):
    """Why can I not do this now? Answered by ``reason``."""

    position: Number
    action: Action


class TakeBack(Command, frozen=True, tag="take_back", kw_only=True):
    """Undo the last step of mine; with ``ask``, propose it to the others where it is not mine alone to decide."""

    position: Number
    ask: bool = False


class Replace(Command, frozen=True, tag="replace", kw_only=True):
    """Propose that a bot plays on for somebody who is away; on one's own seat, it does at once."""

    seat: SeatNumber
    bot: BotSpec | None = None


class Return(Command, frozen=True, tag="return", kw_only=True):
    """I am back: the bot that plays for me may go."""


class Resign(Command, frozen=True, tag="resign", kw_only=True):
    """Give the game up."""


class Abandon(Command, frozen=True, tag="abandon", kw_only=True):
    """Propose to end the game here, without a result."""


class Answer(Command, frozen=True, tag="answer", kw_only=True):
    """Say yes or no to a proposal."""

    proposal: Number
    yes: bool


class Chat(Command, frozen=True, tag="chat", kw_only=True):
    """Say something to everyone at the table."""

    text: Annotated[str, Meta(min_length=1, max_length=500)]


class Rematch(Command, frozen=True, tag="rematch", kw_only=True):
    """The same again with the same people: a new table, which this one then points to."""


class Ping(Struct, frozen=True, tag_field="do", tag="ping", forbid_unknown_fields=True):
    """Are you there? Answered by ``pong``."""

    id: Number = 0


#: Whatever can be done over HTTP, too. (Leaving and watching are what a connection is for.)
TableCommand: TypeAlias = Union[
    Sit,
    Stand,
    SetSeat,
    Start,
    Act,
    Why,
    TakeBack,
    Replace,
    Return,
    Resign,
    Abandon,
    Answer,
    Chat,
    Rematch,
]
ClientMessage: TypeAlias = Union[Watch, Leave, TableCommand, Ping]


# -- what is shown of a table ------------------------------------------------------------------


class SeatInfo(Struct, frozen=True):
    """A seat, as everyone sees it."""

    kind: Literal["open", "person", "bot"]
    #: The name of the person; empty for a bot and an open seat.
    name: str
    #: The bot that plays, also where it stands in for a person who is away.
    bot: str | None
    #: Whether the person is looking at the table (over this server process).
    connected: bool
    to_move: bool
    #: Whether the choice is made already, where all choose at once.
    chosen: bool
    resigned: bool
    #: What is left on the clock at the time of the message, and whether it is running. None: no clock.
    clock: int | None = None
    running: bool = False


class ActionInfo(Struct, frozen=True):
    """Something that can be done now: its number, its notation, and what it does with what."""

    action: int
    notation: str
    meaning: Facts


class DecisionInfo(Struct, frozen=True):
    """What the viewer is asked. The prompt is the message ``GAME-ask-KIND``."""

    kind: str
    source: str
    about: Facts
    least: int
    most: int
    actions: list[ActionInfo]
    #: The choice that is made already and may still be changed, where all choose at once.
    chosen: int | None = None


class Happening(Struct, frozen=True):
    """An entry of the log, as the viewer may see it. ``events`` are what the game told of it (``GAME-log-KIND``)."""

    seq: int
    #: ``sat``, ``started``, ``acted``, ``took_back``, ``chatted`` ...; its message is ``server-log-KIND``.
    kind: str
    seat: int
    at: int
    data: Facts
    events: list[Facts]


class TakeBackInfo(Struct, frozen=True):
    """Whether there is a step of the viewer's to take back, and whether it takes the others' consent."""

    possible: bool
    consent: bool


class ProposalInfo(Struct, frozen=True):
    """Something that waits for the answers of people. ``number`` names it in an ``answer``."""

    number: int
    what: Literal["take_back", "replace", "abandon"]
    #: Who proposed it.
    by: int
    #: Whom it is about, for ``replace``.
    seat: int
    #: Whose answers are still missing.
    missing: list[int]


class Result(Struct, frozen=True):
    """How it ended. An abandoned game has no places."""

    reason: Reason
    places: list[int] | None
    scores: list[int] | None
    #: The game's own measures: of the game, and of each seat (``GAME-metric-ID``).
    metrics: dict[str, float]
    seat_metrics: list[dict[str, float]]


class Fairness(Struct, frozen=True):
    """The proof that no shuffle was touched: the hash is shown from the start on, the seed at the end.

    The hash is SHA-256 over ``bastide:SEED`` with the seed in decimal digits.
    """

    hash: str
    seed: str | None


class TableInfo(Struct, frozen=True):
    """What was agreed about the table."""

    id: str
    game: str
    rules_version: int
    options: Facts
    public: bool
    clock: Clock
    expiry: Literal["bot", "loss"]
    aids: bool
    hints: bool
    shuffle: bool
    status: Status
    #: The seat of the one who made the table and may start it; -1 once they have left it.
    host: int
    created_at: int


class TableMessage(Struct, frozen=True, tag_field="type", tag="table"):
    """Everything a viewer may know of a table as it stands, and what has happened since they last heard of it."""

    table: TableInfo
    #: The last entry of the log; say it in ``watch`` after a lost connection.
    seq: int
    #: The entry that last changed the game; an action names it. 0: the game has not begun.
    position: int
    #: The viewer's seat; -1 for a spectator.
    you: int
    seats: list[SeatInfo]
    #: Who is being waited for.
    waiting_for: list[int]
    #: What lies on the table (``State.view``) for this viewer; none before the start.
    view: Facts | None
    decision: DecisionInfo | None
    happened: list[Happening]
    take_back: TakeBackInfo
    proposals: list[ProposalInfo]
    result: Result | None
    fairness: Fairness | None
    #: The token that lets others in: for those who sit here.
    invite: str | None
    #: The table where the same people play again.
    rematch: str | None
    #: The server's clock when this was sent.
    now: int


# -- other answers -----------------------------------------------------------------------------


class Problem(Struct, frozen=True):
    """What was wrong: ``error-CODE`` in the catalogues, with these details; ``text`` says it in English."""

    code: str
    text: str
    details: Facts


class Welcome(Struct, frozen=True, tag_field="type", tag="welcome"):
    """The first message on a connection."""

    name: str
    version: str
    now: int


class Done(Struct, frozen=True, tag_field="type", tag="done"):
    """The command with this id is carried out and stored; the table is at this entry now."""

    id: int
    table: str
    seq: int
    #: For ``rematch``: the new table.
    rematch: str | None = None


class ReasonMessage(Struct, frozen=True, tag_field="type", tag="reason"):
    """The answer to ``why``: legal, or what forbids it."""

    id: int
    legal: bool
    problem: Problem | None


class RefusedMessage(Struct, frozen=True, tag_field="type", tag="refused"):
    """The command with this id was not carried out, and nothing has changed. The table as it stands comes along."""

    id: int
    problem: Problem
    table: TableMessage | None = None


class Presence(Struct, frozen=True, tag_field="type", tag="presence"):
    """Who is looking at the table now: one entry for each seat."""

    table: str
    connected: list[bool]


class Waiting(Struct, frozen=True, tag_field="type", tag="waiting"):
    """The server cannot store anything just now (``waits``), or can again. Nothing is lost."""

    table: str
    waits: bool


class Pong(Struct, frozen=True, tag_field="type", tag="pong"):
    id: int
    now: int


ServerMessage: TypeAlias = Union[Welcome, TableMessage, Done, ReasonMessage, RefusedMessage, Presence, Waiting, Pong]


# -- hints -------------------------------------------------------------------------------------


class AskHint(Struct, frozen=True, forbid_unknown_fields=True):
    """What would a bot do in this position, in the asker's place?"""

    position: Number


class HintLine(Struct, frozen=True):
    """Something that can be done, and what it promises as far as the asker can know."""

    action: int
    notation: str
    meaning: Facts
    #: From 0 to 1: the chance of victory, and the result to expect, in which the margin may count.
    win: float
    result: float


class Hint(Struct, frozen=True):
    """The most promising actions of a decision, the best first."""

    position: int
    lines: list[HintLine]


# -- lists and descriptions --------------------------------------------------------------------


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
    #: The asker's seat; -1: none.
    you: int = -1


class TableList(Struct, frozen=True):
    tables: list[TableLine]
    #: Ask for the next ones with ``before`` this; None: that is all.
    more: int | None


class BotInfo(Struct, frozen=True):
    """A bot by the name one asks for it; ``level`` for the levels made for people, from easy (1) on."""

    name: str
    level: int | None


class GamePage(Struct, frozen=True):
    """Where the page of a game lies: its module, and, where there are, its style and the picture for the lobby."""

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
    #: None: the game has no page of its own, and is shown as text.
    page: GamePage | None
