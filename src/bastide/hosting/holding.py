"""Holding tables: those that this process has in memory, each as its log says.

The log is the truth. What is to be done is decided on the table as this process knows it, appended, and only then shown
to anybody. If another process was quicker, the append is refused, the news is read, and it is decided again on the
table as it is: mostly to find that its position is no more.
"""

from __future__ import annotations

import asyncio
import logging
from abc import ABC, abstractmethod
from collections.abc import Callable
from contextlib import suppress
from functools import partial
from itertools import takewhile
from typing import TypeAlias

from bastide.core.errors import BastideError
from bastide.hosting.audience import Asker, Audience
from bastide.hosting.histories import Histories
from bastide.hosting.hosted_table import HostedTable
from bastide.hosting.listing import summary
from bastide.hosting.lobby import Lobby
from bastide.hosting.long_work import LongWork, busy
from bastide.hosting.messages import Gone, Waiting
from bastide.hosting.presence import PresenceBook
from bastide.hosting.reading import EVERY, Reading
from bastide.hosting.storage import Conflict, LogStore, Unavailable, attended_of, away, person_of, stored
from bastide.hosting.timekeeper import Timekeeper
from bastide.tables import commands
from bastide.tables.errors import Refused, no_table
from bastide.tables.log import Draft, Entry, SetBack
from bastide.tables.table import Table
from bastide.tables.visitor import NOBODY, Occasion, Visitor

#: So many tables are held in memory while nobody looks at them; twice as many in all.
MOST_HELD = 2_500
#: So often a command is decided anew because the log has changed meanwhile.
TRIES = 20
#: What is being written when the server stops has so many seconds.
FAREWELL = 10.0
#: The pause before something is tried again that the database refused though it is there, in seconds.
AGAIN = 0.2
#: Who has asked for a table may ask for more: for so many milliseconds it is followed though nobody here looks at it.
LINGER = 10_000

#: What is to be written down at a table as it stands.
Rule: TypeAlias = Callable[[Table, Occasion], list[Draft]]

log = logging.getLogger(__name__)


class Holding(ABC):
    """The tables of one process, what is written to their logs, and what others write there."""

    def __init__(self, store: LogStore, time: Timekeeper, bits: Callable[[int], int], long_work: LongWork) -> None:
        self.store = store
        self.time = time
        self.now = time.now
        self.bits = bits
        self.lobby = Lobby(store, self.spawn)
        self.reading = Reading(store)
        self.long_work = long_work
        self.tables: dict[str, HostedTable] = {}
        self.presence = PresenceBook(store, time, self.tables)
        self.histories = Histories(store, self.long_work)
        self.audience = Audience(self.presence, self.histories, time, self.wind)
        self._opening: dict[str, asyncio.Task[HostedTable]] = {}
        self._tasks: set[asyncio.Task[None]] = set()
        self.closing = False

    # -- life --------------------------------------------------------------------------------

    def open_up(self) -> None:
        """Begin to listen to other processes."""
        self.spawn(self._listen())
        self.spawn(self._mind_storage())
        self.spawn(self.presence.keep_up(self.audience.note))

    async def close(self) -> None:
        """Finish what is being written."""
        self.closing = True
        for hosted in list(self.tables.values()):
            for timer in (hosted.alarm, hosted.presence):
                if timer is not None:
                    timer.cancel()
        await asyncio.wait([asyncio.ensure_future(self._written(list(self.tables.values())))], timeout=FAREWELL)
        for task in list(self._tasks):
            task.cancel()
        await asyncio.gather(*self._tasks, return_exceptions=True)
        await self.presence.close()
        self.long_work.close()

    @staticmethod
    async def _written(tables: list[HostedTable]) -> None:
        """Wait until nothing is being written at these tables."""
        for hosted in tables:
            async with hosted.lock:
                pass

    def spawn(self, work: object) -> None:
        assert asyncio.iscoroutine(work)
        task: asyncio.Task[None] = asyncio.ensure_future(work)
        self._tasks.add(task)
        task.add_done_callback(self._over)

    def _over(self, task: asyncio.Task[None]) -> None:
        self._tasks.discard(task)
        if not task.cancelled() and task.exception() is not None:
            log.error("a task of the house failed", exc_info=task.exception())

    # -- time --------------------------------------------------------------------------------

    async def look_at_clock(self) -> None:
        """Compare with the clock of the database, which all processes share."""
        if await self.time.look(self.store.time):
            # When anybody was last seen, was told by the clock as it was: their absence is counted anew.
            self.presence.since = self.now()
            for hosted in self.tables.values():
                if hosted.anchor is not None and hosted.anchor.read:
                    hosted.anchor = None
                    self.wind(hosted)

    @abstractmethod
    def look_after(self, hosted: HostedTable) -> None:
        """This process has brought the table to where it is: let bots think, and mind the clocks."""

    @abstractmethod
    def wind(self, hosted: HostedTable) -> None:
        """The table is somewhere else now, or other people are there: mind the clocks, and who is away."""

    # -- in memory ---------------------------------------------------------------------------

    async def open(self, id: str) -> HostedTable:
        """The table of this name, read from its log if need be; Refused if there is none."""
        hosted = self.tables.get(id)
        if hosted is None:
            task = self._opening.get(id)
            if task is None:
                task = asyncio.ensure_future(self._read(id))
                self._opening[id] = task
                task.add_done_callback(lambda _: self._opening.pop(id, None))
            hosted = await asyncio.shield(task)
        hosted.touched_at = self.now()
        return hosted

    async def _read(self, id: str) -> HostedTable:
        self._make_room()
        table, kept = await self.reading.table(id)
        hosted = self.tables.setdefault(id, HostedTable(table, self.now(), kept))
        # News that came while it was being read found no table to go to. From now on they do.
        async with hosted.lock:
            await self._catch_up(hosted)
        self.wind(hosted)
        self._keep(hosted)
        return hosted

    def _keep(self, hosted: HostedTable) -> None:
        """Now and then, keep a snapshot, so that nobody need read so much again."""
        table = hosted.table
        if table.seq - hosted.kept >= EVERY and not table.broken and not self.closing:
            hosted.kept = table.seq
            self.spawn(self.reading.keep(table))

    def _make_room(self) -> None:
        """Forget tables that nobody has looked at for longest, if there are very many; their logs stay."""
        if len(self.tables) < MOST_HELD:
            return
        idle = sorted((hosted.touched_at, name) for name, hosted in self.tables.items() if not hosted.busy)
        for _, name in idle[: MOST_HELD // 10]:
            self.forget(name)
        if len(self.tables) >= 2 * MOST_HELD:
            raise busy()

    def forget(self, name: str) -> None:
        """Let go of a table, as if nobody had ever asked for it: nothing of it stays here that could become untrue."""
        hosted = self.tables.pop(name)
        for timer in (hosted.alarm, hosted.presence):
            if timer is not None:
                timer.cancel()
        self.histories.forget(name)

    # -- writing -----------------------------------------------------------------------------

    def occasion(self, visitor: Visitor, hosted: HostedTable | None = None) -> Occasion:
        if hosted is None:
            return Occasion(visitor, self.bits, self.now())
        return Occasion(visitor, self.bits, self.now(), partial(self.presence.attendance, hosted))

    async def write(self, hosted: HostedTable, rule: Rule, visitor: Visitor, asker: Asker | None = None) -> bool:
        """Decide, append, and let everybody know. Once begun, it goes on even if whoever asked for it has left.

        Whether anything was written.
        """
        if self.closing:
            raise Refused("shutting-down", "the server is being restarted; try again in a moment")
        writing = asyncio.create_task(self._write_now(hosted, rule, visitor, asker))
        writing.add_done_callback(lambda task: task.cancelled() or task.exception())  # there may be nobody to hear it
        return await asyncio.shield(writing)

    async def _write_now(self, hosted: HostedTable, rule: Rule, visitor: Visitor, asker: Asker | None) -> bool:
        """Decide, append, let everybody know; decide again if another process was quicker."""
        async with hosted.lock:
            if hosted.doubtful:
                await self._catch_up(hosted)
            for _ in range(TRIES):
                try:
                    drafts = rule(hosted.table, self.occasion(visitor, hosted))
                except BastideError:
                    # Before anything is refused: has the log gone on without this process having heard of it?
                    if await self._catch_up(hosted):
                        continue
                    raise
                if not drafts:
                    return False
                entries, table = commands.written(hosted.table, drafts, hosted.now(self.time))
                hosted.writing = table.seq
                try:
                    await self.store.append(table.id, entries, summary(table))
                except Conflict as conflict:
                    if conflict.seq == 0:
                        self._vanish(table.id)
                        raise no_table() from None
                    await self._catch_up(hosted)
                except Unavailable:
                    self._storage_is_away(hosted)
                    raise away() from None
                else:
                    hosted.table = table
                    break
                finally:
                    hosted.writing = 0
            else:
                log.error("the log of table %s takes nothing that fits what it holds", hosted.table.id)
                raise away()
            self.audience.tell(hosted, asker)
            self._keep(hosted)
        self.look_after(hosted)
        return True

    # -- news --------------------------------------------------------------------------------

    async def _catch_up(self, hosted: HostedTable) -> bool:
        """Read what other processes have written. Whether the table is another one now."""
        table = hosted.table
        try:
            found = await self.store.entries(table.id, table.seq - 1)
        except Unavailable:
            self._storage_is_away(hosted)
            raise away() from None
        if not found or not is_same(found[0], table.recent[-1].entry):
            await self._set_back(hosted)
            return True
        hosted.doubtful = False
        news = found[1:]
        if any(entry.what.rewrites for entry in news):
            await self._read_anew(hosted)
            self.audience.tell(hosted)
            self.wind(hosted)
        elif news:
            hosted.table = hosted.table.after(news)
            self.audience.tell(hosted)
            self.wind(hosted)
        return bool(news)

    async def _read_anew(self, hosted: HostedTable) -> None:
        """The log is not the one that was read: something has been taken out of it."""
        hosted.table, hosted.kept = await self.reading.table(hosted.table.id)
        self.histories.forget(hosted.table.id)

    async def _set_back(self, hosted: HostedTable) -> None:
        """The log is no longer the one that people were told of: take what there is, show it, and say so at the table.

        So it is when the database was restored, or its place was taken by one that lagged behind.
        """
        before = hosted.table
        told = [each.entry for each in before.recent]
        first = told[0].seq if told else before.seq
        try:
            hosted.table, hosted.kept = await self.reading.table(before.id)
            with stored():
                there = await self.store.entries(before.id, first - 1)
        except Refused as problem:
            if problem.code == no_table().code:
                hosted.doubtful = False
                self._vanish(before.id)
            raise
        hosted.doubtful = False
        same = takewhile(lambda pair: is_same(*pair), zip(told, there, strict=False))
        kept = min(max((one.seq for one, _ in same), default=first - 1), hosted.table.seq)
        log.error("the database has lost entries of table %s: from %d on", before.id, kept + 1)
        # It is told anew, so that nobody goes on from what is no more.
        self.histories.forget(before.id)
        hosted.watchers = dict.fromkeys(hosted.watchers, 0)
        self.audience.tell(hosted)
        self.wind(hosted)
        self.spawn(self._say_set_back(hosted, SetBack(kept, before.seq - kept)))

    async def _say_set_back(self, hosted: HostedTable, what: SetBack) -> None:
        """Write it down: once, whichever process finds it out first."""

        def note(table: Table, _: Occasion) -> list[Draft]:
            since = [each.entry.what for each in table.recent if each.entry.seq > what.kept]
            return [] if any(isinstance(each, SetBack) for each in since) else [Draft(-1, what)]

        while not self.closing:
            with suppress(Refused):
                await self.write(hosted, note, NOBODY)
                self.look_after(hosted)
                return
            await asyncio.sleep(AGAIN)
            await self.store.back()

    def _storage_is_away(self, hosted: HostedTable) -> None:
        """Say so to those who look on; when it is back, see what was written after all."""
        if not hosted.doubtful:
            hosted.doubtful = True
            self.audience.announce(hosted, Waiting(hosted.table.id, True))
            self.spawn(self._resume(hosted))

    async def _mind_storage(self) -> None:
        """When the database goes, tell everybody who looks on, not only those who act."""
        while True:
            await self.store.gone()
            for hosted in self.tables.values():
                if hosted.watchers:
                    self._storage_is_away(hosted)
            await self.store.back()

    async def _resume(self, hosted: HostedTable) -> None:
        while hosted.doubtful:
            await self.store.back()
            async with hosted.lock:
                with suppress(Refused):
                    await self._catch_up(hosted)
            if hosted.doubtful:  # it can be written, but not read yet
                await asyncio.sleep(AGAIN)
        # Nobody could move meanwhile: whose time has run out still has a little.
        hosted.loaded_at = hosted.now(self.time)
        self.audience.announce(hosted, Waiting(hosted.table.id, False))
        self.look_after(hosted)

    async def _listen(self) -> None:
        async for name, seq in self.store.listen():
            if person_of(name) is not None:
                continue
            attended = attended_of(name)
            if attended is not None:
                self.presence.hear(attended)
                continue
            self.lobby.note(name)
            if name:
                hosted = self.tables.get(name)
                if hosted is not None and seq > max(hosted.table.seq, hosted.writing):
                    self._hear_of(hosted, seq)
                elif hosted is not None and seq == 0:
                    self.spawn(self._compare([name]))
            else:
                self.presence.hear("")
                self.spawn(self._compare(list(self.tables)))

    def _hear_of(self, hosted: HostedTable, seq: int) -> None:
        """Another process has written at a table, and minds its bots and clocks from now on: where nobody looks at it
        through this one, nothing of it need be known here."""
        if hosted.busy or self.now() - hosted.touched_at <= LINGER:
            self.spawn(self._refresh(hosted, seq))
        else:
            self.forget(hosted.table.id)

    async def _compare(self, names: list[str]) -> None:
        """Something may have been missed: hold these tables against their logs, if these are still there."""
        while True:
            with suppress(Unavailable):
                lengths = await self.store.lengths(names)
                break
            await asyncio.sleep(AGAIN)
            await self.store.back()
        for name in names:
            if name not in lengths:
                self._vanish(name)
            elif name in self.tables:
                await self._refresh(self.tables[name], lengths[name])

    def _vanish(self, name: str) -> None:
        """The table has been deleted, or lost: nothing of it stays here, and those who look on are told."""
        hosted = self.tables.pop(name, None)
        if hosted is not None:
            log.warning("the database does not know table %s any more", name)
            if hosted.alarm is not None:
                hosted.alarm.cancel()
            self.audience.announce(hosted, Gone(name))
            hosted.watchers.clear()

    async def _refresh(self, hosted: HostedTable, seq: int) -> None:
        """The log is so long: longer than what is known here, or, if the database has lost something, shorter."""
        async with hosted.lock:
            if seq != hosted.table.seq:
                with suppress(Refused):
                    await self._catch_up(hosted)


def is_same(one: Entry, other: Entry) -> bool:
    """Whether both are one entry of one log, though somebody may have been taken out of it meanwhile.

    The time alone does not tell: at a table that was set back it is as late as it was at its last entry, so what is
    written next may have the very time of what was lost.
    """
    return (one.seq, one.at, one.seat, one.what.kind) == (other.seq, other.at, other.seat, other.what.kind)
