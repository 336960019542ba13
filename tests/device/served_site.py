"""The site of ``bastide site``, served as static files under a subpath, and a phone that uses it."""

from __future__ import annotations

import re
from collections.abc import Iterator
from contextlib import contextmanager
from functools import partial
from http.server import SimpleHTTPRequestHandler, ThreadingHTTPServer
from pathlib import Path
from threading import Thread

from browser_play import show_all_options, until
from browser_testing import QUICK_PLAY_SETTINGS, RANDOM_CLICKS
from playwright.sync_api import Browser, BrowserContext, Page, ViewportSize, expect

from bastide.core.game_registry import get_game
from bastide.core.records.game_record import Record, replay_record
from bastide.core.records.record_parser import parse_record
from bastide.device.site.site_builder import write_site

#: Long, because the engine starts twice, possibly on a busy machine.
TIMEOUT_MS = 120_000
PHONE: ViewportSize = {"width": 390, "height": 844}
DESKTOP: ViewportSize = {"width": 1366, "height": 768}


class QuietFileHandler(SimpleHTTPRequestHandler):
    """Static file handler that records missing files."""

    missed: list[str]

    def log_message(self, format: str, *args: object) -> None:
        pass

    def send_error(self, code: int, message: str | None = None, explain: str | None = None) -> None:
        self.missed.append(self.path)
        super().send_error(code, message, explain)


class ServedSite:
    """A served site: URL and folder. ``missed``: requested files that do not exist."""

    def __init__(self, root: Path) -> None:
        self.root = root / "games" / "bastide"
        write_site(self.root)
        self.missed: list[str] = []
        handler = type("Handler", (QuietFileHandler,), {"missed": self.missed})
        self.server = ThreadingHTTPServer(("127.0.0.1", 0), partial(handler, directory=str(root)))
        self.address = f"http://127.0.0.1:{self.server.server_port}/games/bastide/"

    def stop(self) -> None:
        """Stop serving; may be called again."""
        self.server.shutdown()
        self.server.server_close()


@contextmanager
def serve_site(root: Path) -> Iterator[ServedSite]:
    folder = ServedSite(root)
    thread = Thread(target=folder.server.serve_forever, args=(0.01,), daemon=True)
    thread.start()
    try:
        yield folder
    finally:
        folder.stop()
        thread.join()


class Phone:
    """Browser context of a phone, or of a device with another screen, that can reach only this site."""

    def __init__(self, browser: Browser, folder: ServedSite, language: str, screen: ViewportSize = PHONE) -> None:
        self.folder = folder
        self.context: BrowserContext = browser.new_context(
            viewport=screen, locale=language, has_touch=screen == PHONE, reduced_motion="reduce"
        )
        self.context.add_init_script(QUICK_PLAY_SETTINGS)
        self.context.set_default_timeout(TIMEOUT_MS)
        expect.set_options(timeout=TIMEOUT_MS)
        self.elsewhere: list[str] = []
        self.complaints: list[str] = []
        self.context.on("request", lambda request: self._note(request.url))
        self.page = self.open()

    def _note(self, address: str) -> None:
        if not address.startswith((self.folder.address, "blob:", "data:")):
            self.elsewhere.append(address)

    def open(self, path: str = "") -> Page:
        """Open a tab."""
        page = self.context.new_page()
        page.on("pageerror", lambda error: self.complaints.append(str(error)))
        page.goto(f"{self.folder.address}{path}")
        return page

    def be(self, name: str) -> None:
        """Set the name in the lobby, when the engine has started."""
        self.page.locator("main form input").first.fill(name)
        self.page.locator("main form button").first.click()
        self.page.get_by_role("heading", level=1).filter(has_text=name).wait_for()

    def until_kept(self) -> None:
        """Wait until the service worker has cached the whole site."""
        self.page.evaluate("() => navigator.serviceWorker.ready.then(() => true)")

    def record(self, table: str) -> Record:
        """Return the record of a finished game, downloaded by its link; it must replay exactly."""
        record = parse_record(self.fetch(f"/api/tables/{table}/record"))
        assert replay_record(record, get_game(record.game)).verdict == "exact"
        return record

    def close(self) -> None:
        """Close the browser and check that there were no foreign requests, missing files or page errors."""
        assert (self.elsewhere, self.complaints, self.folder.missed) == ([], [], [])
        self.context.close()

    def fetch(self, address: str) -> str:
        """Return the file behind a download link."""
        with self.page.expect_download() as saved:
            self.page.evaluate(
                """(href) => {
                  const link = document.body.appendChild(document.createElement("a"));
                  Object.assign(link, { href, download: "saved" }).click();
                  link.remove();
                }""",
                address,
            )
        return Path(saved.value.path()).read_text(encoding="utf-8")


def begin_game(page: Page, address: str, game: str, seats: int, level: str = "easy") -> str:
    """Create a table against bots of this level with the form; returns its id."""
    page.goto(f"{address}#/new/{game}")
    show_all_options(page)
    page.locator("main select").first.select_option(str(seats))
    others = page.locator("ol.seats select")
    expect(others).to_have_count(seats - 1)
    for number in range(seats - 1):
        others.nth(number).select_option(level)
    page.locator("button.start-game").click()
    page.wait_for_url(re.compile("#/table/"))
    return page.url.rpartition("/")[2].partition("?")[0]


def play_to_end(page: Page, most: int = 100_000) -> None:
    page.locator(".prompt").first.wait_for()
    page.evaluate(RANDOM_CLICKS, [most, False])
    until(page, "() => window.clicked.stopped", 600)
