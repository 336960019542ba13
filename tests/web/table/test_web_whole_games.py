"""Browser tests of whole games, played by random clicks against a real server."""

from __future__ import annotations

import os
import re

import pytest
from browser_play import begin, click_randomly, join, start_clicking, until
from browser_testing import NewVisitor, Visitor, axe_violations
from playwright.sync_api import expect
from sampled_cases import RUN_ALL_VARIABLE, sample_cases

GAMES = ["dominion", "seven_wonders", "carcassonne"]
SEATS = 3
#: Number of decision kinds to meet in a game with all modules.
MIN_DECISION_KINDS = 6 if RUN_ALL_VARIABLE in os.environ else 5
SOAK = os.environ.get("BASTIDE_SOAK", "") not in ("", "0", "1")


def start_game(ada: Visitor, ben: Visitor, game: str) -> None:
    """One person creates the table, another joins by link; a bot plays too."""
    ada.set_name("Ada")
    begin(ada, game, seats=SEATS, friends=1)
    join(ben, ada.page.locator("#invite").input_value(), "Ben")
    expect(ada.page.get_by_text("Ben").first).to_be_visible()
    ada.page.get_by_role("button", name=re.compile("^Start")).click()
    ada.page.locator(".prompt").wait_for()
    ben.page.locator(".prompt").wait_for()
    ada.screenshot(f"{game}-start")


def click_and_reload(ada: Visitor, ben: Visitor, game: str) -> None:
    """Both click random actions; one reloads meanwhile."""
    start_clicking(ben.page)
    click_randomly(ada.page, 25, seconds=300)
    ada.page.locator(".prompt").wait_for()
    ada.screenshot(f"{game}-middle")
    ada.page.reload()
    ada.page.locator(".prompt").wait_for()


@pytest.mark.parametrize("game", sample_cases("whole games", GAMES, 1))
def test_two_people_and_a_bot_play(new_visitor: NewVisitor, game: str) -> None:
    """Part of a game. (Another game is played to the end with the coach.)"""
    ada, ben = new_visitor(), new_visitor()
    start_game(ada, ben, game)
    click_and_reload(ada, ben, game)
    click_randomly(ada.page, 10, seconds=300)
    until(ben.page, "() => window.clicked.clicks >= 10", 120)
    for person in (ada, ben):
        expect(person.page.locator(".log li")).not_to_have_count(0)


@pytest.mark.parametrize("game", [*(GAMES if RUN_ALL_VARIABLE in os.environ else []), "magpie"])
def test_whole_game_with_fairness_check_and_replay(new_visitor: NewVisitor, game: str) -> None:
    """From the first click to the fairness check and the replay."""
    ada, ben = new_visitor(), new_visitor()
    start_game(ada, ben, game)
    click_and_reload(ada, ben, game)
    click_randomly(ada.page, seconds=600)
    until(ben.page, "() => window.clicked.over", 120)
    for person in (ada, ben):
        expect(person.page.locator(".result tbody tr")).to_have_count(SEATS)
    ada.screenshot(f"{game}-end")
    scores = [person.page.locator(".result .points").all_inner_texts() for person in (ada, ben)]
    assert scores[0] == scores[1]
    assert axe_violations(ada.page) == []
    # Anybody can check the fairness of the shuffle.
    ada.page.get_by_role("button", name="Menu").click()
    ada.page.get_by_text("Fairness proof").click()
    ada.page.get_by_role("button", name="Verify this game").click()
    expect(ada.page.get_by_text("The shuffle was fair.")).to_be_visible()
    ada.screenshot(f"{game}-checked")
    ada.page.keyboard.press("Escape")
    # The replay leads to the same result.
    ada.page.locator(".after a[href^='/replay/']:not([data-review])").click()
    ada.page.locator('input[type="range"]').first.wait_for()
    ada.page.get_by_role("button", name="Go to end").click()
    expect(ada.page.locator(".result tbody tr")).to_have_count(SEATS)
    ada.screenshot(f"{game}-replay")
    assert axe_violations(ada.page) == []


def test_carcassonne_with_all_modules_by_random_clicks(new_visitor: NewVisitor) -> None:
    """Whatever the modules ask (dragon, fairy, portals, bridges, bazaars, castles, the count), something can be
    clicked.
    """
    ada = new_visitor()
    ada.set_name("Ada")
    begin(ada, "carcassonne", seats=2, Expansions="all")
    page = ada.page
    page.locator(".prompt").wait_for()
    asked: set[str] = set()
    # Decisions of the modules depend on luck, so continue until enough kinds were met.
    while len(asked) < MIN_DECISION_KINDS and not page.evaluate("() => window.clicked?.over"):
        click_randomly(page, 100_000 if SOAK else 40, seconds=900)
        asked |= set(page.evaluate("() => window.clicked.asked"))
    ada.screenshot("carcassonne-all-modules")
    assert axe_violations(page) == []
    assert {"spring", "place", "figure"} <= asked
    assert len(asked) >= MIN_DECISION_KINDS
