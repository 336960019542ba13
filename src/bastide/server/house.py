"""The house: the tables that this process hosts, with bots that play there and clocks that run out."""

from __future__ import annotations

import asyncio
import logging
import secrets
from collections.abc import Callable
from contextlib import suppress
from hashlib import sha256

from bastide.core.errors import BastideError
from bastide.core.rng import Rng
from bastide.server.hosted_table import HostedTable
from bastide.server.hosting import Hosting
from bastide.server.operations import metrics
from bastide.server.shares import Whose
from bastide.server.storage import LogStore, Unavailable
from bastide.server.timekeeper import Timekeeper, Told
from bastide.server.workers import Workers
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
#: Whose time ran out while no process was looking still has so long to move after it is noticed.
GRACE = 20_000

log = logging.getLogger(__name__)


class House(Hosting):
    """All tables, as one process serves them."""

    def __init__(
        self,
        store: LogStore,
        workers: Workers,
        public_url: str = "",
        now: Callable[[], int] | None = None,
        bits: Callable[[int], int] = secrets.randbits,
        time: Timekeeper | None = None,
    ) -> None:
        """``now``: another clock than that of the machine and its database."""
        super().__init__(store, public_url, time or (Timekeeper() if now is None else Told(now)), bits)
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
        # A position that the bot could be in, not the one it is in: the truth never leaves this process.
        drawn = table.state.sample(seat, Rng(self.bits(64))).snapshot()
        bot = table.seats[seat].bot
        seed = int.from_bytes(sha256(f"{table.id}:{seat}:{position}".encode()).digest()[:8])
        try:
            name = f"{table.id}:{seat}:{bot}"
            choice = await self.workers.choose(table.game.id, drawn, seat, bot, seed, name, self._whose(hosted))
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
        awaited = any(table.seats[seat].is_active for seat in hosted.connected())
        return Whose(table.host, table.id, awaited)

    def wind(self, hosted: HostedTable) -> None:
        if hosted.alarm is not None:
            hosted.alarm.cancel()
            hosted.alarm = None
        due = self._due(hosted)
        if due is not None and not self.closing:
            delay = max(0.0, (due - hosted.now(self.time)) / 1000)
            hosted.alarm = asyncio.get_running_loop().call_later(delay, self._ring, hosted)

    def _due(self, hosted: HostedTable) -> int | None:
        found = due(hosted.table)
        hosted.now(self.time)  # a table that has just been read is looked after from now on
        return hosted.loaded_at + GRACE if found is not None and found < hosted.loaded_at else found

    def _ring(self, hosted: HostedTable) -> None:
        self.spawn(self.mind_clock(hosted))

    async def mind_clock(self, hosted: HostedTable) -> None:
        """Carry out what the clocks demand by now."""
        due = self._due(hosted)
        if due is None or hosted.now(self.time) < due:
            self.wind(hosted)
            return
        with suppress(Refused):
            await self.write(hosted, lambda table, _: run_out(table, hosted.now(self.time)), NOBODY)

    async def _go_round(self) -> None:
        neglected = 0
        while True:
            with suppress(Unavailable, Refused):
                await self.look_at_clock()
                await self.look_around(neglected)
            neglected = NEGLECTED
            metrics.TABLES.set(len(self.tables))
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
