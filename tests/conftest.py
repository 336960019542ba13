"""Fixtures of the server and web tests: real databases, a real server, a real browser."""

from __future__ import annotations

import os
from collections.abc import AsyncIterator, Iterator
from contextlib import ExitStack
from pathlib import Path
from typing import TYPE_CHECKING, Any

import pytest
import ready
from arrange import Arrangement
from fault_table import found, pytest_terminal_summary
from postgres import NoPostgres, PostgresServer
from sample import SOURCES, number_of, one_of_each, other_half
from sample import VARIABLE as SAMPLE
from say import Say

#: Hooks that print the results of the fault injection tests at the end of every run.
__all__ = ["found", "pytest_terminal_summary"]

if TYPE_CHECKING:
    from playwright.sync_api import Browser
    from server_running import Running
    from server_scene import Meeting, Scene
    from web_house import House, NewVisitor, Visitor

    from bastide.server.people import People
    from bastide.server.store import DatabaseStore


def pytest_configure(config: pytest.Config) -> None:
    config.pluginmanager.register(Arrangement())
    # Set before the workers start, so that all use the same seed.
    os.environ.setdefault(SAMPLE, number_of(SOURCES))


TESTS = Path(__file__).parent
#: Databases that the server supports.
DATABASES = ("sqlite", "postgresql")


def pytest_collection_modifyitems(config: pytest.Config, items: list[pytest.Item]) -> None:
    """Select tests: one database per test, and half of the browser tests of each file.

    ``make whole``, and files named on the command line, run everything. In CI all browser tests run.
    """
    kept = {*one_of_each([item.nodeid for item in items], DATABASES)}
    if "CI" not in os.environ and TESTS in {Path(argument).resolve() for argument in config.args}:
        kept -= {*other_half([item.nodeid for item in items if is_way(item)])}
    config.hook.pytest_deselected(items=[item for item in items if item.nodeid not in kept])
    items[:] = [item for item in items if item.nodeid in kept]


def is_way(item: pytest.Item) -> bool:
    """Whether this is a single browser test, not one of a sampled matrix."""
    return "browser" in getattr(item, "fixturenames", ()) and not hasattr(item, "callspec")


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


@pytest.fixture
def victim(postgres_server: PostgresServer) -> Iterator[PostgresServer]:
    """A separate PostgreSQL server for tests that damage it."""
    server = PostgresServer()
    yield server
    server.close()


@pytest.fixture(params=DATABASES)
def database_url(request: pytest.FixtureRequest, tmp_path: Path) -> str:
    """URL of an empty, migrated database."""
    if request.param == "sqlite":
        return ready.put(f"sqlite:///{tmp_path / 'bastide.db'}")
    server: PostgresServer = request.getfixturevalue("postgres_server")
    return server.ready_database()


@pytest.fixture(params=DATABASES)
def new_database_url(request: pytest.FixtureRequest, tmp_path: Path) -> str:
    """URL of a database without any schema."""
    if request.param == "sqlite":
        return f"sqlite:///{tmp_path / 'bastide.db'}"
    server: PostgresServer = request.getfixturevalue("postgres_server")
    return server.new_database()


@pytest.fixture
def anyio_backend() -> str:
    """Asynchronous tests run on asyncio."""
    return "asyncio"


@pytest.fixture
async def store(database_url: str) -> AsyncIterator[DatabaseStore]:
    """An open store on an empty database."""
    from stores import opened

    async with opened(database_url) as found:
        yield found


@pytest.fixture
def people(store: DatabaseStore) -> People:
    from bastide.server.people import People

    return People(store)


@pytest.fixture
async def scene(tmp_path: Path) -> AsyncIterator[Scene]:
    """A table service without a network."""
    from server_scene import Scene

    async with Scene(tmp_path) as found:
        yield found


@pytest.fixture
async def meeting(database_url: str) -> AsyncIterator[Meeting]:
    """Two nodes on one database, and the clock that they share."""
    from server_scene import Node

    from bastide.server.store import open_store

    clock = [1_000_000_000]
    async with Node(await open_store(database_url), clock) as one, Node(await open_store(database_url), clock) as two:
        yield one, two, clock


@pytest.fixture(scope="module")
def running(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Running]:
    """One server for all tests of a module, on a port of its own."""
    from server_running import Running

    with Running(f"sqlite:///{tmp_path_factory.mktemp('server') / 'test.db'}") as server:
        yield server


@pytest.fixture
def say(capsys: pytest.CaptureFixture[str]) -> Say:
    """Print measurements even where pytest captures output."""

    def out(text: str) -> None:
        with capsys.disabled():
            print(f"\n    {text}", end="", flush=True)

    return out


class KeptBrowser:
    """Keeps the browser open between test files that use one."""

    def __init__(self) -> None:
        self._browser: Browser | None = None
        self._end = ExitStack()

    def open(self) -> Browser:
        from web_house import open_browser

        if self._browser is None or not self._browser.is_connected():
            self.close()
            self._browser = self._end.enter_context(open_browser())
        return self._browser

    def close(self) -> None:
        self._browser = None
        self._end.close()


_BROWSER = KeptBrowser()


@pytest.hookimpl(trylast=True)
def pytest_runtest_teardown(item: pytest.Item, nextitem: pytest.Item | None) -> None:
    """Close the browser before a file that does not use it, because no test could run its own event loop meanwhile."""
    if nextitem is None or (nextitem.path != item.path and "browser" not in getattr(nextitem, "fixturenames", ())):
        _BROWSER.close()


@pytest.fixture(scope="module")
def browser() -> Iterator[Browser]:
    """A browser for the tests of one file, without contexts of earlier files."""
    from web_house import need_pages

    need_pages()
    found = _BROWSER.open()
    yield found
    for context in found.contexts:
        context.close()


@pytest.fixture(scope="module")
def house(tmp_path_factory: pytest.TempPathFactory) -> Iterator[House]:
    """A server with the built pages for the tests of one file."""
    from web_house import running_house

    with running_house(tmp_path_factory.mktemp("house")) as found:
        yield found


@pytest.fixture
def new_visitor(browser: Browser, house: House) -> Iterator[NewVisitor]:
    """Open a browser context for each person of a test, and assert at the end that no page had an error."""
    from web_house import visitor

    opened: list[Visitor] = []

    def open_one(*given: Any, **settings: Any) -> Visitor:
        opened.append(visitor(browser, house, *given, **settings))
        return opened[-1]

    yield open_one
    for person in opened:
        assert person.complaints == []
        person.context.close()


@pytest.fixture
def ada(new_visitor: NewVisitor) -> Visitor:
    """A visitor with a name."""
    found = new_visitor()
    found.be("Ada")
    return found
