"""The house: the tables that this process has in memory, who looks at them, and what is done at them.

The log is the truth. A command is decided on the table as this process knows it, appended, and only then shown to
anybody. If another process was quicker, the append is refused, the news is read, and the command is decided again on
the table as it is: mostly to find that its position is no more.
"""

from __future__ import annotations

import asyncio
import logging
import secrets
import time
from collections.abc import Callable, Iterable, Iterator
from contextlib import contextmanager, suppress
from hashlib import sha256
from typing import TypeAlias

import msgspec

from bastide.core.errors import BastideError
from bastide.core.rng import Rng
from bastide.server import messages as wire
from bastide.server import rules, seating, showing
from bastide.server.errors import Refused, described, no_table
from bastide.server.live import Listener, Live, Look
from bastide.server.log import Conflict, Listed, Store, Unavailable
from bastide.server.operations import metrics, watching
from bastide.server.person import NOBODY, Person
from bastide.server.rulings import Draft, Question, check_may_see
from bastide.server.rulings import entries as numbered
from bastide.server.table import Happened, Table, read
from bastide.server.workers import Workers

#: A table that nobody looks at is forgotten after so long; its log stays.
IDLE = 120_000
#: So many tables come in one list.
PAGE = 50
#: How often the house looks around for bots and clocks that nobody minds.
ROUND = 5.0
#: Another process that let a bot's move or a clock lie for so long is taken to be gone.
NEGLECTED = 10_000
#: Whose time ran out while no process was looking still has so long to move after it is noticed.
GRACE = 20_000

log = logging.getLogger(__name__)
encoder = msgspec.json.Encoder()


#: What is to be written down at a table as it stands.
Rule: TypeAlias = Callable[[Table, Question], list[Draft]]


def wall_clock() -> int:
    return int(time.time() * 1000)


class House:
    """All tables, as one process serves them."""

    def __init__(
        self,
        store: Store,
        workers: Workers,
        public_url: str = "",
        now: Callable[[], int] = wall_clock,
        bits: Callable[[int], int] = secrets.randbits,
    ) -> None:
        self.store = store
        self.workers = workers
        self.public_url = public_url
        self.now = now
        self.bits = bits
        self.tables: dict[str, Live] = {}
        self._opening: dict[str, asyncio.Task[Live]] = {}
        self._tasks: set[asyncio.Task[None]] = set()
        self.closing = False

    # -- life --------------------------------------------------------------------------------

    def open_up(self) -> None:
        """Begin to listen to other processes, and to look after bots and clocks."""
        self._spawn(self._listen())
        self._spawn(self._mind_storage())
        self._spawn(self._go_round())

    async def close(self) -> None:
        """Finish what is being written; what bots are thinking about is thought again after the next start."""
        self.closing = True
        for live in list(self.tables.values()):
            if live.alarm is not None:
                live.alarm.cancel()
            async with live.lock:
                pass
        for task in list(self._tasks):
            task.cancel()
        await asyncio.gather(*self._tasks, return_exceptions=True)
        self.workers.close()

    def _spawn(self, work: object) -> None:
        assert asyncio.iscoroutine(work)
        task: asyncio.Task[None] = asyncio.ensure_future(work)
        self._tasks.add(task)
        task.add_done_callback(self._over)

    def _over(self, task: asyncio.Task[None]) -> None:
        self._tasks.discard(task)
        if not task.cancelled() and task.exception() is not None:
            log.error("a task of the house failed", exc_info=task.exception())

    # -- tables ------------------------------------------------------------------------------

    async def create(self, wish: wire.CreateTable, person: Person) -> wire.TableMade:
        name = secrets.token_hex(8)
        invite = secrets.token_urlsafe(16)
        question = self._question(person)
        table = Table(name)
        first = numbered(table, seating.create(wish, invite, question), self.now())
        table = table.after(first)
        if wish.start:
            more = numbered(table, seating.start(table, wire.Start(table=name), question), self.now())
            table = table.after(more)
            first += more
        with stored():
            await self.store.create(name, first, showing.summary(table))
        live = Live(table, self.now())
        self.tables[name] = live
        self._look_after(live)
        return self._made(table)

    async def keep(self, drafts: list[Draft]) -> wire.TableMade:
        """A new table with a log that is complete already: a game that was played elsewhere."""
        table = Table(secrets.token_hex(8))
        entries = numbered(table, drafts, self.now())
        table = table.after(entries)
        with stored():
            await self.store.create(table.id, entries, showing.summary(table))
        return self._made(table)

    def _made(self, table: Table) -> wire.TableMade:
        return wire.TableMade(table.id, table.invite, f"{self.public_url}/table/{table.id}?invite={table.invite}")

    async def open(self, id: str) -> Live:
        """The table of this name, read from its log if need be; Refused if there is none."""
        live = self.tables.get(id)
        if live is None:
            task = self._opening.get(id)
            if task is None:
                task = asyncio.ensure_future(self._read(id))
                self._opening[id] = task
                task.add_done_callback(lambda _: self._opening.pop(id, None))
            live = await asyncio.shield(task)
        live.touched_at = self.now()
        return live

    async def _read(self, id: str) -> Live:
        with stored():
            entries = await self.store.entries(id)
        if not entries:
            raise no_table()
        live = self.tables.setdefault(id, Live(read(id, entries), self.now()))
        # News that came while it was being read found no table to go to. From now on they do.
        async with live.lock:
            await self._catch_up(live)
        self._wind(live)
        return live

    async def seen_by(self, id: str, person: Person, invite: str | None) -> tuple[Live, int]:
        """A table and as whom somebody looks at it; Refused if they may not."""
        live = await self.open(id)
        check_may_see(live.table, person, invite)
        return live, live.table.seat_of(person.ids)

    def message(self, live: Live, viewer: int, happened: Iterable[Happened]) -> wire.TableMessage:
        return showing.message(live.table, viewer, happened, live.connected(), self.now())

    async def happened(self, live: Live, since: int) -> list[Happened]:
        """What happened after an entry; what is no longer in memory is read again."""
        recent = live.table.recent
        if since >= live.table.seq:
            return []
        if recent[0].entry.seq <= since + 1:
            return [each for each in recent if each.entry.seq > since]
        if not live.history or live.history[-1].entry.seq + 1 < recent[0].entry.seq:
            with stored():
                entries = await self.store.entries(live.table.id)
            live.history = read(live.table.id, entries, keep=len(entries)).recent
        told = live.history[-1].entry.seq
        live.history += [each for each in live.table.recent if each.entry.seq > told]
        return [each for each in live.history if since < each.entry.seq <= live.table.seq]

    async def lobby(self, person: Person, game: str | None, status: str | None, before: int | None) -> wire.TableList:
        """The public tables, those changed last first."""
        with stored():
            found = await self.store.tables(public=True, game=game, status=status, before=before, limit=PAGE)
        return self._listed(found, person)

    async def tables_of(self, person: Person, status: str | None, before: int | None) -> wire.TableList:
        """Everything that somebody sits at, or has made."""
        found: dict[str, Listed] = {}
        with stored():
            for each in person.ids:
                for listed in await self.store.tables(person=each, status=status, before=before, limit=PAGE):
                    found[listed.table] = listed
        latest = sorted(found.values(), key=lambda listed: -listed.updated_at)[:PAGE]
        return self._listed(latest, person)

    def _listed(self, found: list[Listed], person: Person) -> wire.TableList:
        lines = [showing.line(each.table, each.summary, each.created_at, each.updated_at, person.ids) for each in found]
        return wire.TableList(lines, found[-1].updated_at if len(found) == PAGE else None)

    # -- commands ----------------------------------------------------------------------------

    async def do(self, command: wire.TableCommand, person: Person) -> wire.Done | wire.ReasonMessage:
        """Carry out a command and store it; Refused, or another BastideError, if it cannot be."""
        with watching.command(str(command.__struct_config__.tag), command.table) as seen:
            done = await self._do(command, person, seen)
            seen.seq = done.seq if isinstance(done, wire.Done) else 0
            return done

    async def _do(
        self, command: wire.TableCommand, person: Person, seen: watching.Seen
    ) -> wire.Done | wire.ReasonMessage:
        live = await self.open(command.table)
        seen.seat = live.table.seat_of(person.ids)
        if not isinstance(command, wire.Sit):
            check_may_see(live.table, person, None)
        if isinstance(command, wire.Rematch):
            return await self._rematch(live, command, person)
        if isinstance(command, wire.Why):
            problem = rules.why(live.table, command, self._question(person, live))
            return wire.ReasonMessage(command.id, problem is None, None if problem is None else described(problem))
        await self._write(live, lambda table, question: rules.decide(table, command, question), person)
        return wire.Done(command.id, live.table.id, live.table.seq)

    async def _rematch(self, live: Live, command: wire.Rematch, person: Person) -> wire.Done:
        table = live.table
        name = seating.rematch_id(table)
        if not table.rematch:
            fresh = Table(name)
            question = self._question(person, live)
            drafts = seating.again(table, secrets.token_urlsafe(16), question)
            first = numbered(fresh, drafts, self.now())
            with suppress(Conflict), stored():  # Conflict: somebody else asked at the same moment
                await self.store.create(name, first, showing.summary(fresh.after(first)))

            def point(table: Table, _: Question) -> list[Draft]:
                return [] if table.rematch else [Draft("rematched", table.seat_of(person.ids), {"table": name})]

            await self._write(live, point, person)
        return wire.Done(command.id, table.id, live.table.seq, rematch=name)

    def _question(self, person: Person, live: Live | None = None) -> Question:
        return Question(person, self.bits, live.connected() if live is not None else frozenset())

    async def _write(self, live: Live, rule: Rule, person: Person) -> None:
        """Decide, append, and let everybody know. Once begun, it goes on even if whoever asked for it has left."""
        if self.closing:
            raise Refused("shutting-down", "the server is being restarted; try again in a moment")
        writing = asyncio.ensure_future(self._write_now(live, rule, person))
        writing.add_done_callback(lambda task: task.cancelled() or task.exception())  # there may be nobody to hear it
        await asyncio.shield(writing)

    async def _write_now(self, live: Live, rule: Rule, person: Person) -> None:
        """Decide, append, let everybody know; decide again if another process was quicker."""
        async with live.lock:
            if live.doubtful:
                await self._catch_up(live)
            while True:
                try:
                    drafts = rule(live.table, self._question(person, live))
                except BastideError:
                    # Before anything is refused: has the log gone on without this process having heard of it?
                    if await self._catch_up(live):
                        continue
                    raise
                if not drafts:
                    return
                entries, table = rules.written(live.table, drafts, self.now())
                try:
                    await self.store.append(table.id, entries, showing.summary(table))
                except Conflict:
                    await self._catch_up(live)
                except Unavailable:
                    self._storage_is_away(live)
                    raise storage() from None
                else:
                    live.table = table
                    break
            self._tell(live)
        self._look_after(live)

    # -- news --------------------------------------------------------------------------------

    async def _catch_up(self, live: Live) -> bool:
        """Read what other processes have written. Whether there was anything."""
        try:
            news = await self.store.entries(live.table.id, live.table.seq)
        except Unavailable:
            self._storage_is_away(live)
            raise storage() from None
        live.doubtful = False
        if news:
            live.table = live.table.after(news)
            self._tell(live)
            self._wind(live)
        return bool(news)

    def _storage_is_away(self, live: Live) -> None:
        """Say so to those who look on; when it is back, see what was written after all."""
        if not live.doubtful:
            live.doubtful = True
            self._announce(live, wire.Waiting(live.table.id, True))
            self._spawn(self._resume(live))

    async def _mind_storage(self) -> None:
        """When the database goes, tell everybody who looks on, not only those who act."""
        while True:
            await self.store.gone()
            for live in self.tables.values():
                if live.looks:
                    self._storage_is_away(live)
            await self.store.back()

    async def _resume(self, live: Live) -> None:
        while live.doubtful:
            await self.store.back()
            async with live.lock:
                with suppress(Refused):
                    await self._catch_up(live)
        # Nobody could move meanwhile: whose time has run out still has a little.
        live.loaded_at = self.now()
        self._announce(live, wire.Waiting(live.table.id, False))
        self._look_after(live)

    async def _listen(self) -> None:
        async for name, seq in self.store.listen():
            if name:
                live = self.tables.get(name)
                if live is not None and seq > live.table.seq:
                    self._spawn(self._refresh(live, seq))
            else:
                self._spawn(self._refresh_all())

    async def _refresh_all(self) -> None:
        """Something may have been missed: compare every table with its log."""
        while True:
            with suppress(Unavailable):
                lengths = await self.store.lengths(list(self.tables))
                break
            await self.store.back()
        for name, length in lengths.items():
            if name in self.tables:
                await self._refresh(self.tables[name], length)

    async def _refresh(self, live: Live, seq: int) -> None:
        async with live.lock:
            if seq > live.table.seq:
                with suppress(Refused):
                    await self._catch_up(live)

    # -- those who look on -------------------------------------------------------------------

    async def watch(self, listener: Listener, id: str, since: int, invite: str | None) -> None:
        """From now on, tell the listener of a table: first of what it has missed."""
        live, viewer = await self.seen_by(id, listener.person, invite)
        missed = await self.happened(live, since)
        while missed and missed[-1].entry.seq < live.table.seq:
            missed += await self.happened(live, missed[-1].entry.seq)
        before = live.connected()
        live.looks[listener] = Look(listener, live.table.seq)
        listener.tell(encoder.encode(self.message(live, viewer, missed)))
        self._tell_presence(live, before, listener)

    def leave(self, listener: Listener, id: str) -> None:
        live = self.tables.get(id)
        if live is not None and listener in live.looks:
            before = live.connected()
            del live.looks[listener]
            live.touched_at = self.now()
            self._tell_presence(live, before, listener)

    def _tell(self, live: Live) -> None:
        """Send the table as it stands to everyone who looks on: all at once, whoever they are."""
        texts: dict[tuple[int, int], bytes] = {}
        for look in live.looks.values():
            viewer = live.table.seat_of(look.listener.person.ids)
            key = (viewer, look.seen)
            if key not in texts:
                news = [each for each in live.table.recent if each.entry.seq > look.seen]
                texts[key] = encoder.encode(self.message(live, viewer, news))
        for look in live.looks.values():
            viewer = live.table.seat_of(look.listener.person.ids)
            text = texts[viewer, look.seen]
            look.seen = live.table.seq
            look.listener.tell(text)

    def _announce(self, live: Live, message: wire.Presence | wire.Waiting) -> None:
        text = encoder.encode(message)
        for look in live.looks.values():
            look.listener.tell(text)

    def _tell_presence(self, live: Live, before: frozenset[int], but: Listener) -> None:
        now = live.connected()
        if now != before:
            text = encoder.encode(wire.Presence(live.table.id, [seat in now for seat in range(live.table.players)]))
            for look in live.looks.values():
                if look.listener is not but:
                    look.listener.tell(text)

    # -- bots and clocks ---------------------------------------------------------------------

    def _look_after(self, live: Live) -> None:
        """Let bots think, and set the alarm for the next clock that runs out."""
        table = live.table
        if self.closing:
            return
        for seat in table.waiting_for() if not table.broken else []:
            key = (seat, table.position)
            if table.seats[seat].bot and key not in live.thinking:
                live.thinking.add(key)
                self._spawn(self._bot_turn(live, seat))
        self._wind(live)

    async def _bot_turn(self, live: Live, seat: int) -> None:
        table = live.table
        position = table.position
        assert table.state is not None
        # A position that the bot could be in, not the one it is in: the truth never leaves this process.
        drawn = table.state.sample(seat, Rng(self.bits(64))).snapshot()
        bot = table.seats[seat].bot
        seed = int.from_bytes(sha256(f"{table.id}:{seat}:{position}".encode()).digest()[:8])
        try:
            action = await self.workers.choose(table.game.id, drawn, seat, bot, seed, f"{table.id}:{seat}:{bot}")
            with suppress(BastideError):  # the table may have gone on without it, or cannot be stored just now
                await self._write(
                    live, lambda now, question: rules.bot_act(now, seat, position, action, question), NOBODY
                )
        finally:
            live.thinking.discard((seat, position))

    def _wind(self, live: Live) -> None:
        if live.alarm is not None:
            live.alarm.cancel()
            live.alarm = None
        due = self._due(live)
        if due is not None and not self.closing:
            delay = max(0.0, (due - self.now()) / 1000)
            live.alarm = asyncio.get_running_loop().call_later(delay, self._ring, live)

    def _due(self, live: Live) -> int | None:
        due = rules.due(live.table)
        return live.loaded_at + GRACE if due is not None and due < live.loaded_at else due

    def _ring(self, live: Live) -> None:
        self._spawn(self.mind_clock(live))

    async def mind_clock(self, live: Live) -> None:
        """Carry out what the clocks demand by now."""
        due = self._due(live)
        if due is None or self.now() < due:
            self._wind(live)
            return
        with suppress(Refused):
            await self._write(live, lambda table, _: rules.run_out(table, self.now()), NOBODY)

    async def _go_round(self) -> None:
        neglected = 0
        while True:
            with suppress(Unavailable, Refused):
                await self.look_around(neglected)
            neglected = NEGLECTED
            metrics.TABLES.set(len(self.tables))
            await asyncio.sleep(ROUND)

    async def look_around(self, neglected: int) -> None:
        """Take up bots and clocks that nobody minds, and forget tables that nobody looks at."""
        now = self.now()
        for listed in await self.store.tables(wake_before=now - neglected, limit=1000):
            try:
                live = await self.open(listed.table)
            except BastideError as error:
                log.warning("table %s cannot be opened: %s", listed.table, error)
                continue
            self._look_after(live)
        for name, live in list(self.tables.items()):
            idle = now - live.touched_at > IDLE
            if idle and not live.looks and not live.thinking and not live.lock.locked() and not live.doubtful:
                if live.alarm is not None:
                    live.alarm.cancel()
                del self.tables[name]


@contextmanager
def stored() -> Iterator[None]:
    """Around what asks the store: that it is away is told to whoever asked."""
    try:
        yield
    except Unavailable:
        raise storage() from None


def storage() -> Refused:
    return Refused("storage", "the table cannot be stored just now; nothing is lost, try again in a moment")
