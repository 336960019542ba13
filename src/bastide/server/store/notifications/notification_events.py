"""Events of a table that people are notified of, found in the entries that are appended to its log."""

from __future__ import annotations

import re
from collections.abc import Iterator, Sequence
from typing import Final, Literal, NamedTuple, TypeAlias

import msgspec
from msgspec import Struct

from bastide.hosting.storage.log_store import TableSummary
from bastide.tables import log
from bastide.tables.log import LogEntry
from bastide.tables.state.seats_and_proposals import get_device_owner

#: ``turn``: it is the person's turn. ``full``: all seats of an open table are taken. ``declined``: their invitation.
#: ``mention``: in the chat. ``round``: a round of a tournament with a table for the person.
EventKind: TypeAlias = Literal["turn", "full", "invitation", "declined", "over", "mention", "round"]

#: Entries after which a table may be full.
SEAT_ENTRIES: Final = (log.PersonSat, log.PersonAgreed, log.BotSeated)
#: Entries of a person who is at the table at this moment.
ACTING_ENTRIES: Final = (
    log.ActionsPlayed,
    log.SimultaneousActionChosen,
    log.PlayerResigned,
    log.ProposalAnswered,
    log.PersonSat,
    log.PersonAgreed,
)


class NotificationEvent(NamedTuple):
    """An event for one person. ``author``: another person who caused it, if the recipient may have blocked them."""

    person: str
    kind: EventKind
    table: str
    seq: int
    author: str = ""


class ListedSeat(Struct, frozen=True):
    """A seat in the list data of a table."""

    kind: str = "open"
    name: str = ""
    bot: str | None = None
    agreed: bool = True


class TableLine(Struct, frozen=True):
    """The list data of a table (``TableSummary.line``), as far as notifications need it."""

    seats: list[ListedSeat] = []
    persons: list[str] = []
    waiting_for: list[int] = []
    host: int = -1
    places: list[int] | None = None

    def is_full(self) -> bool:
        return all(seat.kind != "open" and seat.agreed for seat in self.seats)

    def people_to_act(self) -> set[str]:
        """Return the people whose turn it is. A person for whom a bot plays is not asked."""
        return {
            owner
            for seat in self.waiting_for
            if seat < len(self.persons) and self.seats[seat].bot is None
            if (owner := get_device_owner(self.persons[seat]))
        }

    def list_people(self) -> set[str]:
        return {get_device_owner(person) for person in self.persons} - {""}


class WaitingSeats(Struct, frozen=True):
    """The part of the list data that is needed at every append."""

    waiting_for: list[int] = []


_waiting_decoder: Final = msgspec.json.Decoder(WaitingSeats)
_line_decoder: Final = msgspec.json.Decoder(TableLine)


def decode_line(line: str) -> TableLine:
    """Decode the stored list data of a table; empty for a new table."""
    return _line_decoder.decode(line) if line else TableLine()


def find_events(
    table: str, entries: Sequence[LogEntry], summary: TableSummary, line_before: str
) -> list[NotificationEvent]:
    """List the events that these entries cause. ``line_before``: list data before them; empty for a new table."""
    kinds = {type(entry.data) for entry in entries}
    waiting = summary.line.get("waiting_for") or ()
    is_asked_anew = bool(waiting) and waiting != (
        _waiting_decoder.decode(line_before).waiting_for if line_before else []
    )
    has_news = not kinds.isdisjoint((log.PersonInvited, log.PersonStoodUp, log.GameFinished, *SEAT_ENTRIES)) or any(
        isinstance(entry.data, log.ChatSent) and "@" in entry.data.text for entry in entries
    )
    if not (is_asked_anew or has_news):
        return []
    line = msgspec.convert(summary.line, TableLine)
    seq = entries[-1].seq
    found: list[NotificationEvent] = []
    if is_asked_anew and summary.status == "playing":
        asked = line.people_to_act() - decode_line(line_before).people_to_act()
        found += [NotificationEvent(person, "turn", table, seq) for person in sorted(asked)]
    acting = {
        get_device_owner(line.persons[entry.seat])
        for entry in entries
        if isinstance(entry.data, ACTING_ENTRIES) and 0 <= entry.seat < len(line.persons)
    }
    if line_before and summary.status == "open" and not kinds.isdisjoint(SEAT_ENTRIES):
        people = line.list_people()
        if len(people) > 1 and line.is_full() and not decode_line(line_before).is_full():
            found += [NotificationEvent(person, "full", table, seq) for person in sorted(people - acting)]
    for entry in entries:
        match entry.data:
            case log.PersonInvited(person=person):
                found.append(NotificationEvent(person, "invitation", table, entry.seq))
            case log.PersonStoodUp(person=person) if person not in line.persons:
                found += find_declined(table, entry, line, decode_line(line_before))
            case log.GameFinished():
                found += [
                    NotificationEvent(person, "over", table, entry.seq)
                    for person in sorted(line.list_people() - acting)
                ]
            case log.ChatSent() as chat:
                found += find_mentions(table, entry.seq, chat, line)
    return found


def find_declined(table: str, entry: LogEntry, line: TableLine, before: TableLine) -> Iterator[NotificationEvent]:
    """Iterate over the host of the table, if this person has declined the host's invitation."""
    host = get_device_owner(line.persons[line.host]) if 0 <= line.host < len(line.persons) else ""
    was_invited = 0 <= entry.seat < len(before.seats) and not before.seats[entry.seat].agreed
    if host and was_invited and entry.seat != line.host:
        yield NotificationEvent(host, "declined", table, entry.seq)


def find_mentions(table: str, seq: int, chat: log.ChatSent, line: TableLine) -> Iterator[NotificationEvent]:
    """Iterate over the people at the table whom a chat line mentions as ``@Name``."""
    if "@" not in chat.text:
        return
    text = chat.text.casefold()
    for person, seat in zip(line.persons, line.seats, strict=False):
        owner = get_device_owner(person)
        pattern = rf"(?<!\w)@{re.escape(seat.name.casefold())}(?!\w)"
        if owner and seat.name and owner != chat.person and re.search(pattern, text):
            yield NotificationEvent(owner, "mention", table, seq, chat.person)
