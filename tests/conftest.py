"""What tests of the server and of the pages share: real databases, a real server, a real browser."""

from __future__ import annotations

import os
from collections.abc import Iterator
from pathlib import Path
from typing import TYPE_CHECKING

import pytest
from fault_table import found, pytest_terminal_summary
from postgres import NoPostgres, PostgresServer
from say import Say

#: What the tests of faults have found is told at the end of every run.
__all__ = ["found", "pytest_terminal_summary"]

if TYPE_CHECKING:
    from playwright.sync_api import Browser
    from server_running import Running
    from web_house import House


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


@pytest.fixture(scope="module")
def running(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Running]:
    """One server for all tests of a module, on a port of its own."""
    from server_running import Running

    server = Running(f"sqlite:///{tmp_path_factory.mktemp('server') / 'test.db'}")
    yield server
    server.stop()


@pytest.fixture
def say(capsys: pytest.CaptureFixture[str]) -> Say:
    """Prints figures even where what tests print is not shown."""

    def out(text: str) -> None:
        with capsys.disabled():
            print(f"\n    {text}", end="", flush=True)

    return out


@pytest.fixture(scope="module")
def browser() -> Iterator[Browser]:
    """A browser for the tests of one file."""
    from web_house import need_pages, open_browser

    need_pages()
    with open_browser() as found:
        yield found


@pytest.fixture(scope="module")
def house(tmp_path_factory: pytest.TempPathFactory) -> Iterator[House]:
    """A server with the built pages for the tests of one file."""
    from web_house import House, need_pages

    need_pages()
    found = House(tmp_path_factory.mktemp("house"))
    found.start()
    yield found
    found.stop()
