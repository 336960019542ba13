"""A browser and a server for each file of browser tests."""

from __future__ import annotations

from collections.abc import Iterator

import pytest
from playwright.sync_api import Browser, expect
from web_house import House, need_pages, open_browser

# The machine may be busy with other tests: what comes at once on a quiet one may be waited for.
expect.set_options(timeout=30_000)


@pytest.fixture(scope="module")
def browser() -> Iterator[Browser]:
    need_pages()
    with open_browser() as found:
        yield found


@pytest.fixture(scope="module")
def house(tmp_path_factory: pytest.TempPathFactory) -> Iterator[House]:
    need_pages()
    found = House(tmp_path_factory.mktemp("house"))
    found.start()
    yield found
    found.stop()
