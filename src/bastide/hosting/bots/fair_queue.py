"""Fair scheduling: the person who has used least comes next, not the one who asks most often."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager
from time import monotonic
from typing import NamedTuple

#: So many are remembered; whoever has had no more than everybody who waits is as good as new, and forgotten first.
REMEMBERED = 10_000


class Whose(NamedTuple):
    """For whom something is thought about."""

    #: Who brought it about: the host of the table, or who asked.
    person: str
    table: str
    #: Whether somebody who plays there is looking on, and waits for it.
    awaited: bool


class Spent:
    """How much everybody has had. Who comes late, or comes back, begins where those who wait are: nothing is saved."""

    def __init__(self) -> None:
        self._spent: dict[str, float] = {}
        self._level = 0.0

    def of(self, name: str) -> float:
        return max(self._level, self._spent.get(name, 0.0))

    def serve(self, name: str) -> None:
        """It is their turn: they had least of all who wait."""
        self._level = max(self._level, self.of(name))

    def spend(self, name: str, seconds: float) -> None:
        self._spent[name] = self.of(name) + seconds
        if len(self._spent) > REMEMBERED:
            self._spent = {who: spent for who, spent in self._spent.items() if spent > self._level}


class Ledger:
    """What people and tables have had, of all that is shared."""

    def __init__(self) -> None:
        self.people = Spent()
        self.tables = Spent()


class Waiting(NamedTuple):
    whose: Whose
    number: int
    turn: asyncio.Future[None]


class FairQueue:
    """One at a time: those first who are waited for, then the person who has had least, then the table that has."""

    def __init__(self, ledger: Ledger, clock: Callable[[], float] = monotonic) -> None:
        self.ledger = ledger
        self.clock = clock
        self.waiting: list[Waiting] = []
        self._number = 0
        self._taken = False

    @asynccontextmanager
    async def turn(self, whose: Whose) -> AsyncIterator[None]:
        """Around what is done when it is one's turn. How long that takes is counted."""
        await self._wait(whose)
        begun = self.clock()
        try:
            yield
        finally:
            seconds = self.clock() - begun
            self.ledger.people.spend(whose.person, seconds)
            self.ledger.tables.spend(whose.table, seconds)
            self._next()

    async def _wait(self, whose: Whose) -> None:
        if not self._taken:
            self._taken = True
            return
        self._number += 1
        mine = Waiting(whose, self._number, asyncio.get_running_loop().create_future())
        self.waiting.append(mine)
        try:
            await mine.turn
        except asyncio.CancelledError:
            if mine.turn.done() and not mine.turn.cancelled():
                self._next()  # it had come at this very moment
            raise

    def _next(self) -> None:
        # Who has been told to go may not have heard of it yet.
        self.waiting = [each for each in self.waiting if not each.turn.cancelled()]
        self._taken = bool(self.waiting)
        if self.waiting:
            chosen = min(self.waiting, key=self._order)
            self.waiting.remove(chosen)
            self.ledger.people.serve(chosen.whose.person)
            self.ledger.tables.serve(chosen.whose.table)
            chosen.turn.set_result(None)

    def _order(self, each: Waiting) -> tuple[bool, float, float, int]:
        whose = each.whose
        return (
            not whose.awaited,
            self.ledger.people.of(whose.person),
            self.ledger.tables.of(whose.table),
            each.number,
        )
