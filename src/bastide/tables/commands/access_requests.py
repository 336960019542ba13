"""Access requests: strangers with the URL of a private table ask its host to be let in."""

from __future__ import annotations

from typing import Final, Literal

from bastide.tables import log
from bastide.tables import messages as wire
from bastide.tables.commands.permission_checks import check_host, check_may_see
from bastide.tables.commands.similar_names import check_not_blocked
from bastide.tables.log import EntryDraft
from bastide.tables.request_errors import RequestRefused, table_not_found_error
from bastide.tables.state.seats_and_proposals import AccessRequest
from bastide.tables.state.table_state import Table
from bastide.tables.visitor_and_command_context import CommandContext, Visitor

#: Maximum number of pending requests, and of all requests ever made at a table.
MAX_PENDING_REQUESTS: Final = 5
MAX_REQUESTS_PER_TABLE: Final = 30


def describe_to_stranger(table: Table, visitor: Visitor) -> wire.AccessRequestStatus:
    """Describe a private table to a stranger."""
    check_accepts_requests(table)
    host = table.get_host_seat()
    name = table.seats[host].name if host >= 0 else ""
    return wire.AccessRequestStatus(table.game.id, name, get_request_status(table, visitor))


def check_accepts_requests(table: Table) -> None:
    """Raise RequestRefused for finished tables and daily deals, which have no spectators."""
    if table.status == "finished" or table.daily_deal_day:
        raise table_not_found_error()


def get_request_status(table: Table, visitor: Visitor) -> Literal["none", "waiting", "declined", "welcome"]:
    """Return the status of the visitor's own request."""
    try:
        check_may_see(table, visitor, None)
    except RequestRefused:
        mine = find_last_request(table, visitor)
        return "none" if mine is None else "waiting" if mine.is_accepted is None else "declined"
    return "welcome"


def find_last_request(table: Table, visitor: Visitor) -> AccessRequest | None:
    return next((each for each in reversed(table.access_requests.values()) if each.person in visitor.ids), None)


def list_pending_requests(table: Table) -> dict[int, AccessRequest]:
    return {number: each for number, each in table.access_requests.items() if each.is_accepted is None}


def request_access(table: Table, context: CommandContext) -> list[EntryDraft]:
    visitor = context.visitor
    if not visitor.id:
        raise table_not_found_error()
    check_accepts_requests(table)
    state = get_request_status(table, visitor)
    if state == "welcome":
        raise RequestRefused("door-open", "no need to ask: you can join this table")
    if state == "waiting":
        raise RequestRefused("knocked-already", "you've already asked to join; the host hasn't answered yet")
    if state == "declined":
        raise RequestRefused("not-let-in", "the host declined your request")
    check_not_blocked(table, visitor)
    if (
        len(list_pending_requests(table)) >= MAX_PENDING_REQUESTS
        or len(table.access_requests) >= MAX_REQUESTS_PER_TABLE
    ):
        raise RequestRefused("door-busy", "too many people are waiting to join; ask the host for the invite link")
    return [EntryDraft(-1, log.AccessRequested(visitor.id, visitor.name))]


def answer_access_request(table: Table, command: wire.AnswerAccessRequest, context: CommandContext) -> list[EntryDraft]:
    check_host(table, context.visitor)
    if command.knock not in list_pending_requests(table):
        raise RequestRefused("nobody-knocks", "nobody is waiting to join")
    return [EntryDraft(-1, log.AccessRequestAnswered(command.knock, command.yes))]
