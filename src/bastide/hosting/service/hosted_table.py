"""A table in the memory of this process, with its subscribers."""

from __future__ import annotations

import asyncio
from collections.abc import Iterator
from contextlib import contextmanager
from typing import NamedTuple, Protocol

from bastide.core.journal import SPECTATOR
from bastide.hosting.api.messages import Presence
from bastide.hosting.clocks.timekeeper import Timekeeper
from bastide.tables.messages import Onlookers
from bastide.tables.model.table import Table
from bastide.tables.views.hot_seat import seats_of
from bastide.tables.views.table_message import NONE_YET
from bastide.tables.visitor import Visitor

#: Number of spectators whose names are shown.
NAMED = 12


class Watcher(Protocol):
    """Receiver of messages of tables: a WebSocket, or a waiting HTTP request."""

    @property
    def visitor(self) -> Visitor:
        """The person who watches; on a shared device, the one who holds it now."""

    def tell(self, text: bytes) -> None:
        """Queue a message, without waiting for its delivery."""


class Anchor(NamedTuple):
    """Table time at which this process learned of the last entry."""

    seq: int
    at: int
    #: The same moment on the monotonic clock of the process.
    steady: int
    #: Whether the entry was read from storage, so that its age comes from clocks that can be set.
    read: bool


class Company(NamedTuple):
    """Subscribers of a table in this process: the seats of players, and the spectators."""

    seats: frozenset[int]
    onlookers: Onlookers


class HostedTable:
    """A table in memory."""

    def __init__(self, table: Table, now: int, kept: int = 0) -> None:
        self.table = table
        #: Last entry of the latest snapshot.
        self.kept = kept
        #: Subscribers, and the last entry that was sent to each.
        self.watchers: dict[Watcher, int] = {}
        #: The views sent with the last entry; and the audience of each subscriber that receives only changes.
        self.views = NONE_YET
        self.holding: dict[Watcher, int] = {}
        #: Last entry of an append in progress. Notifications up to it are this process's own.
        self.writing = 0
        #: Serializes commands.
        self.lock = asyncio.Lock()
        #: Presence as last broadcast.
        self.told: Presence | None = None
        #: Table time from which on its clocks are supervised by this process.
        self.loaded_at = now
        self.anchor: Anchor | None = None
        self.touched_at = now
        #: Seats and positions of bots that are thinking.
        self.thinking: set[tuple[int, int]] = set()
        self.alarm: asyncio.TimerHandle | None = None
        #: People whose presence is recorded in leases.
        self.noted: frozenset[str] = frozenset()
        #: Timer of a pending presence broadcast.
        self.presence: asyncio.TimerHandle | None = None
        #: Whether the log may have entries that this process does not know.
        self.doubtful = False
        #: Number of requests that are about to subscribe.
        self._pins = 0

    @property
    def busy(self) -> bool:
        """Whether the table has subscribers or pending work, so that it must not be evicted."""
        return bool(self.watchers or self.thinking or self._pins or self.lock.locked() or self.doubtful)

    def cancel_timers(self) -> None:
        for timer in (self.alarm, self.presence):
            if timer is not None:
                timer.cancel()

    @contextmanager
    def expected(self) -> Iterator[None]:
        """Keep the table in memory while a request waits for it."""
        self._pins += 1
        try:
            yield
        finally:
            self._pins -= 1

    def now(self, time: Timekeeper) -> int:
        """Return the table time: that of the last entry, plus the time that this process has seen pass.

        So no clock that is set, here or on another machine, costs a player time. Only for a table that was just loaded
        the current time is used.
        """
        table = self.table
        anchor = self.anchor
        steady = time.steady()
        if anchor is not None and anchor.seq == table.seq:
            return anchor.at + steady - anchor.steady
        at = table.updated_at
        if anchor is None:
            at = self.loaded_at = max(at, time.now() - time.never_was(at))
        self.anchor = Anchor(table.seq, at, steady, anchor is None)
        return at

    def has_view(self, subscriber: Watcher, audience: int) -> bool:
        """Return whether a subscriber has the view that was last sent to this audience."""
        return (
            self.holding.get(subscriber) == audience
            and self.watchers[subscriber] == self.views.seq
            and audience in self.views.of
        )

    def company(self) -> Company:
        """Return who watches in this process.

        Several windows of a person count once. People without a name are counted but not named.
        """
        seats: set[int] = set()
        others: dict[object, str] = {}
        for subscriber in self.watchers:
            visitor = subscriber.visitor
            seat = self.table.seat_of(visitor.ids)
            beside = seats_of(self.table, visitor.beside) if visitor.beside else frozenset[int]()
            seats |= beside
            if seat != SPECTATOR:
                seats.add(seat)
            elif not beside:
                others[visitor.id or subscriber] = visitor.name
        return Company(frozenset(seats), Onlookers(len(others), [name for name in others.values() if name][:NAMED]))
