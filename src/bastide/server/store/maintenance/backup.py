"""Database backups: one file that can be restored into SQLite or PostgreSQL.

The file is gzipped text with one JSON value per line: a header, each table's columns and rows, and a digest. It is
written from one snapshot of the database while servers run. A restore verifies the whole file first and runs in one
transaction.
"""

from __future__ import annotations

import gzip
import os
import zlib
from collections.abc import Callable, Iterator, Sequence
from contextlib import contextmanager
from hashlib import sha256
from pathlib import Path
from time import time
from typing import TYPE_CHECKING, Any, Final, TypeAlias

import msgspec

from bastide import __version__
from bastide.core.errors import BastideError
from bastide.server.store.database import Database, first_line_of_error
from bastide.server.store.database.migrate import (
    check_revision_known,
    drop_all_tables,
    open_read_snapshot,
    open_schema_transaction,
    run_migrations,
)
from bastide.server.store.database.schema import METADATA

if TYPE_CHECKING:
    from sqlalchemy import Connection, MetaData, Table

BACKUP_FORMAT: Final = 1
#: Limits of one insert batch.
BATCH_ROWS: Final = 1000
BATCH_BYTES: Final = 1 << 20
#: A file with a longer line is not a backup.
MAX_LINE_BYTES: Final = 64 << 20

#: Progress callback, called with the number of rows since the last call.
ReportProgress: TypeAlias = Callable[[int], None]


class InvalidBackup(BastideError):
    """The file is not a backup, or it is damaged."""


class BackupHeader(msgspec.Struct, frozen=True):
    """First line of the file."""

    backup: str
    format: int
    #: Schema revision of the database.
    revision: str
    #: Version of Bastide that wrote the backup, and when.
    version: str
    at: int
    #: Number of rows of each table, in an order that satisfies foreign keys.
    rows: dict[str, int]

    @property
    def total(self) -> int:
        return sum(self.rows.values())


class TableHeader(msgspec.Struct, frozen=True):
    """Line before the rows of a table."""

    table: str
    columns: list[str]


class BackupDigest(msgspec.Struct, frozen=True):
    """Last line: the digest of all lines before it."""

    sha256: str


def count_rows(database: Database) -> int:
    """Count the rows that a backup would contain now, for progress display."""
    with open_read_snapshot(database) as connection:
        return sum(_counts(connection, reflect_bastide_tables(connection)).values())


def write_backup(
    database: Database, file: Path, replace: bool = False, advance: ReportProgress | None = None
) -> BackupHeader:
    """Write a backup. An existing file is replaced only with ``replace``, and only by a complete backup."""
    if file.exists() and not replace:
        raise BastideError("file-exists", f"{file} already exists; use --replace to overwrite it", path=str(file))
    part = file.with_name(file.name + ".part")
    part.unlink(missing_ok=True)
    try:
        # Private to the owner: it contains passphrase hashes, seeds of running games and private chat.
        with os.fdopen(os.open(part, os.O_CREAT | os.O_EXCL | os.O_WRONLY, 0o600), "wb") as raw:
            with gzip.GzipFile(filename="", fileobj=raw, mode="wb", compresslevel=6, mtime=0) as packed:
                contents = _write(database, packed, advance)
            raw.flush()
            os.fsync(raw.fileno())
        part.replace(file)
    finally:
        part.unlink(missing_ok=True)
    return contents


def verify_backup(file: Path) -> BackupHeader:
    """Read a whole backup and return its header. Raises ``InvalidBackup`` if any byte is wrong."""
    with _opened(file) as lines:
        contents = _contents(lines)
        for _ in _rows(lines, contents):
            pass
        return contents


def restore_backup(
    database: Database, file: Path, replace: bool = False, advance: ReportProgress | None = None
) -> BackupHeader:
    """Restore a backup in one transaction. A database that is not empty is overwritten only with ``replace``."""
    contents = verify_backup(file)
    check_revision_known(contents.revision)
    with open_schema_transaction(database) as (config, connection):
        ours = reflect_bastide_tables(connection)
        if not replace and any(_counts(connection, ours).values()):
            raise BastideError("database-not-empty", "the database is not empty; use --replace to overwrite it")
        drop_all_tables(config, connection)
        run_migrations(config, contents.revision)
        with _opened(file) as lines:
            _contents(lines)
            _fill(connection, _rows(lines, contents), advance)
        if connection.dialect.name == "sqlite" and connection.exec_driver_sql("pragma foreign_key_check").first():
            raise damaged_backup_error("rows that belong together are not all there")
        run_migrations(config, "head")
    return contents


# -- writing the file --------------------------------------------------------------------------


def _write(database: Database, packed: gzip.GzipFile, advance: ReportProgress | None) -> BackupHeader:
    from sqlalchemy import select

    digest = sha256()

    def line(value: object) -> None:
        text = msgspec.json.encode(value) + b"\n"
        digest.update(text)
        packed.write(text)

    with open_read_snapshot(database) as connection:
        ours = reflect_bastide_tables(connection)
        counts = _counts(connection, ours)
        contents = BackupHeader(
            "bastide", BACKUP_FORMAT, _revision(connection), __version__, int(time() * 1000), counts
        )
        line(contents)
        for table in ours.sorted_tables:
            line(TableHeader(str(table.name), [str(column.name) for column in table.columns]))
            rows = connection.execution_options(stream_results=True, yield_per=BATCH_ROWS).execute(
                select(table).order_by(*_order(table))
            )
            for batch in rows.partitions():
                for row in batch:
                    line(tuple(row))
                if advance is not None:
                    advance(len(batch))
        packed.write(msgspec.json.encode(BackupDigest(digest.hexdigest())) + b"\n")
    return contents


def _order(table: Table) -> list[Any]:
    """Order by primary key, but rows that reference a row of the same table last (references are one level deep)."""
    own = [key.parent for key in table.foreign_keys if key.column.table is table]
    return [*(column.is_not(None) for column in own), *table.primary_key.columns]


def reflect_bastide_tables(connection: Connection) -> MetaData:
    """Reflect the tables of Bastide that exist, because the database may have an earlier schema."""
    from sqlalchemy import MetaData, inspect

    there = set(inspect(connection).get_table_names()) & set(METADATA.tables)
    ours = MetaData()
    ours.reflect(connection, only=sorted(there))
    return ours


def _counts(connection: Connection, ours: MetaData) -> dict[str, int]:
    from sqlalchemy import func, select

    return {
        str(table.name): connection.execute(select(func.count()).select_from(table)).scalar_one()
        for table in ours.sorted_tables
    }


def _revision(connection: Connection) -> str:
    revision: str = connection.exec_driver_sql("select version_num from alembic_version").scalar_one()
    return revision


# -- reading the file --------------------------------------------------------------------------


class _Lines:
    """Lines of a backup, with the running digest."""

    def __init__(self, packed: gzip.GzipFile) -> None:
        self.packed = packed
        self.digest = sha256()

    def next(self) -> bytes:
        line = self.packed.readline(MAX_LINE_BYTES)
        if not line.endswith(b"\n"):
            raise damaged_backup_error("the file ends too early")
        return line

    def counted(self) -> bytes:
        """Return the next line and add it to the digest."""
        line = self.next()
        self.digest.update(line)
        return line


@contextmanager
def _opened(file: Path) -> Iterator[_Lines]:
    with gzip.open(file, "rb") as packed:
        try:
            yield _Lines(packed)
        except (gzip.BadGzipFile, EOFError, zlib.error) as error:
            raise damaged_backup_error(str(error)) from None
        except (msgspec.DecodeError, UnicodeDecodeError):
            raise damaged_backup_error("a line can't be read") from None


def _contents(lines: _Lines) -> BackupHeader:
    contents = msgspec.json.decode(lines.counted(), type=BackupHeader)
    if contents.backup != "bastide":
        raise damaged_backup_error("the header is missing")
    if contents.format != BACKUP_FORMAT:
        raise InvalidBackup(
            "backup-newer",
            f"this backup was made by a newer version of Bastide ({contents.version}); update Bastide first",
            version=contents.version,
        )  # fmt: skip
    return contents


def _rows(lines: _Lines, contents: BackupHeader) -> Iterator[tuple[TableHeader, list[list[Any]]]]:
    """Iterate over the rows in batches. Raises ``InvalidBackup``, at the latest at the end."""
    for name, count in contents.rows.items():
        head = msgspec.json.decode(lines.counted(), type=TableHeader)
        if head.table != name:
            raise damaged_backup_error(f"{head.table} stands where {name} should")
        batch: list[list[Any]] = []
        size = 0
        for _ in range(count):
            line = lines.counted()
            row = msgspec.json.decode(line, type=list[Any])
            if len(row) != len(head.columns):
                raise damaged_backup_error(f"a row of {name} is not whole")
            batch.append(row)
            size += len(line)
            if len(batch) >= BATCH_ROWS or size >= BATCH_BYTES:
                yield head, batch
                batch, size = [], 0
        if batch:
            yield head, batch
    seal = msgspec.json.decode(lines.next(), type=BackupDigest)
    if seal.sha256 != lines.digest.hexdigest():
        raise damaged_backup_error("its digest is another one")
    if lines.packed.read(1):
        raise damaged_backup_error("there is data after the end")


def _fill(
    connection: Connection, rows: Iterator[tuple[TableHeader, list[list[Any]]]], advance: ReportProgress | None
) -> None:
    from sqlalchemy import LargeBinary
    from sqlalchemy.exc import DataError, IntegrityError

    ours = reflect_bastide_tables(connection)
    for head, batch in rows:
        table = ours.tables.get(head.table)
        if table is None or not set(head.columns) <= set(table.columns.keys()):
            raise damaged_backup_error(f"a database of its version has no such table {head.table}")
        binary = [index for index, name in enumerate(head.columns) if isinstance(table.columns[name].type, LargeBinary)]
        for row in batch:
            for index in binary:
                row[index] = msgspec.convert(row[index], bytes | None)
        try:
            connection.execute(table.insert(), [_named(head.columns, row) for row in batch])
        except (IntegrityError, DataError) as error:
            raise damaged_backup_error(first_line_of_error(error.orig or error)) from None
        if advance is not None:
            advance(len(batch))


def _named(columns: Sequence[str], row: Sequence[Any]) -> dict[str, Any]:
    return dict(zip(columns, row, strict=True))


def damaged_backup_error(problem: str) -> InvalidBackup:
    """Return the error for a damaged backup."""
    return InvalidBackup("bad-backup", f"not a complete Bastide backup: {problem}", problem=problem)
