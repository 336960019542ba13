"""Offline hot seat: three people play a whole game on one phone, with a killed tab and a backup.

It takes minutes, so it runs by ``make offline`` only.
"""

from __future__ import annotations

import json
from collections.abc import Iterator
from pathlib import Path

import pytest
from hot_seat_browser_helpers import begin_hot_seat_game, is_game_over, play_until_hand_over, take_device
from playwright.sync_api import Browser, expect
from served_site import TIMEOUT_MS, Phone, ServedSite, serve_site

NAMES = ("Ann", "Ben", "Cleo")


@pytest.fixture(scope="module")
def folder(tmp_path_factory: pytest.TempPathFactory) -> Iterator[ServedSite]:
    with serve_site(tmp_path_factory.mktemp("host")) as found:
        yield found


def test_three_people_play_a_whole_hot_seat_game(browser: Browser, folder: ServedSite, tmp_path: Path) -> None:
    phone = Phone(browser, folder, "he")
    phone.be(NAMES[0])
    begin_hot_seat_game(phone.page, "seven_wonders", NAMES[1:])
    for seat in (0, 1, 2):
        assert take_device(phone.page) == seat
        play_until_hand_over(phone.page)
    phone.until_kept()

    phone.context.set_offline(True)
    address = phone.page.url
    phone.page.close()  # in the middle of the game
    phone.page = phone.open(address.removeprefix(folder.address))
    take_device(phone.page)
    phone.page.reload()  # a reload must not reveal cards
    while not is_game_over(phone.page):
        take_device(phone.page)
        play_until_hand_over(phone.page)
    table = address.rpartition("/")[2]
    assert phone.record(table).seats == list(NAMES)

    phone.page.goto(f"{folder.address}#/me")
    with phone.page.expect_download() as saved:
        phone.page.locator('[data-backup="save"]').click()
    file = tmp_path / "bastide.json"
    saved.value.save_as(file)
    assert [each["id"] for each in json.loads(file.read_text())["tables"]] == [table]
    phone.close()

    other = Phone(browser, folder, "en")
    other.page.goto(f"{folder.address}#/me")
    broken = tmp_path / "broken.json"
    broken.write_text(file.read_text()[:-50])
    other.page.locator('[data-backup="restore"]').set_input_files(broken)
    expect(other.page.locator('[data-backup="result"]')).to_have_text("This file is incomplete; export it again")
    other.page.locator('[data-backup="restore"]').set_input_files(file)
    expect(other.page.get_by_role("heading", level=1)).to_have_text(NAMES[0], timeout=TIMEOUT_MS)
    other.page.goto(f"{folder.address}#/table/{table}")
    other.page.locator(".result").first.wait_for()
    assert (other.elsewhere, other.complaints) == ([], [])
    other.context.close()
