"""Browser tests of screens in all languages and sizes, settings, new tables, invitations and spectators."""

from __future__ import annotations

import re
from collections.abc import Iterator
from pathlib import Path

import pytest
from browser_play import begin, join, resign, show_all_options
from browser_testing import LocalServer, NewVisitor, Visitor, axe_violations, running_server, visitor
from layout_checks import (
    CREDITS,
    LANGUAGES,
    latin_words,
    layout_faults,
    sampled_shapes,
    set_language,
    small_texts,
    wait_for_layout,
)
from playwright.sync_api import Browser, Request, Route, expect
from sampled_cases import sample_cases
from screen_catalogue import SCREENS, finished_game, kingdom, menu, open_page, waiting_room
from table_scenes import SCENES, set_up_table

from bastide.bots.level_files import declared_levels
from bastide.server.connections.network_access_routes import lan_addresses

#: Names that are the same in every script.
NAMES = [*CREDITS, "Ada", "Ben", "bastide --lan", "Esc", "Tab"]


@pytest.fixture(scope="module")
def reader(browser: Browser, local_server: LocalServer) -> Iterator[Visitor]:
    """Visitor shared by the tests of this file."""
    found = visitor(browser, local_server)
    found.enter_lobby("Ada")
    yield found
    found.context.close()


@pytest.mark.parametrize("screen", sample_cases("screens", SCREENS, 4))
def test_screen_layout_has_no_faults(reader: Visitor, screen: str) -> None:
    """No text overlaps, is clipped, covered or too small; Hebrew pages contain only Hebrew and names."""
    page = reader.page
    set_language(page, "en")
    page.set_viewport_size({"width": 1280, "height": 800})
    SCREENS[screen](reader)
    found: dict[str, list[str]] = {}
    for shape in sampled_shapes(page, list(SCREENS).index(screen)):
        wrong = layout_faults(page)
        if screen != "kingdom":  # small card pictures, whose text is in the preview
            wrong += small_texts(page)
        if shape.startswith("he "):
            wrong += latin_words(page, NAMES)
        if wrong:
            found[shape] = wrong
    assert found == {}
    assert reader.page_errors == []


def test_table_menu_layout_has_no_faults(ada: Visitor) -> None:
    menu(ada)
    ada.page.keyboard.press("Escape")
    for language in sample_cases("menu", LANGUAGES, 2):
        set_language(ada.page, language)
        for width, height in ((1366, 768), (360, 740), (740, 360)):
            ada.page.set_viewport_size({"width": width, "height": height})
            ada.page.locator(".tools button").last.click()
            assert layout_faults(ada.page) == [], (language, width)
            if language == "he":
                names = [*NAMES, *re.findall(r"[0-9a-f]{8,}", ada.page.locator("dialog").inner_text())]
                said = latin_words(ada.page, names)
                assert [word for word in said if "dialog" in word] == []
            ada.page.keyboard.press("Escape")


#: Sums up the layout shifts of a page from its start.
SUM_LAYOUT_SHIFTS = """(() => {
  window.layoutShift = 0;
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries()) if (!entry.hadRecentInput) window.layoutShift += entry.value;
  }).observe({ type: 'layout-shift', buffered: true });
})()"""


@pytest.mark.parametrize(("width", "height"), [(390, 844), (1366, 768)])
def test_lobby_loads_without_moving(
    new_visitor: NewVisitor, local_server: LocalServer, width: int, height: int
) -> None:
    """For a new visitor, and for a person with a running game."""
    person = new_visitor(width=width, height=height)
    person.context.add_init_script(SUM_LAYOUT_SHIFTS)
    person.visit("/")
    person.page.locator(".game").first.wait_for()
    assert person.page.evaluate("() => window.layoutShift") < 0.1
    person.set_name("Ada")
    set_up_table(local_server, person, SCENES["dominion middle"])
    person.visit("/")
    person.page.locator(".tables a").first.wait_for()
    wait_for_layout(person.page)
    assert person.page.evaluate("() => window.layoutShift") < 0.1


@pytest.mark.parametrize("path", sample_cases("focus", ["/", "/new/dominion", "/settings", "/me"], 1))
def test_focus_is_never_behind_sticky_elements(ada: Visitor, path: str) -> None:
    """Tab through a page on a landscape phone: the focused element is visible, below or on the top bar."""
    page = ada.page
    page.set_viewport_size({"width": 740, "height": 360})
    open_page(ada, path)
    if path.startswith("/new"):
        show_all_options(page)
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
                  const html = at.outerHTML.slice(0, 120);
                  if (over?.closest('.start-game') && !at.matches('.start-game')) return 'under .start-game: ' + html;
                  return isOnBar || isInSight || box.height > innerHeight / 2 ? '' : at.outerHTML.slice(0, 120);
                }"""
            )
            if hidden is None:
                break
            seen += 1
            assert hidden == ""
    assert seen > 5


# -- settings ---------------------------------------------------------------------------------------


def test_settings_apply_at_once_and_after_reload(ada: Visitor) -> None:
    page = ada.page
    open_page(ada, "/settings")
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
    page.get_by_role("button", name="Reset to defaults").click()
    assert page.evaluate(paper) == light
    expect(page.locator("input[name=speed][value=normal]")).to_be_checked()


def test_pages_follow_the_clock_unless_switched_off(new_visitor: NewVisitor) -> None:
    """The town has the season and the time of day of the player's clock."""
    person = new_visitor()
    page = person.page
    page.clock.set_fixed_time("2026-10-15T19:00:00")
    open_page(person, "/settings")
    html = page.locator("html")
    expect(html).to_have_attribute("data-season", "autumn")
    expect(html).to_have_attribute("data-daypart", "evening")
    page.locator("input[name=daylight]").uncheck()
    expect(page.locator("html[data-season], html[data-daypart]")).to_have_count(0)


#: In the first page that loads, the answer with the account's settings waits for `deliverSettings`.
HOLD_BACK_FIRST_SETTINGS = """
  const send = window.fetch;
  window.fetch = async (path, init) => {
    const answer = await send(path, init);
    if (path === "/api/me/settings" && init.method === "GET" && !sessionStorage.getItem("delivered"))
      await new Promise((resolve) => { window.deliverSettings = resolve; });
    return answer;
  };
"""


def stores_settings(request: Request) -> bool:
    return request.url.endswith("/api/me/settings") and request.method == "PUT"


def is_ok(request: Request) -> bool:
    answer = request.response()
    return answer is not None and answer.ok


def fail_if_stored(route: Route) -> None:
    if stores_settings(route.request):
        route.abort()
    else:
        route.continue_()


def test_settings_are_stored_with_the_account(new_visitor: NewVisitor) -> None:
    first, second = new_visitor(), new_visitor()
    first.set_name("Ada")
    open_page(first, "/settings")
    first.page.locator("input[name=speed][value=instant]").check()
    for person in (first, second):
        open_page(person, "/me")
        person.page.locator("input[autocomplete=username]").fill("ada-of-settings")
        person.page.locator("input[type=password]").fill("a long passphrase")
        name = "Create account" if person is first else "Sign in"
        person.page.get_by_role("button", name=name).click()
        person.page.get_by_text("Signed in as").wait_for()
    open_page(second, "/settings")
    expect(second.page.locator("input[name=speed][value=instant]")).to_be_checked()
    with second.page.expect_request_finished(stores_settings) as stored:
        second.page.locator("input[name=theme][value=dark]").check()
    assert is_ok(stored.value)
    open_page(first, "/settings")
    expect(first.page.locator("input[name=theme][value=dark]")).to_be_checked()
    # A change made before the account's settings have arrived, and one that the server did not get, are kept.
    first.page.add_init_script(HOLD_BACK_FIRST_SETTINGS)
    first.page.route("**/api/me/settings", fail_if_stored)
    open_page(first, "/settings")
    first.page.locator("input[name=cards][value=large]").check()
    first.page.wait_for_function("window.deliverSettings !== undefined")
    with first.page.expect_event("requestfailed", stores_settings):
        first.page.evaluate("sessionStorage.setItem('delivered', 'yes'), window.deliverSettings()")
    expect(first.page.locator("input[name=cards][value=large]")).to_be_checked()
    first.page.unroute("**/api/me/settings")
    with first.page.expect_request_finished(stores_settings) as stored:
        open_page(first, "/settings")
    assert is_ok(stored.value)
    expect(first.page.locator("input[name=cards][value=large]")).to_be_checked()
    expect(first.page.locator("input[name=theme][value=dark]")).to_be_checked()
    open_page(second, "/settings")
    expect(second.page.locator("input[name=cards][value=large]")).to_be_checked()


def test_help_below_a_control_describes_it(ada: Visitor) -> None:
    """Screen readers read the line below a control, and every description exists and is visible."""
    page = ada.page
    dangling = """() => [...document.querySelectorAll('main [aria-describedby]')]
      .filter((one) => !document.getElementById(one.getAttribute('aria-describedby'))?.checkVisibility())
      .map((one) => one.outerHTML.slice(0, 120))"""
    open_page(ada, "/settings")
    forced = page.get_by_role("checkbox", name="Play forced moves automatically")
    expect(forced).to_have_accessible_description(re.compile("only one legal move"))
    expect(page.get_by_role("group", name="Card size")).to_have_accessible_description(re.compile("your hand"))
    assert page.evaluate(dangling) == []
    kingdom(ada)
    clock = page.get_by_role("combobox", name="Clock")
    expect(clock).to_have_accessible_description(re.compile("how long each player may think"))
    field = page.get_by_role("group", name="Kingdom", exact=True)
    expect(field).to_have_accessible_description(re.compile("recommended set"))
    assert page.evaluate(dangling) == []


# -- new table --------------------------------------------------------------------------------------


def test_new_table_form_is_short_by_default(ada: Visitor) -> None:
    open_page(ada, "/new/dominion")
    page = ada.page
    expect(page.locator("main select")).to_have_count(1)
    opponents = page.locator("input[name=opponents]")
    expect(opponents).to_have_count(len(declared_levels("dominion")) + 2)
    assert [choice.input_value() for choice in opponents.all()] == [
        "friends",
        "beside",
        *(level.name for level in declared_levels("dominion")),
    ], "friends, people at this device, then all levels in order"
    page.locator("input[name=opponents][value=hard]").check()
    show_all_options(page)
    expect(page.locator("ol.seats select")).to_have_value("hard")
    # Irrelevant options are hidden: sets matter for random kingdoms only, and only existing seats are offered.
    expect(page.locator("[data-option=sets]")).to_have_count(0)
    expect(page.locator("[data-option=first_player] option")).to_have_count(3)
    page.locator("[data-option=kingdom] select").first.select_option("random")
    expect(page.locator("[data-option=sets]")).to_have_count(1)


def test_kingdom_picker_filters_locks_and_redraws(ada: Visitor) -> None:
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
    # Locked cards stay; the others are drawn again within the filters.
    field.get_by_role("button", name=re.compile("Keep.*Market")).click()
    field.get_by_role("button", name="Reroll the rest").click()
    chosen = field.locator(".chosen li")
    expect(chosen).to_have_count(10)
    expect(chosen.filter(has_text="Market")).not_to_have_count(0)
    expect(chosen.filter(has_text=re.compile("Cellar|Smithy|Militia"))).to_have_count(0)
    assert axe_violations(page) == []


# -- invitations and spectators ---------------------------------------------------------------------


def test_access_request_to_a_private_table(new_visitor: NewVisitor, local_server: LocalServer, ada: Visitor) -> None:
    waiting_room(ada)
    ben = new_visitor()
    ben.visit(ada.page.url.removeprefix(local_server.address))
    page = ben.page
    expect(page.get_by_text(re.compile("Ada.*is hosting a private game of.*Carcassonne"))).to_be_visible()
    assert axe_violations(page) == []
    page.locator("main input").fill("Ben")
    page.locator("main form button").click()
    expect(page.get_by_text("Waiting for the host")).to_be_visible()
    expect(ada.page.get_by_text(re.compile("Ben.*wants to join"))).to_be_visible()
    assert axe_violations(ada.page) == []
    ada.page.get_by_role("button", name="Admit").click()
    page.get_by_role("button", name="Take a seat").click()
    expect(ada.page.locator("main li", has_text="Ben")).to_be_visible()
    # A declined request is reported.
    eve = new_visitor()
    eve.set_name("Eve")
    eve.visit(ada.page.url.removeprefix(local_server.address))
    eve.page.get_by_role("button", name="Ask to join").click()
    ada.page.get_by_role("button", name="Decline").click()
    expect(eve.page.get_by_text("The host declined")).to_be_visible()


def test_spectators_are_counted_and_may_chat(browser: Browser, local_server: LocalServer, ada: Visitor) -> None:
    ada.visit("/new/dominion")
    show_all_options(ada.page)
    ada.page.get_by_label("Spectators can chat").check()
    ada.page.locator("button.start-game").click()
    ada.page.locator(".prompt.mine").wait_for()
    ada.page.get_by_role("button", name="Menu").click()
    link = ada.page.locator("#invite").input_value()
    ada.page.keyboard.press("Escape")
    eve = visitor(browser, local_server)
    eve.set_name("Eve")
    eve.page.goto(link)
    expect(eve.page.get_by_text("You\u2019re watching.")).to_be_visible()
    expect(ada.page.get_by_text(re.compile(r"1\W* person is watching"))).to_be_visible()
    eve.page.get_by_label("Message the table").last.fill("hello from outside")
    eve.page.keyboard.press("Enter")
    expect(ada.page.locator(".chat", has_text="hello from outside").last).to_contain_text("Eve")
    assert axe_violations(eve.page) == []
    eve.context.close()
    expect(ada.page.get_by_text("is watching")).to_have_count(0)


def test_abandoned_bot_game_in_the_lobby(ada: Visitor) -> None:
    finished_game(ada)
    row = ada.page.locator(".tables li").first
    expect(row).to_contain_text("No result")
    expect(row.get_by_role("button", name="Rematch")).to_have_count(0)


def test_lobby_shows_winner_and_rematch(browser: Browser, local_server: LocalServer, ada: Visitor) -> None:
    ben = visitor(browser, local_server)
    begin(ada, "magpie", seats=2, friends=1)
    join(ben, ada.page.locator("#invite").input_value(), "Ben")
    ada.page.get_by_role("button", name=re.compile("^Start")).click()
    for person in (ada, ben):
        person.page.locator(".prompt").first.wait_for()
    resign(ada.page)
    open_page(ada, "/")
    row = ada.page.locator(".tables li", has_text="Ben")
    expect(row).to_contain_text(re.compile("Ben.*won"))
    row.get_by_role("button", name="Rematch").click()
    ada.page.wait_for_url("**/table/*")
    open_page(ben, "/")
    expect(ben.page.locator(".tables li", has_text="Ada").first).to_be_visible()
    ben.context.close()


def test_open_server_to_the_local_network(browser: Browser, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("BASTIDE_ALLOW_LAN_OPENING", "1")
    with running_server(tmp_path) as own:
        person = visitor(browser, own)
        person.set_name("Ada")
        waiting_room(person)
        page = person.page
        expect(page.get_by_text("This link only works on this computer")).to_be_visible()
        expect(page.get_by_role("img", name=re.compile("QR code"))).to_have_count(0)
        page.get_by_role("button", name="Open to my local network").click()
        if lan_addresses():
            address = f"http://{lan_addresses()[0]}:{own.port}"
            expect(page.locator("#invite")).to_have_value(re.compile(f"^{re.escape(address)}/table/"))
            expect(page.get_by_role("img", name=re.compile("QR code"))).to_be_visible()
            assert layout_faults(page) == []
            ben = visitor(browser, own)
            ben.page.goto(page.locator("#invite").input_value())
            expect(ben.page.get_by_role("heading", name="Carcassonne")).to_be_visible()
            ben.context.close()
        else:  # no network: an error is shown
            expect(page.locator(".toast.error")).to_be_visible()
        assert person.page_errors == []
        person.context.close()
