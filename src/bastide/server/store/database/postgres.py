"""PostgreSQL backend, for servers with several machines or many processes."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from contextlib import contextmanager, suppress
from functools import lru_cache
from typing import TYPE_CHECKING, Final

from bastide.core.utilities.optional_packages import require_package
from bastide.hosting.storage.log_store import StorageFull, StorageUnavailable
from bastide.server.store.database.database_interface import (
    CONNECT_TIMEOUT_SECONDS,
    Connection,
    Database,
    DuplicateRow,
    Row,
    SqlValue,
    convert_rows,
    first_line_of_error,
)

if TYPE_CHECKING:
    import psycopg
    from sqlalchemy import Engine

#: Error code of a full disk.
DISK_FULL_SQLSTATE: Final = "53100"
#: Advisory lock of the process that runs retention.
RETENTION_LOCK_ID: Final = 0x626173746964
#: Advisory lock of the transaction that changes ratings.
RATINGS_LOCK_ID: Final = 0x626173746965
#: Advisory lock of the transaction that pairs people who look for opponents.
MATCH_QUEUE_LOCK_ID: Final = 0x626173746966
#: LISTEN/NOTIFY channel for changes.
NOTIFY_CHANNEL: Final = "bastide"


class Postgres(Database):
    """A PostgreSQL database by its URL."""

    def __init__(self, url: str) -> None:
        require_package("psycopg", "postgres")
        self.url = url

    #: Lost connections are detected within seconds, and transactions of hanging processes are aborted.
    CONNECTION_OPTIONS: Final[dict[str, str | int]] = {
        "connect_timeout": CONNECT_TIMEOUT_SECONDS,
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
            raise StorageUnavailable(first_line_of_error(error)) from error

    async def connect_listener(self) -> psycopg.AsyncConnection[tuple[object, ...]]:
        """Open a connection that listens for notifications."""
        import psycopg

        try:
            raw = await psycopg.AsyncConnection.connect(self._address(), autocommit=True)
            try:
                await raw.execute(f"listen {NOTIFY_CHANNEL}")
            except BaseException:
                await raw.close()
                raise
        except psycopg.OperationalError as error:
            raise StorageUnavailable(first_line_of_error(error)) from error
        return raw

    def _address(self) -> str:
        """Return the connection string with default options, which the URL may override."""
        from psycopg.conninfo import conninfo_to_dict, make_conninfo

        given = conninfo_to_dict(self.url)
        return make_conninfo(
            self.url, **{name: value for name, value in self.CONNECTION_OPTIONS.items() if name not in given}
        )

    def sqlalchemy_engine(self) -> Engine:
        from sqlalchemy import create_engine
        from sqlalchemy.pool import NullPool

        return create_engine(self.url.replace("postgresql://", "postgresql+psycopg://", 1), poolclass=NullPool)


@lru_cache(maxsize=1000)
def _psycopg_sql(sql: str) -> bytes:
    """Convert ``?`` placeholders to psycopg's ``%s``."""
    return sql.replace("%", "%%").replace("?", "%s").encode()


class PostgresConnection(Connection):
    """Connection through psycopg, in autocommit mode with explicit transactions."""

    for_update = " for update"

    def __init__(self, raw: psycopg.Connection[tuple[object, ...]]) -> None:
        import psycopg

        self.raw = raw
        self.unavailable_errors = (psycopg.OperationalError, psycopg.InterfaceError)
        self.duplicate_error = psycopg.IntegrityError
        self.error = psycopg.Error

    def execute(self, sql: str, values: Sequence[SqlValue] = ()) -> None:
        with self._translated_errors():
            self.raw.execute(_psycopg_sql(sql), values)

    def execute_many(self, sql: str, rows: Sequence[Sequence[SqlValue]]) -> None:
        with self._translated_errors():
            self.raw.cursor().executemany(_psycopg_sql(sql), rows)

    def fetch(self, shape: type[Row], sql: str, values: Sequence[SqlValue] = ()) -> list[Row]:
        with self._translated_errors():
            rows = self.raw.execute(_psycopg_sql(sql), values).fetchall()
        return convert_rows(shape, rows)

    @contextmanager
    def pipeline(self) -> Iterator[None]:
        """Use psycopg's pipeline mode: a transaction needs two round trips, one to read and one to write."""
        with self._translated_errors(), self.raw.pipeline():
            yield

    @contextmanager
    def _translated_errors(self) -> Iterator[None]:
        """Translate driver errors. In a pipeline, an error may appear only at its end."""
        try:
            yield
        except self.duplicate_error as error:
            raise DuplicateRow(first_line_of_error(error)) from error
        except self.unavailable_errors as error:
            full = error.sqlstate == DISK_FULL_SQLSTATE if isinstance(error, self.error) else False
            raise (StorageFull if full else StorageUnavailable)(first_line_of_error(error)) from error

    def begin(self) -> None:
        self.execute("begin")

    def begin_read_snapshot(self) -> None:
        self.execute("begin isolation level repeatable read read only")

    def try_lock_retention(self) -> bool:
        return self.fetch(tuple[bool], f"select pg_try_advisory_xact_lock({RETENTION_LOCK_ID})")[0][0]

    def lock_ratings(self) -> None:
        self.execute(f"select pg_advisory_xact_lock({RATINGS_LOCK_ID})")

    def lock_match_queue(self) -> None:
        self.execute(f"select pg_advisory_xact_lock({MATCH_QUEUE_LOCK_ID})")

    def commit(self) -> None:
        self.execute("commit")

    def rollback(self) -> None:
        import psycopg

        # psycopg's own rollback also drops statements that it believes prepared after a broken pipeline.
        with suppress(psycopg.Error):
            self.raw.rollback()

    def publish_changes(self, changes: Iterable[tuple[str, int]]) -> None:
        # One statement for all changes, because each statement costs a twentieth of an action in the driver.
        lines = "\n".join(f"{table} {seq}" for table, seq in changes)
        self.execute(
            f"select pg_notify('{NOTIFY_CHANNEL}', word) from unnest(string_to_array(?, chr(10))) word", [lines]
        )

    def data_version(self) -> int:
        self.fetch(tuple[int], "select 1")  # checks that the connection is alive
        return 0

    def check_writable(self) -> None:
        self.begin()
        self.rollback()

    def read_clock_ms(self) -> int:
        return self.fetch(tuple[int], "select (extract(epoch from clock_timestamp()) * 1000)::bigint")[0][0]

    def is_broken(self) -> bool:
        return self.raw.closed

    def close(self) -> None:
        self.raw.close()
