"""What the store keeps, and what can go wrong."""

from __future__ import annotations

import msgspec

from bastide.core import BastideError


class Entry(msgspec.Struct, frozen=True):
    """One step of a table's log. A list of actions that belong together is one entry."""

    kind: str
    #: JSON. The store never looks into it.
    data: bytes
    #: The seat that did it; -1 if nobody's seat did.
    seat: int = -1
    #: Milliseconds since 1970; 0 asks the store to put the time of writing.
    at: int = 0
    #: The place in the log: 1, 2, 3 ... without a gap. The store fills it in.
    seq: int = 0


class Standing(msgspec.Struct, frozen=True):
    """How a seat ended a game."""

    seat: int
    #: Empty for a bot.
    person: str
    name: str
    #: 1 for the winner; those who tie share a place.
    place: int
    score: int


class Summary(msgspec.Struct, frozen=True):
    """What lists of tables need to know of one without reading its log; written together with each append."""

    game: str
    #: ``open`` while seats are free, ``playing``, ``over``.
    phase: str
    public: bool
    #: The ids of the people who sit at the table.
    people: tuple[str, ...] = ()
    #: When a server must look at the table though nobody is connected to it (a clock runs out, a bot is to move),
    #: in milliseconds since 1970.
    wake: int | None = None
    #: JSON: whatever a list of tables shows.
    data: bytes = b"{}"
    #: Set with the entry that ends the game: history and ratings are written in the same transaction.
    standings: tuple[Standing, ...] = ()


class Listed(msgspec.Struct, frozen=True):
    """A table in a list. Its summary comes without standings, which are kept with the results."""

    id: str
    #: The place of its last entry.
    seq: int
    #: When that was written, in milliseconds since 1970.
    changed: int
    summary: Summary


class Filter(msgspec.Struct, frozen=True):
    """Which tables to list; what is None does not matter. The last changed come first."""

    game: str | None = None
    phases: tuple[str, ...] | None = None
    public: bool | None = None
    #: Tables at which one of these people sits.
    people: tuple[str, ...] | None = None
    #: Tables that must be looked at by this time; these come in the order of their time.
    wake_before: int | None = None
    #: Tables that changed before this time: the next page of a long list.
    changed_before: int | None = None
    limit: int = 100


class StoreError(BastideError):
    """Something that the store could not do."""


class Conflict(StoreError):
    """Somebody else has appended to the table (or made a table of this name) first; nothing was written."""

    def __init__(self, table: str, current: int) -> None:
        super().__init__("conflict", f"table {table} is at entry {current} by now", table=table, current=current)
        self.current = current


class Unavailable(StoreError):
    """The database does not answer.

    A write that ends like this has not been acknowledged, but may have happened: when the database is back,
    the log says whether it did.
    """

    def __init__(self, reason: str) -> None:
        super().__init__("unavailable", f"the database does not answer: {reason}", reason=reason)
