"""Interface of a database: the same SQL statements run on SQLite and PostgreSQL.

Statements are plain SQL with ``?`` placeholders and run directly on the driver, because SQLAlchemy would cost eight
times as much per action. SQLAlchemy is used for the schema, migrations and backups.
"""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Iterable, Sequence
from contextlib import AbstractContextManager, nullcontext
from typing import TYPE_CHECKING, TypeAlias, TypeVar

import msgspec

from bastide.core import BastideError

if TYPE_CHECKING:
    from sqlalchemy import Engine

SqlValue: TypeAlias = str | int | float | bool | None
Row = TypeVar("Row")
Record = TypeVar("Record", bound=msgspec.Struct)

#: Timeout for SQLite's lock and for PostgreSQL's connect.
CONNECT_TIMEOUT_SECONDS = 2


class InvalidDatabase(BastideError):
    """A malformed database URL, or a database that this version cannot use."""


class DuplicateRow(Exception):
    """A unique constraint is violated."""


class Connection(ABC):
    """Database connection of one thread. Transient driver errors are raised as ``StorageUnavailable``."""

    #: Suffix of a query that locks its rows for the transaction.
    for_update: str

    @abstractmethod
    def execute(self, sql: str, values: Sequence[SqlValue] = ()) -> None:
        """Execute a statement. Raises ``DuplicateRow`` if a unique constraint is violated."""

    @abstractmethod
    def execute_many(self, sql: str, rows: Sequence[Sequence[SqlValue]]) -> None:
        """Execute a statement once for each row of values."""

    @abstractmethod
    def fetch(self, shape: type[Row], sql: str, values: Sequence[SqlValue] = ()) -> list[Row]:
        """Fetch the rows of a query or a ``returning`` clause, converted to ``shape`` (a tuple type)."""

    def pipeline(self) -> AbstractContextManager[None]:
        """Context in which statements are pipelined, if the database can do that."""
        return nullcontext()

    @abstractmethod
    def begin(self) -> None:
        """Begin a write transaction."""

    @abstractmethod
    def begin_read_snapshot(self) -> None:
        """Begin a read-only transaction on a consistent snapshot."""

    @abstractmethod
    def try_lock_retention(self) -> bool:
        """Try to lock retention for this transaction; False if another process holds the lock."""

    @abstractmethod
    def lock_ratings(self) -> None:
        """Wait until no other transaction changes ratings, and keep others from it until this one ends.

        Take it last, when the transaction needs no other locks: so transactions cannot deadlock.
        """

    @abstractmethod
    def lock_match_queue(self) -> None:
        """Wait until no other transaction pairs people who look for opponents. Take it before other locks."""

    @abstractmethod
    def commit(self) -> None: ...

    @abstractmethod
    def rollback(self) -> None:
        """Roll the transaction back; ignores errors of a lost connection."""

    @abstractmethod
    def publish_changes(self, changes: Iterable[tuple[str, int]]) -> None:
        """Publish changes (table id, last sequence number) to all processes when the transaction commits.

        Changes of people use names from ``log_store.make_person_notification``.
        """

    def unpublished_changes(self) -> list[tuple[str, int]]:
        """Return the committed changes that the database itself does not notify this process of."""
        return []

    @abstractmethod
    def data_version(self) -> int:
        """Return a number that changes when another process has written; 0 if the database sends notifications."""

    @abstractmethod
    def check_writable(self) -> None:
        """Check that the database is writable again. Raises ``StorageUnavailable`` if not."""

    @abstractmethod
    def read_clock_ms(self) -> int:
        """Read the database's clock, in milliseconds since 1970."""

    @abstractmethod
    def is_broken(self) -> bool:
        """Whether the connection is lost for good and must be replaced."""

    @abstractmethod
    def close(self) -> None: ...


class Database(ABC):
    """A database that can be connected to."""

    @abstractmethod
    def connect(self) -> Connection: ...

    @abstractmethod
    def sqlalchemy_engine(self) -> Engine:
        """Return an SQLAlchemy engine, for migrations and backups."""

    def exists(self) -> bool:
        """Whether the database exists; a SQLite file is created by the first writer."""
        return True


def convert_rows(shape: type[Row], rows: Sequence[object]) -> list[Row]:
    """Convert driver rows to the type that the caller expects."""
    wanted: type[list[Row]] = list[shape]  # type: ignore[valid-type]  # mypy reads it as a name, msgspec as a value
    return msgspec.convert(rows, wanted, strict=False)  # SQLite stores booleans as 0 and 1


def fetch_structs(
    connection: Connection, kind: type[Record], sql: str, values: Sequence[SqlValue] = ()
) -> list[Record]:
    """Fetch rows as structs; the query selects their fields, in order."""
    rows = connection.fetch(tuple[object, ...], sql, values)
    named = [dict(zip(kind.__struct_fields__, row, strict=True)) for row in rows]
    return convert_rows(kind, named)


def first_line_of_error(error: BaseException) -> str:
    """Return the first line of an error's text."""
    return (str(error).splitlines() or [type(error).__name__])[0]
