"""Offline edge cases: a second tab, a new version, and a browser without storage or with full storage.

They take minutes, so they run by ``make offline`` only.
"""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest
from browser_play import until
from playwright.sync_api import Browser, Page, expect
from served_site import TIMEOUT_MS, Phone, ServedSite, begin_game, play_to_end, serve_site

from bastide.device.site.site_builder import BUILT_PAGES_DIR
from bastide.device.site.site_page import SERVICE_WORKER_FILE, write_service_worker


@pytest.fixture
def folder(tmp_path: Path) -> Iterator[ServedSite]:
    with serve_site(tmp_path) as found:
        yield found


def asked(page: Page) -> None:
    """Wait until the player is to move."""
    page.locator(".prompt.mine").first.wait_for()


def test_two_tabs_share_tables_and_links_stay_in_the_site(browser: Browser, folder: ServedSite) -> None:
    phone = Phone(browser, folder, "en")
    phone.be("Ann")
    # Links opened in a new tab stay within the site's path.
    with phone.context.expect_page() as opened:
        phone.page.locator('header nav a[href="#/learn"]').click(button="middle")
    other = opened.value
    other.wait_for_url(f"{folder.address}#/learn")
    other.locator("main h1").first.wait_for()
    # The new tab has the tables now. The first tab says so, and takes over on request.
    phone.page.locator("[data-go-on]").click()
    other.locator("[data-go-on]").wait_for()
    table = begin_game(phone.page, folder.address, "dominion", 2)
    play_to_end(phone.page, 6)
    asked(phone.page)

    other.goto(f"{folder.address}#/table/{table}")
    other.locator("[data-go-on]").click()
    play_to_end(other, 6)
    asked(other)
    phone.page.locator("[data-go-on]").click()
    other.locator("[data-go-on]").wait_for()
    play_to_end(phone.page)
    assert phone.page.evaluate("() => window.clicked.over")
    # Moves of both tabs are one game.
    phone.record(table)
    # The other tab shows the current position as soon as it takes over.
    other.locator("[data-go-on]").click()
    other.locator(".result").wait_for()
    phone.close()


def test_new_version_is_offered_and_applied_on_request(browser: Browser, folder: ServedSite) -> None:
    phone = Phone(browser, folder, "en")
    phone.be("Ann")
    table = begin_game(phone.page, folder.address, "dominion", 2)
    play_to_end(phone.page, 4)
    phone.until_kept()
    phone.page.evaluate("() => { window.since = 'before'; }")

    words = folder.root / "locale" / "en" / "games.ftl"
    words.write_text(f"{words.read_text(encoding='utf-8')}\n# newer\n", encoding="utf-8")
    write_service_worker(folder.root, BUILT_PAGES_DIR / SERVICE_WORKER_FILE)
    hidden = phone.open()  # a second tab of the old version
    hidden.locator("main h1").first.wait_for()
    phone.page.locator("[data-go-on]").click()
    phone.page.evaluate("() => navigator.serviceWorker.getRegistration().then((found) => found.update()).then(() => 0)")
    phone.page.locator("[data-new-version]").wait_for()
    # Nothing happens automatically: the game continues in the old version.
    asked(phone.page)
    play_to_end(phone.page, 4)
    asked(phone.page)
    read = "() => fetch('locale/en/games.ftl').then((answer) => answer.text())"
    assert phone.page.evaluate("() => window.since") == "before"
    assert "# newer" not in phone.page.evaluate(read)

    with phone.page.expect_navigation(timeout=TIMEOUT_MS):
        phone.page.locator("[data-new-version]").click()
    until(phone.page, "() => window.since === undefined && document.querySelector('.prompt.mine') !== null", 240)
    assert phone.page.url == f"{folder.address}#/table/{table}"
    assert "# newer" in phone.page.evaluate(read)
    assert phone.page.locator("[data-new-version]").count() == 0
    assert "# newer" in hidden.evaluate(read)
    expect(hidden.locator(".unreachable, .toast.error")).to_have_count(0)
    phone.context.set_offline(True)
    play_to_end(phone.page, 4)
    asked(phone.page)
    assert (phone.elsewhere, phone.complaints) == ([], [])
    phone.context.close()


def test_browser_without_storage_warns_and_games_can_be_saved(browser: Browser, folder: ServedSite) -> None:
    # As in a private window: the browser denies access to the database.
    script = next((folder.root / "assets").glob("engine.worker-*.js"))
    denied = "Object.defineProperty(self, 'indexedDB', { get() { throw new DOMException('', 'SecurityError'); } });\n"
    script.write_text(denied + script.read_text(encoding="utf-8"), encoding="utf-8")
    phone = Phone(browser, folder, "en")
    expect(phone.page.locator(".engine-status")).to_contain_text("This browser doesn\u2019t store data")
    phone.be("Ann")
    table = begin_game(phone.page, folder.address, "seven_wonders", 3)
    play_to_end(phone.page)
    assert phone.page.evaluate("() => window.clicked.over")
    phone.record(table)
    phone.close()


#: Writes to a database of its own; returns whether the browser refuses it because the storage is full.
IS_STORAGE_FULL = """() => new Promise((resolve) => {
  const opening = indexedDB.open("probe", 1);
  opening.onerror = () => resolve(true);
  opening.onupgradeneeded = () => opening.result.createObjectStore("values");
  opening.onsuccess = () => {
    const transaction = opening.result.transaction("values", "readwrite");
    transaction.objectStore("values").put("value", 1);
    transaction.oncomplete = () => resolve(false);
    transaction.onabort = () => resolve(true);
    transaction.commit();
    opening.result.close();
  };
})"""


def set_quota(page: Page, address: str, quota_bytes: int | None) -> None:
    """Limit the storage of the site with the browser's developer tools, or lift the limit (None)."""
    tools = page.context.new_cdp_session(page)
    limit = {} if quota_bytes is None else {"quotaSize": quota_bytes}
    tools.send("Storage.overrideQuotaForOrigin", {"origin": address, **limit})
    # The browser remembers for up to half a minute how much was free.
    wanted = "false" if quota_bytes is None else "true"
    until(page, f"async () => (await ({IS_STORAGE_FULL})()) === {wanted}", 120)


def test_full_storage_warns_and_play_continues_later(browser: Browser, folder: ServedSite) -> None:
    phone = Phone(browser, folder, "en")
    phone.be("Ann")
    begin_game(phone.page, folder.address, "dominion", 2)
    play_to_end(phone.page, 4)
    asked(phone.page)
    set_quota(phone.page, folder.address, 1)
    play_to_end(phone.page, 3)
    expect(phone.page.locator(".banner")).to_contain_text("This device can\u2019t save right now")
    set_quota(phone.page, folder.address, None)
    expect(phone.page.locator(".banner")).to_have_count(0)
    asked(phone.page)
    play_to_end(phone.page, 6)
    asked(phone.page)
    phone.close()


#: As on a phone whose processor is four times slower than this machine.
SLOWDOWN = 4


def test_page_on_a_slow_processor(browser: Browser, folder: ServedSite) -> None:
    """The browser slows only the page; `test_time_budgets.py` covers slow workers."""
    phone = Phone(browser, folder, "en")
    phone.page.context.new_cdp_session(phone.page).send("Emulation.setCPUThrottlingRate", {"rate": SLOWDOWN})
    phone.be("Ann")
    begin_game(phone.page, folder.address, "carcassonne", 2, "hard")
    play_to_end(phone.page, 3)
    asked(phone.page)
    phone.close()
