"""Forgetting somebody while tables are played: what this process does about those who have asked for it.

An entry ``left`` in the log of each table lets every process read that log anew, without them. Their seat at a table
where people still play is taken over by the bot that stands in there.
"""

from __future__ import annotations

import asyncio
from contextlib import suppress
from functools import partial

from bastide.core.errors import BastideError
from bastide.hosting.service.table_service import TableService
from bastide.hosting.storage.log_store import PERSON, Conflict, Unavailable, person_of
from bastide.server.operations.logs import logger
from bastide.server.store.people import forget_person as forgetting
from bastide.server.store.store import DatabaseStore
from bastide.tables.log import Entry, Left

log = logger(__name__)


class Forgetting:
    """Finishes what ``store.forgetting.ask`` has begun, in whatever process that was, and at whatever time."""

    def __init__(self, store: DatabaseStore, house: TableService) -> None:
        self.store = store
        self.house = house
        self._news = asyncio.Event()
        self._news.set()
        self._tasks: list[asyncio.Task[None]] = []

    def open_up(self) -> None:
        self._tasks = [asyncio.ensure_future(self._listen()), asyncio.ensure_future(self._work())]

    async def close(self) -> None:
        for task in self._tasks:
            task.cancel()
        await asyncio.gather(*self._tasks, return_exceptions=True)

    async def _listen(self) -> None:
        async for name, _ in self.store.listen(PERSON):
            if not name or person_of(name):
                self._news.set()
            del name  # they may be the one

    async def _work(self) -> None:
        while True:
            await self._news.wait()
            self._news.clear()
            await self.store.back()
            try:
                await self.forget_all()
            except Unavailable:
                self._news.set()
            except BastideError as error:
                log.warning("somebody could not be forgotten yet", code=error.code)

    async def forget_all(self) -> None:
        """Everybody who waits for it."""
        for person in await self.store.read(forgetting.waiting):
            await self.forget(person)

    async def forget(self, person: str) -> None:
        """Take somebody out of every table, and then out of the list of people."""
        done = False
        while not done:
            for table in await self.store.read(partial(forgetting.tables_of, person=person)):
                await self._forget_at(table, person)
            done = await self.store.write(partial(forgetting.finish, person=person))

    async def _forget_at(self, table: str, person: str) -> None:
        await self.store.write(partial(forgetting.scrub, table=table, person=person))
        while True:
            found = await self.store.summaries([table])
            if not found:
                return
            if found[0].summary.status != "finished":
                await self.house.commands.go_on_without(table)
                return
            # Nothing is left to be played: the line of the lists stays as it is, and the game need not be set up.
            entry = Entry(found[0].seq + 1, -1, Left(), max(self.house.now(), found[0].updated_at))
            with suppress(Conflict):
                await self.store.append(table, [entry], found[0].summary)
                return
