"""Load tables from the store: the last snapshot and later entries, in slices, only for those who may see them."""

from __future__ import annotations

import asyncio
import re
from collections import deque
from collections.abc import Iterable
from contextlib import suppress
from hmac import compare_digest
from time import perf_counter
from typing import Final

from bastide.hosting.storage.log_store import Kept, LogStore, Unavailable, stored
from bastide.tables.errors import no_table
from bastide.tables.log import Created, Entry
from bastide.tables.model import snapshots
from bastide.tables.model.replay import apply_entry
from bastide.tables.model.table import Table
from bastide.tables.visitor import Visitor

#: So many seconds of reading in one go; then everybody else is served before it goes on.
SLICE: Final = 0.003
#: A snapshot is kept after every so many entries: no more need be read again.
EVERY: Final = 100
#: So many entries are fetched at once.
PAGE: Final = 500
#: What a table can be called. Nothing else is looked for.
NAME: Final = re.compile(r"[A-Za-z0-9_-]{4,40}")


class TableLoader:
    """Loads tables. All loads take turns, slice by slice, so that a short log never waits for a long one."""

    def __init__(self, store: LogStore) -> None:
        self.store = store
        self._turn = asyncio.Lock()

    async def check_may_see(self, id: str, visitor: Visitor, invite: str | None) -> None:
        """Refused unless somebody may see a table (``checks.check_may_see``): told by the index and the first entry, so
        that nobody has a log read that is not theirs to see."""
        with stored():
            found = await self.store.summaries([id]) if NAME.fullmatch(id) else []
            if not found:
                raise no_table()
            if found[0].summary.public or visitor.ids & set(found[0].summary.people):
                return
            if await self.store.has_been(id, visitor.ids):
                return  # the table tells them itself what has become of their seat
            first = await self.store.first(id) if invite is not None else None
        made = first.what if first is not None else None
        if invite is None or not isinstance(made, Created) or not compare_digest(invite.encode(), made.invite.encode()):
            raise no_table()

    async def table(self, id: str) -> tuple[Table, int]:
        """The table of this name, and after which entry it was last kept; Refused if there is none."""
        if not NAME.fullmatch(id):
            raise no_table()
        with stored():
            table = await self._kept(id) or Table(id)
            kept = table.seq
            while True:
                entries = await self.store.entries(id, table.seq, PAGE)
                if kept and any(entry.what.rewrites for entry in entries):
                    table, kept = Table(id), 0  # the snapshot was taken from the log as it was before
                    continue
                await self.go_on(table, entries)
                if len(entries) < PAGE:
                    break
        if table.seq == 0:
            raise no_table()
        return table, kept

    async def _kept(self, id: str) -> Table | None:
        """The last snapshot, if it was taken from this log by this program."""
        kept = await self.store.kept(id)
        if kept is None:
            return None
        entries = await self.store.entries(id, kept.seq - 1, 1)
        if not entries or snapshots.fingerprint(entries[0]) != kept.entry:
            return None
        return snapshots.restored(kept.data)

    async def go_on(self, table: Table, entries: Iterable[Entry]) -> None:
        """Let entries have happened, in slices."""
        left = deque(entries)
        while left:
            async with self._turn:
                until = perf_counter() + SLICE
                while left and perf_counter() < until:
                    apply_entry(table, left.popleft())
                await asyncio.sleep(0)

    async def keep(self, table: Table) -> None:
        """Keep a table as it stands. If that fails, its log is all the same."""
        last = table.recent[-1].entry
        kept = Kept(table.seq, snapshots.fingerprint(last), snapshots.written(table))
        with suppress(Unavailable):
            await self.store.keep(table.id, kept)
