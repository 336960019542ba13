"""Every screen by daylight and by lamplight: axe finds nothing.

What is looked at is what ``make pictures`` takes pictures of. Here some of them, each game's table among them; with
``BASTIDE_SOAK`` set, all.
"""

from __future__ import annotations

import os
from collections.abc import Iterator

import pytest
from playwright.sync_api import Browser
from web_house import House, Visitor, axe, visitor
from web_layout import like, settled, speak
from web_screens import every, names

#: One of each kind, of those that no other test looks at in both lights.
SOME = ["new dominion", "settings", "no table", "seven_wonders answers", "keys", "replay carcassonne"]


@pytest.fixture(scope="module")
def ada(browser: Browser, house: House) -> Iterator[Visitor]:
    found = visitor(browser, house, width=1366, height=768)
    found.enter("Ada")
    yield found
    assert found.complaints == []
    found.context.close()


@pytest.mark.parametrize("screen", names() if "BASTIDE_SOAK" in os.environ else SOME)
def test_axe_finds_nothing_in_either_light(ada: Visitor, house: House, screen: str) -> None:
    page = ada.page
    like(page, theme="light")
    speak(page, "en")
    every(house)[screen](ada)
    found: dict[str, list[str]] = {}
    for theme in ("light", "dark"):
        like(page, theme=theme)
        settled(page)
        wrong = axe(page)
        if wrong:
            found[theme] = wrong
    like(page, theme="system")
    assert found == {}
