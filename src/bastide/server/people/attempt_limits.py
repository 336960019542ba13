"""Rate limits on guesses at a secret, shared by all processes through the database.

An attempt is counted before the secret is checked, so that concurrent attempts all count. A successful attempt is
refunded.
"""

from __future__ import annotations

from collections.abc import Awaitable, Callable, Sequence
from functools import partial
from typing import NamedTuple, Protocol, TypeAlias, TypeVar

from bastide.hosting.api.rate_limits import RateLimit, rate_limit_error
from bastide.server.store.database import Connection
from bastide.server.store.people import token_bucket_queries
from bastide.server.store.people.token_bucket_queries import TokenBucket

Result = TypeVar("Result")
#: Refunds the attempt; called if the secret was right.
RefundAttempt: TypeAlias = Callable[[], Awaitable[None]]


class DatabaseAccess(Protocol):
    """The part of ``DatabaseStore`` that account code needs."""

    async def read(self, query: Callable[[Connection], Result]) -> Result: ...
    async def write(self, change: Callable[[Connection], Result]) -> Result: ...


class DistributedAttackLimit(NamedTuple):
    """Two buckets against distributed guessing: when the first is empty, the second limits the attempt as well."""

    per_account: TokenBucket
    per_address_when_exceeded: TokenBucket


async def refund_nothing() -> None:
    """Refund of an attempt that was not counted."""


class AttemptLimiter:
    """Counts attempts in token buckets. ``factor``: scales the limits (0: none). ``now``: shared clock."""

    def __init__(self, database: DatabaseAccess, factor: float, now: Callable[[Connection], int] | None = None) -> None:
        self.database = database
        self.factor = factor
        self.now = now or (lambda connection: connection.read_clock_ms())

    def make_bucket(self, kind: str, who: str, rate: RateLimit) -> TokenBucket:
        """Return the bucket of a kind of attempt and a key, with a rate scaled by the factor."""
        each = 1000 / (rate.per_second * (self.factor or 1))
        return TokenBucket(kind, who, round(each), round(each * max(1, rate.burst * self.factor)))

    async def begin_attempt(
        self, buckets: Sequence[TokenBucket], distributed: DistributedAttackLimit | None = None
    ) -> RefundAttempt:
        """Count an attempt. Raises ``RequestRefused`` if any of the buckets is empty; returns the refund."""
        if not self.factor:
            return refund_nothing
        # Check by reading first, so that a blocked client cannot cause writes.
        await self.database.read(partial(self._check, buckets=buckets))
        taken = await self.database.write(partial(self._take, buckets=buckets, distributed=distributed))
        return partial(self.database.write, partial(_give_all, taken=taken))

    def _check(self, connection: Connection, buckets: Sequence[TokenBucket]) -> None:
        now = self.now(connection)
        for bucket in buckets:
            seconds = token_bucket_queries.wait_ms(connection, bucket, now) / 1000
            if seconds > 0:
                raise rate_limit_error(seconds)

    def _take(
        self, connection: Connection, buckets: Sequence[TokenBucket], distributed: DistributedAttackLimit | None
    ) -> list[TokenBucket]:
        now = self.now(connection)
        taken: list[TokenBucket] = []
        wanted = list(buckets)
        if distributed is not None:
            is_roomy = token_bucket_queries.take_token(connection, distributed.per_account, now)
            (taken if is_roomy else wanted).append(
                distributed.per_account if is_roomy else distributed.per_address_when_exceeded
            )
        for bucket in wanted:
            if not token_bucket_queries.take_token(connection, bucket, now):
                raise rate_limit_error(token_bucket_queries.wait_ms(connection, bucket, now) / 1000)
        return taken + wanted


def _give_all(connection: Connection, taken: Sequence[TokenBucket]) -> None:
    for bucket in taken:
        token_bucket_queries.return_token(connection, bucket)
