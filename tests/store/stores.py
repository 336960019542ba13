"""Short forms for tests of the store."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable

from bastide.hosting.storage.log_store import Summary
from bastide.server.store import DatabaseStore, open_store
from bastide.tables.log import AnyWhat, Chatted, Entry


def entry(seq: int, text: str = "", seat: int = 0, what: AnyWhat | None = None) -> Entry:
    """An entry; what happened is mostly that somebody spoke."""
    return Entry(seq, seat, what or Chatted(text or f"number {seq}"), 1_700_000_000_000 + seq)


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
