"""Attempt limits on passphrases and passwords, shared by all processes, on both databases."""

from __future__ import annotations

import asyncio
import re
from collections.abc import AsyncIterator
from functools import partial
from time import monotonic
from typing import NamedTuple

import pytest
from running_server import RunningServer, catch_refusal
from scripted_client import Json
from store_helpers import open_test_store
from two_nodes import NoRetryClient, two_nodes

from bastide.hosting.api.rate_limits import SIGN_IN_LIMIT, RateLimit
from bastide.server.people.attempt_limits import AttemptLimiter
from bastide.server.people.entrance_policy import DELAYED_ATTEMPT_SECONDS
from bastide.server.people.sign_in_limits import (
    RATE_PER_ACCOUNT,
    RATE_PER_ADDRESS_AND_ACCOUNT,
    RATE_UNDER_DISTRIBUTED_ATTACK,
    SignInLimiter,
)
from bastide.server.store import DatabaseStore
from bastide.server.store.database import Connection
from bastide.server.store.people import token_bucket_queries
from bastide.tables.request_errors import RequestRefused

PASSPHRASE = "correct horse battery"
HERE_MS = round(1000 / RATE_PER_ADDRESS_AND_ACCOUNT.per_second)


class Clock:
    """Manual clock shared by all processes."""

    def __init__(self) -> None:
        self.now = 1_000_000_000_000

    def __call__(self, connection: Connection) -> int:
        return self.now


async def allowed_attempts(
    sign_ins: SignInLimiter, login: str, address: str, device: str = "", times: int = 100
) -> int:
    """Return how many wrong attempts are allowed."""
    for number in range(times):
        try:
            await sign_ins.begin_attempt(login, address, device)
        except RequestRefused:
            return number
    return times


Trio = tuple[SignInLimiter, SignInLimiter, Clock]


@pytest.fixture
async def sign_ins(database_url: str) -> AsyncIterator[Trio]:
    """Two processes on one database, and their shared clock."""
    clock = Clock()
    async with open_test_store(database_url) as first, open_test_store(database_url) as second:
        yield SignInLimiter(AttemptLimiter(first, 1.0, clock)), SignInLimiter(AttemptLimiter(second, 1.0, clock)), clock


async def test_guessing_does_not_lock_the_owner_out(sign_ins: Trio) -> None:
    one, two, _ = sign_ins
    assert await allowed_attempts(one, "ann", "192.0.2.1") == RATE_PER_ADDRESS_AND_ACCOUNT.burst
    assert await allowed_attempts(two, "ann", "192.0.2.1") == 0, "the other process shares the limit"
    # From many addresses: ten attempts each, then two each when the account's limit is exceeded.
    found = [await allowed_attempts((one, two)[number % 2], "ann", f"198.51.100.{number}") for number in range(20)]
    assert found[0] == RATE_PER_ADDRESS_AND_ACCOUNT.burst
    assert found[-1] == RATE_UNDER_DISTRIBUTED_ATTACK.burst
    assert (
        RATE_PER_ADDRESS_AND_ACCOUNT.burst + sum(found)
        < RATE_PER_ACCOUNT.burst + 20 * RATE_UNDER_DISTRIBUTED_ATTACK.burst
    )
    # The owner still has two attempts on a new device, and all on a known device, even at the attacker's address.
    assert await allowed_attempts(two, "ann", "203.0.113.9", times=2) == 2
    assert await allowed_attempts(two, "ann", "192.0.2.1", "her laptop") == RATE_PER_ADDRESS_AND_ACCOUNT.burst
    # Other accounts are not affected.
    assert await allowed_attempts(one, "ben", "203.0.113.10") == RATE_PER_ADDRESS_AND_ACCOUNT.burst


async def test_concurrent_attempts_in_two_processes_share_the_limit(sign_ins: Trio) -> None:
    one, two, _ = sign_ins
    trying = [(one, two)[number % 2].begin_attempt("ann", "192.0.2.1", "") for number in range(60)]
    found = await asyncio.gather(*trying, return_exceptions=True)
    assert sum(not isinstance(each, BaseException) for each in found) == RATE_PER_ADDRESS_AND_ACCOUNT.burst
    assert {each.code for each in found if isinstance(each, RequestRefused)} == {"too-many"}


async def test_attempts_refill_and_successes_are_refunded(sign_ins: Trio) -> None:
    one, two, clock = sign_ins
    for number in range(2 * int(RATE_PER_ACCOUNT.burst)):
        await (await (one, two)[number % 2].begin_attempt("ann", "192.0.2.1", ""))()
    assert await allowed_attempts(one, "ann", "192.0.2.1") == RATE_PER_ADDRESS_AND_ACCOUNT.burst
    clock.now += HERE_MS - 1
    assert await allowed_attempts(one, "ann", "192.0.2.1") == 0
    clock.now += 1
    assert await allowed_attempts(two, "ann", "192.0.2.1") == 1
    clock.now += 3600_000
    assert await allowed_attempts(one, "ann", "192.0.2.1") == RATE_PER_ADDRESS_AND_ACCOUNT.burst, (
        "never more than the burst"
    )


async def test_wrong_clock_does_not_lock_out(sign_ins: Trio) -> None:
    one, two, clock = sign_ins
    clock.now += 8 * 86_400_000
    assert await allowed_attempts(one, "ann", "192.0.2.1") == RATE_PER_ADDRESS_AND_ACCOUNT.burst
    clock.now -= 8 * 86_400_000
    assert await allowed_attempts(two, "ann", "192.0.2.1") == RATE_PER_ADDRESS_AND_ACCOUNT.burst


async def kept(store: DatabaseStore) -> list[tuple[str, int]]:
    return await store.read(lambda connection: connection.fetch(tuple[str, int], "select name, full_at from attempts"))


async def test_blocked_attempts_write_nothing_and_old_rows_are_deleted(store: DatabaseStore) -> None:
    clock = Clock()
    sign_ins = SignInLimiter(AttemptLimiter(store, 1.0, clock))
    assert await allowed_attempts(sign_ins, "ann", "192.0.2.1") == RATE_PER_ADDRESS_AND_ACCOUNT.burst
    before = sorted(await kept(store))
    for _ in range(100):
        assert await allowed_attempts(sign_ins, "ann", "192.0.2.1") == 0
    assert sorted(await kept(store)) == before
    assert all(re.fullmatch("[0-9a-f]{64}", name) for name, _ in before), "rows contain only hashes"
    await store.write(
        lambda c: token_bucket_queries.delete_stale_buckets(c, clock.now + token_bucket_queries.STALE_AFTER_MS)
    )
    assert sorted(await kept(store)) == before
    last = max(full_at for _, full_at in before)
    await store.write(
        lambda c: token_bucket_queries.delete_stale_buckets(c, last + token_bucket_queries.STALE_AFTER_MS + 1)
    )
    assert await kept(store) == []


# -- two servers ---------------------------------------------------------------------------------


class Guesses(NamedTuple):
    """Number of checked guesses, and the part of them allowed by tokens refilled meanwhile."""

    heard: int
    late: int


def guesses(
    nodes: tuple[RunningServer, RunningServer], rate: RateLimit, path: str, body: Json, cookie: str = ""
) -> Guesses:
    """Guess through both servers in turn, until both refuse."""
    begun = monotonic()
    heard, refused = 0, 0
    while refused < 2:
        client = NoRetryClient(nodes[(heard + refused) % 2].url)
        client.cookie = cookie
        code = str(catch_refusal(lambda: client.post(path, body))["code"])  # noqa: B023  called at once
        assert code in ("wrong-passphrase", "wrong-password", "too-many")
        heard, refused = (heard, refused + 1) if code == "too-many" else (heard + 1, 0)
    return Guesses(heard, int((monotonic() - begun) * rate.per_second))


def test_two_servers_share_passphrase_limits(database_url: str) -> None:
    with two_nodes(database_url, rate_limit_factor=1.0) as nodes:
        ann = nodes[0].connect_person("Ann")
        ann.post("/api/me/account", {"account": "ann", "passphrase": PASSPHRASE})
        wrong = "wrong horse battery"
        found = guesses(nodes, RATE_PER_ADDRESS_AND_ACCOUNT, "/api/me/sign-in", {"account": "ann", "passphrase": wrong})
        assert RATE_PER_ADDRESS_AND_ACCOUNT.burst <= found.heard <= RATE_PER_ADDRESS_AND_ACCOUNT.burst + found.late
        # A signed-in device has the same limit for its passphrase.
        for path, body in (
            ("/api/me/passphrase", {"old": wrong, "new": PASSPHRASE}),
            ("/api/me/delete", {"passphrase": wrong}),
        ):
            found = guesses(nodes, RATE_PER_ADDRESS_AND_ACCOUNT, path, body, ann.cookie)
            assert found.heard <= found.late + 1


def test_two_servers_share_server_password_limits(database_url: str) -> None:
    """After the limit, attempts at either server wait."""
    with two_nodes(database_url, rate_limit_factor=1.0, entrance="password", server_password="sesame") as nodes:
        refilled_at = monotonic() + 1 / SIGN_IN_LIMIT.per_second
        for number in range(int(SIGN_IN_LIMIT.burst)):
            guess = partial(NoRetryClient(nodes[number % 2].url).post, "/api/me", {"name": "Eve", "code": "x"})
            assert catch_refusal(guess)["code"] == "wrong-password"
        for node in nodes:
            begun = monotonic()
            NoRetryClient(node.url).post("/api/me", {"name": "Ann", "code": "sesame"})
            assert monotonic() - begun >= DELAYED_ATTEMPT_SECONDS or monotonic() > refilled_at
