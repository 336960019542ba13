"""SQLite backend, for servers on one machine."""

from __future__ import annotations

import sqlite3
from collections.abc import Iterable, Sequence
from contextlib import suppress
from pathlib import Path
from shutil import disk_usage
from typing import TYPE_CHECKING, Final

from bastide.hosting.storage.log_store import StorageFull, StorageUnavailable
from bastide.server.store.database.database_interface import (
    CONNECT_TIMEOUT_SECONDS,
    Connection,
    Database,
    DuplicateRow,
    Row,
    SqlValue,
    convert_rows,
)

if TYPE_CHECKING:
    from sqlalchemy import Engine

#: Free space at which a disk no longer counts as full.
MIN_FREE_DISK_BYTES: Final = 1 << 20


class Sqlite(Database):
    """A SQLite file."""

    def __init__(self, path: Path) -> None:
        self.path = path

    def connect(self) -> Connection:
        self.path.parent.mkdir(parents=True, exist_ok=True)
        try:
            return SqliteConnection(
                sqlite3.connect(self.path, timeout=CONNECT_TIMEOUT_SECONDS, isolation_level=None), self.path
            )
        except sqlite3.OperationalError as error:
            raise StorageUnavailable(str(error)) from error

    def sqlalchemy_engine(self) -> Engine:
        from sqlalchemy import create_engine
        from sqlalchemy.pool import NullPool

        self.path.parent.mkdir(parents=True, exist_ok=True)
        return create_engine(f"sqlite:///{self.path}", poolclass=NullPool, connect_args={"timeout": 30})

    def exists(self) -> bool:
        return self.path.is_file()


class _Translated:
    """Context manager that translates driver errors. Stateless, so that entering it is cheap."""

    def __enter__(self) -> None:
        pass

    def __exit__(self, kind: type[BaseException] | None, error: BaseException | None, trace: object) -> None:
        if isinstance(error, sqlite3.IntegrityError):
            raise DuplicateRow(str(error)) from error
        if isinstance(error, sqlite3.OperationalError):
            full = error.sqlite_errorcode & 0xFF == sqlite3.SQLITE_FULL
            raise (StorageFull if full else StorageUnavailable)(str(error)) from error


TRANSLATE_ERRORS: Final = _Translated()


class SqliteConnection(Connection):
    """Connection with write-ahead log and full synchronization: committed data survives a power cut."""

    for_update = ""

    def __init__(self, raw: sqlite3.Connection, path: Path) -> None:
        self.raw = raw
        self.path = path
        self.file_id = file_id_at(path)
        self.changes: list[tuple[str, int]] = []
        self.execute("pragma journal_mode = wal")
        self.execute("pragma synchronous = full")
        self.execute("pragma foreign_keys = on")
        # Overwrite deleted data in the file as well: it can be personal.
        self.execute("pragma secure_delete = on")

    def execute(self, sql: str, values: Sequence[SqlValue] = ()) -> None:
        with TRANSLATE_ERRORS:
            self.raw.execute(sql, values)

    def execute_many(self, sql: str, rows: Sequence[Sequence[SqlValue]]) -> None:
        with TRANSLATE_ERRORS:
            self.raw.executemany(sql, rows)

    def fetch(self, shape: type[Row], sql: str, values: Sequence[SqlValue] = ()) -> list[Row]:
        self._check_file()
        with TRANSLATE_ERRORS:
            rows = self.raw.execute(sql, values).fetchall()
        return convert_rows(shape, rows)

    def begin(self) -> None:
        self._check_file()
        self.changes = []
        self.execute("begin immediate")

    def begin_read_snapshot(self) -> None:
        self._check_file()
        self.execute("begin")

    def _check_file(self) -> None:
        """Raise ``StorageUnavailable`` if the file was replaced: writes to the old file would be lost."""
        if self.is_broken():
            raise StorageUnavailable("the database file was replaced")

    def try_lock_retention(self) -> bool:
        return True  # SQLite has one writer at a time

    def lock_ratings(self) -> None:
        pass  # SQLite has one writer at a time

    def lock_match_queue(self) -> None:
        pass  # SQLite has one writer at a time

    def commit(self) -> None:
        self.execute("commit")

    def rollback(self) -> None:
        with suppress(sqlite3.Error):
            if self.raw.in_transaction:
                self.raw.execute("rollback")

    def publish_changes(self, changes: Iterable[tuple[str, int]]) -> None:
        self.changes += changes  # other processes poll ``data_version``

    def unpublished_changes(self) -> list[tuple[str, int]]:
        return self.changes

    def data_version(self) -> int:
        return self.fetch(tuple[int], "pragma data_version")[0][0]

    def check_writable(self) -> None:
        """Write something, because a transaction can begin on a full disk and then fail."""
        if disk_usage(self.path.parent).free < MIN_FREE_DISK_BYTES:
            raise StorageFull("the disk is full")
        self.begin()
        self.execute("pragma user_version = 0")
        self.commit()

    def read_clock_ms(self) -> int:
        sql = "select cast((julianday('now') - 2440587.5) * 86400000.0 as integer)"
        return self.fetch(tuple[int], sql)[0][0]

    def is_broken(self) -> bool:
        return file_id_at(self.path) != self.file_id

    def close(self) -> None:
        self.raw.close()


def file_id_at(path: Path) -> tuple[int, int]:
    """Return device and inode of the file at a path; (0, 0) if there is none."""
    try:
        found = path.stat()
    except OSError:
        return (0, 0)
    return (found.st_dev, found.st_ino)
