"""Browser test of tables in Hebrew: no foreign text, no coordinates, and visible focus."""

from __future__ import annotations

import re

import pytest
from browser_play import click_randomly, play_now
from browser_testing import NewVisitor, Visitor
from layout_checks import CREDITS, latin_words, run_check
from playwright.sync_api import Page, expect
from sampled_cases import sample_cases

#: Two numbers with a comma between them.
COORDINATES = re.compile(r"(?<![\d.])-?\d+[\u2066-\u2069]*, ?[\u2066-\u2069]*-?\d+(?![\d.])")
#: Empty if the focused element is visible, else its HTML.
HIDDEN_FOCUS = """
() => {
  const at = document.activeElement;
  if (!at || at === document.body) return '';
  const box = at.getBoundingClientRect();
  if (at.matches('.skip, .visually-hidden') || at.closest('[data-allow-clip]')) return '';
  if (!box.width || box.height > innerHeight / 2) return '';
  const [x, y] = [box.left + box.width / 2, box.top + box.height / 2];
  const over = document.elementFromPoint(x, y);
  return over && (at.contains(over) || over.contains(at)) ? '' : at.outerHTML.slice(0, 160);
}
"""


@pytest.fixture
def ada(new_visitor: NewVisitor) -> Visitor:
    found = new_visitor(language="he", width=1366, height=768)
    found.enter_lobby("Ada")
    return found


def foreign_texts(page: Page, where: str) -> list[str]:
    """Return texts that are not Hebrew, and visible ones with coordinates, which are for screen readers."""
    wrong = latin_words(page, [*CREDITS, "Ada"])
    wrong += [str(text) for text in run_check(page, "seen()") if COORDINATES.search(str(text))]
    return [f"{where}: {text}" for text in wrong]


def ask_for_hint(page: Page) -> None:
    """Request a hint until one is shown; it may be outdated while others act."""
    for _ in range(60):
        if page.locator(".hint").count() == 0:
            page.keyboard.press("h")
        page.wait_for_timeout(500)
        if page.locator("[data-hint]").count():
            return
    raise AssertionError("no hint: " + page.locator("main").inner_text())


@pytest.mark.parametrize(
    ("game", "steps"), sample_cases("hebrew", [("dominion", 12), ("seven_wonders", 8), ("carcassonne", 10)], 1)
)
def test_table_is_fully_hebrew_from_start_to_replay(ada: Visitor, game: str, steps: int) -> None:
    page = ada.page
    play_now(ada, game)
    wrong = foreign_texts(page, "beginning")
    click_randomly(page, steps)
    page.locator(".prompt.mine").wait_for()
    wrong += foreign_texts(page, "middle")
    ask_for_hint(page)
    expect(page.locator(".hint .standing li").first).to_have_text(re.compile("[\u05d0-\u05ea]{2}"))
    wrong += foreign_texts(page, "hint")
    page.keyboard.press("a")
    page.locator("dialog [data-choice]").first.wait_for()
    wrong += foreign_texts(page, "all choices")
    page.keyboard.press("Escape")
    expect(page.get_by_role("dialog")).to_have_count(0)
    page.evaluate("() => { document.activeElement?.blur(); scrollTo(0, 0); }")
    hidden = set()
    for _ in range(45):
        page.keyboard.press("Tab")
        hidden.add(page.evaluate(HIDDEN_FOCUS))
    assert hidden == {""}
    page.locator(".tools button").last.click()
    page.locator("dialog button", has_text="מחיקת המשחק").click()
    page.locator(".result").wait_for()
    wrong += foreign_texts(page, "result")
    page.locator('a[href^="/replay/"]:not([data-review])').first.click()
    page.locator("[data-review]").wait_for()
    wrong += foreign_texts(page, "replay")
    ada.visit(f"/gallery/{game}")
    page.locator("main svg, main img").first.wait_for()
    wrong += foreign_texts(page, "gallery")
    assert wrong == []
