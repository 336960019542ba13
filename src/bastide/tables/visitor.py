"""Visitors of tables, their presence, and the context in which a command is decided."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Final

from msgspec import Struct

#: End time of bans and mutes without an end: the last millisecond of the year 9999.
FOREVER: Final = 253_402_300_799_000


class Visitor(Struct, frozen=True):
    """The person who sends a request.

    ``ids`` holds all ids of the person: an account keeps the seats of the guests that were merged into it.
    """

    id: str
    name: str
    ids: frozenset[str]
    #: People whom the visitor has blocked, and people who have blocked the visitor.
    hidden: frozenset[str] = frozenset()
    shunned: frozenset[str] = frozenset()
    #: End of a mute on chat; 0: not muted.
    muted: int = 0
    #: Other people who play on the same device (hot seat) and are present whenever the visitor is. None: every person
    #: has their own device.
    beside: frozenset[str] | None = None


#: A visitor who has not identified. May watch public tables.
NOBODY = Visitor("", "", frozenset())


class Attendance(Struct, frozen=True):
    """Which seats are connected, and when the others last were, across all server processes."""

    #: Seats of people who are connected to the table.
    here: frozenset[int] = frozenset()
    #: Time at which the people of other seats were last connected.
    seen: Mapping[int, int] = {}


#: Presence at a table that nobody has ever watched.
DESERTED = Attendance()


class Occasion(Struct, frozen=True):
    """Everything besides the table that may influence a decision: sender, time, presence, randomness."""

    visitor: Visitor
    #: Source of random bits, given by the service that hosts the table.
    bits: Callable[[int], int]
    now: int
    #: Loads the presence lazily, because few commands need it.
    attend: Callable[[], Attendance] = lambda: DESERTED

    @property
    def attendance(self) -> Attendance:
        return self.attend()


def lasting(until: int) -> str:
    """Return ``yes`` for a time without an end, else ``no``; a selector for Fluent messages."""
    return "yes" if until >= FOREVER else "no"
