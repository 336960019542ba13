"""Log entries of the game itself: actions, take backs, proposals, replacements, the end."""

from __future__ import annotations

from typing import ClassVar, Literal

from bastide.tables.log.entry_base import EntryData
from bastide.tables.messages import EndReason


class ActionsPlayed(EntryData, frozen=True):
    """One or more actions of a player, as numbers and in notation.

    The notation decides if the numbering has changed since.
    """

    kind: ClassVar[str] = "acted"
    actor_fields: ClassVar[tuple[str, ...]] = ("actions", "said")

    actions: list[int]
    said: list[str]


class SimultaneousActionChosen(EntryData, frozen=True):
    """A choice in a simultaneous decision. It takes effect when the last player has chosen."""

    kind: ClassVar[str] = "chose"
    actor_fields: ClassVar[tuple[str, ...]] = ("action", "said")

    action: int
    said: str


class StepsTakenBack(EntryData, frozen=True):
    """Steps that were taken back, by the numbers of their entries."""

    kind: ClassVar[str] = "took_back"
    public_fields: ClassVar[tuple[str, ...]] = ("undone",)

    undone: list[int]
    #: Whether the others had to agree (bots always do). Logs of version 0.1.0 do not tell.
    agreed: bool = False


class ProposalMade(EntryData, frozen=True):
    """A proposal that needs the consent of the other players."""

    kind: ClassVar[str] = "proposed"
    public_fields: ClassVar[tuple[str, ...]] = ("what", "undone")

    what: Literal["take_back", "abandon"]
    undone: list[int]
    asked: list[int]


class ProposalAnswered(EntryData, frozen=True):
    """A player accepts or rejects a proposal."""

    kind: ClassVar[str] = "answered"
    public_fields: ClassVar[tuple[str, ...]] = ("proposal", "yes")

    proposal: int
    yes: bool


class PlayerResigned(EntryData, frozen=True):
    """The player on the seat resigned."""

    kind: ClassVar[str] = "resigned"


class ClockExpired(EntryData, frozen=True):
    """The clock of the seat expired."""

    kind: ClassVar[str] = "timed_out"


class PlayerReplacedByBot(EntryData, frozen=True):
    """A bot plays for the person on the seat from now on."""

    kind: ClassVar[str] = "replaced"
    public_fields: ClassVar[tuple[str, ...]] = ("bot", "why")

    bot: str
    #: Own request, expired clock, absence, loss of the game, or ``left``: the person's account was deleted.
    why: Literal["word", "clock", "absence", "lost", "left"]


class PlayerReturned(EntryData, frozen=True):
    """The person plays again, instead of the bot."""

    kind: ClassVar[str] = "returned"


class BotStopped(EntryData, frozen=True):
    """The bot of the seat did not answer and was stopped; a simpler one plays from now on."""

    kind: ClassVar[str] = "stopped"
    public_fields: ClassVar[tuple[str, ...]] = ("bot",)

    bot: str


class EntriesLost(EntryData, frozen=True):
    """The database lost the entries after ``kept``; the table continues from there."""

    kind: ClassVar[str] = "set_back"
    public_fields: ClassVar[tuple[str, ...]] = ("kept", "lost")

    kept: int
    #: Number of lost entries that people had already seen.
    lost: int


class GameFinished(EntryData, frozen=True):
    """The game ended. Without places it has no result."""

    kind: ClassVar[str] = "finished"
    public_fields: ClassVar[tuple[str, ...]] = ("reason", "places", "scores")

    reason: EndReason
    places: list[int] | None
    scores: list[int] | None
