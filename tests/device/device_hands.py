"""A device that goes from hand to hand, in a browser."""

from __future__ import annotations

import re
from collections.abc import Sequence

from playwright.sync_api import Page, expect
from web_house import CLICK_ON
from web_play import until

#: What somebody holds in their hand.
HELD = ".hand, [data-hand]"


def begin_beside(page: Page, game: str, names: Sequence[str]) -> None:
    """A new table by the form: whoever holds the device, and these beside them."""
    page.evaluate("(to) => { location.hash = to }", f"#/new/{game}")
    page.locator("main select").first.select_option(str(len(names) + 1))
    page.locator('input[type="radio"][value="beside"]').check()
    for number, name in enumerate(names):
        page.locator(".names input").nth(number).fill(name)
    page.locator("button.go").click()
    page.wait_for_url(re.compile("#/table/"))


def pick_up(page: Page) -> int:
    """Whoever has to answer says that it is them; who it was."""
    hand = page.locator("[data-give]")
    hand.wait_for()
    seat = int(hand.get_attribute("data-give") or "-1")
    expect(page.locator(HELD)).to_have_count(0)  # nothing that is somebody's own is in the page before that
    page.locator("[data-pick-up]:enabled").click()
    hand.wait_for(state="detached")
    return seat


def play_until_given_on(page: Page) -> None:
    """Whoever has the device answers what they are asked, until it is to be given on, or the game is over."""
    page.evaluate(CLICK_ON, [100_000, False])
    until(page, "() => document.querySelector('[data-give], .result')", 120)
    page.evaluate("() => { window.clicked.clicks += 100_000; }")  # and the next one is left alone
    until(page, "() => window.clicked.stopped", 120)


def is_over(page: Page) -> bool:
    return page.locator(".result").count() > 0
