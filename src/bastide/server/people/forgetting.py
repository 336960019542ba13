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
from bastide.hosting.storage.log_store import PERSON, Conflict, Unavailable, person_of
from bastide.server.operations.logs import logger
from bastide.server.store.people import forget_person as person_deletion
from bastide.server.store.store import DatabaseStore
from bastide.tables.log import Entry, Left

log = logger(__name__)


class Forgetting:
    """Completes deletions that ``person_deletion.request_deletion`` has started, in this or another process."""

    def __init__(self, store: DatabaseStore, service: TableService) -> None:
        self.store = store
        self.house = service
        self._wake_up = asyncio.Event()
        self._wake_up.set()
        self._tasks: list[asyncio.Task[None]] = []

    def open_up(self) -> None:
        self._tasks = [asyncio.ensure_future(self._listen()), asyncio.ensure_future(self._delete_when_woken())]

    async def close(self) -> None:
        for task in self._tasks:
            task.cancel()
        await asyncio.gather(*self._tasks, return_exceptions=True)

    async def _listen(self) -> None:
        async for name, _ in self.store.listen(PERSON):
            if not name or person_of(name):
                self._wake_up.set()
            del name  # keep no reference to the id of a deleted person

    async def _delete_when_woken(self) -> None:
        while True:
            await self._wake_up.wait()
            self._wake_up.clear()
            await self.store.back()
            try:
                await self.forget_all()
            except Unavailable:
                self._wake_up.set()
            except BastideError as error:
                log.warning("person deletion failed and will be retried", code=error.code)

    async def forget_all(self) -> None:
        """Delete everybody who has asked for it."""
        for person in await self.store.read(person_deletion.waiting):
            await self.forget(person)

    async def forget(self, person: str) -> None:
        """Remove a person from every table, then from the table of people."""
        done = False
        while not done:
            for table in await self.store.read(partial(person_deletion.tables_of, person=person)):
                await self._remove_from_table(table, person)
            done = await self.store.write(partial(person_deletion.finish, person=person))

    async def _remove_from_table(self, table: str, person: str) -> None:
        await self.store.write(partial(person_deletion.scrub, table=table, person=person))
        while True:
            found = await self.store.summaries([table])
            if not found:
                return
            if found[0].summary.status != "finished":
                await self.house.commands.go_on_without(table)
                return
            # The game is over, so the summary stays as it is and the table need not be loaded.
            entry = Entry(found[0].seq + 1, -1, Left(), max(self.house.now(), found[0].updated_at))
            with suppress(Conflict):
                await self.store.append(table, [entry], found[0].summary)
                return
