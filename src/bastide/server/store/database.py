"""Two databases with one face: the same statements run on SQLite and on PostgreSQL.

Statements are written out, with ``?`` for values, and run on the driver itself: in the path of every action
SQLAlchemy would cost eight times as much as SQLite. It describes the schema and carries the migrations.
"""

from __future__ import annotations

import sqlite3
from abc import ABC, abstractmethod
from collections.abc import Iterable, Iterator, Sequence
from contextlib import AbstractContextManager, contextmanager, nullcontext, suppress
from functools import lru_cache
from pathlib import Path
from shutil import disk_usage
from typing import TYPE_CHECKING, Final, TypeAlias, TypeVar

import msgspec

from bastide.core import BastideError
from bastide.core.extras import need
from bastide.hosting.storage.log_store import Full, Unavailable

if TYPE_CHECKING:
    import psycopg
    from sqlalchemy import Engine

Value: TypeAlias = str | int | float | bool | None
Row = TypeVar("Row")

#: How long SQLite waits for another process's lock, and PostgreSQL's driver for a connection, in seconds.
PATIENCE = 2
#: A disk that was full is not so any more when it has so much room, in bytes.
ROOM: Final = 1 << 20
#: PostgreSQL's word for it.
DISK_FULL: Final = "53100"
#: PostgreSQL's lock for whoever tidies up.
TIDYING = 0x626173746964
#: The channel on which processes tell each other of new entries.
CHANNEL = "bastide"


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


def database(url: str) -> Database:
    """``sqlite:///file.db`` (four slashes for an absolute path) or ``postgresql://user:password@host/name``."""
    scheme, separator, rest = url.partition("://")
    if separator and scheme == "sqlite" and rest.startswith("/") and len(rest) > 1:
        return Sqlite(Path(rest[1:]))
    if separator and scheme in ("postgresql", "postgres"):
        return Postgres(f"postgresql://{rest}")
    raise InvalidDatabase(
        "database-url",
        f"a database is written sqlite:///FILE or postgresql://USER:PASSWORD@HOST/NAME, not {hide_password(url)!r}",
    )


def default_database() -> str:
    """A SQLite file where the system keeps a user's data."""
    import os
    import sys

    if sys.platform == "win32":
        home = Path(os.environ.get("LOCALAPPDATA", Path.home() / "AppData" / "Local"))
    elif sys.platform == "darwin":
        home = Path.home() / "Library" / "Application Support"
    else:
        home = Path(os.environ.get("XDG_DATA_HOME", Path.home() / ".local" / "share"))
    return f"sqlite:///{home / 'bastide' / 'bastide.db'}"


def hide_password(url: str) -> str:
    """The address of a database as it may be shown."""
    scheme, separator, rest = url.partition("://")
    where, at, host = rest.rpartition("@")
    user, colon, _ = where.partition(":")
    return f"{scheme}{separator}{user}{':***' if colon else ''}{at}{host}"


# -- SQLite ------------------------------------------------------------------------------------------------------


class Sqlite(Database):
    def __init__(self, path: Path) -> None:
        self.path = path

    def connect(self) -> Connection:
        self.path.parent.mkdir(parents=True, exist_ok=True)
        try:
            return SqliteConnection(sqlite3.connect(self.path, timeout=PATIENCE, isolation_level=None), self.path)
        except sqlite3.OperationalError as error:
            raise Unavailable(str(error)) from error

    def engine(self) -> Engine:
        from sqlalchemy import create_engine
        from sqlalchemy.pool import NullPool

        self.path.parent.mkdir(parents=True, exist_ok=True)
        return create_engine(f"sqlite:///{self.path}", poolclass=NullPool, connect_args={"timeout": 30})

    def is_there(self) -> bool:
        return self.path.is_file()


class SqliteConnection(Connection):
    """Write-ahead logging, and a commit is on the disk before it returns: what is acknowledged survives a power cut."""

    for_update = ""

    def __init__(self, raw: sqlite3.Connection, path: Path) -> None:
        self.raw = raw
        self.path = path
        self.file = file_at(path)
        self.news: list[tuple[str, int]] = []
        self.run("pragma journal_mode = wal")
        self.run("pragma synchronous = full")
        self.run("pragma foreign_keys = on")
        # What is deleted, a name or a word somebody said, is overwritten in the file as well.
        self.run("pragma secure_delete = on")

    def run(self, sql: str, values: Sequence[Value] = ()) -> None:
        try:
            self.raw.execute(sql, values)
        except sqlite3.IntegrityError as error:
            raise Duplicate(str(error)) from error
        except sqlite3.OperationalError as error:
            raise not_now(error) from error

    def many(self, sql: str, rows: Sequence[Sequence[Value]]) -> None:
        try:
            self.raw.executemany(sql, rows)
        except sqlite3.IntegrityError as error:
            raise Duplicate(str(error)) from error
        except sqlite3.OperationalError as error:
            raise not_now(error) from error

    def fetch(self, shape: type[Row], sql: str, values: Sequence[Value] = ()) -> list[Row]:
        self._check_file()
        try:
            rows = self.raw.execute(sql, values).fetchall()
        except sqlite3.IntegrityError as error:
            raise Duplicate(str(error)) from error
        except sqlite3.OperationalError as error:
            raise not_now(error) from error
        return shaped(shape, rows)

    def begin(self) -> None:
        self._check_file()
        self.news = []
        self.run("begin immediate")

    def begin_reading(self) -> None:
        self._check_file()
        self.run("begin")

    def _check_file(self) -> None:
        """A file that another one was put in the place of takes everything, and nobody will ever see it again."""
        if self.broken():
            raise Unavailable("there is another file in its place")

    def alone(self) -> bool:
        return True  # there is one writer at a time

    def commit(self) -> None:
        self.run("commit")

    def rollback(self) -> None:
        with suppress(sqlite3.Error):
            if self.raw.in_transaction:
                self.raw.execute("rollback")

    def tell(self, news: Iterable[tuple[str, int]]) -> None:
        self.news += news  # Other processes look at ``version``.

    def told(self) -> list[tuple[str, int]]:
        return self.news

    def version(self) -> int:
        return self.fetch(tuple[int], "pragma data_version")[0][0]

    def try_out(self) -> None:
        """By writing: a disk that is full lets transactions begin, and come to nothing."""
        if disk_usage(self.path.parent).free < ROOM:
            raise Full("the disk is full")
        self.begin()
        self.run("pragma user_version = 0")
        self.commit()

    def time(self) -> int:
        sql = "select cast((julianday('now') - 2440587.5) * 86400000.0 as integer)"
        return self.fetch(tuple[int], sql)[0][0]

    def broken(self) -> bool:
        return file_at(self.path) != self.file

    def close(self) -> None:
        self.raw.close()


def not_now(error: sqlite3.OperationalError) -> Unavailable:
    full = error.sqlite_errorcode & 0xFF == sqlite3.SQLITE_FULL
    return (Full if full else Unavailable)(str(error))


def file_at(path: Path) -> tuple[int, int]:
    """Which file it is that has this name now."""
    try:
        found = path.stat()
    except OSError:
        return (0, 0)
    return (found.st_dev, found.st_ino)


# -- PostgreSQL --------------------------------------------------------------------------------------------------


class Postgres(Database):
    def __init__(self, url: str) -> None:
        need("psycopg", "postgres")
        self.url = url

    #: A connection that has gone is noticed within seconds, and a transaction whose process hangs is ended.
    SETTINGS: Final[dict[str, str | int]] = {
        "connect_timeout": PATIENCE,
        "keepalives_idle": 5,
        "keepalives_interval": 2,
        "keepalives_count": 3,
        "tcp_user_timeout": 10_000,
        "options": "-c statement_timeout=20s -c lock_timeout=10s -c idle_in_transaction_session_timeout=20s",
        "application_name": "bastide",
    }

    def connect(self) -> Connection:
        import psycopg

        try:
            return PostgresConnection(psycopg.connect(self._address(), autocommit=True))
        except psycopg.OperationalError as error:
            raise Unavailable(first_line(error)) from error

    async def listener(self) -> psycopg.AsyncConnection[tuple[object, ...]]:
        """A connection that hears the news."""
        import psycopg

        try:
            raw = await psycopg.AsyncConnection.connect(self._address(), autocommit=True)
            try:
                await raw.execute(f"listen {CHANNEL}")
            except BaseException:
                await raw.close()
                raise
        except psycopg.OperationalError as error:
            raise Unavailable(first_line(error)) from error
        return raw

    def _address(self) -> str:
        """With our settings, except where the address itself says otherwise."""
        from psycopg.conninfo import conninfo_to_dict, make_conninfo

        given = conninfo_to_dict(self.url)
        return make_conninfo(self.url, **{name: value for name, value in self.SETTINGS.items() if name not in given})

    def engine(self) -> Engine:
        from sqlalchemy import create_engine
        from sqlalchemy.pool import NullPool

        return create_engine(self.url.replace("postgresql://", "postgresql+psycopg://", 1), poolclass=NullPool)


@lru_cache(maxsize=1000)
def _percent(sql: str) -> bytes:
    """A statement as psycopg wants it."""
    return sql.replace("%", "%%").replace("?", "%s").encode()


class PostgresConnection(Connection):
    for_update = " for update"

    def __init__(self, raw: psycopg.Connection[tuple[object, ...]]) -> None:
        import psycopg

        self.raw = raw
        self.away = (psycopg.OperationalError, psycopg.InterfaceError)
        self.twice = psycopg.IntegrityError
        self.error = psycopg.Error

    def run(self, sql: str, values: Sequence[Value] = ()) -> None:
        with self._understood():
            self.raw.execute(_percent(sql), values)

    def many(self, sql: str, rows: Sequence[Sequence[Value]]) -> None:
        with self._understood():
            self.raw.cursor().executemany(_percent(sql), rows)

    def fetch(self, shape: type[Row], sql: str, values: Sequence[Value] = ()) -> list[Row]:
        with self._understood():
            rows = self.raw.execute(_percent(sql), values).fetchall()
        return shaped(shape, rows)

    @contextmanager
    def together(self) -> Iterator[None]:
        """As a pipeline: a transaction of any size is two journeys, one to read and one to write."""
        with self._understood(), self.raw.pipeline():
            yield

    @contextmanager
    def _understood(self) -> Iterator[None]:
        """What the driver raises, in our words. In a pipeline a mistake may show only at its end."""
        try:
            yield
        except self.twice as error:
            raise Duplicate(first_line(error)) from error
        except self.away as error:
            full = error.sqlstate == DISK_FULL if isinstance(error, self.error) else False
            raise (Full if full else Unavailable)(first_line(error)) from error

    def begin(self) -> None:
        self.run("begin")

    def begin_reading(self) -> None:
        self.run("begin isolation level repeatable read read only")

    def alone(self) -> bool:
        return self.fetch(tuple[bool], f"select pg_try_advisory_xact_lock({TIDYING})")[0][0]

    def commit(self) -> None:
        self.run("commit")

    def rollback(self) -> None:
        import psycopg

        # The driver's own: it also forgets the statements that it takes for prepared though a broken pipeline
        # never got to prepare them.
        with suppress(psycopg.Error):
            self.raw.rollback()

    def tell(self, news: Iterable[tuple[str, int]]) -> None:
        # One statement, however many: each of its own would take the driver a twentieth of an action.
        words = "\n".join(f"{table} {seq}" for table, seq in news)
        self.run(f"select pg_notify('{CHANNEL}', word) from unnest(string_to_array(?, chr(10))) word", [words])

    def version(self) -> int:
        self.fetch(tuple[int], "select 1")  # a sign of life, at least
        return 0

    def try_out(self) -> None:
        self.begin()
        self.rollback()

    def time(self) -> int:
        return self.fetch(tuple[int], "select (extract(epoch from clock_timestamp()) * 1000)::bigint")[0][0]

    def broken(self) -> bool:
        return self.raw.closed

    def close(self) -> None:
        self.raw.close()


def shaped(shape: type[Row], rows: Sequence[object]) -> list[Row]:
    """The rows as tuples of the types that the caller expects."""
    wanted: type[list[Row]] = list[shape]  # type: ignore[valid-type]  # mypy reads it as a name, msgspec as a value
    return msgspec.convert(rows, wanted, strict=False)  # SQLite has no truth values but 0 and 1


def first_line(error: BaseException) -> str:
    return (str(error).splitlines() or [type(error).__name__])[0]
