"""Bringing a database to the shape that this version of Bastide expects."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import TYPE_CHECKING, Final

from bastide.server.storage import Unavailable
from bastide.server.store.database import Database, InvalidDatabase, first_line

if TYPE_CHECKING:
    from alembic.config import Config
    from sqlalchemy import Connection

#: PostgreSQL's lock for whoever migrates: processes that start together take turns.
LOCK: Final = 0x6261737469646500 >> 1


def upgrade(database: Database) -> list[str]:
    """Run the migrations that are missing; their names, in order. A database of a later version is left alone."""
    with _opened(database) as (config, connection):
        from alembic import command

        before = _applied(connection)
        missing = _missing(config, before)
        if missing:
            command.upgrade(config, "head")
        return missing


def pending(database: Database) -> list[str]:
    """The migrations that are missing, in order."""
    with _opened(database) as (config, connection):
        return _missing(config, _applied(connection))


@contextmanager
def _opened(database: Database) -> Iterator[tuple[Config, Connection]]:
    from alembic.config import Config
    from sqlalchemy import text
    from sqlalchemy.exc import OperationalError

    config = Config()
    config.set_main_option("script_location", str(Path(__file__).parent / "migrations"))
    config.set_main_option("path_separator", "os")
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
