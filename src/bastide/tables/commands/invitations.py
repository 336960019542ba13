"""Invitations: the host reserves a free seat for a person, who has to agree."""

from __future__ import annotations

from bastide.tables import log
from bastide.tables.commands.permission_checks import check_host, check_status
from bastide.tables.commands.similar_names import find_confusable_name
from bastide.tables.log import EntryDraft
from bastide.tables.request_errors import RequestRefused
from bastide.tables.state.table_state import Table
from bastide.tables.visitor_and_command_context import CommandContext, Visitor


def invite_guest(table: Table, guest: Visitor, context: CommandContext) -> list[EntryDraft]:
    """Reserve the first free seat for a guest. People who have left a seat here are not invited again."""
    check_host(table, context.visitor)
    check_status(table, "open")
    if table.is_start_called:
        raise RequestRefused("starting", "the game is about to start")
    if table.seat_of(guest.ids) >= 0:
        raise RequestRefused("guest-seated", f"{guest.name} already has a seat here", name=guest.name)
    if guest.ids & table.people_who_stood_up:
        raise RequestRefused(
            "guest-declined", f"{guest.name} declined and can't be invited to this table again", name=guest.name
        )
    people_there = {table.host, *(seat.person for seat in table.seats)}
    if people_there & (guest.blocked_ids | guest.blocked_by_ids):
        raise cannot_invite_error()
    other = find_confusable_name(table, guest)
    if other:
        raise RequestRefused(
            "guest-alike",
            f"the name {guest.name} is too similar to {other}, who is already at the table",
            name=guest.name,
            other=other,
        )
    free = next((number for number, seat in enumerate(table.seats) if seat.is_open), -1)
    if free < 0:
        raise RequestRefused("table-full", "all seats are taken")
    return [EntryDraft(free, log.PersonInvited(guest.id, guest.name))]


def cannot_invite_error() -> RequestRefused:
    """Return the error for a person who cannot be invited.

    It is the same for every reason, so that it does not reveal a block or a deleted account.
    """
    return RequestRefused("no-companion", "you can't invite this person")
