"""Smoke tests in Firefox and WebKitGTK: lobby, a whole game of each, replay, puzzle and an offline start.

They take minutes, so they run by ``make whole`` only. A browser that is not installed is skipped.
"""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest
from browser_testing import QUICK_PLAY_SETTINGS, LocalServer
from served_site import ServedSite, serve_site
from webdriver_browsers import COLLECT_ERRORS, OPEN_BROWSER, WebDriverBrowser, open_firefox

from bastide.puzzles import get_pack

GAMES = ("dominion", "seven_wonders", "carcassonne")
SHOWN_ERRORS = "() => [...document.querySelectorAll('.toast.error, .unreachable')].map((node) => node.innerText)"

POINTS = "() => [...document.querySelectorAll('.result .points')].map((node) => node.innerText)"


@pytest.fixture(scope="module", params=OPEN_BROWSER)
def other_browser(
    request: pytest.FixtureRequest, tmp_path_factory: pytest.TempPathFactory
) -> Iterator[WebDriverBrowser]:
    with OPEN_BROWSER[request.param](tmp_path_factory.mktemp("profile")) as found:
        yield found


@pytest.fixture
def folder(tmp_path: Path) -> Iterator[ServedSite]:
    with serve_site(tmp_path) as found:
        yield found


def open_page(browser: WebDriverBrowser, address: str) -> None:
    browser.goto(address)
    browser.evaluate(f"() => {{ {QUICK_PLAY_SETTINGS} }}")
    browser.evaluate(COLLECT_ERRORS)


def assert_no_errors(browser: WebDriverBrowser) -> None:
    assert browser.evaluate("() => window.pageErrors") == []
    assert browser.evaluate(SHOWN_ERRORS) == []


def enter_lobby(browser: WebDriverBrowser, address: str) -> None:
    """Open the lobby and set a name with its form."""
    open_page(browser, address)
    browser.type_text("main form input", "Ann")
    browser.click("main form button")
    browser.until("() => document.querySelector('h1')?.innerText.includes('Ann')")


def test_lobby_greets_a_new_player(other_browser: WebDriverBrowser, local_server: LocalServer) -> None:
    enter_lobby(other_browser, f"{local_server.address}/")
    assert_no_errors(other_browser)


@pytest.mark.parametrize("game", GAMES)
def test_whole_game_and_its_replay(other_browser: WebDriverBrowser, local_server: LocalServer, game: str) -> None:
    open_page(other_browser, f"{local_server.address}/new/{game}")
    other_browser.click("button.start-game")
    other_browser.play_to_end()
    other_browser.click(".result h2")  # ends the count of the points
    other_browser.wait_for(".result.whole")
    points = other_browser.evaluate(POINTS)
    assert points
    assert_no_errors(other_browser)

    other_browser.click(".after a[href^='/replay/']:not([data-review])")
    other_browser.click("[aria-label='Go to end']")
    other_browser.wait_for(".result")
    assert other_browser.evaluate(POINTS) == points
    assert_no_errors(other_browser)


@pytest.mark.parametrize("game", GAMES)
def test_puzzle_is_solved(other_browser: WebDriverBrowser, local_server: LocalServer, game: str) -> None:
    puzzle = get_pack(game).puzzles[0]
    open_page(other_browser, f"{local_server.address}/puzzles/{game}/{puzzle.id}")
    for step in puzzle.steps:
        other_browser.wait_for(".prompt.mine")
        other_browser.type_text("body", "a")
        other_browser.click(f'[data-choice="{step.best_notations[0]}"]')
    other_browser.wait_for('[data-verdict="right"]')
    assert_no_errors(other_browser)


def test_game_continues_after_an_offline_start(other_browser: WebDriverBrowser, folder: ServedSite) -> None:
    enter_lobby(other_browser, folder.address)
    other_browser.evaluate("() => navigator.serviceWorker.ready.then(() => true)")
    open_page(other_browser, f"{folder.address}#/new/dominion")
    other_browser.click("button.start-game")
    other_browser.play_to_end(6)

    table = other_browser.evaluate("() => location.href")
    folder.stop()
    # WebDriver's own command to reload would bypass the service worker.
    other_browser.goto("about:blank")
    open_page(other_browser, str(table))
    other_browser.play_to_end()
    assert other_browser.evaluate("() => window.clicked.over")
    assert_no_errors(other_browser)


#: Firefox's setting that forbids all sites to store data. Access to any storage then throws.
STORAGE_FORBIDDEN = {"network.cookie.cookieBehavior": 2}


def test_forbidden_storage_warns_and_a_game_can_be_played(folder: ServedSite, tmp_path: Path) -> None:
    profile = tmp_path / "profile"
    profile.mkdir()
    with open_firefox(profile, STORAGE_FORBIDDEN) as browser:
        browser.goto(folder.address)
        browser.evaluate(COLLECT_ERRORS)
        browser.until("() => document.querySelector('.engine-status')?.innerText.includes('doesn\u2019t store data')")
        browser.type_text("main form input", "Ann")
        browser.click("main form button")
        browser.until("() => document.querySelector('h1')?.innerText.includes('Ann')")
        browser.goto(f"{folder.address}#/new/dominion")
        browser.click("button.start-game")
        browser.play_to_end(10)
        browser.wait_for(".prompt")
        assert_no_errors(browser)
