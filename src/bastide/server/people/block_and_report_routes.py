"""HTTP routes for blocking and reporting people at a table, and for the personal data export."""

from __future__ import annotations

from functools import partial

from starlette.responses import Response

from bastide.hosting.api import account_messages as wire
from bastide.hosting.api.endpoint_types import ApiRequest, json_encoder
from bastide.hosting.api.route_decorator import Routes, route
from bastide.hosting.service.table_service import TableService
from bastide.server.people.account_routes import AccountRoutes
from bastide.server.people.account_service import AccountService
from bastide.server.people.personal_data_export import export_personal_data
from bastide.server.store.database_log_store import DatabaseStore
from bastide.server.store.people import moderation_queries
from bastide.tables.commands.chat import clean_chat
from bastide.tables.log import ChatSent, PersonSat, PersonStoodUp, SeatOpened
from bastide.tables.request_errors import RequestRefused
from bastide.tables.state.seats_and_proposals import get_device_owner


class BlockAndReportRoutes(Routes):
    """Routes for blocks, reports and the personal data export."""

    def __init__(self, store: DatabaseStore, service: TableService, account_routes: AccountRoutes) -> None:
        self.store = store
        self.service = service
        self.account_routes = account_routes
        self.accounts: AccountService = account_routes.accounts

    @route(
        "POST",
        "/api/tables/{table}/block",
        "Block a person at a table: hides their chat, and keeps them from sitting down at one's tables.",
        signed=True,
    )
    async def block_person(self, call: ApiRequest, body: wire.PersonAtTable) -> wire.BlockList:
        blocked = await self._find_other_person(call, body.seat, body.entry)
        await self.store.write(partial(moderation_queries.block_person, person=call.visitor.id, blocked=blocked))
        return await self._invalidate_and_list(call, blocked)

    @route("POST", "/api/me/unblock", "Unblock a person.", signed=True)
    async def unblock_person(self, call: ApiRequest, body: wire.UnblockPerson) -> wire.BlockList:
        blocked = body.person
        await self.store.write(partial(moderation_queries.unblock_person, people=call.visitor.ids, blocked=blocked))
        return await self._invalidate_and_list(call, blocked)

    async def _invalidate_and_list(self, call: ApiRequest, blocked: str) -> wire.BlockList:
        for person in (call.visitor.id, blocked):
            self.accounts.invalidate_cache(person)
        return await self.list_blocks(call)

    @route("GET", "/api/me/blocks", "List blocked people.", signed=True)
    async def list_blocks(self, call: ApiRequest) -> wire.BlockList:
        return wire.BlockList(
            await self.store.read(partial(moderation_queries.blocked_people, people=call.visitor.ids))
        )

    @route(
        "POST",
        "/api/tables/{table}/report",
        "Report a person at a table, or a line of their chat, to the operator.",
        signed=True,
    )
    async def report_person(self, call: ApiRequest, body: wire.ReportPerson) -> None:
        about = await self._find_other_person(call, body.seat, body.entry)
        text = clean_chat(body.text) if body.text.strip() else ""
        table, entry = call.get_path_value("table"), body.entry
        await self.store.write(
            partial(
                moderation_queries.create_report,
                reporter=call.visitor.id,
                about=about,
                table=table,
                entry=entry,
                text=text,
            )
        )

    async def _find_other_person(self, call: ApiRequest, seat: int | None, entry: int | None) -> str:
        """Return the person at a seat, or the author of a log entry. Raises ``RequestRefused`` if it is nobody else."""
        hosted, _ = await self.service.open_for_visitor(
            call.get_path_value("table"), call.visitor, call.get_query("invite")
        )
        table = hosted.table
        person = ""
        if entry is not None:
            for each in await self.store.read_entries(table.id, entry - 1):
                what = each.data
                if each.seq == entry and isinstance(what, (ChatSent, PersonSat, PersonStoodUp, SeatOpened)):
                    person = what.person or (table.seats[each.seat].person if isinstance(what, ChatSent) else "")
        elif seat is not None and seat < table.players:
            person = table.seats[seat].person
        person = get_device_owner(person)
        if not person:
            raise RequestRefused("nobody-there", "there is nobody here to block or report")
        if person in call.visitor.ids:
            raise RequestRefused("that-is-you", "you can't do this to yourself")
        return person

    @route(
        "GET",
        "/api/me/everything",
        "Download all data that the server stores about the visitor.",
        answer=wire.PersonalDataExport,
        signed=True,
        allows_banned=True,
    )
    async def download_personal_data(self, call: ApiRequest) -> Response:
        person = await self.account_routes.require_person(call, allow_banned=True)
        found = await self.store.read(partial(export_personal_data, person=person))
        headers = {"content-disposition": 'attachment; filename="bastide-me.json"'}
        return Response(json_encoder.encode(found), media_type="application/json", headers=headers)
