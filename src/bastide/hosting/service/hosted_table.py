"""A table that this process has in memory, and those who watch it."""

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

#: So many of those who look on are named.
NAMED = 12


class Watcher(Protocol):
    """Somebody who is told of tables: a WebSocket, a waiting HTTP request."""

    @property
    def visitor(self) -> Visitor:
        """As whom they look: at a device that goes from hand to hand, whoever has it now."""

    def tell(self, text: bytes) -> None:
        """Hand over a message, without waiting for it to arrive."""


class Anchor(NamedTuple):
    """What time it was at a table when this process had just heard of its last entry."""

    seq: int
    at: int
    #: By the process's clock that nobody can set.
    steady: int
    #: Whether it was read from its log then: how long ago the entry was, is what clocks that can be set say.
    read: bool


class Company(NamedTuple):
    """Those who watch a table in this process: the seats whose people do, and who looks on without a seat."""

    seats: frozenset[int]
    onlookers: Onlookers


class HostedTable:
    """A table in memory."""

    def __init__(self, table: Table, now: int, kept: int = 0) -> None:
        self.table = table
        #: After which entry a snapshot of it was last kept.
        self.kept = kept
        #: Who watches, and up to which entry they have been told.
        self.watchers: dict[Watcher, int] = {}
        #: The views that they were sent with it; and whose view each of those has who want to hear what changes of it.
        self.views = NONE_YET
        self.holding: dict[Watcher, int] = {}
        #: Up to which entry this process is about to know it: what it writes itself is no news to it.
        self.writing = 0
        #: Commands are decided one after the other.
        self.lock = asyncio.Lock()
        #: Who looks on, as it was last told.
        self.told: Presence | None = None
        #: By the table's time (``now``): from when on its clocks are minded here.
        self.loaded_at = now
        self.anchor: Anchor | None = None
        self.touched_at = now
        #: Bots that are thinking: seat and position.
        self.thinking: set[tuple[int, int]] = set()
        self.alarm: asyncio.TimerHandle | None = None
        #: Whose eyes were last written down.
        self.noted: frozenset[str] = frozenset()
        #: Set while it is about to be told who looks on.
        self.presence: asyncio.TimerHandle | None = None
        #: Whether something may have been written that is not known here.
        self.doubtful = False
        #: How many are about to be told of it.
        self._expected = 0

    @property
    def busy(self) -> bool:
        """Whether anybody looks at it or waits for it."""
        return bool(self.watchers or self.thinking or self._expected or self.lock.locked() or self.doubtful)

    def cancel_timers(self) -> None:
        for timer in (self.alarm, self.presence):
            if timer is not None:
                timer.cancel()

    @contextmanager
    def expected(self) -> Iterator[None]:
        """Around what somebody waits for who is about to be told of it: it must be the same table then."""
        self._expected += 1
        try:
            yield
        finally:
            self._expected -= 1

    def now(self, time: Timekeeper) -> int:
        """What time it is at the table: that of its last entry, and what this process has seen pass since then.

        So no clock that is set, here or on another machine, takes time from anybody. Only for a table that has just
        been read there is nothing else to go by than what time it is now.
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

    def has_view(self, watcher: Watcher, audience: int) -> bool:
        """Whether a watcher need only hear what has changed: they have what this audience was sent last."""
        return (
            self.holding.get(watcher) == audience
            and self.watchers[watcher] == self.views.seq
            and audience in self.views.of
        )

    def company(self) -> Company:
        """Those who watch. One person with several windows is one; who has no name is counted only."""
        seats: set[int] = set()
        others: dict[object, str] = {}
        for watcher in self.watchers:
            visitor = watcher.visitor
            seat = self.table.seat_of(visitor.ids)
            beside = seats_of(self.table, visitor.beside) if visitor.beside else frozenset[int]()
            seats |= beside
            if seat != SPECTATOR:
                seats.add(seat)
            elif not beside:
                others[visitor.id or watcher] = visitor.name
        return Company(frozenset(seats), Onlookers(len(others), [name for name in others.values() if name][:NAMED]))
