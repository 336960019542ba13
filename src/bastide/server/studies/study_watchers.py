"""Long polls on studies: a request waits until a study changes, in this or another process."""

from __future__ import annotations

import asyncio
from collections import Counter
from collections.abc import Callable, Iterator
from contextlib import contextmanager, suppress
from functools import partial
from typing import Final, NamedTuple

from bastide.hosting.storage.log_store import STUDY_CHANNEL_PREFIX
from bastide.server.store.database import Connection
from bastide.server.store.database_log_store import DatabaseStore
from bastide.server.store.tables import study_queries as queries
from bastide.server.studies.study_model import Node, Study

#: Waiting requests of one address, and of all. Further ones are answered at once.
MAX_WAITING_PER_ADDRESS: Final = 60
MAX_WAITING: Final = 2_000


class StudyUpdate(NamedTuple):
    """A study as it is now, with a chapter as far as it has changed. ``text`` None: only the changed nodes are here."""

    study: Study
    chapter: int | None
    text: str | None
    nodes: list[Node]


def read_update(connection: Connection, id: str, chapter: int | None, after: int | None) -> StudyUpdate:
    """Read what has changed in a study and a chapter after a version (None: everything)."""
    study = queries.load_study(connection, id)
    found = next((each for each in study.chapters if each.number == chapter), None)
    if found is None:
        return StudyUpdate(study, None, None, [])
    if after is None or found.rebuilt > after:
        text = queries.read_text(connection, id, found.number)
        return StudyUpdate(study, found.number, text, queries.read_nodes(connection, id, found.number))
    if study.row.version <= after:
        return StudyUpdate(study, found.number, None, [])
    return StudyUpdate(study, found.number, None, queries.read_nodes(connection, id, found.number, after))


class StudyWatchers:
    """Requests of this process that wait for a change. Those that look at the same place share one query."""

    def __init__(self, store: DatabaseStore) -> None:
        self.store = store
        self._waiting: dict[str, set[asyncio.Event]] = {}
        self._addresses: Counter[str] = Counter()
        #: Queries in progress, by study, chapter and version.
        self._reading: dict[str, dict[tuple[int | None, int | None], asyncio.Task[StudyUpdate]]] = {}
        self._is_stopping = False
        self._task: asyncio.Task[None] | None = None

    def start(self) -> None:
        self._task = asyncio.ensure_future(self._listen())

    async def close(self) -> None:
        self.release()
        if self._task is not None:
            self._task.cancel()
            await asyncio.gather(self._task, return_exceptions=True)

    def release(self) -> None:
        """Answer all waiting requests now, and later ones without waiting: the server stops."""
        self._is_stopping = True
        self._wake_up("")

    async def _listen(self) -> None:
        async for name, _ in self.store.listen(STUDY_CHANNEL_PREFIX):
            self._wake_up(name.removeprefix(STUDY_CHANNEL_PREFIX))

    def _wake_up(self, study: str) -> None:
        """Wake the requests of a study; of all studies if the id is empty."""
        for each in [study] if study else [*self._waiting]:
            self._reading.pop(each, None)  # it may not have seen the change
            for event in self._waiting.get(each, ()):
                event.set()

    async def wait(
        self,
        id: str,
        chapter: int | None,
        after: int,
        address: str,
        seconds: float,
        check: Callable[[Study], None],
    ) -> StudyUpdate:
        """Return the update as soon as the study has changed after a version, or when the time is over.

        ``check`` raises RequestRefused, before the wait, for those who may not see the study.
        """
        with self._watch(id, address) as changed:
            update = await self._read_shared(id, chapter, after)
            check(update.study)
            if update.study.row.version > after or changed is None:
                return update
            with suppress(TimeoutError):
                async with asyncio.timeout(seconds):
                    await changed.wait()
            return await self._read_shared(id, chapter, after)

    @contextmanager
    def _watch(self, id: str, address: str) -> Iterator[asyncio.Event | None]:
        """Context with an event that is set when a study changes; None if too many wait, or the server stops."""
        if (
            self._is_stopping
            or self._addresses[address] >= MAX_WAITING_PER_ADDRESS
            or self._addresses.total() >= MAX_WAITING
        ):
            yield None
            return
        changed = asyncio.Event()
        self._waiting.setdefault(id, set()).add(changed)
        self._addresses[address] += 1
        try:
            yield changed
        finally:
            self._addresses[address] -= 1
            if not self._addresses[address]:
                del self._addresses[address]
            self._waiting[id].discard(changed)
            if not self._waiting[id]:
                del self._waiting[id]

    async def _read_shared(self, id: str, chapter: int | None, after: int) -> StudyUpdate:
        reading = self._reading.setdefault(id, {})
        key = (chapter, after)
        task = reading.get(key)
        if task is None:
            query = partial(read_update, id=id, chapter=chapter, after=after)
            task = reading[key] = asyncio.ensure_future(self.store.read(query))
            task.add_done_callback(partial(self._forget, id, key))
        return await asyncio.shield(task)

    def _forget(self, id: str, key: tuple[int | None, int | None], task: asyncio.Task[StudyUpdate]) -> None:
        if not task.cancelled():
            task.exception()  # the callers have it
        reading = self._reading.get(id)
        if reading is not None and reading.get(key) is task:
            del reading[key]
            if not reading:
                del self._reading[id]
