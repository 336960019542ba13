"""The log of a table: the list of its entries is the table, and nothing else is.

A table is rebuilt by applying its entries in order (``bastide.tables.model.replay``). An entry is stored as its kind
and a JSON object (``data_of``, ``entry_of``).
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

    #: Who did it, or to whom it happened; -1: nobody in particular.
    seat: int
    what: AnyWhat


class Entry(Struct, frozen=True):
    """One thing that happened at a table."""

    #: 1 for the first entry of a table, and so on without a gap.
    seq: int
    seat: int
    what: AnyWhat
    #: When, in milliseconds since 1970.
    at: int


_encoder = msgspec.json.Encoder()
_decoders = {kind: msgspec.json.Decoder(what) for kind, what in KINDS.items()}


def data_of(what: AnyWhat) -> str:
    """What is stored of an entry beside its kind."""
    return _encoder.encode(what).decode()


def entry_of(seq: int, kind: str, seat: int, data: str, at: int) -> Entry:
    """An entry as it was stored."""
    return Entry(seq, seat, _decoders[kind].decode(data), at)


_rows = msgspec.json.Decoder(list[tuple[int, str, int, str, int]])


def entries_of(pages: Iterable[bytes]) -> list[Entry]:
    """A log that was written as texts: each a list of some of the rows that are stored."""
    return [entry_of(*row) for page in pages for row in _rows.decode(page)]
