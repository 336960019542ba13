"""Hot seat: several people share one device at a table (``bastide.tables.views.hot_seat``).

The current holder of the device is kept in memory only: after a reload or after leaving the table, the next person says
who they are. Each player of such a table is a separate person. The owner of the device is the host and has no seat of
their own.
"""

from __future__ import annotations

from contextlib import suppress

from msgspec import Struct

from bastide.core.errors import BastideError
from bastide.core.journal import SPECTATOR
from bastide.device.device_owner import DeviceOwner
from bastide.hosting.api.endpoint_types import ApiRequest
from bastide.hosting.api.route_decorator import Routes, route
from bastide.hosting.service.hosted_table import HostedTable
from bastide.hosting.service.table_service import TableService
from bastide.tables import messages as wire
from bastide.tables.request_errors import RequestRefused
from bastide.tables.state.table_state import Table
from bastide.tables.views.hot_seat import get_device_viewer, get_next_holder, list_awaited_seats
from bastide.tables.visitor_and_command_context import Visitor


class DeviceHolder(Struct, frozen=True):
    """Seat that gets the device next, and seat of the last holder; -1: nobody."""

    to: int
    last: int


class PickUp(Struct, frozen=True, forbid_unknown_fields=True):
    """Take the device as the player of a seat."""

    seat: wire.SeatNumber


class TakeBackAfterHandOver(Struct, frozen=True, forbid_unknown_fields=True):
    """Take back the last step of the previous holder; with ``ask``, only if the others agree."""

    position: wire.NonNegativeInt
    ask: bool = False


class HotSeat(Routes):
    """Tracks who holds the device at each hot-seat table."""

    def __init__(self, owner: DeviceOwner, service: TableService) -> None:
        self.owner = owner
        self.service = service
        #: By table: the current holder, and the last one.
        self._held: dict[str, str] = {}
        self._last: dict[str, str] = {}

    async def load_table(self, table: str) -> None:
        """Load a table into memory, so that its viewer can be determined."""
        with suppress(BastideError):  # the request that follows reports the error
            await self.service.open_table(table)

    @property
    def visitor(self) -> Visitor:
        """The visitor behind requests: the owner, plus the current holder of the device at each table."""
        owner = self.owner.visitor
        if not owner.id:
            return owner
        viewer_ids = set(owner.ids)
        beside: set[str] = set()
        for hosted in self.service.table_cache.tables.values():
            people = self._players_here(hosted.table, owner)
            if people:
                beside |= people
                viewer_ids.add(self._holder_id(hosted.table, people))
        return Visitor(owner.id, owner.name, frozenset(viewer_ids - {""}), same_device_ids=frozenset(beside))

    @staticmethod
    def _players_here(table: Table, owner: Visitor) -> frozenset[str]:
        """Return the people who share this device at a table; none if the owner has a seat there."""
        if table.host not in owner.ids or table.seat_of(owner.ids) >= 0:
            return frozenset()
        return frozenset(seat.person for seat in table.seats if seat.person)

    def _holder_id(self, table: Table, people: frozenset[str]) -> str:
        seat = get_device_viewer(table, people, self._held.get(table.id, ""))
        if seat == SPECTATOR:
            self.release_device(table.id)
            return ""
        return table.seats[seat].person

    def release_device(self, table: str) -> None:
        """Mark the device as held by nobody at a table."""
        if table in self._held:
            self._last[table] = self._held.pop(table)

    async def _hot_seat_table(self, call: ApiRequest) -> HostedTable:
        """Return the requested table. Raises ``RequestRefused`` (``own-device``) unless it is a hot-seat table."""
        hosted, _ = await self.service.open_for_visitor(call.get_path_value("table"), call.visitor, None)
        if not self._players_here(hosted.table, self.owner.visitor):
            raise RequestRefused("own-device", "at this table everyone plays on their own device")
        return hosted

    @route("GET", "/api/tables/{table}/hand", "Get the seat that receives the device next", signed=True)
    async def get_next_holder(self, call: ApiRequest) -> DeviceHolder:
        hosted, looking = await self.service.open_for_visitor(call.get_path_value("table"), call.visitor, None)
        table = hosted.table
        last = table.seat_of([self._last.get(table.id, "")])
        given = looking == SPECTATOR and self._players_here(table, self.owner.visitor)
        return DeviceHolder(get_next_holder(table, last) if given else SPECTATOR, last)

    @route("POST", "/api/tables/{table}/hand", "Take the device as the player of a seat", signed=True)
    async def set_holder(self, call: ApiRequest, body: PickUp) -> None:
        hosted = await self._hot_seat_table(call)
        table = hosted.table
        if body.seat not in list_awaited_seats(table):
            raise RequestRefused("not-awaited", "it isn't their turn")
        self._held[table.id] = table.seats[body.seat].person
        self.service.broadcaster.broadcast_table(hosted)

    @route("POST", "/api/tables/{table}/hand/back", "Take back the last step of the previous holder", signed=True)
    async def take_back_for_last_holder(self, call: ApiRequest, body: TakeBackAfterHandOver) -> wire.Done:
        hosted = await self._hot_seat_table(call)
        last = self._last.get(hosted.table.id, "")
        visitor = Visitor(call.visitor.id, call.visitor.name, frozenset([last]) - {""})
        command = wire.TakeBack(table=hosted.table.id, position=body.position, ask=body.ask)
        done = await self.service.execute(command, visitor)
        assert isinstance(done, wire.Done)
        return done
