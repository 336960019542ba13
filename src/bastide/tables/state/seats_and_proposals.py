"""Parts of a table: seats, played steps, proposals, access requests."""

from __future__ import annotations

from typing import Final, Literal

from msgspec import Struct

from bastide.core.journal import Event
from bastide.tables.fairness.seed_proof import SeedShare
from bastide.tables.log import LogEntry

#: Separates the id of a device's owner from the rest of the id of a person who plays on that device (hot seat).
#: Ids of other people do not contain it.
OWNER_SEPARATOR: Final = "."

#: Prefix of the ids of bot accounts. Other ids do not contain a colon.
BOT_ACCOUNT_PREFIX: Final = "bot:"


def is_bot_account(person: str) -> bool:
    """Return whether an id is that of a bot account: a program that plays for its owner."""
    return person.startswith(BOT_ACCOUNT_PREFIX)


def make_same_device_id(owner: str, number: int) -> str:
    """Return the id of a person who plays on the device of ``owner``."""
    return f"{owner}{OWNER_SEPARATOR}{number:016x}"


def get_device_owner(person: str) -> str:
    """Return the owner of the device on which a person plays; the person themselves, unless it is a hot seat."""
    return person.partition(OWNER_SEPARATOR)[0]


class TableSeat:
    """A seat of a table."""

    def __init__(
        self, person: str = "", name: str = "", bot: str = "", seed_share: str = "", agreed: bool = True
    ) -> None:
        #: Id of the owner; empty for a bot or a free seat.
        self.person = person
        self.name = name
        #: The bot that plays here, for itself or for the person.
        self.bot = bot
        #: Entry by which the person lost the game, by resignation or on time; 0: none.
        self.resigned = 0
        #: Whether a bot has played for the person in this game: on their own request (``word``) or otherwise.
        self.bot_help: Literal["", "word", "taken"] = ""
        #: Whether the person has agreed to the table as it is. Invited people have not until they say so.
        self.agreed = agreed
        #: Seed share of the person's device; None: it takes no part.
        self.seed_share = SeedShare(seed_share) if seed_share else None

    def copy(self) -> TableSeat:
        other = TableSeat(self.person, self.name, self.bot, "", self.agreed)
        other.resigned = self.resigned
        other.bot_help = self.bot_help
        other.seed_share = self.seed_share
        return other

    def hand_over_to_bot(self, bot: str, reason: str) -> None:
        """Let a bot play for the person from now on."""
        self.bot = bot
        if reason == "word":
            self.bot_help = self.bot_help or "word"
        elif not self.resigned:  # the person has lost already
            self.bot_help = "taken"

    @property
    def is_open(self) -> bool:
        return not self.person and not self.bot

    @property
    def is_active(self) -> bool:
        """Whether a person plays here, and no bot in their place."""
        return bool(self.person) and not self.bot

    @property
    def is_bot_account(self) -> bool:
        return is_bot_account(self.person)

    @property
    def is_same_device(self) -> bool:
        """Whether the person plays on the host's device (hot seat)."""
        return OWNER_SEPARATOR in self.person


class EntryWithEvents(Struct, frozen=True):
    """A log entry with the events of the game that it caused."""

    entry: LogEntry
    events: list[Event]


class PlayedStep(Struct, frozen=True, array_like=True):
    """Actions of one player that are taken back together, or one simultaneous choice of all."""

    seq: int
    #: Player and action, in the order of execution.
    moves: list[tuple[int, int]]
    #: Whether all players chose at the same time.
    is_simultaneous: bool


class Proposal(Struct, frozen=True):
    """A proposal that waits for consent."""

    number: int
    what: Literal["take_back", "abandon"]
    by: int
    undone: list[int]
    #: Seats whose consent is needed.
    asked: frozenset[int]
    yes: frozenset[int]


class AccessRequest(Struct, frozen=True):
    """Request of a stranger for access to a private table; ``is_accepted`` is the host's answer."""

    person: str
    name: str
    is_accepted: bool | None = None
