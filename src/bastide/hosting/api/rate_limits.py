"""Limits on how often something may be done: a bucket of tokens for everyone who does it.

Each process counts for itself: these limits guard what a process has, its time and its memory. What guards a secret is
counted for all processes together (``people.attempts``).
"""

from __future__ import annotations

import ipaddress
from collections import OrderedDict
from collections.abc import Callable
from functools import lru_cache
from time import monotonic
from typing import Final

import msgspec

from bastide.tables.errors import Refused

#: Buckets that are remembered; the ones that were not used for longest are forgotten first, being full by then.
REMEMBERED: Final = 20_000


class Rate(msgspec.Struct, frozen=True):
    """So many at once, and so many a second for as long as one likes."""

    burst: float
    per_second: float


#: For one address; people who share one (a school, an office) share these.
REQUESTS: Final = Rate(200, 40)
#: Files of the folder with which one plays on one's own device: a browser fetches all of it at once, and never again.
FILES: Final = Rate(1500, 20)
CONNECTIONS: Final = Rate(30, 3)
GUESTS: Final = Rate(20, 1 / 6)
TABLES: Final = Rate(30, 1 / 3)
REVIEWS: Final = Rate(6, 1 / 60)
#: A page of a replay at a time, and the words of a position when somebody asks for them.
REPLAYS: Final = Rate(60, 2)
#: A picture is drawn anew from a whole record each time.
PICTURES: Final = Rate(20, 1 / 5)
#: A step of a lesson: faster than anybody clicks, and what it costs is a few milliseconds.
LESSONS: Final = Rate(60, 5)
#: An answer to a puzzle, likewise.
PUZZLES: Final = Rate(60, 3)
#: A text is looked at while it is written; a trial takes a minute or two.
STRATEGIES: Final = Rate(60, 2)
TRIALS: Final = Rate(10, 1 / 20)
IMPORTS: Final = Rate(10, 1 / 30)
#: For one person.
HINTS: Final = Rate(8, 1 / 4)
#: A coach looks at every decision by itself; where somebody plays faster than that, it says nothing.
COACH: Final = Rate(30, 1 / 3)
#: New accounts and other use of a passphrase, and wrong passwords of the server, for one address. (Attempts at
#: somebody's passphrase are counted in ``people.sign_ins``.)
SIGN_INS: Final = Rate(10, 1 / 15)
#: Messages on one connection: faster than anybody clicks.
MESSAGES: Final = Rate(60, 15)
#: Connections that one address may hold at a time.
CONNECTED: Final = 200


class Buckets:
    """The buckets of all who do one thing."""

    def __init__(self, rate: Rate, clock: Callable[[], float] = monotonic) -> None:
        self.rate = rate
        self.clock = clock
        self.left: OrderedDict[str, tuple[float, float]] = OrderedDict()

    def take(self, who: str) -> float:
        """Take a token: 0 if there was one, else the seconds until there will be."""
        now = self.clock()
        tokens, then = self.left.pop(who, (self.rate.burst, now))
        tokens = min(self.rate.burst, tokens + (now - then) * self.rate.per_second)
        enough = tokens >= 1
        self.left[who] = (tokens - 1 if enough else tokens, now)
        if len(self.left) > REMEMBERED:
            self.left.popitem(last=False)
        return 0.0 if enough else (1 - tokens) / self.rate.per_second


def check(buckets: Buckets, who: str) -> None:
    """Refused if there is no token left for them."""
    seconds = buckets.take(who)
    if seconds > 0:
        raise too_often(seconds)


def too_often(seconds: float) -> Refused:
    """``seconds``: until it may be tried again."""
    wait = max(1, round(seconds + 0.5))
    return Refused("too-many", f"that was too often; try again in {wait} seconds", seconds=wait)


def message_limit(factor: float) -> Callable[[], None]:
    """For one connection: to be called for each message; Refused when there are too many. 0: no limit."""
    buckets = Buckets(scaled(MESSAGES, factor))

    def allowed() -> None:
        if factor:
            check(buckets, "")

    return allowed


def scaled(rate: Rate, factor: float) -> Rate:
    return Rate(rate.burst * factor, rate.per_second * factor)


@lru_cache(maxsize=4096)
def address_key(host: str) -> str:
    """Who counts as one: an IPv4 address, or the network that an IPv6 user gets."""
    try:
        address = ipaddress.ip_address(host.partition("%")[0])
    except ValueError:
        return host[:100]
    if isinstance(address, ipaddress.IPv6Address):
        if address.ipv4_mapped is not None:
            return str(address.ipv4_mapped)
        return str(ipaddress.ip_network((address, 64), strict=False))
    return str(address)
