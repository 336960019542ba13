"""HTTP routes for companions: people from finished games, who can be invited to a table.

A companion is identified by a finished game of the inviter and a seat there, so no person id is ever sent. An
invitation reserves a seat (``tables.commands.invitations``) and appears in the invited person's lobby.
"""

from __future__ import annotations

from functools import partial
from typing import Final

from bastide.hosting.api import account_messages as wire
from bastide.hosting.api.endpoint_types import ApiRequest
from bastide.hosting.api.rate_limits import RateLimit
from bastide.hosting.api.route_decorator import Routes, route
from bastide.hosting.service.table_service import TableService
from bastide.server.people.attempt_limits import AttemptLimiter
from bastide.server.people.sessions import SESSION_LIFETIME_MS, Person, read_person
from bastide.server.store.database import Connection
from bastide.server.store.database_log_store import DatabaseStore
from bastide.server.store.people import companion_queries
from bastide.server.store.people.moderation_queries import now_ms
from bastide.tables.commands.invitations import cannot_invite_error
from bastide.tables.messages import Done
from bastide.tables.visitor_and_command_context import Visitor

#: Length of the list.
MAX_COMPANIONS_SHOWN: Final = 20
#: Rate limits on invitations by one person: to anybody, and to the same person.
INVITATION_RATE: Final = RateLimit(20, 1 / 60)
INVITATION_RATE_PER_GUEST: Final = RateLimit(5, 1 / 600)


class CompanionRoutes(Routes):
    """Routes that list and invite companions."""

    def __init__(self, store: DatabaseStore, service: TableService, attempts: AttemptLimiter) -> None:
        self.store = store
        self.service = service
        self.attempts = attempts

    @route("GET", "/api/me/companions", "List people from finished games who can be invited.", signed=True)
    async def list_companions(self, call: ApiRequest) -> wire.CompanionList:
        return wire.CompanionList(await self.store.read(partial(_list_companions, visitor=call.visitor)))

    @route(
        "POST",
        "/api/tables/{table}/invite",
        "Invite a companion: reserve a free seat of the table for them.",
        signed=True,
    )
    async def invite_companion(self, call: ApiRequest, body: wire.InviteCompanion) -> Done:
        visitor = call.visitor
        guest = await self.store.read(partial(_find_invited_companion, visitor=visitor, met=body.met, seat=body.seat))
        bucket = self.attempts.make_bucket
        await self.attempts.begin_attempt(
            [
                bucket("invite", visitor.id, INVITATION_RATE),
                bucket("invite-one", f"{visitor.id} {guest.id}", INVITATION_RATE_PER_GUEST),
            ]
        )
        return await self.service.commands.invite_guest(call.get_path_value("table"), guest.visitor(), visitor)


def _list_companions(connection: Connection, visitor: Visitor) -> list[wire.Companion]:
    found: list[wire.Companion] = []
    for met in companion_queries.recent_companions(connection, sorted(visitor.ids)):
        person = find_invitable(connection, visitor, met.person)
        if person is not None:
            found.append(wire.Companion(met.table, met.seat, person.name, met.game, met.at))
        if len(found) == MAX_COMPANIONS_SHOWN:
            break
    return found


def _find_invited_companion(connection: Connection, visitor: Visitor, met: str, seat: int) -> Person:
    """Return the companion at a seat of a finished game. Raises ``RequestRefused`` if they cannot be invited."""
    found = find_companion(connection, visitor, met, seat)
    person = find_invitable(connection, visitor, found) if found else None
    if person is None:
        raise cannot_invite_error()
    return person


def find_companion(connection: Connection, visitor: Visitor, met: str, seat: int) -> str:
    """Return the companion at a seat of a finished game; empty if there is none."""
    return companion_queries.companion_at_seat(connection, sorted(visitor.ids), met, seat)


def find_invitable(connection: Connection, visitor: Visitor, id: str) -> Person | None:
    """Return a person if they can be invited, else None.

    Not invited are unreachable, banned, unwilling and blocked people, and those who have blocked the visitor.
    """
    now = now_ms()
    if not companion_queries.may_be_invited(connection, id, now - SESSION_LIFETIME_MS):
        return None
    person = read_person(connection, id, now)
    if person.banned_until_ms > now or person.ids & (visitor.blocked_ids | visitor.blocked_by_ids):
        return None
    return person
