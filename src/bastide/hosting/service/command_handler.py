"""Execute commands of people: check access, decide, append, answer."""

from __future__ import annotations

from bastide.hosting.service.broadcaster import Asker
from bastide.hosting.service.context import ServiceContext
from bastide.hosting.service.hosted_table import HostedTable, Watcher
from bastide.hosting.service.log_writer import LogWriter
from bastide.hosting.service.presence import PresenceBook
from bastide.hosting.service.recovery import Recovery
from bastide.hosting.service.table_access import TableAccess
from bastide.hosting.service.table_factory import TableFactory
from bastide.hosting.storage.log_store import stored
from bastide.tables import messages as wire
from bastide.tables.commands import decide as commands
from bastide.tables.commands import seating
from bastide.tables.commands.checks import own_seat
from bastide.tables.commands.forget_person import left
from bastide.tables.errors import Refused, nobody
from bastide.tables.log import Draft, Rematched
from bastide.tables.model.table import Table
from bastide.tables.visitor import NOBODY, Occasion, Visitor, lasting


class CommandHandler:
    """Executes the commands that people send to tables."""

    def __init__(
        self,
        context: ServiceContext,
        access: TableAccess,
        writer: LogWriter,
        factory: TableFactory,
        recovery: Recovery,
        presence: PresenceBook,
    ) -> None:
        self._context = context
        self._access = access
        self._writer = writer
        self._factory = factory
        self._recovery = recovery
        self._presence = presence

    async def do(
        self, command: wire.TableCommand, visitor: Visitor, subscriber: Watcher | None = None
    ) -> wire.Done | wire.ReasonMessage | wire.TakeBackMessage | None:
        """Execute a command and append its entries; RequestRefused or another BastideError if not allowed.

        Returns None if the sender subscribes to the table: the broadcast of the table is then the answer.
        """
        with self._context.telemetry.command(str(command.__struct_config__.tag), command.table) as outcome:
            if not visitor.id:
                raise nobody()
            if command.is_speech:
                self._check_not_muted(visitor)
            if command.needs_access:
                hosted, outcome.seat = await self._access.seen_by(command.table, visitor, command.invitation())
            else:
                hosted = await self._context.registry.open(command.table)
                outcome.seat = hosted.table.seat_of(visitor.ids)
            if isinstance(command, wire.Rematch):
                return await self._rematch(hosted, command, visitor)
            if not command.writes:
                return commands.answer(hosted.table, command, self._writer.occasion(visitor, hosted))
            if command.needs_presence:
                with stored():
                    await self._presence.read([command.table])
            sender = Asker(subscriber, command.id) if subscriber is not None and subscriber in hosted.watchers else None
            changed = await self._writer.write(
                hosted, lambda table, context: commands.decide(table, command, context), visitor, sender
            )
            outcome.seq = hosted.table.seq
            if changed and sender is not None and command.needs_access:
                return None
            # Strangers do not learn the length of the log.
            return wire.Done(command.id, hosted.table.id, outcome.seq if command.needs_access else 0)

    def _check_not_muted(self, visitor: Visitor) -> None:
        if visitor.muted > self._context.time.now():
            raise Refused("muted", "you are muted", until=visitor.muted, lasting=lasting(visitor.muted))

    async def _rematch(self, hosted: HostedTable, command: wire.Rematch, visitor: Visitor) -> wire.Done:
        table = hosted.table
        name = seating.rematch_id(table)
        if not table.rematch:
            await self._factory.rematch(name, hosted, command.part, visitor)

            def point(table: Table, _: Occasion) -> list[Draft]:
                return [] if table.rematch else [Draft(table.seat_of(visitor.ids), Rematched(name))]

            await self._writer.write(hosted, point, visitor)
        await self._accept(name, command.part, visitor)
        return wire.Done(command.id, table.id, hosted.table.seq, rematch=name)

    async def _accept(self, name: str, part: str | None, visitor: Visitor) -> None:
        """Agree to a rematch that another player has created."""
        hosted = await self._context.registry.open(name)
        seat = hosted.table.seat_of(visitor.ids)
        if hosted.table.status == "open" and seat >= 0 and not hosted.table.seats[seat].agreed:
            await self._writer.write(
                hosted, lambda table, _: seating.agree(table, own_seat(table, visitor), part), visitor
            )

    async def invite(self, id: str, guest: Visitor, visitor: Visitor) -> wire.Done:
        """Reserve a seat for a guest. The caller checks whether the host may invite this person."""
        hosted, _ = await self._access.seen_by(id, visitor, None)
        await self._writer.write(hosted, lambda table, context: commands.invite(table, guest, context), visitor)
        return wire.Done(0, id, hosted.table.seq)

    async def go_on_without(self, id: str) -> None:
        """Continue a table after a person was removed from its log."""
        hosted = await self._context.registry.open(id)
        async with hosted.lock:
            await self._recovery.reload(hosted)
        await self._writer.write(hosted, lambda table, _: left(table), NOBODY)
