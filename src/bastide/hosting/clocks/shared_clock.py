"""Shared clock: all processes follow the clock of the database, protected against clock changes.

Between two reads of the database clock, a process counts with its own monotonic clock. A large difference means that a
clock was set. A step backwards is accepted at once, since it only gives players more time. A step forwards is accepted
after it has persisted for a while; the skipped time is remembered and not charged to any player.
"""

from __future__ import annotations

import logging
import sys
import time
from collections.abc import Awaitable, Callable
from typing import Final

#: Smaller differences are caused by latency or gradual clock correction.
CLOCK_TOLERANCE_MS: Final = 2_000
#: A step forwards is accepted after this long.
FORWARD_JUMP_DELAY_MS: Final = 60_000
#: Replies that took longer are ignored as inaccurate.
MAX_REPLY_TIME_MS: Final = 1_000
MAX_REMEMBERED_JUMPS: Final = 50

log = logging.getLogger(__name__)


def read_wall_clock_ms() -> int:
    """Return the time of this machine, which can be set."""
    return int(time.time() * 1000)


#: Whether a clock exists that also runs while the machine sleeps. (Browsers have its name only.)
HAS_BOOT_CLOCK: Final = hasattr(time, "CLOCK_BOOTTIME") and sys.platform != "emscripten"


def read_steady_clock_ms() -> int:
    """Return milliseconds of a monotonic clock, including sleep of the machine where possible."""
    return (time.clock_gettime_ns(time.CLOCK_BOOTTIME) if HAS_BOOT_CLOCK else time.monotonic_ns()) // 1_000_000


class SharedClock:
    """Time of one process. ``steady_ms`` is monotonic; ``now_ms`` is milliseconds since 1970."""

    def __init__(
        self, wall: Callable[[], int] = read_wall_clock_ms, steady_ms: Callable[[], int] = read_steady_clock_ms
    ) -> None:
        self.steady_ms = steady_ms
        self._offset_ms = wall() - steady_ms()
        #: Whether the source was ever read. Its first answer is accepted without checks.
        self._is_synchronized = False
        #: Since when (monotonic) the source has been ahead of this clock.
        self._ahead_since_ms: int | None = None
        #: Times of accepted steps forwards, and their sizes.
        self._jumps: list[tuple[int, int]] = []

    def now_ms(self) -> int:
        return self.steady_ms() + self._offset_ms

    async def synchronize(self, source: Callable[[], Awaitable[int]]) -> bool:
        """Compare with the shared clock; return whether the time was changed."""
        started = self.steady_ms()
        source_ms = await source()
        elapsed = self.steady_ms() - started
        return elapsed <= MAX_REPLY_TIME_MS and self.adjust(source_ms)

    def adjust(self, source_ms: int) -> bool:
        """Adjust to the time of the source; return whether the time was changed."""
        difference = source_ms - self.now_ms()
        first, self._is_synchronized = not self._is_synchronized, True
        if first or difference <= CLOCK_TOLERANCE_MS:
            self._offset_ms += difference
            self._ahead_since_ms = None
            if difference < -CLOCK_TOLERANCE_MS:
                log.warning("the clock was set back by %d seconds", -difference // 1000)
            return abs(difference) > CLOCK_TOLERANCE_MS
        if self._ahead_since_ms is None:
            log.warning("the clock was set forward by %d seconds", difference // 1000)
            self._ahead_since_ms = self.steady_ms()
        elif self.steady_ms() - self._ahead_since_ms >= FORWARD_JUMP_DELAY_MS:
            self._jumps = [*self._jumps[1 - MAX_REMEMBERED_JUMPS :], (self.now_ms(), difference)]
            self._offset_ms += difference
            self._ahead_since_ms = None
            return True
        return False

    def get_last_jump_ms(self) -> int:
        """Return the time right after the last step forwards; 0 if there was none."""
        return sum(self._jumps[-1]) if self._jumps else 0

    def get_skipped_ms(self, since: int) -> int:
        """Return the milliseconds that were skipped since a time."""
        return sum(jump for when, jump in self._jumps if when >= since)


class ManualClock(SharedClock):
    """Clock that shows a given time; for tests and simulations."""

    def __init__(self, now_ms: Callable[[], int]) -> None:
        super().__init__(now_ms, now_ms)

    def now_ms(self) -> int:
        return self.steady_ms()

    def adjust(self, source_ms: int) -> bool:
        return False
