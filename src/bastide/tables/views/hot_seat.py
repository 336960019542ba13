"""Hot seat: several people share one device. Who looks at it now, and who gets it next.

The holder sees their own view until somebody else on the device has to answer. Then the device shows the view of a
spectator until the next person has confirmed that they hold it.
"""

from __future__ import annotations

from collections.abc import Collection

from bastide.core.journal import SPECTATOR
from bastide.tables.state.seats_and_proposals import get_device_owner
from bastide.tables.state.table_state import Table


def find_seats_of(table: Table, people: Collection[str]) -> frozenset[int]:
    """Return the seats of these people."""
    return frozenset(number for number, seat in enumerate(table.seats) if seat.person and seat.person in people)


def find_same_device_people(table: Table, ids: Collection[str]) -> frozenset[str]:
    """Return the people who play on the device of an owner with these ids."""
    return frozenset(
        seat.person for seat in table.seats if seat.is_same_device and get_device_owner(seat.person) in ids
    )


def list_awaited_seats(table: Table, seats: Collection[int]) -> list[int]:
    """List those of the seats whose people have to answer, in order: to proposals first, else to the game."""
    asked = sorted({seat for each in table.proposals.values() for seat in table.get_missing_answers(each)})
    awaited = asked or [seat for seat in table.waiting_for() if table.seats[seat].is_active]
    return [seat for seat in awaited if seat in seats]


def get_next_holder(table: Table, seats: Collection[int], last: int) -> int:
    """Return the seat that gets the device next: from the last holder on, the first who has to answer; -1: nobody."""
    awaited_seats = list_awaited_seats(table, seats)
    return next((seat for seat in awaited_seats if seat >= last), min(awaited_seats, default=SPECTATOR))


def get_device_viewer(table: Table, people: Collection[str], holder: str) -> int:
    """Return the seat whose view a shared device shows; -1: that of a spectator."""
    seats = find_seats_of(table, people)
    # Outside the game nothing is hidden, and a person alone has nobody to hide anything from.
    if table.status != "playing":
        return min(seats, default=SPECTATOR)
    playing = [seat for seat in table.get_active_seats() if seat in seats]
    if len(playing) == 1:
        return playing[0]
    seat = table.seat_of([holder])
    awaited_seats = list_awaited_seats(table, seats)
    return seat if not awaited_seats or seat in awaited_seats else SPECTATOR
