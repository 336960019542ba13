"""Hot seat in a browser: from a server's lobby to the offline site."""

from __future__ import annotations

import re

from browser_testing import QUICK_PLAY_SETTINGS, LocalServer
from hot_seat_browser_helpers import HAND_OVER_SELECTOR, begin_hot_seat_game, play_until_hand_over, take_device
from playwright.sync_api import Browser, expect
from served_site import TIMEOUT_MS


def test_hot_seat_game_continues_without_the_server(browser: Browser, local_server: LocalServer) -> None:
    context = browser.new_context(viewport={"width": 390, "height": 844}, has_touch=True, reduced_motion="reduce")
    context.add_init_script(QUICK_PLAY_SETTINGS)
    context.set_default_timeout(TIMEOUT_MS)
    page = context.new_page()
    complaints: list[str] = []
    page.on("pageerror", lambda error: complaints.append(str(error)))
    page.goto(local_server.address)
    page.locator("[data-play-on-device] a").click()
    page.wait_for_url(re.compile("/here/"))
    page.locator("main form input").first.fill("Ann")
    page.locator("main form button").first.click()
    page.get_by_role("heading", level=1).filter(has_text="Ann").wait_for()

    # The engine is still loading: it gets the name first, then the table.
    begin_hot_seat_game(page, "dominion", ["Ben"])
    assert take_device(page) == 0
    expect(page.locator(".seats")).to_contain_text("Ann")
    expect(page.locator(HAND_OVER_SELECTOR).first).to_be_visible()
    play_until_hand_over(page)
    expect(page.locator("#hand-to")).to_contain_text("Ben")
    expect(page.locator(HAND_OVER_SELECTOR)).to_have_count(0)
    page.evaluate("() => navigator.serviceWorker.ready.then(() => true)")

    context.set_offline(True)
    page.reload()
    assert take_device(page) == 1
    assert complaints == []
    context.close()
