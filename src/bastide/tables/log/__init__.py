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

from bastide.tables.log.base import HostEntry, Origin, PersonEntry, SeatTaken, What
from bastide.tables.log.game_entries import (
    Acted,
    Answered,
    Chose,
    Finished,
    Proposed,
    Replaced,
    Resigned,
    Returned,
    SetBack,
    Stopped,
    TimedOut,
    TookBack,
)
from bastide.tables.log.setup_entries import (
    Agreed,
    BotSat,
    Called,
    Created,
    Invited,
    Opened,
    Revealed,
    Sat,
    Started,
    Stood,
)
from bastide.tables.log.social_entries import Chatted, Knocked, Left, LetIn, Rematched, Rewritten

AnyWhat: TypeAlias = Union[
    Created,
    Sat,
    Invited,
    Stood,
    BotSat,
    Opened,
    Agreed,
    Called,
    Revealed,
    Started,
    Acted,
    Chose,
    TookBack,
    Proposed,
    Answered,
    Resigned,
    TimedOut,
    Replaced,
    Returned,
    Stopped,
    SetBack,
    Finished,
    Chatted,
    Knocked,
    LetIn,
    Left,
    Rewritten,
    Rematched,
]

KINDS: dict[str, type[AnyWhat]] = {each.kind: each for each in get_args(AnyWhat)}


class Draft(Struct, frozen=True):
    """An entry without its number and time."""

    #: The seat that acted or is affected; -1: none.
    seat: int
    what: AnyWhat


class Entry(Struct, frozen=True):
    """One event of a table."""

    #: Consecutive number, starting with 1.
    seq: int
    seat: int
    what: AnyWhat
    #: Milliseconds since 1970.
    at: int


_encoder = msgspec.json.Encoder()
_decoders = {kind: msgspec.json.Decoder(what) for kind, what in KINDS.items()}


def data_of(what: AnyWhat) -> str:
    """Encode the data of an entry as stored next to its kind."""
    return _encoder.encode(what).decode()


def entry_of(seq: int, kind: str, seat: int, data: str, at: int) -> Entry:
    """Decode a stored entry."""
    return Entry(seq, seat, _decoders[kind].decode(data), at)


_rows = msgspec.json.Decoder(list[tuple[int, str, int, str, int]])


def entries_of(pages: Iterable[bytes]) -> list[Entry]:
    """Decode a log from JSON pages, each a list of stored rows."""
    return [entry_of(*row) for page in pages for row in _rows.decode(page)]
