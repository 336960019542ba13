"""Schema migrations with Alembic."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager, suppress
from pathlib import Path
from typing import TYPE_CHECKING, Final

from bastide.hosting.storage.log_store import StorageUnavailable
from bastide.server.store.database import Database, InvalidDatabase, first_line_of_error

if TYPE_CHECKING:
    from alembic.config import Config
    from sqlalchemy import Connection

#: PostgreSQL advisory lock, so that processes that start together migrate one after the other.
MIGRATION_LOCK_ID: Final = 0x6261737469646500 >> 1


MIGRATIONS_DIR: Final = Path(__file__).parent / "migrations"


def upgrade(database: Database) -> list[str]:
    """Run pending migrations; returns their revisions in order.

    Raises ``InvalidDatabase`` if the database was written by a later version.
    """
    if is_current(database):
        return []
    with open_schema_transaction(database) as (config, connection):
        missing = _missing(config, _applied(connection))
        if missing:
            run_migrations(config, "head")
        return missing


def is_current(database: Database) -> bool:
    """Whether no migration is pending. Avoids Alembic, whose import takes nearly half of a server's start time.

    Errors count as not current: the migration then meets and reports them.
    """
    if not database.exists():
        return False
    with suppress(Exception):
        connection = database.connect()
        try:
            return connection.fetch(tuple[str], "select version_num from alembic_version") == [(newest_revision(),)]
        finally:
            connection.close()
    return False


def newest_revision() -> str:
    """Return the newest revision, taken from the file names of the migrations."""
    return max(path.name for path in (MIGRATIONS_DIR / "versions").glob("v*.py"))[1:5]


def pending_migrations(database: Database) -> list[str]:
    """List the pending migrations in order."""
    with open_schema_transaction(database) as (config, connection):
        return _missing(config, _applied(connection))


def run_migrations(config: Config, revision: str) -> None:
    """Run the migrations up to a revision, within ``open_schema_transaction``."""
    from alembic import command

    command.upgrade(config, revision)


def drop_all_tables(config: Config, connection: Connection) -> None:
    """Drop all tables of Bastide by running the migrations down, within ``open_schema_transaction``."""
    from alembic import command

    _missing(config, _applied(connection))  # raises for a later version
    command.downgrade(config, "base")


def check_revision_known(revision: str) -> None:
    """Raise ``InvalidDatabase`` if this version does not know a revision."""
    _missing(_config(), revision)


@contextmanager
def open_read_snapshot(database: Database) -> Iterator[Connection]:
    """Open a read-only connection on a consistent snapshot of the database.

    Raises ``InvalidDatabase`` if the database is missing, empty or newer, and ``StorageUnavailable``.
    """
    if not database.exists():
        raise InvalidDatabase("database-missing", "database not found")
    from sqlalchemy.exc import OperationalError

    engine = database.sqlalchemy_engine()
    try:
        with engine.connect() as connection:
            if engine.dialect.name == "postgresql":
                connection = connection.execution_options(isolation_level="REPEATABLE READ", postgresql_readonly=True)
            else:
                connection.exec_driver_sql("begin")
            applied = _applied(connection)
            if applied is None:
                raise InvalidDatabase("database-empty", "this database contains no Bastide data")
            check_revision_known(applied)
            yield connection
    except OperationalError as error:
        raise StorageUnavailable(first_line_of_error(error.orig or error)) from error
    finally:
        engine.dispose()


def _config() -> Config:
    from alembic.config import Config

    config = Config()
    config.set_main_option("script_location", str(MIGRATIONS_DIR))
    config.set_main_option("path_separator", "os")
    return config


@contextmanager
def open_schema_transaction(database: Database) -> Iterator[tuple[Config, Connection]]:
    """Open a transaction for migrations or a restore: all of it is committed, or nothing."""
    from sqlalchemy import text
    from sqlalchemy.exc import OperationalError

    config = _config()
    engine = database.sqlalchemy_engine()
    try:
        with engine.connect() as connection:
            if engine.dialect.name == "postgresql":
                connection.execute(text(f"select pg_advisory_xact_lock({MIGRATION_LOCK_ID})"))
            else:
                # SQLite's driver would begin only at the first insert, and commit each step separately.
                connection.exec_driver_sql("pragma journal_mode = wal")
                connection.exec_driver_sql("begin immediate")
            config.attributes["connection"] = connection
            yield config, connection
            connection.commit()
    except OperationalError as error:
        raise StorageUnavailable(first_line_of_error(error.orig or error)) from error
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
            "the database was written by a newer version of Bastide "
            f"(schema {applied}, this version supports {names[-1]}); update Bastide",
            found=applied,
            known=names[-1],
        )
    return names[names.index(applied) + 1 :]
