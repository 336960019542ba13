"""Token buckets in the database, shared by all processes (``bastide.server.people.attempt_limits``).

A bucket is stored as one number: the time at which it will be full again. Taking a token moves that time forward; if
it is too far away, the bucket is empty. The row of a full bucket can be deleted.
"""

from __future__ import annotations

from typing import Final, NamedTuple

from bastide.server.store.database import Connection
from bastide.server.store.people.random_tokens import hash_token

#: Rows of buckets that have been full for this long are deleted, in limited batches.
STALE_AFTER_MS: Final = 3_600_000
MAX_ROWS_PER_SWEEP: Final = 10_000

#: A time further away than an empty bucket needs comes from a clock that was set back. It is ignored, or people would
#: be locked out for as long as the clock was wrong.
TAKE_TOKEN: Final = (
    "insert into attempts (name, full_at) values (?, ?) on conflict (name) do update set full_at ="
    " case when attempts.full_at between ? and ? then attempts.full_at else ? end + ?"
    " where attempts.full_at not between ? and ? returning full_at"
)
DELETE_STALE_BUCKETS: Final = "delete from attempts where name in (select name from attempts where full_at < ? limit ?)"


class TokenBucket(NamedTuple):
    """A token bucket: kind, key, refill time of one token and of the whole bucket, in milliseconds."""

    kind: str
    who: str
    token_ms: int
    full_ms: int

    @property
    def row_name(self) -> str:
        """Return the row's key, a hash, so that no address or account is stored."""
        return hash_token(f"{self.kind} {self.who}")


def wait_ms(connection: Connection, bucket: TokenBucket, now: int) -> int:
    """Return the time in milliseconds until a token is available; 0: now."""
    found = connection.fetch(tuple[int], "select full_at from attempts where name = ?", [bucket.row_name])
    over = found[0][0] + bucket.token_ms - now - bucket.full_ms if found else 0
    return over if 0 < over <= bucket.token_ms else 0


def take_token(connection: Connection, bucket: TokenBucket, now: int) -> bool:
    """Take a token within a transaction, atomically across processes; False if the bucket is empty."""
    empty = now + bucket.full_ms
    first_full_at = now + bucket.token_ms
    continuing, refused = (now, empty, now, bucket.token_ms), (empty - bucket.token_ms + 1, empty)
    return bool(connection.fetch(tuple[int], TAKE_TOKEN, (bucket.row_name, first_full_at, *continuing, *refused)))


def return_token(connection: Connection, bucket: TokenBucket) -> None:
    """Return a token to the bucket."""
    connection.execute("update attempts set full_at = full_at - ? where name = ?", [bucket.token_ms, bucket.row_name])


def delete_stale_buckets(connection: Connection, now: int) -> None:
    """Delete a batch of rows of full buckets."""
    connection.execute(DELETE_STALE_BUCKETS, [now - STALE_AFTER_MS, MAX_ROWS_PER_SWEEP])
