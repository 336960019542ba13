"""Event log of a table.

The list of entries is the only stored state of a table, which is rebuilt by applying them in order
(``bastide.tables.state.log_replay``). An entry is stored as its kind and a JSON object (``encode_entry_data``,
``decode_entry``).
"""

# Everything imported here is re-exported.
# mypy: implicit-reexport
# ruff: noqa: F401

from __future__ import annotations

from collections.abc import Iterable
from typing import TypeAlias, Union, get_args

import msgspec
from msgspec import Struct

from bastide.tables.log.entry_base import EntryData, GameOrigin, HostEntry, PersonEntry, SeatAssignment
from bastide.tables.log.game_entries import (
    ActionsPlayed,
    BotStopped,
    ClockExpired,
    EntriesLost,
    GameFinished,
    PlayerReplacedByBot,
    PlayerResigned,
    PlayerReturned,
    ProposalAnswered,
    ProposalMade,
    SimultaneousActionChosen,
    StepsTakenBack,
)
from bastide.tables.log.setup_entries import (
    BotSeated,
    GameStarted,
    PersonAgreed,
    PersonInvited,
    PersonSat,
    PersonStoodUp,
    SeatOpened,
    SecretRevealed,
    StartCalled,
    TableCreated,
)
from bastide.tables.log.social_entries import (
    AccessRequestAnswered,
    AccessRequested,
    ChatSent,
    LogRewritten,
    PersonDeleted,
    RematchCreated,
)

AnyEntryData: TypeAlias = Union[
    TableCreated,
    PersonSat,
    PersonInvited,
    PersonStoodUp,
    BotSeated,
    SeatOpened,
    PersonAgreed,
    StartCalled,
    SecretRevealed,
    GameStarted,
    ActionsPlayed,
    SimultaneousActionChosen,
    StepsTakenBack,
    ProposalMade,
    ProposalAnswered,
    PlayerResigned,
    ClockExpired,
    PlayerReplacedByBot,
    PlayerReturned,
    BotStopped,
    EntriesLost,
    GameFinished,
    ChatSent,
    AccessRequested,
    AccessRequestAnswered,
    PersonDeleted,
    LogRewritten,
    RematchCreated,
]

ENTRY_TYPES_BY_KIND: dict[str, type[AnyEntryData]] = {each.kind: each for each in get_args(AnyEntryData)}


class EntryDraft(Struct, frozen=True):
    """An entry without its number and time."""

    #: The seat that acted or is affected; -1: none.
    seat: int
    data: AnyEntryData


class LogEntry(Struct, frozen=True):
    """One event of a table."""

    #: Consecutive number, starting with 1.
    seq: int
    seat: int
    data: AnyEntryData
    #: Milliseconds since 1970.
    at_ms: int


_encoder = msgspec.json.Encoder()
_decoders = {kind: msgspec.json.Decoder(what) for kind, what in ENTRY_TYPES_BY_KIND.items()}


def encode_entry_data(what: AnyEntryData) -> str:
    """Encode the data of an entry as stored next to its kind."""
    return _encoder.encode(what).decode()


def decode_entry(seq: int, kind: str, seat: int, data: str, at: int) -> LogEntry:
    """Decode a stored entry."""
    return LogEntry(seq, seat, _decoders[kind].decode(data), at)


_rows = msgspec.json.Decoder(list[tuple[int, str, int, str, int]])


def decode_log(pages: Iterable[bytes]) -> list[LogEntry]:
    """Decode a log from JSON pages, each a list of stored rows."""
    return [decode_entry(*row) for page in pages for row in _rows.decode(page)]
