"""Facts about due notifications at the moment of delivery. A notification that has become untrue is withdrawn."""

from __future__ import annotations

from collections.abc import Collection, Sequence
from typing import Final, NamedTuple

import msgspec

from bastide.server.notifications.delivery_schedule import NotificationSettings
from bastide.server.store.database import Connection
from bastide.server.store.notifications.endpoint_queries import list_muted_tables, load_settings
from bastide.server.store.notifications.notification_events import TableLine, decode_line
from bastide.server.store.notifications.outbox_queries import Endpoint, OutboxRow
from bastide.server.store.people.moderation_queries import merged_ids
from bastide.server.store.tables.club_tournament_queries import find_round
from bastide.tables.log import ChatSent, PersonStoodUp
from bastide.tables.state.seats_and_proposals import get_device_owner

#: Entries by which a person has acted.
ACTING_KINDS: Final = "'acted', 'chose', 'took_back', 'returned', 'resigned'"


class NotificationFacts(NamedTuple):
    """What a notification tells."""

    row: OutboxRow
    game: str = ""
    #: Names of the other people at the table.
    names: tuple[str, ...] = ()
    #: Who invited or mentioned the person or declined their invitation, and their chat line; or the name of the
    #: tournament.
    author: str = ""
    text: str = ""
    #: Places and names of a finished game, best first.
    results: tuple[tuple[int, str], ...] = ()
    #: Whether the person is looking at the table.
    is_present: bool = False
    #: Number of a tournament's round.
    round: int = 0


class DeliveryContext(NamedTuple):
    """Settings of a person, and the facts about each due notification that is still true."""

    settings: NotificationSettings
    facts: list[NotificationFacts]
    withdrawn: list[OutboxRow]


def load_context(connection: Connection, endpoint: Endpoint, rows: Sequence[OutboxRow], now: int) -> DeliveryContext:
    """Load what is needed to deliver these notifications."""
    settings = load_settings(connection, endpoint.person)
    muted = set(list_muted_tables(connection, endpoint.person))
    ids = set(merged_ids(connection, endpoint.person))
    facts: list[NotificationFacts] = []
    withdrawn: list[OutboxRow] = []
    for row in rows:
        is_unwanted = row.table in muted or settings.get_delivery(row.kind, endpoint.channel) == "off"
        found = None if is_unwanted else _find_facts(connection, row, ids, now)
        if found is None:
            withdrawn.append(row)
        else:
            facts.append(found)
    return DeliveryContext(settings, facts, withdrawn)


def _find_facts(connection: Connection, row: OutboxRow, ids: Collection[str], now: int) -> NotificationFacts | None:
    """Return the facts of a notification; None if it is no longer true."""
    if not row.table:
        return NotificationFacts(row)
    if row.kind == "round":
        return _find_round(connection, row, ids, now)
    sql = "select game, status, line from tables where id = ?"
    stored = connection.fetch(tuple[str, str, str], sql, [row.table])
    if not stored:
        return None
    game, status, encoded = stored[0]
    line = decode_line(encoded)
    own = [seat for seat, person in enumerate(line.persons) if get_device_owner(person) in ids]
    is_host = line.host in own
    names = tuple(seat.name for number, seat in enumerate(line.seats) if seat.kind == "person" and number not in own)
    facts = NotificationFacts(row, game, names)
    match row.kind:
        case "turn":
            asked = [seat for seat in own if seat in line.waiting_for and line.seats[seat].bot is None]
            if status != "playing" or not asked or _has_acted(connection, row, own):
                return None
            return facts._replace(is_present=_is_present(connection, row.table, ids, now))
        case "full":
            return facts if status == "open" and line.is_full() and (own or is_host) else None
        case "invitation":
            is_asked = status == "open" and any(not line.seats[seat].agreed for seat in own)
            host = line.seats[line.host].name if 0 <= line.host < len(line.seats) else ""
            return facts._replace(author=host) if is_asked else None
        case "declined":
            return facts._replace(author=_name_in_entry(connection, row)) if is_host and status == "open" else None
        case "over":
            return facts._replace(results=_results(line)) if status == "finished" else None
        case "mention" if own:
            return _mention(connection, facts, line)
    return None


def _find_round(connection: Connection, row: OutboxRow, ids: Collection[str], now: int) -> NotificationFacts | None:
    """Return the facts about a tournament's round with a table for the person, which may be opened later."""
    found = find_round(connection, row.table)
    if found is None or found.is_over:
        return None
    own = [seat for seat, entrant in enumerate(found.entrants) if entrant.person in ids and entrant.left_round is None]
    if not own or _has_acted(connection, row._replace(seq=0), own):
        return None
    names = tuple(each.name for seat, each in enumerate(found.entrants) if each.name and seat not in own)
    is_present = _is_present(connection, row.table, ids, now)
    return NotificationFacts(row, found.game, names, found.tournament, is_present=is_present, round=found.round)


def _has_acted(connection: Connection, row: OutboxRow, seats: Sequence[int]) -> bool:
    marks = ", ".join("?" * len(seats))
    sql = (
        f"select 1 from entries where table_id = ? and seq > ? and kind in ({ACTING_KINDS}) and seat in ({marks})"
        " limit 1"
    )
    return bool(connection.fetch(tuple[int], sql, [row.table, row.seq, *seats]))


def _is_present(connection: Connection, table: str, ids: Collection[str], now: int) -> bool:
    marks = ", ".join("?" * len(ids))
    sql = f"select 1 from presence where table_id = ? and person in ({marks}) and until > ? limit 1"
    return bool(connection.fetch(tuple[int], sql, [table, *sorted(ids), now]))


def _results(line: TableLine) -> tuple[tuple[int, str], ...]:
    # A bot is named by its id: its name depends on the language.
    return tuple(
        sorted((place, seat.name or f"{seat.bot}") for place, seat in zip(line.places or (), line.seats, strict=False))
    )


def _name_in_entry(connection: Connection, row: OutboxRow) -> str:
    """Return the name of the person whose entry caused a notification; empty if they were deleted."""
    sql = "select data from entries where table_id = ? and seq = ? and kind = ?"
    found = connection.fetch(tuple[str], sql, [row.table, row.seq, PersonStoodUp.kind])
    return msgspec.json.decode(found[0][0], type=PersonStoodUp).name if found else ""


def _mention(connection: Connection, facts: NotificationFacts, line: TableLine) -> NotificationFacts | None:
    sql = "select seat, data from entries where table_id = ? and seq = ? and kind = ?"
    found = connection.fetch(tuple[int, str], sql, [facts.row.table, facts.row.seq, ChatSent.kind])
    if not found:
        return None
    seat, data = found[0]
    chat = msgspec.json.decode(data, type=ChatSent)
    author = line.seats[seat].name if 0 <= seat < len(line.seats) else chat.name
    return facts._replace(author=author, text=chat.text) if chat.text else None
