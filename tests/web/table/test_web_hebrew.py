"""At the tables, in Hebrew: every text is Hebrew, no place is told by coordinates, and the focus is in sight."""

from __future__ import annotations

import re

import pytest
from browser_play import click_on, play_now
from browser_testing import NewVisitor, Visitor
from layout_checks import CREDITS, ask, latin_words
from playwright.sync_api import Page, expect
from sample import drawn

#: Two numbers with a comma between them, whatever marks stand around them.
COORDINATES = re.compile(r"(?<![\d.])-?\d+[\u2066-\u2069]*, ?[\u2066-\u2069]*-?\d+(?![\d.])")
#: Where the focus is: in sight (an empty answer), or behind something, and then what has it.
BEHIND = """
() => {
  const at = document.activeElement;
  if (!at || at === document.body) return '';
  const box = at.getBoundingClientRect();
  if (at.matches('.skip, .visually-hidden') || !box.width || box.height > innerHeight / 2 || at.closest('[data-allow-clip]')) return '';
  const [x, y] = [box.left + box.width / 2, box.top + box.height / 2];
  const over = document.elementFromPoint(x, y);
  return over && (at.contains(over) || over.contains(at)) ? '' : at.outerHTML.slice(0, 160);
}
"""


@pytest.fixture
def ada(new_visitor: NewVisitor) -> Visitor:
    found = new_visitor(language="he", width=1366, height=768)
    found.enter("Ada")
    return found


def judged(page: Page, where: str) -> list[str]:
    """What on this screen is not Hebrew, or is told by coordinates."""
    wrong = latin_words(page, [*CREDITS, "Ada"])
    wrong += [str(text) for text in ask(page, "said()") if COORDINATES.search(str(text))]
    return [f"{where}: {text}" for text in wrong]


def ask_for_hint(page: Page) -> None:
    """Until there is one: while others still act, a hint speaks of a position that is no more."""
    for _ in range(60):
        if page.locator(".hint").count() == 0:
            page.keyboard.press("h")
        page.wait_for_timeout(500)
        if page.locator("[data-hint]").count():
            return
    raise AssertionError("no hint: " + page.locator("main").inner_text())


@pytest.mark.parametrize(
    ("game", "steps"), drawn("hebrew", [("dominion", 12), ("seven_wonders", 8), ("carcassonne", 10)], 1)
)
def test_a_table_speaks_hebrew_from_the_first_card_to_the_replay(ada: Visitor, game: str, steps: int) -> None:
    page = ada.page
    play_now(ada, game)
    wrong = judged(page, "beginning")
    click_on(page, steps)
    page.locator(".prompt.mine").wait_for()
    wrong += judged(page, "middle")
    ask_for_hint(page)
    expect(page.locator("[data-hint] .reason").first).to_have_text(re.compile("[\u05d0-\u05ea]{2}"))
    wrong += judged(page, "hint")
    page.keyboard.press("a")
    page.locator("dialog [data-choice]").first.wait_for()
    wrong += judged(page, "all choices")
    page.keyboard.press("Escape")
    expect(page.get_by_role("dialog")).to_have_count(0)
    page.evaluate("() => { document.activeElement?.blur(); scrollTo(0, 0); }")
    hidden = set()
    for _ in range(45):
        page.keyboard.press("Tab")
        hidden.add(page.evaluate(BEHIND))
    assert hidden == {""}
    page.locator(".tools button").last.click()
    page.locator("dialog button", has_text="לזרוק").click()
    page.locator(".result").wait_for()
    wrong += judged(page, "result")
    page.locator('a[href^="/replay/"]').first.click()
    page.locator("[data-review]").wait_for()
    wrong += judged(page, "replay")
    ada.visit(f"/gallery/{game}")
    page.locator("main svg, main img").first.wait_for()
    wrong += judged(page, "gallery")
    assert wrong == []
