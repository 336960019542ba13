"""Load entries that tables no longer hold in memory, with their game events, by replaying the log."""

from __future__ import annotations

import asyncio
from collections import OrderedDict
from collections.abc import Sequence
from time import perf_counter
from typing import Final, TypeAlias

from bastide.core.journal import Event
from bastide.core.plain import Plain
from bastide.hosting.bots.background import LongWork
from bastide.hosting.storage.log_store import LogStore, stored
from bastide.hosting.storage.table_loader import SLICE
from bastide.tables import messages as wire
from bastide.tables.log import entries_of
from bastide.tables.model.replay import read
from bastide.tables.model.table import Table
from bastide.tables.model.table_parts import Happened
from bastide.tables.views.table_message import shown

#: Maximum number of entries that are returned, the latest ones; more than a game has.
MOST: Final = 2_000
#: Cached entries of all tables together; least recently used tables are evicted first.
REMEMBERED: Final = 50_000


#: Fields of an event, as sent between processes.
Parts: TypeAlias = tuple[str, dict[str, Plain], dict[str, Plain], list[int]]


def retold(id: str, log: list[bytes]) -> tuple[int, list[list[Parts]]]:
    """Replay a log on a worker process; return the number of the first kept entry and the events of each."""
    replayed = read(id, entries_of(log), keep=MOST).recent
    events = [[(event.kind, event.data, event.secret, event.knowers) for event in each.events] for each in replayed]
    return replayed[0].entry.seq, events


class Histories:
    """Cache of replayed histories."""

    def __init__(self, store: LogStore, work: LongWork) -> None:
        self.store = store
        self.work = work
        self._known: OrderedDict[str, list[Happened]] = OrderedDict()
        self._entries = 0
        #: Replays in progress; concurrent requests share them.
        self._coming: dict[str, asyncio.Task[list[Happened]]] = {}

    async def since(self, table: Table, since: int, requester: str) -> list[Happened]:
        """Return the entries after ``since``, at most the last ``MAX_HISTORY_ENTRIES``."""
        history = self._known.get(table.id)
        remembered = table.recent[0].entry.seq if table.recent else table.seq + 1
        if history is None or not remembered - 1 <= history[-1].entry.seq <= table.seq:
            pending = self._coming.get(table.id)
            if pending is None:
                pending = asyncio.ensure_future(self._replay(table.id, requester))
                self._coming[table.id] = pending
                pending.add_done_callback(lambda done: self._finish(table.id, done))
            history = await asyncio.shield(pending)
        last = history[-1].entry.seq
        new_entries = [each for each in table.recent if each.entry.seq > last]
        history = (history + new_entries)[-MOST:] if new_entries else history
        self._store_in_cache(table.id, history)
        return [each for each in history if since < each.entry.seq <= table.seq]

    async def _replay(self, id: str, requester: str) -> list[Happened]:
        with stored():
            first, replayed = await self.work.do(requester, retold, id, await self.store.log(id))
            entries = await self.store.entries(id, first - 1)
        return [
            Happened(entry, [Event(*event) for event in events])
            for entry, events in zip(entries, replayed, strict=False)
        ]

    def _finish(self, id: str, task: asyncio.Task[list[Happened]]) -> None:
        del self._coming[id]
        if not task.cancelled():
            task.exception()  # mark the exception as retrieved

    def _store_in_cache(self, id: str, history: list[Happened]) -> None:
        self.forget(id)
        self._known[id] = history
        self._entries += len(history)
        while self._entries > REMEMBERED and len(self._known) > 1:
            self.forget(next(iter(self._known)))

    def forget(self, id: str) -> None:
        """Drop a cached history, whose entries may be outdated."""
        self._entries -= len(self._known.pop(id, ()))


async def all_shown(entries: Sequence[Happened], viewer: int) -> list[wire.Happening]:
    """Convert entries to messages for a viewer, in time slices, so that other requests are not delayed."""
    views: list[wire.Happening] = []
    until = perf_counter() + SLICE
    for each in entries:
        if perf_counter() > until:
            await asyncio.sleep(0)
            until = perf_counter() + SLICE
        views.append(shown(each, viewer))
    return views
