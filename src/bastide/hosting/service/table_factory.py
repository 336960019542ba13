"""Create tables: new ones, continued and imported games, daily deals, rematches."""

from __future__ import annotations

import secrets
from contextlib import suppress

from msgspec.structs import replace

from bastide.hosting.api.messages import TableMade
from bastide.hosting.api.user_names import clean_name
from bastide.hosting.lobby.table_summary import summary
from bastide.hosting.service.context import ServiceContext
from bastide.hosting.service.hosted_table import HostedTable
from bastide.hosting.service.log_writer import LogWriter
from bastide.hosting.storage.log_store import Conflict, stored
from bastide.tables import messages as wire
from bastide.tables.commands import decide as commands
from bastide.tables.commands import seating
from bastide.tables.log import Draft, Entry, Origin
from bastide.tables.messages.records import PlayOn
from bastide.tables.model.replay import table_after
from bastide.tables.model.table import Table
from bastide.tables.visitor import Occasion, Visitor


class TableFactory:
    """Creates tables in the store and in memory."""

    def __init__(self, context: ServiceContext, writer: LogWriter, public_url: str) -> None:
        self._context = context
        self._writer = writer
        self._public_url = public_url

    async def create(self, request: wire.CreateTable, visitor: Visitor) -> TableMade:
        """Create a table with the requested settings."""
        invite, context = secrets.token_urlsafe(16), self._writer.occasion(visitor)
        request = replace(request, seats=named(request.seats))
        return await self._create(seating.create(request, invite, context), request.start, context)

    async def play_on(self, game: str, origin: Origin, request: PlayOn, visitor: Visitor) -> TableMade:
        """Create a table that continues a finished game."""
        invite, context = secrets.token_urlsafe(16), self._writer.occasion(visitor)
        request = replace(request, seats=named(request.seats))
        return await self._create(seating.play_on(origin, game, request, invite, context), request.start, context)

    async def _create(self, drafts: list[Draft], start: bool, context: Occasion) -> TableMade:
        self._context.registry.make_room()
        table, entries = self._first_entries(secrets.token_hex(8), drafts, context if start else None)
        with stored():
            await self._context.store.create(table.id, entries, summary(table))
        hosted = HostedTable(table, self._context.time.now())
        self._context.registry.add(hosted)
        self._context.look_after(hosted)
        return self._describe(table)

    async def begin_deal(self, id: str, drafts: list[Draft]) -> TableMade:
        """Create the table of a person's daily deal, or return the existing one."""
        table, entries = self._first_entries(id, drafts)
        with suppress(Conflict), stored():
            await self._context.store.create(id, entries, summary(table))
        hosted = await self._context.registry.open(id)
        self._context.look_after(hosted)
        return self._describe(hosted.table)

    async def keep(self, drafts: list[Draft]) -> TableMade:
        """Create a table with a complete log: a game that was played elsewhere."""
        table = Table(secrets.token_hex(8))
        entries = commands.entries(table, drafts, self._context.time.now())
        await self._context.loader.go_on(table, entries)
        with stored():
            await self._context.store.create(table.id, entries, summary(table))
        return self._describe(table)

    async def rematch(self, id: str, previous: HostedTable, part: str | None, visitor: Visitor) -> None:
        """Create a table for the players of another one, unless another player just has."""
        context = self._writer.occasion(visitor, previous)
        drafts = seating.again(previous.table, secrets.token_urlsafe(16), part, context)
        # Where all players share one device, nobody has to agree first.
        table, entries = self._first_entries(id, drafts, context if visitor.beside else None)
        with suppress(Conflict), stored():
            await self._context.store.create(id, entries, summary(table))

    def _first_entries(
        self, id: str, drafts: list[Draft], starting: Occasion | None = None
    ) -> tuple[Table, list[Entry]]:
        """Return a new table and its log; with ``starting``, the game starts at once."""
        table = Table(id)
        entries = commands.entries(table, drafts, self._context.time.now())
        table = table_after(table, entries)
        if starting is not None:
            more = commands.entries(table, seating.start(table, starting), self._context.time.now())
            table = table_after(table, more)
            entries += more
        return table, entries

    def _describe(self, table: Table) -> TableMade:
        return TableMade(table.id, table.invite, f"{self._public_url}/table/{table.id}?invite={table.invite}")


def named(seats: list[wire.SeatWish]) -> list[wire.SeatWish]:
    """Validate the names in seat requests; RequestRefused if one is invalid."""
    return [replace(each, name=clean_name(each.name)) if each.kind == "beside" else each for each in seats]
