"""HTTP routes for companions: people from finished games, who can be invited to a table.

A companion is identified by a finished game of the inviter and a seat there, so no person id is ever sent. An
invitation reserves a seat (``tables.commands.invitations``) and appears in the invited person's lobby.
"""

from __future__ import annotations

from functools import partial
from typing import Final

from bastide.hosting.api import people_messages as wire
from bastide.hosting.api.calls import Call
from bastide.hosting.api.rate_limits import Rate
from bastide.hosting.api.routes import Routes, answers
from bastide.hosting.service.table_service import TableService
from bastide.server.people.attempts import Attempts
from bastide.server.people.sessions import LIFETIME, Person, read_person
from bastide.server.store.database import Connection
from bastide.server.store.people import companions
from bastide.server.store.people.rights import now_ms
from bastide.server.store.store import DatabaseStore
from bastide.tables.commands.invitations import no_companion
from bastide.tables.messages import Done
from bastide.tables.visitor import Visitor

#: Length of the list.
SHOWN: Final = 20
#: Rate limits on invitations by one person: to anybody, and to the same person.
ANYBODY: Final = Rate(20, 1 / 60)
ONE: Final = Rate(5, 1 / 600)


class Companions(Routes):
    """Routes that list and invite companions."""

    def __init__(self, store: DatabaseStore, service: TableService, attempts: Attempts) -> None:
        self.store = store
        self.house = service
        self.attempts = attempts

    @answers("GET", "/api/me/companions", "List people from finished games who can be invited.", signed=True)
    async def companions(self, call: Call) -> wire.Companions:
        return wire.Companions(await self.store.read(partial(_list_companions, visitor=call.visitor)))

    @answers(
        "POST",
        "/api/tables/{table}/invite",
        "Invite a companion: reserve a free seat of the table for them.",
        signed=True,
    )
    async def invite(self, call: Call, body: wire.Invite) -> Done:
        visitor = call.visitor
        guest = await self.store.read(partial(_find_companion, visitor=visitor, met=body.met, seat=body.seat))
        bucket = self.attempts.bucket
        await self.attempts.begin(
            [bucket("invite", visitor.id, ANYBODY), bucket("invite-one", f"{visitor.id} {guest.id}", ONE)]
        )
        return await self.house.commands.invite(call.path("table"), guest.visitor(), visitor)


def _list_companions(connection: Connection, visitor: Visitor) -> list[wire.Companion]:
    found: list[wire.Companion] = []
    for met in companions.lately(connection, sorted(visitor.ids)):
        person = _invitable(connection, visitor, met.person)
        if person is not None:
            found.append(wire.Companion(met.table, met.seat, person.name, met.game, met.at))
        if len(found) == SHOWN:
            break
    return found


def _find_companion(connection: Connection, visitor: Visitor, met: str, seat: int) -> Person:
    """Return the companion at a seat of a finished game. Raises ``RequestRefused`` if they cannot be invited."""
    found = companions.met_at(connection, sorted(visitor.ids), met, seat)
    person = _invitable(connection, visitor, found) if found else None
    if person is None:
        raise no_companion()
    return person


def _invitable(connection: Connection, visitor: Visitor, id: str) -> Person | None:
    """Return a person if they can be invited, else None.

    Not invited are unreachable, banned, unwilling and blocked people, and those who have blocked the visitor.
    """
    now = now_ms()
    if not companions.may_be_invited(connection, id, now - LIFETIME):
        return None
    person = read_person(connection, id, now)
    if person.banned > now or person.ids & (visitor.hidden | visitor.shunned):
        return None
    return person
