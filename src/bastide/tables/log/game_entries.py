"""Log entries of the game itself: actions, take backs, proposals, replacements, the end."""

from __future__ import annotations

from typing import ClassVar, Literal

from bastide.tables.log.base import What
from bastide.tables.messages import Reason


class Acted(What, frozen=True):
    """One or more actions of a player, as numbers and in notation.

    The notation decides if the numbering has changed since.
    """

    kind: ClassVar[str] = "acted"
    own: ClassVar[tuple[str, ...]] = ("actions", "said")

    actions: list[int]
    said: list[str]


class Chose(What, frozen=True):
    """A choice in a simultaneous decision. It takes effect when the last player has chosen."""

    kind: ClassVar[str] = "chose"
    own: ClassVar[tuple[str, ...]] = ("action", "said")

    action: int
    said: str


class TookBack(What, frozen=True):
    """Steps that were taken back, by the numbers of their entries."""

    kind: ClassVar[str] = "took_back"
    shown: ClassVar[tuple[str, ...]] = ("undone",)

    undone: list[int]


class Proposed(What, frozen=True):
    """A proposal that needs the consent of the other players."""

    kind: ClassVar[str] = "proposed"
    shown: ClassVar[tuple[str, ...]] = ("what",)

    what: Literal["take_back", "abandon"]
    undone: list[int]
    asked: list[int]


class Answered(What, frozen=True):
    """A player accepts or rejects a proposal."""

    kind: ClassVar[str] = "answered"
    shown: ClassVar[tuple[str, ...]] = ("proposal", "yes")

    proposal: int
    yes: bool


class Resigned(What, frozen=True):
    """The player on the seat resigned."""

    kind: ClassVar[str] = "resigned"


class TimedOut(What, frozen=True):
    """The clock of the seat expired."""

    kind: ClassVar[str] = "timed_out"


class Replaced(What, frozen=True):
    """A bot plays for the person on the seat from now on."""

    kind: ClassVar[str] = "replaced"
    shown: ClassVar[tuple[str, ...]] = ("bot", "why")

    bot: str
    #: Own request, expired clock, absence, loss of the game, or ``left``: the person's account was deleted.
    why: Literal["word", "clock", "absence", "lost", "left"]


class Returned(What, frozen=True):
    """The person plays again, instead of the bot."""

    kind: ClassVar[str] = "returned"


class Stopped(What, frozen=True):
    """The bot of the seat did not answer and was stopped; a simpler one plays from now on."""

    kind: ClassVar[str] = "stopped"
    shown: ClassVar[tuple[str, ...]] = ("bot",)

    bot: str


class SetBack(What, frozen=True):
    """The database lost the entries after ``kept``; the table continues from there."""

    kind: ClassVar[str] = "set_back"
    shown: ClassVar[tuple[str, ...]] = ("kept", "lost")

    kept: int
    #: Number of lost entries that people had already seen.
    lost: int


class Finished(What, frozen=True):
    """The game ended. Without places it has no result."""

    kind: ClassVar[str] = "finished"
    shown: ClassVar[tuple[str, ...]] = ("reason", "places", "scores")

    reason: Reason
    places: list[int] | None
    scores: list[int] | None
