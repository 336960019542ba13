"""Playing in the browser: a table made by the form, and clicks on what is offered."""

from __future__ import annotations

import re
from collections.abc import Callable

from browser_testing import RANDOM_CLICKS, Visitor
from playwright.sync_api import Page, expect

#: Whether a click on the middle of something meets it, and not what lies over it.
IN_SIGHT = """(node) => {
  const { left, top, width, height } = node.getBoundingClientRect();
  return node.contains(document.elementFromPoint(left + width / 2, top + height / 2));
}"""


def begin(person: Visitor, game: str, *, seats: int = 2, friends: int = 0, bot: str = "random", **options: str) -> None:
    """Make a table by the form: so many seats, the first of the others for friends, bots on the rest."""
    page = person.page
    person.visit(f"/new/{game}")
    page.get_by_role("combobox", name=re.compile("Seats")).select_option(str(seats))
    unfold(page)
    others = page.locator("ol.seats select")
    expect(others).to_have_count(seats - 1)
    for i in range(seats - 1):
        others.nth(i).select_option("" if i < friends else bot)
    for label, value in options.items():
        page.get_by_label(label, exact=True).first.select_option(value)
    page.locator("button.start-game").click()
    page.wait_for_url("**/table/*")


def play_now(person: Visitor, game: str) -> None:
    """Play against bots at a table as the form offers it."""
    person.visit(f"/new/{game}")
    person.page.locator("button.start-game").click()
    person.page.locator(".prompt.mine").wait_for()


def join(person: Visitor, link: str, name: str) -> None:
    """Sit down by an invitation."""
    person.page.goto(link)
    person.page.locator("main input").first.fill(name)
    person.page.locator("main form button").first.click()


def unfold(page: Page) -> None:
    """Show all that can be said about a new table."""
    if not page.locator("details.more").get_attribute("open"):
        page.locator("details.more > summary").click()
    page.locator("ol.seats").wait_for()


def click_on(page: Page, most: int = 100_000, seconds: int = 60, touch: bool = False) -> None:
    """Click (or tap) what is offered, so often or until the game is over, and wait for it."""
    start_clicking(page, most, touch)
    until(page, "() => window.clicked.stopped", seconds)


def follow_coach(page: Page, look: Callable[[str], None] = lambda what: None, most: int = 400) -> None:
    """Do what the coach shows, until the game is over. ``look`` is called before it is asked, and when it has shown."""
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


def lay(page: Page) -> None:
    """Carcassonne: the tile is laid at one of the places that are in sight."""
    first = f"[...document.querySelectorAll('.cell')].find({IN_SIGHT})"
    until(page, f"() => {first} !== undefined", 60)
    cell = page.evaluate(f"() => {first}.dataset.cell")
    page.locator(f'[data-cell="{cell}"]').click()
    page.locator('[data-action="lay"]').click()


def resign(page: Page) -> None:
    page.get_by_role("button", name="Menu").click()
    page.get_by_role("button", name="Resign").click()
    page.get_by_role("button", name="Yes, I resign").click()
    page.locator(".result").wait_for()


def press_long(page: Page, selector: str) -> None:
    """A finger rests on it for as long as it takes, and goes up again: the browser makes a click of that, too."""
    thing = page.locator(selector).first
    thing.dispatch_event("pointerdown", {"pointerType": "touch", "bubbles": True})
    page.locator("dialog.sheet").wait_for()
    thing.dispatch_event("pointerup", {"pointerType": "touch", "bubbles": True})
    thing.dispatch_event("click", {"bubbles": True, "cancelable": True, "detail": 1})


def until(page: Page, condition: str, seconds: int) -> None:
    """Wait in steps: the page's own policy forbids what Playwright would do in it."""
    for _ in range(seconds * 20):
        if page.evaluate(condition):
            return
        page.wait_for_timeout(50)
    raise AssertionError(f"not within {seconds} seconds: {condition}; {page.locator('main').inner_text()[:2000]}")


def start_clicking(page: Page, most: int = 100_000, touch: bool = False) -> None:
    page.evaluate(RANDOM_CLICKS, [most, touch])
