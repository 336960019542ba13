"""Permission and status checks before a command is carried out."""

from __future__ import annotations

from hmac import compare_digest

from bastide.tables.errors import Refused, no_table
from bastide.tables.messages import Status
from bastide.tables.model.table import Table
from bastide.tables.visitor import Visitor


def check_may_see(table: Table, visitor: Visitor, invite: str | None) -> None:
    """Raise RequestRefused unless the visitor may see the table.

    A private table is visible to seated people, its host, people whose access request was accepted, and holders of the
    invite link.
    """
    if table.public or table.seat_of(visitor.ids) >= 0 or table.host in visitor.ids:
        return
    if any(knock.yes and knock.person in visitor.ids for knock in table.knocks.values()):
        return
    if invite is None or not compare_digest(invite.encode(), table.invite.encode()):
        check_still_invited(table, visitor)
        raise no_table()


def own_seat(table: Table, visitor: Visitor) -> int:
    """Return the visitor's seat; RequestRefused if there is none."""
    seat = table.seat_of(visitor.ids)
    if seat < 0:
        check_still_invited(table, visitor)
        raise Refused("not-seated", "you have no seat at this table")
    return seat


def check_still_invited(table: Table, visitor: Visitor) -> None:
    """Tell a visitor that the seat that was reserved for them is gone."""
    if visitor.ids & table.invited:
        raise Refused("invitation-over", "the seat is no longer reserved for you", status=table.status)


def check_host(table: Table, visitor: Visitor) -> None:
    if table.host not in visitor.ids:
        raise Refused("not-host", "only the host of the table can do that")


def check_status(table: Table, wanted: Status) -> None:
    if table.status == wanted:
        return
    if table.status == "open":
        raise Refused("not-started", "the game has not begun yet")
    if table.status == "playing":
        raise Refused("already-started", "the game has begun already")
    raise Refused("table-finished", "the game is over")


def check_position(table: Table, position: int) -> None:
    if position != table.position:
        raise Refused(
            "stale",
            f"this answers position {position}, but the table is at {table.position}",
            position=position,
            current=table.position,
        )


def check_sound(table: Table) -> None:
    """Raise RequestRefused if the log cannot be replayed under the current rules."""
    if table.broken:
        raise Refused(
            "rules-changed",
            f"the rules have changed since this game began, and it cannot be continued: {table.broken}",
            problem=table.broken,
        )


def check_plays_alone(table: Table, seat: int) -> None:
    """Raise RequestRefused while a bot plays for the person."""
    if table.seats[seat].bot:
        raise Refused("bot-plays", "a bot plays for you; return to the game first")


def check_not_counted(table: Table) -> None:
    """Raise RequestRefused at the table of a daily deal, where no help is allowed."""
    if table.deal:
        raise Refused("deal-counts", "take backs and stand-in bots are not allowed in a daily deal")
