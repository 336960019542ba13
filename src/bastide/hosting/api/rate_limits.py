"""Rate limits by token buckets, one bucket per address or person.

Each process counts separately: these limits protect the time and memory of a process. Limits that protect secrets are
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

from bastide.tables.request_errors import RequestRefused

#: Maximum number of buckets; the least recently used ones, which are full again, are dropped first.
MAX_BUCKETS: Final = 20_000
#: A debt is paid back within this time.
MAX_DEBT_SECONDS: Final = 5.0


class RateLimit(msgspec.Struct, frozen=True):
    """Allowed burst, and sustained rate per second."""

    burst: float
    per_second: float


#: Limits per address. People who share an address (a school, an office) share them.
REQUEST_LIMIT: Final = RateLimit(200, 40)
#: Files of the offline site, which a browser downloads once, all at the same time.
FILE_LIMIT: Final = RateLimit(1500, 20)
CONNECTION_LIMIT: Final = RateLimit(30, 3)
NEW_GUEST_LIMIT: Final = RateLimit(20, 1 / 6)
NEW_TABLE_LIMIT: Final = RateLimit(30, 1 / 3)
REVIEW_LIMIT: Final = RateLimit(6, 1 / 60)
#: Pages of a replay, and text descriptions of positions.
REPLAY_LIMIT: Final = RateLimit(60, 2)
#: Steps on the analysis board, and evaluations there; the client waits for each before it asks for the next.
ANALYSIS_LIMIT: Final = RateLimit(120, 6)
EVALUATION_LIMIT: Final = RateLimit(20, 1 / 2)
#: Each picture replays a whole record.
PICTURE_LIMIT: Final = RateLimit(20, 1 / 5)
#: Each animation draws up to thirty positions of a record.
ANIMATION_LIMIT: Final = RateLimit(4, 1 / 30)
#: Checks while a position is edited; each takes milliseconds in a worker, hostile texts up to a second.
POSITION_LIMIT: Final = RateLimit(40, 2)
#: Answers to puzzles; each takes a few milliseconds.
PUZZLE_LIMIT: Final = RateLimit(60, 3)
#: Checks while a strategy is edited, and trials, which take a minute or two.
STRATEGY_LIMIT: Final = RateLimit(60, 2)
TRIAL_LIMIT: Final = RateLimit(10, 1 / 20)
#: Files of other programs; each takes less than a second in a worker, hostile ones a few seconds.
FOREIGN_GAME_LIMIT: Final = RateLimit(10, 1 / 10)
IMPORT_LIMIT: Final = RateLimit(10, 1 / 30)
#: Limits per person.
HINT_LIMIT: Final = RateLimit(8, 1 / 4)
#: The coach is asked at every decision; above the limit the page says when it can answer again.
COACH_LIMIT: Final = RateLimit(30, 1 / 3)
#: New accounts, changed passphrases and wrong server passwords, per address. (Wrong passphrases of an account are
#: counted in ``people.sign_ins``.)
SIGN_IN_LIMIT: Final = RateLimit(10, 1 / 15)
#: Simultaneous connections of one address.
MAX_CONNECTIONS_PER_ADDRESS: Final = 200


class TokenBuckets:
    """Token buckets of all clients for one kind of request."""

    def __init__(self, rate: RateLimit, clock: Callable[[], float] = monotonic) -> None:
        self.rate = rate
        self.clock = clock
        self.tokens: OrderedDict[str, tuple[float, float]] = OrderedDict()

    def take_token(self, requester: str) -> float:
        """Take a token; return 0, or the seconds until one is available."""
        tokens = self.count_tokens(requester)
        if tokens < 1:
            return (1 - tokens) / self.rate.per_second
        self.spend_tokens(requester, 1)
        return 0.0

    def count_tokens(self, requester: str) -> float:
        """Return the tokens that a client has now; negative after it has spent more than it had."""
        now = self.clock()
        tokens, then = self.tokens.get(requester, (self.rate.burst, now))
        return min(self.rate.burst, tokens + (now - then) * self.rate.per_second)

    def spend_tokens(self, requester: str, count: float) -> None:
        """Take tokens, even more than there are; the debt is limited."""
        left = max(self.count_tokens(requester) - count, -MAX_DEBT_SECONDS * self.rate.per_second)
        self.tokens[requester] = (left, self.clock())
        self.tokens.move_to_end(requester)
        if len(self.tokens) > MAX_BUCKETS:
            self.tokens.popitem(last=False)


def check_rate_limit(buckets: TokenBuckets, requester: str) -> None:
    """Raise RequestRefused if the client has no token left."""
    seconds = buckets.take_token(requester)
    if seconds > 0:
        raise rate_limit_error(seconds)


def rate_limit_error(seconds: float) -> RequestRefused:
    """Return the error for an exceeded limit; ``seconds`` until the next try."""
    wait = max(1, round(seconds + 0.5))
    return RequestRefused("too-many", f"too many requests; try again in {wait} seconds", seconds=wait)


def scale_limit(rate: RateLimit, factor: float) -> RateLimit:
    return RateLimit(rate.burst * factor, rate.per_second * factor)


@lru_cache(maxsize=4096)
def get_address_key(host: str) -> str:
    """Return the key of an address: an IPv4 address, or the /64 network of an IPv6 user."""
    try:
        address = ipaddress.ip_address(host.partition("%")[0])
    except ValueError:
        return host[:100]
    if isinstance(address, ipaddress.IPv6Address):
        if address.ipv4_mapped is not None:
            return str(address.ipv4_mapped)
        return str(ipaddress.ip_network((address, 64), strict=False))
    return str(address)
