"""Wire messages that show a table to one viewer."""

from __future__ import annotations

from typing import Literal

from msgspec import Struct

from bastide.tables.messages.field_types import EndReason, JsonObject, TableStatus
from bastide.tables.messages.table_settings import Clock
from bastide.tables.views.view_diff import ViewChanges


class SeatInfo(Struct, frozen=True):
    """A seat, as everyone sees it."""

    kind: Literal["open", "person", "bot"]
    #: The name of the person; empty for a bot and an open seat.
    name: str
    #: The bot that plays, also in place of an absent person.
    bot: str | None
    #: Whether the person is connected to the table, through any server process.
    connected: bool
    to_move: bool
    #: Whether the player has chosen already, in a simultaneous decision.
    chosen: bool
    resigned: bool
    #: Milliseconds left at the time of the message, and whether the clock is running. None: no clock.
    clock: int | None = None
    running: bool = False
    #: When a bot may replace the absent person, if another player is present. None: not now.
    may_replace_at: int | None = None
    #: Whether the person has agreed to the table as it is; until then the seat is reserved.
    agreed: bool = True
    #: Whether the person plays on the host's device (hot seat).
    same_device: bool = False
    #: Whether the "person" is a bot account: a program of its own that plays here.
    bot_account: bool = False


class ActionInfo(Struct, frozen=True):
    """A legal action: its number, notation and meaning."""

    action: int
    notation: str
    meaning: JsonObject


class DecisionInfo(Struct, frozen=True):
    """The decision of the viewer. The prompt is the message ``GAME-ask-KIND``."""

    kind: str
    source: str
    about: JsonObject
    least: int
    most: int
    actions: list[ActionInfo]
    #: Pending choice in a simultaneous decision, which may still be changed.
    chosen: int | None = None


class LogEntryView(Struct, frozen=True):
    """A log entry as the viewer may see it. ``events`` are the game's, worded by ``GAME-log-KIND``."""

    seq: int
    #: ``sat``, ``started``, ``acted``, ``took_back``, ``chatted`` ...; worded by ``server-log-KIND``.
    kind: str
    seat: int
    at: int
    data: JsonObject
    events: list[JsonObject]


class ProposalInfo(Struct, frozen=True):
    """A proposal that waits for answers. ``number`` identifies it in an ``answer``."""

    number: int
    what: Literal["take_back", "abandon"]
    #: Seat of the proposer.
    by: int
    #: Seats whose answers are missing.
    missing: list[int]


class AccessRequestInfo(Struct, frozen=True):
    """A pending access request. ``number`` identifies it in ``let_in``."""

    number: int
    name: str


class Spectators(Struct, frozen=True):
    """Spectators on this server process: their number, and the names of the first of them."""

    count: int = 0
    names: list[str] = []


class GameResult(Struct, frozen=True):
    """Result of a game. An abandoned game has no places."""

    reason: EndReason
    places: list[int] | None
    scores: list[int] | None
    #: Metrics of the game and of each seat (``GAME-metric-ID``).
    metrics: dict[str, float]
    seat_metrics: list[dict[str, float]]


class SeedShareInfo(Struct, frozen=True):
    """Seed share of a person's device. An empty hash or secret is still to come."""

    hash: str
    secret: str


class Fairness(Struct, frozen=True):
    """Proof that nobody chose the seed: hashes first, then the secrets.

    The server's hash is shown from the beginning, its secret at the end. Where the server draws the whole seed, as for
    daily deals, the hash is that of the seed and is shown from the start on. See ``docs/random.md``.
    """

    hash: str
    #: The key or, where the server drew the whole seed, the number; at the end.
    seed: str | None
    #: The server's secret; at the end.
    secret: str | None
    #: Seed share of each seat; None: the seat takes no part.
    parts: list[SeedShareInfo | None]
    #: Whether devices have to reveal their secrets now: the start is called, and all hashes are known.
    opening: bool
    #: Seats whose devices a called start waits for.
    missing: list[int]


class OriginInfo(Struct, frozen=True):
    """The game that a table continues."""

    #: Number of its actions that had been played.
    at: int
    #: The table where it was played, if public; else empty.
    table: str
    #: Id of the puzzle that it continues, if any.
    puzzle: str = ""


class TableInfo(Struct, frozen=True):
    """Settings of a table."""

    id: str
    game: str
    rules_version: int
    #: As agreed.
    options: JsonObject
    #: As played, with random options resolved, once the game is finished.
    played: JsonObject | None
    public: bool
    clock: Clock
    expiry: Literal["bot", "loss"]
    #: Seconds after which an absent player is replaced (0: never), and the bot that replaces them.
    absence: int
    stand_in: str
    aids: bool
    hints: bool
    shuffle: bool
    #: Whether spectators may chat.
    talk: bool
    status: TableStatus
    #: Whether the game was imported from a record: nothing can be proven about its deal.
    imported: bool
    #: Seat of the host; -1 if the host has no seat.
    host: int
    created_at: int
    #: The game that is continued here. Everyone with its record knows the deal. None: the table has its own deal.
    origin: OriginInfo | None = None
    #: Day number (since 1970) of a daily deal; None: the table has its own deal.
    deal: int | None = None
    #: Id of the club tournament that the game belongs to; None: none.
    tournament: str | None = None


class TableMessage(Struct, frozen=True, tag_field="type", tag="table"):
    """Everything a viewer may know of a table, and the log entries since the last message."""

    table: TableInfo
    #: Last entry of the log; to be sent in ``watch`` after a lost connection.
    seq: int
    #: Entry that last changed the game; actions refer to it. 0: not started.
    position: int
    #: The viewer's seat; -1 for a spectator.
    you: int
    seats: list[SeatInfo]
    #: Seats that have to move.
    waiting_for: list[int]
    #: The position as the viewer sees it (``State.view``); None before the start, or if ``changes`` is set.
    view: JsonObject | None
    decision: DecisionInfo | None
    happened: list[LogEntryView]
    #: Whether the viewer has a step to take back. ``may_take_back`` tells whether it needs consent.
    can_take_back: bool
    proposals: list[ProposalInfo]
    #: Pending access requests; only for the host.
    knocks: list[AccessRequestInfo]
    onlookers: Spectators
    result: GameResult | None
    fairness: Fairness | None
    #: Token of the invite link; only for those with a seat.
    invite: str | None
    #: The table of the rematch.
    rematch: str | None
    #: Server time of this message.
    now: int
    #: Ids of the commands of this connection that this message answers.
    answers: list[int] = []
    #: Changes since the view sent before, instead of ``view``; only for subscribers who asked for it.
    changes: ViewChanges | None = None
