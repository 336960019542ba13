"""Fixtures of the server and web tests: real databases, a real server, a real browser."""

from __future__ import annotations

import os
from collections.abc import AsyncIterator, Iterator
from contextlib import ExitStack
from pathlib import Path
from typing import TYPE_CHECKING, Any

import migrated_databases
import pytest
from findings_report import found, pytest_terminal_summary
from hanging_tests import HangingTestPlugin
from postgres_server import NoPostgres, PostgresServer
from print_callback import PrintLine
from sampled_cases import deselected_browser_tests, one_per_parameter
from slowest_first import SlowestFirstPlugin

#: Hooks that print the results of the fault injection tests at the end of every run.
__all__ = ["found", "pytest_terminal_summary"]

if TYPE_CHECKING:
    from browser_testing import LocalServer, NewVisitor, Visitor
    from playwright.sync_api import Browser
    from running_server import RunningServer
    from table_service_harness import TableServiceScene, TwoNodesAndClock
    from terminal_commands import Terminal

    from bastide.server.people import AccountService
    from bastide.server.store import DatabaseStore


def pytest_configure(config: pytest.Config) -> None:
    config.pluginmanager.register(SlowestFirstPlugin())
    config.pluginmanager.register(HangingTestPlugin())


TESTS = Path(__file__).parent
#: Databases that the server supports.
DATABASES = ("sqlite", "postgresql")


def pytest_collection_modifyitems(config: pytest.Config, items: list[pytest.Item]) -> None:
    """Select tests: one database per test, and a third of the browser tests of each file.

    ``make whole``, and files named on the command line, run everything. In CI all browser tests run.
    """
    kept = {*one_per_parameter([item.nodeid for item in items], DATABASES)}
    if "CI" not in os.environ and TESTS in {Path(argument).resolve() for argument in config.args}:
        kept -= {*deselected_browser_tests([item.nodeid for item in items if is_way(item)])}
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
        return migrated_databases.create_database(f"sqlite:///{tmp_path / 'bastide.db'}")
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
    from store_helpers import open_test_store

    async with open_test_store(database_url) as found:
        yield found


@pytest.fixture
def people(store: DatabaseStore) -> AccountService:
    from bastide.server.people import AccountService

    return AccountService(store)


@pytest.fixture
async def scene(tmp_path: Path) -> AsyncIterator[TableServiceScene]:
    """A table service without a network."""
    from table_service_harness import TableServiceScene

    async with TableServiceScene(tmp_path) as found:
        yield found


@pytest.fixture
async def meeting(database_url: str) -> AsyncIterator[TwoNodesAndClock]:
    """Two nodes on one database, and the clock that they share."""
    from table_service_harness import ServerNode

    from bastide.server.store import open_store

    clock = [1_000_000_000]
    async with (
        ServerNode(await open_store(database_url), clock) as one,
        ServerNode(await open_store(database_url), clock) as two,
    ):
        yield one, two, clock


@pytest.fixture(scope="module")
def running(tmp_path_factory: pytest.TempPathFactory) -> Iterator[RunningServer]:
    """One server for all tests of a module, on a port of its own."""
    from running_server import RunningServer

    with RunningServer(f"sqlite:///{tmp_path_factory.mktemp('server') / 'test.db'}") as server:
        yield server


@pytest.fixture
def say(capsys: pytest.CaptureFixture[str]) -> PrintLine:
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
        from browser_testing import open_browser

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
    from browser_testing import need_pages

    need_pages()
    found = _BROWSER.open()
    yield found
    for context in found.contexts:
        context.close()


@pytest.fixture(scope="session")
def shared_server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[LocalServer]:
    """A server with the built pages for all test files of a worker, because its first answers take seconds."""
    from browser_testing import running_server

    with running_server(tmp_path_factory.mktemp("server")) as found:
        yield found


@pytest.fixture(scope="module")
def local_server(shared_server: LocalServer) -> LocalServer:
    """A server with the built pages. Tests of other files may have left people and tables there."""
    shared_server.use_for_new_file()
    return shared_server


@pytest.fixture
def new_visitor(browser: Browser, local_server: LocalServer) -> Iterator[NewVisitor]:
    """Open a browser context for each person of a test, and assert at the end that no page had an error."""
    from browser_testing import visitor

    opened: list[Visitor] = []

    def open_one(*given: Any, **settings: Any) -> Visitor:
        opened.append(visitor(browser, local_server, *given, **settings))
        return opened[-1]

    yield open_one
    for person in opened:
        assert person.page_errors == []
        person.context.close()


@pytest.fixture
def terminal(capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch) -> Terminal:
    """Runs commands in this process."""
    from terminal_commands import Terminal

    return Terminal(capsys, monkeypatch)


@pytest.fixture
def ada(new_visitor: NewVisitor) -> Visitor:
    """A visitor with a name."""
    found = new_visitor()
    found.set_name("Ada")
    return found
