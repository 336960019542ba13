"""Fair queue: the address, then the person, who has used the least processor time comes next."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager
from time import monotonic
from typing import NamedTuple

#: Number of owners whose usage is remembered. Owners at or below the current level count as new and are dropped first.
MAX_REMEMBERED_OWNERS = 10_000


class WorkOwner(NamedTuple):
    """Owner of a piece of work, for fair scheduling."""

    #: The person who caused it: the host of the table, or the asker.
    person: str
    table: str
    #: Whether a connected player waits for the result.
    is_awaited: bool
    #: Address of the person; empty: unknown, so that the person counts alone.
    address: str = ""
    #: Whether it runs with background priority, apart from bots at tables.
    is_background: bool = False

    @property
    def network(self) -> str:
        """Owner at the highest level: many guests of one address count as one."""
        return self.address or self.person


class UsageCounter:
    """Usage of each owner. New and returning owners start at the current level, so idle time earns no credit."""

    def __init__(self) -> None:
        self._usage: dict[str, float] = {}
        self._level = 0.0

    def get_usage(self, name: str) -> float:
        return max(self._level, self._usage.get(name, 0.0))

    def mark_served(self, name: str) -> None:
        """Raise the level to the usage of the owner who is served: the lowest of all who wait."""
        self._level = max(self._level, self.get_usage(name))

    def add_usage(self, name: str, seconds: float) -> None:
        self._usage[name] = self.get_usage(name) + seconds
        if len(self._usage) > MAX_REMEMBERED_OWNERS:
            self._usage = {requester: spent for requester, spent in self._usage.items() if spent > self._level}


class UsageLedger:
    """Usage of addresses, people and tables, shared by several queues."""

    def __init__(self) -> None:
        self.networks = UsageCounter()
        self.people = UsageCounter()
        self.tables = UsageCounter()


class WaitingTurn(NamedTuple):
    """An entry of the queue."""

    whose: WorkOwner
    number: int
    turn: asyncio.Future[None]


class FairQueue:
    """Serves one at a time: awaited work first, then by least usage of the address, the person and the table."""

    def __init__(self, ledger: UsageLedger, clock: Callable[[], float] = monotonic) -> None:
        self.ledger = ledger
        self.clock = clock
        self.waiting: list[WaitingTurn] = []
        self._last_number = 0
        self._is_busy = False
        #: Owner of the turn that is taken.
        self._current: WorkOwner | None = None

    def __len__(self) -> int:
        """Return the number of turns that are taken or waited for."""
        return len(self.waiting) + self._is_busy

    def has_work_of_others(self, owner: WorkOwner) -> bool:
        """Return whether another address has taken a turn or waits for one."""
        current = [self._current] if self._is_busy and self._current is not None else []
        return any(each.network != owner.network for each in [*current, *(entry.whose for entry in self.waiting)])

    @asynccontextmanager
    async def take_turn(self, owner: WorkOwner) -> AsyncIterator[None]:
        """Wait for one's turn; the time inside the context counts as usage."""
        await self._wait(owner)
        self._current = owner
        started = self.clock()
        try:
            yield
        finally:
            seconds = self.clock() - started
            self.ledger.networks.add_usage(owner.network, seconds)
            self.ledger.people.add_usage(owner.person, seconds)
            self.ledger.tables.add_usage(owner.table, seconds)
            self._grant_next()

    async def _wait(self, owner: WorkOwner) -> None:
        if not self._is_busy:
            self._is_busy = True
            return
        self._last_number += 1
        mine = WaitingTurn(owner, self._last_number, asyncio.get_running_loop().create_future())
        self.waiting.append(mine)
        try:
            await mine.turn
        except asyncio.CancelledError:
            if mine.turn.done() and not mine.turn.cancelled():
                self._grant_next()  # the turn was granted just before the cancellation
            raise

    def _grant_next(self) -> None:
        # Cancelled entries may not have been removed yet.
        self.waiting = [each for each in self.waiting if not each.turn.cancelled()]
        self._is_busy = bool(self.waiting)
        if self.waiting:
            chosen = min(self.waiting, key=self._priority)
            self.waiting.remove(chosen)
            self.ledger.networks.mark_served(chosen.whose.network)
            self.ledger.people.mark_served(chosen.whose.person)
            self.ledger.tables.mark_served(chosen.whose.table)
            chosen.turn.set_result(None)

    def _priority(self, each: WaitingTurn) -> tuple[bool, float, float, float, int]:
        owner = each.whose
        return (
            not owner.is_awaited,
            self.ledger.networks.get_usage(owner.network),
            self.ledger.people.get_usage(owner.person),
            self.ledger.tables.get_usage(owner.table),
            each.number,
        )
