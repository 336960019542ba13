"""Who comes to a table."""

from __future__ import annotations

from collections.abc import Callable

from msgspec import Struct

from bastide.core.rng import Rng


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


#: Somebody who has not said who they are: they may look.
NOBODY = Visitor("", "", frozenset())


class Occasion(Struct, frozen=True):
    """Who asks, who is there, and a source of chance: all that may be looked at besides the table."""

    visitor: Visitor
    #: Random bits from whoever keeps the table.
    bits: Callable[[int], int]
    #: Seats whose people are looking.
    present: frozenset[int] = frozenset()

    def rng(self) -> Rng:
        return Rng(self.bits(64))
