"""A click can be trusted: what ends a turn can be taken back, and what leaves no choice needs none."""

from __future__ import annotations

import re

from browser_play import begin
from browser_testing import LocalServer, Visitor, visitor
from playwright.sync_api import Browser, Page, expect


def at_a_table(browser: Browser, local_server: LocalServer) -> Visitor:
    person = visitor(browser, local_server, eager=False)
    person.be("Dov")
    begin(person, "dominion")
    person.page.locator(".prompt.mine").wait_for()
    return person


def buy_estate(page: Page) -> None:
    page.keyboard.press("t")
    page.locator('[data-pile="estate"].open').click()


BOUGHT = re.compile(r"Dov.*buys.*Estate", re.DOTALL)


def test_the_last_purchase_can_be_taken_back_for_a_moment(browser: Browser, local_server: LocalServer) -> None:
    person = at_a_table(browser, local_server)
    page = person.page
    # Two Coppers at least are in the first hand: an Estate can be bought in any case.
    buy_estate(page)
    expect(page.locator(".prompt .sentence")).to_contain_text("Your turn ends")
    page.keyboard.press("u")
    expect(page.locator('[data-pile="estate"].open')).to_have_count(1)
    expect(page.locator(".log")).not_to_contain_text(BOUGHT)
    # Left alone, it happens.
    page.locator('[data-pile="estate"].open').click()
    expect(page.locator(".log")).to_contain_text(BOUGHT)
    assert person.complaints == []
    person.context.close()


def test_who_leaves_meant_it(browser: Browser, local_server: LocalServer) -> None:
    person = at_a_table(browser, local_server)
    page = person.page
    address = page.url
    buy_estate(page)
    expect(page.locator('[data-action="release"]')).to_have_count(1)
    page.locator("header.bar a.home").click()
    page.get_by_role("heading", level=1).wait_for()
    page.goto(address)
    expect(page.locator(".log")).to_contain_text(BOUGHT)
    person.context.close()


def test_the_turn_ends_when_one_says_so(browser: Browser, local_server: LocalServer) -> None:
    person = visitor(browser, local_server, eager=False)
    person.context.add_init_script('localStorage.setItem("bastide.settings", JSON.stringify({ turnEnd: "ask" }))')
    person.be("Dov")
    begin(person, "dominion")
    page = person.page
    page.locator(".prompt.mine").wait_for()
    buy_estate(page)
    expect(page.locator('[data-action="release"]')).to_have_count(1)
    # Nothing runs out.
    expect(page.locator(".waits")).to_have_count(0)
    page.keyboard.press("e")
    expect(page.locator(".log")).to_contain_text(BOUGHT)
    person.context.close()
