"""Hot seat in a browser: from a server's lobby to the offline site."""

from __future__ import annotations

import re

from device_folder import PATIENCE
from device_hands import HELD, begin_beside, pick_up, play_until_given_on
from playwright.sync_api import Browser, expect
from web_house import EAGER, House


def test_hot_seat_game_continues_without_the_server(browser: Browser, house: House) -> None:
    context = browser.new_context(viewport={"width": 390, "height": 844}, has_touch=True, reduced_motion="reduce")
    context.add_init_script(EAGER)
    context.set_default_timeout(PATIENCE)
    page = context.new_page()
    complaints: list[str] = []
    page.on("pageerror", lambda error: complaints.append(str(error)))
    page.goto(house.address)
    page.locator("[data-here] a").click()
    page.wait_for_url(re.compile("/here/"))
    page.locator("main form input").first.fill("Ann")
    page.locator("main form button").first.click()
    page.get_by_role("heading", level=1).filter(has_text="Ann").wait_for()

    begin_beside(page, "dominion", ["Ben"])
    assert pick_up(page) == 0
    expect(page.locator(HELD).first).to_be_visible()
    play_until_given_on(page)
    expect(page.locator("#hand-to")).to_contain_text("Ben")
    expect(page.locator(HELD)).to_have_count(0)
    page.evaluate("() => navigator.serviceWorker.ready.then(() => true)")

    context.set_offline(True)
    page.reload()
    assert pick_up(page) == 1
    assert complaints == []
    context.close()
