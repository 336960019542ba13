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
from bastide.server.histories import Histories, all_shown
from bastide.server.hosted_table import Anchor, HostedTable, Watcher
from bastide.server.listing import summary
from bastide.server.lobby import Lobby
from bastide.server.long_work import LongWork, busy
from bastide.server.messages import Gone, Presence, TableMade, Waiting
from bastide.server.operations import watching
from bastide.server.presence import PresenceBook
from bastide.server.reading import EVERY, Reading
from bastide.server.storage import Conflict, LogStore, Unavailable, away, stored
from bastide.server.store.news import attended_of, person_of
from bastide.server.store.rights import lasting
from bastide.server.timekeeper import Timekeeper
from bastide.tables import commands, seating, table_message
from bastide.tables import messages as wire
from bastide.tables.absence import may_replace_at
from bastide.tables.checks import check_may_see
from bastide.tables.errors import Refused, no_table, nobody
from bastide.tables.leaving import left
from bastide.tables.log import Chatted, Draft, Rematched, SetBack
from bastide.tables.table import Happened, Table
from bastide.tables.visitor import DESERTED, NOBODY, Attendance, Occasion, Visitor

#: So many tables are held in memory while nobody looks at them; twice as many in all.
MOST_HELD = 2_500

log = logging.getLogger(__name__)
encoder = msgspec.json.Encoder()


#: Who comes and goes is told after so many seconds, all at once.
PRESENCE = 0.25

#: What is to be written down at a table as it stands.
Rule: TypeAlias = Callable[[Table, Occasion], list[Draft]]


#: So often a command is decided anew because the log has changed meanwhile.
TRIES = 20
#: What is being written when the server stops has so many seconds.
FAREWELL = 10.0
#: The pause before something is tried again that the database refused though it is there, in seconds.
AGAIN = 0.2


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
        time: Timekeeper,
        bits: Callable[[int], int],
    ) -> None:
        self.store = store
        self.public_url = public_url
        self.time = time
        self.now = time.now
        self.bits = bits
        self.lobby = Lobby(store, self.spawn)
        self.reading = Reading(store)
        self.long_work = LongWork()
        self.histories = Histories(store, self.long_work)
        self.tables: dict[str, HostedTable] = {}
        self.presence = PresenceBook(store, time, self.tables)
        self._opening: dict[str, asyncio.Task[HostedTable]] = {}
        self._tasks: set[asyncio.Task[None]] = set()
        self.closing = False

    # -- life --------------------------------------------------------------------------------

    def open_up(self) -> None:
        """Begin to listen to other processes."""
        self.spawn(self._listen())
        self.spawn(self._mind_storage())
        self.spawn(self.presence.keep_up(self._note_presence))

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

    def time_at(self, hosted: HostedTable) -> int:
        """What time it is at a table: that of its last entry, and what this process has seen pass since then.

        So no clock that is set, here or on another machine, takes time from anybody. Only for a table that has just
        been read there is nothing else to go by than what time it is now.
        """
        table = hosted.table
        anchor = hosted.anchor
        steady = self.time.steady()
        if anchor is not None and anchor.seq == table.seq:
            return anchor.at + steady - anchor.steady
        at = table.updated_at
        if anchor is None:
            at = hosted.loaded_at = max(at, self.now() - self.time.never_was(at))
        hosted.anchor = Anchor(table.seq, at, steady, anchor is None)
        return at

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
        """The table is somewhere else now: mind the clocks."""

    # -- tables ------------------------------------------------------------------------------

    async def create(self, wish: wire.CreateTable, visitor: Visitor) -> TableMade:
        self._make_room()
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
        await self.reading.go_on(table, entries)
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
        """Let go of a table, as if nobody had ever asked for it."""
        hosted = self.tables.pop(name)
        if hosted.alarm is not None:
            hosted.alarm.cancel()

    async def seen_by(self, id: str, visitor: Visitor, invite: str | None) -> tuple[HostedTable, int]:
        """A table and as whom somebody looks at it; Refused if they may not."""
        hosted = await self._admitted(id, visitor, invite)
        check_may_see(hosted.table, visitor, invite)
        await self.presence.know(id)
        return hosted, hosted.table.seat_of(visitor.ids)

    async def _admitted(self, id: str, visitor: Visitor, invite: str | None) -> HostedTable:
        """A table; nobody has one read that they may not see."""
        if id not in self.tables:
            await self.reading.check_may_see(id, visitor, invite)
        return await self.open(id)

    def message(
        self,
        hosted: HostedTable,
        viewer: int,
        happened: Iterable[wire.Happening],
        attendance: Attendance | None = None,
    ) -> wire.TableMessage:
        """The table as a viewer sees it. Who tells many at once hands over who is there, worked out once for all."""
        attendance = attendance or self.presence.attendance(hosted)
        return table_message.message(
            hosted.table, viewer, happened, attendance, self.time_at(hosted), hosted.onlookers()
        )

    async def missed(
        self, hosted: HostedTable, viewer: int, since: int, who: str, hidden: frozenset[str] = frozenset()
    ) -> list[wire.Happening]:
        """All that happened after an entry, up to now, as a viewer may know it; of very much, the last.

        What those have said whom the viewer has blocked (``hidden``) is left out.
        """
        told: list[wire.Happening] = []
        while since < hosted.table.seq:
            news = await self.happened(hosted, since, who)
            if not news:  # the log does not have it (any more): there is nothing to tell
                break
            told += await all_shown(heard(news, hidden), viewer)
            since = news[-1].entry.seq
        return told

    async def happened(self, hosted: HostedTable, since: int, who: str) -> list[Happened]:
        """What happened after an entry; what is no longer in memory is read again, for ``who`` asks."""
        recent = hosted.table.recent
        if since >= hosted.table.seq:
            return []
        if recent and recent[0].entry.seq <= since + 1:
            return [each for each in recent if each.entry.seq > since]
        return await self.histories.since(hosted.table, since, who)

    # -- commands ----------------------------------------------------------------------------

    async def do(
        self, command: wire.TableCommand, visitor: Visitor, watcher: Watcher | None = None
    ) -> wire.Done | wire.ReasonMessage | wire.TakeBackMessage | None:
        """Carry out a command and store it; Refused, or another BastideError, if it cannot be.

        A watcher of the table is answered by the table as it is then, and there is nothing more to say: None.
        """
        with watching.command(str(command.__struct_config__.tag), command.table) as seen:
            if not visitor.id:
                raise nobody()
            if isinstance(command, wire.Chat):
                self._check_not_muted(visitor)
            if isinstance(command, wire.Knock):  # who knocks has no link
                hosted = await self.open(command.table)
                seen.seat = hosted.table.seat_of(visitor.ids)
            else:
                invite = command.invite if isinstance(command, (wire.Sit, wire.Chat)) else None
                hosted, seen.seat = await self.seen_by(command.table, visitor, invite)
            if isinstance(command, wire.Rematch):
                return await self._rematch(hosted, command, visitor)
            if isinstance(command, (wire.Why, wire.MayTakeBack)):
                return commands.answer(hosted.table, command, self.occasion(visitor, hosted))
            if isinstance(command, wire.Replace):
                with stored():
                    await self.presence.read([command.table])
            asker = Asker(watcher, command.id) if watcher is not None and watcher in hosted.watchers else None
            changed = await self.write(
                hosted, lambda table, occasion: commands.decide(table, command, occasion), visitor, asker
            )
            seen.seq = hosted.table.seq
            if isinstance(command, wire.Knock):
                return wire.Done(command.id, hosted.table.id, 0)  # how far a game has come is not for strangers
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

    async def go_on_without(self, id: str) -> None:
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
        return Occasion(visitor, self.bits, self.now(), self.presence.attendance(hosted) if hosted else DESERTED)

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
                entries, table = commands.written(hosted.table, drafts, self.time_at(hosted))
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
            else:
                log.error("the log of table %s takes nothing that fits what it holds", hosted.table.id)
                raise away()
            self._tell(hosted, asker)
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
        if not found or (found[0].seq, found[0].at) != (table.seq, table.updated_at):
            await self._set_back(hosted)
            return True
        hosted.doubtful = False
        news = found[1:]
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
        kept = max((one.seq for one, other in zip(told, there, strict=False) if one.at == other.at), default=first - 1)
        kept = min(kept, hosted.table.seq)
        log.error("the database has lost entries of table %s: from %d on", before.id, kept + 1)
        # It is told anew, so that nobody goes on from what is no more.
        self.histories.forget(before.id)
        hosted.watchers = dict.fromkeys(hosted.watchers, 0)
        self._tell(hosted)
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
            if hosted.doubtful:  # it can be written, but not read yet
                await asyncio.sleep(AGAIN)
        # Nobody could move meanwhile: whose time has run out still has a little.
        hosted.loaded_at = self.time_at(hosted)
        self._announce(hosted, Waiting(hosted.table.id, False))
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
                if hosted is not None and seq > hosted.table.seq:
                    self.spawn(self._refresh(hosted, seq))
                elif hosted is not None and seq == 0:
                    self.spawn(self._compare([name]))
            else:
                self.presence.hear("")
                self.spawn(self._compare(list(self.tables)))

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
            self._announce(hosted, Gone(name))
            hosted.watchers.clear()

    async def _refresh(self, hosted: HostedTable, seq: int) -> None:
        """The log is so long: longer than what is known here, or, if the database has lost something, shorter."""
        async with hosted.lock:
            if seq != hosted.table.seq:
                with suppress(Refused):
                    await self._catch_up(hosted)

    # -- those who look on -------------------------------------------------------------------

    async def watch(
        self,
        watcher: Watcher,
        id: str,
        since: int,
        invite: str | None,
        answers: tuple[int, ...] = (),
        who: str = "",
    ) -> None:
        """From now on, tell the watcher of a table: first of what it has missed. ``who`` asks: their address."""
        hosted, viewer = await self.seen_by(id, watcher.visitor, invite)
        # Who has seen more than there is has seen what the database has lost: they are told everything anew.
        since = since if since <= hosted.table.seq else 0
        visitor = watcher.visitor
        missed = await self.missed(hosted, viewer, since, who or visitor.id, visitor.hidden)
        hosted.told = hosted.told or self._presence(hosted)
        hosted.watchers[watcher] = hosted.table.seq
        self.presence.note(hosted)
        message = self.message(hosted, viewer, missed)
        watcher.tell(encoder.encode(replace(message, answers=list(answers))))
        self._note_presence(hosted)

    def leave(self, watcher: Watcher, id: str) -> None:
        hosted = self.tables.get(id)
        if hosted is not None and watcher in hosted.watchers:
            del hosted.watchers[watcher]
            hosted.touched_at = self.now()
            self._note_presence(hosted)

    def _tell(self, hosted: HostedTable, asker: Asker | None = None) -> None:
        """Send the table as it stands to everyone who watches: all at once, whoever they are."""
        table = hosted.table
        self.presence.note(hosted)  # who watched may have sat down
        attendance = self.presence.attendance(hosted)
        hosted.told = self._presence(hosted, attendance)
        messages: dict[tuple[int, int, frozenset[str]], wire.TableMessage] = {}
        texts: dict[tuple[int, int, frozenset[str]], bytes] = {}
        told: list[tuple[Watcher, bytes]] = []
        for watcher, seen in hosted.watchers.items():
            key = (table.seat_of(watcher.visitor.ids), seen, watcher.visitor.hidden)
            if key not in messages:
                news = [each for each in table.recent if each.entry.seq > seen]
                told_of = [table_message.shown(each, key[0]) for each in heard(news, key[2])]
                messages[key] = self.message(hosted, key[0], told_of, attendance)
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

    def _presence(self, hosted: HostedTable, attendance: Attendance | None = None) -> Presence:
        attendance = attendance or self.presence.attendance(hosted)
        places = range(hosted.table.players)
        return Presence(
            hosted.table.id,
            [seat in attendance.here for seat in places],
            hosted.onlookers(),
            [may_replace_at(hosted.table, seat, attendance) for seat in places],
        )

    def _note_presence(self, hosted: HostedTable) -> None:
        """Tell who is here now. Not at once: who comes and goes all the time makes no more noise than one who came."""
        self.presence.note(hosted)
        if hosted.presence is None and self._presence(hosted) != hosted.told:
            hosted.presence = asyncio.get_running_loop().call_later(PRESENCE, self._tell_presence, hosted)

    def _tell_presence(self, hosted: HostedTable) -> None:
        hosted.presence = None
        now = self._presence(hosted)
        if now != hosted.told:
            hosted.told = now
            self._announce(hosted, now)


def heard(happened: list[Happened], hidden: frozenset[str]) -> list[Happened]:
    """Without what people have said whom the listener has blocked."""
    if not hidden:
        return happened
    return [
        each for each in happened if not (isinstance(each.entry.what, Chatted) and each.entry.what.person in hidden)
    ]
