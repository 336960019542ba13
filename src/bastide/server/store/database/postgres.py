"""PostgreSQL backend, for servers with several machines or many processes."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from contextlib import contextmanager, suppress
from functools import lru_cache
from typing import TYPE_CHECKING, Final

from bastide.core.utilities.optional_deps import need
from bastide.hosting.storage.log_store import Full, Unavailable
from bastide.server.store.database.connection import (
    PATIENCE,
    Connection,
    Database,
    Duplicate,
    Row,
    Value,
    first_line,
    shaped,
)

if TYPE_CHECKING:
    import psycopg
    from sqlalchemy import Engine

#: Error code of a full disk.
DISK_FULL: Final = "53100"
#: Advisory lock of the process that runs retention.
TIDYING: Final = 0x626173746964
#: LISTEN/NOTIFY channel for changes.
CHANNEL: Final = "bastide"


class Postgres(Database):
    """A PostgreSQL database by its URL."""

    def __init__(self, url: str) -> None:
        need("psycopg", "postgres")
        self.url = url

    #: Lost connections are detected within seconds, and transactions of hanging processes are aborted.
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
        """Open a connection that listens for notifications."""
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
        """Return the connection string with default options, which the URL may override."""
        from psycopg.conninfo import conninfo_to_dict, make_conninfo

        given = conninfo_to_dict(self.url)
        return make_conninfo(self.url, **{name: value for name, value in self.SETTINGS.items() if name not in given})

    def engine(self) -> Engine:
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
        self.away = (psycopg.OperationalError, psycopg.InterfaceError)
        self.twice = psycopg.IntegrityError
        self.error = psycopg.Error

    def run(self, sql: str, values: Sequence[Value] = ()) -> None:
        with self._translated_errors():
            self.raw.execute(_psycopg_sql(sql), values)

    def many(self, sql: str, rows: Sequence[Sequence[Value]]) -> None:
        with self._translated_errors():
            self.raw.cursor().executemany(_psycopg_sql(sql), rows)

    def fetch(self, shape: type[Row], sql: str, values: Sequence[Value] = ()) -> list[Row]:
        with self._translated_errors():
            rows = self.raw.execute(_psycopg_sql(sql), values).fetchall()
        return shaped(shape, rows)

    @contextmanager
    def together(self) -> Iterator[None]:
        """Use psycopg's pipeline mode: a transaction needs two round trips, one to read and one to write."""
        with self._translated_errors(), self.raw.pipeline():
            yield

    @contextmanager
    def _translated_errors(self) -> Iterator[None]:
        """Translate driver errors. In a pipeline, an error may appear only at its end."""
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

        # psycopg's own rollback also drops statements that it believes prepared after a broken pipeline.
        with suppress(psycopg.Error):
            self.raw.rollback()

    def tell(self, changes: Iterable[tuple[str, int]]) -> None:
        # One statement for all changes, because each statement costs a twentieth of an action in the driver.
        lines = "\n".join(f"{table} {seq}" for table, seq in changes)
        self.run(f"select pg_notify('{CHANNEL}', word) from unnest(string_to_array(?, chr(10))) word", [lines])

    def version(self) -> int:
        self.fetch(tuple[int], "select 1")  # checks that the connection is alive
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
