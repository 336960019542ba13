"""What is asked of whoever stores the logs of tables (``bastide.tables.log``).

An entry is appended in a transaction before anybody is told of it, and only if the log is still as long as the writer
thought: two processes can serve one table, and neither can overwrite the other.
"""

from __future__ import annotations

from collections.abc import AsyncIterator, Collection, Iterator, Sequence
from contextlib import contextmanager
from typing import Final, Literal, NamedTuple, Protocol

from msgspec import Struct

from bastide.core.plain import Plain
from bastide.tables.errors import Refused
from bastide.tables.log import Entry

#: A day, in milliseconds.
DAY: Final = 86_400_000
#: Before the id of somebody about whom something is new. (No table's name has a colon.)
PERSON = "person:"
#: Before the name of a table at which somebody has come or gone.
ATTENDED = "attended:"


class Placing(Struct, frozen=True):
    """How a seat ended a game."""

    seat: int
    #: The person's id; empty for a bot.
    person: str
    name: str
    #: 1 for the winner; those who tie share a place.
    place: int
    score: int
    #: Whether a bot has played for them, by their own word or without it.
    helped: Literal["", "word", "taken"] = ""


class DealResult(Struct, frozen=True):
    """How somebody came to the end of a day's deal, and when."""

    day: int
    at: int
    score: int
    #: How far they were ahead of the best of the others.
    lead: int
    place: int


class Summary(Struct, frozen=True):
    """What a list of tables needs to know of one. Written together with the entries that change it."""

    game: str
    #: ``open`` (people sit down), ``playing`` or ``finished``.
    status: str
    #: Whether the lobby lists it.
    public: bool
    #: Everyone who has a seat: whose list of tables it belongs on.
    people: list[str]
    #: When the server must look after it: a bot is to move or a clock runs out. None: it waits for people.
    wake_at: int | None
    #: All else that a lobby shows; see ``messages.TableLine``.
    line: dict[str, Plain]
    #: Set with the entry that ends a game which counts: histories and ratings are written with it, once.
    #: Listed tables come without.
    placings: tuple[Placing, ...] = ()
    #: Whether such a game moves ratings, or is for the histories only.
    rated: bool = True
    #: Set with the entry that ends a day's deal.
    dealt: DealResult | None = None


class Conflict(Exception):
    """Somebody else has appended in the meantime: read what is new and think again."""

    def __init__(self, seq: int) -> None:
        super().__init__(f"the log goes on to {seq}")
        self.seq = seq


class Unavailable(Exception):
    """The database cannot be reached just now.

    What was being written is not acknowledged, but may have been written all the same: when the database is back
    (``LogStore.back``), the log says whether it was. To try the same entries again is safe: Conflict if they are there.
    """


class Full(Unavailable):
    """There is no room left on the disk."""


class Listed(Struct, frozen=True):
    """A table in a list."""

    table: str
    seq: int
    summary: Summary
    created_at: int
    updated_at: int


class TableQuery(Struct, frozen=True, kw_only=True):
    """Conditions for a list of tables; None: any."""

    public: bool | None = None
    person: str | None = None
    game: str | None = None
    status: str | None = None
    #: Tables at which a bot or a clock is due by then.
    wake_before: int | None = None
    #: Tables that were last changed earlier than that, to continue a list.
    before: int | None = None
    limit: int = 100


ALL_TABLES = TableQuery()


class Kept(Struct, frozen=True):
    """A table as it stood after an entry (``bastide.tables.model.snapshots``), and the fingerprint of that entry."""

    seq: int
    entry: str
    data: str


class Stay(NamedTuple):
    """Somebody looks at a table through a process, or has looked, until then."""

    table: str
    person: str
    process: str
    until: int


class LogStore(Protocol):
    """Where logs are kept. Every method may raise Unavailable."""

    #: Whether the database could be written when it was last tried.
    available: bool

    async def create(self, table: str, entries: list[Entry], summary: Summary) -> None:
        """A new table with its first entries. Conflict if there is a table of this name."""

    async def append(self, table: str, entries: list[Entry], summary: Summary) -> None:
        """Add the entries to the log, all or none; on return they are safe.

        Conflict unless the first of them comes right after the last one that is there.
        """

    async def entries(self, table: str, after: int = 0, most: int = 1 << 40) -> list[Entry]:
        """The log from there on; empty if there is no such table. ``most``: no more at once."""

    async def log(self, table: str) -> list[bytes]:
        """The whole log as texts, for another process (``tables.log.entries_of``)."""

    async def first(self, table: str) -> Entry | None:
        """The entry by which a table was made; None if there is no such table."""

    async def kept(self, table: str) -> Kept | None:
        """The last snapshot of a table, if there is one."""

    async def keep(self, table: str, kept: Kept) -> None:
        """Keep a snapshot, if it is later than the one that is there."""

    async def tables(self, query: TableQuery = ALL_TABLES) -> list[Listed]:
        """The tables that fit, those changed last first (with ``wake_before``: the most urgent first)."""

    async def summaries(self, tables: Sequence[str]) -> list[Listed]:
        """These tables as lists show them; without those that do not exist."""

    async def has_been(self, table: str, people: Collection[str]) -> bool:
        """Whether any of these people has ever had to do with a table: sat there, made it, or was asked to come."""

    async def stay(self, stays: Sequence[Stay], now: int) -> None:
        """Write down who looks at tables, for all processes."""

    async def stays(self, tables: Sequence[str]) -> list[Stay]:
        """What is written down about these tables."""

    def listen(self) -> AsyncIterator[tuple[str, int]]:
        """Every table that other processes write to, with the number of its last entry, as it happens.

        After a lost connection the iterator goes on by itself; ("", 0) says that something may have been missed
        (``lengths`` tells what). What this process writes may come back to it.
        """

    async def lengths(self, tables: Sequence[str]) -> dict[str, int]:
        """How long the logs of these tables are by now."""

    async def time(self) -> int:
        """What time it is for everybody who uses the database, in milliseconds since 1970."""

    async def gone(self) -> None:
        """Wait until the database cannot be written."""

    async def back(self) -> None:
        """Wait until the database can be written again."""

    async def close(self) -> None:
        """Finish what is under way and let go of the database."""


@contextmanager
def stored() -> Iterator[None]:
    """Around what asks the store: that it is away is told to whoever asked."""
    try:
        yield
    except Unavailable:
        raise away() from None


def away() -> Refused:
    return Refused("storage", "the table cannot be stored just now; nothing is lost, try again in a moment")


# -- how news are named ------------------------------------------------------------------------


def about(person: str) -> tuple[str, int]:
    """The news that something about this person has changed; of nobody in particular: that anybody's may have."""
    return f"{PERSON}{person}", 0


def person_of(name: str) -> str | None:
    """Whom news are about, empty if about anybody; None if they are about a table."""
    return name.removeprefix(PERSON) if name.startswith(PERSON) else None


def attended(table: str) -> tuple[str, int]:
    """The news that others look at a table than before."""
    return f"{ATTENDED}{table}", 0


def attended_of(name: str) -> str | None:
    """The table at which somebody has come or gone; None if the news are about something else."""
    return name.removeprefix(ATTENDED) if name.startswith(ATTENDED) else None
