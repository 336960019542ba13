"""Browser tests of puzzles: right and wrong answers, hints, and a phone in Hebrew."""

from __future__ import annotations

import re
from time import time

import pytest
from browser_testing import LocalServer, axe_violations, fits_width, visitor
from layout_checks import set_language
from playwright.sync_api import Browser, Page, expect
from sampled_cases import sample_cases

from bastide.puzzles import Puzzle, get_pack
from bastide.tables.state.table_state import DAY_MS


def current_day() -> int:
    return int(time() * 1000) // DAY_MS


def answer(page: Page, notation: str) -> None:
    """Answer with the dialog of all choices."""
    expect(page.locator(".prompt.mine")).to_be_visible()
    page.keyboard.press("a")
    page.locator(f'[data-choice="{notation}"]').click()


def current_puzzle(page: Page, game: str) -> Puzzle:
    """Return the puzzle of the current URL, once it is ready."""
    expect(page.locator('[data-verdict="open"]')).to_be_visible()
    return get_pack(game).get_puzzle(page.url.rpartition("/")[2])


def test_only_the_first_puzzle_answer_counts(browser: Browser, local_server: LocalServer) -> None:
    person = visitor(browser, local_server)
    page = person.page
    person.visit("/puzzles/dominion")
    day = current_day()
    page.locator("[data-today]").click()
    puzzle = current_puzzle(page, "dominion")
    assert puzzle.id == get_pack("dominion").puzzle_of_day(day).id or day != current_day()
    answer(page, puzzle.best_notations[0])
    expect(page.locator('[data-verdict="right"] li.right').first).to_be_visible()
    expect(page.locator(".task li")).to_have_count(len(puzzle.answers))
    rating = page.locator("[data-rating]").inner_text()
    assert int(re.sub(r"\D", "", rating)) > 1200
    assert axe_violations(page) == []

    page.reload()
    answer(page, current_puzzle(page, "dominion").answers[-1].notation)
    expect(page.locator('[data-verdict="wrong"]')).to_be_visible()
    expect(page.locator("[data-rating]")).to_have_text(rating)

    page.locator("[data-next]").click()
    expect(page).not_to_have_url(re.compile(f"{puzzle.id}$"))
    second = current_puzzle(page, "dominion")
    page.locator("[data-hint]").click()
    expect(page.locator('.task [role="status"]')).to_be_visible()
    answer(page, second.best_notations[0])
    expect(page.locator('[data-verdict="right"]')).to_be_visible()
    expect(page.locator("[data-rating]")).to_have_text(rating)

    person.visit("/puzzles/dominion")
    # After midnight the streak is that of the day before.
    expect(page.locator("[data-row]")).to_have_text("1-day streak" if day == current_day() else re.compile("day"))
    page.locator("select").last.select_option("opening")
    page.locator("[data-next]").click()
    assert current_puzzle(page, "dominion").theme == "opening"


@pytest.mark.parametrize("game", sample_cases("puzzles", ["carcassonne", "seven_wonders"], 1))
def test_puzzles_on_a_phone_in_hebrew(browser: Browser, local_server: LocalServer, game: str) -> None:
    person = visitor(browser, local_server, width=360, height=740)
    page = person.page
    person.visit(f"/puzzles/{game}")
    page.locator("[data-today]").wait_for()
    set_language(page, "he")
    assert fits_width(page)
    page.locator("[data-next]").click()
    puzzle = current_puzzle(page, game)
    assert fits_width(page)
    answer(page, puzzle.answers[-1].notation)
    expect(page.locator('[data-verdict="wrong"] li.mine')).to_be_visible()
    assert fits_width(page)
    assert axe_violations(page) == []
    # Play on at a new table, which shows its origin.
    page.locator("[data-go-on]").click()
    page.locator("[data-play-on]").click()
    page.wait_for_url("**/table/*")
    page.locator(".prompt.mine").wait_for()
    page.get_by_role("button", name=re.compile("תפריט|Menu")).click()
    expect(page.locator(f'[data-origin="{puzzle.id}"] a')).to_have_attribute("href", f"/puzzles/{game}/{puzzle.id}")
