"""Routes of hot-seat tables: who gets the device next, and taking back after handing it over."""

from __future__ import annotations

from msgspec import Struct

from bastide.core.journal import SPECTATOR
from bastide.hosting.api.endpoint_types import ApiRequest, QueryParameter
from bastide.hosting.api.route_decorator import Routes, route
from bastide.hosting.service.device_holders import FindPeople, find_people_of_owner, own_device_error
from bastide.hosting.service.table_service import TableService
from bastide.tables import messages as wire
from bastide.tables.views.hot_seat import find_seats_of, get_next_holder
from bastide.tables.visitor_and_command_context import Visitor

LAST_PARAMETER = QueryParameter("last", "integer", "seat of the last holder; 0 if nobody had the device")


class DeviceHolder(Struct, frozen=True):
    """Seat that gets the device next; -1: nobody."""

    to: int


class TakeBackAfterHandOver(Struct, frozen=True, forbid_unknown_fields=True):
    """Take back the last step of the previous holder; with ``ask``, only if the others agree."""

    position: wire.NonNegativeInt
    last: wire.SeatNumber
    ask: bool = False


class HotSeatRoutes(Routes):
    """Routes for a device that several people share. ``find_people`` returns them."""

    def __init__(self, service: TableService, find_people: FindPeople = find_people_of_owner) -> None:
        self.service = service
        self.find_people = find_people

    @route(
        "GET",
        "/api/tables/{table}/hand",
        "Get the seat that receives the device next",
        signed=True,
        parameters=(LAST_PARAMETER,),
    )
    async def get_next_holder(self, call: ApiRequest) -> DeviceHolder:
        hosted, viewer = await self.service.open_for_visitor(call.get_path_value("table"), call.visitor, None)
        seats = find_seats_of(hosted.table, self.find_people(hosted.table, call.visitor))
        last = call.get_integer("last") or 0
        return DeviceHolder(get_next_holder(hosted.table, seats, last) if viewer == SPECTATOR else SPECTATOR)

    @route("POST", "/api/tables/{table}/hand/back", "Take back the last step of the previous holder", signed=True)
    async def take_back_for_last_holder(self, call: ApiRequest, body: TakeBackAfterHandOver) -> wire.Done:
        hosted, _ = await self.service.open_for_visitor(call.get_path_value("table"), call.visitor, None)
        people = self.find_people(hosted.table, call.visitor)
        if body.last not in find_seats_of(hosted.table, people):
            raise own_device_error()
        visitor = Visitor(call.visitor.id, call.visitor.name, frozenset([hosted.table.seats[body.last].person]))
        command = wire.TakeBack(table=hosted.table.id, position=body.position, ask=body.ask)
        done = await self.service.execute(command, visitor)
        assert isinstance(done, wire.Done)
        return done
