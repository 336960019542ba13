"""Permission and status checks before a command is carried out."""

from __future__ import annotations

from hmac import compare_digest

from bastide.tables.messages import TableStatus
from bastide.tables.request_errors import RequestRefused, table_not_found_error
from bastide.tables.state.table_state import Table
from bastide.tables.visitor_and_command_context import Visitor


def check_may_see(table: Table, visitor: Visitor, invite: str | None) -> None:
    """Raise RequestRefused unless the visitor may see the table.

    A private table is visible to seated people, its host, people whose access request was accepted, and holders of the
    invite link. A bot account sees only tables where it has a seat.
    """
    if visitor.is_bot_account and not table.is_seated(visitor.ids):
        check_still_invited(table, visitor)
        raise table_not_found_error()
    if table.public or table.is_seated(visitor.ids) or table.host in visitor.ids:
        return
    if any(knock.is_accepted and knock.person in visitor.ids for knock in table.access_requests.values()):
        return
    if invite is None or not compare_digest(invite.encode(), table.invite_token.encode()):
        check_still_invited(table, visitor)
        raise table_not_found_error()


def check_bot_scope(visitor: Visitor, scope: str) -> None:
    """Raise RequestRefused if the visitor is a bot account whose token does not have this scope (empty: no token)."""
    if visitor.bot_scopes is not None and scope not in visitor.bot_scopes:
        raise RequestRefused("bot-scope", "the token of this bot account does not allow this", scope=scope)


def require_seat(table: Table, visitor: Visitor) -> int:
    """Return the visitor's seat; RequestRefused if there is none."""
    seat = table.seat_of(visitor.ids)
    if seat < 0:
        check_still_invited(table, visitor)
        raise RequestRefused("not-seated", "you don't have a seat at this table")
    return seat


def check_still_invited(table: Table, visitor: Visitor) -> None:
    """Tell a visitor that the seat that was reserved for them is gone."""
    if visitor.ids & table.invited_people:
        raise RequestRefused("invitation-over", "your seat is no longer reserved", status=table.status)


def check_host(table: Table, visitor: Visitor) -> None:
    if table.host not in visitor.ids:
        raise RequestRefused("not-host", "only the host of this table can do that")


def check_status(table: Table, wanted: TableStatus) -> None:
    if table.status == wanted:
        return
    if table.status == "open":
        raise RequestRefused("not-started", "the game hasn't started yet")
    if table.status == "playing":
        raise RequestRefused("already-started", "the game has already started")
    raise RequestRefused("table-finished", "the game is over")


def check_position(table: Table, position: int) -> None:
    if position != table.position:
        raise RequestRefused(
            "stale",
            f"this answers position {position}, but the table is at {table.position}",
            position=position,
            current=table.position,
        )


def check_replayable(table: Table) -> None:
    """Raise RequestRefused if the log cannot be replayed under the current rules."""
    if table.replay_error:
        raise RequestRefused(
            "rules-changed",
            f"the rules have changed since this game started, so it can't continue: {table.replay_error}",
            problem=table.replay_error,
        )


def check_no_bot_plays(table: Table, seat: int) -> None:
    """Raise RequestRefused while a bot plays for the person."""
    if table.seats[seat].bot:
        raise RequestRefused("bot-plays", "a bot is playing for you; take your seat back first")


def check_not_daily_deal(table: Table) -> None:
    """Raise RequestRefused at the table of a daily deal, where no help is allowed."""
    if table.daily_deal_day:
        raise RequestRefused("deal-counts", "no undo and no substitute bots in the daily challenge")


def check_not_in_tournament(table: Table) -> None:
    """Raise RequestRefused at the table of a club tournament, where players get no help and must finish."""
    if table.tournament:
        raise RequestRefused("tournament-counts", "this isn't possible in a tournament game")
