"""What tests of the server share: a real SQLite file and a real PostgreSQL server."""

from __future__ import annotations

import os
from collections.abc import Iterator
from pathlib import Path

import pytest
from postgres import NoPostgres, PostgresServer


@pytest.fixture(scope="session")
def postgres_server() -> Iterator[PostgresServer]:
    try:
        server = PostgresServer()
    except NoPostgres as problem:
        if os.environ.get("CI"):
            pytest.fail(f"CI runs the server's tests on PostgreSQL, but there is none: {problem}")
        pytest.skip(f"NOT TESTED ON POSTGRESQL: {problem}")
    yield server
    server.close()


@pytest.fixture(params=["sqlite", "postgresql"])
def database_url(request: pytest.FixtureRequest, tmp_path: Path) -> str:
    """The address of an empty database."""
    if request.param == "sqlite":
        return f"sqlite:///{tmp_path / 'bastide.db'}"
    server: PostgresServer = request.getfixturevalue("postgres_server")
    return server.new_database()
