"""Browser tests of stand-in bots and imported games."""

from __future__ import annotations

import pytest
from browser_testing import ROOT, LocalServer, NewVisitor, axe_violations, fits_width
from playwright.sync_api import expect
from sampled_cases import sample_cases

LEAVE = {"en": "Let a bot play for me", "he": "בוט ישחק במקומי"}
WAITS = {"en": "You\u2019re the only human player: the table waits until you return.", "he": "השולחן יחכה"}
CANCEL = {"en": "Cancel", "he": "ביטול"}


@pytest.mark.parametrize("language", sample_cases("fair", ["en", "he"], 1))
def test_replacement_by_bot_needs_confirmation(new_visitor: NewVisitor, language: str) -> None:
    person = new_visitor(language=language, width=390, height=780, touch=True)
    page = person.page
    person.set_name("Noa")
    person.visit("/new/carcassonne")
    page.locator("button.start-game").wait_for()
    assert fits_width(page)
    page.locator("button.start-game").click()
    page.locator(".prompt.mine").wait_for()
    page.locator(".tools button").last.click()
    leave = page.get_by_role("button", name=LEAVE[language], exact=True)
    leave.click()
    expect(page.get_by_text(WAITS[language])).to_be_visible()
    assert fits_width(page)
    assert axe_violations(page) == []
    person.screenshot(f"leave-to-bot-{language}")
    page.get_by_role("button", name=CANCEL[language], exact=True).click()
    leave.click()
    page.get_by_role("dialog").locator("button.primary").click()
    expect(page.locator(".prompt.mine")).to_have_count(0)


def test_stand_in_bot_is_part_of_table_terms(new_visitor: NewVisitor, local_server: LocalServer) -> None:
    person = new_visitor(width=390, height=780, touch=True)
    page = person.page
    person.set_name("Noa")
    person.visit("/new/carcassonne")
    page.locator("details.more summary").click()
    stand_in = page.locator('select[name="stand-in"]')
    expect(page.locator("section.panel ol.seats")).to_be_visible()
    expect(stand_in).to_have_count(0)  # games against bots need no stand-in
    page.locator('input[name="opponents"][value="friends"]').check()
    expect(stand_in).to_have_value("medium")
    stand_in.select_option("hard")
    page.get_by_label("When a player is away").select_option("120")
    assert fits_width(page)
    assert axe_violations(page) == []
    person.screenshot("new-table-stand-in")
    page.locator("button.start-game").click()
    agreed = page.locator("dl")
    expect(agreed).to_contain_text("a bot takes over after")
    expect(agreed.locator("dt", has_text="Substitute bot").locator("+ dd")).to_contain_text("hard")
    table = page.request.get(f"{local_server.address}/api/tables/{page.url.rsplit('/', 1)[1]}").json()["table"]
    assert (table["absence"], table["stand_in"]) == (120, "hard")


def test_imported_game_is_marked_on_all_pages(new_visitor: NewVisitor, local_server: LocalServer) -> None:
    person = new_visitor(width=390, height=780, touch=True)
    page = person.page
    person.set_name("Noa")
    record = sorted((ROOT / "tests" / "records" / "dominion").glob("*.record"))[0].read_text()
    made = page.request.post(
        f"{local_server.address}/api/records", data={"record": record}, headers={"origin": local_server.address}
    ).json()
    about = "This game was imported from a file. Its shuffle can\u2019t be verified."
    person.visit(f"/replay/{made['table']}?invite={made['invite']}")
    expect(page.get_by_text(about)).to_be_visible()
    assert fits_width(page)
    person.screenshot("imported-replay")
    person.visit(f"/table/{made['table']}?invite={made['invite']}")
    page.locator(".tools button").last.click()
    expect(page.get_by_role("dialog").get_by_text(about)).to_be_visible()
    expect(page.get_by_text("Fairness proof")).to_have_count(0)
    person.screenshot("imported-table")
