"""Summaries of tables for lists: what is stored, and the entry that a person sees."""

from __future__ import annotations

from collections.abc import Collection
from typing import Literal

from msgspec import convert, to_builtins

from bastide.core.json_data import JsonData
from bastide.hosting.api.connection_and_lobby_messages import TableListEntry
from bastide.hosting.storage.log_store import DealResult, Placing, TableSummary
from bastide.tables.commands.game_end import get_next_deadline
from bastide.tables.daily_deals import compute_lead
from bastide.tables.messages import Clock, NoClock, SeatInfo, TableStatus
from bastide.tables.state.seats_and_proposals import get_device_owner
from bastide.tables.state.table_state import DAY_MS, Table
from bastide.tables.views.table_message_builder import build_seat_infos


def build_summary(table: Table) -> TableSummary:
    """Build the summary that is stored with every append."""
    waiting = table.waiting_for()
    wake_at = table.updated_at if table.get_bots_to_move() else get_next_deadline(table)
    line: dict[str, JsonData] = {
        "seats": to_builtins(build_seat_infos(table, None, table.updated_at)),
        "persons": [seat.person for seat in table.seats],
        "host": table.get_host_seat(),
        "waiting_for": list[JsonData](waiting),
        "clock": to_builtins(table.clock),
        "imported": table.imported,
        "deal": table.daily_deal_day or None,
        "places": None if table.ending is None or table.ending.places is None else list[JsonData](table.ending.places),
    }
    return TableSummary(
        game=table.game.id,
        status=table.status,
        public=table.public,
        people=sorted({table.host, *(get_device_owner(seat.person) for seat in table.seats)} - {""}),
        wake_at=wake_at,
        line=line,
        placings=build_placings(table),
        rated=table.is_rated,
        rated_with_bots=table.is_rated_with_bots,
        rated_bot_accounts=table.is_rated_for_bot_accounts,
        pace=get_pace(table.clock),
        dealt=build_deal_result(table),
    )


def get_pace(clock: Clock) -> Literal["live", "correspondence"]:
    """Return the pace of a clock: by correspondence if it allows a day or more for a move, else live."""
    return "live" if isinstance(clock, NoClock) or clock.seconds < DAY_MS // 1000 else "correspondence"


def build_placings(table: Table) -> tuple[Placing, ...]:
    """Return the results that count for histories and ratings: of games of people on devices of their own.

    Bot accounts count as people. A daily deal that one person has played against bots has results of its own.
    """
    ending = table.ending
    people = sum(bool(seat.person) for seat in table.seats)
    if ending is None or ending.places is None or ending.scores is None or table.has_same_device_players:
        return ()
    if not people or (people == 1 and table.daily_deal_day):
        return ()
    acted = {player for step in table.steps for player, _ in step.moves}
    return tuple(
        # A player who resigned after being replaced has lost by their own decision.
        Placing(
            *(number, seat.person, seat.name, place, score, "" if seat.resigned else seat.bot_help, number in acted),
            bot="" if seat.person else seat.bot,
        )
        for number, (seat, place, score) in enumerate(zip(table.seats, ending.places, ending.scores, strict=True))
    )


def build_deal_result(table: Table) -> DealResult | None:
    """Return the result of a daily deal, if it was played to its end."""
    ending = table.ending
    if (
        not table.daily_deal_day
        or ending is None
        or ending.reason != "played"
        or not ending.places
        or not ending.scores
    ):
        return None
    seat = next((number for number, each in enumerate(table.seats) if each.person), -1)
    if seat < 0:
        return None
    scores = ending.scores
    return DealResult(
        table.daily_deal_day, table.updated_at, scores[seat], compute_lead(scores, seat), ending.places[seat]
    )


def build_list_entry(
    id: str, stored: TableSummary, created_at: int, updated_at: int, ids: Collection[str]
) -> TableListEntry:
    """Build the list entry of a table for a person with these ids."""
    persons = convert(stored.line["persons"], list[str])
    return TableListEntry(
        id=id,
        game=stored.game,
        status=convert(stored.status, TableStatus),
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
        you=next((seat for seat, person in enumerate(persons) if get_device_owner(person) in ids), -1),
    )
