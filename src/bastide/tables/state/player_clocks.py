"""Clocks of the players: remaining time, computed from the times in the log only.

A *move* is everything that a player does until somebody else has acted: a whole turn of Dominion, a tile and its
follower in Carcassonne, one card in a simultaneous choice.
"""

from __future__ import annotations

from bastide.tables.messages import BankClock, Clock, MoveClock

#: Minimum time of a player who returns after their clock has expired.
MIN_TIME_ON_RETURN_MS = 60_000


class PlayerClocks:
    """The clocks of one table."""

    def __init__(self, clock: Clock, players: int, at: int) -> None:
        self.clock = clock
        #: Milliseconds left to each seat at the time ``updated_at_ms``.
        self.remaining_ms = [self.get_initial_time_ms()] * players
        self.updated_at_ms = at
        #: Seats whose clocks are running.
        self.running_seats: frozenset[int] = frozenset()

    def copy(self) -> PlayerClocks:
        other = PlayerClocks.__new__(PlayerClocks)
        other.__dict__.update(self.__dict__)
        other.remaining_ms = list(self.remaining_ms)
        return other

    def get_initial_time_ms(self) -> int:
        return 0 if not isinstance(self.clock, (MoveClock, BankClock)) else self.clock.seconds * 1000

    @property
    def is_timed(self) -> bool:
        return isinstance(self.clock, (MoveClock, BankClock))

    def advance(self, at: int, running: frozenset[int], begun: frozenset[int]) -> None:
        """Let the clocks of these seats run from now on. Seats in ``begun`` start a new move."""
        for seat in self.running_seats:
            self.remaining_ms[seat] -= at - self.updated_at_ms
        for seat in self.running_seats - (running - begun):
            if isinstance(self.clock, BankClock):
                self.remaining_ms[seat] += self.clock.increment * 1000
        if isinstance(self.clock, MoveClock):
            for seat in begun:
                self.remaining_ms[seat] = self.clock.seconds * 1000
        self.updated_at_ms = at
        self.running_seats = running

    def restore_time(self, seat: int) -> None:
        """Give a returning player enough time to continue."""
        if isinstance(self.clock, BankClock):
            self.remaining_ms[seat] = max(
                self.remaining_ms[seat], min(MIN_TIME_ON_RETURN_MS, self.clock.seconds * 1000)
            )
        elif isinstance(self.clock, MoveClock):
            self.remaining_ms[seat] = self.clock.seconds * 1000

    def get_remaining_ms(self, seat: int, now: int) -> int | None:
        """Return the milliseconds left to a seat; None without a clock."""
        if not self.is_timed:
            return None
        spent = max(0, now - self.updated_at_ms) if seat in self.running_seats else 0
        return max(0, self.remaining_ms[seat] - spent)

    def get_next_expiry_ms(self) -> int | None:
        """Return when the first running clock expires; None if none does."""
        if not self.is_timed or not self.running_seats:
            return None
        return self.updated_at_ms + min(self.remaining_ms[seat] for seat in self.running_seats)

    def get_expired_seats(self, now: int) -> list[int]:
        """List the seats whose clocks have expired."""
        if not self.is_timed:
            return []
        return [
            seat for seat in sorted(self.running_seats) if self.remaining_ms[seat] - (now - self.updated_at_ms) <= 0
        ]
