"""Helpers that play in the browser: create tables with the form, and click actions."""

from __future__ import annotations

import re
from collections.abc import Callable

from browser_testing import RANDOM_CLICKS, Visitor
from playwright.sync_api import Page, expect

#: Whether a click on the centre of an element hits it, and not something above it.
IN_SIGHT = """(node) => {
  const { left, top, width, height } = node.getBoundingClientRect();
  return node.contains(document.elementFromPoint(left + width / 2, top + height / 2));
}"""


def begin(person: Visitor, game: str, *, seats: int = 2, friends: int = 0, bot: str = "random", **options: str) -> None:
    """Create a table with the form: this number of seats, friends on the first other seats, bots on the rest."""
    page = person.page
    person.visit(f"/new/{game}")
    page.get_by_role("combobox", name=re.compile("Number of players")).select_option(str(seats))
    show_all_options(page)
    others = page.locator("ol.seats select")
    expect(others).to_have_count(seats - 1)
    for i in range(seats - 1):
        others.nth(i).select_option("" if i < friends else bot)
    for label, value in options.items():
        page.get_by_label(label, exact=True).first.select_option(value)
    page.locator("button.start-game").click()
    page.wait_for_url("**/table/*")


def play_now(person: Visitor, game: str) -> None:
    """Start a game against bots with the default options."""
    person.visit(f"/new/{game}")
    person.page.locator("button.start-game").click()
    person.page.locator(".prompt.mine").wait_for()


def join(person: Visitor, link: str, name: str) -> None:
    """Join a table by its invitation link."""
    person.page.goto(link)
    person.page.locator("main input").first.fill(name)
    person.page.locator("main form button").first.click()


def show_all_options(page: Page) -> None:
    """Expand all options of the new table form."""
    if not page.locator("details.more").get_attribute("open"):
        page.locator("details.more > summary").click()
    page.locator("ol.seats").wait_for()


def click_randomly(page: Page, most: int = 100_000, seconds: int = 60, touch: bool = False) -> None:
    """Click or tap random legal actions, up to ``most`` times or until the game is over, and wait for it."""
    start_clicking(page, most, touch)
    until(page, "() => window.clicked.stopped", seconds)


def follow_coach(page: Page, look: Callable[[str], None] = lambda what: None, most: int = 400) -> None:
    """Perform the coach's actions until the game is over. ``look`` is called before and after each advice."""
    for number in range(most):
        page.locator("[data-show], .result").first.wait_for()
        if page.locator(".result").count():
            return
        look(f"coach-{number}")
        page.locator("[data-show]").click()
        best = page.locator("[data-best]")
        best.wait_for()
        look(f"shown-{number}")
        best.click()
        best.wait_for(state="detached")
    raise AssertionError(f"a game in which {most} things are decided")


def place_tile(page: Page) -> None:
    """Carcassonne: place the tile on one of the visible cells."""
    first = f"[...document.querySelectorAll('.cell')].find({IN_SIGHT})"
    until(page, f"() => {first} !== undefined", 60)
    cell = page.evaluate(f"() => {first}.dataset.cell")
    page.locator(f'[data-cell="{cell}"]').click()
    page.locator('[data-action="lay"]').click()


def resign(page: Page) -> None:
    page.get_by_role("button", name="Menu").click()
    page.get_by_role("button", name="Resign").click()
    page.get_by_role("button", name="Yes, resign").click()
    page.locator(".result").wait_for()


def long_press(page: Page, selector: str) -> None:
    """Press an element until its sheet opens, and release it, which also causes a click."""
    thing = page.locator(selector).first
    thing.dispatch_event("pointerdown", {"pointerType": "touch", "bubbles": True})
    page.locator("dialog.sheet").wait_for()
    thing.dispatch_event("pointerup", {"pointerType": "touch", "bubbles": True})
    thing.dispatch_event("click", {"bubbles": True, "cancelable": True, "detail": 1})


def until(page: Page, condition: str, seconds: int) -> None:
    """Poll a condition; Playwright's own waiting is blocked by the page's content security policy."""
    for _ in range(seconds * 20):
        if page.evaluate(condition):
            return
        page.wait_for_timeout(50)
    raise AssertionError(f"not within {seconds} seconds: {condition}; {page.locator('main').inner_text()[:2000]}")


def start_clicking(page: Page, most: int = 100_000, touch: bool = False) -> None:
    page.evaluate(RANDOM_CLICKS, [most, touch])
