"""Rate limits on guesses at a secret, shared by all processes through the database.

An attempt is counted before the secret is checked, so that concurrent attempts all count. A successful attempt is
refunded.
"""

from __future__ import annotations

from collections.abc import Awaitable, Callable, Sequence
from functools import partial
from typing import NamedTuple, Protocol, TypeAlias, TypeVar

from bastide.hosting.api.rate_limits import Rate, too_often
from bastide.server.store.database import Connection
from bastide.server.store.people import attempts
from bastide.server.store.people.attempts import Bucket

Result = TypeVar("Result")
#: Refunds the attempt; called if the secret was right.
Succeeded: TypeAlias = Callable[[], Awaitable[None]]


class Keeper(Protocol):
    """The part of ``DatabaseStore`` that account code needs."""

    async def read(self, query: Callable[[Connection], Result]) -> Result: ...
    async def write(self, change: Callable[[Connection], Result]) -> Result: ...


class Crowd(NamedTuple):
    """Two buckets against distributed guessing: when the first is empty, the second limits the attempt as well."""

    anywhere: Bucket
    scarce: Bucket


async def nothing() -> None:
    """Refund of an attempt that was not counted."""


class Attempts:
    """Counts attempts in token buckets. ``factor``: scales the limits (0: none). ``now``: shared clock."""

    def __init__(self, database: Keeper, factor: float, now: Callable[[Connection], int] | None = None) -> None:
        self.keeper = database
        self.factor = factor
        self.now = now or (lambda connection: connection.time())

    def bucket(self, kind: str, who: str, rate: Rate) -> Bucket:
        """Return the bucket of a kind of attempt and a key, with a rate scaled by the factor."""
        each = 1000 / (rate.per_second * (self.factor or 1))
        return Bucket(kind, who, round(each), round(each * max(1, rate.burst * self.factor)))

    async def begin(self, buckets: Sequence[Bucket], distributed: Crowd | None = None) -> Succeeded:
        """Count an attempt. Raises ``RequestRefused`` if any of the buckets is empty; returns the refund."""
        if not self.factor:
            return nothing
        # Check by reading first, so that a blocked client cannot cause writes.
        await self.keeper.read(partial(self._check, buckets=buckets))
        taken = await self.keeper.write(partial(self._take, buckets=buckets, distributed=distributed))
        return partial(self.keeper.write, partial(_give_all, taken=taken))

    def _check(self, connection: Connection, buckets: Sequence[Bucket]) -> None:
        now = self.now(connection)
        for bucket in buckets:
            seconds = attempts.wait(connection, bucket, now) / 1000
            if seconds > 0:
                raise too_often(seconds)

    def _take(self, connection: Connection, buckets: Sequence[Bucket], distributed: Crowd | None) -> list[Bucket]:
        now = self.now(connection)
        taken: list[Bucket] = []
        wanted = list(buckets)
        if distributed is not None:
            is_roomy = attempts.take(connection, distributed.anywhere, now)
            (taken if is_roomy else wanted).append(distributed.anywhere if is_roomy else distributed.scarce)
        for bucket in wanted:
            if not attempts.take(connection, bucket, now):
                raise too_often(attempts.wait(connection, bucket, now) / 1000)
        return taken + wanted


def _give_all(connection: Connection, taken: Sequence[Bucket]) -> None:
    for bucket in taken:
        attempts.give(connection, bucket)
