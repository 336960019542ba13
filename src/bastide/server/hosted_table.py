"""A table that this process has in memory, and those who watch it."""

from __future__ import annotations

import asyncio
from typing import NamedTuple, Protocol

from bastide.core.journal import SPECTATOR
from bastide.tables.table import Happened, Table
from bastide.tables.visitor import Visitor


class Watcher(Protocol):
    """Somebody who is told of tables: a WebSocket, a waiting HTTP request."""

    visitor: Visitor

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


class HostedTable:
    """A table in memory."""

    def __init__(self, table: Table, now: int) -> None:
        self.table = table
        #: Who watches, and up to which entry they have been told.
        self.watchers: dict[Watcher, int] = {}
        #: Commands are decided one after the other.
        self.lock = asyncio.Lock()
        #: By the table's time (``Hosting.time_at``): from when on its clocks are minded here.
        self.loaded_at = now
        self.anchor: Anchor | None = None
        self.touched_at = now
        #: Bots that are thinking: seat and position.
        self.thinking: set[tuple[int, int]] = set()
        self.alarm: asyncio.TimerHandle | None = None
        #: Whether something may have been written that is not known here.
        self.doubtful = False
        #: All that has happened, once somebody has asked for it.
        self.history: list[Happened] = []

    def connected(self) -> frozenset[int]:
        seats = {self.table.seat_of(watcher.visitor.ids) for watcher in self.watchers}
        return frozenset(seats - {SPECTATOR})
