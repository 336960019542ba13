"""Clocks: what is left to whom. Pure arithmetic on the times in the log, so that a restart changes nothing.

A *move* is all that a player does until somebody else has acted: a whole turn of Dominion, a tile and its follower in
Carcassonne, one card where all choose at once.
"""

from __future__ import annotations

from bastide.tables.messages import BankClock, Clock, MoveClock

#: Whoever comes back to a game after their time had run out has at least this much.
ON_RETURN = 60_000


class Clocks:
    """The clocks of one table."""

    def __init__(self, clock: Clock, players: int, at: int) -> None:
        self.clock = clock
        #: Milliseconds that were left to each seat at the time ``since``.
        self.left = [self.at_first()] * players
        self.since = at
        #: Whose clocks are running.
        self.running: frozenset[int] = frozenset()

    def copy(self) -> Clocks:
        other = Clocks.__new__(Clocks)
        other.__dict__.update(self.__dict__)
        other.left = list(self.left)
        return other

    def at_first(self) -> int:
        return 0 if not isinstance(self.clock, (MoveClock, BankClock)) else self.clock.seconds * 1000

    @property
    def ticking(self) -> bool:
        return isinstance(self.clock, (MoveClock, BankClock))

    def go_on(self, at: int, running: frozenset[int], begun: frozenset[int]) -> None:
        """Now it is these seats' time that runs; those in ``begun`` begin a new move."""
        for seat in self.running:
            self.left[seat] -= at - self.since
        for seat in self.running - (running - begun):
            if isinstance(self.clock, BankClock):
                self.left[seat] += self.clock.increment * 1000
        if isinstance(self.clock, MoveClock):
            for seat in begun:
                self.left[seat] = self.clock.seconds * 1000
        self.since = at
        self.running = running

    def come_back(self, seat: int) -> None:
        if isinstance(self.clock, BankClock):
            self.left[seat] = max(self.left[seat], min(ON_RETURN, self.clock.seconds * 1000))
        elif isinstance(self.clock, MoveClock):
            self.left[seat] = self.clock.seconds * 1000

    def remaining(self, seat: int, now: int) -> int | None:
        """What is left to a seat; None without a clock."""
        if not self.ticking:
            return None
        spent = max(0, now - self.since) if seat in self.running else 0
        return max(0, self.left[seat] - spent)

    def due(self) -> int | None:
        """When the first clock runs out."""
        if not self.ticking or not self.running:
            return None
        return self.since + min(self.left[seat] for seat in self.running)

    def expired(self, now: int) -> list[int]:
        """Whose time is over."""
        if not self.ticking:
            return []
        return [seat for seat in sorted(self.running) if self.left[seat] - (now - self.since) <= 0]
