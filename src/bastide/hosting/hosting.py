"""Hosting tables: making them, and all that people do at them."""

from __future__ import annotations

import secrets
from collections.abc import Callable
from contextlib import suppress

from msgspec.structs import replace

from bastide.hosting.audience import NOTHING_MORE, Asked, Asker
from bastide.hosting.holding import Holding
from bastide.hosting.hosted_table import HostedTable, Watcher
from bastide.hosting.listing import summary
from bastide.hosting.long_work import LongWork
from bastide.hosting.messages import TableMade
from bastide.hosting.names import clean_name
from bastide.hosting.noting import Noting
from bastide.hosting.storage import DAY, Conflict, LogStore, stored
from bastide.hosting.timekeeper import Timekeeper
from bastide.tables import commands, seating
from bastide.tables import messages as wire
from bastide.tables.checks import check_may_see
from bastide.tables.errors import Refused, nobody
from bastide.tables.leaving import left
from bastide.tables.log import Draft, Origin, Rematched
from bastide.tables.record_messages import PlayOn
from bastide.tables.table import Table
from bastide.tables.visitor import NOBODY, Occasion, Visitor, lasting


class Hosting(Holding):
    """All tables, as one process serves them to people."""

    def __init__(
        self,
        store: LogStore,
        public_url: str,
        time: Timekeeper,
        bits: Callable[[int], int],
        long_work: LongWork,
        noting: Noting,
    ) -> None:
        super().__init__(store, time, bits, long_work)
        self.public_url = public_url
        self.noting = noting

    # -- new tables --------------------------------------------------------------------------

    async def create(self, wish: wire.CreateTable, visitor: Visitor) -> TableMade:
        invite, occasion = secrets.token_urlsafe(16), self.occasion(visitor)
        wish = replace(wish, seats=named(wish.seats))
        return await self._begin(seating.create(wish, invite, occasion), wish.start, occasion)

    async def play_on(self, game: str, origin: Origin, wish: PlayOn, visitor: Visitor) -> TableMade:
        """A new table that goes on with a game which is over."""
        invite, occasion = secrets.token_urlsafe(16), self.occasion(visitor)
        wish = replace(wish, seats=named(wish.seats))
        return await self._begin(seating.play_on(origin, game, wish, invite, occasion), wish.start, occasion)

    async def _begin(self, drafts: list[Draft], start: bool, occasion: Occasion) -> TableMade:
        self._make_room()
        table = Table(secrets.token_hex(8))
        first = commands.entries(table, drafts, self.now())
        table = table.after(first)
        if start:
            more = commands.entries(table, seating.start(table, occasion), self.now())
            table = table.after(more)
            first += more
        with stored():
            await self.store.create(table.id, first, summary(table))
        hosted = HostedTable(table, self.now())
        self.tables[table.id] = hosted
        self.look_after(hosted)
        return self._made(table)

    async def begin_deal(self, id: str, drafts: list[Draft]) -> TableMade:
        """The table at which somebody plays the deal of a day: as it stands, if it is there already."""
        fresh = Table(id)
        first = commands.entries(fresh, drafts, self.now())
        with suppress(Conflict), stored():
            await self.store.create(id, first, summary(fresh.after(first)))
        hosted = await self.open(id)
        self.look_after(hosted)
        return self._made(hosted.table)

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

    # -- looking on --------------------------------------------------------------------------

    async def seen_by(self, id: str, visitor: Visitor, invite: str | None) -> tuple[HostedTable, int]:
        """A table and as whom somebody looks at it; Refused if they may not."""
        hosted = await self._admitted(id, visitor, invite)
        try:
            check_may_see(hosted.table, visitor, invite)
        except Refused:
            # They may have sat down, or been let in, by way of another process a moment ago.
            async with hosted.lock:
                await self._catch_up(hosted)
            check_may_see(hosted.table, visitor, invite)
        seat = hosted.table.seat_of(visitor.ids)
        # Who could see it may have their own game of the same deal before them.
        if seat < 0 and hosted.table.deal and self.now() // DAY <= hosted.table.deal:
            raise Refused("deal-secret", "what others do in the deal of a day can be seen when the day is over")
        await self.presence.know(id)
        return hosted, seat

    async def _admitted(self, id: str, visitor: Visitor, invite: str | None) -> HostedTable:
        """A table; nobody has one read that they may not see."""
        if id not in self.tables:
            await self.reading.check_may_see(id, visitor, invite)
        return await self.open(id)

    async def watch(
        self,
        watcher: Watcher,
        id: str,
        since: int,
        invite: str | None,
        asked: Asked = NOTHING_MORE,
        who: str = "",
    ) -> None:
        """From now on, tell the watcher of a table: first of what it has missed. ``who`` asks: their address."""
        hosted, viewer = await self.seen_by(id, watcher.visitor, invite)
        await self.audience.welcome(watcher, hosted, viewer, since, who, asked)

    def leave(self, watcher: Watcher, id: str) -> None:
        hosted = self.tables.get(id)
        if hosted is not None:
            self.audience.leave(watcher, hosted)

    # -- commands ----------------------------------------------------------------------------

    async def do(
        self, command: wire.TableCommand, visitor: Visitor, watcher: Watcher | None = None
    ) -> wire.Done | wire.ReasonMessage | wire.TakeBackMessage | None:
        """Carry out a command and store it; Refused, or another BastideError, if it cannot be.

        A watcher of the table is answered by the table as it is then, and there is nothing more to say: None.
        """
        with self.noting.command(str(command.__struct_config__.tag), command.table) as seen:
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
            if visitor.beside:  # nobody is waited for
                begun = fresh.after(first)
                first += commands.entries(begun, seating.start(begun, asked), self.now())
            with suppress(Conflict), stored():  # Conflict: somebody else asked at the same moment
                await self.store.create(name, first, summary(fresh.after(first)))

            def point(table: Table, _: Occasion) -> list[Draft]:
                return [] if table.rematch else [Draft(table.seat_of(visitor.ids), Rematched(name))]

            await self.write(hosted, point, visitor)
        await self._accept(name, command.part, visitor)
        return wire.Done(command.id, table.id, hosted.table.seq, rematch=name)

    async def invite(self, id: str, guest: Visitor, visitor: Visitor) -> wire.Done:
        """Keep a seat for somebody whom the host of the table may invite."""
        hosted, _ = await self.seen_by(id, visitor, None)
        await self.write(hosted, lambda table, occasion: commands.invite(table, guest, occasion), visitor)
        return wire.Done(0, id, hosted.table.seq)

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


def named(seats: list[wire.SeatWish]) -> list[wire.SeatWish]:
    """The same wishes, with names as they are kept; Refused if one cannot be one."""
    return [replace(each, name=clean_name(each.name)) if each.kind == "beside" else each for each in seats]
