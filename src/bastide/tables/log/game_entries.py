"""Log entries of the game itself: moves, take backs, proposals, replacements, the end."""

from __future__ import annotations

from typing import ClassVar, Literal

from bastide.tables.log.base import What
from bastide.tables.messages import Reason


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
    shown: ClassVar[tuple[str, ...]] = ("what",)

    what: Literal["take_back", "abandon"]
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
    #: Their own word, the clock, their absence, or that they have lost already; ``left``: they have deleted themselves.
    why: Literal["word", "clock", "absence", "lost", "left"]


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
