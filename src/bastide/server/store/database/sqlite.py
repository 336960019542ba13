"""SQLite backend, for servers on one machine."""

from __future__ import annotations

import sqlite3
from collections.abc import Iterable, Sequence
from contextlib import suppress
from pathlib import Path
from shutil import disk_usage
from typing import TYPE_CHECKING, Final

from bastide.hosting.storage.log_store import Full, Unavailable
from bastide.server.store.database.connection import PATIENCE, Connection, Database, Duplicate, Row, Value, shaped

if TYPE_CHECKING:
    from sqlalchemy import Engine

#: Free space at which a disk no longer counts as full.
ROOM: Final = 1 << 20


class Sqlite(Database):
    """A SQLite file."""

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


class _Translated:
    """Context manager that translates driver errors. Stateless, so that entering it is cheap."""

    def __enter__(self) -> None:
        pass

    def __exit__(self, kind: type[BaseException] | None, error: BaseException | None, trace: object) -> None:
        if isinstance(error, sqlite3.IntegrityError):
            raise Duplicate(str(error)) from error
        if isinstance(error, sqlite3.OperationalError):
            full = error.sqlite_errorcode & 0xFF == sqlite3.SQLITE_FULL
            raise (Full if full else Unavailable)(str(error)) from error


TRANSLATED: Final = _Translated()


class SqliteConnection(Connection):
    """Connection with write-ahead log and full synchronization: committed data survives a power cut."""

    for_update = ""

    def __init__(self, raw: sqlite3.Connection, path: Path) -> None:
        self.raw = raw
        self.path = path
        self.file = file_at(path)
        self.news: list[tuple[str, int]] = []
        self.run("pragma journal_mode = wal")
        self.run("pragma synchronous = full")
        self.run("pragma foreign_keys = on")
        # Overwrite deleted data in the file as well: it can be personal.
        self.run("pragma secure_delete = on")

    def run(self, sql: str, values: Sequence[Value] = ()) -> None:
        with TRANSLATED:
            self.raw.execute(sql, values)

    def many(self, sql: str, rows: Sequence[Sequence[Value]]) -> None:
        with TRANSLATED:
            self.raw.executemany(sql, rows)

    def fetch(self, shape: type[Row], sql: str, values: Sequence[Value] = ()) -> list[Row]:
        self._check_file()
        with TRANSLATED:
            rows = self.raw.execute(sql, values).fetchall()
        return shaped(shape, rows)

    def begin(self) -> None:
        self._check_file()
        self.news = []
        self.run("begin immediate")

    def begin_reading(self) -> None:
        self._check_file()
        self.run("begin")

    def _check_file(self) -> None:
        """Raise ``StorageUnavailable`` if the file was replaced: writes to the old file would be lost."""
        if self.broken():
            raise Unavailable("the database file was replaced")

    def alone(self) -> bool:
        return True  # SQLite has one writer at a time

    def commit(self) -> None:
        self.run("commit")

    def rollback(self) -> None:
        with suppress(sqlite3.Error):
            if self.raw.in_transaction:
                self.raw.execute("rollback")

    def tell(self, changes: Iterable[tuple[str, int]]) -> None:
        self.news += changes  # other processes poll ``data_version``

    def told(self) -> list[tuple[str, int]]:
        return self.news

    def version(self) -> int:
        return self.fetch(tuple[int], "pragma data_version")[0][0]

    def try_out(self) -> None:
        """Write something, because a transaction can begin on a full disk and then fail."""
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


def file_at(path: Path) -> tuple[int, int]:
    """Return device and inode of the file at a path; (0, 0) if there is none."""
    try:
        found = path.stat()
    except OSError:
        return (0, 0)
    return (found.st_dev, found.st_ino)
