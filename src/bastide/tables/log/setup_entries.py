"""Log entries up to the start of the game: seats, agreement, the seed protocol."""

from __future__ import annotations

from typing import ClassVar

from bastide.core.options import OptionValue
from bastide.tables.log.entry_base import EntryData, GameOrigin, HostEntry, PersonEntry, SeatAssignment
from bastide.tables.messages import Clock


class TableCreated(EntryData, frozen=True, kw_only=True):
    """The table was created."""

    kind: ClassVar[str] = "created"
    public_fields: ClassVar[tuple[str, ...]] = ("game", "options", "clock", "expiry", "hash")

    game: str
    rules: int
    #: As agreed; ``random`` is resolved at the start.
    options: dict[str, OptionValue]
    seats: list[SeatAssignment]
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
    origin: GameOrigin | None = None
    #: Day number of a daily deal; 0: the table has its own deal.
    deal: int = 0
    #: Id of the club tournament that the game belongs to; empty: none.
    tournament: str = ""


class PersonSat(PersonEntry, frozen=True):
    """A person took the seat and thereby agrees to the table as it is."""

    kind: ClassVar[str] = "sat"
    public_fields: ClassVar[tuple[str, ...]] = ("name", "part")

    #: Hash of the seed share of the person's device; empty: none.
    part: str = ""

    def get_quota_person(self, sitting: str, host: str) -> str:
        return self.person


class PersonInvited(PersonEntry, frozen=True):
    """The host reserved the seat for a person, who has to agree."""

    kind: ClassVar[str] = "invited"

    def get_quota_person(self, sitting: str, host: str) -> str:
        return host


class PersonAgreed(PersonEntry, frozen=True):
    """A person agreed to play, or their device committed to a seed share.

    Needed after an invitation, and after the host has changed the table.
    """

    kind: ClassVar[str] = "agreed"
    public_fields: ClassVar[tuple[str, ...]] = ("part", "name")

    part: str = ""


class PersonStoodUp(PersonEntry, frozen=True):
    """The person left the seat before the start."""

    kind: ClassVar[str] = "stood"


class BotSeated(HostEntry, frozen=True):
    """The host put a bot on the seat."""

    kind: ClassVar[str] = "bot_sat"
    public_fields: ClassVar[tuple[str, ...]] = ("bot",)

    bot: str


class SeatOpened(PersonEntry, frozen=True):
    """The host freed the seat."""

    kind: ClassVar[str] = "opened"

    def get_quota_person(self, sitting: str, host: str) -> str:
        return host


class StartCalled(HostEntry, frozen=True):
    """The host called the start. The game begins once all participating devices have revealed their secrets."""

    kind: ClassVar[str] = "called"


class SecretRevealed(PersonEntry, frozen=True):
    """A person's device revealed its secret."""

    kind: ClassVar[str] = "revealed"
    public_fields: ClassVar[tuple[str, ...]] = ("secret", "name")

    secret: str


class GameStarted(EntryData, frozen=True):
    """The game began."""

    kind: ClassVar[str] = "started"
    public_fields: ClassVar[tuple[str, ...]] = ("hash", "kept")

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
