"""Browser test of the leaderboards: choices, own place, pages and the wish not to be listed."""

from __future__ import annotations

import re

from account_pages import check_layout, create_account
from browser_testing import LocalServer, visitor
from playwright.sync_api import Browser, expect

from bastide.server.ratings.rating_model import PlayerRating
from bastide.server.store.people.moderation_queries import now_ms
from bastide.server.store.tables.results_and_ratings import RatingKey, write_rating

#: Numbers in a sentence are isolated from its direction.
PLACE = re.compile(r"number \W*60\W* of \W*61")


def test_leaderboards_from_own_rating_to_unlisted(browser: Browser, local_server: LocalServer) -> None:
    person = visitor(browser, local_server)
    page = person.page
    create_account(person, "best.ann")
    expect(page.get_by_role("button", name="Sign out", exact=True)).to_be_visible()
    me = person.context.request.get(f"{local_server.address}/api/me").json()["me"]["id"]
    person.visit("/leaderboards/dominion")
    expect(page.locator("[data-own]")).to_contain_text("no rating here yet")
    with local_server.transaction() as connection:
        for number in range(60):
            person_id = f"listed-{number}"
            values = [person_id, f"Player {number + 1}", person_id]
            connection.execute("insert into people (id, name, login, created, changed) values (?, ?, ?, 0, 0)", values)
            write_rating(connection, RatingKey(person_id, "dominion", "live", "people"), rating(1990 - 10 * number))
        write_rating(connection, RatingKey(me, "dominion", "live", "people"), rating(1405))
        write_rating(connection, RatingKey(me, "dominion", "live", "bots"), PlayerRating(1612, 150, 3, now_ms()))
    person.visit("/leaderboards/dominion")
    own = page.locator("[data-own]")
    expect(own).to_contain_text("1405")
    expect(own).to_contain_text(PLACE)
    expect(page.locator("tbody tr")).to_have_count(50)
    check_layout(page)
    person.screenshot("leaderboard")
    page.get_by_role("button", name="To my place").click()
    expect(page.locator("tr.you")).to_contain_text("Ann")
    expect(page.locator("tbody tr")).to_have_count(11)
    expect(page.get_by_role("button", name="Next")).to_be_disabled()
    page.get_by_role("button", name="Previous").click()
    expect(page.locator("tbody tr").first).to_contain_text("Player 1")
    # The wish not to be listed, and back.
    own.get_by_role("checkbox").uncheck()
    expect(own).to_contain_text("not to be listed")
    own.get_by_role("checkbox").check()
    expect(own).to_contain_text(PLACE)
    # The ladder with bots has the levels, and an uncertain rating has a question mark.
    page.get_by_role("link", name="With bots").click()
    expect(own).to_contain_text("1612?")
    expect(page.locator("tbody tr")).to_have_count(7)
    expect(page.locator("tr.you")).to_contain_text("1612?")
    expect(page.locator("tbody tr").first).to_contain_text("master")
    check_layout(page)
    person.screenshot("leaderboard-bots")
    page.get_by_role("link", name="Correspondence").click()
    expect(own).to_contain_text("no rating here yet")
    page.get_by_role("link", name="Carcassonne").click()
    expect(page.locator("tbody tr")).to_have_count(0)
    # The account page leads here.
    person.visit("/me")
    page.locator("a[href='/leaderboards/dominion?ladder=bots&pace=live']").click()
    expect(own).to_contain_text("1612?")
    assert person.page_errors == []


def rating(mean: float) -> PlayerRating:
    return PlayerRating(mean, 60, 30, now_ms())
