"""Turns of bots at tables: ask the bot executor for a choice, and append it to the log."""

from __future__ import annotations

from contextlib import suppress
from hashlib import sha256

from bastide.core.errors import BastideError
from bastide.core.randomness.rng import Rng
from bastide.hosting.bots.bot_executor import BotExecutor
from bastide.hosting.bots.fair_queue import WorkOwner
from bastide.hosting.service.hosted_table import HostedTable
from bastide.hosting.service.log_writer import LogWriter
from bastide.hosting.service.service_context import ServiceContext
from bastide.tables.commands.game_moves import play_bot_action
from bastide.tables.daily_deals import build_bot_question
from bastide.tables.log import BotStopped, EntryDraft
from bastide.tables.state.table_state import Table
from bastide.tables.visitor_and_command_context import ANONYMOUS_VISITOR, CommandContext


class BotTurns:
    """Plays the turns of all bots at the tables of this process."""

    def __init__(self, context: ServiceContext, workers: BotExecutor, writer: LogWriter) -> None:
        self._context = context
        self._workers = workers
        self._writer = writer

    def start_thinking(self, hosted: HostedTable) -> None:
        """Start every bot whose turn it is, unless it is thinking already."""
        table = hosted.table
        for seat in table.get_bots_to_move():
            key = (seat, table.position)
            if key not in hosted.thinking_bots:
                hosted.thinking_bots.add(key)
                self._context.tasks.spawn(self._play_turn(hosted, seat))

    async def _play_turn(self, hosted: HostedTable, seat: int) -> None:
        table = hosted.table
        position = table.position
        assert table.state is not None
        bot = table.seats[seat].bot
        # The bot gets a sampled position that it could be in: the real one never leaves this process.
        if table.daily_deal_day:
            sampled, spec, seed = build_bot_question(table.game, str(table.seed), table.state, seat, bot)
        else:
            sampled, spec = table.state.sample_position(seat, Rng(self._context.random_bits(64))).snapshot(), bot
            seed = int.from_bytes(sha256(f"{table.id}:{seat}:{position}".encode()).digest()[:8])
        try:
            key = get_bot_key(table, seat)
            choice = await self._workers.choose_action(
                table.game.id, sampled, seat, spec, seed, key, get_work_owner(hosted), fresh=bool(table.daily_deal_day)
            )
            stopped_entries = [EntryDraft(seat, BotStopped(bot))] if choice.is_stopped else []

            def done(now: Table, _: CommandContext) -> list[EntryDraft]:
                return stopped_entries + play_bot_action(now, seat, position, choice.action)

            with suppress(BastideError):  # the table may have moved on, or cannot be stored now
                await self._writer.write(hosted, done, ANONYMOUS_VISITOR)
        finally:
            hosted.thinking_bots.discard((seat, position))


def get_bot_key(table: Table, seat: int) -> str:
    """Return the key under which a worker keeps the bot of a seat."""
    return f"{table.id}:{seat}:{table.seats[seat].bot}"


def get_work_owner(hosted: HostedTable) -> WorkOwner:
    """Return the owner on whose account the bots of a table compute."""
    table = hosted.table
    awaited = any(table.seats[seat].is_active for seat in hosted.get_local_audience().seats)
    return WorkOwner(table.host, table.id, awaited, hosted.host_address)
