"""Buckets of tokens that all processes share (``bastide.server.people.attempts``).

Of each bucket one number is kept: when it will be full again. Who takes a token moves that moment on; who finds it too
far away must wait. A bucket that is full is none at all, and its row may go.
"""

from __future__ import annotations

from typing import Final, NamedTuple

from bastide.server.store.database import Connection
from bastide.server.store.people.tokens import hash_of

#: A row that was not needed for so long is deleted, in milliseconds; and so many of them at a time.
OLD: Final = 3_600_000
SWEPT: Final = 10_000

#: A moment further away than an empty bucket needs is that of a clock which was set back: it counts for nothing, or
#: somebody could not come in for as long as that clock was wrong.
TAKE: Final = (
    "insert into attempts (name, full_at) values (?, ?) on conflict (name) do update set full_at ="
    " case when attempts.full_at between ? and ? then attempts.full_at else ? end + ?"
    " where attempts.full_at not between ? and ? returning full_at"
)
SWEEP: Final = "delete from attempts where name in (select name from attempts where full_at < ? limit ?)"


class Bucket(NamedTuple):
    """Who tries what, how long a token takes to come, and how long all of them do, in milliseconds."""

    kind: str
    who: str
    each: int
    all: int

    @property
    def name(self) -> str:
        """As it is kept: no address and no account can be read from it."""
        return hash_of(f"{self.kind} {self.who}")


def wait(connection: Connection, bucket: Bucket, now: int) -> int:
    """How long until there is a token; 0: there is one."""
    found = connection.fetch(tuple[int], "select full_at from attempts where name = ?", [bucket.name])
    over = found[0][0] + bucket.each - now - bucket.all if found else 0
    return over if 0 < over <= bucket.each else 0


def take(connection: Connection, bucket: Bucket, now: int) -> bool:
    """Within a transaction: take a token, if there is one, whoever takes one at the same moment elsewhere."""
    empty = now + bucket.all
    fresh, going_on, refused = now + bucket.each, (now, empty, now, bucket.each), (empty - bucket.each + 1, empty)
    return bool(connection.fetch(tuple[int], TAKE, (bucket.name, fresh, *going_on, *refused)))


def give(connection: Connection, bucket: Bucket) -> None:
    """Give a token back that need not have been taken."""
    connection.run("update attempts set full_at = full_at - ? where name = ?", [bucket.each, bucket.name])


def sweep(connection: Connection, now: int) -> None:
    connection.run(SWEEP, [now - OLD, SWEPT])
