"""HTTP routes for moderators: reports, mutes, bans, names, chat lines and the audit log."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial
from typing import Final, TypeVar

from bastide.hosting.api.endpoint_types import ApiRequest, QueryParameter
from bastide.hosting.api.rate_limits import RateLimit
from bastide.hosting.api.route_decorator import HandlerFunction, Routes, route
from bastide.server.people import moderation_messages as wire
from bastide.server.people.account_routes import AccountRoutes
from bastide.server.store.database import Connection
from bastide.server.store.database_log_store import DatabaseStore, decode_json_object
from bastide.server.store.people import admin_queries, moderation_actions, moderation_queries
from bastide.server.store.people.admin_queries import PersonRow
from bastide.server.store.people.moderation_actions import ModerationActions
from bastide.server.store.people.moderation_queries import now_ms
from bastide.tables.request_errors import RequestRefused
from bastide.tables.visitor_and_command_context import FOREVER_MS

Result = TypeVar("Result")

HOUR_MS: Final = 3_600_000
#: Maximum number of rows of a list.
MAX_LISTED: Final = 100
#: Requests of moderators: bursts of 60, one a second.
MODERATION_LIMIT: Final = RateLimit(60, 1)
CLOSED_PARAMETER: Final = QueryParameter("closed", "integer", "1: also closed reports.")
TEXT_PARAMETER: Final = QueryParameter("text", "string", "Part of a name or account name, or the beginning of an id.")


def moderation_route(
    method: str, path: str, about: str, parameters: tuple[QueryParameter, ...] = ()
) -> Callable[[HandlerFunction], HandlerFunction]:
    """Declare an endpoint for moderators."""
    return route(method, f"/api/moderation{path}", about, signed=True, limit=MODERATION_LIMIT, parameters=parameters)


class ModerationRoutes(Routes):
    """Routes for moderators. Every action is written to the audit log."""

    def __init__(self, store: DatabaseStore, account_routes: AccountRoutes) -> None:
        self.store = store
        self.account_routes = account_routes

    async def _read(self, call: ApiRequest, read: Callable[[Connection], Result]) -> Result:
        """Read for a moderator. Raises ``RequestRefused`` (``not-moderator``) for anybody else."""
        person = await self.account_routes.require_person(call)

        def read_as_moderator(connection: Connection) -> Result:
            check_moderator(connection, person.id)
            return read(connection)

        return await self.store.read(read_as_moderator)

    async def _moderate(self, call: ApiRequest, act: Callable[[ModerationActions], Result]) -> Result:
        """Act as a moderator, in one transaction. Raises ``RequestRefused`` (``not-moderator``) for anybody else."""
        person = await self.account_routes.require_person(call)

        def act_as_moderator(connection: Connection) -> Result:
            check_moderator(connection, person.id)
            return act(ModerationActions(connection, person.id))

        return await self.store.write(act_as_moderator)

    async def _moderate_person(
        self, call: ApiRequest, act: Callable[[ModerationActions, PersonRow], object]
    ) -> wire.ModeratedPerson:
        """Act on the person in the path, and return them."""
        person_id = call.get_path_value("person")

        def act_on_person(moderation: ModerationActions) -> wire.ModeratedPerson:
            connection = moderation.connection
            act(moderation, admin_queries.require_person(connection, person_id))
            return describe_person(connection, admin_queries.require_person(connection, person_id))

        return await self._moderate(call, act_on_person)

    @moderation_route("GET", "/reports", "List open reports, newest first.", (CLOSED_PARAMETER,))
    async def list_reports(self, call: ApiRequest) -> wire.ReportLines:
        return await self._read(call, partial(list_reports, includes_closed=bool(call.get_integer("closed"))))

    @moderation_route("GET", "/reports/{report}", "Get a report with the chat around it.")
    async def get_report(self, call: ApiRequest) -> wire.ReportDetails:
        return await self._read(call, partial(describe_report, id=call.get_path_value("report")))

    @moderation_route("POST", "/reports/{report}/close", "Close a report.")
    async def close_report(self, call: ApiRequest) -> None:
        report = call.get_path_value("report")
        await self._moderate(call, lambda moderation: moderation.close_report(report))

    @moderation_route("GET", "/people", "Search people by name, newest first.", (TEXT_PARAMETER,))
    async def search_people(self, call: ApiRequest) -> wire.ModeratedPeople:
        return await self._read(call, partial(search_people, text=(call.get_query("text") or "").strip()))

    @moderation_route("POST", "/people/{person}/mute", "Mute a person.")
    async def mute_person(self, call: ApiRequest, body: wire.Restriction) -> wire.ModeratedPerson:
        end = end_of(body)
        return await self._moderate_person(call, lambda moderation, who: moderation.mute(who, end, body.reason))

    @moderation_route("POST", "/people/{person}/unmute", "Lift the mute of a person.")
    async def unmute_person(self, call: ApiRequest) -> wire.ModeratedPerson:
        return await self._moderate_person(call, ModerationActions.unmute)

    @moderation_route("POST", "/people/{person}/ban", "Ban a person.")
    async def ban_person(self, call: ApiRequest, body: wire.Restriction) -> wire.ModeratedPerson:
        end = end_of(body)
        return await self._moderate_person(call, lambda moderation, who: moderation.ban(who, end, body.reason))

    @moderation_route("POST", "/people/{person}/unban", "Lift the ban of a person.")
    async def unban_person(self, call: ApiRequest) -> wire.ModeratedPerson:
        return await self._moderate_person(call, ModerationActions.unban)

    @moderation_route("POST", "/people/{person}/rename", "Rename a person, also in old games.")
    async def rename_person(self, call: ApiRequest, body: wire.NewName) -> wire.ModeratedPerson:
        return await self._moderate_person(call, lambda moderation, who: moderation.rename(who, body.name))

    @moderation_route("POST", "/chat/remove", "Remove a chat line.")
    async def remove_chat_line(self, call: ApiRequest, body: wire.RemovedChatLine) -> None:
        await self._moderate(call, lambda moderation: moderation.remove_chat_line(body.table, body.line))

    @moderation_route("GET", "/audit", "List the actions of operators and moderators, newest first.")
    async def list_audit_log(self, call: ApiRequest) -> wire.AuditLines:
        return await self._read(call, list_audit_log)


def check_moderator(connection: Connection, person: str) -> None:
    """Raise ``RequestRefused`` (``not-moderator``) unless the person is a moderator now."""
    if not moderation_actions.is_moderator(connection, person):
        raise RequestRefused("not-moderator", "only moderators can do this")


def end_of(restriction: wire.Restriction) -> int:
    """Return the end of a mute or ban that starts now."""
    return FOREVER_MS if restriction.hours is None else now_ms() + restriction.hours * HOUR_MS


def describe_person(connection: Connection, who: PersonRow) -> wire.ModeratedPerson:
    return wire.ModeratedPerson(
        id=who.id,
        name=who.name,
        account=who.account,
        created=who.created,
        seen=who.seen,
        muted_until=who.muted,
        banned_until=who.banned,
        is_moderator=moderation_actions.is_moderator(connection, who.id),
    )


def search_people(connection: Connection, text: str) -> wire.ModeratedPeople:
    found = admin_queries.search_people(connection, text, limit=MAX_LISTED)
    return wire.ModeratedPeople([describe_person(connection, each) for each in found])


def list_reports(connection: Connection, includes_closed: bool) -> wire.ReportLines:
    reports = moderation_queries.list_reports(connection, includes_closed, MAX_LISTED)
    names = {who: find_name(connection, who) for each in reports for who in (each.about, each.reporter)}
    return wire.ReportLines(
        [
            wire.ReportLine(
                each.id, each.at, names[each.about], names[each.reporter], each.text, each.closed is not None
            )
            for each in reports
        ]
    )


def find_name(connection: Connection, id: str) -> str:
    """Return the name of a person; empty if they were deleted."""
    found = admin_queries.get_person(connection, id) if id else None
    return found.name if found is not None else ""


def describe_report(connection: Connection, id: str) -> wire.ReportDetails:
    found = moderation_actions.read_report(connection, id)
    report = found.report
    about, reporter = (
        describe_person(connection, each) if each is not None else None for each in (found.about, found.reporter)
    )
    chat = [
        wire.ReportChatLine(line.line, line.at, name, line.text, line.line == report.entry) for name, line in found.chat
    ]
    is_closed = report.closed is not None
    return wire.ReportDetails(report.id, report.at, report.text, is_closed, report.table, about, reporter, chat)


def list_audit_log(connection: Connection) -> wire.AuditLines:
    return wire.AuditLines(
        [
            wire.AuditLine(
                each.at,
                each.who,
                each.what,
                find_name(connection, each.about) or each.about,
                {
                    name: value
                    for name, value in decode_json_object(each.facts).items()
                    if not isinstance(value, (dict, list))
                },
            )
            for each in admin_queries.read_audit_log(connection, MAX_LISTED)
        ]
    )
