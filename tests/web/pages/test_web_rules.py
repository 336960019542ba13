"""The rules in a real browser: from the lobby to a term and back, over a table, in every language and size."""

from __future__ import annotations

import re

import pytest
from browser_play import begin
from browser_testing import NewVisitor, axe, fits
from layout_checks import faults, latin_words, shapes, speak
from playwright.sync_api import Page, expect
from sample import drawn

SIZES = {"desk": (1366, 768), "phone": (360, 740), "across": (740, 360)}


def illustrated(page: Page) -> None:
    """Every example on the page is there, as high as what it shows."""
    page.locator("[data-topic]").wait_for()
    for frame in page.locator(".frame").all():
        expect(frame.locator(".table")).to_be_visible()
        expect(frame).not_to_have_css("height", "0px")


def test_from_the_lobby_to_a_term_and_what_leads_on(new_visitor: NewVisitor) -> None:
    person = new_visitor()
    page = person.page
    person.visit("/")
    page.locator('a[href="/learn/dominion"]').click()
    page.locator('a[href="/rules/dominion/first"]').click()
    illustrated(page)
    expect(page.locator(".frame")).to_have_count(2)
    term = page.locator('[data-section="first-deck"] [data-term="card-estate"]')
    term.hover()
    expect(page.get_by_role("tooltip")).to_contain_text("1 victory point")
    page.mouse.move(0, 0)
    expect(page.get_by_role("tooltip")).to_have_count(0)
    # A finger that rests reads, and is led nowhere.
    term.dispatch_event("pointerdown", {"pointerType": "touch"})
    expect(page.get_by_role("tooltip")).to_contain_text("Estate")
    term.dispatch_event("click")
    expect(page).to_have_url(re.compile("/rules/dominion/first$"))
    term.dispatch_event("pointerleave")
    term.click()
    expect(page).to_have_url(re.compile("/rules/dominion/card-estate$"))
    meant = page.locator(".meant")
    expect(meant).to_contain_text("Estate")
    expect(meant).to_be_in_viewport()
    assert axe(page) == []

    search = page.get_by_role("searchbox")
    search.fill("  MOAT ")
    expect(page.locator(".hit").first).to_contain_text("Moat")
    search.fill("xyzzy")
    expect(page.locator(".hit")).to_have_count(0)
    search.fill("throne")
    page.locator(".hit").first.click()
    expect(page.locator(".meant .told > h3")).to_have_text("Throne Room")
    speak(page, "de")
    expect(page.locator(".meant .told > h3")).to_have_text("Thronsaal")
    person.visit("/rules/dominion/refuse-too-dear")
    expect(page.locator(".meant .told > h3")).to_have_text("Kaufphase")
    person.visit("/rules/dominion/no-such-thing")
    expect(page.get_by_text("Dazu steht nichts in den Regeln.")).to_be_visible()


TOPICS = ["carcassonne/features", "dominion/setup", "seven_wonders/scoring", "seven_wonders/boards"]


@pytest.mark.parametrize("path", drawn("rules", TOPICS, 1))
def test_the_rules_can_be_read_in_every_language_and_size(new_visitor: NewVisitor, path: str) -> None:
    person = new_visitor()
    page = person.page
    page.emulate_media(color_scheme="dark")
    person.visit(f"/rules/{path}")
    illustrated(page)
    found: dict[str, list[str]] = {}
    for shape in shapes(page, sizes=SIZES):
        language = shape[:2]
        expect(page.locator("[data-topic]")).to_have_attribute("lang", language)
        illustrated(page)
        wrong = faults(page)
        if not fits(page):
            wrong.append("sticks out")
        if language == "he":
            wrong += latin_words(page)
        if wrong:
            found[shape] = wrong
    assert found == {}
    assert axe(page) == []


def test_a_rule_over_the_table(new_visitor: NewVisitor) -> None:
    person = new_visitor()
    page = person.page
    person.be("Ada")
    begin(person, "dominion")
    question = page.locator(".prompt.mine")
    question.wait_for()
    table = page.url
    question.get_by_role("link", name="Rule").click()
    dialog = page.get_by_role("dialog")
    expect(dialog).to_contain_text("You have one Buy")
    page.keyboard.press("Escape")
    expect(dialog).to_have_count(0)
    # What is pointed at leads to its rule by a key: why a Province cannot be bought for nothing, what a Copper is.
    page.locator("[data-pile=province]").hover()
    expect(page.locator(".preview .why")).to_be_visible()
    page.keyboard.press("i")
    expect(dialog.get_by_role("heading", name="Buy phase")).to_be_visible()
    page.keyboard.press("Escape")
    page.locator("[data-pile=copper]").hover()
    expect(page.locator(".preview")).to_contain_text("Copper")
    expect(page.locator(".preview .why")).to_have_count(0)
    page.keyboard.press("i")
    expect(dialog.get_by_role("heading", name="Copper")).to_be_visible()
    # Links in a rule turn its page, and the table stays.
    dialog.locator('[data-term="type-treasure"]').click()
    expect(dialog.get_by_role("heading", name="Treasure")).to_be_visible()
    page.keyboard.press("Escape")
    expect(question).to_be_visible()
    assert page.url == table
