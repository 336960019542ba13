"""Visitors of tables, their presence, and the context in which a command is decided."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Final

from msgspec import Struct

#: End time of bans and mutes without an end: the last millisecond of the year 9999.
FOREVER_MS: Final = 253_402_300_799_000


class Visitor(Struct, frozen=True):
    """The person who sends a request.

    ``ids`` holds all ids of the person: an account keeps the seats of the guests that were merged into it.
    """

    id: str
    name: str
    ids: frozenset[str]
    #: People whom the visitor has blocked, and people who have blocked the visitor.
    blocked_ids: frozenset[str] = frozenset()
    blocked_by_ids: frozenset[str] = frozenset()
    #: End of a mute on chat; 0: not muted.
    muted_until_ms: int = 0
    #: People who play on the same device (hot seat) and are present whenever the visitor is.
    same_device_ids: frozenset[str] = frozenset()
    #: Scopes of the token of a bot account; None: a person.
    bot_scopes: frozenset[str] | None = None
    #: Whose time budget pays for the visitor's requests, if not their own: that of all bots of an owner.
    budget: str = ""

    @property
    def is_bot_account(self) -> bool:
        return self.bot_scopes is not None


#: A visitor who has not identified. May watch public tables.
ANONYMOUS_VISITOR = Visitor("", "", frozenset())


class SeatPresence(Struct, frozen=True):
    """Which seats are connected, and when the others last were, across all server processes."""

    #: Seats of people who are connected to the table.
    connected_seats: frozenset[int] = frozenset()
    #: Time at which the people of other seats were last connected.
    last_seen_ms: Mapping[int, int] = {}


#: Presence at a table that nobody has ever watched.
NOBODY_PRESENT = SeatPresence()


class CommandContext(Struct, frozen=True):
    """Everything besides the table that may influence a decision: sender, time, presence, randomness."""

    visitor: Visitor
    #: Source of random bits, given by the service that hosts the table.
    random_bits: Callable[[int], int]
    now_ms: int
    #: Loads the presence lazily, because few commands need it.
    get_presence: Callable[[], SeatPresence] = lambda: NOBODY_PRESENT

    @property
    def presence(self) -> SeatPresence:
        return self.get_presence()


def permanence_selector(until: int) -> str:
    """Return ``yes`` for a time without an end, else ``no``; a selector for Fluent messages."""
    return "yes" if until >= FOREVER_MS else "no"
