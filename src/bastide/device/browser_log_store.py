"""``LogStore`` (``bastide.hosting.storage.log_store``) in the browser storage."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import AsyncIterator, Awaitable, Collection, Iterable, Mapping, Sequence
from typing import NamedTuple, TypeVar, cast

import msgspec
from msgspec.structs import replace

from bastide.core.json_data import JsonData
from bastide.device.browser_interfaces import BrowserStorage
from bastide.hosting.clocks.shared_clock import read_wall_clock_ms
from bastide.hosting.storage.log_store import (
    ALL_TABLES,
    AppendConflict,
    DealResult,
    ListedTable,
    PresenceLease,
    StorageUnavailable,
    StoredSnapshot,
    TableQuery,
    TableSummary,
)
from bastide.tables.log import LogEntry, decode_log, encode_entry_data
from bastide.tables.state.table_state import DAY_MS

Result = TypeVar("Result")
#: Stored summary row of a table: id, log length, times of creation and last change, and the summary.
SummaryRow = tuple[str, int, int, int, str, str, bool, list[str], int | None, dict[str, object]]

#: Pause before an unavailable or full storage is tried again.
RETRY_SECONDS = 2.0
#: Note that is written to test the storage.
PROBE_NOTE = "room"
#: Size of the tested note, as of a move with the summary of its table. A full browser still writes an empty note.
PROBE_BYTES = 16_384
#: Key of the daily deal's result in a summary.
DEAL_RESULT_KEY = "dealt"

encoder = msgspec.json.Encoder()
summary_rows_decoder = msgspec.json.Decoder(list[SummaryRow])
snapshot_decoder = msgspec.json.Decoder(StoredSnapshot)

log = logging.getLogger(__name__)


def encode_entries(entries: Iterable[LogEntry]) -> str:
    """Encode entries as log rows."""
    return encoder.encode(
        [(entry.seq, entry.data.kind, entry.seat, encode_entry_data(entry.data), entry.at_ms) for entry in entries]
    ).decode()


def encode_summary_row(listed: ListedTable) -> str:
    """Encode the summary row of a table."""
    summary = listed.summary
    return encoder.encode(
        (
            *(listed.table, listed.seq, listed.created_at, listed.updated_at),
            *(summary.game, summary.status, summary.public, summary.people, summary.wake_at, summary.line),
        )
    ).decode()


class ImportedTable(NamedTuple):
    """Entries to append to a table's log, or to create it with, and the resulting summary."""

    table: str
    entries: list[LogEntry]
    summary: TableSummary


class DeviceStore:
    """Tables of a device. All summaries are kept in memory, because a device has few tables."""

    def __init__(self, storage: BrowserStorage) -> None:
        self.storage = storage
        self.available = True
        self._summaries: dict[str, ListedTable] = {}
        self._changes: asyncio.Queue[tuple[str, int]] = asyncio.Queue()
        self._away = asyncio.Event()
        self._back = asyncio.Event()
        self._back.set()

    async def load_tables(self) -> None:
        """Load the summaries of all tables."""
        for row in summary_rows_decoder.decode(await self._read(self.storage.lines())):
            table, seq, created, updated, game, status, public, people, wake_at, line = row
            summary = TableSummary(game, status, public, people, wake_at, cast(dict[str, JsonData], line))
            self._summaries[table] = ListedTable(table, seq, summary, created, updated)

    async def _read(self, operation: Awaitable[Result]) -> Result:
        """Await a storage operation. Raises ``StorageUnavailable`` if it fails."""
        try:
            found = await operation
        except Exception as error:  # browsers raise different errors
            log.warning("browser storage failed: %s", error)
            self.available = False
            self._back.clear()
            self._away.set()
            raise StorageUnavailable(str(error)) from error
        return found

    async def _write_checked(self, operation: Awaitable[Result]) -> Result:
        """Await a write operation; its success marks the storage as available (a full storage can still be read)."""
        found = await self._read(operation)
        self.available = True
        self._away.clear()
        self._back.set()
        return found

    # -- logs --------------------------------------------------------------------------------

    async def create_table(self, table: str, entries: list[LogEntry], summary: TableSummary) -> None:
        await self._write(table, entries, summary)

    async def append(self, table: str, entries: list[LogEntry], summary: TableSummary) -> None:
        await self._write(table, entries, summary)

    async def _write(self, table: str, entries: list[LogEntry], summary: TableSummary) -> None:
        before = self._summaries.get(table)
        after = entries[0].seq - 1
        if after != (before.seq if before else 0):
            raise AppendConflict(before.seq if before else 0)
        created = before.created_at if before else entries[0].at_ms
        summary = replace(summary, line={**summary.line, DEAL_RESULT_KEY: self._deal_result_to_store(before, summary)})
        line = ListedTable(table, entries[-1].seq, summary, created, entries[-1].at_ms)
        if not await self._write_checked(
            self.storage.write(table, after, encode_entries(entries), encode_summary_row(line))
        ):
            raise AppendConflict(before.seq if before else 0)
        self._update_summary(line)

    def _update_summary(self, line: ListedTable) -> None:
        self._summaries[line.table] = line
        self._changes.put_nowait((line.table, line.seq))

    async def import_tables(self, tables: Sequence[ImportedTable], notes: Mapping[str, str]) -> None:
        """Write imported tables and notes, all or nothing.

        Raises ``StorageUnavailable`` if the storage fails or if a log has changed meanwhile; the import can be retried.
        """
        lines: list[ListedTable] = []
        packed: list[tuple[str, int, str, str]] = []
        for table, entries, summary in tables:
            before = self._summaries.get(table)
            created = before.created_at if before else entries[0].at_ms
            lines.append(ListedTable(table, entries[-1].seq, summary, created, entries[-1].at_ms))
            packed.append((table, entries[0].seq - 1, encode_entries(entries), encode_summary_row(lines[-1])))
        if not await self._write_checked(
            self.storage.bring(encoder.encode(packed).decode(), encoder.encode(notes).decode())
        ):
            raise StorageUnavailable("a log has changed meanwhile")
        for line in lines:
            self._update_summary(line)

    def table_ids(self) -> list[str]:
        """List the ids of all tables."""
        return sorted(self._summaries)

    async def read_entries(self, table: str, after: int = 0, most: int = 1 << 40) -> list[LogEntry]:
        return [
            entry for page in await self.read_encoded_log(table) for entry in decode_log([page]) if entry.seq > after
        ][:most]

    async def read_encoded_log(self, table: str) -> list[bytes]:
        return [(await self._read(self.storage.rows(table))).encode()]

    async def read_first_entry(self, table: str) -> LogEntry | None:
        return next(iter(await self.read_entries(table, most=1)), None)

    async def load_snapshot(self, table: str) -> StoredSnapshot | None:
        text = await self._read(self.storage.kept(table))
        return snapshot_decoder.decode(text) if text else None

    async def save_snapshot(self, table: str, kept: StoredSnapshot) -> None:
        await self._write_checked(self.storage.keep(table, encoder.encode(kept).decode()))

    # -- daily deals --------------------------------------------------------------------------

    @staticmethod
    def _deal_result_to_store(before: ListedTable | None, summary: TableSummary) -> JsonData:
        """Return the result of a daily deal to store: the first one, if it was played on its day."""
        known = before.summary.line.get(DEAL_RESULT_KEY) if before else None
        dealt = summary.dealt
        if known is not None or dealt is None or dealt.at // DAY_MS != dealt.day:
            return known
        return cast(JsonData, msgspec.to_builtins(dealt))

    def deal_result(self, table: str) -> DealResult | None:
        """Return the result of a table's daily deal; None if it was not finished on its day."""
        found = self._summaries.get(table)
        known = found.summary.line.get(DEAL_RESULT_KEY) if found else None
        return None if known is None else msgspec.convert(known, DealResult)

    def table_status(self, table: str) -> str | None:
        """Return the status of a table; None if it does not exist."""
        found = self._summaries.get(table)
        return found.summary.status if found else None

    # -- lists -------------------------------------------------------------------------------

    async def find_tables(self, query: TableQuery = ALL_TABLES) -> list[ListedTable]:
        def fits(listed: ListedTable) -> bool:
            summary = listed.summary
            return (
                (query.public is None or summary.public == query.public)
                and (query.person is None or query.person in summary.people)
                and (query.game is None or summary.game == query.game)
                and (query.status is None or summary.status == query.status)
                and (query.before is None or listed.updated_at < query.before)
                and (query.wake_before is None or (summary.wake_at is not None and summary.wake_at < query.wake_before))
            )

        found = [listed for listed in self._summaries.values() if fits(listed)]
        if query.wake_before is not None:
            return sorted(found, key=lambda listed: listed.summary.wake_at or 0)[: query.limit]
        return sorted(found, key=lambda listed: listed.updated_at, reverse=True)[: query.limit]

    async def read_summaries(self, tables: Sequence[str]) -> list[ListedTable]:
        return [self._summaries[table] for table in tables if table in self._summaries]

    async def read_log_lengths(self, tables: Sequence[str]) -> dict[str, int]:
        return {table: self._summaries[table].seq for table in tables if table in self._summaries}

    async def was_involved(self, table: str, people: Collection[str]) -> bool:
        found = self._summaries.get(table)
        return found is not None and not set(people).isdisjoint(found.summary.people)

    # -- other processes: there are none -----------------------------------------------------

    async def write_leases(self, stays: Sequence[PresenceLease], now: int) -> None:
        """Do nothing: no other process needs the leases."""

    async def read_leases(self, tables: Sequence[str]) -> list[PresenceLease]:
        return []

    async def listen(self) -> AsyncIterator[tuple[str, int]]:
        while True:
            yield await self._changes.get()

    async def read_clock_ms(self) -> int:
        return read_wall_clock_ms()

    async def wait_until_unavailable(self) -> None:
        await self._away.wait()

    async def wait_until_available(self) -> None:
        while not self._back.is_set():
            await asyncio.sleep(RETRY_SECONDS)
            try:
                await self._read(self.storage.note(PROBE_NOTE, " " * PROBE_BYTES))
                await self._write_checked(self.storage.note(PROBE_NOTE, ""))
            except StorageUnavailable:
                continue

    async def close(self) -> None:
        """Do nothing: all writes are durable."""
