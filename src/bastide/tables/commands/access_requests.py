"""Access requests: strangers with the URL of a private table ask its host to be let in."""

from __future__ import annotations

from typing import Final, Literal

from bastide.tables import log
from bastide.tables import messages as wire
from bastide.tables.commands.checks import check_host, check_may_see
from bastide.tables.commands.similar_names import check_welcome
from bastide.tables.errors import Refused, no_table
from bastide.tables.log import Draft
from bastide.tables.model.table import Table
from bastide.tables.model.table_parts import Knock
from bastide.tables.visitor import Occasion, Visitor

#: Maximum number of pending requests, and of all requests ever made at a table.
WAITING: Final = 5
EVER: Final = 30


def seen_from_outside(table: Table, visitor: Visitor) -> wire.Door:
    """Describe a private table to a stranger."""
    check_has_door(table)
    host = next((seat.name for seat in table.seats if seat.person and seat.person == table.host), "")
    return wire.Door(table.game.id, host, answered(table, visitor))


def check_has_door(table: Table) -> None:
    """Raise RequestRefused for finished tables and daily deals, which have no spectators."""
    if table.status == "finished" or table.deal:
        raise no_table()


def answered(table: Table, visitor: Visitor) -> Literal["none", "waiting", "declined", "welcome"]:
    """Return the status of the visitor's own request."""
    try:
        check_may_see(table, visitor, None)
    except Refused:
        mine = last_knock(table, visitor)
        return "none" if mine is None else "waiting" if mine.yes is None else "declined"
    return "welcome"


def last_knock(table: Table, visitor: Visitor) -> Knock | None:
    return next((each for each in reversed(table.knocks.values()) if each.person in visitor.ids), None)


def waiting(table: Table) -> dict[int, Knock]:
    return {number: each for number, each in table.knocks.items() if each.yes is None}


def knock(table: Table, context: Occasion) -> list[Draft]:
    visitor = context.visitor
    if not visitor.id:
        raise no_table()
    check_has_door(table)
    state = answered(table, visitor)
    if state == "welcome":
        raise Refused("door-open", "you already have access to this table")
    if state == "waiting":
        raise Refused("knocked-already", "you have already requested access; the host has not answered yet")
    if state == "declined":
        raise Refused("not-let-in", "the host has declined your access request")
    check_welcome(table, visitor)
    if len(waiting(table)) >= WAITING or len(table.knocks) >= EVER:
        raise Refused("door-busy", "too many access requests at this table; ask the host for its invite link")
    return [Draft(-1, log.Knocked(visitor.id, visitor.name))]


def let_in(table: Table, command: wire.LetIn, context: Occasion) -> list[Draft]:
    check_host(table, context.visitor)
    if command.knock not in waiting(table):
        raise Refused("nobody-knocks", "this access request is not pending any more")
    return [Draft(-1, log.LetIn(command.knock, command.yes))]
