"""Browser test of the moderation page: a report, a mute, a new name, and the log."""

from __future__ import annotations

import pytest
from browser_testing import LocalServer, axe_violations, fits_width, visitor
from layout_checks import layout_faults
from playwright.sync_api import Browser, expect
from sampled_cases import sample_cases
from scripted_client import Client

from bastide.server.store.people import admin_queries
from bastide.server.store.people.moderation_actions import ModerationActions

PASSPHRASE = "a long passphrase"
ATTACK = "<img src=x onerror=window.attacked=1>"


@pytest.mark.parametrize("language", sample_cases("moderation", ["en", "he", "de", "cs"], 1))
def test_moderator_handles_a_report(browser: Browser, local_server: LocalServer, language: str) -> None:
    person = visitor(browser, local_server, language, 390, 844)
    page = person.page
    account = Client(person.address, f"Mia {language}")
    account.post("/api/me/account", {"account": f"mia-{language}", "passphrase": PASSPHRASE})
    with local_server.transaction() as connection:
        mia = admin_queries.find_person(connection, f"mia-{language}")
        ModerationActions(connection, "root", is_operator=True).appoint_moderator(mia)
    ann, ben = Client(person.address, "Ann"), Client(person.address, f"Rude {language}")
    made = ann.post("/api/tables", {"game": "dominion", "seats": [{"kind": "me"}, {"kind": "open"}]})
    ben.do(made["table"], "sit", invite=made["invite"])
    ben.do(made["table"], "chat", text=f"something dreadful {ATTACK}")
    line = next(each["seq"] for each in ann.table(made["table"])["happened"] if each["kind"] == "chatted")
    ann.post(f"/api/tables/{made['table']}/report", {"entry": line, "text": f"look at this {ATTACK}"})

    person.visit("/me")
    form = page.locator("main form").last
    form.locator("input").nth(0).fill(f"mia-{language}")
    form.locator("input").nth(1).fill(PASSPHRASE)
    form.locator("button[type=submit]").click()
    page.locator("main a[href='/moderation']").click()
    # Tests of other files may have left reports.
    open_reports = int(page.locator("[data-reports]").get_attribute("data-reports") or 0)
    listed = page.locator("button.report", has_text=f"Rude {language}")
    expect(listed).to_have_count(1)
    listed.click()
    report = page.locator("[data-report]")
    expect(report.locator(".reported")).to_contain_text("something dreadful")
    assert axe_violations(page) == []
    assert fits_width(page)
    assert layout_faults(page) == []
    assert page.evaluate("window.attacked") is None
    person.screenshot(f"moderation-report-{language}", full_page=True)

    # The line goes, the person is muted, and the report closed.
    report.locator(".reported button").click()
    expect(report.locator(".reported")).not_to_contain_text("something dreadful")
    about = report.locator("[data-person]").first
    expect(about).to_contain_text(f"Rude {language}")
    about.locator("button[aria-expanded]").first.click()
    about.locator("select").select_option("168")
    about.locator("form input").fill("rude")
    person.screenshot(f"moderation-mute-{language}", full_page=True)
    about.locator("form button").click()
    expect(about.locator("em")).to_be_visible()
    assert ann.get("/api/me")["me"]["name"] == "Ann"
    report.locator("button.primary").last.click()
    expect(page.locator(f"[data-reports='{open_reports - 1}']")).to_be_visible()
    expect(listed).to_have_count(0)

    # A new name, found by the search.
    page.locator("main nav button").nth(1).click()
    page.locator("input[type=search]").fill(f"Rude {language}")
    page.locator("[data-people] form button").first.click()
    expect(page.locator("[data-people='1']")).to_be_visible()
    page.locator("[data-person] button[aria-expanded]").last.click()
    page.locator("[data-person] form input").fill(f"Ben {language}")
    page.locator("[data-person] form button").click()
    expect(page.locator("[data-person] b").first).to_have_text(f"Ben {language}")
    assert axe_violations(page) == []

    page.locator("main nav button").nth(2).click()
    # Appointed, line removed, muted, report closed, renamed.
    expect(page.locator("[data-log] li", has_text=f"mia-{language}")).to_have_count(4)
    expect(page.locator("[data-log] li", has_text=f"Mia {language}")).to_have_count(1)
    assert layout_faults(page) == []
    person.screenshot(f"moderation-log-{language}", full_page=True)
    assert person.page_errors == []


def test_others_see_that_the_page_is_for_moderators(browser: Browser, local_server: LocalServer) -> None:
    person = visitor(browser, local_server)
    person.enter_lobby("Ada")
    expect(person.page.locator("header a[href='/moderation']")).to_have_count(0)
    person.visit("/moderation")
    expect(person.page.locator("main p")).to_be_visible()
    expect(person.page.locator("main nav")).to_have_count(0)
    assert person.page_errors == []
