"""Log entries up to the start of the game: seats, agreement, the seed protocol."""

from __future__ import annotations

from typing import ClassVar

from bastide.core.options import OptionValue
from bastide.tables.log.base import HostEntry, Origin, PersonEntry, SeatTaken, What
from bastide.tables.messages import Clock


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


class Sat(PersonEntry, frozen=True):
    """Somebody took the seat, and agrees to what they see there."""

    kind: ClassVar[str] = "sat"
    shown: ClassVar[tuple[str, ...]] = ("name", "part")

    #: The hash of what their device adds to the key of the game; empty: nothing.
    part: str = ""

    def counted_for(self, sitting: str, host: str) -> str:
        return self.person


class Invited(PersonEntry, frozen=True):
    """The host keeps the seat for somebody, who is asked."""

    kind: ClassVar[str] = "invited"

    def counted_for(self, sitting: str, host: str) -> str:
        return host


class Agreed(PersonEntry, frozen=True):
    """Somebody for whom a seat was kept, or whose table was changed, agrees to play; or their device takes part."""

    kind: ClassVar[str] = "agreed"
    shown: ClassVar[tuple[str, ...]] = ("part", "name")

    part: str = ""


class Stood(PersonEntry, frozen=True):
    """And left it again."""

    kind: ClassVar[str] = "stood"


class BotSat(HostEntry, frozen=True):
    """The host put a bot there."""

    kind: ClassVar[str] = "bot_sat"
    shown: ClassVar[tuple[str, ...]] = ("bot",)

    bot: str


class Opened(PersonEntry, frozen=True):
    """The host made the seat free."""

    kind: ClassVar[str] = "opened"

    def counted_for(self, sitting: str, host: str) -> str:
        return host


class Called(HostEntry, frozen=True):
    """The host called the start: it begins when all devices that take part have opened their secrets."""

    kind: ClassVar[str] = "called"


class Revealed(PersonEntry, frozen=True):
    """Somebody's device opened its secret."""

    kind: ClassVar[str] = "revealed"
    shown: ClassVar[tuple[str, ...]] = ("secret", "name")

    secret: str


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
