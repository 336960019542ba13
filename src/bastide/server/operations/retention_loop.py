"""Background task that deletes expired data in small passes, in one process at a time."""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from contextlib import suppress
from typing import Final

from bastide.hosting.storage.log_store import Unavailable
from bastide.server.operations.logs import logger
from bastide.server.store import DatabaseStore
from bastide.server.store.maintenance.retention import Keep, Sweep

#: Pause between two passes, and after a complete round over the database.
PAUSE: Final = 5.0
REST: Final = 600.0

log = logger(__name__)


async def keep_tidy(
    store: DatabaseStore, policy: Keep, now: Callable[[], int], pause: float = PAUSE, rest: float = REST
) -> None:
    """Run retention passes for ever. ``now`` must be a clock that does not jump, or data would expire too early."""
    sweep = Sweep(policy)
    while True:
        before = sweep.rounds
        with suppress(Unavailable):
            found = await store.write(lambda connection: sweep.once(connection, now()))
            if any(found):
                log.info("retention deleted rows", tables=found.tables, people=found.people)
        await asyncio.sleep(pause if sweep.rounds == before else rest)
