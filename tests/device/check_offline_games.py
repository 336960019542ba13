"""Offline games in a browser: static files, a phone or a computer, and no network.

Whole games with several starts of Python take minutes, so they run by ``make offline`` only.
"""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest
from playwright.sync_api import Browser, ViewportSize, expect
from served_site import DESKTOP, PHONE, Phone, ServedSite, begin_game, play_to_end, serve_site

from bastide.bots.level_files import declared_levels
from bastide.locale import Catalogue

RECORDS = Path(__file__).parents[1] / "records"
GAMES = ("seven_wonders", "dominion", "carcassonne")


@pytest.fixture(scope="module")
def folder(tmp_path_factory: pytest.TempPathFactory) -> Iterator[ServedSite]:
    with serve_site(tmp_path_factory.mktemp("host")) as found:
        yield found


@pytest.mark.parametrize("game", GAMES)
def test_offline_game_survives_network_loss_and_a_killed_tab(browser: Browser, folder: ServedSite, game: str) -> None:
    phone = Phone(browser, folder, "he" if game == "dominion" else "en")
    phone.be("Ann")
    table = begin_game(phone.page, folder.address, game, 3 if game == "seven_wonders" else 2)
    play_to_end(phone.page, 6)
    phone.until_kept()

    phone.context.set_offline(True)
    phone.page.close()  # in the middle of a turn
    phone.page = phone.open(f"#/table/{table}")
    play_to_end(phone.page)
    assert phone.page.evaluate("() => window.clicked.over")

    assert phone.record(table).digests
    # And the reverse: a record from elsewhere replays to the same game here.
    elsewhere = sorted((RECORDS / game).glob("*.record"))[-1]
    phone.page.goto(f"{folder.address}#/replay")
    phone.page.locator('input[type="file"]').set_input_files(elsewhere)
    expect(phone.page.locator(".verdict")).to_contain_text(
        Catalogue(phone.page.evaluate("() => document.documentElement.lang")).translate("replay-verdict-exact", {})
    )
    phone.close()


#: Whether the log tells of another player's turn, and it is Ann's turn again.
BOT_HAS_ACTED = """() => document.querySelector(".prompt.mine:not([data-chosen])") !== null &&
  [...document.querySelectorAll(".log li.turn .who")].some((node) => node.textContent !== "Ann")"""


@pytest.mark.parametrize("screen", [PHONE, DESKTOP], ids=["phone", "desktop"])
@pytest.mark.parametrize("game", GAMES)
def test_bots_of_every_level_answer_offline(
    browser: Browser, folder: ServedSite, game: str, screen: ViewportSize
) -> None:
    phone = Phone(browser, folder, "en", screen)
    phone.be("Ann")
    phone.until_kept()
    phone.context.set_offline(True)
    for level in declared_levels(game):
        begin_game(phone.page, folder.address, game, 3 if game == "seven_wonders" else 2, level.name)
        while not phone.page.evaluate(BOT_HAS_ACTED):
            play_to_end(phone.page, 1)
        expect(phone.page.locator(".toast.error")).to_have_count(0)
    phone.close()
