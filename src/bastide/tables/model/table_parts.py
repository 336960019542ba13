"""Parts of a table: seats, played steps, proposals, access requests."""

from __future__ import annotations

from typing import Literal

from msgspec import Struct

from bastide.core.journal import Event
from bastide.tables.fairness.proof import Part
from bastide.tables.log import Entry


class Chair:
    """A place at the table."""

    def __init__(self, person: str = "", name: str = "", bot: str = "", part: str = "", agreed: bool = True) -> None:
        #: Who owns it; empty for a bot and a free seat.
        self.person = person
        self.name = name
        #: The bot that plays here, for itself or for the person.
        self.bot = bot
        #: The entry by which the person lost the game by giving up or by the clock; 0: not at all.
        self.resigned = 0
        #: Whether a bot has ever played for the person in this game: by their own word, or without it.
        self.helped: Literal["", "word", "taken"] = ""
        #: Whether the person has agreed to the table as it is: who was put here has not, until they say so.
        self.agreed = agreed
        #: What their device adds to the key of the game; None: nothing.
        self.part = Part(part) if part else None

    def copy(self) -> Chair:
        other = Chair(self.person, self.name, self.bot, "", self.agreed)
        other.resigned = self.resigned
        other.helped = self.helped
        other.part = self.part
        return other

    def leave_to(self, bot: str, why: str) -> None:
        """A bot plays here from now on."""
        self.bot = bot
        if why == "word":
            self.helped = self.helped or "word"
        elif not self.resigned:  # who has lost already does not lose by it
            self.helped = "taken"

    @property
    def is_open(self) -> bool:
        return not self.person and not self.bot

    @property
    def is_active(self) -> bool:
        """Whether a person plays here and nobody plays for them."""
        return bool(self.person) and not self.bot


class Happened(Struct, frozen=True):
    """An entry, and what the game told of it."""

    entry: Entry
    events: list[Event]


class PlayedStep(Struct, frozen=True, array_like=True):
    """One thing done by one player, whole: what a take back undoes."""

    seq: int
    #: Player and action, in the order in which they were carried out.
    moves: list[tuple[int, int]]
    #: Whether it was a choice of all players at once.
    together: bool


class Proposal(Struct, frozen=True):
    """Something that waits for consent."""

    number: int
    what: Literal["take_back", "abandon"]
    by: int
    undone: list[int]
    #: Whose consent is needed.
    asked: frozenset[int]
    yes: frozenset[int]


class Knock(Struct, frozen=True):
    """Somebody at the door of a private table; ``yes`` is the host's answer."""

    person: str
    name: str
    yes: bool | None = None
