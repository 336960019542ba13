"""Several people at one device, which goes from hand to hand: whose turn it is to look, and whom it is given to next.

Whoever has the device looks with their own eyes until somebody else has to answer something. Then nobody does: the
table is seen as by an onlooker, until the next one has said that it is them.
"""

from __future__ import annotations

from collections.abc import Collection

from bastide.core.journal import SPECTATOR
from bastide.tables.model.table import Table


def seats_of(table: Table, people: Collection[str]) -> frozenset[int]:
    """Where these people sit."""
    return frozenset(number for number, seat in enumerate(table.seats) if seat.person and seat.person in people)


def awaited(table: Table) -> list[int]:
    """The people who have to answer: to what was proposed, else to what the game asks. In the order of their seats."""
    asked = sorted({seat for each in table.proposals.values() for seat in table.missing(each)})
    return asked or [seat for seat in table.waiting_for() if table.seats[seat].is_active]


def next_hand(table: Table, last: int) -> int:
    """Whom the device is to be given to: who had it last, if they have to answer, or the first one after them."""
    waits = awaited(table)
    return next((seat for seat in waits if seat >= last), min(waits, default=SPECTATOR))


def looking(table: Table, people: Collection[str], holder: str) -> int:
    """The seat with whose eyes a device is looked through at which these people sit; -1: with nobody's."""
    seats = seats_of(table, people)
    # When all is over, there is nothing to hide any more; and who is alone has nobody to hide it from.
    if table.status == "finished":
        return min(seats, default=SPECTATOR)
    playing = [seat for seat in table.voters() if seat in seats]
    if len(playing) == 1:
        return playing[0]
    seat = table.seat_of([holder])
    waits = awaited(table)
    return seat if not waits or seat in waits else SPECTATOR
