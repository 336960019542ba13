"""Browser test of bot accounts: create one and a token, run its program, invite it and play."""

from __future__ import annotations

import re
import shlex
import sys
from pathlib import Path

from account_pages import check_layout, create_account
from bot_account_helpers import EXAMPLES, BotProcess
from browser_testing import LocalServer, visitor
from playwright.sync_api import Browser, Page, expect

from bastide.server.ratings.rating_model import PlayerRating
from bastide.server.store.people.moderation_queries import now_ms
from bastide.server.store.tables.results_and_ratings import RatingKey, write_rating

ENGINE = shlex.join([sys.executable, str(EXAMPLES / "random_engine.py")])

#: Opens a table with a free seat and returns its id.
OPEN_TABLE = """() => fetch("/api/tables", {
    method: "POST",
    headers: {"content-type": "application/json"},
    body: JSON.stringify({game: "carcassonne", seats: [{kind: "me"}, {kind: "open"}]}),
}).then((answer) => answer.json()).then(({table}) => table)"""


def create_token(page: Page, name: str) -> str:
    """Create a token of the only bot account in the page and return it."""
    section = page.locator("[data-bots]")
    section.get_by_role("button", name="Create token").click()
    section.get_by_label("Name of the token").fill(name)
    section.get_by_label("Valid").select_option("365")
    section.get_by_role("button", name="Create token").click()
    shown = section.get_by_role("textbox", name=re.compile("Your new token"))
    expect(shown).to_be_visible()
    return shown.input_value()


def test_bot_from_its_creation_to_its_first_game(browser: Browser, local_server: LocalServer, tmp_path: Path) -> None:
    person = visitor(browser, local_server)
    page = person.page
    create_account(person, "with.bots")
    section = page.locator("[data-bots]")
    expect(section).to_have_attribute("data-bots", "0")
    section.get_by_label("Name of the bot").fill("Robo")
    section.get_by_role("button", name="Create bot").click()
    expect(section).to_contain_text("Robo (bot)")
    expect(section).to_contain_text("not connected")
    token = create_token(page, "My computer")
    assert token.startswith("bastide-bot-")
    check_layout(page)
    person.screenshot("bots-new-token", full_page=True)
    section.get_by_role("button", name="I have saved it").click()
    expect(section).to_contain_text("not used yet")
    person.visit("/me")
    expect(section).to_contain_text("valid until")
    assert token not in page.content()

    with BotProcess(local_server.address, token, ENGINE, tmp_path):
        person.visit(f"/table/{page.evaluate(OPEN_TABLE)}")
        invite = page.get_by_role("button", name=re.compile(r"Robo \(bot\)"))
        expect(invite).to_be_enabled(timeout=60_000)
        check_layout(page)
        person.screenshot("bots-invite", full_page=True)
        invite.click()
        expect(page.get_by_role("main")).to_contain_text("Robo (bot)")
        start = page.get_by_role("button", name=re.compile("^Start"))
        expect(start).to_be_enabled(timeout=60_000)
        person.screenshot("bots-agreed", full_page=True)
        start.click()
        expect(page.locator("body")).to_contain_text("Robo (bot)")
        person.screenshot("bots-table")
        person.visit("/")
        expect(page.get_by_text("Robo (bot)").first).to_be_visible()
        person.visit("/me")
        expect(section).to_contain_text("last used on")
        expect(section.locator("[data-online=true]")).to_be_visible()

    # A bot with a certain rating is in the leaderboard, to which its owner's account page leads.
    bot = page.request.get(f"{local_server.address}/api/me/bots").json()["bots"][0]["id"]
    with local_server.transaction() as connection:
        write_rating(connection, RatingKey(bot, "dominion", "live", "bots"), PlayerRating(1612, 60, 30, now_ms()))
    person.visit("/me")
    expect(section.locator("[data-bot-rating]")).to_contain_text("1612")
    section.locator("[data-bot-rating] a").click()
    expect(page.locator("tbody tr", has_text="Robo (bot)")).to_contain_text("1612")
    person.visit("/me")
    section.get_by_role("button", name="Revoke").click()
    expect(section.get_by_role("button", name="Revoke")).to_have_count(0)
    section.get_by_role("button", name=re.compile("^Delete.*Robo")).click()
    page.get_by_role("dialog").get_by_role("button", name="Delete", exact=True).click()
    expect(section).to_have_attribute("data-bots", "0")
    assert person.page_errors == []
