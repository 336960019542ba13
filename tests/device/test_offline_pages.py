"""Pages of the offline site in a browser: the start of the lobby, storage, imports, analysis and two tabs."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest
from jcloisterzone_exporter import export_save
from playwright.sync_api import Browser, FilePayload, expect
from served_site import Phone, ServedSite, begin_game, serve_site

from bastide.core import Recorder, get_game

#: Records layout shifts and requests for persistent storage, which this browser denies.
OBSERVER = """
window.shifts = [];
new PerformanceObserver((list) => {
  const moved = ({ node }) => node?.outerHTML?.slice(0, 120);
  for (const { value, hadRecentInput, sources } of list.getEntries())
    if (!hadRecentInput) window.shifts.push([value, ...sources.map(moved)]);
}).observe({ type: "layout-shift", buffered: true });
window.persistRequests = 0;
StorageManager.prototype.persist = async () => { window.persistRequests += 1; return false; };
StorageManager.prototype.persisted = async () => false;
"""
MAX_LAYOUT_SHIFT = 0.05
POSITION = "hand 0: village smithy copper*3\ndeck 0: gold estate*4"


@pytest.fixture(scope="module")
def folder(tmp_path_factory: pytest.TempPathFactory) -> Iterator[ServedSite]:
    with serve_site(tmp_path_factory.mktemp("host")) as found:
        yield found


class ObservedPhone(Phone):
    """A phone with the observer in each page."""

    def __init__(self, browser: Browser, folder: ServedSite) -> None:
        super().__init__(browser, folder, "en")
        self.page.close()
        self.context.add_init_script(OBSERVER)
        self.page = self.open()

    def until_ready(self) -> None:
        """Wait until the engine has started; the status shows it while it is loading."""
        self.page.locator("header").first.wait_for()
        self.page.wait_for_function("() => performance.getEntriesByName('engine import').length > 0")
        expect(self.page.locator(".engine-status.loading")).to_have_count(0)


def assert_steady(phone: Phone) -> None:
    shifts = phone.page.evaluate("() => window.shifts")
    assert sum(value for value, *_ in shifts) < MAX_LAYOUT_SHIFT, shifts


def test_lobby_does_not_move_when_the_engine_arrives(browser: Browser, folder: ServedSite) -> None:
    phone = ObservedPhone(browser, folder)
    expect(phone.page.locator("main form input").first).to_be_visible()
    phone.until_ready()
    assert_steady(phone)
    phone.be("Ann")
    expect(phone.page.locator("button.rename")).to_be_enabled()  # the engine has stored the name
    phone.page.reload()  # a returning user is greeted by name before the engine has started
    expect(phone.page.get_by_role("heading", level=1)).to_contain_text("Ann")
    phone.until_ready()
    assert_steady(phone)
    phone.close()


def test_storage_is_requested_once_and_the_user_is_reminded(
    browser: Browser, folder: ServedSite, tmp_path: Path
) -> None:
    phone = ObservedPhone(browser, folder)
    phone.be("Ann")
    expect(phone.page.locator("[data-storage-reminder]")).to_have_count(0)
    assert phone.page.evaluate("() => window.persistRequests") == 0
    begin_game(phone.page, folder.address, "dominion", 2)
    phone.page.locator(".prompt").first.wait_for()
    assert phone.page.evaluate("() => window.persistRequests") == 1
    phone.page.goto(f"{folder.address}#/")
    phone.page.locator("[data-storage-reminder] button").click()
    expect(phone.page.locator("[data-storage-reminder]")).to_have_count(0)

    phone.page.goto(f"{folder.address}#/me")
    phone.until_kept()
    expect(phone.page.locator("[data-stored]")).to_have_text(
        "Ready for offline use: everything is stored on this device."
    )
    expect(phone.page.locator("[data-storage-safe]")).to_contain_text("may delete your games")
    result = phone.page.locator('[data-backup="result"]')
    record = tmp_path / "game.record"
    for text, said in (
        ("", "This file is empty"),
        ("bastide record 1\n", "This is the record of one game; open it under Replay"),
        ('{"bastide": "dev', "This file is incomplete; export it again"),
        ("[]", "This is not a Bastide export file"),
    ):
        record.write_text(text, encoding="utf-8")
        phone.page.locator('[data-backup="restore"]').set_input_files(record)
        expect(result).to_have_text(said)

    # A second tab takes the tables without an error in the first.
    other = phone.open()
    phone.page.locator("[data-go-on]").wait_for()
    for page in (phone.page, other):
        expect(page.locator(".toast.error, .unreachable")).to_have_count(0)
    phone.close()


def test_analysis_board_editor_and_import_work_offline(browser: Browser, folder: ServedSite) -> None:
    phone = Phone(browser, folder, "en")
    page = phone.page
    page.goto(f"{folder.address}#/position/dominion")
    legal = page.locator("#position-verdict[data-checked=true]:not(.wrong)")
    legal.wait_for()
    field = page.locator(".text textarea")
    field.fill("hand 0: village cooper")
    expect(page.locator("#position-verdict.wrong[data-checked=true]")).to_contain_text("Unknown card")
    field.fill(POSITION)
    legal.wait_for()
    page.goto(f"{folder.address}#/analysis")
    page.locator("[data-paste]").fill(f"game: dominion\n{POSITION}")
    page.locator("[data-open]").click()
    page.locator("main.board").wait_for()
    page.locator("[data-evaluated='1']").wait_for()
    page.locator("[data-hint]").first.click()
    expect(page.locator("main.board")).to_have_attribute("data-depth", "1")
    page.goto(f"{folder.address}#/replay")
    recorder = Recorder(get_game("carcassonne"), 2, {"modules": ["base"]}, 3, ["Ruth", "Noam"])
    for _ in range(4):
        player = recorder.state.next_player_to_act()
        recorder.apply(player, recorder.state.legal_actions(player)[0])
    save = FilePayload(name="game.jcz", mimeType="text/plain", buffer=export_save(recorder.to_record()).encode())
    page.locator('input[type="file"]').set_input_files(save)
    expect(page.locator("[data-imported]")).to_contain_text("JCloisterZone")
    phone.close()
