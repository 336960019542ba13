"""Browser tests of the delayed turn end: cancelling, leaving and confirming."""

from __future__ import annotations

import re

from browser_play import begin
from browser_testing import LocalServer, Visitor, visitor
from playwright.sync_api import Browser, Page, expect


def start_dominion(browser: Browser, local_server: LocalServer) -> Visitor:
    person = visitor(browser, local_server, eager=False)
    person.set_name("Dov")
    begin(person, "dominion")
    person.page.locator(".prompt.mine").wait_for()
    return person


def buy_estate(page: Page) -> None:
    page.keyboard.press("t")
    page.locator('[data-pile="estate"].open').click()


BOUGHT = re.compile(r"Dov.*buys.*Estate", re.DOTALL)


def test_turn_end_can_be_cancelled_during_delay(browser: Browser, local_server: LocalServer) -> None:
    person = start_dominion(browser, local_server)
    page = person.page
    # The first hand has at least two Coppers, enough for an Estate.
    buy_estate(page)
    expect(page.locator(".prompt .sentence")).to_contain_text("Your turn is ending")
    page.keyboard.press("u")
    expect(page.locator('[data-pile="estate"].open')).to_have_count(1)
    expect(page.locator(".log")).not_to_contain_text(BOUGHT)
    # Without cancelling, it is sent.
    page.locator('[data-pile="estate"].open').click()
    expect(page.locator(".log")).to_contain_text(BOUGHT)
    assert person.page_errors == []
    person.context.close()


def test_leaving_the_page_sends_pending_turn_end(browser: Browser, local_server: LocalServer) -> None:
    person = start_dominion(browser, local_server)
    page = person.page
    address = page.url
    buy_estate(page)
    expect(page.locator('[data-action="release"]')).to_have_count(1)
    page.locator("header.bar a.home").click()
    page.get_by_role("heading", level=1).wait_for()
    page.goto(address)
    expect(page.locator(".log")).to_contain_text(BOUGHT)
    person.context.close()


def test_turn_end_waits_for_confirmation(browser: Browser, local_server: LocalServer) -> None:
    person = visitor(browser, local_server, eager=False)
    person.context.add_init_script('localStorage.setItem("bastide.settings", JSON.stringify({ turnEnd: "ask" }))')
    person.set_name("Dov")
    begin(person, "dominion")
    page = person.page
    page.locator(".prompt.mine").wait_for()
    buy_estate(page)
    expect(page.locator('[data-action="release"]')).to_have_count(1)
    # No timer is running.
    expect(page.locator(".waits")).to_have_count(0)
    page.keyboard.press("e")
    expect(page.locator(".log")).to_contain_text(BOUGHT)
    person.context.close()
