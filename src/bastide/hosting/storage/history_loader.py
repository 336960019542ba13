"""Load entries that tables no longer hold in memory, with their game events, by replaying the log."""

from __future__ import annotations

import asyncio
from collections import OrderedDict
from collections.abc import Sequence
from time import perf_counter
from typing import Final, TypeAlias

from bastide.core.journal import Event
from bastide.core.json_data import JsonData
from bastide.hosting.bots.background_jobs import BackgroundWorker
from bastide.hosting.storage.log_store import LogStore, refuse_if_unavailable
from bastide.hosting.storage.table_loader import REPLAY_SLICE_S
from bastide.tables import messages as wire
from bastide.tables.log import decode_log
from bastide.tables.state.log_replay import replay_log
from bastide.tables.state.seats_and_proposals import EntryWithEvents
from bastide.tables.state.table_state import Table
from bastide.tables.views.table_message_builder import build_entry_view

#: Maximum number of entries that are returned, the latest ones; more than a game has.
MAX_HISTORY_ENTRIES: Final = 2_000
#: Cached entries of all tables together; least recently used tables are evicted first.
MAX_CACHED_ENTRIES: Final = 50_000


#: Fields of an event, as sent between processes.
EventFields: TypeAlias = tuple[str, dict[str, JsonData], dict[str, JsonData], list[int]]


def replay_events(id: str, log: list[bytes]) -> tuple[int, list[list[EventFields]]]:
    """Replay a log on a worker process; return the number of the first kept entry and the events of each."""
    replayed = replay_log(id, decode_log(log), keep=MAX_HISTORY_ENTRIES).recent_entries
    events = [
        [(event.kind, event.data, event.secret, event.secret_viewers) for event in each.events] for each in replayed
    ]
    return replayed[0].entry.seq, events


class HistoryLoader:
    """Cache of replayed histories."""

    def __init__(self, store: LogStore, background_worker: BackgroundWorker) -> None:
        self.store = store
        self.background_worker = background_worker
        self._cache: OrderedDict[str, list[EntryWithEvents]] = OrderedDict()
        self._cached_entries = 0
        #: Replays in progress; concurrent requests share them.
        self._pending_replays: dict[str, asyncio.Task[list[EntryWithEvents]]] = {}

    async def load_entries_after(self, table: Table, since: int, requester: str) -> list[EntryWithEvents]:
        """Return the entries after ``since``, at most the last ``MAX_HISTORY_ENTRIES``."""
        history = self._cache.get(table.id)
        remembered = table.recent_entries[0].entry.seq if table.recent_entries else table.seq + 1
        if history is None or not remembered - 1 <= history[-1].entry.seq <= table.seq:
            pending = self._pending_replays.get(table.id)
            if pending is None:
                pending = asyncio.ensure_future(self._replay(table.id, requester))
                self._pending_replays[table.id] = pending
                pending.add_done_callback(lambda done: self._finish(table.id, done))
            history = await asyncio.shield(pending)
        last = history[-1].entry.seq
        new_entries = [each for each in table.recent_entries if each.entry.seq > last]
        history = (history + new_entries)[-MAX_HISTORY_ENTRIES:] if new_entries else history
        self._store_in_cache(table.id, history)
        return [each for each in history if since < each.entry.seq <= table.seq]

    async def _replay(self, id: str, requester: str) -> list[EntryWithEvents]:
        with refuse_if_unavailable():
            first, replayed = await self.background_worker.run(
                requester, replay_events, id, await self.store.read_encoded_log(id)
            )
            entries = await self.store.read_entries(id, first - 1)
        return [
            EntryWithEvents(entry, [Event(*event) for event in events])
            for entry, events in zip(entries, replayed, strict=False)
        ]

    def _finish(self, id: str, task: asyncio.Task[list[EntryWithEvents]]) -> None:
        del self._pending_replays[id]
        if not task.cancelled():
            task.exception()  # mark the exception as retrieved

    def _store_in_cache(self, id: str, history: list[EntryWithEvents]) -> None:
        self.forget(id)
        self._cache[id] = history
        self._cached_entries += len(history)
        while self._cached_entries > MAX_CACHED_ENTRIES and len(self._cache) > 1:
            self.forget(next(iter(self._cache)))

    def forget(self, id: str) -> None:
        """Drop a cached history, whose entries may be outdated."""
        self._cached_entries -= len(self._cache.pop(id, ()))


async def build_entry_views(entries: Sequence[EntryWithEvents], viewer: int) -> list[wire.LogEntryView]:
    """Convert entries to messages for a viewer, in time slices, so that other requests are not delayed."""
    views: list[wire.LogEntryView] = []
    until = perf_counter() + REPLAY_SLICE_S
    for each in entries:
        if perf_counter() > until:
            await asyncio.sleep(0)
            until = perf_counter() + REPLAY_SLICE_S
        views.append(build_entry_view(each, viewer))
    return views
