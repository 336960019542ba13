"""Whole games in a real browser, against the real server, by clicking what is offered."""

from __future__ import annotations

import os
import re

import pytest
from playwright.sync_api import Browser, expect
from web_house import House, axe, visitor
from web_play import begin, click_on, start_clicking, until

from sample import drawn

GAMES = ["dominion", "seven_wonders", "carcassonne"]
SOAK = os.environ.get("BASTIDE_SOAK", "") not in ("", "0", "1")


@pytest.mark.parametrize("game", [*drawn("whole games", GAMES, 1), "magpie"])
def test_two_people_and_a_bot_play_a_whole_game(browser: Browser, house: House, game: str) -> None:
    """One makes the table, the other comes by the link; both click what is offered; one reloads in the middle."""
    seats = 3
    ada = visitor(browser, house)
    ben = visitor(browser, house)
    ada.be("Ada")
    begin(ada, game, seats=seats, friends=1)
    link = ada.page.locator("#invite").input_value()
    ben.page.goto(link)
    ben.page.locator("main input").first.fill("Ben")
    ben.page.locator("main form button").click()
    expect(ada.page.get_by_text("Ben").first).to_be_visible()
    ada.page.get_by_role("button", name=re.compile("^Begin")).click()
    ada.page.locator(".prompt").wait_for()
    ben.page.locator(".prompt").wait_for()
    ada.shot(f"{game}-start")
    start_clicking(ben.page)
    click_on(ada.page, 25, seconds=300)
    ada.page.locator(".prompt").wait_for()
    ada.shot(f"{game}-middle")
    ada.page.reload()
    ada.page.locator(".prompt").wait_for()
    click_on(ada.page, seconds=600)
    until(ben.page, "() => window.clicked.over", 120)
    for person in (ada, ben):
        expect(person.page.locator(".result tbody tr")).to_have_count(seats)
        assert person.complaints == []
    ada.shot(f"{game}-end")
    scores = [person.page.locator(".result .points").all_inner_texts() for person in (ada, ben)]
    assert scores[0] == scores[1]
    assert axe(ada.page) == []
    # Everybody can have it checked that the shuffle was fair.
    ada.page.get_by_role("button", name="Menu").click()
    ada.page.get_by_text("Proof of fair shuffling").click()
    ada.page.get_by_role("button", name="Check this game").click()
    expect(ada.page.get_by_text("Nobody touched the shuffle.")).to_be_visible()
    ada.shot(f"{game}-checked")
    ada.page.keyboard.press("Escape")
    # The finished game can be watched again, from the first step to the same result.
    ada.page.locator(".after a[href^='/replay/']").click()
    ada.page.locator('input[type="range"]').first.wait_for()
    ada.page.get_by_role("button", name="To the end").click()
    expect(ada.page.locator(".result tbody tr")).to_have_count(seats)
    ada.shot(f"{game}-replay")
    assert axe(ada.page) == []
    assert ada.complaints == []
    for person in (ada, ben):
        person.context.close()


def test_carcassonne_with_all_modules_by_clicking(browser: Browser, house: House) -> None:
    """Dragon, fairy, portals, bridges, bazaars, castles, the count ...: whatever is asked, something can be clicked."""
    ada = visitor(browser, house)
    ada.be("Ada")
    begin(ada, "carcassonne", seats=2, Modules="all")
    page = ada.page
    page.locator(".prompt").wait_for()
    asked: set[str] = set()
    # What the modules ask, and when, is a matter of luck: click on until enough of it has come up.
    while len(asked) < 6 and not page.evaluate("() => window.clicked?.over"):
        click_on(page, 100_000 if SOAK else 80, seconds=900)
        asked |= set(page.evaluate("() => window.clicked.asked"))
    ada.shot("carcassonne-all-modules")
    assert axe(page) == []
    assert {"spring", "place", "figure"} <= asked
    assert len(asked) >= 6
    assert ada.complaints == []
    ada.context.close()
