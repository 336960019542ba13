"""Browser test of the second factor: set it up, sign in with it, and remove it."""

from __future__ import annotations

from account_pages import PASSPHRASE, check_layout, create_account
from browser_testing import LocalServer, visitor
from playwright.sync_api import Browser, expect

from bastide.server.store.people import second_factor_queries as factors
from bastide.server.store.people.moderation_queries import now_ms


def test_second_factor_from_set_up_to_removal(browser: Browser, local_server: LocalServer) -> None:
    person = visitor(browser, local_server)
    page = person.page
    create_account(person, "two.steps")
    section = page.locator("[data-second-factor]")
    expect(section).to_have_attribute("data-second-factor", "off")
    section.get_by_label("Passphrase").fill(PASSPHRASE)
    section.get_by_role("button").click()
    secret = section.locator("code").inner_text()
    check_layout(page)
    person.screenshot("second-factor-new")
    step = now_ms() // 30_000
    section.get_by_role("textbox").fill(factors.make_code(secret, step))
    section.get_by_role("button").click()
    expect(section).to_have_attribute("data-second-factor", "on")
    codes = section.locator("li").all_inner_texts()
    assert len(codes) == factors.RECOVERY_CODES
    check_layout(page)
    person.screenshot("second-factor-codes")
    section.get_by_role("button").click()

    page.get_by_role("button", name="Sign out", exact=True).click()
    page.get_by_label("Account name").fill("two.steps")
    page.get_by_label("Passphrase", exact=True).fill(PASSPHRASE)
    page.get_by_role("button", name="Sign in").click()
    page.get_by_label("recovery code").fill(codes[0])
    page.get_by_role("button", name="Sign in").click()
    expect(section).to_contain_text("recovery codes left")
    section.get_by_label("Passphrase").fill(PASSPHRASE)
    section.get_by_label("recovery code").fill(codes[1])
    section.get_by_role("button").click()
    expect(section).to_have_attribute("data-second-factor", "off")
    assert person.page_errors == []
