"""Attempts at a secret, counted for all processes together: it is the secret that is guarded, not the process.

What is tried is counted before it is known whether it is right, so that many attempts at once are many; what was right
is taken back.
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
#: To be called if what was tried is right.
Succeeded: TypeAlias = Callable[[], Awaitable[None]]


class Keeper(Protocol):
    """What keeps people: a ``DatabaseStore``."""

    async def read(self, query: Callable[[Connection], Result]) -> Result: ...
    async def write(self, change: Callable[[Connection], Result]) -> Result: ...


class Crowd(NamedTuple):
    """When the first bucket is empty, the second one counts, too."""

    anywhere: Bucket
    scarce: Bucket


async def nothing() -> None:
    """Nothing was counted."""


class Attempts:
    """Who may try. ``factor``: how much is allowed (0: everything). ``now``: the clock that all processes share."""

    def __init__(self, keeper: Keeper, factor: float, now: Callable[[Connection], int] | None = None) -> None:
        self.keeper = keeper
        self.factor = factor
        self.now = now or (lambda connection: connection.time())

    def bucket(self, kind: str, who: str, rate: Rate) -> Bucket:
        each = 1000 / (rate.per_second * (self.factor or 1))
        return Bucket(kind, who, round(each), round(each * max(1, rate.burst * self.factor)))

    async def begin(self, counted: Sequence[Bucket], crowd: Crowd | None = None) -> Succeeded:
        """Refused if it is one too many by any of these buckets."""
        if not self.factor:
            return nothing
        # Who has none left is found out by reading: however often they ask, nothing is written.
        await self.keeper.read(partial(self._check, counted=counted))
        taken = await self.keeper.write(partial(self._take, counted=counted, crowd=crowd))
        return partial(self.keeper.write, partial(_give_all, taken=taken))

    def _check(self, connection: Connection, counted: Sequence[Bucket]) -> None:
        now = self.now(connection)
        for bucket in counted:
            seconds = attempts.wait(connection, bucket, now) / 1000
            if seconds > 0:
                raise too_often(seconds)

    def _take(self, connection: Connection, counted: Sequence[Bucket], crowd: Crowd | None) -> list[Bucket]:
        now = self.now(connection)
        taken: list[Bucket] = []
        wanted = list(counted)
        if crowd is not None:
            is_roomy = attempts.take(connection, crowd.anywhere, now)
            (taken if is_roomy else wanted).append(crowd.anywhere if is_roomy else crowd.scarce)
        for bucket in wanted:
            if not attempts.take(connection, bucket, now):
                raise too_often(attempts.wait(connection, bucket, now) / 1000)
        return taken + wanted


def _give_all(connection: Connection, taken: Sequence[Bucket]) -> None:
    for bucket in taken:
        attempts.give(connection, bucket)
