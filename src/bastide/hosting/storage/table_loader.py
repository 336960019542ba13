"""Load tables from the store: the latest snapshot and later entries, in time slices."""

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

#: Time of replaying in one go, before other requests are served.
SLICE: Final = 0.003
#: A snapshot is stored after this many entries.
EVERY: Final = 100
#: Number of entries per read.
PAGE: Final = 500
#: Valid table ids.
NAME: Final = re.compile(r"[A-Za-z0-9_-]{4,40}")


class TableLoader:
    """Loads tables. Concurrent loads alternate in time slices, so that short logs do not wait for long ones."""

    def __init__(self, store: LogStore) -> None:
        self.store = store
        self._turn = asyncio.Lock()

    async def check_may_see(self, id: str, visitor: Visitor, invite: str | None) -> None:
        """Check access by the index and the first entry, before the log is read.

        RequestRefused unless the visitor may see the table, as in ``permission_checks.check_may_see``.
        """
        with stored():
            found = await self.store.summaries([id]) if NAME.fullmatch(id) else []
            if not found:
                raise no_table()
            if found[0].summary.public or visitor.ids & set(found[0].summary.people):
                return
            if await self.store.has_been(id, visitor.ids):
                return  # the loaded table decides
            first = await self.store.first(id) if invite is not None else None
        made = first.what if first is not None else None
        if invite is None or not isinstance(made, Created) or not compare_digest(invite.encode(), made.invite.encode()):
            raise no_table()

    async def table(self, id: str) -> tuple[Table, int]:
        """Return a table, and the last entry of its stored snapshot; RequestRefused if it does not exist."""
        if not NAME.fullmatch(id):
            raise no_table()
        with stored():
            table = await self._load_snapshot(id) or Table(id)
            kept = table.seq
            while True:
                entries = await self.store.entries(id, table.seq, PAGE)
                if kept and any(entry.what.rewrites for entry in entries):
                    table, kept = Table(id), 0  # the snapshot is older than the rewritten log
                    continue
                await self.go_on(table, entries)
                if len(entries) < PAGE:
                    break
        if table.seq == 0:
            raise no_table()
        return table, kept

    async def _load_snapshot(self, id: str) -> Table | None:
        """Return the table of the latest snapshot, if this program wrote it from this log."""
        kept = await self.store.kept(id)
        if kept is None:
            return None
        entries = await self.store.entries(id, kept.seq - 1, 1)
        if not entries or snapshots.fingerprint(entries[0]) != kept.entry:
            return None
        return snapshots.restored(kept.data)

    async def go_on(self, table: Table, entries: Iterable[Entry]) -> None:
        """Apply entries to a table, in time slices."""
        left = deque(entries)
        while left:
            async with self._turn:
                until = perf_counter() + SLICE
                while left and perf_counter() < until:
                    apply_entry(table, left.popleft())
                await asyncio.sleep(0)

    async def keep(self, table: Table) -> None:
        """Store a snapshot. Failure is ignored, since the log is authoritative."""
        last = table.recent[-1].entry
        kept = Kept(table.seq, snapshots.fingerprint(last), snapshots.written(table))
        with suppress(Unavailable):
            await self.store.keep(table.id, kept)
