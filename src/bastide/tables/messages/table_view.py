"""A table as one viewer may see it."""

from __future__ import annotations

from typing import Literal

from msgspec import Struct

from bastide.tables.messages.common import Facts, Reason, Status
from bastide.tables.messages.settings import Clock
from bastide.tables.views.view_changes import ViewChanges


class SeatInfo(Struct, frozen=True):
    """A seat, as everyone sees it."""

    kind: Literal["open", "person", "bot"]
    #: The name of the person; empty for a bot and an open seat.
    name: str
    #: The bot that plays, also where it stands in for a person who is away.
    bot: str | None
    #: Whether the person is looking at the table, through whatever server.
    connected: bool
    to_move: bool
    #: Whether the choice is made already, where all choose at once.
    chosen: bool
    resigned: bool
    #: What is left on the clock at the time of the message, and whether it is running. None: no clock.
    clock: int | None = None
    running: bool = False
    #: From when on a bot plays here if the person stays away and anybody else is there. None: not as things stand.
    may_replace_at: int | None = None
    #: Whether the person has agreed to play at the table as it is; before that, the seat is kept for them.
    agreed: bool = True


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


class ProposalInfo(Struct, frozen=True):
    """Something that waits for the answers of people. ``number`` names it in an ``answer``."""

    number: int
    what: Literal["take_back", "abandon"]
    #: Who proposed it.
    by: int
    #: Whose answers are still missing.
    missing: list[int]


class KnockInfo(Struct, frozen=True):
    """Somebody at the door of a private table. ``number`` names them in ``let_in``."""

    number: int
    name: str


class Onlookers(Struct, frozen=True):
    """Those who look on without a seat (over this server process): how many, and the names of the first of them."""

    count: int = 0
    names: list[str] = []


class Result(Struct, frozen=True):
    """How it ended. An abandoned game has no places."""

    reason: Reason
    places: list[int] | None
    scores: list[int] | None
    #: The game's own measures: of the game, and of each seat (``GAME-metric-ID``).
    metrics: dict[str, float]
    seat_metrics: list[dict[str, float]]


class PartInfo(Struct, frozen=True):
    """What a person's device adds to the key of the game. What is empty is still to come: the hash, or the secret."""

    hash: str
    secret: str


class Fairness(Struct, frozen=True):
    """The proof that nobody chose the shuffles: hashes first, then what they are hashes of.

    The server's hash is shown from the beginning on, its secret at the end. Where the server drew a seed alone, as
    for the deal of a day, the hash is that of the seed and comes with the start. See ``docs/random.md``.
    """

    hash: str
    #: The key or, where the server drew alone, the number; at the end.
    seed: str | None
    #: What the server added; at the end.
    secret: str | None
    #: What the devices add, for each seat; None: nothing.
    parts: list[PartInfo | None]
    #: Whether the devices are to open their secrets now: the start is called, and all hashes are there.
    opening: bool
    #: Whose devices a start that was called waits for.
    missing: list[int]


class OriginInfo(Struct, frozen=True):
    """The game that a table goes on with."""

    #: How many actions of it had been played.
    at: int
    #: The table where it was played, if everyone may see it; empty otherwise.
    table: str
    #: The puzzle of the game from which it goes on, if it does.
    puzzle: str = ""


class TableInfo(Struct, frozen=True):
    """What was agreed about the table."""

    id: str
    game: str
    rules_version: int
    #: As they were agreed.
    options: Facts
    #: As they were played, once the game is finished: what was left to chance is said.
    played: Facts | None
    public: bool
    clock: Clock
    expiry: Literal["bot", "loss"]
    #: For how many seconds somebody who is away is waited for; 0: for ever. And the bot that plays for them then.
    absence: int
    stand_in: str
    aids: bool
    hints: bool
    shuffle: bool
    #: Whether those who only look on may talk.
    talk: bool
    status: Status
    #: Whether the game was played elsewhere and read in from a record: nothing can be proven about its deal.
    imported: bool
    #: The seat of the one who made the table and may start it; -1 once they have left it.
    host: int
    created_at: int
    #: The game that is played on here, whose deal is known to whoever has its record; None: a deal of its own.
    origin: OriginInfo | None = None
    #: The number of the day (since 1970) whose deal is played here; None: the table has a deal of its own.
    deal: int | None = None


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
    #: What lies on the table (``State.view``) for this viewer; none before the start, and where ``changes`` tell it.
    view: Facts | None
    decision: DecisionInfo | None
    happened: list[Happening]
    #: Whether there is a step of the viewer's. Whether it is theirs alone to take back, ``may_take_back`` asks.
    can_take_back: bool
    proposals: list[ProposalInfo]
    #: Who waits to be let in: for the host.
    knocks: list[KnockInfo]
    onlookers: Onlookers
    result: Result | None
    fairness: Fairness | None
    #: The token that lets others in: for those who sit here.
    invite: str | None
    #: The table where the same people play again.
    rematch: str | None
    #: The clock of whoever keeps the table when this was sent.
    now: int
    #: The commands of this connection that this message answers, by their ids.
    answers: list[int] = []
    #: For who asked for it: instead of the view, what has changed of the one that they were sent before.
    changes: ViewChanges | None = None
