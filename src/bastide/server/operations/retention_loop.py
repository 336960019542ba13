"""Now and then, what need not be kept any longer is deleted: a little at a time, by one process at a time."""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from contextlib import suppress
from typing import Final

from bastide.hosting.storage.log_store import Unavailable
from bastide.server.operations.logs import logger
from bastide.server.store import DatabaseStore
from bastide.server.store.maintenance.retention import Keep, Sweep

#: Seconds between two passes, and after everything has been looked at.
PAUSE: Final = 5.0
REST: Final = 600.0

log = logger(__name__)


async def keep_tidy(
    store: DatabaseStore, keep: Keep, now: Callable[[], int], pause: float = PAUSE, rest: float = REST
) -> None:
    """For as long as the server runs, by a clock that does not jump: nothing is old because the machine says so."""
    sweep = Sweep(keep)
    while True:
        before = sweep.rounds
        with suppress(Unavailable):
            found = await store.write(lambda connection: sweep.once(connection, now()))
            if any(found):
                log.info("tidied up", tables=found.tables, people=found.people)
        await asyncio.sleep(pause if sweep.rounds == before else rest)
