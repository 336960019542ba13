"""Browser test of the tournament pages: from a preset to the standings, and the mute button at a table of it."""

from __future__ import annotations

import re

from account_pages import check_layout, create_account
from browser_testing import LocalServer, visitor
from notification_receivers import Browser as PushBrowser
from playwright.sync_api import Browser, expect
from scripted_client import Client

PASSPHRASE = "a long passphrase"


def test_preset_join_standings_and_mute(browser: Browser, local_server: LocalServer) -> None:
    person = visitor(browser, local_server, "en", 390, 844)
    page = person.page
    create_account(person, "organiser")
    person.visit("/tournaments")
    page.locator("[data-new-tournament]").click()
    page.locator("[data-preset=dominion]").click()
    expect(page.locator("[name=format]")).to_have_value("swiss")
    expect(page.locator("[data-tournament-form] .title")).to_have_value("Dominion, best of three with a shared kingdom")
    best_of = page.get_by_label("Best of")
    expect(best_of).to_have_count(1)
    page.locator("[name=duplicate]").check()
    expect(best_of).to_have_count(0)
    page.locator("[name=duplicate]").uncheck()
    person.screenshot("tournament-form", full_page=True)
    page.locator("[data-tournament-form] button[type=submit]").click()
    page.locator("[data-join]").click()
    expect(page.locator("[data-standings] tbody tr")).to_have_count(1)
    tournament = page.url.rpartition("/")[2]

    ben = Client(person.address, "Ben")
    ben.post("/api/me/account", {"account": "ben-club", "passphrase": PASSPHRASE})
    ben.post(f"/api/tournaments/{tournament}/join", {})
    page.locator("[data-add-bot]").click()
    page.locator("[data-add-bot]").click()
    expect(page.locator("[data-standings] tbody tr")).to_have_count(4)
    page.locator("[data-start]").click()
    expect(page.locator("[data-round='1'] .match")).to_have_count(2)
    expect(page.locator("[data-standings] thead th")).to_have_count(6)
    check_layout(page)
    page.set_viewport_size({"width": 390, "height": 844})
    person.screenshot("tournament-standings", full_page=True)

    # At the table, the menu mutes its notifications once there is a place to send them.
    page.locator("[data-my-game]").first.click()
    menu = page.get_by_role("button", name="Menu", exact=True).first
    menu.click()
    expect(page.locator("[data-menu=notifications]")).to_have_attribute("href", "/notifications")
    subscription = PushBrowser().subscription("https://1.1.1.1/push")
    added = page.request.post(f"{person.address}/api/me/notifications/browser", data=subscription)
    assert added.ok, added.text()
    page.keyboard.press("Escape")
    menu.click()
    mute = page.locator("[data-menu=mute]")
    expect(mute).not_to_be_checked()
    mute.click()
    expect(mute).to_be_enabled()
    expect(mute).to_be_checked()
    assert page.locator("[data-menu=leave-to-bot], [data-menu=abandon]").count() == 0, "refused here"
    person.screenshot("table-menu-mute")
    table = re.sub(r".*/table/([0-9a-f]+).*", r"\1", page.url)
    assert page.request.get(f"{person.address}/api/me/notifications").json()["muted"] == [table]
    mute.click()
    expect(mute).to_be_enabled()
    expect(mute).not_to_be_checked()
