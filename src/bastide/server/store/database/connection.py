"""Interface of a database: the same statements run on SQLite and on PostgreSQL.

Statements are written out, with ``?`` for values, and run on the driver itself: in the path of every action
SQLAlchemy would cost eight times as much as SQLite. It describes the schema and carries the migrations.
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

Value: TypeAlias = str | int | float | bool | None
Row = TypeVar("Row")
Record = TypeVar("Record", bound=msgspec.Struct)

#: How long SQLite waits for another process's lock, and PostgreSQL's driver for a connection, in seconds.
PATIENCE = 2


class InvalidDatabase(BastideError):
    """An address that is not a database's, or a database that this version cannot use."""


class Duplicate(Exception):
    """There is such a row already."""


class Connection(ABC):
    """A connection that belongs to one thread. Driver errors that mean "not now" come as Unavailable."""

    #: Ends a query for rows that will be written in the same transaction.
    for_update: str

    @abstractmethod
    def run(self, sql: str, values: Sequence[Value] = ()) -> None:
        """Run a statement. Duplicate if it would make a row that exists."""

    @abstractmethod
    def many(self, sql: str, rows: Sequence[Sequence[Value]]) -> None:
        """Run a statement once for each row of values."""

    @abstractmethod
    def fetch(self, shape: type[Row], sql: str, values: Sequence[Value] = ()) -> list[Row]:
        """The rows that a query (or a statement that ends in ``returning``) gives, each as a tuple of this shape."""

    def together(self) -> AbstractContextManager[None]:
        """Around statements that need not wait for each other's answers on their way to the database."""
        return nullcontext()

    @abstractmethod
    def begin(self) -> None:
        """Begin a transaction that will write."""

    @abstractmethod
    def begin_reading(self) -> None:
        """Begin a transaction that sees the database as it is now, whoever writes meanwhile."""

    @abstractmethod
    def alone(self) -> bool:
        """Within a transaction: whether no other process tidies up at this moment; none can, until it ends."""

    @abstractmethod
    def commit(self) -> None: ...

    @abstractmethod
    def rollback(self) -> None:
        """Give up the transaction, if the connection can still be reached."""

    @abstractmethod
    def tell(self, news: Iterable[tuple[str, int]]) -> None:
        """Within a transaction: let every process know, once it is committed, which tables have got how far.

        What is new about a person is told in the same way (``news.about``).
        """

    def told(self) -> list[tuple[str, int]]:
        """After a commit: what this process must still hear of it, where the database does not tell it."""
        return []

    @abstractmethod
    def version(self) -> int:
        """A number that changes when another process has written; always 0 where processes are told."""

    @abstractmethod
    def try_out(self) -> None:
        """Whether the database takes anything again, after it did not; Unavailable if not."""

    @abstractmethod
    def time(self) -> int:
        """What the database's clock says, in milliseconds since 1970."""

    @abstractmethod
    def broken(self) -> bool:
        """Whether only a new connection can help."""

    @abstractmethod
    def close(self) -> None: ...


class Database(ABC):
    """Where the data is, and how to get to it."""

    @abstractmethod
    def connect(self) -> Connection: ...

    @abstractmethod
    def engine(self) -> Engine:
        """For the migrations, and for backups."""

    def is_there(self) -> bool:
        """Whether there is one to be read: a file is made by whoever writes first."""
        return True


def shaped(shape: type[Row], rows: Sequence[object]) -> list[Row]:
    """The rows as the types that the caller expects."""
    wanted: type[list[Row]] = list[shape]  # type: ignore[valid-type]  # mypy reads it as a name, msgspec as a value
    return msgspec.convert(rows, wanted, strict=False)  # SQLite has no truth values but 0 and 1


def fetch_structs(connection: Connection, kind: type[Record], sql: str, values: Sequence[Value] = ()) -> list[Record]:
    """Fetch rows as structs; the query selects their fields, in order."""
    rows = connection.fetch(tuple[object, ...], sql, values)
    named = [dict(zip(kind.__struct_fields__, row, strict=True)) for row in rows]
    return shaped(kind, named)


def first_line(error: BaseException) -> str:
    return (str(error).splitlines() or [type(error).__name__])[0]
