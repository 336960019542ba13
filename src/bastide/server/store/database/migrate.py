"""Bringing a database to the shape that this version of Bastide expects."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager, suppress
from pathlib import Path
from typing import TYPE_CHECKING, Final

from bastide.hosting.storage.log_store import Unavailable
from bastide.server.store.database import Database, InvalidDatabase, first_line

if TYPE_CHECKING:
    from alembic.config import Config
    from sqlalchemy import Connection

#: PostgreSQL's lock for whoever migrates: processes that start together take turns.
LOCK: Final = 0x6261737469646500 >> 1


MIGRATIONS: Final = Path(__file__).parent / "migrations"


def upgrade(database: Database) -> list[str]:
    """Run the migrations that are missing; their names, in order. A database of a later version is left alone."""
    if is_current(database):
        return []
    with changing(database) as (config, connection):
        missing = _missing(config, _applied(connection))
        if missing:
            upgraded(config, "head")
        return missing


def is_current(database: Database) -> bool:
    """Whether nothing is missing; asked without Alembic, whose import takes nearly half of a server's start.

    Whatever keeps it from being asked, whoever migrates meets and tells.
    """
    if not database.is_there():
        return False
    with suppress(Exception):
        connection = database.connect()
        try:
            return connection.fetch(tuple[str], "select version_num from alembic_version") == [(newest(),)]
        finally:
            connection.close()
    return False


def newest() -> str:
    """The shape that this version expects: the last migration's, whose file begins with it."""
    return max(path.name for path in (MIGRATIONS / "versions").glob("v*.py"))[1:5]


def pending(database: Database) -> list[str]:
    """The migrations that are missing, in order."""
    with changing(database) as (config, connection):
        return _missing(config, _applied(connection))


def upgraded(config: Config, revision: str) -> None:
    """Within a change: bring the database to this shape."""
    from alembic import command

    command.upgrade(config, revision)


def emptied(config: Config, connection: Connection) -> None:
    """Within a change: take everything of ours out of the database, as the migrations have brought it there."""
    from alembic import command

    _missing(config, _applied(connection))  # one of a later version is left alone
    command.downgrade(config, "base")


def check_known(revision: str) -> None:
    """InvalidDatabase if only a later version of Bastide knows this shape."""
    _missing(_config(), revision)


@contextmanager
def reading(database: Database) -> Iterator[Connection]:
    """A database as it is at this moment, however long it is read and whoever writes meanwhile."""
    if not database.is_there():
        raise InvalidDatabase("database-missing", "there is no such database")
    from sqlalchemy.exc import OperationalError

    engine = database.engine()
    try:
        with engine.connect() as connection:
            if engine.dialect.name == "postgresql":
                connection = connection.execution_options(isolation_level="REPEATABLE READ", postgresql_readonly=True)
            else:
                connection.exec_driver_sql("begin")
            applied = _applied(connection)
            if applied is None:
                raise InvalidDatabase("database-empty", "there is nothing of Bastide in this database")
            check_known(applied)
            yield connection
    except OperationalError as error:
        raise Unavailable(first_line(error.orig or error)) from error
    finally:
        engine.dispose()


def _config() -> Config:
    from alembic.config import Config

    config = Config()
    config.set_main_option("script_location", str(MIGRATIONS))
    config.set_main_option("path_separator", "os")
    return config


@contextmanager
def changing(database: Database) -> Iterator[tuple[Config, Connection]]:
    """A transaction that changes the shape of a database, or all of it: everything in it, or nothing."""
    from sqlalchemy import text
    from sqlalchemy.exc import OperationalError

    config = _config()
    engine = database.engine()
    try:
        with engine.connect() as connection:
            if engine.dialect.name == "postgresql":
                connection.execute(text(f"select pg_advisory_xact_lock({LOCK})"))
            else:
                # SQLite's driver would begin by itself only at the first insert, and commit each step on its own.
                connection.exec_driver_sql("pragma journal_mode = wal")
                connection.exec_driver_sql("begin immediate")
            config.attributes["connection"] = connection
            yield config, connection
            connection.commit()
    except OperationalError as error:
        raise Unavailable(first_line(error.orig or error)) from error
    finally:
        engine.dispose()


def _applied(connection: Connection) -> str | None:
    from alembic.runtime.migration import MigrationContext

    return MigrationContext.configure(connection).get_current_revision()


def _missing(config: Config, applied: str | None) -> list[str]:
    from alembic.script import ScriptDirectory

    names = [script.revision for script in ScriptDirectory.from_config(config).walk_revisions()][::-1]
    if applied is None:
        return names
    if applied not in names:
        raise InvalidDatabase(
            "database-newer",
            f"the database was written by a later version of Bastide (its shape is {applied}, ours {names[-1]})",
            found=applied,
            known=names[-1],
        )
    return names[names.index(applied) + 1 :]
