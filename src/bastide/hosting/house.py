"""The house: the tables that this process hosts, with bots that play there and clocks that run out."""

from __future__ import annotations

import asyncio
import logging
import secrets
from collections.abc import Callable
from contextlib import suppress
from functools import partial
from hashlib import sha256

from bastide.core.errors import BastideError
from bastide.core.rng import Rng
from bastide.hosting.hosted_table import HostedTable
from bastide.hosting.hosting import Hosting
from bastide.hosting.long_work import LongWork
from bastide.hosting.minds import Minds
from bastide.hosting.noting import Noting
from bastide.hosting.shares import Whose
from bastide.hosting.storage import LogStore, Unavailable, stored
from bastide.hosting.timekeeper import Timekeeper, Told
from bastide.tables.absence import is_waited_at, overdue
from bastide.tables.deals import thought
from bastide.tables.ending import due, run_out
from bastide.tables.errors import Refused
from bastide.tables.log import Draft, Stopped
from bastide.tables.playing import bot_act
from bastide.tables.table import Table
from bastide.tables.visitor import NOBODY, Occasion

#: A table that nobody looks at is forgotten after so long; its log stays.
IDLE = 120_000
#: How often the house looks around for bots and clocks that nobody minds.
ROUND = 5.0
#: Another process that let a bot's move or a clock lie for so long is taken to be gone.
NEGLECTED = 10_000
#: Who has come to another process is known here by then, in milliseconds.
SEEN = 2_000
#: Whose time ran out while no process was looking still has so long to move after it is noticed.
GRACE = 20_000

log = logging.getLogger(__name__)


class House(Hosting):
    """All tables, as one process serves them."""

    def __init__(
        self,
        store: LogStore,
        workers: Minds,
        public_url: str = "",
        now: Callable[[], int] | None = None,
        bits: Callable[[int], int] = secrets.randbits,
        time: Timekeeper | None = None,
        noting: Noting | None = None,
    ) -> None:
        """``now``: another clock than that of the machine and its database."""
        time = time or (Timekeeper() if now is None else Told(now))
        super().__init__(store, public_url, time, bits, LongWork(workers.begin), noting or Noting())
        self.workers = workers

    def open_up(self) -> None:
        """Begin to listen to other processes, and to look after bots and clocks."""
        super().open_up()
        self.spawn(self._go_round())

    async def close(self) -> None:
        """Finish what is being written; what bots are thinking about is thought again after the next start."""
        await super().close()
        self.workers.close()

    def look_after(self, hosted: HostedTable) -> None:
        """Let bots think, and set the alarm for the next clock that runs out."""
        table = hosted.table
        if self.closing:
            return
        for seat in table.thinkers():
            key = (seat, table.position)
            if key not in hosted.thinking:
                hosted.thinking.add(key)
                self.spawn(self._bot_turn(hosted, seat))
        self.wind(hosted)

    async def _bot_turn(self, hosted: HostedTable, seat: int) -> None:
        table = hosted.table
        position = table.position
        assert table.state is not None
        bot = table.seats[seat].bot
        # A position that the bot could be in, not the one it is in: the truth never leaves this process.
        if table.deal:
            drawn, spec, seed = thought(table.game, str(table.seed), table.state, seat, bot)
        else:
            drawn, spec = table.state.sample(seat, Rng(self.bits(64))).snapshot(), bot
            seed = int.from_bytes(sha256(f"{table.id}:{seat}:{position}".encode()).digest()[:8])
        try:
            name = f"{table.id}:{seat}:{bot}"
            choice = await self.workers.choose(
                table.game.id, drawn, seat, spec, seed, name, self._whose(hosted), fresh=bool(table.deal)
            )
            told = [Draft(seat, Stopped(bot))] if choice.stopped else []

            def done(now: Table, _: Occasion) -> list[Draft]:
                return told + bot_act(now, seat, position, choice.action)

            with suppress(BastideError):  # the table may have gone on without it, or cannot be stored just now
                await self.write(hosted, done, NOBODY)
        finally:
            hosted.thinking.discard((seat, position))

    @staticmethod
    def _whose(hosted: HostedTable) -> Whose:
        """For whom the bots of a table think."""
        table = hosted.table
        awaited = any(table.seats[seat].is_active for seat in hosted.company().seats)
        return Whose(table.host, table.id, awaited)

    def wind(self, hosted: HostedTable) -> None:
        if hosted.alarm is not None:
            hosted.alarm.cancel()
            hosted.alarm = None
        left = self._left(hosted)
        if left is not None and not self.closing and hosted is self.tables.get(hosted.table.id):
            hosted.alarm = asyncio.get_running_loop().call_later(max(0.0, left / 1000), self._ring, hosted)

    def _left(self, hosted: HostedTable) -> int | None:
        """Milliseconds until time demands something of the table if nobody does anything; None: it never does."""
        due, over = self._due(hosted), away_until(hosted)
        left = [] if due is None else [due - hosted.now(self.time)]
        left += [] if over is None else [over + SEEN - self.now()]
        return min(left, default=None)

    def _due(self, hosted: HostedTable) -> int | None:
        found = due(hosted.table)
        hosted.now(self.time)  # a table that has just been read is looked after from now on
        return hosted.loaded_at + GRACE if found is not None and found < hosted.loaded_at else found

    def _ring(self, hosted: HostedTable) -> None:
        self.spawn(self.mind_time(hosted))

    async def mind_time(self, hosted: HostedTable) -> None:
        """Carry out what time demands by now: where a clock has run out, or somebody has been away for long enough."""
        left = self._left(hosted)
        if left is None or left > 0:
            self.wind(hosted)
            return
        with suppress(Refused):
            if away_until(hosted) is not None:
                with stored():
                    await self.presence.read([hosted.table.id])
            if not await self.write(hosted, partial(self._demanded, hosted), NOBODY):
                self.audience.note(hosted)  # somebody is there after all, and that is news

    def _demanded(self, hosted: HostedTable, table: Table, occasion: Occasion) -> list[Draft]:
        due = self._due(hosted)
        now = hosted.now(self.time)
        return (run_out(table, now) if due is not None and now >= due else []) or overdue(table, occasion)

    async def _go_round(self) -> None:
        neglected = 0
        while True:
            with suppress(Unavailable, Refused):
                await self.look_at_clock()
                await self.look_around(neglected)
            neglected = NEGLECTED
            self.noting.tables(len(self.tables))
            await asyncio.sleep(ROUND)

    async def look_around(self, neglected: int) -> None:
        """Take up bots and clocks that nobody minds, and forget tables that nobody looks at."""
        await self._compare(list(self.tables))
        now = self.now()
        for listed in await self.store.tables(wake_before=now - neglected, limit=1000):
            try:
                hosted = await self.open(listed.table)
            except BastideError as error:
                log.warning("table %s cannot be opened: %s", listed.table, error)
                continue
            self.look_after(hosted)
        for name, hosted in list(self.tables.items()):
            if now - hosted.touched_at > IDLE and not hosted.busy:
                self.forget(name)


def away_until(hosted: HostedTable) -> int | None:
    """When the first of those who are away has been away for long enough, as everybody was told; None: never."""
    told = hosted.told
    if told is None or not any(told.may_replace_at):
        return None
    here = [seat for seat, connected in enumerate(told.connected) if connected]
    return min(at for at in told.may_replace_at if at is not None) if is_waited_at(hosted.table, here) else None
