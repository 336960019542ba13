"""Helpers for hot-seat games in a browser."""

from __future__ import annotations

import re
from collections.abc import Sequence

from browser_play import until
from browser_testing import RANDOM_CLICKS
from playwright.sync_api import Page, expect

#: Selector of a player's hidden cards.
HAND_OVER_SELECTOR = ".hand, [data-hand]"


def begin_hot_seat_game(page: Page, game: str, names: Sequence[str]) -> None:
    """Create a hot-seat table with the form: the owner and these people."""
    page.evaluate("(to) => { location.hash = to }", f"#/new/{game}")
    page.locator("main select").first.select_option(str(len(names) + 1))
    page.locator('input[type="radio"][value="beside"]').check()
    for number, name in enumerate(names):
        page.locator(".names input").nth(number).fill(name)
    page.locator("button.start-game").click()
    page.wait_for_url(re.compile("#/table/"))


def take_device(page: Page) -> int:
    """Take the device as the next player; returns the seat."""
    hand = page.locator("[data-handover]")
    hand.wait_for()
    seat = int(hand.get_attribute("data-handover") or "-1")
    expect(page.locator(HAND_OVER_SELECTOR)).to_have_count(0)  # no hidden cards are in the page before
    page.locator("[data-take-device]:enabled").click()
    hand.wait_for(state="detached")
    return seat


def play_until_hand_over(page: Page) -> None:
    """Play for the current holder until the device must be handed over or the game ends."""
    page.evaluate(RANDOM_CLICKS, [100_000, False])
    until(page, "() => document.querySelector('[data-handover], .result')", 120)
    page.evaluate("() => { window.clicked.clicks += 100_000; }")  # stop clicking for the next player
    until(page, "() => window.clicked.stopped", 120)


def is_game_over(page: Page) -> bool:
    return page.locator(".result").count() > 0
