"""Nobody chooses what is dealt, and nobody plays who has not agreed: as people see it in their browsers."""

from __future__ import annotations

import re

import pytest
from browser_play import begin, join, resign, unfold
from browser_testing import NewVisitor, Visitor, axe
from playwright.sync_api import expect
from sample import drawn
from screen_catalogue import waiting_room


def two_at_a_table(new_visitor: NewVisitor) -> tuple[Visitor, Visitor]:
    """Ada has made a table, and Ben sits down there."""
    ada, ben = new_visitor(), new_visitor()
    ada.be("Ada")
    begin(ada, "magpie", friends=1)
    join(ben, ada.page.locator("#invite").input_value(), "Ben")
    expect(ada.page.locator("main li .answer.yes")).to_have_count(2)
    return ada, ben


def test_both_devices_are_in_the_draw_and_a_rematch_asks_first(new_visitor: NewVisitor) -> None:
    ada, ben = two_at_a_table(new_visitor)
    ada.page.get_by_role("button", name=re.compile("^Begin")).click()
    for person in (ada, ben):
        person.page.locator(".prompt").wait_for()
    resign(ben.page)
    expect(ada.page.get_by_role("button", name="Play again")).to_be_visible()

    ada.page.get_by_role("button", name="Menu").click()
    ada.page.get_by_text("Proof of fair shuffling").click()
    ada.page.get_by_role("button", name="Check this game").click()
    promises = ada.page.locator("details li")
    expect(promises).to_have_text(
        [
            re.compile("The server had fixed its part of the draw before anyone sat down"),
            re.compile("The part of .*Ada.*\u2019s device is in it"),
            re.compile("The part of .*Ben.*\u2019s device is in it"),
            re.compile("The deck and everything else that is drawn follow"),
            re.compile("The order of seats follows"),
            re.compile("What your device added is in it"),
            re.compile("All fingerprints are those that this device saw"),
        ]
    )
    expect(ada.page.locator("details li.kept")).to_have_count(7)
    expect(ada.page.get_by_text("Nobody touched the shuffle.")).to_be_visible()
    ada.shot("fairness-checked")
    ada.page.keyboard.press("Escape")

    ada.page.get_by_role("button", name="Play again").click()
    expect(ada.page.get_by_text("Still to answer: \u2068Ben\u2069")).to_be_visible()
    expect(ada.page.get_by_role("button", name=re.compile("^Begin"))).to_be_disabled()
    expect(ben.page.get_by_text("would like to play again")).to_be_visible()
    ben.visit("/")
    row = ben.page.locator(".tables li", has_text="invites you")
    row.get_by_role("button", name="Yes, I will play").click()
    ben.page.wait_for_url("**/table/*")
    ada.page.get_by_role("button", name=re.compile("^Begin")).click()
    for person in (ada, ben):
        person.page.locator(".prompt").wait_for()


def invited_by_a_click(ada: Visitor, ben: Visitor) -> None:
    """At any table of hers, Ada finds whom she has played with; Ben, in the lobby, sees at once that he is asked."""
    waiting_room(ada)
    asking = ada.page.get_by_role("button", name=re.compile("^Invite .*Ben"))
    asking.click()
    row = ben.page.locator(".tables li", has_text="invites you")
    row.get_by_role("button", name="No, thank you").click()
    expect(row).to_have_count(0)
    asking.click()
    expect(ada.page.get_by_text("has said no, and is not asked again")).to_be_visible()


def test_who_declines_is_not_seated(new_visitor: NewVisitor) -> None:
    ada, ben = two_at_a_table(new_visitor)
    ada.page.get_by_role("button", name=re.compile("^Begin")).click()
    ben.page.locator(".prompt").wait_for()
    resign(ben.page)
    ada.page.get_by_role("button", name="Play again").click()
    ben.page.get_by_role("link", name="To the next game").click()
    ben.page.get_by_role("button", name="No, thank you").click()
    ben.page.wait_for_url("**/")
    expect(ada.page.locator("main li .answer")).to_have_count(1)
    invited_by_a_click(ada, ben)


def test_a_device_that_is_gone_is_waited_for(new_visitor: NewVisitor) -> None:
    """The game begins when it is back, by itself."""
    ada, ben = two_at_a_table(new_visitor)
    table = ben.page.url
    ben.visit("/")
    ada.page.get_by_role("button", name=re.compile("^Begin")).click()
    expect(ada.page.get_by_text("Still missing: \u2068Ben\u2069")).to_be_visible()
    expect(ada.page.get_by_role("button", name=re.compile("^Free the seat of"))).to_be_visible()
    ben.page.goto(table)
    for person in (ada, ben):
        person.page.locator(".prompt").wait_for()


def test_against_bots_two_clicks_are_enough(new_visitor: NewVisitor) -> None:
    """What the device has to say it says by itself, and nobody sees a waiting room."""
    ada = new_visitor()
    ada.be("Ada")
    rooms: list[str] = []
    ada.page.expose_function("sawRoom", lambda: rooms.append("room"))
    ada.page.add_init_script(
        "new MutationObserver(() => document.querySelector('main.room') && window.sawRoom())"
        ".observe(document, {childList: true, subtree: true})"
    )
    begin(ada, "magpie")
    ada.page.locator(".prompt").wait_for()
    assert rooms == []


@pytest.mark.parametrize("language", drawn("changes", ["he", "de", "cs"], 1))
def test_a_change_asks_again_on_a_phone_too(new_visitor: NewVisitor, language: str) -> None:
    ada, ben = (new_visitor(language, width=360, height=740) for _ in range(2))
    ada.be("Ada")
    ada.visit("/new/dominion")
    ada.page.locator("main form select").first.select_option("3")
    unfold(ada.page)
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
        person.shot(f"waiting-{name}-{language}")
    assert axe(ada.page) == []
    ben.page.locator(".asked button.primary").click()
    expect(ada.page.locator("main li .answer.yes")).to_have_count(2)
