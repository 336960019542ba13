"""Short forms for tests of the store."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable

from bastide.core.plain import Plain
from bastide.server.log import Entry, Summary
from bastide.server.store import DatabaseStore, open_store


def entry(seq: int, data: dict[str, Plain] | None = None, kind: str = "acted", seat: int = 0) -> Entry:
    return Entry(seq, kind, seat, {"seq": seq} if data is None else data, 1_700_000_000_000 + seq)


def summary(**changes: object) -> Summary:
    values: dict[str, object] = {
        "game": "dominion",
        "status": "playing",
        "public": True,
        "people": ["ann", "bob"],
        "wake_at": None,
        "line": {"seats": 2},
    }
    values.update(changes)
    return Summary(**values)  # type: ignore[arg-type]  # a test's short form


def run(url: str, scenario: Callable[[DatabaseStore], Awaitable[None]]) -> None:
    async def whole() -> None:
        store = await open_store(url)
        try:
            await scenario(store)
        finally:
            await store.close()

    asyncio.run(asyncio.wait_for(whole(), 60))
