"""Interface of the storage of table logs (``bastide.tables.log``).

Entries are appended in a transaction before they are broadcast, and only if the log is as long as the writer expects
(optimistic concurrency). So two processes can serve one table without overwriting each other.
"""

from __future__ import annotations

from collections.abc import AsyncIterator, Collection, Iterator, Sequence
from contextlib import contextmanager
from typing import Literal, NamedTuple, Protocol

from msgspec import Struct

from bastide.core.json_data import JsonData
from bastide.tables.log import LogEntry
from bastide.tables.request_errors import RequestRefused

#: Prefix of notifications about a person. (Table ids contain no colon.)
PERSON_CHANNEL_PREFIX = "person:"
#: Prefix of notifications about the presence at a table.
PRESENCE_CHANNEL_PREFIX = "attended:"
#: Prefix of notifications about a study.
STUDY_CHANNEL_PREFIX = "study:"


class Placing(Struct, frozen=True):
    """Final result of a seat."""

    seat: int
    #: The person's id; empty for a bot.
    person: str
    name: str
    #: 1 for the winner; ties share a place.
    place: int
    score: int
    #: Whether a bot has played for the person, on their own request (``word``) or otherwise.
    helped: Literal["", "word", "taken"] = ""
    #: Whether somebody has acted at this seat. A game counts only between seats that have.
    has_acted: bool = True
    #: The bot that played here; empty for a person.
    bot: str = ""


class DealResult(Struct, frozen=True):
    """Final result of a person in a daily deal."""

    day: int
    at: int
    score: int
    #: Lead over the best other player.
    lead: int
    place: int


class TableSummary(Struct, frozen=True):
    """Data of a table for lists, stored together with every append."""

    game: str
    #: ``open`` (not started), ``playing`` or ``finished``.
    status: str
    #: Whether the lobby lists it.
    public: bool
    #: Everyone with a seat, and the host: people who have the table in their own list.
    people: list[str]
    #: When a process has to run a bot or an expired clock. None: the table waits for people.
    wake_at: int | None
    #: Further fields of a list entry; see ``connection_messages.TableListEntry``.
    line: dict[str, JsonData]
    #: Set with the entry that ends a game that counts; histories and ratings are written with it, once. Not set when
    #: tables are listed.
    placings: tuple[Placing, ...] = ()
    #: Whether the game affects ratings, or only the histories.
    rated: bool = True
    #: Whether it affects the ratings of people against bots.
    rated_with_bots: bool = False
    #: Whether it affects the ratings of bot accounts.
    rated_bot_accounts: bool = False
    #: Kind of clock, which decides about the rating that the game affects.
    pace: Literal["live", "correspondence"] = "live"
    #: Set with the entry that ends a daily deal.
    dealt: DealResult | None = None


class AppendConflict(Exception):
    """Another writer has appended first. Read the new entries and decide again."""

    def __init__(self, seq: int) -> None:
        super().__init__(f"the log has {seq} entries")
        self.seq = seq


class StorageUnavailable(Exception):
    """The database cannot be reached now.

    A pending write was not acknowledged but may have happened: the log tells once the database is back
    (``LogStore.wait_until_available``). Retrying the same entries is safe: it raises AppendConflict if they were
    written.
    """


class StorageFull(StorageUnavailable):
    """The disk is full."""


class ListedTable(Struct, frozen=True):
    """A stored table in a list."""

    table: str
    seq: int
    summary: TableSummary
    created_at: int
    updated_at: int


class TableQuery(Struct, frozen=True, kw_only=True):
    """Filter for a list of tables; None: any."""

    public: bool | None = None
    person: str | None = None
    game: str | None = None
    status: str | None = None
    #: Tables where a bot or a clock is due by then.
    wake_before: int | None = None
    #: Tables last changed before this time, for the next page.
    before: int | None = None
    limit: int = 100


ALL_TABLES = TableQuery()


class StoredSnapshot(Struct, frozen=True):
    """Stored snapshot of a table (``bastide.tables.state.table_snapshots``) and the fingerprint of its last entry."""

    seq: int
    entry_fingerprint: str
    data: str


class PresenceLease(NamedTuple):
    """Presence of a person at a table through a process, until a time that may have passed."""

    table: str
    person: str
    process_id: str
    until_ms: int


class LogStore(Protocol):
    """Storage of table logs. Every method may raise StorageUnavailable."""

    #: Whether the last write succeeded.
    available: bool

    async def create_table(self, table: str, entries: list[LogEntry], summary: TableSummary) -> None:
        """Create a table with its first entries. AppendConflict if the id is taken."""

    async def append(self, table: str, entries: list[LogEntry], summary: TableSummary) -> None:
        """Append entries, all or none; durable on return.

        AppendConflict unless the first of them directly follows the last stored one.
        """

    async def read_entries(self, table: str, after: int = 0, most: int = 1 << 40) -> list[LogEntry]:
        """Return up to ``most`` entries after entry ``after``; empty if there is no such table."""

    async def read_encoded_log(self, table: str) -> list[bytes]:
        """Return the whole log as JSON pages, for another process (``tables.log.decode_log``)."""

    async def read_first_entry(self, table: str) -> LogEntry | None:
        """Return the first entry of a table; None if there is no such table."""

    async def load_snapshot(self, table: str) -> StoredSnapshot | None:
        """Return the latest snapshot of a table; None if there is none."""

    async def save_snapshot(self, table: str, kept: StoredSnapshot) -> None:
        """Store a snapshot, if it is newer than the stored one."""

    async def find_tables(self, query: TableQuery = ALL_TABLES) -> list[ListedTable]:
        """Return matching tables, last changed first; with ``wake_before``, most urgent first."""

    async def read_summaries(self, tables: Sequence[str]) -> list[ListedTable]:
        """Return these tables as listed, without those that do not exist."""

    async def was_involved(self, table: str, people: Collection[str]) -> bool:
        """Return whether any of these people was ever seated at, invited to or host of a table."""

    async def write_leases(self, leases: Sequence[PresenceLease], now: int) -> None:
        """Write presence leases, for all processes."""

    async def read_leases(self, tables: Sequence[str]) -> list[PresenceLease]:
        """Return the presence leases of these tables."""

    def listen(self) -> AsyncIterator[tuple[str, int]]:
        """Iterate over notifications: each table that is written, with its last entry.

        After a lost connection the iterator continues by itself; ("", 0) means that notifications may have been missed
        (``read_log_lengths`` tells which). Writes of this process may be included.
        """

    async def read_log_lengths(self, tables: Sequence[str]) -> dict[str, int]:
        """Return the current lengths of the logs of these tables."""

    async def read_clock_ms(self) -> int:
        """Return the clock of the database, which all processes share, in milliseconds since 1970."""

    async def wait_until_unavailable(self) -> None:
        """Wait until the database cannot be written."""

    async def wait_until_available(self) -> None:
        """Wait until the database can be written again."""

    async def close(self) -> None:
        """Finish pending operations and disconnect."""


@contextmanager
def refuse_if_unavailable() -> Iterator[None]:
    """Convert StorageUnavailable into a refusal of the request."""
    try:
        yield
    except StorageUnavailable:
        raise storage_unavailable_error() from None


def storage_unavailable_error() -> RequestRefused:
    return RequestRefused("storage", "the server couldn't save this; nothing is lost, try again in a moment")


# -- names of notifications --------------------------------------------------------------------


def make_person_notification(person: str) -> tuple[str, int]:
    """Return the notification that data of a person has changed; an empty id: of any person."""
    return f"{PERSON_CHANNEL_PREFIX}{person}", 0


def parse_person_notification(name: str) -> str | None:
    """Return the person of a notification, empty for any person; None if it is about a table."""
    return name.removeprefix(PERSON_CHANNEL_PREFIX) if name.startswith(PERSON_CHANNEL_PREFIX) else None


def make_presence_notification(table: str) -> tuple[str, int]:
    """Return the notification that the presence at a table has changed."""
    return f"{PRESENCE_CHANNEL_PREFIX}{table}", 0


def parse_presence_notification(name: str) -> str | None:
    """Return the table whose presence has changed; None for other notifications."""
    return name.removeprefix(PRESENCE_CHANNEL_PREFIX) if name.startswith(PRESENCE_CHANNEL_PREFIX) else None
