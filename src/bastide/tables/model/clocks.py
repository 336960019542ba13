"""Clocks of the players: remaining time, computed from the times in the log only.

A *move* is everything that a player does until somebody else has acted: a whole turn of Dominion, a tile and its
follower in Carcassonne, one card in a simultaneous choice.
"""

from __future__ import annotations

from bastide.tables.messages import BankClock, Clock, MoveClock

#: Minimum time of a player who returns after their clock has expired.
ON_RETURN = 60_000


class Clocks:
    """The clocks of one table."""

    def __init__(self, clock: Clock, players: int, at: int) -> None:
        self.clock = clock
        #: Milliseconds left to each seat at the time ``updated_at_ms``.
        self.left = [self.at_first()] * players
        self.since = at
        #: Seats whose clocks are running.
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
        """Let the clocks of these seats run from now on. Seats in ``begun`` start a new move."""
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
        """Give a returning player enough time to continue."""
        if isinstance(self.clock, BankClock):
            self.left[seat] = max(self.left[seat], min(ON_RETURN, self.clock.seconds * 1000))
        elif isinstance(self.clock, MoveClock):
            self.left[seat] = self.clock.seconds * 1000

    def remaining(self, seat: int, now: int) -> int | None:
        """Return the milliseconds left to a seat; None without a clock."""
        if not self.ticking:
            return None
        spent = max(0, now - self.since) if seat in self.running else 0
        return max(0, self.left[seat] - spent)

    def due(self) -> int | None:
        """Return when the first running clock expires; None if none does."""
        if not self.ticking or not self.running:
            return None
        return self.since + min(self.left[seat] for seat in self.running)

    def expired(self, now: int) -> list[int]:
        """List the seats whose clocks have expired."""
        if not self.ticking:
            return []
        return [seat for seat in sorted(self.running) if self.left[seat] - (now - self.since) <= 0]
