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

from bastide.hosting.storage.log_store import LogStore, StorageUnavailable, StoredSnapshot, refuse_if_unavailable
from bastide.tables.log import LogEntry, TableCreated
from bastide.tables.request_errors import table_not_found_error
from bastide.tables.state import table_snapshots
from bastide.tables.state.log_replay import apply_entry
from bastide.tables.state.table_state import Table
from bastide.tables.visitor_and_command_context import Visitor

#: Time of replaying in one go, before other requests are served.
REPLAY_SLICE_S: Final = 0.003
#: A snapshot is stored after this many entries.
SNAPSHOT_INTERVAL_ENTRIES: Final = 100
#: Number of entries per read.
ENTRIES_PER_PAGE: Final = 500
#: Valid table ids.
TABLE_ID_PATTERN: Final = re.compile(r"[A-Za-z0-9_-]{4,40}")


class TableLoader:
    """Loads tables. Concurrent loads alternate in time slices, so that short logs do not wait for long ones."""

    def __init__(self, store: LogStore) -> None:
        self.store = store
        self._turn = asyncio.Lock()

    async def check_may_see(self, id: str, visitor: Visitor, invite: str | None) -> None:
        """Check access by the index and the first entry, before the log is read.

        RequestRefused unless the visitor may see the table, as in ``permission_checks.check_may_see``.
        """
        with refuse_if_unavailable():
            found = await self.store.read_summaries([id]) if TABLE_ID_PATTERN.fullmatch(id) else []
            if not found:
                raise table_not_found_error()
            if found[0].summary.public or visitor.ids & set(found[0].summary.people):
                return
            if await self.store.was_involved(id, visitor.ids):
                return  # the loaded table decides
            first = await self.store.read_first_entry(id) if invite is not None else None
        made = first.data if first is not None else None
        if (
            invite is None
            or not isinstance(made, TableCreated)
            or not compare_digest(invite.encode(), made.invite.encode())
        ):
            raise table_not_found_error()

    async def load_table(self, id: str) -> tuple[Table, int]:
        """Return a table, and the last entry of its stored snapshot; RequestRefused if it does not exist."""
        if not TABLE_ID_PATTERN.fullmatch(id):
            raise table_not_found_error()
        with refuse_if_unavailable():
            table = await self._load_snapshot(id) or Table(id)
            kept = table.seq
            while True:
                entries = await self.store.read_entries(id, table.seq, ENTRIES_PER_PAGE)
                if kept and any(entry.data.rewrites_log for entry in entries):
                    table, kept = Table(id), 0  # the snapshot is older than the rewritten log
                    continue
                await self.apply_entries(table, entries)
                if len(entries) < ENTRIES_PER_PAGE:
                    break
        if table.seq == 0:
            raise table_not_found_error()
        return table, kept

    async def _load_snapshot(self, id: str) -> Table | None:
        """Return the table of the latest snapshot, if this program wrote it from this log."""
        kept = await self.store.load_snapshot(id)
        if kept is None:
            return None
        entries = await self.store.read_entries(id, kept.seq - 1, 1)
        if not entries or table_snapshots.get_entry_fingerprint(entries[0]) != kept.entry_fingerprint:
            return None
        return table_snapshots.load_snapshot(kept.data)

    async def apply_entries(self, table: Table, entries: Iterable[LogEntry]) -> None:
        """Apply entries to a table, in time slices."""
        left = deque(entries)
        while left:
            async with self._turn:
                until = perf_counter() + REPLAY_SLICE_S
                while left and perf_counter() < until:
                    apply_entry(table, left.popleft())
                await asyncio.sleep(0)

    async def save_snapshot(self, table: Table) -> None:
        """Store a snapshot. Failure is ignored, since the log is authoritative."""
        last = table.recent_entries[-1].entry
        kept = StoredSnapshot(
            table.seq, table_snapshots.get_entry_fingerprint(last), table_snapshots.dump_snapshot(table)
        )
        with suppress(StorageUnavailable):
            await self.store.save_snapshot(table.id, kept)
