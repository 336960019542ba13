"""Helpers for hot-seat games in a browser."""

from __future__ import annotations

import re
from collections.abc import Sequence

from playwright.sync_api import Page, expect
from web_house import CLICK_ON
from web_play import until

#: Selector of a player's hidden cards.
HELD = ".hand, [data-hand]"


def begin_beside(page: Page, game: str, names: Sequence[str]) -> None:
    """Create a hot-seat table with the form: the owner and these people."""
    page.evaluate("(to) => { location.hash = to }", f"#/new/{game}")
    page.locator("main select").first.select_option(str(len(names) + 1))
    page.locator('input[type="radio"][value="beside"]').check()
    for number, name in enumerate(names):
        page.locator(".names input").nth(number).fill(name)
    page.locator("button.go").click()
    page.wait_for_url(re.compile("#/table/"))


def pick_up(page: Page) -> int:
    """Take the device as the next player; returns the seat."""
    hand = page.locator("[data-give]")
    hand.wait_for()
    seat = int(hand.get_attribute("data-give") or "-1")
    expect(page.locator(HELD)).to_have_count(0)  # no hidden cards are in the page before
    page.locator("[data-pick-up]:enabled").click()
    hand.wait_for(state="detached")
    return seat


def play_until_given_on(page: Page) -> None:
    """Play for the current holder until the device must be handed over or the game ends."""
    page.evaluate(CLICK_ON, [100_000, False])
    until(page, "() => document.querySelector('[data-give], .result')", 120)
    page.evaluate("() => { window.clicked.clicks += 100_000; }")  # stop clicking for the next player
    until(page, "() => window.clicked.stopped", 120)


def is_over(page: Page) -> bool:
    return page.locator(".result").count() > 0
