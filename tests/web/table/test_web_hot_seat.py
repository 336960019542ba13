"""Hot seat at a table on a server, in a browser."""

from __future__ import annotations

import re

from browser_testing import QUICK_PLAY_SETTINGS, LocalServer
from hot_seat_browser_helpers import HAND_OVER_SELECTOR, play_until_hand_over, take_device
from playwright.sync_api import Browser, expect


def test_two_people_share_a_phone_at_a_table_of_the_server(browser: Browser, local_server: LocalServer) -> None:
    context = browser.new_context(viewport={"width": 390, "height": 844}, has_touch=True, reduced_motion="reduce")
    context.add_init_script(QUICK_PLAY_SETTINGS)
    page = context.new_page()
    complaints: list[str] = []
    page.on("pageerror", lambda error: complaints.append(str(error)))
    page.goto(f"{local_server.address}/new/dominion")
    page.locator(".new section.panel input").first.fill("Ann")
    page.locator('input[type="radio"][value="beside"]').check()
    page.locator(".names input").fill("Ben")
    page.locator("button.start-game").click()
    page.wait_for_url(re.compile("/table/"))

    for seat, name in enumerate(("Ann", "Ben", "Ann")):
        expect(page.locator("#hand-to")).to_contain_text(name)
        assert take_device(page) == seat % 2
        expect(page.locator(HAND_OVER_SELECTOR).first).to_be_visible()
        play_until_hand_over(page)
        expect(page.locator(HAND_OVER_SELECTOR)).to_have_count(0)
    page.reload()
    assert take_device(page) == 1
    assert complaints == []
    context.close()
