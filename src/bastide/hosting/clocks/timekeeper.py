"""What time it is. All processes take it from their database, and a clock that jumps moves nothing.

Between two looks at the database's clock a process counts by a clock of its own that nobody can set. If the two differ
by more than a little, somebody has set a clock. Where it says *earlier* now, it is believed at once: that can only give
people more time. Where it says *later*, it is believed when it has said so for a while, and the time in between, which
nobody has lived through, is remembered as such and counts on nobody's clock.
"""

from __future__ import annotations

import logging
import sys
import time
from collections.abc import Awaitable, Callable
from typing import Final

#: Differences up to this are the way to the database and back, or a clock being corrected; all in milliseconds.
LITTLE: Final = 2_000
#: A clock that was set forward is believed after so long.
BELIEVED: Final = 60_000
#: An answer that took so long to come says nothing.
SLOW: Final = 1_000
#: So many jumps are remembered.
REMEMBERED: Final = 50

log = logging.getLogger(__name__)


def wall_clock() -> int:
    """What this machine says; somebody may set it."""
    return int(time.time() * 1000)


#: Whether there is a clock that also runs while the machine sleeps. (In a browser it has a name, and does not run.)
COUNTS_SLEEP: Final = hasattr(time, "CLOCK_BOOTTIME") and sys.platform != "emscripten"


def steady_clock() -> int:
    """Milliseconds since some moment or other, sleep of the machine included where it can be known."""
    return (time.clock_gettime_ns(time.CLOCK_BOOTTIME) if COUNTS_SLEEP else time.monotonic_ns()) // 1_000_000


class Timekeeper:
    """The time of one process. ``steady`` never jumps; ``now`` is milliseconds since 1970."""

    def __init__(self, wall: Callable[[], int] = wall_clock, steady: Callable[[], int] = steady_clock) -> None:
        self.steady = steady
        self._ahead = wall() - steady()
        #: What the source says first is believed: until then there was only the machine's own clock to go by.
        self._heard = False
        #: Since when (by the steady clock) the source has said that it is later than we think.
        self._doubted: int | None = None
        #: When time was set forward, and by how much.
        self._jumps: list[tuple[int, int]] = []

    def now(self) -> int:
        return self.steady() + self._ahead

    async def look(self, source: Callable[[], Awaitable[int]]) -> bool:
        """Compare with the clock that all processes share. Whether it is another time now."""
        begun = self.steady()
        told = await source()
        waited = self.steady() - begun
        return waited <= SLOW and self.hear(told)

    def hear(self, told: int) -> bool:
        """The source says that it is so late. Whether it is another time now."""
        difference = told - self.now()
        first, self._heard = not self._heard, True
        if first or difference <= LITTLE:
            self._ahead += difference
            self._doubted = None
            if difference < -LITTLE:
                log.warning("the clock was set back by %d seconds", -difference // 1000)
            return abs(difference) > LITTLE
        if self._doubted is None:
            log.warning("the clock was set forward by %d seconds", difference // 1000)
            self._doubted = self.steady()
        elif self.steady() - self._doubted >= BELIEVED:
            self._jumps = [*self._jumps[1 - REMEMBERED :], (self.now(), difference)]
            self._ahead += difference
            self._doubted = None
            return True
        return False

    def set_forward(self) -> int:
        """The time to which the clock was last set forward; 0: it never was."""
        return sum(self._jumps[-1]) if self._jumps else 0

    def never_was(self, since: int) -> int:
        """How much of the time since then nobody has lived through."""
        return sum(jump for when, jump in self._jumps if when >= since)


class Told(Timekeeper):
    """A clock that stands where it is put: for tests, and for those who know better."""

    def __init__(self, now: Callable[[], int]) -> None:
        super().__init__(now, now)

    def now(self) -> int:
        return self.steady()

    def hear(self, told: int) -> bool:
        return False
