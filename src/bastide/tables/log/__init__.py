"""The log of a table: the list of its entries is the table, and nothing else is.

A table is rebuilt by applying its entries in order (``bastide.tables.replay``). An entry is stored as its kind and a
JSON object (``data_of``, ``entry_of``).
"""

from __future__ import annotations

from bastide.tables.log.base import HostEntry, Origin, PersonEntry, SeatTaken, What
from bastide.tables.log.codec import KINDS, AnyWhat, Draft, Entry, data_of, entries_of, entry_of
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

__all__ = [
    "KINDS",
    "Acted",
    "Agreed",
    "Answered",
    "AnyWhat",
    "BotSat",
    "Called",
    "Chatted",
    "Chose",
    "Created",
    "Draft",
    "Entry",
    "Finished",
    "HostEntry",
    "Invited",
    "Knocked",
    "Left",
    "LetIn",
    "Opened",
    "Origin",
    "PersonEntry",
    "Proposed",
    "Rematched",
    "Replaced",
    "Resigned",
    "Returned",
    "Revealed",
    "Rewritten",
    "Sat",
    "SeatTaken",
    "SetBack",
    "Started",
    "Stood",
    "Stopped",
    "TimedOut",
    "TookBack",
    "What",
    "data_of",
    "entries_of",
    "entry_of",
]
