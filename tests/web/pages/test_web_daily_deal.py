"""Browser tests of the daily deal: playing, comparing, and links on phone and desktop."""

from __future__ import annotations

import re
from collections.abc import Iterator
from typing import Any

import pytest
from browser_testing import STATIC, Visitor, axe_violations, fits_width, need_pages
from layout_checks import LANGUAGES, change_settings, layout_faults, set_language
from playwright.sync_api import Browser, expect
from running_server import RunningServer
from scripted_client import Client

from bastide.hosting.bots.bot_executor import BotChoice
from bastide.hosting.bots.fair_queue import WorkOwner
from bastide.hosting.bots.worker_protocol import choose_action
from bastide.hosting.clocks.shared_clock import SharedClock, read_steady_clock_ms
from bastide.tables.state.table_state import DAY_MS

GAME = "seven_wonders"
#: Label of a daily deal in the list of tables.
MARKS = {
    "en": re.compile(r"^Daily challenge, .*\d"),
    "he": re.compile(r"^המשחק היומי, .*\d"),
    "de": re.compile(r"^Partie des Tages vom .*\d"),
    "cs": re.compile(r"^Denní výzva, .*\d"),
}


async def choose_with_easy_bot(
    game: str, snapshot: Any, seat: int, spec: str, seed: int, key: str, owner: WorkOwner, fresh: bool = False
) -> BotChoice:
    """Replace every level by the fastest one, because only the display is tested."""
    return BotChoice(choose_action(game, snapshot, seat, "easy", seed, key, fresh))


@pytest.fixture(scope="module")
def fast_server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[RunningServer]:
    need_pages()
    running = RunningServer(f"sqlite:///{tmp_path_factory.mktemp('deal') / 'server.db'}", STATIC)
    running.server.service.bot_executor.choose_action = choose_with_easy_bot  # type: ignore[method-assign]
    yield running
    running.stop()


def play_to_the_end(client: Client, table: str, which: int) -> None:
    """Play to the end with the first or the last legal action."""
    seen = 0
    while True:
        shown = client.table(table, since=seen, wait=5)
        seen = shown["seq"]
        if shown["result"]:
            return
        if shown["decision"] and shown["you"] in shown["waiting_for"]:
            action = shown["decision"]["actions"][which]["action"]
            client.do(table, "act", position=shown["position"], actions=[action])
            seen = 0


def advance_clock_by_a_day(server: RunningServer) -> None:
    """Advance the clock of a server; it no longer follows the clock of the database."""
    clock = server.server.service.clock
    assert isinstance(clock, SharedClock)

    async def keep_time(source: object) -> bool:
        return False

    clock.synchronize = keep_time  # type: ignore[method-assign]
    clock.steady_ms = lambda: read_steady_clock_ms() + DAY_MS


def test_daily_deal_from_lobby_to_results(browser: Browser, fast_server: RunningServer) -> None:
    for name, which in (("Ann", 0), ("Ben", -1)):
        client = fast_server.connect_person(name)
        if name == "Ann":
            client.post("/api/me/account", {"account": "ann", "passphrase": "a long enough one"})
        play_to_the_end(client, client.post("/api/deals", {"game": GAME})["table"], which)

    person = Visitor(browser.new_context(viewport={"width": 1280, "height": 800}), fast_server.url)
    page = person.page
    page.set_default_timeout(60_000)
    person.enter_lobby("Cleo")
    page.locator(f'[data-deal="{GAME}"]').click()
    expect(page.locator('[data-status="new"]')).to_be_visible()
    # What awaits is shown before the start, with the time until the next deal; results are not.
    expect(page.locator("[data-start] .board").first).to_be_visible()
    expect(page.locator("[data-countdown]")).to_be_visible()
    expect(page.locator("[data-results], table")).to_have_count(0)
    assert axe_violations(page) == []
    page.locator("[data-play]").click()
    expect(page.locator(".frame")).to_be_visible()

    # After leaving, the game can be continued.
    table = page.url.rpartition("/")[2]
    person.visit(f"/deal/{GAME}")
    expect(page.locator('[data-status="playing"] [data-play]')).to_have_attribute("href", f"/table/{table}")
    traveller = Client(fast_server.url)
    traveller.cookie = "; ".join(f"{each.get('name')}={each.get('value')}" for each in person.context.cookies())
    play_to_the_end(traveller, table, 0)
    person.visit(f"/table/{table}")
    page.locator("[data-deal]").click()
    expect(page.locator("[data-mine]")).to_be_visible()
    # Three results are a list, without histograms.
    expect(page.locator("[data-results]")).to_be_visible()
    expect(page.locator("main figure:has(table)")).to_have_count(0)
    expect(page.locator("[data-later]")).to_be_visible()
    expect(page.locator("[data-compare], [data-again]")).to_have_count(0)
    for name in (r"^Ann$", r"Ben.*\(guest\)", r"Cleo.*\(guest\)"):
        expect(page.locator("[data-results]").get_by_text(re.compile(name))).to_be_visible()
    assert axe_violations(page) == []
    person.screenshot("deal")

    # With more results there are histograms.
    for name in ("Dora", "Emil"):
        client = fast_server.connect_person(name)
        play_to_the_end(client, client.post("/api/deals", {"game": GAME})["table"], 0)
    page.reload()
    expect(page.locator("main figure:has(table)")).to_have_count(2)
    expect(page.locator("[data-results]")).to_have_count(0)

    for theme, language in zip(("light", "dark", "light", "dark"), LANGUAGES, strict=True):
        change_settings(page, theme=theme)
        set_language(page, language)
        for width, height in ((1280, 800), (360, 740)):
            page.set_viewport_size({"width": width, "height": height})
            assert fits_width(page), (language, width)
            assert layout_faults(page) == [], (language, width)
            person.screenshot(f"deal-{language}-{width}")
    assert axe_violations(page) == []

    # The lobby marks the game as a daily deal.
    person.visit("/")
    day = fast_server.connect_person("Eva").get(f"/api/games/{GAME}/deal")["today"]
    mark = page.locator(f'[data-deal-of="{day}"]')
    for language in LANGUAGES:
        set_language(page, language)
        expect(mark).to_have_text(MARKS[language])
        for width, height in ((1280, 800), (360, 740)):
            page.set_viewport_size({"width": width, "height": height})
            assert fits_width(page), (language, width)
            assert layout_faults(page) == [], (language, width)
            mark.scroll_into_view_if_needed()
            person.screenshot(f"deal-listed-{language}-{width}")

    # When the day is over, the game can be compared, and played again without counting.
    set_language(page, "en")
    page.set_viewport_size({"width": 1280, "height": 800})
    advance_clock_by_a_day(fast_server)
    mark.click()
    page.locator("[data-compare]").click()
    expect(page.locator("[data-comparison]")).to_be_visible()
    person.screenshot("deal-compared")
    page.locator("[data-again]").click()
    expect(page.locator(".frame")).to_be_visible()
    assert page.url.rpartition("/")[2] != table
    assert person.page_errors == []


def test_daily_deal_links_on_phone_and_desktop(browser: Browser, fast_server: RunningServer) -> None:
    person = Visitor(browser.new_context(viewport={"width": 360, "height": 740}), fast_server.url)
    page = person.page
    page.set_default_timeout(60_000)
    person.enter_lobby("Dan")
    for language in LANGUAGES:
        set_language(page, language)
        expect(page.locator(f'[data-deal="{GAME}"]')).to_be_visible()
        assert fits_width(page), language
        assert layout_faults(page) == [], language
        page.set_viewport_size({"width": 1000, "height": 740})
        expect(page.locator('.bar [href="/deal"]')).to_be_visible()
        assert fits_width(page), language
        assert layout_faults(page) == [], language
        page.set_viewport_size({"width": 360, "height": 740})
        expect(page.locator('.bar [href="/deal"]')).to_be_visible()
