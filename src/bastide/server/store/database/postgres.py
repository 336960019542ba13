"""PostgreSQL, for servers of several machines, or with many processes."""

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

#: The error code for a full disk.
DISK_FULL: Final = "53100"
#: The advisory lock of the process that tidies up.
TIDYING: Final = 0x626173746964
#: The channel on which processes tell each other of new entries.
CHANNEL: Final = "bastide"


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
