"""On a phone, with fingers: whole games upright and lying, what a tap does, and what a long press never does."""

from __future__ import annotations

import os
import re
from itertools import cycle, islice

import pytest
from browser_play import begin, click_on, press_long
from browser_testing import LocalServer, Visitor, fits, visitor
from playwright.sync_api import Browser, expect
from sample import WHOLE, drawn

UPRIGHT = (360, 740)
LYING = (740, 360)


def phone(browser: Browser, local_server: LocalServer, game: str, size: tuple[int, int], seats: int = 2) -> Visitor:
    person = visitor(browser, local_server, width=size[0], height=size[1], touch=True)
    person.be("Tal")
    begin(person, game, seats=seats)
    person.page.locator(".prompt.mine").wait_for()
    return person


#: Another game than the one that is played with a mouse.
TAPPED = drawn("whole games", ["dominion", "seven_wonders", "carcassonne"], 1, after=1)


#: How often the phone is turned, at most: every day the beginning is played, otherwise all.
TURNS = 1000 if WHOLE in os.environ else 3


@pytest.mark.parametrize("game", TAPPED)
def test_a_whole_game_with_taps(browser: Browser, local_server: LocalServer, game: str) -> None:
    """The phone is turned all the time: beginning, middle and end are played upright as well as lying."""
    seats = 3 if game == "seven_wonders" else 2
    person = phone(browser, local_server, game, UPRIGHT, seats=seats)
    page = person.page
    sheets = 0
    looks = cycle({"upright": UPRIGHT, "lying": LYING}.items())
    over = False
    for way, (width, height) in islice(looks, TURNS):
        page.set_viewport_size({"width": width, "height": height})
        click_on(page, 20, seconds=280, touch=True)
        clicked = page.evaluate("() => window.clicked")
        sheets += clicked["sheets"]
        over = clicked["over"]
        page.locator(".prompt, .result").first.wait_for()
        person.shot(f"touch-{game}-{way}")
        assert fits(page)
        if over:
            break
    assert over or WHOLE not in os.environ
    if game != "carcassonne":
        assert sheets > 0
    for way, (width, height) in islice(looks, 2 if over else 0):
        page.set_viewport_size({"width": width, "height": height})
        expect(page.locator(".result tbody tr")).to_have_count(seats)
        assert fits(page)
        person.shot(f"touch-{game}-{way}-end")
    assert person.complaints == []
    person.context.close()


def test_a_long_press_reads_and_never_buys(browser: Browser, local_server: LocalServer) -> None:
    person = phone(browser, local_server, "dominion", UPRIGHT)
    page = person.page
    page.locator('[data-action="play all treasures"]').tap()
    page.locator('[data-pile="estate"].open').wait_for()
    press_long(page, '[data-pile="estate"]')
    expect(page.locator("dialog.sheet")).to_contain_text("Estate")
    page.keyboard.press("Escape")
    expect(page.locator("dialog.sheet")).to_have_count(0)
    expect(page.locator('[data-pile="estate"].open')).to_have_count(1)
    # A tap opens the same sheet, and there it can be bought.
    page.locator('[data-pile="estate"]').tap()
    page.locator("dialog.sheet").get_by_role("button", name="Buy").tap()
    expect(page.locator("dialog.sheet")).to_have_count(0)
    expect(page.locator('[data-pile="estate"].open')).to_have_count(0)
    page.locator("aside.side button.phone").tap()
    expect(page.locator("dialog .log")).to_contain_text(re.compile(r"Tal.*buys.*Estate", re.DOTALL))
    assert person.complaints == []
    person.context.close()


def test_what_cannot_be_bought_says_why_on_its_sheet(browser: Browser, local_server: LocalServer) -> None:
    person = phone(browser, local_server, "dominion", UPRIGHT)
    page = person.page
    page.locator('[data-pile="province"]').tap(force=True)
    expect(page.locator("dialog.sheet .why")).to_contain_text(re.compile(r"Province\W+costs\W+8"))
    expect(page.locator("dialog.sheet [data-component-action]")).to_have_count(0)
    person.context.close()


@pytest.mark.parametrize("size", [UPRIGHT, LYING], ids=["upright", "lying"])
def test_the_board_has_most_of_the_screen(browser: Browser, local_server: LocalServer, size: tuple[int, int]) -> None:
    """The line of seats and tools is slim, and what one plays on is in sight at once."""
    person = phone(browser, local_server, "carcassonne", size)
    page = person.page
    side = page.locator("aside.side").bounding_box()
    board = page.locator(".map-viewport").bounding_box()
    assert side is not None
    assert board is not None
    assert side["height"] <= 52
    assert board["height"] >= 0.55 * size[1]
    assert board["y"] + board["height"] <= size[1] + 40
    person.context.close()
