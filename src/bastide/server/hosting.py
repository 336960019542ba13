"""Hosting tables: those that this process has in memory, who watches them, and what is done at them.

The log is the truth. A command is decided on the table as this process knows it, appended, and only then shown to
anybody. If another process was quicker, the append is refused, the news is read, and the command is decided again on
the table as it is: mostly to find that its position is no more.
"""

from __future__ import annotations

import asyncio
import logging
import secrets
from abc import ABC, abstractmethod
from collections.abc import Callable, Iterable
from contextlib import suppress
from typing import NamedTuple, TypeAlias

import msgspec
from msgspec.structs import replace

from bastide.core.errors import BastideError
from bastide.server.hosted_table import HostedTable, Watcher
from bastide.server.listing import summary
from bastide.server.lobby import Lobby
from bastide.server.messages import Gone, Presence, TableMade, Waiting
from bastide.server.operations import watching
from bastide.server.storage import Conflict, LogStore, Unavailable, away, stored
from bastide.server.store.news import person_of
from bastide.server.store.rights import lasting
from bastide.tables import commands, seating, table_message
from bastide.tables import messages as wire
from bastide.tables.checks import check_may_see
from bastide.tables.errors import Refused, no_table, who_are_you
from bastide.tables.leaving import left
from bastide.tables.log import Chatted, Draft, Rematched
from bastide.tables.table import Happened, Table, read
from bastide.tables.visitor import NOBODY, Occasion, Visitor

log = logging.getLogger(__name__)
encoder = msgspec.json.Encoder()


#: What is to be written down at a table as it stands.
Rule: TypeAlias = Callable[[Table, Occasion], list[Draft]]


class Asker(NamedTuple):
    """Who waits for the answer to a command on a connection, and the command's id there."""

    watcher: Watcher
    id: int


class Hosting(ABC):
    """All tables, as one process serves them: what is done at them, and who is told."""

    def __init__(
        self,
        store: LogStore,
        public_url: str,
        now: Callable[[], int],
        bits: Callable[[int], int],
    ) -> None:
        self.store = store
        self.public_url = public_url
        self.now = now
        self.bits = bits
        self.lobby = Lobby(store, self.spawn)
        self.tables: dict[str, HostedTable] = {}
        self._opening: dict[str, asyncio.Task[HostedTable]] = {}
        self._tasks: set[asyncio.Task[None]] = set()
        self.closing = False

    # -- life --------------------------------------------------------------------------------

    def open_up(self) -> None:
        """Begin to listen to other processes."""
        self.spawn(self._listen())
        self.spawn(self._mind_storage())

    async def close(self) -> None:
        """Finish what is being written."""
        self.closing = True
        for hosted in list(self.tables.values()):
            if hosted.alarm is not None:
                hosted.alarm.cancel()
            async with hosted.lock:
                pass
        for task in list(self._tasks):
            task.cancel()
        await asyncio.gather(*self._tasks, return_exceptions=True)

    def spawn(self, work: object) -> None:
        assert asyncio.iscoroutine(work)
        task: asyncio.Task[None] = asyncio.ensure_future(work)
        self._tasks.add(task)
        task.add_done_callback(self._over)

    def _over(self, task: asyncio.Task[None]) -> None:
        self._tasks.discard(task)
        if not task.cancelled() and task.exception() is not None:
            log.error("a task of the house failed", exc_info=task.exception())

    @abstractmethod
    def look_after(self, hosted: HostedTable) -> None:
        """This process has brought the table to where it is: let bots think, and mind the clocks."""

    @abstractmethod
    def wind(self, hosted: HostedTable) -> None:
        """The table is somewhere else now: mind the clocks."""

    # -- tables ------------------------------------------------------------------------------

    async def create(self, wish: wire.CreateTable, visitor: Visitor) -> TableMade:
        name = secrets.token_hex(8)
        invite = secrets.token_urlsafe(16)
        occasion = self.occasion(visitor)
        table = Table(name)
        first = commands.entries(table, seating.create(wish, invite, occasion), self.now())
        table = table.after(first)
        if wish.start:
            more = commands.entries(table, seating.start(table, occasion), self.now())
            table = table.after(more)
            first += more
        with stored():
            await self.store.create(name, first, summary(table))
        hosted = HostedTable(table, self.now())
        self.tables[name] = hosted
        self.look_after(hosted)
        return self._made(table)

    async def keep(self, drafts: list[Draft]) -> TableMade:
        """A new table with a log that is complete already: a game that was played elsewhere."""
        table = Table(secrets.token_hex(8))
        entries = commands.entries(table, drafts, self.now())
        table = table.after(entries)
        with stored():
            await self.store.create(table.id, entries, summary(table))
        return self._made(table)

    def _made(self, table: Table) -> TableMade:
        return TableMade(table.id, table.invite, f"{self.public_url}/table/{table.id}?invite={table.invite}")

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
        with stored():
            entries = await self.store.entries(id)
        if not entries:
            raise no_table()
        hosted = self.tables.setdefault(id, HostedTable(read(id, entries), self.now()))
        # News that came while it was being read found no table to go to. From now on they do.
        async with hosted.lock:
            await self._catch_up(hosted)
        self.wind(hosted)
        return hosted

    async def seen_by(self, id: str, visitor: Visitor, invite: str | None) -> tuple[HostedTable, int]:
        """A table and as whom somebody looks at it; Refused if they may not."""
        hosted = await self.open(id)
        check_may_see(hosted.table, visitor, invite)
        return hosted, hosted.table.seat_of(visitor.ids)

    def message(self, hosted: HostedTable, viewer: int, happened: Iterable[Happened]) -> wire.TableMessage:
        return table_message.message(hosted.table, viewer, happened, hosted.connected(), self.now())

    async def happened(self, hosted: HostedTable, since: int) -> list[Happened]:
        """What happened after an entry; what is no longer in memory is read again."""
        recent = hosted.table.recent
        if since >= hosted.table.seq:
            return []
        if recent[0].entry.seq <= since + 1:
            return [each for each in recent if each.entry.seq > since]
        if not hosted.history or hosted.history[-1].entry.seq + 1 < recent[0].entry.seq:
            with stored():
                entries = await self.store.entries(hosted.table.id)
            hosted.history = read(hosted.table.id, entries, keep=len(entries)).recent
        told = hosted.history[-1].entry.seq
        hosted.history += [each for each in hosted.table.recent if each.entry.seq > told]
        return [each for each in hosted.history if since < each.entry.seq <= hosted.table.seq]

    # -- commands ----------------------------------------------------------------------------

    async def do(
        self, command: wire.TableCommand, visitor: Visitor, watcher: Watcher | None = None
    ) -> wire.Done | wire.ReasonMessage | wire.TakeBackMessage | None:
        """Carry out a command and store it; Refused, or another BastideError, if it cannot be.

        A watcher of the table is answered by the table as it is then, and there is nothing more to say: None.
        """
        with watching.command(str(command.__struct_config__.tag), command.table) as seen:
            hosted = await self.open(command.table)
            seen.seat = hosted.table.seat_of(visitor.ids)
            if not visitor.id:
                raise who_are_you()
            if isinstance(command, wire.Chat):
                self._check_not_muted(visitor)
            if not isinstance(command, wire.Sit):
                check_may_see(hosted.table, visitor, None)
            if isinstance(command, wire.Rematch):
                return await self._rematch(hosted, command, visitor)
            if isinstance(command, (wire.Why, wire.MayTakeBack)):
                return commands.answer(hosted.table, command, self.occasion(visitor, hosted))
            asker = Asker(watcher, command.id) if watcher is not None and watcher in hosted.watchers else None
            changed = await self.write(
                hosted, lambda table, occasion: commands.decide(table, command, occasion), visitor, asker
            )
            seen.seq = hosted.table.seq
            return None if changed and asker is not None else wire.Done(command.id, hosted.table.id, seen.seq)

    def _check_not_muted(self, visitor: Visitor) -> None:
        if visitor.muted > self.now():
            raise Refused("muted", "you cannot chat", until=visitor.muted, lasting=lasting(visitor.muted))

    async def _rematch(self, hosted: HostedTable, command: wire.Rematch, visitor: Visitor) -> wire.Done:
        table = hosted.table
        name = seating.rematch_id(table)
        if not table.rematch:
            fresh = Table(name)
            asked = self.occasion(visitor, hosted)
            drafts = seating.again(table, secrets.token_urlsafe(16), command.part, asked)
            first = commands.entries(fresh, drafts, self.now())
            with suppress(Conflict), stored():  # Conflict: somebody else asked at the same moment
                await self.store.create(name, first, summary(fresh.after(first)))

            def point(table: Table, _: Occasion) -> list[Draft]:
                return [] if table.rematch else [Draft(table.seat_of(visitor.ids), Rematched(name))]

            await self.write(hosted, point, visitor)
        await self._accept(name, command.part, visitor)
        return wire.Done(command.id, table.id, hosted.table.seq, rematch=name)

    async def forget(self, id: str) -> None:
        """Somebody has been taken out of the log of this table: let it go on without them."""
        hosted = await self.open(id)
        async with hosted.lock:
            await self._read_anew(hosted)
        await self.write(hosted, lambda table, _: left(table), NOBODY)

    async def _accept(self, name: str, part: str | None, visitor: Visitor) -> None:
        """Who asks for a rematch that another one has asked for says yes to it."""
        hosted = await self.open(name)
        seat = hosted.table.seat_of(visitor.ids)
        if hosted.table.status == "open" and seat >= 0 and not hosted.table.seats[seat].agreed:
            yes = wire.Agree(table=name, part=part)
            await self.write(hosted, lambda table, occasion: seating.agree(table, yes, occasion), visitor)

    def occasion(self, visitor: Visitor, hosted: HostedTable | None = None) -> Occasion:
        return Occasion(visitor, self.bits, hosted.connected() if hosted is not None else frozenset())

    async def write(self, hosted: HostedTable, rule: Rule, visitor: Visitor, asker: Asker | None = None) -> bool:
        """Decide, append, and let everybody know. Once begun, it goes on even if whoever asked for it has left.

        Whether anything was written.
        """
        if self.closing:
            raise Refused("shutting-down", "the server is being restarted; try again in a moment")
        writing = asyncio.ensure_future(self._write_now(hosted, rule, visitor, asker))
        writing.add_done_callback(lambda task: task.cancelled() or task.exception())  # there may be nobody to hear it
        return await asyncio.shield(writing)

    async def _write_now(self, hosted: HostedTable, rule: Rule, visitor: Visitor, asker: Asker | None) -> bool:
        """Decide, append, let everybody know; decide again if another process was quicker."""
        async with hosted.lock:
            if hosted.doubtful:
                await self._catch_up(hosted)
            while True:
                try:
                    drafts = rule(hosted.table, self.occasion(visitor, hosted))
                except BastideError:
                    # Before anything is refused: has the log gone on without this process having heard of it?
                    if await self._catch_up(hosted):
                        continue
                    raise
                if not drafts:
                    return False
                entries, table = commands.written(hosted.table, drafts, self.now())
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
            self._tell(hosted, asker)
        self.look_after(hosted)
        return True

    # -- news --------------------------------------------------------------------------------

    async def _catch_up(self, hosted: HostedTable) -> bool:
        """Read what other processes have written. Whether there was anything."""
        try:
            news = await self.store.entries(hosted.table.id, hosted.table.seq)
        except Unavailable:
            self._storage_is_away(hosted)
            raise away() from None
        hosted.doubtful = False
        if any(entry.what.rewrites for entry in news):
            await self._read_anew(hosted)
            self._tell(hosted)
            self.wind(hosted)
        elif news:
            hosted.table = hosted.table.after(news)
            self._tell(hosted)
            self.wind(hosted)
        return bool(news)

    async def _read_anew(self, hosted: HostedTable) -> None:
        """The log is not the one that was read: something has been taken out of it."""
        with stored():
            entries = await self.store.entries(hosted.table.id)
        hosted.table = read(hosted.table.id, entries)
        hosted.history = []

    def _storage_is_away(self, hosted: HostedTable) -> None:
        """Say so to those who look on; when it is back, see what was written after all."""
        if not hosted.doubtful:
            hosted.doubtful = True
            self._announce(hosted, Waiting(hosted.table.id, True))
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
        # Nobody could move meanwhile: whose time has run out still has a little.
        hosted.loaded_at = self.now()
        self._announce(hosted, Waiting(hosted.table.id, False))
        self.look_after(hosted)

    async def _listen(self) -> None:
        async for name, seq in self.store.listen():
            if person_of(name) is not None:
                continue
            self.lobby.note(name)
            if name:
                hosted = self.tables.get(name)
                if hosted is not None and seq > hosted.table.seq:
                    self.spawn(self._refresh(hosted, seq))
                elif hosted is not None and seq == 0:
                    self.spawn(self._compare([name]))
            else:
                self.spawn(self._compare(list(self.tables)))

    async def _compare(self, names: list[str]) -> None:
        """Something may have been missed: hold these tables against their logs, if these are still there."""
        while True:
            with suppress(Unavailable):
                lengths = await self.store.lengths(names)
                break
            await self.store.back()
        for name in names:
            if name not in lengths:
                self._vanish(name)
            elif name in self.tables:
                await self._refresh(self.tables[name], lengths[name])

    def _vanish(self, name: str) -> None:
        """The table has been deleted: nothing of it stays here, and those who look on are told."""
        hosted = self.tables.pop(name, None)
        if hosted is not None:
            if hosted.alarm is not None:
                hosted.alarm.cancel()
            self._announce(hosted, Gone(name))
            hosted.watchers.clear()

    async def _refresh(self, hosted: HostedTable, seq: int) -> None:
        async with hosted.lock:
            if seq > hosted.table.seq:
                with suppress(Refused):
                    await self._catch_up(hosted)

    # -- those who look on -------------------------------------------------------------------

    async def watch(
        self, watcher: Watcher, id: str, since: int, invite: str | None, answers: tuple[int, ...] = ()
    ) -> None:
        """From now on, tell the watcher of a table: first of what it has missed."""
        hosted, viewer = await self.seen_by(id, watcher.visitor, invite)
        missed = await self.happened(hosted, since)
        while missed and missed[-1].entry.seq < hosted.table.seq:
            missed += await self.happened(hosted, missed[-1].entry.seq)
        before = hosted.connected()
        hosted.watchers[watcher] = hosted.table.seq
        message = self.message(hosted, viewer, heard(missed, watcher.visitor.hidden))
        watcher.tell(encoder.encode(replace(message, answers=list(answers))))
        self._tell_presence(hosted, before, watcher)

    def leave(self, watcher: Watcher, id: str) -> None:
        hosted = self.tables.get(id)
        if hosted is not None and watcher in hosted.watchers:
            before = hosted.connected()
            del hosted.watchers[watcher]
            hosted.touched_at = self.now()
            self._tell_presence(hosted, before, watcher)

    def _tell(self, hosted: HostedTable, asker: Asker | None = None) -> None:
        """Send the table as it stands to everyone who watches: all at once, whoever they are."""
        table = hosted.table
        messages: dict[tuple[int, int, frozenset[str]], wire.TableMessage] = {}
        texts: dict[tuple[int, int, frozenset[str]], bytes] = {}
        told: list[tuple[Watcher, bytes]] = []
        for watcher, seen in hosted.watchers.items():
            key = (table.seat_of(watcher.visitor.ids), seen, watcher.visitor.hidden)
            if key not in messages:
                news = [each for each in table.recent if each.entry.seq > seen]
                messages[key] = self.message(hosted, key[0], heard(news, key[2]))
            if asker is not None and watcher is asker.watcher:
                told.append((watcher, encoder.encode(replace(messages[key], answers=[asker.id]))))
                continue
            if key not in texts:
                texts[key] = encoder.encode(messages[key])
            told.append((watcher, texts[key]))
        for watcher, text in told:
            hosted.watchers[watcher] = table.seq
            watcher.tell(text)

    def _announce(self, hosted: HostedTable, message: Presence | Waiting | Gone) -> None:
        text = encoder.encode(message)
        for watcher in hosted.watchers:
            watcher.tell(text)

    def _tell_presence(self, hosted: HostedTable, before: frozenset[int], but: Watcher) -> None:
        now = hosted.connected()
        if now != before:
            text = encoder.encode(Presence(hosted.table.id, [seat in now for seat in range(hosted.table.players)]))
            for watcher in hosted.watchers:
                if watcher is not but:
                    watcher.tell(text)


def heard(happened: list[Happened], hidden: frozenset[str]) -> list[Happened]:
    """Without what people have said whom the listener has blocked."""
    if not hidden:
        return happened
    return [
        each for each in happened if not (isinstance(each.entry.what, Chatted) and each.entry.what.person in hidden)
    ]
