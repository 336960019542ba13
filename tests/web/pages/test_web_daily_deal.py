"""The deal of the day in a real browser: from the lobby in one click, played, and compared; on a phone, by night."""

from __future__ import annotations

import re
from collections.abc import Iterator
from typing import Any

import pytest
from browser_testing import STATIC, Visitor, axe, fits, need_pages
from layout_checks import LANGUAGES, faults, like, speak
from playwright.sync_api import Browser, expect
from scripted_client import Client
from server_running import Running

from bastide.hosting.bots.bot_executor import Choice
from bastide.hosting.bots.fair_queue import Whose
from bastide.hosting.bots.worker import choose

GAME = "seven_wonders"
#: How a list of tables marks a deal.
MARKS = {
    "en": re.compile(r"^Deal of .*\d"),
    "he": re.compile(r"^המשחק היומי, .*\d"),
    "de": re.compile(r"^Spiel des Tages, .*\d"),
    "cs": re.compile(r"^Partie dne, .*\d"),
}


async def at_once(
    game: str, snapshot: Any, seat: int, spec: str, seed: int, key: str, whose: Whose, fresh: bool = False
) -> Choice:
    """Every level as the quickest one: what is looked at here is how they are shown."""
    return Choice(choose(game, snapshot, seat, "easy", seed, key, fresh))


@pytest.fixture(scope="module")
def quick(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Running]:
    need_pages()
    running = Running(f"sqlite:///{tmp_path_factory.mktemp('deal') / 'server.db'}", STATIC)
    running.server.house.workers.choose = at_once  # type: ignore[method-assign]
    yield running
    running.stop()


def play(client: Client, table: str, which: int) -> None:
    """To the end, by the first answer of each question, or by the last."""
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


def test_a_deal_from_the_lobby_to_the_board(browser: Browser, quick: Running) -> None:
    for name, which in (("Ann", 0), ("Ben", -1)):
        client = quick.person(name)
        if name == "Ann":
            client.post("/api/me/account", {"account": "ann", "passphrase": "a long enough one"})
        play(client, client.post("/api/deals", {"game": GAME})["table"], which)

    person = Visitor(browser.new_context(viewport={"width": 1280, "height": 800}), quick.url)
    page = person.page
    page.set_default_timeout(60_000)
    person.enter("Cleo")
    page.locator(f'[data-deal="{GAME}"]').click()
    expect(page.locator('[data-status="new"]')).to_be_visible()
    expect(page.locator("figure")).to_have_count(0)
    assert axe(page) == []
    page.locator("[data-play]").click()
    expect(page.locator(".frame")).to_be_visible()

    # Whoever goes away and comes back goes on with it.
    table = page.url.rpartition("/")[2]
    person.visit(f"/deal/{GAME}")
    expect(page.locator('[data-status="playing"] [data-play]')).to_have_attribute("href", f"/table/{table}")
    traveller = Client(quick.url)
    traveller.cookie = "; ".join(f"{each.get('name')}={each.get('value')}" for each in person.context.cookies())
    play(traveller, table, 0)
    person.visit(f"/table/{table}")
    page.locator("[data-deal]").click()
    expect(page.locator("[data-mine]")).to_be_visible()
    expect(page.locator("figure")).to_have_count(2)
    page.locator("[data-compare]").click()
    expect(page.locator("[data-comparison]")).to_be_visible()
    for name in ("Ann", "Ben", "Cleo"):
        expect(page.locator("main").get_by_text(name, exact=True).first).to_be_visible()
    assert axe(page) == []
    person.shot("deal")

    for theme, language in zip(("light", "dark", "light", "dark"), LANGUAGES, strict=True):
        like(page, theme=theme)
        speak(page, language)
        for width, height in ((1280, 800), (360, 740)):
            page.set_viewport_size({"width": width, "height": height})
            assert fits(page), (language, width)
            assert faults(page) == [], (language, width)
            person.shot(f"deal-{language}-{width}")
    assert axe(page) == []

    # The lobby lists it as what it is.
    person.visit("/")
    day = quick.person("Eva").get(f"/api/games/{GAME}/deal")["today"]
    mark = page.locator(f'[data-deal-of="{day}"]')
    for language in LANGUAGES:
        speak(page, language)
        expect(mark).to_have_text(MARKS[language])
        for width, height in ((1280, 800), (360, 740)):
            page.set_viewport_size({"width": width, "height": height})
            assert fits(page), (language, width)
            assert faults(page) == [], (language, width)
            mark.scroll_into_view_if_needed()
            person.shot(f"deal-listed-{language}-{width}")

    speak(page, "en")
    page.set_viewport_size({"width": 1280, "height": 800})
    mark.click()
    page.locator("[data-again]").click()
    expect(page.locator(".frame")).to_be_visible()
    assert page.url.rpartition("/")[2] != table
    assert person.complaints == []


def test_the_lobby_names_them_on_a_phone_and_the_bar_on_a_desktop(browser: Browser, quick: Running) -> None:
    person = Visitor(browser.new_context(viewport={"width": 360, "height": 740}), quick.url)
    page = person.page
    page.set_default_timeout(60_000)
    person.enter("Dan")
    for language in LANGUAGES:
        speak(page, language)
        expect(page.locator(f'[data-deal="{GAME}"]')).to_be_visible()
        assert fits(page), language
        assert faults(page) == [], language
        page.set_viewport_size({"width": 1000, "height": 740})
        expect(page.locator('.bar [href="/deal"]')).to_be_visible()
        assert fits(page), language
        assert faults(page) == [], language
        page.set_viewport_size({"width": 360, "height": 740})
        expect(page.locator('.bar [href="/deal"]')).to_be_hidden()
