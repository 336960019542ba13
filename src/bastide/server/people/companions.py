"""The HTTP API for inviting people with whom one has played.

Nobody else can be invited: whom one means is said by a finished game of one's own and a seat there, and no id of
anybody is needed, or told. An invitation keeps a seat (``tables.commands.invitations``); who is asked finds it in their
lobby.
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

#: So many are shown.
SHOWN: Final = 20
#: How often somebody may invite at all, and the same person.
ANYBODY: Final = Rate(20, 1 / 60)
ONE: Final = Rate(5, 1 / 600)


class Companions(Routes):
    """With whom one has played, and inviting them."""

    def __init__(self, store: DatabaseStore, house: TableService, attempts: Attempts) -> None:
        self.store = store
        self.house = house
        self.attempts = attempts

    @answers("GET", "/api/me/companions", "People with whom one has played, who can be invited.", signed=True)
    async def companions(self, call: Call) -> wire.Companions:
        return wire.Companions(await self.store.read(partial(_lately, visitor=call.visitor)))

    @answers(
        "POST",
        "/api/tables/{table}/invite",
        "Keep a free seat of one's table for somebody with whom one has played.",
        signed=True,
    )
    async def invite(self, call: Call, body: wire.Invite) -> Done:
        visitor = call.visitor
        guest = await self.store.read(partial(_guest, visitor=visitor, met=body.met, seat=body.seat))
        bucket = self.attempts.bucket
        await self.attempts.begin(
            [bucket("invite", visitor.id, ANYBODY), bucket("invite-one", f"{visitor.id} {guest.id}", ONE)]
        )
        return await self.house.commands.invite(call.path("table"), guest.visitor(), visitor)


def _lately(connection: Connection, visitor: Visitor) -> list[wire.Companion]:
    found: list[wire.Companion] = []
    for met in companions.lately(connection, sorted(visitor.ids)):
        person = _reached(connection, visitor, met.person)
        if person is not None:
            found.append(wire.Companion(met.table, met.seat, person.name, met.game, met.at))
        if len(found) == SHOWN:
            break
    return found


def _guest(connection: Connection, visitor: Visitor, met: str, seat: int) -> Person:
    """Who sat there; Refused unless one has played with them, and may invite them."""
    found = companions.met_at(connection, sorted(visitor.ids), met, seat)
    person = _reached(connection, visitor, found) if found else None
    if person is None:
        raise no_companion()
    return person


def _reached(connection: Connection, visitor: Visitor, id: str) -> Person | None:
    """Somebody who can be invited; None: they cannot be reached, do not want to be, or one of the two has blocked the
    other."""
    now = now_ms()
    if not companions.may_be_invited(connection, id, now - LIFETIME):
        return None
    person = read_person(connection, id, now)
    if person.banned > now or person.ids & (visitor.hidden | visitor.shunned):
        return None
    return person
