"""Browser tests of the rulebook: terms, search, rule dialog, languages and sizes."""

from __future__ import annotations

import re

import pytest
from browser_play import begin
from browser_testing import NewVisitor, axe_violations, fits_width
from layout_checks import latin_words, layout_faults, set_language, shapes
from playwright.sync_api import Page, expect
from sampled_cases import sample_cases

SIZES = {"desk": (1366, 768), "phone": (360, 740), "across": (740, 360)}


def expect_examples_drawn(page: Page) -> None:
    """Check that every example is drawn and has a height."""
    page.locator("[data-topic]").wait_for()
    for frame in page.locator(".frame").all():
        expect(frame.locator(".table")).to_be_visible()
        expect(frame).not_to_have_css("height", "0px")


def test_rulebook_terms_and_search(new_visitor: NewVisitor) -> None:
    person = new_visitor()
    page = person.page
    person.visit("/")
    page.locator('a[href="/learn/dominion"]').click()
    page.locator('a[href="/rules/dominion/first"]').click()
    expect_examples_drawn(page)
    expect(page.locator(".frame")).to_have_count(2)
    term = page.locator('[data-section="first-deck"] [data-term="card-estate"]')
    term.hover()
    expect(page.get_by_role("tooltip")).to_contain_text("1 victory point")
    page.mouse.move(0, 0)
    expect(page.get_by_role("tooltip")).to_have_count(0)
    # A long press shows the tooltip and does not navigate.
    term.dispatch_event("pointerdown", {"pointerType": "touch"})
    expect(page.get_by_role("tooltip")).to_contain_text("Estate")
    term.dispatch_event("click")
    expect(page).to_have_url(re.compile("/rules/dominion/first$"))
    term.dispatch_event("pointerleave")
    term.click()
    expect(page).to_have_url(re.compile("/rules/dominion/card-estate$"))
    meant = page.locator(".requested")
    expect(meant).to_contain_text("Estate")
    expect(meant).to_be_in_viewport()
    assert axe_violations(page) == []

    search = page.get_by_role("searchbox")
    search.fill("  MOAT ")
    expect(page.locator(".hit").first).to_contain_text("Moat")
    search.fill("xyzzy")
    expect(page.locator(".hit")).to_have_count(0)
    search.fill("throne")
    page.locator(".hit").first.click()
    expect(page.locator(".requested .rule-text > h3")).to_have_text("Throne Room")
    set_language(page, "de")
    expect(page.locator(".requested .rule-text > h3")).to_have_text("Thronsaal")
    person.visit("/rules/dominion/refuse-too-dear")
    expect(page.locator(".requested .rule-text > h3")).to_have_text("Kaufphase")
    person.visit("/rules/dominion/no-such-thing")
    expect(page.get_by_text("Dazu wurde keine Regel gefunden.")).to_be_visible()
    page.get_by_role("link", name="Regeln öffnen").click()
    expect(page.get_by_role("searchbox")).to_be_visible()


TOPICS = ["carcassonne/features", "dominion/setup", "seven_wonders/scoring", "seven_wonders/boards"]


@pytest.mark.parametrize("path", sample_cases("rules", TOPICS, 1))
def test_rulebook_layout_has_no_faults(new_visitor: NewVisitor, path: str) -> None:
    person = new_visitor()
    page = person.page
    page.emulate_media(color_scheme="dark")
    person.visit(f"/rules/{path}")
    expect_examples_drawn(page)
    found: dict[str, list[str]] = {}
    for shape in shapes(page, sizes=SIZES):
        language = shape[:2]
        expect(page.locator("[data-topic]")).to_have_attribute("lang", language)
        expect_examples_drawn(page)
        wrong = layout_faults(page)
        if not fits_width(page):
            wrong.append("sticks out")
        if language == "he":
            wrong += latin_words(page)
        if wrong:
            found[shape] = wrong
    assert found == {}
    assert axe_violations(page) == []


def test_hand_in_a_seven_wonders_example_covers_no_city_on_a_phone(new_visitor: NewVisitor) -> None:
    page = (person := new_visitor(width=390, height=844)).page
    person.visit("/rules/seven_wonders")
    expect_examples_drawn(page)
    figure = page.locator(".drawn").first
    figure.evaluate("figure => scrollTo(0, figure.getBoundingClientRect().top - innerHeight / 2)")
    own, hand = figure.locator(".full[data-city]").bounding_box(), figure.locator(".hand").bounding_box()
    assert own is not None
    assert hand is not None
    assert hand["y"] >= own["y"] + own["height"]


def test_rule_dialog_at_a_table(new_visitor: NewVisitor) -> None:
    person = new_visitor()
    page = person.page
    person.set_name("Ada")
    begin(person, "dominion")
    question = page.locator(".prompt.mine")
    question.wait_for()
    table = page.url
    question.get_by_role("link", name="Rule").click()
    dialog = page.get_by_role("dialog")
    expect(dialog).to_contain_text("You have one Buy")
    page.keyboard.press("Escape")
    expect(dialog).to_have_count(0)
    # A shortcut opens the rule of the hovered card: why a Province cannot be bought, and what a Copper is.
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
    # Links inside the dialog change its content; the table stays.
    dialog.locator('[data-term="type-treasure"]').click()
    expect(dialog.get_by_role("heading", name="Treasure")).to_be_visible()
    page.keyboard.press("Escape")
    expect(question).to_be_visible()
    assert page.url == table
