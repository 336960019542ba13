"""Browser tests on a phone with touch: whole games in portrait and landscape, taps and long presses."""

from __future__ import annotations

import os
import re
from itertools import cycle, islice

import pytest
from browser_play import begin, click_randomly, long_press
from browser_testing import LocalServer, Visitor, fits_width, visitor
from playwright.sync_api import Browser, expect
from sampled_cases import RUN_ALL_VARIABLE, sample_cases

PORTRAIT = (360, 740)
LANDSCAPE = (740, 360)


def start_on_phone(
    browser: Browser, local_server: LocalServer, game: str, size: tuple[int, int], seats: int = 2
) -> Visitor:
    person = visitor(browser, local_server, width=size[0], height=size[1], touch=True)
    person.set_name("Tal")
    begin(person, game, seats=seats)
    person.page.locator(".prompt.mine").wait_for()
    return person


#: Another game than the one played by mouse.
TOUCH_GAMES = sample_cases("whole games", ["dominion", "seven_wonders", "carcassonne"], 1, after=1)


#: Maximum number of rotations; a whole game with the soak setting.
MAX_ROTATIONS = 1000 if RUN_ALL_VARIABLE in os.environ else 3


@pytest.mark.parametrize("game", TOUCH_GAMES)
def test_whole_game_by_touch(browser: Browser, local_server: LocalServer, game: str) -> None:
    """The phone is rotated all the time, so that both orientations are played."""
    seats = 3 if game == "seven_wonders" else 2
    person = start_on_phone(browser, local_server, game, PORTRAIT, seats=seats)
    page = person.page
    sheets = 0
    looks = cycle({"upright": PORTRAIT, "lying": LANDSCAPE}.items())
    over = False
    for way, (width, height) in islice(looks, MAX_ROTATIONS):
        page.set_viewport_size({"width": width, "height": height})
        click_randomly(page, 20, seconds=280, touch=True)
        clicked = page.evaluate("() => window.clicked")
        sheets += clicked["sheets"]
        over = clicked["over"]
        page.locator(".prompt, .result").first.wait_for()
        person.screenshot(f"touch-{game}-{way}")
        assert fits_width(page)
        if over:
            break
    assert over or RUN_ALL_VARIABLE not in os.environ
    if game != "carcassonne":
        assert sheets > 0
    for way, (width, height) in islice(looks, 2 if over else 0):
        page.set_viewport_size({"width": width, "height": height})
        expect(page.locator(".result tbody tr")).to_have_count(seats)
        assert fits_width(page)
        person.screenshot(f"touch-{game}-{way}-end")
    assert person.page_errors == []
    person.context.close()


def test_long_press_only_previews(browser: Browser, local_server: LocalServer) -> None:
    person = start_on_phone(browser, local_server, "dominion", PORTRAIT)
    page = person.page
    page.locator('[data-action="play all treasures"]').tap()
    page.locator('[data-pile="estate"].open').wait_for()
    long_press(page, '[data-pile="estate"]')
    expect(page.locator("dialog.sheet")).to_contain_text("Estate")
    page.keyboard.press("Escape")
    expect(page.locator("dialog.sheet")).to_have_count(0)
    expect(page.locator('[data-pile="estate"].open')).to_have_count(1)
    # A tap opens the same sheet with a buy button.
    page.locator('[data-pile="estate"]').tap()
    page.locator("dialog.sheet").get_by_role("button", name="Buy").tap()
    expect(page.locator("dialog.sheet")).to_have_count(0)
    expect(page.locator('[data-pile="estate"].open')).to_have_count(0)
    page.locator("aside.side button.phone").tap()
    expect(page.locator("dialog .log")).to_contain_text(re.compile(r"Tal.*buys.*Estate", re.DOTALL))
    assert person.page_errors == []
    person.context.close()


def test_sheet_explains_illegal_purchase(browser: Browser, local_server: LocalServer) -> None:
    person = start_on_phone(browser, local_server, "dominion", PORTRAIT)
    page = person.page
    page.locator('[data-pile="province"]').tap(force=True)
    expect(page.locator("dialog.sheet .why")).to_contain_text(re.compile(r"Province\W+it costs\W+8"))
    expect(page.locator("dialog.sheet [data-component-action]")).to_have_count(0)
    person.context.close()


@pytest.mark.parametrize("size", [PORTRAIT, LANDSCAPE], ids=["upright", "lying"])
def test_board_uses_most_of_the_phone_screen(
    browser: Browser, local_server: LocalServer, size: tuple[int, int]
) -> None:
    """The row of seats and tools is low, and the board is visible at once."""
    person = start_on_phone(browser, local_server, "carcassonne", size)
    page = person.page
    side = page.locator("aside.side").bounding_box()
    board = page.locator(".map-viewport").bounding_box()
    assert side is not None
    assert board is not None
    assert side["height"] <= 52
    assert board["height"] >= 0.55 * size[1]
    assert board["y"] + board["height"] <= size[1] + 40
    person.context.close()


def test_tap_on_a_seat_shows_all_pieces(browser: Browser, local_server: LocalServer) -> None:
    """On a tablet followers are beside the points. A tap anywhere on a seat, also on its name, opens a sheet."""
    person = start_on_phone(browser, local_server, "carcassonne", (820, 1180))
    page = person.page
    for seat in (0, 1):
        expect(page.locator(f'[data-seat="{seat}"] .line li.ordinary')).to_have_text("7")
        expect(page.locator(f'[data-seat="{seat}"] .line li.ordinary')).to_be_visible()
    sheet = page.locator("dialog.sheet")
    for width, height in ((820, 1180), PORTRAIT):
        page.set_viewport_size({"width": width, "height": height})
        seat_box = page.locator('[data-seat="1"]').bounding_box()
        assert seat_box is not None
        for share in (0.2, 0.5, 0.8):
            page.touchscreen.tap(seat_box["x"] + share * seat_box["width"], seat_box["y"] + seat_box["height"] / 2)
            expect(sheet).to_contain_text(re.compile("7.*follower"))
            page.keyboard.press("Escape")
            expect(sheet).to_have_count(0)
    assert person.page_errors == []
    person.context.close()
