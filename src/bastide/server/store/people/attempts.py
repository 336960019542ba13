"""Token buckets in the database, shared by all processes (``bastide.server.people.attempt_limits``).

A bucket is stored as one number: the time at which it will be full again. Taking a token moves that time forward; if
it is too far away, the bucket is empty. The row of a full bucket can be deleted.
"""

from __future__ import annotations

from typing import Final, NamedTuple

from bastide.server.store.database import Connection
from bastide.server.store.people.tokens import hash_of

#: Rows of buckets that have been full for this long are deleted, in limited batches.
OLD: Final = 3_600_000
SWEPT: Final = 10_000

#: A time further away than an empty bucket needs comes from a clock that was set back. It is ignored, or people would
#: be locked out for as long as the clock was wrong.
TAKE: Final = (
    "insert into attempts (name, full_at) values (?, ?) on conflict (name) do update set full_at ="
    " case when attempts.full_at between ? and ? then attempts.full_at else ? end + ?"
    " where attempts.full_at not between ? and ? returning full_at"
)
SWEEP: Final = "delete from attempts where name in (select name from attempts where full_at < ? limit ?)"


class Bucket(NamedTuple):
    """A token bucket: kind, key, refill time of one token and of the whole bucket, in milliseconds."""

    kind: str
    who: str
    each: int
    all: int

    @property
    def name(self) -> str:
        """Return the row's key, a hash, so that no address or account is stored."""
        return hash_of(f"{self.kind} {self.who}")


def wait(connection: Connection, bucket: Bucket, now: int) -> int:
    """Return the time in milliseconds until a token is available; 0: now."""
    found = connection.fetch(tuple[int], "select full_at from attempts where name = ?", [bucket.name])
    over = found[0][0] + bucket.each - now - bucket.all if found else 0
    return over if 0 < over <= bucket.each else 0


def take(connection: Connection, bucket: Bucket, now: int) -> bool:
    """Take a token within a transaction, atomically across processes; False if the bucket is empty."""
    empty = now + bucket.all
    first_full_at = now + bucket.each
    continuing, refused = (now, empty, now, bucket.each), (empty - bucket.each + 1, empty)
    return bool(connection.fetch(tuple[int], TAKE, (bucket.name, first_full_at, *continuing, *refused)))


def give(connection: Connection, bucket: Bucket) -> None:
    """Return a token to the bucket."""
    connection.run("update attempts set full_at = full_at - ? where name = ?", [bucket.each, bucket.name])


def sweep(connection: Connection, now: int) -> None:
    """Delete a batch of rows of full buckets."""
    connection.run(SWEEP, [now - OLD, SWEPT])
