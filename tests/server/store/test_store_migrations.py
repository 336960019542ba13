"""Migrations: they lead to the schema, run once, and refuse newer databases."""

from __future__ import annotations

import asyncio
import subprocess
import sys
from pathlib import Path

import pytest
from postgres_server import PostgresServer
from sqlalchemy import inspect, text
from store_helpers import add_migration, execute_sql, open_test_store, read_all_rows

from bastide.hosting.storage.log_store import StorageUnavailable
from bastide.server.store import InvalidDatabase, open_store
from bastide.server.store.database import database_from_url, hide_password
from bastide.server.store.database.migrate import is_current, newest_revision, pending_migrations, upgrade
from bastide.server.store.database.schema import METADATA


def test_migrations_lead_to_the_schema(new_database_url: str) -> None:
    from alembic.autogenerate import compare_metadata
    from alembic.migration import MigrationContext

    found = database_from_url(new_database_url)
    assert not is_current(found)
    assert pending_migrations(found) == upgrade(found) == [f"{number:04}" for number in range(1, 12)]
    assert pending_migrations(found) == upgrade(found) == []
    assert newest_revision() == "0011"
    assert is_current(found)
    engine = found.sqlalchemy_engine()
    with engine.connect() as connection:
        assert compare_metadata(MigrationContext.configure(connection), METADATA) == []
        assert set(inspect(connection).get_table_names()) == {*METADATA.tables, "alembic_version"}
        if new_database_url.startswith("sqlite"):
            made = connection.execute(text("select sql from sqlite_master where name = 'entries'")).scalar_one()
            assert "WITHOUT ROWID" in made
    engine.dispose()


def test_current_database_needs_no_alembic(database_url: str) -> None:
    """A restarted server imports neither migrations nor Alembic."""
    code = (
        "import asyncio, sys; from bastide.server.store import open_store as o; asyncio.run(o(sys.argv[1]));"
        "print('alembic' in sys.modules, 'sqlalchemy' in sys.modules)"
    )
    done = subprocess.run([sys.executable, "-c", code, database_url], capture_output=True, text=True, check=True)
    assert done.stdout == "False False\n"


def test_concurrent_migrations_run_once(new_database_url: str) -> None:
    code = "import asyncio, sys; from bastide.server.store import open_store as o; asyncio.run(o(sys.argv[1]))"
    starting = [subprocess.Popen([sys.executable, "-c", code, new_database_url]) for _ in range(3)]
    assert [process.wait(60) for process in starting] == [0, 0, 0]
    assert pending_migrations(database_from_url(new_database_url)) == []


def test_database_of_later_version_is_refused(database_url: str) -> None:
    found = database_from_url(database_url)
    upgrade(found)
    execute_sql(found, "update alembic_version set version_num = '9999'")
    with pytest.raises(InvalidDatabase, match="newer version"):
        asyncio.run(open_store(database_url))


async def test_sqlite_commits_are_durable(tmp_path: Path) -> None:
    """Write-ahead log with synchronous = FULL (2): acknowledged actions survive a power cut."""
    async with open_test_store(f"sqlite:///{tmp_path}/new/folder/file.db") as store:
        assert await store.write(lambda c: c.fetch(tuple[int], "pragma synchronous")) == [(2,)]
        assert await store.write(lambda c: c.fetch(tuple[str], "pragma journal_mode")) == [("wal",)]


async def test_postgresql_commits_are_durable(postgres_server: PostgresServer) -> None:
    async with open_test_store(postgres_server.new_database()) as store:
        assert await store.write(lambda c: c.fetch(tuple[str], "show synchronous_commit")) == [("on",)]


@pytest.mark.parametrize("url", ["", "sqlite:", "sqlite://", "sqlite:///", "mysql://me:secret@host/x", "bastide.db"])
def test_invalid_database_url_is_refused_without_its_password(url: str) -> None:
    with pytest.raises(InvalidDatabase, match="sqlite:///FILE") as refused:
        database_from_url(url)
    assert "secret" not in str(refused.value)


def test_password_is_masked() -> None:
    assert hide_password("postgresql://me:p@ss@host:5432/x") == "postgresql://me:***@host:5432/x"
    assert hide_password("postgresql://host/x") == "postgresql://host/x"
    assert hide_password("sqlite:////var/x.db") == "sqlite:////var/x.db"


def test_missing_database_is_unavailable(tmp_path: Path) -> None:
    with pytest.raises(StorageUnavailable):
        asyncio.run(open_store("postgresql://bastide@127.0.0.1:1/none"))
    (tmp_path / "folder").mkdir()
    with pytest.raises(StorageUnavailable):
        asyncio.run(open_store(f"sqlite:///{tmp_path / 'folder'}"))


def test_next_migration_keeps_data(new_database_url: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    found = database_from_url(new_database_url)
    upgrade(found)
    execute_sql(found, "insert into people (id, name, created) values ('ann', 'Ann', 17)")
    add_migration(monkeypatch, tmp_path)
    assert not is_current(found)
    assert pending_migrations(found) == upgrade(found) == ["9998"]
    assert is_current(found)
    assert [(row[0], row[1], row[-1]) for row in read_all_rows(found)["people"]] == [("ann", "Ann", "none")]
