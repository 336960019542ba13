"""Logs of tables in a drawer of the browser (``bastide.hosting.storage.log_store``)."""

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
#: The line of a table in the drawer: its name, how long its log is, when it was made and changed; its summary.
Line = tuple[str, int, int, int, str, str, bool, list[str], int | None, dict[str, object]]

#: The pause before a drawer that is away or full is tried again, in seconds.
AGAIN = 2.0
#: The note that it is tried with.
ROOM = "room"
#: Where the line of a table says how the deal of a day was played there.
DEALT = "dealt"

encoder = msgspec.json.Encoder()
lines = msgspec.json.Decoder(list[Line])
kept_text = msgspec.json.Decoder(Kept)

log = logging.getLogger(__name__)


def written(entries: Iterable[Entry]) -> str:
    """Entries as rows of a log."""
    return encoder.encode(
        [(entry.seq, entry.what.kind, entry.seat, data_of(entry.what), entry.at) for entry in entries]
    ).decode()


def line_text(listed: Listed) -> str:
    """The line of a table, as the drawer keeps it."""
    summary = listed.summary
    return encoder.encode(
        (
            *(listed.table, listed.seq, listed.created_at, listed.updated_at),
            *(summary.game, summary.status, summary.public, summary.people, summary.wake_at, summary.line),
        )
    ).decode()


class Brought(NamedTuple):
    """What is added to the log of a table, or begins it."""

    table: str
    entries: list[Entry]
    summary: Summary


class DeviceStore:
    """The tables of a device. Lists are kept in memory: nobody has many thousands of tables on one device."""

    def __init__(self, drawer: Drawer) -> None:
        self.drawer = drawer
        self.available = True
        self._lines: dict[str, Listed] = {}
        self._news: asyncio.Queue[tuple[str, int]] = asyncio.Queue()
        self._away = asyncio.Event()
        self._back = asyncio.Event()
        self._back.set()

    async def open(self) -> None:
        """Read which tables there are."""
        for row in lines.decode(await self._of(self.drawer.lines())):
            table, seq, created, updated, game, status, public, people, wake_at, line = row
            summary = Summary(game, status, public, people, wake_at, cast(dict[str, Plain], line))
            self._lines[table] = Listed(table, seq, summary, created, updated)

    async def _of(self, asked: Awaitable[Result]) -> Result:
        """What the drawer says; Unavailable if it does not."""
        try:
            found = await asked
        except Exception as error:  # whatever a browser calls it
            log.warning("the drawer cannot be used: %s", error)
            self.available = False
            self._back.clear()
            self._away.set()
            raise Unavailable(str(error)) from error
        return found

    async def _kept(self, asked: Awaitable[Result]) -> Result:
        """The same, where something is written. A full drawer can be read: it is back when it takes something."""
        found = await self._of(asked)
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
        before = self._lines.get(table)
        after = entries[0].seq - 1
        if after != (before.seq if before else 0):
            raise Conflict(before.seq if before else 0)
        created = before.created_at if before else entries[0].at
        summary = replace(summary, line={**summary.line, DEALT: self._dealt_with(before, summary)})
        line = Listed(table, entries[-1].seq, summary, created, entries[-1].at)
        if not await self._kept(self.drawer.write(table, after, written(entries), line_text(line))):
            raise Conflict(before.seq if before else 0)
        self._note(line)

    def _note(self, line: Listed) -> None:
        self._lines[line.table] = line
        self._news.put_nowait((line.table, line.seq))

    async def bring(self, tables: Sequence[Brought], notes: Mapping[str, str]) -> None:
        """Add to logs, or begin them, and write notes: all of it or nothing.

        Unavailable if a log has gone on meanwhile, too: then it can be tried again.
        """
        lines: list[Listed] = []
        packed: list[tuple[str, int, str, str]] = []
        for table, entries, summary in tables:
            before = self._lines.get(table)
            created = before.created_at if before else entries[0].at
            lines.append(Listed(table, entries[-1].seq, summary, created, entries[-1].at))
            packed.append((table, entries[0].seq - 1, written(entries), line_text(lines[-1])))
        if not await self._kept(self.drawer.bring(encoder.encode(packed).decode(), encoder.encode(notes).decode())):
            raise Unavailable("a log has gone on meanwhile")
        for line in lines:
            self._note(line)

    def ids(self) -> list[str]:
        """All tables."""
        return sorted(self._lines)

    async def entries(self, table: str, after: int = 0, most: int = 1 << 40) -> list[Entry]:
        return [entry for page in await self.log(table) for entry in entries_of([page]) if entry.seq > after][:most]

    async def log(self, table: str) -> list[bytes]:
        return [(await self._of(self.drawer.rows(table))).encode()]

    async def first(self, table: str) -> Entry | None:
        return next(iter(await self.entries(table, most=1)), None)

    async def kept(self, table: str) -> Kept | None:
        text = await self._of(self.drawer.kept(table))
        return kept_text.decode(text) if text else None

    async def keep(self, table: str, kept: Kept) -> None:
        await self._kept(self.drawer.keep(table, encoder.encode(kept).decode()))

    # -- the deals of the days ----------------------------------------------------------------

    @staticmethod
    def _dealt_with(before: Listed | None, summary: Summary) -> Plain:
        """How the deal of a day ended: as it was first written down, on that day."""
        known = before.summary.line.get(DEALT) if before else None
        dealt = summary.dealt
        if known is not None or dealt is None or dealt.at // DAY != dealt.day:
            return known
        return cast(Plain, msgspec.to_builtins(dealt))

    def dealt(self, table: str) -> DealResult | None:
        """How a table of a day's deal was played to its end; None: it was not, or not on the day."""
        found = self._lines.get(table)
        known = found.summary.line.get(DEALT) if found else None
        return None if known is None else msgspec.convert(known, DealResult)

    def status_of(self, table: str) -> str | None:
        found = self._lines.get(table)
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

        found = [listed for listed in self._lines.values() if fits(listed)]
        if query.wake_before is not None:
            return sorted(found, key=lambda listed: listed.summary.wake_at or 0)[: query.limit]
        return sorted(found, key=lambda listed: listed.updated_at, reverse=True)[: query.limit]

    async def summaries(self, tables: Sequence[str]) -> list[Listed]:
        return [self._lines[table] for table in tables if table in self._lines]

    async def lengths(self, tables: Sequence[str]) -> dict[str, int]:
        return {table: self._lines[table].seq for table in tables if table in self._lines}

    async def has_been(self, table: str, people: Collection[str]) -> bool:
        found = self._lines.get(table)
        return found is not None and not set(people).isdisjoint(found.summary.people)

    # -- others: there are none --------------------------------------------------------------

    async def stay(self, stays: Sequence[Stay], now: int) -> None:
        """Whoever looks on does so here, and nobody else wants to know."""

    async def stays(self, tables: Sequence[str]) -> list[Stay]:
        return []

    async def listen(self) -> AsyncIterator[tuple[str, int]]:
        while True:
            yield await self._news.get()

    async def time(self) -> int:
        return wall_clock()

    async def gone(self) -> None:
        await self._away.wait()

    async def back(self) -> None:
        while not self._back.is_set():
            await asyncio.sleep(AGAIN)
            try:
                await self._kept(self.drawer.note(ROOM, ""))
            except Unavailable:
                continue

    async def close(self) -> None:
        """What was written is safe already."""
