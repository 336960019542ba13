"""Browser test of profiles: own profile with filters and records, another person's, and pages that link to them."""

from __future__ import annotations

import json
import re
import zipfile

from account_pages import check_layout, create_account
from browser_testing import LocalServer, visitor
from playwright.sync_api import Browser, expect

from bastide.server.ratings.rating_model import PlayerRating
from bastide.server.store.database import Connection
from bastide.server.store.people.moderation_queries import now_ms
from bastide.server.store.tables.results_and_ratings import RatingKey, write_rating

DAY_MS = 86_400_000
#: Games of the person; the page shows fewer.
GAMES = 60
OPTIONS = (
    ("dominion", {"kingdom": ["chapel", "moat", "village"]}),
    ("carcassonne", {"modules": ["base", "inns", "river2"]}),
    ("seven_wonders", {"boards": ["gizah", "rhodos", "olympia"]}),
)


def add_games(connection: Connection, me: str, other: str) -> None:
    """Add finished games against a person and bots, ratings and a puzzle rating."""
    now = now_ms()
    for number in range(GAMES):
        game, options = OPTIONS[number % 3]
        table, at = f"profile-{number:03}", now - number * number * DAY_MS // 10
        connection.execute(
            "insert into tables (id, seq, created_at, updated_at, game, status, public, people, wake_at, line)"
            " values (?, 1, 0, ?, ?, 'finished', ?, '', null, '{}')",
            [table, at, game, True],
        )
        started = json.dumps({"seed": "1", "hash": "", "kept": [0, 1], "rules": 1, "options": options})
        sql = "insert into entries (table_id, seq, kind, seat, data, at) values (?, 1, 'started', -1, ?, 0)"
        connection.execute(sql, [table, started])
        opponent = (other, "Ben", None) if number % 4 else ("", "", "medium")
        for seat, (person, name, bot) in enumerate(((me, "Ann", None), opponent)):
            connection.execute(
                "insert into results (table_id, seat, person, name, game, place, score, at, rating, bot, pace)"
                " values (?, ?, ?, ?, ?, ?, ?, ?, ?, ?, 'live')",
                [
                    *(table, seat, person, name, game, 1 + (seat + (number % 3 == 0)) % 2, 40 - 5 * seat, at),
                    *(1500.0 + number if person else None, bot),
                ],
            )
    for number in range(30):
        at, rating, deviation = now - (30 - number) * 3 * DAY_MS, 1500 + 8 * number, 190 - 4 * number
        connection.execute(
            "insert into rating_history (number, seat, table_id, game, pace, ladder, person, bot, place, helped, at,"
            " rating, deviation, games) values (?, 0, 't', 'seven_wonders', 'live', 'people', ?, '', 1, ?, ?, ?, ?, ?)",
            [1000 + number, me, False, at, rating, deviation, number + 1],
        )
    for person, mean in ((me, 1732), (other, 1610)):
        write_rating(connection, RatingKey(person, "seven_wonders", "live", "people"), PlayerRating(mean, 74, 30, now))
    for number, cost in ((0, 0.021), (3, 0.034), (6, 0.012)):
        connection.execute(
            "insert into error_rates (person, table_id, game, at, decisions, cost, point_cost)"
            " values (?, ?, 'dominion', ?, 40, ?, 0.4)",
            [me, f"profile-{number:03}", now - number * number * DAY_MS // 10, cost],
        )
    write_rating(connection, RatingKey(me, "seven_wonders", "live", "bots"), PlayerRating(1540, 150, 3, now))
    connection.execute(
        "insert into solvers (person, game, rating, deviation, answers, seen, days, last, longest)"
        " values (?, 'dominion', 1640, 60, 31, ?, 5, ?, 9)",
        [me, now // DAY_MS, now // DAY_MS],
    )


def test_profile_from_own_page_to_that_of_an_opponent(browser: Browser, local_server: LocalServer) -> None:
    person = visitor(browser, local_server)
    page = person.page
    create_account(person, "profile.ann")
    expect(page.get_by_role("button", name="Sign out", exact=True)).to_be_visible()
    me = person.context.request.get(f"{local_server.address}/api/me").json()["me"]["id"]
    person.visit("/me")
    page.get_by_role("link", name="Profile", exact=True).click()
    expect(page.locator("[data-profile]")).to_contain_text("No finished games yet")
    with local_server.transaction() as connection:
        sql = "insert into people (id, name, login, created, changed) values (?, 'Ben', ?, 0, 0)"
        connection.execute(sql, ["profile-ben", "profile-ben"])
        add_games(connection, me, "profile-ben")
    person.visit("/profile")
    expect(page.locator(f"[data-profile='{me}'] h1")).to_have_text("Ann")
    expect(page.locator("[data-results] tbody tr")).to_have_count(6)
    expect(page.locator("[data-chart='30']")).to_be_visible()
    expect(page.locator("[data-favourites]")).to_contain_text(re.compile(r"Chapel\W+20\W+games\W+0%\W+won"))
    expect(page.locator("[data-puzzles]")).to_contain_text("1640")
    # The error rates over time: the newest game is the last point.
    rates = page.locator('[data-error-rates="3"] [data-game=dominion]')
    expect(rates).to_contain_text(re.compile(r"Last game: \W?2\.1"))
    expect(rates.locator("circle")).to_have_count(3)
    expect(rates.locator("a").last).to_have_attribute("href", "/replay/profile-000?review=1")
    expect(page.locator("[data-opponents] tbody tr")).to_have_count(2)
    history = page.locator("[data-history]")
    expect(history.locator("li")).to_have_count(25)
    check_layout(page)
    person.screenshot("profile")
    # The alternatives of the pictures.
    page.get_by_text("The last days as a table").click()
    expect(page.locator("details table").first.locator("tbody tr")).to_have_count(30)
    page.locator("select[data-series]").select_option("1")
    # More games, and filters.
    page.locator("[data-more]").click()
    expect(history.locator("li")).to_have_count(50)
    page.locator("select[name=game]").select_option("seven_wonders")
    page.locator("select[name=value]").select_option("boards:gizah")
    page.locator("select[name=result]").select_option("won")
    page.locator("input[name=opponent]").fill("ben")
    page.locator("[data-search]").click()
    expect(history.locator("li")).to_have_count(15)
    expect(history.locator("li").first).to_contain_text("Ben")
    page.locator("select[name=value]").select_option("boards:rhodos")
    page.locator("[data-search]").click()
    expect(history).to_contain_text("No games found")
    page.get_by_role("button", name="Show all").click()
    expect(history.locator("li")).to_have_count(25)
    with page.expect_download() as download:
        page.locator("[data-download]").click()
    assert zipfile.ZipFile(download.value.path()).namelist() == [], "these games have no logs"
    # The profile of the opponent, and back through the leaderboard.
    page.locator("[data-opponents] a").click()
    expect(page.locator("[data-profile='profile-ben'] h1")).to_have_text("Ben")
    expect(page.locator("[data-download]")).to_have_count(0)
    expect(page.locator("[data-error-rates]")).to_have_count(0)
    expect(page.locator("[data-opponents] a")).to_have_text("Ann")
    person.visit("/leaderboards/seven_wonders")
    page.get_by_role("cell", name="Ben").or_(page.get_by_role("rowheader", name="Ben")).get_by_role("link").click()
    expect(page.locator("[data-profile='profile-ben'] h1")).to_have_text("Ben")
    person.visit("/profile/nobody")
    expect(page.locator("main")).to_contain_text("no such profile")
    assert [each for each in person.page_errors if "404" not in each] == []
