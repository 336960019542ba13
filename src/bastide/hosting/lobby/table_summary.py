"""Summaries of tables for lists: what is stored, and the entry that a person sees."""

from __future__ import annotations

from collections.abc import Collection

from msgspec import convert, to_builtins

from bastide.core.plain import Plain
from bastide.hosting.api.messages import TableLine
from bastide.hosting.storage.log_store import DealResult, Placing, Summary
from bastide.tables.commands.ending import due
from bastide.tables.daily_deals import lead
from bastide.tables.messages import Clock, SeatInfo, Status
from bastide.tables.model.table import Table
from bastide.tables.views.table_message import seats


def summary(table: Table) -> Summary:
    """Build the summary that is stored with every append."""
    waiting = table.waiting_for()
    wake_at = table.updated_at if table.thinkers() else due(table)
    line: dict[str, Plain] = {
        "seats": to_builtins(seats(table, None, table.updated_at)),
        "persons": [seat.person for seat in table.seats],
        "host": table.seat_of([table.host]),
        "waiting_for": list[Plain](waiting),
        "clock": to_builtins(table.clock),
        "imported": table.imported,
        "deal": table.deal or None,
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
        rated=not table.hints and table.origin is None,
        dealt=dealt(table),
    )


def placings(table: Table) -> tuple[Placing, ...]:
    """Return the results that count for histories and ratings: of games with a result between people."""
    ending = table.ending
    people = sum(bool(seat.person) for seat in table.seats)
    if ending is None or ending.places is None or ending.scores is None or people < 2:
        return ()
    return tuple(
        # A player who resigned after being replaced has lost by their own decision.
        Placing(number, seat.person, seat.name, place, score, "" if seat.resigned else seat.helped)
        for number, (seat, place, score) in enumerate(zip(table.seats, ending.places, ending.scores, strict=True))
    )


def dealt(table: Table) -> DealResult | None:
    """Return the result of a daily deal, if it was played to its end."""
    ending = table.ending
    if not table.deal or ending is None or ending.reason != "played" or not ending.places or not ending.scores:
        return None
    seat = next((number for number, each in enumerate(table.seats) if each.person), -1)
    if seat < 0:
        return None
    scores = ending.scores
    return DealResult(table.deal, table.updated_at, scores[seat], lead(scores, seat), ending.places[seat])


def line(id: str, stored: Summary, created_at: int, updated_at: int, ids: Collection[str]) -> TableLine:
    """Build the list entry of a table for a person with these ids."""
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
        imported=convert(stored.line["imported"], bool),
        places=convert(stored.line["places"], list[int] | None),
        deal=convert(stored.line["deal"], int | None),
        host=convert(stored.line["host"], int),
        you=next((seat for seat, person in enumerate(persons) if person in ids), -1),
    )
