"""A table in the memory of this process, with its subscribers."""

from __future__ import annotations

import asyncio
from collections.abc import Iterator
from contextlib import contextmanager
from typing import NamedTuple, Protocol

from bastide.core.journal import SPECTATOR
from bastide.hosting.api.connection_and_lobby_messages import PresenceMessage
from bastide.hosting.clocks.shared_clock import SharedClock
from bastide.tables.messages import Spectators, TableMessage
from bastide.tables.state.table_state import Table
from bastide.tables.views.hot_seat import find_seats_of
from bastide.tables.views.table_message_builder import NO_VIEWS_SENT
from bastide.tables.visitor_and_command_context import Visitor

#: Number of spectators whose names are shown.
MAX_SPECTATOR_NAMES = 12


class Subscriber(Protocol):
    """Receiver of messages of tables: a WebSocket, or a waiting HTTP request."""

    @property
    def visitor(self) -> Visitor:
        """The person who watches; on a shared device, the one who holds it now."""

    def send(self, text: bytes) -> None:
        """Queue a message, without waiting for its delivery."""


class ClockAnchor(NamedTuple):
    """Table time at which this process learned of the last entry."""

    seq: int
    at_ms: int
    #: The same moment on the monotonic clock of the process.
    steady_ms: int
    #: Whether the entry was read from storage, so that its age comes from clocks that can be set.
    is_from_log: bool


class LocalAudience(NamedTuple):
    """Subscribers of a table in this process: the seats of players, and the spectators."""

    seats: frozenset[int]
    spectators: Spectators


class HostedTable:
    """A table in memory."""

    def __init__(self, table: Table, now_ms: int, snapshot_seq: int = 0) -> None:
        self.table = table
        #: Last entry of the latest snapshot.
        self.snapshot_seq = snapshot_seq
        #: Subscribers, and the last entry that was sent to each.
        self.subscribers: dict[Subscriber, int] = {}
        #: The views sent with the last entry; and the audience of each subscriber that receives only changes.
        self.sent_views = NO_VIEWS_SENT
        self.diff_subscribers: dict[Subscriber, int] = {}
        #: Answers to repeated ``watch`` messages by viewer, ``since`` and blocked people, until the table changes.
        self.watch_answers: dict[tuple[int, int, frozenset[str]], TableMessage] = {}
        #: Address from which the host last sent a request here; empty: unknown.
        self.host_address = ""
        #: Last entry of an append in progress. Notifications up to it are this process's own.
        self.writing_seq = 0
        #: Serializes commands.
        self.lock = asyncio.Lock()
        #: Presence as last broadcast.
        self.sent_presence: PresenceMessage | None = None
        #: Table time from which on its clocks are supervised by this process.
        self.loaded_at = now_ms
        self.anchor: ClockAnchor | None = None
        self.touched_at = now_ms
        #: Seats and positions of bots that are thinking.
        self.thinking_bots: set[tuple[int, int]] = set()
        self.clock_timer: asyncio.TimerHandle | None = None
        #: People whose presence is recorded in leases.
        self.recorded_people: frozenset[str] = frozenset()
        #: Timer of a pending presence broadcast.
        self.presence_timer: asyncio.TimerHandle | None = None
        #: Whether the log may have entries that this process does not know.
        self.may_be_outdated = False
        #: Number of requests that are about to subscribe.
        self._pins = 0

    @property
    def is_in_use(self) -> bool:
        """Whether the table has subscribers or pending work, so that it must not be evicted."""
        return bool(self.subscribers or self.thinking_bots or self._pins or self.lock.locked() or self.may_be_outdated)

    def cancel_timers(self) -> None:
        for timer in (self.clock_timer, self.presence_timer):
            if timer is not None:
                timer.cancel()

    @contextmanager
    def keep_in_memory(self) -> Iterator[None]:
        """Keep the table in memory while a request waits for it."""
        self._pins += 1
        try:
            yield
        finally:
            self._pins -= 1

    def now_ms(self, time: SharedClock) -> int:
        """Return the table time: that of the last entry, plus the time that this process has seen pass.

        So no clock that is set, here or on another machine, costs a player time. Only for a table that was just loaded
        the current time is used.
        """
        table = self.table
        anchor = self.anchor
        steady = time.steady_ms()
        if anchor is not None and anchor.seq == table.seq:
            return anchor.at_ms + steady - anchor.steady_ms
        at = table.updated_at
        if anchor is None:
            at = self.loaded_at = max(at, time.now_ms() - time.get_skipped_ms(at))
        self.anchor = ClockAnchor(table.seq, at, steady, anchor is None)
        return at

    def has_view(self, subscriber: Subscriber, audience: int) -> bool:
        """Return whether a subscriber has the view that was last sent to this audience."""
        return (
            self.diff_subscribers.get(subscriber) == audience
            and self.subscribers[subscriber] == self.sent_views.seq
            and audience in self.sent_views.by_audience
        )

    def get_local_audience(self) -> LocalAudience:
        """Return who watches in this process.

        Several windows of a person count once. People without a name are counted but not named.
        """
        seats: set[int] = set()
        others: dict[object, str] = {}
        for subscriber in self.subscribers:
            visitor = subscriber.visitor
            seat = self.table.seat_of(visitor.ids)
            beside = find_seats_of(self.table, visitor.same_device_ids)
            seats |= beside
            if seat != SPECTATOR:
                seats.add(seat)
            elif not beside:
                others[visitor.id or subscriber] = visitor.name
        return LocalAudience(
            frozenset(seats), Spectators(len(others), [name for name in others.values() if name][:MAX_SPECTATOR_NAMES])
        )
