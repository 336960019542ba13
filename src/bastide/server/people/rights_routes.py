"""HTTP routes for blocking and reporting people at a table, and for the personal data export."""

from __future__ import annotations

from functools import partial

from starlette.responses import Response

from bastide.hosting.api import people_messages as wire
from bastide.hosting.api.calls import Call, encoder
from bastide.hosting.api.routes import Routes, answers
from bastide.hosting.service.table_service import TableService
from bastide.server.people.about_me import about
from bastide.server.people.people import People
from bastide.server.people.routes import PeopleRoutes
from bastide.server.store.people import rights
from bastide.server.store.store import DatabaseStore
from bastide.tables.commands.chat import clean_chat
from bastide.tables.errors import Refused
from bastide.tables.log import Chatted, Opened, Sat, Stood


class RightsRoutes(Routes):
    """Routes for blocks, reports and the personal data export."""

    def __init__(self, store: DatabaseStore, service: TableService, account_routes: PeopleRoutes) -> None:
        self.store = store
        self.house = service
        self.me = account_routes
        self.people: People = account_routes.people

    @answers(
        "POST",
        "/api/tables/{table}/block",
        "Block a person at a table: hides their chat, and keeps them from sitting down at one's tables.",
        signed=True,
    )
    async def block(self, call: Call, body: wire.Whom) -> wire.Blocks:
        blocked = await self._find_other_person(call, body.seat, body.entry)
        await self.store.write(partial(rights.block, person=call.visitor.id, blocked=blocked))
        return await self._invalidate_and_list(call, blocked)

    @answers("POST", "/api/me/unblock", "Unblock a person.", signed=True)
    async def unblock(self, call: Call, body: wire.Unblock) -> wire.Blocks:
        blocked = body.person
        await self.store.write(partial(rights.unblock, people=call.visitor.ids, blocked=blocked))
        return await self._invalidate_and_list(call, blocked)

    async def _invalidate_and_list(self, call: Call, blocked: str) -> wire.Blocks:
        for person in (call.visitor.id, blocked):
            self.people.forget(person)
        return await self.blocks(call)

    @answers("GET", "/api/me/blocks", "List blocked people.", signed=True)
    async def blocks(self, call: Call) -> wire.Blocks:
        return wire.Blocks(await self.store.read(partial(rights.blocks, people=call.visitor.ids)))

    @answers(
        "POST",
        "/api/tables/{table}/report",
        "Report a person at a table, or a line of their chat, to the operator.",
        signed=True,
    )
    async def report(self, call: Call, body: wire.Report) -> None:
        about = await self._find_other_person(call, body.seat, body.entry)
        text = clean_chat(body.text) if body.text.strip() else ""
        table, entry = call.path("table"), body.entry
        await self.store.write(
            partial(rights.report, reporter=call.visitor.id, about=about, table=table, entry=entry, text=text)
        )

    async def _find_other_person(self, call: Call, seat: int | None, entry: int | None) -> str:
        """Return the person at a seat, or the author of a log entry. Raises ``RequestRefused`` if it is nobody else."""
        hosted, _ = await self.house.seen_by(call.path("table"), call.visitor, call.query("invite"))
        table = hosted.table
        person = ""
        if entry is not None:
            for each in await self.store.entries(table.id, entry - 1):
                what = each.what
                if each.seq == entry and isinstance(what, (Chatted, Sat, Stood, Opened)):
                    person = what.person or (table.seats[each.seat].person if isinstance(what, Chatted) else "")
        elif seat is not None and seat < table.players:
            person = table.seats[seat].person
        if not person:
            raise Refused("nobody-there", "there is nobody there whom you could block or report")
        if person in call.visitor.ids:
            raise Refused("that-is-you", "that is you")
        return person

    @answers(
        "GET",
        "/api/me/everything",
        "Download all data that the server stores about the visitor.",
        answer=wire.Everything,
        signed=True,
    )
    async def everything(self, call: Call) -> Response:
        person = await self.me.somebody(call)
        found = await self.store.read(partial(about, person=person))
        headers = {"content-disposition": 'attachment; filename="bastide-me.json"'}
        return Response(encoder.encode(found), media_type="application/json", headers=headers)
