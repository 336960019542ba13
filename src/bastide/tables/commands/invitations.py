"""Invitations: the host reserves a free seat for a person, who has to agree."""

from __future__ import annotations

from bastide.tables import log
from bastide.tables.commands.checks import check_host, check_status
from bastide.tables.commands.similar_names import namesake
from bastide.tables.errors import Refused
from bastide.tables.log import Draft
from bastide.tables.model.table import Table
from bastide.tables.visitor import Occasion, Visitor


def invite(table: Table, guest: Visitor, context: Occasion) -> list[Draft]:
    """Reserve the first free seat for a guest. People who have left a seat here are not invited again."""
    check_host(table, context.visitor)
    check_status(table, "open")
    if table.called:
        raise Refused("starting", "the game is about to begin")
    if table.seat_of(guest.ids) >= 0:
        raise Refused("guest-seated", f"{guest.name} has a seat here already", name=guest.name)
    if guest.ids & table.got_up:
        raise Refused("guest-declined", f"{guest.name} has declined and cannot be invited again", name=guest.name)
    people_there = {table.host, *(seat.person for seat in table.seats)}
    if people_there & (guest.hidden | guest.shunned):
        raise no_companion()
    other = namesake(table, guest)
    if other:
        raise Refused(
            "guest-alike",
            f"the name {guest.name} can be confused with {other}, who has a seat here",
            name=guest.name,
            other=other,
        )
    free = next((number for number, seat in enumerate(table.seats) if seat.is_open), -1)
    if free < 0:
        raise Refused("table-full", "every seat is taken")
    return [Draft(free, log.Invited(guest.id, guest.name))]


def no_companion() -> Refused:
    """Return the error for a person who cannot be invited.

    It is the same for every reason, so that it does not reveal a block or a deleted account.
    """
    return Refused("no-companion", "this person cannot be invited")
