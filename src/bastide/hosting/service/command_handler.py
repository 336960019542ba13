"""Execute commands of people: check access, decide, append, answer."""

from __future__ import annotations

from bastide.hosting.service.broadcaster import CommandSender
from bastide.hosting.service.hosted_table import HostedTable, Subscriber
from bastide.hosting.service.log_writer import LogWriter
from bastide.hosting.service.presence_tracker import PresenceTracker
from bastide.hosting.service.service_context import ServiceContext
from bastide.hosting.service.storage_recovery import StorageRecovery
from bastide.hosting.service.table_access import TableAccess
from bastide.hosting.service.table_factory import TableFactory
from bastide.hosting.storage.log_store import refuse_if_unavailable
from bastide.tables import messages as wire
from bastide.tables.commands import command_dispatch as commands
from bastide.tables.commands import table_setup
from bastide.tables.commands.deleted_person import continue_without_person
from bastide.tables.commands.permission_checks import check_bot_scope, require_seat
from bastide.tables.log import EntryDraft, RematchCreated
from bastide.tables.request_errors import RequestRefused, not_identified_error
from bastide.tables.state.table_state import Table
from bastide.tables.visitor_and_command_context import ANONYMOUS_VISITOR, CommandContext, Visitor, permanence_selector


class CommandHandler:
    """Executes the commands that people send to tables."""

    def __init__(
        self,
        context: ServiceContext,
        access: TableAccess,
        writer: LogWriter,
        factory: TableFactory,
        recovery: StorageRecovery,
        presence: PresenceTracker,
    ) -> None:
        self._context = context
        self._access = access
        self._writer = writer
        self._factory = factory
        self._recovery = recovery
        self._presence = presence

    async def execute(
        self, command: wire.TableCommand, visitor: Visitor, subscriber: Subscriber | None = None
    ) -> wire.Done | wire.ReasonMessage | wire.TakeBackMessage | None:
        """Execute a command and append its entries; RequestRefused or another BastideError if not allowed.

        Returns None if the sender subscribes to the table: the broadcast of the table is then the answer.
        """
        with self._context.telemetry.track_command(str(command.__struct_config__.tag), command.table) as outcome:
            if not visitor.id:
                raise not_identified_error()
            check_bot_scope(visitor, command.bot_scope)
            if command.is_speech:
                self._check_not_muted(visitor)
            if command.needs_access:
                hosted, outcome.seat = await self._access.open_for_visitor(
                    command.table, visitor, command.get_invite_token()
                )
            else:
                hosted = await self._context.table_cache.open_table(command.table)
                outcome.seat = hosted.table.seat_of(visitor.ids)
            if isinstance(command, wire.Rematch):
                return await self._rematch(hosted, command, visitor)
            if not command.writes:
                return commands.answer_question(hosted.table, command, self._writer.make_context(visitor, hosted))
            if command.needs_presence:
                with refuse_if_unavailable():
                    await self._presence.load_leases([command.table])
            sender = (
                CommandSender(subscriber, command.id)
                if subscriber is not None and subscriber in hosted.subscribers
                else None
            )
            changed = await self._writer.write(
                hosted, lambda table, context: commands.decide_command(table, command, context), visitor, sender
            )
            outcome.seq = hosted.table.seq
            if changed and sender is not None and command.needs_access:
                return None
            # Strangers do not learn the length of the log.
            return wire.Done(command.id, hosted.table.id, outcome.seq if command.needs_access else 0)

    def _check_not_muted(self, visitor: Visitor) -> None:
        if visitor.muted_until_ms > self._context.clock.now_ms():
            raise RequestRefused(
                "muted",
                "you are muted",
                until=visitor.muted_until_ms,
                lasting=permanence_selector(visitor.muted_until_ms),
            )

    async def _rematch(self, hosted: HostedTable, command: wire.Rematch, visitor: Visitor) -> wire.Done:
        table = hosted.table
        name = table_setup.get_rematch_id(table)
        if not table.rematch:
            await self._factory.create_rematch(name, hosted, command.part, visitor)

            def point(table: Table, _: CommandContext) -> list[EntryDraft]:
                return [] if table.rematch else [EntryDraft(table.seat_of(visitor.ids), RematchCreated(name))]

            await self._writer.write(hosted, point, visitor)
        await self._accept(name, command.part, visitor)
        return wire.Done(command.id, table.id, hosted.table.seq, rematch=name)

    async def _accept(self, name: str, part: str | None, visitor: Visitor) -> None:
        """Agree to a rematch that another player has created."""
        hosted = await self._context.table_cache.open_table(name)
        seat = hosted.table.seat_of(visitor.ids)
        if hosted.table.status == "open" and seat >= 0 and not hosted.table.seats[seat].agreed:
            await self._writer.write(
                hosted, lambda table, _: table_setup.agree_to_play(table, require_seat(table, visitor), part), visitor
            )

    async def invite_guest(self, id: str, guest: Visitor, visitor: Visitor) -> wire.Done:
        """Reserve a seat for a guest. The caller checks whether the host may invite this person."""
        hosted, _ = await self._access.open_for_visitor(id, visitor, None)
        await self._writer.write(
            hosted, lambda table, context: commands.decide_invitation(table, guest, context), visitor
        )
        return wire.Done(0, id, hosted.table.seq)

    async def continue_without_person(self, id: str) -> None:
        """Continue a table after a person was removed from its log."""
        hosted = await self._context.table_cache.open_table(id)
        async with hosted.lock:
            await self._recovery.reload_table(hosted)
        await self._writer.write(hosted, lambda table, _: continue_without_person(table), ANONYMOUS_VISITOR)
