"""Browser test of strategies: written, checked, corrected and tried; and in Hebrew on a phone."""

from __future__ import annotations

import re

from browser_testing import LocalServer, axe_violations, fits_width, visitor
from layout_checks import set_language
from playwright.sync_api import Browser, expect


def test_strategy_is_written_checked_and_tried(browser: Browser, local_server: LocalServer) -> None:
    person = visitor(browser, local_server)
    page = person.page
    person.visit("/strategies/dominion")
    page.locator("select").first.wait_for()
    page.locator("main select").first.select_option("")
    page.locator("[data-write]").click()
    sheet, found = page.locator("textarea"), page.locator(".found")
    sheet.fill("province\nsmithi up to 1\nsilver")
    expect(found).to_contain_text(re.compile("did you mean “\u2068?smithy\u2069?”"))
    sheet.fill("province\nsmithy up to 1\ngold\nsilver")
    expect(page.locator('[data-checked="true"]')).to_have_text("No errors.")
    page.locator("select[name=games]").select_option("100")
    assert axe_violations(page) == []
    page.locator("[data-play]").click()
    expect(page.locator('[data-trial="played"]')).to_be_visible(timeout=120_000)
    report = page.frame_locator("iframe")
    expect(report.locator("#standings tbody tr")).to_have_count(2)
    expect(report.locator("#settings pre")).to_contain_text("smithy up to 1")

    page.reload()  # stored in the browser
    expect(page.locator("textarea")).to_have_value("province\nsmithy up to 1\ngold\nsilver")
    page.set_viewport_size({"width": 360, "height": 740})
    set_language(page, "he")
    assert fits_width(page)
