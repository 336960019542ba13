"""Hot seat: who holds a device that several people share (``bastide.tables.views.hot_seat``).

Each person on such a device has a seat and an id of their own. The owner of the device has no other seat. The holder is
kept in memory only: after a new connection or after leaving the table, the next person says who they are.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable

from msgspec.structs import replace

from bastide.core.journal import SPECTATOR
from bastide.tables.request_errors import RequestRefused
from bastide.tables.state.table_state import Table
from bastide.tables.views.hot_seat import find_same_device_people, find_seats_of, get_device_viewer, list_awaited_seats
from bastide.tables.visitor_and_command_context import Visitor

#: Returns the people who share the device of an owner at a table.
FindPeople = Callable[[Table, Visitor], frozenset[str]]


def find_people_of_owner(table: Table, owner: Visitor) -> frozenset[str]:
    """Return the people who share the device of an owner: those whom the owner has seated."""
    return find_same_device_people(table, owner.ids)


class DeviceHolders:
    """Tracks who holds one device at each of its hot-seat tables."""

    def __init__(self, find_people: FindPeople = find_people_of_owner) -> None:
        self.find_people = find_people
        #: The current holder by table.
        self._held: dict[str, str] = {}

    def get_visitor(self, owner: Visitor, tables: Iterable[Table]) -> Visitor:
        """Return the visitor behind the device: its owner, and the current holder at each table."""
        if not owner.id:
            return owner
        viewer_ids = set(owner.ids)
        beside: set[str] = set()
        for table in tables:
            people = self.find_people(table, owner)
            if people:
                beside |= people
                viewer_ids.add(self._get_holder(table, people))
        return replace(owner, ids=frozenset(viewer_ids - {""}), same_device_ids=frozenset(beside)) if beside else owner

    def _get_holder(self, table: Table, people: frozenset[str]) -> str:
        seat = get_device_viewer(table, people, self._held.get(table.id, ""))
        if seat == SPECTATOR:
            self.release_device(table.id)
            return ""
        return table.seats[seat].person

    def take_device(self, table: Table, owner: Visitor, seat: int) -> None:
        """Give the device to the person of a seat. Raises ``RequestRefused`` unless they share it and are asked."""
        seats = find_seats_of(table, self.find_people(table, owner))
        if not seats:
            raise own_device_error()
        if seat not in list_awaited_seats(table, seats):
            raise RequestRefused("not-awaited", "it isn't their turn")
        self._held[table.id] = table.seats[seat].person

    def release_device(self, table: str) -> None:
        """Mark the device as held by nobody at a table."""
        self._held.pop(table, None)


def own_device_error() -> RequestRefused:
    return RequestRefused("own-device", "at this table everyone plays on their own device")
