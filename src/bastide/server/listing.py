"""Tables in lists: what is stored of a table for them, and how a line looks to whoever asks."""

from __future__ import annotations

from collections.abc import Collection

from msgspec import convert, to_builtins

from bastide.core.plain import Plain
from bastide.server.messages import TableLine
from bastide.server.storage import Placing, Summary
from bastide.tables.ending import due
from bastide.tables.messages import Clock, SeatInfo, Status
from bastide.tables.table import Table
from bastide.tables.table_message import seats


def summary(table: Table) -> Summary:
    """What is stored for lists of tables."""
    waiting = table.waiting_for()
    bots = any(table.seats[player].bot for player in waiting) and not table.broken
    wake_at = table.updated_at if bots else due(table)
    line: dict[str, Plain] = {
        "seats": to_builtins(seats(table, frozenset(), table.updated_at)),
        "persons": [seat.person for seat in table.seats],
        "waiting_for": list[Plain](waiting),
        "clock": to_builtins(table.clock),
        "places": None if table.ending is None or table.ending.places is None else list[Plain](table.ending.places),
    }
    return Summary(
        game=table.game.id,
        status=table.status,
        public=table.public,
        people=sorted({person for person in [*(seat.person for seat in table.seats), table.host] if person}),
        wake_at=wake_at,
        line=line,
        placings=placings(table),
        rated=not table.hints,
    )


def placings(table: Table) -> tuple[Placing, ...]:
    """The result as it counts for histories and ratings: that of a game with a result between people."""
    ending = table.ending
    people = sum(bool(seat.person) for seat in table.seats)
    if ending is None or ending.places is None or ending.scores is None or people < 2:
        return ()
    return tuple(
        Placing(number, seat.person, seat.name, place, score)
        for number, (seat, place, score) in enumerate(zip(table.seats, ending.places, ending.scores, strict=True))
    )


def line(id: str, stored: Summary, created_at: int, updated_at: int, ids: Collection[str]) -> TableLine:
    """A table in a list, as somebody sees it."""
    persons = convert(stored.line["persons"], list[str])
    return TableLine(
        id=id,
        game=stored.game,
        status=convert(stored.status, Status),
        public=stored.public,
        seats=convert(stored.line["seats"], list[SeatInfo]),
        waiting_for=convert(stored.line["waiting_for"], list[int]),
        clock=convert(stored.line["clock"], Clock),
        created_at=created_at,
        updated_at=updated_at,
        places=convert(stored.line.get("places"), list[int] | None),
        you=next((seat for seat, person in enumerate(persons) if person in ids), -1),
    )
