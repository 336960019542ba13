"""Turns of bots at tables: ask the bot executor for a choice, and append it to the log."""

from __future__ import annotations

from contextlib import suppress
from hashlib import sha256

from bastide.core.errors import BastideError
from bastide.core.randomness.rng import Rng
from bastide.hosting.bots.bot_executor import BotExecutor
from bastide.hosting.bots.fair_queue import Whose
from bastide.hosting.service.context import ServiceContext
from bastide.hosting.service.hosted_table import HostedTable
from bastide.hosting.service.log_writer import LogWriter
from bastide.tables.commands.playing import bot_act
from bastide.tables.daily_deals import thought
from bastide.tables.log import Draft, Stopped
from bastide.tables.model.table import Table
from bastide.tables.visitor import NOBODY, Occasion


class BotRunner:
    """Plays the turns of all bots at the tables of this process."""

    def __init__(self, context: ServiceContext, workers: BotExecutor, writer: LogWriter) -> None:
        self._context = context
        self._workers = workers
        self._writer = writer

    def play(self, hosted: HostedTable) -> None:
        """Start every bot whose turn it is, unless it is thinking already."""
        table = hosted.table
        for seat in table.thinkers():
            key = (seat, table.position)
            if key not in hosted.thinking:
                hosted.thinking.add(key)
                self._context.lifecycle.spawn(self._play_turn(hosted, seat))

    async def _play_turn(self, hosted: HostedTable, seat: int) -> None:
        table = hosted.table
        position = table.position
        assert table.state is not None
        bot = table.seats[seat].bot
        # The bot gets a sampled position that it could be in: the real one never leaves this process.
        if table.deal:
            sampled, spec, seed = thought(table.game, str(table.seed), table.state, seat, bot)
        else:
            sampled, spec = table.state.sample(seat, Rng(self._context.random_bits(64))).snapshot(), bot
            seed = int.from_bytes(sha256(f"{table.id}:{seat}:{position}".encode()).digest()[:8])
        try:
            name = f"{table.id}:{seat}:{bot}"
            choice = await self._workers.choose(
                table.game.id, sampled, seat, spec, seed, name, whose(hosted), fresh=bool(table.deal)
            )
            stopped_entries = [Draft(seat, Stopped(bot))] if choice.stopped else []

            def done(now: Table, _: Occasion) -> list[Draft]:
                return stopped_entries + bot_act(now, seat, position, choice.action)

            with suppress(BastideError):  # the table may have moved on, or cannot be stored now
                await self._writer.write(hosted, done, NOBODY)
        finally:
            hosted.thinking.discard((seat, position))


def whose(hosted: HostedTable) -> Whose:
    """Return the owner on whose account the bots of a table compute."""
    table = hosted.table
    awaited = any(table.seats[seat].is_active for seat in hosted.company().seats)
    return Whose(table.host, table.id, awaited)
