"""Games in a real browser, against the real server, by clicking what is offered."""

from __future__ import annotations

import os
import re

import pytest
from browser_play import begin, click_on, join, start_clicking, until
from browser_testing import NewVisitor, Visitor, axe
from playwright.sync_api import expect
from sample import WHOLE, drawn

GAMES = ["dominion", "seven_wonders", "carcassonne"]
SEATS = 3
#: So many kinds of questions are met in a game with all modules.
ENOUGH = 6 if WHOLE in os.environ else 5
SOAK = os.environ.get("BASTIDE_SOAK", "") not in ("", "0", "1")


def meet(ada: Visitor, ben: Visitor, game: str) -> None:
    """One makes the table, the other comes by the link; a bot sits there, too."""
    ada.be("Ada")
    begin(ada, game, seats=SEATS, friends=1)
    join(ben, ada.page.locator("#invite").input_value(), "Ben")
    expect(ada.page.get_by_text("Ben").first).to_be_visible()
    ada.page.get_by_role("button", name=re.compile("^Begin")).click()
    ada.page.locator(".prompt").wait_for()
    ben.page.locator(".prompt").wait_for()
    ada.shot(f"{game}-start")


def click_and_come_again(ada: Visitor, ben: Visitor, game: str) -> None:
    """Both click what is offered; one reloads after a while."""
    start_clicking(ben.page)
    click_on(ada.page, 25, seconds=300)
    ada.page.locator(".prompt").wait_for()
    ada.shot(f"{game}-middle")
    ada.page.reload()
    ada.page.locator(".prompt").wait_for()


@pytest.mark.parametrize("game", drawn("whole games", GAMES, 1))
def test_two_people_and_a_bot_play(new_visitor: NewVisitor, game: str) -> None:
    """For a while. (Whoever follows the coach comes to the end of another one of these games.)"""
    ada, ben = new_visitor(), new_visitor()
    meet(ada, ben, game)
    click_and_come_again(ada, ben, game)
    click_on(ada.page, 10, seconds=300)
    until(ben.page, "() => window.clicked.clicks >= 10", 120)
    for person in (ada, ben):
        expect(person.page.locator(".log li")).not_to_have_count(0)


@pytest.mark.parametrize("game", [*(GAMES if WHOLE in os.environ else []), "magpie"])
def test_two_people_and_a_bot_play_a_whole_game(new_visitor: NewVisitor, game: str) -> None:
    """From the first click to the last, to the proof that the shuffle was fair, and to the replay."""
    ada, ben = new_visitor(), new_visitor()
    meet(ada, ben, game)
    click_and_come_again(ada, ben, game)
    click_on(ada.page, seconds=600)
    until(ben.page, "() => window.clicked.over", 120)
    for person in (ada, ben):
        expect(person.page.locator(".result tbody tr")).to_have_count(SEATS)
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
    expect(ada.page.locator(".result tbody tr")).to_have_count(SEATS)
    ada.shot(f"{game}-replay")
    assert axe(ada.page) == []


def test_carcassonne_with_all_modules_by_clicking(new_visitor: NewVisitor) -> None:
    """Dragon, fairy, portals, bridges, bazaars, castles, the count ...: whatever is asked, something can be clicked."""
    ada = new_visitor()
    ada.be("Ada")
    begin(ada, "carcassonne", seats=2, Modules="all")
    page = ada.page
    page.locator(".prompt").wait_for()
    asked: set[str] = set()
    # What the modules ask, and when, is a matter of luck: click on until enough of it has come up.
    while len(asked) < ENOUGH and not page.evaluate("() => window.clicked?.over"):
        click_on(page, 100_000 if SOAK else 40, seconds=900)
        asked |= set(page.evaluate("() => window.clicked.asked"))
    ada.shot("carcassonne-all-modules")
    assert axe(page) == []
    assert {"spring", "place", "figure"} <= asked
    assert len(asked) >= ENOUGH
