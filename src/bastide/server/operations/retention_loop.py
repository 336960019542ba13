"""Background task that deletes expired data in small passes, in one process at a time."""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from contextlib import suppress
from typing import Final

from bastide.hosting.storage.log_store import StorageUnavailable
from bastide.server.operations.logging_setup import get_logger
from bastide.server.store import DatabaseStore
from bastide.server.store.maintenance.retention import RetentionPolicy, RetentionSweep

#: Pause between two passes, and after a complete round over the database.
PASS_INTERVAL_SECONDS: Final = 5.0
ROUND_INTERVAL_SECONDS: Final = 600.0

log = get_logger(__name__)


async def run_retention_loop(
    store: DatabaseStore,
    policy: RetentionPolicy,
    now: Callable[[], int],
    pause: float = PASS_INTERVAL_SECONDS,
    rest: float = ROUND_INTERVAL_SECONDS,
) -> None:
    """Run retention passes for ever. ``now`` must be a clock that does not jump, or data would expire too early."""
    sweep = RetentionSweep(policy)
    while True:
        before = sweep.rounds_completed
        with suppress(StorageUnavailable):
            found = await store.write(lambda connection: sweep.run_pass(connection, now()))
            if any(found):
                log.info("retention deleted rows", tables=found.tables, people=found.people)
        await asyncio.sleep(pause if sweep.rounds_completed == before else rest)
