"""Background task that deletes people from all tables after they have asked for deletion.

An entry ``left`` in each table's log makes every process reload that log, from which the person is removed. At a
running table the stand-in bot takes over their seat.
"""

from __future__ import annotations

import asyncio
from contextlib import suppress
from functools import partial

from bastide.core.errors import BastideError
from bastide.hosting.service.table_service import TableService
from bastide.hosting.storage.log_store import (
    PERSON_CHANNEL_PREFIX,
    AppendConflict,
    StorageUnavailable,
    parse_person_notification,
)
from bastide.server.operations.logging_setup import get_logger
from bastide.server.store.database_log_store import DatabaseStore
from bastide.server.store.people import person_deletion
from bastide.tables.log import LogEntry, PersonDeleted

log = get_logger(__name__)


class DeletionWorker:
    """Completes deletions that ``person_deletion.request_deletion`` has started, in this or another process."""

    def __init__(self, store: DatabaseStore, service: TableService) -> None:
        self.store = store
        self.service = service
        self._wake_up = asyncio.Event()
        self._wake_up.set()
        self._tasks: list[asyncio.Task[None]] = []

    def start(self) -> None:
        self._tasks = [asyncio.ensure_future(self._listen()), asyncio.ensure_future(self._delete_when_woken())]

    async def close(self) -> None:
        for task in self._tasks:
            task.cancel()
        await asyncio.gather(*self._tasks, return_exceptions=True)

    async def _listen(self) -> None:
        async for name, _ in self.store.listen(PERSON_CHANNEL_PREFIX):
            if not name or parse_person_notification(name):
                self._wake_up.set()
            del name  # keep no reference to the id of a deleted person

    async def _delete_when_woken(self) -> None:
        while True:
            await self._wake_up.wait()
            self._wake_up.clear()
            await self.store.wait_until_available()
            try:
                await self.delete_all_pending()
            except StorageUnavailable:
                self._wake_up.set()
            except BastideError as error:
                log.warning("person deletion failed and will be retried", code=error.code)

    async def delete_all_pending(self) -> None:
        """Delete everybody who has asked for it."""
        for person in await self.store.read(person_deletion.pending_deletions):
            await self.delete_person(person)

    async def delete_person(self, person: str) -> None:
        """Remove a person from every table, then from the table of people."""
        done = False
        while not done:
            for table in await self.store.read(partial(person_deletion.tables_mentioning, person=person)):
                await self._remove_from_table(table, person)
            done = await self.store.write(partial(person_deletion.finish_deletion, person=person))

    async def _remove_from_table(self, table: str, person: str) -> None:
        await self.store.write(partial(person_deletion.scrub_table, table=table, person=person))
        while True:
            found = await self.store.read_summaries([table])
            if not found:
                return
            if found[0].summary.status != "finished":
                await self.service.commands.continue_without_person(table)
                return
            # The game is over, so the summary stays as it is and the table need not be loaded.
            entry = LogEntry(found[0].seq + 1, -1, PersonDeleted(), max(self.service.now_ms(), found[0].updated_at))
            with suppress(AppendConflict):
                await self.store.append(table, [entry], found[0].summary)
                return
