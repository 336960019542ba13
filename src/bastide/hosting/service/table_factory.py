"""Create tables: new ones, continued and imported games, daily deals, rematches."""

from __future__ import annotations

import secrets
from contextlib import suppress

from msgspec.structs import replace

from bastide.hosting.api.connection_and_lobby_messages import NewTable
from bastide.hosting.api.user_name_validation import clean_person_name
from bastide.hosting.lobby.table_summary import build_summary
from bastide.hosting.service.hosted_table import HostedTable
from bastide.hosting.service.log_writer import LogWriter
from bastide.hosting.service.service_context import ServiceContext
from bastide.hosting.storage.log_store import AppendConflict, refuse_if_unavailable
from bastide.tables import messages as wire
from bastide.tables.commands import command_dispatch as commands
from bastide.tables.commands import table_setup
from bastide.tables.commands.invitations import invite_guest
from bastide.tables.log import EntryDraft, GameOrigin, LogEntry
from bastide.tables.messages.record_messages import ContinueGame
from bastide.tables.state.log_replay import copy_with_entries
from bastide.tables.state.table_state import Table
from bastide.tables.visitor_and_command_context import CommandContext, Visitor


class TableFactory:
    """Creates tables in the store and in memory."""

    def __init__(self, context: ServiceContext, writer: LogWriter, public_url: str) -> None:
        self._context = context
        self._writer = writer
        self._public_url = public_url

    async def create_table(self, request: wire.CreateTable, visitor: Visitor, guest: Visitor | None = None) -> NewTable:
        """Create a table with the requested settings. ``guest``: is invited to the first free seat."""
        invite, context = secrets.token_urlsafe(16), self._writer.make_context(visitor)
        request = replace(request, seats=clean_seat_names(request.seats))
        drafts = table_setup.create_table(request, invite, context)
        if guest is not None:
            table, _ = self._first_entries("", drafts)
            drafts += invite_guest(table, guest, context)
        return await self._create(drafts, request.start, context)

    async def continue_game(self, game: str, origin: GameOrigin, request: ContinueGame, visitor: Visitor) -> NewTable:
        """Create a table that continues a finished game."""
        invite, context = secrets.token_urlsafe(16), self._writer.make_context(visitor)
        request = replace(request, seats=clean_seat_names(request.seats))
        return await self._create(
            table_setup.create_continued_table(origin, game, request, invite, context), request.start, context
        )

    async def _create(self, drafts: list[EntryDraft], start: bool, context: CommandContext) -> NewTable:
        self._context.table_cache.make_room()
        table, entries = self._first_entries(secrets.token_hex(8), drafts, context if start else None)
        with refuse_if_unavailable():
            await self._context.store.create_table(table.id, entries, build_summary(table))
        hosted = HostedTable(table, self._context.clock.now_ms())
        self._context.table_cache.add(hosted)
        self._context.on_advanced(hosted)
        return self._describe(table)

    async def get_or_create(self, id: str, drafts: list[EntryDraft]) -> NewTable:
        """Create a table with these first entries, or return the existing one with this id."""
        table, entries = self._first_entries(id, drafts)
        with suppress(AppendConflict), refuse_if_unavailable():
            await self._context.store.create_table(id, entries, build_summary(table))
        hosted = await self._context.table_cache.open_table(id)
        self._context.on_advanced(hosted)
        return self._describe(hosted.table)

    async def store_finished_game(self, drafts: list[EntryDraft]) -> NewTable:
        """Create a table with a complete log: a game that was played elsewhere."""
        table = Table(secrets.token_hex(8))
        entries = commands.number_drafts(table, drafts, self._context.clock.now_ms())
        await self._context.loader.apply_entries(table, entries)
        with refuse_if_unavailable():
            await self._context.store.create_table(table.id, entries, build_summary(table))
        return self._describe(table)

    async def create_rematch(self, id: str, previous: HostedTable, part: str | None, visitor: Visitor) -> None:
        """Create a table for the players of another one, unless another player just has."""
        context = self._writer.make_context(visitor, previous)
        drafts = table_setup.create_rematch(previous.table, secrets.token_urlsafe(16), part, context)
        # Where all players share one device, nobody has to agree first.
        others = {seat.person for seat in previous.table.seats} - {""} - visitor.same_device_ids
        table, entries = self._first_entries(id, drafts, None if others else context)
        with suppress(AppendConflict), refuse_if_unavailable():
            await self._context.store.create_table(id, entries, build_summary(table))

    def _first_entries(
        self, id: str, drafts: list[EntryDraft], starting: CommandContext | None = None
    ) -> tuple[Table, list[LogEntry]]:
        """Return a new table and its log; with ``starting``, the game starts at once."""
        table = Table(id)
        entries = commands.number_drafts(table, drafts, self._context.clock.now_ms())
        table = copy_with_entries(table, entries)
        if starting is not None:
            more = commands.number_drafts(table, table_setup.start_game(table, starting), self._context.clock.now_ms())
            table = copy_with_entries(table, more)
            entries += more
        return table, entries

    def _describe(self, table: Table) -> NewTable:
        return NewTable(
            table.id, table.invite_token, f"{self._public_url}/table/{table.id}?invite={table.invite_token}"
        )


def clean_seat_names(seats: list[wire.SeatRequest]) -> list[wire.SeatRequest]:
    """Validate the names in seat requests; RequestRefused if one is invalid."""
    return [replace(each, name=clean_person_name(each.name)) if each.kind == "beside" else each for each in seats]
