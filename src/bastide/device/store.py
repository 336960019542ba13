"""``LogStore`` (``bastide.hosting.storage.log_store``) in the browser storage."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import AsyncIterator, Awaitable, Collection, Iterable, Mapping, Sequence
from typing import NamedTuple, TypeVar, cast

import msgspec
from msgspec.structs import replace

from bastide.core.plain import Plain
from bastide.device.browser import Drawer
from bastide.hosting.clocks.timekeeper import wall_clock
from bastide.hosting.storage.log_store import (
    ALL_TABLES,
    DAY,
    Conflict,
    DealResult,
    Kept,
    Listed,
    Stay,
    Summary,
    TableQuery,
    Unavailable,
)
from bastide.tables.log import Entry, data_of, entries_of

Result = TypeVar("Result")
#: Stored summary row of a table: id, log length, times of creation and last change, and the summary.
Line = tuple[str, int, int, int, str, str, bool, list[str], int | None, dict[str, object]]

#: Pause before an unavailable or full storage is tried again.
AGAIN = 2.0
#: Note that is written to test the storage.
ROOM = "room"
#: Key of the daily deal's result in a summary.
DEALT = "dealt"

encoder = msgspec.json.Encoder()
lines = msgspec.json.Decoder(list[Line])
kept_text = msgspec.json.Decoder(Kept)

log = logging.getLogger(__name__)


def written(entries: Iterable[Entry]) -> str:
    """Encode entries as log rows."""
    return encoder.encode(
        [(entry.seq, entry.what.kind, entry.seat, data_of(entry.what), entry.at) for entry in entries]
    ).decode()


def line_text(listed: Listed) -> str:
    """Encode the summary row of a table."""
    summary = listed.summary
    return encoder.encode(
        (
            *(listed.table, listed.seq, listed.created_at, listed.updated_at),
            *(summary.game, summary.status, summary.public, summary.people, summary.wake_at, summary.line),
        )
    ).decode()


class Brought(NamedTuple):
    """Entries to append to a table's log, or to create it with, and the resulting summary."""

    table: str
    entries: list[Entry]
    summary: Summary


class DeviceStore:
    """Tables of a device. All summaries are kept in memory, because a device has few tables."""

    def __init__(self, storage: Drawer) -> None:
        self.drawer = storage
        self.available = True
        self._summaries: dict[str, Listed] = {}
        self._changes: asyncio.Queue[tuple[str, int]] = asyncio.Queue()
        self._away = asyncio.Event()
        self._back = asyncio.Event()
        self._back.set()

    async def open(self) -> None:
        """Load the summaries of all tables."""
        for row in lines.decode(await self._read(self.drawer.lines())):
            table, seq, created, updated, game, status, public, people, wake_at, line = row
            summary = Summary(game, status, public, people, wake_at, cast(dict[str, Plain], line))
            self._summaries[table] = Listed(table, seq, summary, created, updated)

    async def _read(self, operation: Awaitable[Result]) -> Result:
        """Await a storage operation. Raises ``StorageUnavailable`` if it fails."""
        try:
            found = await operation
        except Exception as error:  # browsers raise different errors
            log.warning("browser storage failed: %s", error)
            self.available = False
            self._back.clear()
            self._away.set()
            raise Unavailable(str(error)) from error
        return found

    async def _write_checked(self, operation: Awaitable[Result]) -> Result:
        """Await a write operation; its success marks the storage as available (a full storage can still be read)."""
        found = await self._read(operation)
        self.available = True
        self._away.clear()
        self._back.set()
        return found

    # -- logs --------------------------------------------------------------------------------

    async def create(self, table: str, entries: list[Entry], summary: Summary) -> None:
        await self._write(table, entries, summary)

    async def append(self, table: str, entries: list[Entry], summary: Summary) -> None:
        await self._write(table, entries, summary)

    async def _write(self, table: str, entries: list[Entry], summary: Summary) -> None:
        before = self._summaries.get(table)
        after = entries[0].seq - 1
        if after != (before.seq if before else 0):
            raise Conflict(before.seq if before else 0)
        created = before.created_at if before else entries[0].at
        summary = replace(summary, line={**summary.line, DEALT: self._deal_result_to_store(before, summary)})
        line = Listed(table, entries[-1].seq, summary, created, entries[-1].at)
        if not await self._write_checked(self.drawer.write(table, after, written(entries), line_text(line))):
            raise Conflict(before.seq if before else 0)
        self._update_summary(line)

    def _update_summary(self, line: Listed) -> None:
        self._summaries[line.table] = line
        self._changes.put_nowait((line.table, line.seq))

    async def bring(self, tables: Sequence[Brought], notes: Mapping[str, str]) -> None:
        """Write imported tables and notes, all or nothing.

        Raises ``StorageUnavailable`` if the storage fails or if a log has changed meanwhile; the import can be retried.
        """
        lines: list[Listed] = []
        packed: list[tuple[str, int, str, str]] = []
        for table, entries, summary in tables:
            before = self._summaries.get(table)
            created = before.created_at if before else entries[0].at
            lines.append(Listed(table, entries[-1].seq, summary, created, entries[-1].at))
            packed.append((table, entries[0].seq - 1, written(entries), line_text(lines[-1])))
        if not await self._write_checked(
            self.drawer.bring(encoder.encode(packed).decode(), encoder.encode(notes).decode())
        ):
            raise Unavailable("a log has changed meanwhile")
        for line in lines:
            self._update_summary(line)

    def ids(self) -> list[str]:
        """List the ids of all tables."""
        return sorted(self._summaries)

    async def entries(self, table: str, after: int = 0, most: int = 1 << 40) -> list[Entry]:
        return [entry for page in await self.log(table) for entry in entries_of([page]) if entry.seq > after][:most]

    async def log(self, table: str) -> list[bytes]:
        return [(await self._read(self.drawer.rows(table))).encode()]

    async def first(self, table: str) -> Entry | None:
        return next(iter(await self.entries(table, most=1)), None)

    async def kept(self, table: str) -> Kept | None:
        text = await self._read(self.drawer.kept(table))
        return kept_text.decode(text) if text else None

    async def keep(self, table: str, kept: Kept) -> None:
        await self._write_checked(self.drawer.keep(table, encoder.encode(kept).decode()))

    # -- daily deals --------------------------------------------------------------------------

    @staticmethod
    def _deal_result_to_store(before: Listed | None, summary: Summary) -> Plain:
        """Return the result of a daily deal to store: the first one, if it was played on its day."""
        known = before.summary.line.get(DEALT) if before else None
        dealt = summary.dealt
        if known is not None or dealt is None or dealt.at // DAY != dealt.day:
            return known
        return cast(Plain, msgspec.to_builtins(dealt))

    def dealt(self, table: str) -> DealResult | None:
        """Return the result of a table's daily deal; None if it was not finished on its day."""
        found = self._summaries.get(table)
        known = found.summary.line.get(DEALT) if found else None
        return None if known is None else msgspec.convert(known, DealResult)

    def status_of(self, table: str) -> str | None:
        """Return the status of a table; None if it does not exist."""
        found = self._summaries.get(table)
        return found.summary.status if found else None

    # -- lists -------------------------------------------------------------------------------

    async def tables(self, query: TableQuery = ALL_TABLES) -> list[Listed]:
        def fits(listed: Listed) -> bool:
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

    async def summaries(self, tables: Sequence[str]) -> list[Listed]:
        return [self._summaries[table] for table in tables if table in self._summaries]

    async def lengths(self, tables: Sequence[str]) -> dict[str, int]:
        return {table: self._summaries[table].seq for table in tables if table in self._summaries}

    async def has_been(self, table: str, people: Collection[str]) -> bool:
        found = self._summaries.get(table)
        return found is not None and not set(people).isdisjoint(found.summary.people)

    # -- other processes: there are none -----------------------------------------------------

    async def stay(self, stays: Sequence[Stay], now: int) -> None:
        """Do nothing: no other process needs the leases."""

    async def stays(self, tables: Sequence[str]) -> list[Stay]:
        return []

    async def listen(self) -> AsyncIterator[tuple[str, int]]:
        while True:
            yield await self._changes.get()

    async def time(self) -> int:
        return wall_clock()

    async def gone(self) -> None:
        await self._away.wait()

    async def back(self) -> None:
        while not self._back.is_set():
            await asyncio.sleep(AGAIN)
            try:
                await self._write_checked(self.drawer.note(ROOM, ""))
            except Unavailable:
                continue

    async def close(self) -> None:
        """Do nothing: all writes are durable."""
