"""Every screen by daylight and by lamplight: axe finds nothing.

What is looked at is what ``make pictures`` takes pictures of: one screen around the tables, one at them, and one
elsewhere; with ``BASTIDE_SOAK`` set, all.
"""

from __future__ import annotations

from collections.abc import Collection, Iterator

import pytest
from browser_testing import LocalServer, Visitor, axe, visitor
from layout_checks import like, settled, speak
from playwright.sync_api import Browser
from sample import drawn
from screen_catalogue import ELSEWHERE, OPENED, SCREENS, every
from table_scenes import SCENES

KINDS: list[Collection[str]] = [SCREENS, [*SCENES, *OPENED], ELSEWHERE]
SOME = [screen for kind in KINDS for screen in drawn("both lights", kind, 1)]


@pytest.fixture(scope="module")
def ada(browser: Browser, local_server: LocalServer) -> Iterator[Visitor]:
    found = visitor(browser, local_server, width=1366, height=768)
    found.enter("Ada")
    yield found
    assert found.complaints == []
    found.context.close()


@pytest.mark.parametrize("screen", SOME)
def test_axe_finds_nothing_in_either_light(ada: Visitor, local_server: LocalServer, screen: str) -> None:
    page = ada.page
    like(page, theme="light")
    speak(page, "en")
    every(local_server)[screen](ada)
    found: dict[str, list[str]] = {}
    for theme in ("light", "dark"):
        like(page, theme=theme)
        settled(page)
        wrong = axe(page, always=True)
        if wrong:
            found[theme] = wrong
    like(page, theme="system")
    assert found == {}
