"""Who comes to a table."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Final

from msgspec import Struct

#: The end of what has none.
FOREVER: Final = 253_402_300_799_000


class Visitor(Struct, frozen=True):
    """Whoever asks. ``ids`` are all that they are or were known by: an account takes its guests' seats along."""

    id: str
    name: str
    ids: frozenset[str]
    #: Whom they have blocked, and who has blocked them.
    hidden: frozenset[str] = frozenset()
    shunned: frozenset[str] = frozenset()
    #: Until when they cannot chat; 0: they can.
    muted: int = 0
    #: Who else sits at the same device, and is there as long as they are (``hand_over``). None: everybody has one.
    beside: frozenset[str] | None = None


#: Somebody who has not said who they are: they may look.
NOBODY = Visitor("", "", frozenset())


class Attendance(Struct, frozen=True):
    """Who looks at the table, and when those who do not were last seen, as far as all servers together know."""

    #: Seats whose people are looking.
    here: frozenset[int] = frozenset()
    #: When the people of other seats were last seen, if ever.
    seen: Mapping[int, int] = {}


#: Nobody looks, and nobody ever did.
DESERTED = Attendance()


class Occasion(Struct, frozen=True):
    """Who asks, when, who is there, and a source of chance: all that may be looked at besides the table."""

    visitor: Visitor
    #: Random bits from whoever keeps the table.
    bits: Callable[[int], int]
    now: int
    #: Asks who is there: few rules want to know.
    attend: Callable[[], Attendance] = lambda: DESERTED

    @property
    def attendance(self) -> Attendance:
        return self.attend()


def lasting(until: int) -> str:
    """``yes`` for what has no end, else ``no``: a sentence about it is another one then."""
    return "yes" if until >= FOREVER else "no"
