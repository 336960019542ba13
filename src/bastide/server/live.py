"""A table in memory, and those who look at it."""

from __future__ import annotations

import asyncio
from typing import Protocol

from bastide.core.journal import SPECTATOR
from bastide.server.person import Person
from bastide.server.table import Happened, Table


class Listener(Protocol):
    """Somebody who is told of tables: a WebSocket, a waiting HTTP request."""

    person: Person

    def tell(self, text: bytes) -> None:
        """Hand over a message, without waiting for it to arrive."""


class Look:
    """A listener's look at one table: as which seat, and up to which entry it has been told."""

    def __init__(self, listener: Listener, seen: int) -> None:
        self.listener = listener
        self.seen = seen


class Live:
    """A table in memory."""

    def __init__(self, table: Table, now: int) -> None:
        self.table = table
        self.looks: dict[Listener, Look] = {}
        #: Commands are decided one after the other.
        self.lock = asyncio.Lock()
        self.loaded_at = now
        self.touched_at = now
        #: Bots that are thinking: seat and position.
        self.thinking: set[tuple[int, int]] = set()
        self.alarm: asyncio.TimerHandle | None = None
        #: Whether something may have been written that is not known here.
        self.doubtful = False
        #: All that has happened, once somebody has asked for it.
        self.history: list[Happened] = []

    def connected(self) -> frozenset[int]:
        seats = {self.table.seat_of(listener.person.ids) for listener in self.looks}
        return frozenset(seats - {SPECTATOR})
