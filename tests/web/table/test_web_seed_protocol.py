"""Browser tests of the seed protocol and of agreements before a game."""

from __future__ import annotations

import re

import pytest
from browser_play import begin, join, resign, show_all_options
from browser_testing import NewVisitor, Visitor, axe_violations
from playwright.sync_api import expect
from sampled_cases import sample_cases
from screen_catalogue import waiting_room


def table_for_two(new_visitor: NewVisitor) -> tuple[Visitor, Visitor]:
    """Ada creates a table, and Ben joins it."""
    ada, ben = new_visitor(), new_visitor()
    ada.set_name("Ada")
    begin(ada, "magpie", friends=1)
    join(ben, ada.page.locator("#invite").input_value(), "Ben")
    expect(ada.page.locator("main li .answer.yes")).to_have_count(2)
    return ada, ben


def test_seed_shares_of_both_devices_and_rematch_consent(new_visitor: NewVisitor) -> None:
    ada, ben = table_for_two(new_visitor)
    ada.page.get_by_role("button", name=re.compile("^Start")).click()
    for person in (ada, ben):
        person.page.locator(".prompt").wait_for()
    resign(ben.page)
    expect(ada.page.get_by_role("button", name="Rematch")).to_be_visible()

    ada.page.get_by_role("button", name="Menu").click()
    ada.page.get_by_text("Fairness proof").click()
    ada.page.get_by_role("button", name="Verify this game").click()
    promises = ada.page.locator("details li")
    expect(promises).to_have_text(
        [
            re.compile("The server committed to its share of the shuffle before anyone sat down"),
            re.compile("Ada.*\u2019s device contributed exactly the share"),
            re.compile("Ben.*\u2019s device contributed exactly the share"),
            re.compile("The shuffle follows from these shares"),
            re.compile("So does the seating order"),
            re.compile("Your device\u2019s share was used"),
            re.compile("All fingerprints are the ones this device saw"),
        ]
    )
    expect(ada.page.locator("details li.kept")).to_have_count(7)
    expect(ada.page.get_by_text("The shuffle was fair.")).to_be_visible()
    ada.screenshot("fairness-checked")
    ada.page.keyboard.press("Escape")

    ada.page.get_by_role("button", name="Rematch").click()
    expect(ada.page.get_by_text("Waiting for: \u2068Ben\u2069")).to_be_visible()
    expect(ada.page.get_by_role("button", name=re.compile("^Start"))).to_be_disabled()
    expect(ben.page.get_by_text("wants a rematch")).to_be_visible()
    ben.visit("/")
    row = ben.page.locator(".tables li", has_text="invited you")
    row.get_by_role("button", name="I\u2019m ready").click()
    ben.page.wait_for_url("**/table/*")
    ada.page.get_by_role("button", name=re.compile("^Start")).click()
    for person in (ada, ben):
        person.page.locator(".prompt").wait_for()


def invite_companion(ada: Visitor, ben: Visitor) -> None:
    """Ada invites a former opponent with one click; Ben sees it in the lobby and declines."""
    waiting_room(ada)
    asking = ada.page.get_by_role("button", name=re.compile("^Invite .*Ben"))
    asking.click()
    row = ben.page.locator(".tables li", has_text="invited you")
    row.get_by_role("button", name="Decline").click()
    expect(row).to_have_count(0)
    asking.click()
    expect(ada.page.get_by_text("declined and can\u2019t be invited")).to_be_visible()


def test_declining_a_rematch_frees_the_seat(new_visitor: NewVisitor) -> None:
    ada, ben = table_for_two(new_visitor)
    ada.page.get_by_role("button", name=re.compile("^Start")).click()
    ben.page.locator(".prompt").wait_for()
    resign(ben.page)
    ada.page.get_by_role("button", name="Rematch").click()
    ben.page.get_by_role("link", name="Go to the rematch").click()
    ben.page.get_by_role("button", name="Decline").click()
    ben.page.wait_for_url("**/")
    expect(ada.page.locator("main li .answer")).to_have_count(1)
    invite_companion(ada, ben)


def test_game_waits_for_missing_device(new_visitor: NewVisitor) -> None:
    """The game starts by itself when the device is back."""
    ada, ben = table_for_two(new_visitor)
    table = ben.page.url
    ben.visit("/")
    ada.page.get_by_role("button", name=re.compile("^Start")).click()
    expect(ada.page.get_by_text("Waiting for: \u2068Ben\u2069")).to_be_visible()
    expect(ada.page.get_by_role("button", name=re.compile("^Remove .* from the table"))).to_be_visible()
    ben.page.goto(table)
    for person in (ada, ben):
        person.page.locator(".prompt").wait_for()


def test_bot_game_skips_the_waiting_room(new_visitor: NewVisitor) -> None:
    """The device sends its seed share by itself, without a waiting room."""
    ada = new_visitor()
    ada.set_name("Ada")
    rooms: list[str] = []
    ada.page.expose_function("sawRoom", lambda: rooms.append("room"))
    ada.page.add_init_script(
        "new MutationObserver(() => document.querySelector('main.room') && window.sawRoom())"
        ".observe(document, {childList: true, subtree: true})"
    )
    begin(ada, "magpie")
    ada.page.locator(".prompt").wait_for()
    assert rooms == []


@pytest.mark.parametrize("language", sample_cases("changes", ["he", "de", "cs"], 1))
def test_changed_terms_need_new_agreement(new_visitor: NewVisitor, language: str) -> None:
    ada, ben = (new_visitor(language, width=360, height=740) for _ in range(2))
    ada.set_name("Ada")
    ada.visit("/new/dominion")
    ada.page.locator("main form select").first.select_option("3")
    show_all_options(ada.page)
    others = ada.page.locator("ol.seats select")
    expect(others).to_have_count(2)
    others.first.select_option("")
    ada.page.locator("button.start-game").click()
    join(ben, ada.page.locator("#invite").input_value(), "Ben")
    expect(ada.page.locator("main li .answer.yes")).to_have_count(2)
    ada.page.locator("main li select").select_option("random")
    ben.page.locator(".asked button.primary").wait_for()
    for person, name in ((ada, "host"), (ben, "asked")):
        assert person.page.evaluate("document.documentElement.scrollWidth <= innerWidth")
        person.screenshot(f"waiting-{name}-{language}")
    assert axe_violations(ada.page) == []
    ben.page.locator(".asked button.primary").click()
    expect(ada.page.locator("main li .answer.yes")).to_have_count(2)
