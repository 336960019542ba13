"""What is said to a table and what it says, as classes: commands, what a viewer is sent, and the answers.

The TypeScript types of the web page (``python -m bastide.server.typescript``) and the OpenAPI document are generated
from here and from the server's own messages (``bastide.hosting.messages``). Commands are the same over WebSocket and
HTTP: ``{"do": "act", ...}`` in a frame, or ``POST /api/tables/ID/act`` with the rest as its body. All times are
milliseconds (since 1970, where they say when).
"""

from __future__ import annotations

from typing import Annotated, ClassVar, Literal, TypeAlias, Union, cast

from msgspec import Meta, Struct

from bastide.core.plain import Plain
from bastide.tables.changes import ViewChanges

#: An object of plain data, such as a view or an event. (msgspec cannot take a recursive alias such as core's Plain.)
Facts: TypeAlias = dict[str, object]

TableId = Annotated[str, Meta(min_length=4, max_length=40, pattern="^[A-Za-z0-9_-]+$")]
Token = Annotated[str, Meta(max_length=100)]
#: SHA-256, and the secret of a device: 256 bits in hexadecimal digits.
Hash = Annotated[str, Meta(pattern="^[0-9a-f]{64}$")]
SeatNumber = Annotated[int, Meta(ge=0, le=63)]
Name = Annotated[str, Meta(max_length=40)]
BotSpec = Annotated[str, Meta(max_length=60)]
Number = Annotated[int, Meta(ge=0, le=2**53)]
#: An action as its number or in its notation.
Action = Union[Annotated[int, Meta(ge=0, le=2**53)], Annotated[str, Meta(max_length=200)]]


def facts(data: dict[str, Plain]) -> Facts:
    return cast(Facts, data)


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
    """Who is to sit on a seat of a new table: its maker, a bot, whoever comes, or somebody beside its maker at the same
    device (where tables are on a device), who has a name."""

    kind: Literal["me", "bot", "open", "beside"]
    bot: BotSpec | None = None
    name: Name = ""

    def __post_init__(self) -> None:
        if self.name and self.kind != "beside":
            raise ValueError("who comes over a way of their own says their name themselves")


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
    #: For how many seconds somebody who is away is waited for by those who are there; then a bot plays on. 0: for ever.
    #: None: ten minutes at a public table without a clock, else for ever.
    absence: Annotated[int, Meta(ge=0, le=30 * 86400)] | None = None
    #: The bot that plays for somebody who is away, or who asks for it. None: the one that is usual in this game.
    stand_in: BotSpec | None = None
    #: Whether pages may show projected scores, remaining tiles and the like.
    aids: bool = True
    #: Whether players may ask what a bot would do. Such a game moves no rating. None: if its maker meets bots only.
    hints: bool | None = None
    #: Whether the order of play is drawn at random at the start.
    shuffle: bool = False
    #: Whether those who only look on may talk, too.
    talk: bool = False
    #: Begin at once, if every seat is taken.
    start: bool = False
    #: The hash of what the maker's device adds to the key of the game. None: it adds nothing.
    part: Hash | None = None


# -- commands ----------------------------------------------------------------------------------


class Command(Struct, frozen=True, tag_field="do", forbid_unknown_fields=True, kw_only=True):
    """Something to be done at a table. ``id`` is the client's own number for it; the answer carries it."""

    #: Whether it appends to the log. A question is answered without a new entry.
    writes: ClassVar[bool] = True
    #: Whether the sender must be allowed to see the table.
    needs_access: ClassVar[bool] = True
    #: Whether the sender must have a seat.
    needs_seat: ClassVar[bool] = False
    #: Whether muted users may not send it.
    is_speech: ClassVar[bool] = False
    #: Whether it depends on who is connected through other processes.
    needs_presence: ClassVar[bool] = False
    #: Whether it is accepted when the log has reached its maximum length.
    ignores_log_limit: ClassVar[bool] = False
    #: Whether its entries count against the quotas of a person.
    has_quota: ClassVar[bool] = True

    table: TableId
    id: Number = 0

    def invitation(self) -> str | None:
        """Return the token that lets the sender in at a private table, if the command carries one."""
        return None


class Sit(Command, frozen=True, tag="sit", kw_only=True):
    """Take a seat, this one or any that is free, and agree to the table as it is."""

    seat: SeatNumber | None = None
    invite: Token | None = None
    #: The hash of what the device adds to the key of the game. None: it adds nothing.
    part: Hash | None = None

    def invitation(self) -> str | None:
        return self.invite


class Stand(Command, frozen=True, tag="stand", kw_only=True):
    """Give the seat up again, before the game begins."""

    needs_seat: ClassVar[bool] = True


class Agree(Command, frozen=True, tag="agree", kw_only=True):
    """Agree to play at the table as it is, where a seat was kept for one or the host has changed something."""

    needs_seat: ClassVar[bool] = True

    #: The hash of what the device adds to the key of the game. None: as it was.
    part: Hash | None = None


class Reveal(Command, frozen=True, tag="reveal", kw_only=True):
    """Open what the device adds to the key of the game, once the table says that it is opening."""

    needs_seat: ClassVar[bool] = True

    secret: Hash


class SetSeat(Command, frozen=True, tag="set_seat", kw_only=True):
    """Put a bot on a seat, or open it: for the host, before the game begins. The others are asked again."""

    seat: SeatNumber
    bot: BotSpec | None = None


class Start(Command, frozen=True, tag="start", kw_only=True):
    """Begin: for the host, when everyone has agreed. Seats that are still free are taken away, if the game can be
    played with the rest. Where devices take part, it begins when the last one has opened its secret."""


class Act(Command, frozen=True, tag="act", kw_only=True):
    """Do these things, all or none, in answer to this position.

    Where several players choose at once, it is one action; it can be changed until the last one has chosen.
    """

    needs_seat: ClassVar[bool] = True
    ignores_log_limit: ClassVar[bool] = True

    position: Number
    actions: Annotated[list[Action], Meta(min_length=1, max_length=200)]


class Pick(Command, frozen=True, tag="pick", kw_only=True):
    """Answer the question that this position asks with these picks, one after the other, and be done with it.

    They are carried out as far as the question goes: what leaves no choice the rules carry out by themselves. If it is
    still open after the last of them and can be ended, it is. None at all: nothing is picked.
    """

    needs_seat: ClassVar[bool] = True
    ignores_log_limit: ClassVar[bool] = True

    position: Number
    actions: Annotated[list[Action], Meta(max_length=200)]


class Why(Command, frozen=True, tag="why", kw_only=True):
    """Why can I not do this now? Answered by ``reason``."""

    writes: ClassVar[bool] = False
    needs_seat: ClassVar[bool] = True

    position: Number
    action: Action


class TakeBack(Command, frozen=True, tag="take_back", kw_only=True):
    """Undo the last step of mine; with ``ask``, propose it to the others where it is not mine alone to decide."""

    needs_seat: ClassVar[bool] = True

    position: Number
    ask: bool = False


class MayTakeBack(Command, frozen=True, tag="may_take_back", kw_only=True):
    """Is there a step of mine to take back, and does it take the others' consent? Answered by ``take_back``."""

    writes: ClassVar[bool] = False
    needs_seat: ClassVar[bool] = True

    position: Number


class Replace(Command, frozen=True, tag="replace", kw_only=True):
    """Let the table's bot play on: for oneself, or for somebody who has been away for as long as was agreed."""

    needs_seat: ClassVar[bool] = True
    needs_presence: ClassVar[bool] = True

    seat: SeatNumber


class Return(Command, frozen=True, tag="return", kw_only=True):
    """I am back: the bot that plays for me may go."""

    needs_seat: ClassVar[bool] = True


class Resign(Command, frozen=True, tag="resign", kw_only=True):
    """Give the game up."""

    needs_seat: ClassVar[bool] = True
    ignores_log_limit: ClassVar[bool] = True


class Abandon(Command, frozen=True, tag="abandon", kw_only=True):
    """Propose to end the game here, without a result."""

    ignores_log_limit: ClassVar[bool] = True


class Answer(Command, frozen=True, tag="answer", kw_only=True):
    """Say yes or no to a proposal."""

    needs_seat: ClassVar[bool] = True
    ignores_log_limit: ClassVar[bool] = True
    has_quota: ClassVar[bool] = False

    proposal: Number
    yes: bool


class Chat(Command, frozen=True, tag="chat", kw_only=True):
    """Say something to everyone at the table; those who only look on may where the table allows it."""

    is_speech: ClassVar[bool] = True

    text: Annotated[str, Meta(min_length=1, max_length=500)]
    invite: Token | None = None

    def invitation(self) -> str | None:
        return self.invite


class Knock(Command, frozen=True, tag="knock", kw_only=True):
    """Ask to be let in at a private table of which one has the address, but not the link."""

    needs_access: ClassVar[bool] = False


class LetIn(Command, frozen=True, tag="let_in", kw_only=True):
    """Answer somebody who has knocked: for the host."""

    knock: Number
    yes: bool


class Rematch(Command, frozen=True, tag="rematch", kw_only=True):
    """The same again: a new table, which this one then points to, with seats kept for those who say yes."""

    needs_seat: ClassVar[bool] = True

    #: The hash of what the device adds to the key of the new game. None: it adds nothing.
    part: Hash | None = None


#: Everything that can be done at a table.
TableCommand: TypeAlias = Union[
    Sit,
    Stand,
    Agree,
    Reveal,
    SetSeat,
    Start,
    Act,
    Pick,
    Why,
    TakeBack,
    MayTakeBack,
    Replace,
    Return,
    Resign,
    Abandon,
    Answer,
    Chat,
    Knock,
    LetIn,
    Rematch,
]


# -- what is shown of a table ------------------------------------------------------------------


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

    The server's hash is shown from the beginning on, its secret at the end. Where the server drew a seed alone, as it
    used to, the hash is that of the seed and comes with the start. See ``docs/random.md`` for what is hashed.
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


# -- answers to commands -----------------------------------------------------------------------


class Problem(Struct, frozen=True):
    """What was wrong: ``error-CODE`` in the catalogues, with these details; ``text`` says it in English.

    A rule of the game that forbids something has the code ``refused``; its ``reason`` among the details is a code of
    the game with the facts it speaks of, worded by ``GAME-refuse-CODE``.
    """

    code: str
    text: str
    details: Facts


class Door(Struct, frozen=True):
    """All that a stranger is told of a private table: its game, its host's name, and how the own knock was answered."""

    game: str
    host: str
    knock: Literal["none", "waiting", "declined", "welcome"]


class Done(Struct, frozen=True, tag_field="type", tag="done"):
    """The command with this id is carried out and stored; the table is at this entry now.

    Who is told of the table by a ``table`` message that names the command among its ``answers`` is not told twice.
    """

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


class TakeBackMessage(Struct, frozen=True, tag_field="type", tag="take_back"):
    """The answer to ``may_take_back``: whether there is a step to take back, and whether others must consent."""

    id: int
    possible: bool
    consent: bool


class RefusedMessage(Struct, frozen=True, tag_field="type", tag="refused"):
    """The command with this id was not carried out, and nothing has changed. The table as it stands comes along."""

    id: int
    problem: Problem
    table: TableMessage | None = None


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
    #: What speaks for it, the weightiest first: a ``code`` each, worded by ``GAME-reason-CODE``, and its facts.
    reasons: list[Facts] = []
    #: The chance of victory, give or take this much, with a certainty of 95 %; and whether it may as well be the best.
    error: float = 0.0
    equal: bool = False


class Hint(Struct, frozen=True):
    """The most promising actions of a decision, the best first."""

    position: int
    lines: list[HintLine]
    #: Why the asker's chance is what it is, worded like the reasons of a line.
    standing: list[Facts] = []
