"""What tests of the server and of the pages share: real databases, a real server, a real browser."""

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

#: What the tests of faults have found is told at the end of every run.
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
    # Before there are workers: all draw from the same.
    os.environ.setdefault(SAMPLE, number_of(SOURCES))


TESTS = Path(__file__).parent
#: What servers keep their tables in.
DATABASES = ("sqlite", "postgresql")


def pytest_collection_modifyitems(config: pytest.Config, items: list[pytest.Item]) -> None:
    """What holds for every kind of database is asked of one, which is drawn for each test; ``make whole`` asks all.

    Of the ways through the pages that a file goes, a run of everything draws half; who names files has all of theirs,
    and where CI decides what lands, all are gone.
    """
    kept = {*one_of_each([item.nodeid for item in items], DATABASES)}
    if "CI" not in os.environ and TESTS in {Path(argument).resolve() for argument in config.args}:
        kept -= {*other_half([item.nodeid for item in items if is_way(item)])}
    config.hook.pytest_deselected(items=[item for item in items if item.nodeid not in kept])
    items[:] = [item for item in items if item.nodeid in kept]


def is_way(item: pytest.Item) -> bool:
    """Whether this is one way through the pages, and not one of many alike, of which some have been drawn already."""
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
    """A PostgreSQL server of one's own, to be hurt, where the other one could be had."""
    server = PostgresServer()
    yield server
    server.close()


@pytest.fixture(params=DATABASES)
def database_url(request: pytest.FixtureRequest, tmp_path: Path) -> str:
    """The address of an empty database, which is up to date."""
    if request.param == "sqlite":
        return ready.put(f"sqlite:///{tmp_path / 'bastide.db'}")
    server: PostgresServer = request.getfixturevalue("postgres_server")
    return server.ready_database()


@pytest.fixture(params=DATABASES)
def new_database_url(request: pytest.FixtureRequest, tmp_path: Path) -> str:
    """The address of a database in which there is nothing at all."""
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
    """An empty database, opened."""
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
    """Two processes on one database, and the clock that they share."""
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
    """Prints figures even where what tests print is not shown."""

    def out(text: str) -> None:
        with capsys.disabled():
            print(f"\n    {text}", end="", flush=True)

    return out


class KeptBrowser:
    """The browser stays open from one file to the next that needs one."""

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
    """Where others follow it is closed: while it is open, no test can have an event loop of its own."""
    if nextitem is None or (nextitem.path != item.path and "browser" not in getattr(nextitem, "fixturenames", ())):
        _BROWSER.close()


@pytest.fixture(scope="module")
def browser() -> Iterator[Browser]:
    """A browser for the tests of one file, without anybody in it from the files before."""
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
    """Opens a browser for each person of a test; in the end, none of their pages has had an error."""
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
    """Somebody with a name."""
    found = new_visitor()
    found.be("Ada")
    return found
