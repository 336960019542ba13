"""The log of a table: the list of its entries is the table, and nothing else is.

Whoever reads the entries in order has the table as it stands (``bastide.tables.table``). An entry is stored as its
kind and an object with what is known of it (``data_of``, ``entry_of``); logs of every earlier version can be read, so a
field that is added later has a default that says how it was before.
"""

from __future__ import annotations

from collections.abc import Iterable
from typing import ClassVar, Literal, TypeAlias, Union, get_args

import msgspec
from msgspec import Struct

from bastide.core.options import OptionValue
from bastide.tables.messages import Clock, Reason


class SeatTaken(Struct, frozen=True, omit_defaults=True):
    """Who has a seat of a new table: a person, a bot, or nobody yet."""

    person: str
    name: str
    bot: str
    #: The hash of what their device adds to the key of the game; empty: nothing.
    part: str = ""


class Origin(Struct, frozen=True, omit_defaults=True):
    """The game that a table plays on: its deal, and what had been played up to there.

    The deal is that of the record. Whoever has the record knows it, so nothing is promised of it and nothing rated.
    """

    seed: str
    #: The options as they were played.
    options: dict[str, OptionValue]
    #: Player, action and what it is called, in order.
    moves: list[tuple[int, int, str]]
    #: The table of this server that it was played at; empty: it came as a record.
    table: str = ""
    #: Whether everyone may see that table, and so be told of it.
    public: bool = False
    #: The puzzle that it was, if it was one.
    puzzle: str = ""


class What(Struct, frozen=True):
    """What happened, in one entry. ``kind`` is what it is called in the log.

    ``shown`` names the fields that everyone may see, ``own`` those that only the one who did it may see besides. The
    seed, the link, who is who and what was chosen are not for everyone.
    """

    kind: ClassVar[str]
    shown: ClassVar[tuple[str, ...]] = ()
    own: ClassVar[tuple[str, ...]] = ()
    #: Whether earlier entries have been changed with it: what was read of the log before is to be read anew.
    rewrites: ClassVar[bool] = False


# -- before the game ---------------------------------------------------------------------------


class Created(What, frozen=True, kw_only=True):
    """The table was made."""

    kind: ClassVar[str] = "created"
    shown: ClassVar[tuple[str, ...]] = ("game", "options", "clock", "expiry", "hash")

    game: str
    rules: int
    #: As they were agreed: ``random`` is still to be drawn.
    options: dict[str, OptionValue]
    seats: list[SeatTaken]
    public: bool
    clock: Clock
    expiry: str
    aids: bool
    hints: bool = False
    shuffle: bool
    talk: bool = False
    invite: str
    host: str
    #: What the server adds to the key of the game, and its hash. Empty where it drew a seed alone at the start.
    secret: str = ""
    hash: str = ""
    #: For how many seconds the table waits for somebody who is away and whose turn it is; 0: for ever.
    absence: int = 0
    #: The bot that plays for people here; empty: the one that is usual in this game.
    stand_in: str = ""
    #: Whether the game was played elsewhere and read in.
    imported: bool = False
    #: The game that is played on here; None: it begins with a deal of its own.
    origin: Origin | None = None
    #: The number of the day whose deal is played here; 0: the table has a deal of its own.
    deal: int = 0


class Sat(What, frozen=True):
    """Somebody took the seat, and agrees to what they see there."""

    kind: ClassVar[str] = "sat"
    shown: ClassVar[tuple[str, ...]] = ("name", "part")

    person: str
    name: str
    #: The hash of what their device adds to the key of the game; empty: nothing.
    part: str = ""


class Invited(What, frozen=True):
    """The host keeps the seat for somebody, who is asked."""

    kind: ClassVar[str] = "invited"
    shown: ClassVar[tuple[str, ...]] = ("name",)

    person: str
    name: str


class Agreed(What, frozen=True):
    """Somebody for whom a seat was kept, or whose table was changed, agrees to play; or their device takes part."""

    kind: ClassVar[str] = "agreed"
    shown: ClassVar[tuple[str, ...]] = ("part", "name")

    part: str = ""
    person: str = ""
    name: str = ""


class Stood(What, frozen=True):
    """And left it again."""

    kind: ClassVar[str] = "stood"
    shown: ClassVar[tuple[str, ...]] = ("name",)

    person: str = ""
    name: str = ""


class BotSat(What, frozen=True):
    """The host put a bot there."""

    kind: ClassVar[str] = "bot_sat"
    shown: ClassVar[tuple[str, ...]] = ("bot",)

    bot: str


class Opened(What, frozen=True):
    """The host made the seat free."""

    kind: ClassVar[str] = "opened"
    shown: ClassVar[tuple[str, ...]] = ("name",)

    person: str = ""
    name: str = ""


class Called(What, frozen=True):
    """The host called the start: it begins when all devices that take part have opened their secrets."""

    kind: ClassVar[str] = "called"


class Revealed(What, frozen=True):
    """Somebody's device opened its secret."""

    kind: ClassVar[str] = "revealed"
    shown: ClassVar[tuple[str, ...]] = ("secret", "name")

    secret: str
    person: str = ""
    name: str = ""


class Started(What, frozen=True):
    """The game began."""

    kind: ClassVar[str] = "started"
    shown: ClassVar[tuple[str, ...]] = ("hash", "kept")

    #: A number in decimal digits (JSON has none of this size), or a key.
    seed: str
    hash: str
    #: The seats that play, in the order of play.
    kept: list[int]
    rules: int
    #: The options as they are played, with everything drawn that was left to chance.
    options: dict[str, OptionValue]
    #: What there was to draw from (``fairness.choices``).
    choices: str = ""


# -- the game ----------------------------------------------------------------------------------


class Acted(What, frozen=True):
    """Something was done, whole: as numbers, and in the notation that counts where the numbers have moved."""

    kind: ClassVar[str] = "acted"
    own: ClassVar[tuple[str, ...]] = ("actions", "said")

    actions: list[int]
    said: list[str]


class Chose(What, frozen=True):
    """Where all choose at once: it counts when the last one has chosen."""

    kind: ClassVar[str] = "chose"
    own: ClassVar[tuple[str, ...]] = ("action", "said")

    action: int
    said: str


class TookBack(What, frozen=True):
    """These entries no longer count."""

    kind: ClassVar[str] = "took_back"
    shown: ClassVar[tuple[str, ...]] = ("undone",)

    undone: list[int]


class Proposed(What, frozen=True):
    """Something that needs the others' consent."""

    kind: ClassVar[str] = "proposed"
    shown: ClassVar[tuple[str, ...]] = ("what", "about", "bot")

    what: str
    about: int
    bot: str
    undone: list[int]
    asked: list[int]


class Answered(What, frozen=True):
    """Somebody said yes or no to a proposal."""

    kind: ClassVar[str] = "answered"
    shown: ClassVar[tuple[str, ...]] = ("proposal", "yes")

    proposal: int
    yes: bool


class Resigned(What, frozen=True):
    """The seat has given up."""

    kind: ClassVar[str] = "resigned"


class TimedOut(What, frozen=True):
    """The seat's clock ran out."""

    kind: ClassVar[str] = "timed_out"


class Replaced(What, frozen=True):
    """A bot plays for the seat from now on."""

    kind: ClassVar[str] = "replaced"
    shown: ClassVar[tuple[str, ...]] = ("bot", "why")

    bot: str
    #: Their own word, the clock, their absence, or that they have lost already. Empty: it is not said (old logs).
    why: Literal["", "word", "clock", "absence", "lost"] = ""


class Returned(What, frozen=True):
    """The person plays again."""

    kind: ClassVar[str] = "returned"


class Stopped(What, frozen=True):
    """The seat's bot gave no answer and was stopped: a simpler one answers for it from now on."""

    kind: ClassVar[str] = "stopped"
    shown: ClassVar[tuple[str, ...]] = ("bot",)

    bot: str


class SetBack(What, frozen=True):
    """The database has lost what came after the entry ``kept``: the table stands there again."""

    kind: ClassVar[str] = "set_back"
    shown: ClassVar[tuple[str, ...]] = ("kept", "lost")

    kept: int
    #: So many entries that people had been told of are gone.
    lost: int


class Finished(What, frozen=True):
    """The game is over. Without places it has no result."""

    kind: ClassVar[str] = "finished"
    shown: ClassVar[tuple[str, ...]] = ("reason", "places", "scores")

    reason: Reason
    places: list[int] | None
    scores: list[int] | None


# -- around it ---------------------------------------------------------------------------------


class Chatted(What, frozen=True):
    """Somebody said something. Who only looks on has no seat, but a name."""

    kind: ClassVar[str] = "chatted"
    shown: ClassVar[tuple[str, ...]] = ("text", "name")

    text: str
    person: str = ""
    name: str = ""


class Knocked(What, frozen=True):
    """Somebody who has only the address of a private table asks to be let in."""

    kind: ClassVar[str] = "knocked"
    shown: ClassVar[tuple[str, ...]] = ("name",)

    person: str
    name: str


class LetIn(What, frozen=True):
    """The host has answered the knock of that entry."""

    kind: ClassVar[str] = "let_in"
    shown: ClassVar[tuple[str, ...]] = ("knock", "yes")

    knock: int
    yes: bool


class Left(What, frozen=True):
    """Somebody has left for good and was taken out of this log."""

    kind: ClassVar[str] = "left"
    rewrites: ClassVar[bool] = True

    #: Who may start the table from now on.
    host: str = ""


class Rewritten(What, frozen=True):
    """Whoever runs the server has changed this log: took out what was said in a line, or somebody has another name."""

    kind: ClassVar[str] = "rewritten"
    shown: ClassVar[tuple[str, ...]] = ("line",)
    rewrites: ClassVar[bool] = True

    #: The entry out of which it was taken; 0: it was a name.
    line: int = 0


class Rematched(What, frozen=True):
    """The same people play again, at that table."""

    kind: ClassVar[str] = "rematched"
    shown: ClassVar[tuple[str, ...]] = ("table",)

    table: str


AnyWhat: TypeAlias = Union[
    Created,
    Sat,
    Invited,
    Stood,
    BotSat,
    Opened,
    Agreed,
    Called,
    Revealed,
    Started,
    Acted,
    Chose,
    TookBack,
    Proposed,
    Answered,
    Resigned,
    TimedOut,
    Replaced,
    Returned,
    Stopped,
    SetBack,
    Finished,
    Chatted,
    Knocked,
    LetIn,
    Left,
    Rewritten,
    Rematched,
]

KINDS: dict[str, type[AnyWhat]] = {each.kind: each for each in get_args(AnyWhat)}


class Draft(Struct, frozen=True):
    """An entry without its number and time."""

    #: Who did it, or to whom it happened; -1: nobody in particular.
    seat: int
    what: AnyWhat


class Entry(Struct, frozen=True):
    """One thing that happened at a table."""

    #: 1 for the first entry of a table, and so on without a gap.
    seq: int
    seat: int
    what: AnyWhat
    #: When, in milliseconds since 1970.
    at: int


_encoder = msgspec.json.Encoder()
_decoders = {kind: msgspec.json.Decoder(what) for kind, what in KINDS.items()}


def data_of(what: AnyWhat) -> str:
    """What is stored of an entry beside its kind."""
    return _encoder.encode(what).decode()


def entry_of(seq: int, kind: str, seat: int, data: str, at: int) -> Entry:
    """An entry as it was stored."""
    return Entry(seq, seat, _decoders[kind].decode(data), at)


_rows = msgspec.json.Decoder(list[tuple[int, str, int, str, int]])


def entries_of(pages: Iterable[bytes]) -> list[Entry]:
    """A log that was written as texts: each a list of some of the rows that are stored."""
    return [entry_of(*row) for page in pages for row in _rows.decode(page)]
