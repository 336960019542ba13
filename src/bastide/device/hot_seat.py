"""Who has the device in their hands, at tables at which several people sit (``bastide.tables.views.hot_seat``).

It is remembered nowhere: whoever closes the page, or leaves the table, has laid the device down, and the next one who
picks it up says who they are. Everybody at such a table is a person of their own there; whoever the device belongs to
has made the table, and has no seat by that.
"""

from __future__ import annotations

from contextlib import suppress

from msgspec import Struct

from bastide.core.errors import BastideError
from bastide.core.journal import SPECTATOR
from bastide.device.people import DevicePeople
from bastide.hosting.api.calls import Call
from bastide.hosting.api.routes import Routes, answers
from bastide.hosting.service.hosted_table import HostedTable
from bastide.hosting.service.table_service import TableService
from bastide.tables import messages as wire
from bastide.tables.errors import Refused
from bastide.tables.model.table import Table
from bastide.tables.views.hot_seat import awaited, looking, next_hand
from bastide.tables.visitor import Visitor


class Hand(Struct, frozen=True):
    """Whom the device is to be given to, and who had it last; -1: nobody."""

    to: int
    last: int


class PickUp(Struct, frozen=True, forbid_unknown_fields=True):
    """I am the one on this seat, and have the device now."""

    seat: wire.SeatNumber


class HandBack(Struct, frozen=True, forbid_unknown_fields=True):
    """Who had the device last wants to take back what they did; with ``ask``, if the others agree."""

    position: wire.Number
    ask: bool = False


class Hands(Routes):
    """The hands of everybody who sits at this device."""

    def __init__(self, people: DevicePeople, house: TableService) -> None:
        self.people = people
        self.house = house
        #: By table: who has it, and who had it last.
        self._held: dict[str, str] = {}
        self._last: dict[str, str] = {}

    async def know(self, table: str) -> None:
        """Have a table at hand before it is asked who looks at it."""
        with suppress(BastideError):  # what is not there, or cannot be read, is refused by whoever is asked for it
            await self.house.open(table)

    @property
    def visitor(self) -> Visitor:
        """Whoever asks: whose device it is and, at each table, who looks."""
        owner = self.people.visitor
        if not owner.id:
            return owner
        eyes = set(owner.ids)
        beside: set[str] = set()
        for hosted in self.house.registry.tables.values():
            people = self._people(hosted.table, owner)
            if people:
                beside |= people
                eyes.add(self._eyes(hosted.table, people))
        return Visitor(owner.id, owner.name, frozenset(eyes - {""}), beside=frozenset(beside))

    @staticmethod
    def _people(table: Table, owner: Visitor) -> frozenset[str]:
        """Those who sit at this device and at this table; none where its owner sits there alone."""
        if table.host not in owner.ids or table.seat_of(owner.ids) >= 0:
            return frozenset()
        return frozenset(seat.person for seat in table.seats if seat.person)

    def _eyes(self, table: Table, people: frozenset[str]) -> str:
        seat = looking(table, people, self._held.get(table.id, ""))
        if seat == SPECTATOR:
            self.lay_down(table.id)
            return ""
        return table.seats[seat].person

    def lay_down(self, table: str) -> None:
        """Nobody has the device any more, until somebody picks it up."""
        if table in self._held:
            self._last[table] = self._held.pop(table)

    async def _shared(self, call: Call) -> HostedTable:
        """The table that is asked about; Refused, unless several people sit there at this device."""
        hosted, _ = await self.house.seen_by(call.path("table"), call.visitor, None)
        if not self._people(hosted.table, self.people.visitor):
            raise Refused("own-device", "here everybody plays at a device of their own")
        return hosted

    @answers("GET", "/api/tables/{table}/hand", "Whom the device is to be given to", signed=True)
    async def hand(self, call: Call) -> Hand:
        hosted, looking = await self.house.seen_by(call.path("table"), call.visitor, None)
        table = hosted.table
        last = table.seat_of([self._last.get(table.id, "")])
        given = looking == SPECTATOR and self._people(table, self.people.visitor)
        return Hand(next_hand(table, last) if given else SPECTATOR, last)

    @answers("POST", "/api/tables/{table}/hand", "Say who has the device now", signed=True)
    async def pick_up(self, call: Call, body: PickUp) -> None:
        hosted = await self._shared(call)
        table = hosted.table
        if body.seat not in awaited(table):
            raise Refused("not-awaited", "nobody waits for them")
        self._held[table.id] = table.seats[body.seat].person
        self.house.broadcaster.tell(hosted)

    @answers(
        "POST", "/api/tables/{table}/hand/back", "Take back what was done before the device was given on", signed=True
    )
    async def take_back(self, call: Call, body: HandBack) -> wire.Done:
        hosted = await self._shared(call)
        last = self._last.get(hosted.table.id, "")
        visitor = Visitor(call.visitor.id, call.visitor.name, frozenset([last]) - {""})
        command = wire.TakeBack(table=hosted.table.id, position=body.position, ask=body.ask)
        done = await self.house.do(command, visitor)
        assert isinstance(done, wire.Done)
        return done
