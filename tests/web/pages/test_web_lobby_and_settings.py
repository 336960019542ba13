"""Around the table in a real browser: every screen in every language and size, settings, invitations, guests."""

from __future__ import annotations

import re
from collections.abc import Iterator
from pathlib import Path

import pytest
from browser_play import begin, join, resign, unfold
from browser_testing import LocalServer, NewVisitor, Visitor, axe, running_server, visitor
from layout_checks import CREDITS, LANGUAGES, faults, latin_words, speak, too_small, worn
from playwright.sync_api import Browser, expect
from sample import drawn
from screen_catalogue import SCREENS, finished_game, kingdom, menu, shown, waiting_room

from bastide.server.connections.listen import local_addresses

#: Names that are written alike in every script.
NAMES = [*CREDITS, "Ada", "Ben", "bastide --lan", "Esc", "Tab"]


@pytest.fixture(scope="module")
def reader(browser: Browser, local_server: LocalServer) -> Iterator[Visitor]:
    """Somebody who goes from screen to screen."""
    found = visitor(browser, local_server)
    found.enter("Ada")
    yield found
    found.context.close()


@pytest.mark.parametrize("screen", drawn("screens", SCREENS, 4))
def test_every_screen_can_be_read_in_every_language_and_size(reader: Visitor, screen: str) -> None:
    """No two texts overlap, none is cut off or covered or too small; in Hebrew, all but names is Hebrew."""
    page = reader.page
    speak(page, "en")
    page.set_viewport_size({"width": 1280, "height": 800})
    SCREENS[screen](reader)
    found: dict[str, list[str]] = {}
    for shape in worn(page, list(SCREENS).index(screen)):
        wrong = faults(page)
        if screen != "kingdom":  # small pictures of cards, whose words are read by pointing at them
            wrong += too_small(page)
        if shape.startswith("he "):
            wrong += latin_words(page, NAMES)
        if wrong:
            found[shape] = wrong
    assert found == {}
    assert reader.complaints == []


def test_the_menu_of_a_table_can_be_read(ada: Visitor) -> None:
    menu(ada)
    ada.page.keyboard.press("Escape")
    for language in drawn("menu", LANGUAGES, 2):
        speak(ada.page, language)
        for width, height in ((1366, 768), (360, 740), (740, 360)):
            ada.page.set_viewport_size({"width": width, "height": height})
            ada.page.locator(".tools button").last.click()
            assert faults(ada.page) == [], (language, width)
            if language == "he":
                names = [*NAMES, *re.findall(r"[0-9a-f]{8,}", ada.page.locator("dialog").inner_text())]
                said = latin_words(ada.page, names)
                assert [word for word in said if "dialog" in word] == []
            ada.page.keyboard.press("Escape")


@pytest.mark.parametrize("path", drawn("focus", ["/", "/new/dominion", "/settings", "/me"], 1))
def test_focus_never_lies_behind_something_that_sticks(ada: Visitor, path: str) -> None:
    """Tabbing through a page on a phone held across: what has the focus is in sight, below the bar, or on it."""
    page = ada.page
    page.set_viewport_size({"width": 740, "height": 360})
    shown(ada, path)
    if path.startswith("/new"):
        unfold(page)
    page.evaluate("() => { document.activeElement?.blur(); scrollTo(0, 0); }")
    seen = 0
    for back in (False, True):
        for _ in range(40):
            page.keyboard.press("Shift+Tab" if back else "Tab")
            hidden = page.evaluate(
                """() => {
                  const at = document.activeElement;
                  if (!at || at === document.body) return null;
                  const bar = document.querySelector('header.bar');
                  const box = at.getBoundingClientRect();
                  const isOnBar = bar.contains(at) || at.matches('.skip, .visually-hidden');
                  const isInSight = box.bottom <= innerHeight + 1 && box.top >= bar.getBoundingClientRect().bottom - 1;
                  const over = document.elementFromPoint((box.left + box.right) / 2, (box.top + box.bottom) / 2);
                  if (over?.closest('.start-game') && !at.matches('.start-game')) return 'under .start-game: ' + at.outerHTML.slice(0, 120);
                  return isOnBar || isInSight || box.height > innerHeight / 2 ? '' : at.outerHTML.slice(0, 120);
                }"""
            )
            if hidden is None:
                break
            seen += 1
            assert hidden == ""
    assert seen > 5


# -- settings --------------------------------------------------------------------------------------


def test_settings_hold_at_once_and_the_next_time(ada: Visitor) -> None:
    page = ada.page
    shown(ada, "/settings")
    paper = "() => getComputedStyle(document.documentElement).backgroundColor"
    light = page.evaluate(paper)
    page.locator("input[name=theme][value=dark]").check()
    page.locator("input[name=colours][value=safe]").check()
    page.locator("input[name=cards][value=large]").check()
    page.locator("input[name=speed][value=quick]").check()
    dark = page.evaluate(paper)
    assert dark != light
    page.reload()
    expect(page.locator("input[name=speed][value=quick]")).to_be_checked()
    assert page.evaluate(paper) == dark
    assert page.evaluate("() => getComputedStyle(document.documentElement).getPropertyValue('--card-scale')") == "1.2"
    page.get_by_role("button", name="Everything as usual").click()
    assert page.evaluate(paper) == light
    expect(page.locator("input[name=speed][value=normal]")).to_be_checked()


def test_settings_go_with_the_account(new_visitor: NewVisitor) -> None:
    first, second = new_visitor(), new_visitor()
    first.be("Ada")
    shown(first, "/settings")
    first.page.locator("input[name=speed][value=instant]").check()
    for person in (first, second):
        shown(person, "/me")
        person.page.locator("input[autocomplete=username]").fill("ada-of-settings")
        person.page.locator("input[type=password]").fill("a long passphrase")
        name = "Make an account" if person is first else "Sign in"
        person.page.get_by_role("button", name=name).click()
        person.page.get_by_text("Signed in as").wait_for()
    shown(second, "/settings")
    expect(second.page.locator("input[name=speed][value=instant]")).to_be_checked()
    with second.page.expect_response("**/api/me/settings") as kept:
        second.page.locator("input[name=theme][value=dark]").check()
    assert kept.value.ok
    shown(first, "/settings")
    expect(first.page.locator("input[name=theme][value=dark]")).to_be_checked()


# -- a new table -----------------------------------------------------------------------------------


def test_newcomers_see_players_and_level_only(ada: Visitor) -> None:
    shown(ada, "/new/dominion")
    page = ada.page
    expect(page.locator("main select")).to_have_count(1)
    # six levels, and friends
    expect(page.locator("input[name=opponents]")).to_have_count(7)
    page.locator("input[name=opponents][value=hard]").check()
    unfold(page)
    expect(page.locator("ol.seats select")).to_have_value("hard")
    # What makes no difference is not shown: sets are for a kingdom that is drawn, seats are those that there are.
    expect(page.locator("[data-option=sets]")).to_have_count(0)
    expect(page.locator("[data-option=first_player] option")).to_have_count(3)
    page.locator("[data-option=kingdom] select").first.select_option("random")
    expect(page.locator("[data-option=sets]")).to_have_count(1)


def test_a_kingdom_is_picked_by_pictures_filters_locks_and_lots(ada: Visitor) -> None:
    kingdom(ada)
    page = ada.page
    field = page.locator("[data-option=kingdom]")
    values = field.locator(".values .value")
    expect(values).to_have_count(57)
    field.locator("[data-field=sets]").select_option("prosperity")
    field.locator("[data-field=cost]").select_option("5")
    field.locator("[data-field=types]").select_option("treasure")
    expect(values).to_have_count(3)
    field.locator("[data-field=types]").select_option("")
    field.locator("[data-field=cost]").select_option("")
    # What is kept stays, the others are drawn from what the filters let through.
    field.get_by_role("button", name=re.compile("Keep.*Market")).click()
    field.get_by_role("button", name="Draw the others anew").click()
    chosen = field.locator(".chosen li")
    expect(chosen).to_have_count(10)
    expect(chosen.filter(has_text="Market")).not_to_have_count(0)
    expect(chosen.filter(has_text=re.compile("Cellar|Smithy|Militia"))).to_have_count(0)
    assert axe(page) == []


# -- invitations and guests ------------------------------------------------------------------------


def test_the_address_of_a_private_table_leads_to_its_door(
    new_visitor: NewVisitor, local_server: LocalServer, ada: Visitor
) -> None:
    waiting_room(ada)
    ben = new_visitor()
    ben.visit(ada.page.url.removeprefix(local_server.address))
    page = ben.page
    expect(page.get_by_text(re.compile("Ada.*plays.*Carcassonne"))).to_be_visible()
    assert axe(page) == []
    page.locator("main input").fill("Ben")
    page.locator("main form button").click()
    expect(page.get_by_text("The host has been asked")).to_be_visible()
    expect(ada.page.get_by_text(re.compile("Ben.*asks to sit down"))).to_be_visible()
    assert axe(ada.page) == []
    ada.page.get_by_role("button", name="Let in").click()
    page.get_by_role("button", name="Sit down").click()
    expect(ada.page.locator("main li", has_text="Ben")).to_be_visible()
    # Another one is not let in, and told so.
    eve = new_visitor()
    eve.be("Eve")
    eve.visit(ada.page.url.removeprefix(local_server.address))
    eve.page.get_by_role("button", name="Ask to sit down").click()
    ada.page.get_by_role("button", name="Not now").click()
    expect(eve.page.get_by_text("The host has said no")).to_be_visible()


def test_those_who_look_on_are_told_so_are_seen_and_may_talk(
    browser: Browser, local_server: LocalServer, ada: Visitor
) -> None:
    ada.visit("/new/dominion")
    unfold(ada.page)
    ada.page.get_by_label("Those who look on may talk, too").check()
    ada.page.locator("button.start-game").click()
    ada.page.locator(".prompt.mine").wait_for()
    ada.page.get_by_role("button", name="Menu").click()
    link = ada.page.locator("#invite").input_value()
    ada.page.keyboard.press("Escape")
    eve = visitor(browser, local_server)
    eve.be("Eve")
    eve.page.goto(link)
    expect(eve.page.get_by_text("You are watching.")).to_be_visible()
    expect(ada.page.get_by_text(re.compile(r"1\W* person is watching"))).to_be_visible()
    eve.page.get_by_label("Say something to the table").last.fill("hello from outside")
    eve.page.keyboard.press("Enter")
    expect(ada.page.locator(".chat", has_text="hello from outside").last).to_contain_text("Eve")
    assert axe(eve.page) == []
    eve.context.close()
    expect(ada.page.get_by_text("is watching")).to_have_count(0)


def test_against_bots_a_game_is_thrown_away_and_the_lobby_says_so(ada: Visitor) -> None:
    finished_game(ada)
    row = ada.page.locator(".tables li").first
    expect(row).to_contain_text("Without a result")
    expect(row.get_by_role("button", name="Play again")).to_have_count(0)


def test_the_lobby_tells_who_won_and_invites_again(browser: Browser, local_server: LocalServer, ada: Visitor) -> None:
    ben = visitor(browser, local_server)
    begin(ada, "magpie", seats=2, friends=1)
    join(ben, ada.page.locator("#invite").input_value(), "Ben")
    ada.page.get_by_role("button", name=re.compile("^Begin")).click()
    for person in (ada, ben):
        person.page.locator(".prompt").first.wait_for()
    resign(ada.page)
    shown(ada, "/")
    row = ada.page.locator(".tables li", has_text="Ben")
    expect(row).to_contain_text(re.compile("Ben.*won"))
    row.get_by_role("button", name="Play again").click()
    ada.page.wait_for_url("**/table/*")
    shown(ben, "/")
    expect(ben.page.locator(".tables li", has_text="Ada").first).to_be_visible()
    ben.context.close()


def test_one_click_lets_in_the_local_network(browser: Browser, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("BASTIDE_AT_HOME", "1")
    with running_server(tmp_path) as own:
        person = visitor(browser, own)
        person.be("Ada")
        waiting_room(person)
        page = person.page
        expect(page.get_by_text("This link works on this computer only")).to_be_visible()
        expect(page.get_by_role("img", name=re.compile("The link as a picture"))).to_have_count(0)
        page.get_by_role("button", name="Let in my local network").click()
        if local_addresses():
            address = f"http://{local_addresses()[0]}:{own.port}"
            expect(page.locator("#invite")).to_have_value(re.compile(f"^{re.escape(address)}/table/"))
            expect(page.get_by_role("img", name=re.compile("The link as a picture"))).to_be_visible()
            assert faults(page) == []
            ben = visitor(browser, own)
            ben.page.goto(page.locator("#invite").input_value())
            expect(ben.page.get_by_role("heading", name="Carcassonne")).to_be_visible()
            ben.context.close()
        else:  # a machine without a network says so
            expect(page.locator(".toast.error")).to_be_visible()
        assert person.complaints == []
        person.context.close()
