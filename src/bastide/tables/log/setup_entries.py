"""Log entries up to the start of the game: seats, agreement, the seed protocol."""

from __future__ import annotations

from typing import ClassVar

from bastide.core.options import OptionValue
from bastide.tables.log.base import HostEntry, Origin, PersonEntry, SeatTaken, What
from bastide.tables.messages import Clock


class Created(What, frozen=True, kw_only=True):
    """The table was created."""

    kind: ClassVar[str] = "created"
    shown: ClassVar[tuple[str, ...]] = ("game", "options", "clock", "expiry", "hash")

    game: str
    rules: int
    #: As agreed; ``random`` is resolved at the start.
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
    #: Secret of the server for the seed, and its hash. Empty if the server draws the whole seed at the start.
    secret: str = ""
    hash: str = ""
    #: Seconds after which an absent player whose turn it is may be replaced; 0: never.
    absence: int = 0
    #: Bot that plays for absent people; empty: the default of the game.
    stand_in: str = ""
    #: Whether the game was imported from a record.
    imported: bool = False
    #: The game that is continued here; None: the table has its own deal.
    origin: Origin | None = None
    #: Day number of a daily deal; 0: the table has its own deal.
    deal: int = 0


class Sat(PersonEntry, frozen=True):
    """A person took the seat and thereby agrees to the table as it is."""

    kind: ClassVar[str] = "sat"
    shown: ClassVar[tuple[str, ...]] = ("name", "part")

    #: Hash of the seed share of the person's device; empty: none.
    part: str = ""

    def counted_for(self, sitting: str, host: str) -> str:
        return self.person


class Invited(PersonEntry, frozen=True):
    """The host reserved the seat for a person, who has to agree."""

    kind: ClassVar[str] = "invited"

    def counted_for(self, sitting: str, host: str) -> str:
        return host


class Agreed(PersonEntry, frozen=True):
    """A person agreed to play, or their device committed to a seed share.

    Needed after an invitation, and after the host has changed the table.
    """

    kind: ClassVar[str] = "agreed"
    shown: ClassVar[tuple[str, ...]] = ("part", "name")

    part: str = ""


class Stood(PersonEntry, frozen=True):
    """The person left the seat before the start."""

    kind: ClassVar[str] = "stood"


class BotSat(HostEntry, frozen=True):
    """The host put a bot on the seat."""

    kind: ClassVar[str] = "bot_sat"
    shown: ClassVar[tuple[str, ...]] = ("bot",)

    bot: str


class Opened(PersonEntry, frozen=True):
    """The host freed the seat."""

    kind: ClassVar[str] = "opened"

    def counted_for(self, sitting: str, host: str) -> str:
        return host


class Called(HostEntry, frozen=True):
    """The host called the start. The game begins once all participating devices have revealed their secrets."""

    kind: ClassVar[str] = "called"


class Revealed(PersonEntry, frozen=True):
    """A person's device revealed its secret."""

    kind: ClassVar[str] = "revealed"
    shown: ClassVar[tuple[str, ...]] = ("secret", "name")

    secret: str


class Started(What, frozen=True):
    """The game began."""

    kind: ClassVar[str] = "started"
    shown: ClassVar[tuple[str, ...]] = ("hash", "kept")

    #: The seed as decimal digits, because it exceeds JSON integers, or as a key.
    seed: str
    hash: str
    #: The seats that play, in the order of play.
    kept: list[int]
    rules: int
    #: Options as played, with random ones resolved.
    options: dict[str, OptionValue]
    #: Fingerprint of the values that options could be drawn from (``fingerprint_options``).
    choices: str = ""
