"""Learning in a real browser: from the lobby through a lesson, in every language and size, and a coach at the table."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import Browser, Page, expect
from web_house import House, Visitor, axe, fits, visitor
from web_layout import faults, latin_words, shapes, speak
from web_play import begin

pytestmark = pytest.mark.xdist_group("browser")

SIZES = {"desk": (1366, 768), "phone": (360, 740)}


def told(page: Page, verdict: str, text: str) -> None:
    """The teacher has made this of the answer, and says so."""
    expect(page.locator(".teacher")).to_have_attribute("data-verdict", verdict)
    expect(page.locator(".teacher .told")).to_contain_text(text)


def test_from_the_lobby_through_a_lesson(browser: Browser, house: House) -> None:
    person = visitor(browser, house)
    page = person.page
    person.visit("/")
    page.locator('a[href="/learn/dominion"]').click()
    expect(page.locator("[data-lesson]")).to_have_count(9)
    expect(page.locator("[data-lesson].next")).to_have_attribute("data-lesson", "turn")
    assert axe(page) == []
    page.locator("[data-lesson=actions]").click()
    page.locator(".prompt.mine").wait_for()
    assert axe(page) == []
    # What is wrong is said, in the language that is spoken, and nothing has changed.
    page.locator('.hand [data-card="smithy"]').first.click()
    told(page, "wrong", "Begin with the card that gives Actions.")
    speak(page, "de")
    expect(page.locator(".teacher .ask")).to_contain_text("Welche spielst du zuerst aus")
    speak(page, "en")
    expect(page.locator(".teacher .ask")).to_contain_text("Which one do you play first")
    page.locator('.hand [data-card="village"]').click()
    told(page, "right", "Village used up one Action and gave two.")
    page.locator('.hand [data-card="smithy"]').first.click()
    expect(page.locator(".teacher .ask")).to_contain_text("Use your last Action")
    page.locator('.hand [data-card="smithy"]').first.click()
    told(page, "right", "Villages make room for them.")
    # What comes next has the focus; what was done is kept on the device.
    onward = page.locator('.teacher a[href="/learn/dominion/clog"]')
    expect(onward).to_be_focused()
    page.keyboard.press("Enter")
    expect(page).to_have_url(re.compile("/learn/dominion/clog$"))
    page.locator('[data-pile="silver"]').click()
    told(page, "right", "From now on the Silver makes every hand better")
    page.locator(".teacher button.primary").click()
    expect(page.locator('.hand [data-card="cellar"]')).to_be_visible()
    page.get_by_role("link", name="The rule").click()
    expect(page.get_by_role("dialog")).to_be_visible()
    page.keyboard.press("Escape")
    person.visit("/learn/dominion")
    expect(page.locator("[data-lesson].done")).to_have_count(1)
    person.visit("/learn/dominion/no-such-lesson")
    expect(page.locator("[data-lesson]")).to_have_count(9)
    assert person.complaints == []
    person.context.close()


@pytest.mark.parametrize("path", ["dominion/buys", "carcassonne/sharing", "seven_wonders/trade"])
def test_a_lesson_in_every_language_and_size(browser: Browser, house: House, path: str) -> None:
    person = visitor(browser, house)
    page = person.page
    page.emulate_media(color_scheme="dark")
    person.visit(f"/learn/{path}")
    page.locator(".prompt.mine").wait_for()
    found: dict[str, list[str]] = {}
    for shape in shapes(page, sizes=SIZES):
        expect(page.locator(".teacher")).to_have_attribute("lang", shape[:2])
        expect(page.locator(".teacher .ask")).to_be_visible()
        wrong = faults(page)
        if not fits(page):
            wrong.append("sticks out")
        if shape[:2] == "he":
            wrong += latin_words(page)
        if wrong:
            found[shape] = wrong
    assert found == {}
    assert person.complaints == []
    person.context.close()


def coached(person: Visitor) -> None:
    """Somebody at a first table who has said yes to the coach."""
    person.be("Ada")
    begin(person, "dominion")
    person.page.locator('[data-coach="offer"] [data-answer="yes"]').click()


def test_a_coach_at_the_first_table(browser: Browser, house: House) -> None:
    person = visitor(browser, house, eager=False)
    page = person.page
    coached(person)
    before = page.locator('[data-coach="on"] .before')
    expect(before).to_contain_text(re.compile("What speaks for the best move here: .?Gives"))
    # After the move it looks back. What it finds is a matter of chance, and said only where it is beyond doubt.
    with page.expect_response(re.compile("/coach/move$")) as looked_back:
        page.locator('[data-pile="copper"]').click()
    assert looked_back.value.status == 200
    expect(before).to_be_visible()
    assert axe(page) == []
    page.get_by_role("button", name="The coach may go").click()
    expect(page.locator(".coach")).to_have_count(0)
    page.reload()
    page.locator(".prompt").wait_for()
    expect(page.locator(".coach")).to_have_count(0)
    person.visit("/settings")
    page.get_by_role("radio", name="always").check()
    page.go_back()
    expect(page.locator('[data-coach="on"]')).to_be_visible()
    assert person.complaints == []
    person.context.close()
