"""What the browser tests share: a server of their own with the built pages, and a browser that is on this machine."""

from __future__ import annotations

import os
import shutil
import socket
import subprocess
import sys
import time
import urllib.request
from collections import Counter
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import TypeAlias

import pytest
import ready
import steady
from playwright.sync_api import Browser, BrowserContext, Page, expect, sync_playwright
from sample import drawn

from bastide.server.store.database import Connection, database

ROOT = Path(__file__).parents[2]
STATIC = ROOT / "src" / "bastide" / "server" / "static"
#: Where the screenshots of the main screens are kept, to be looked at.
ARTEFACTS = ROOT / "artefacts" / "web"
#: The first of them is without windows, and takes a quarter less time for the same pages.
BROWSERS = ("chromium-headless-shell", "chromium", "chromium-browser", "google-chrome")


def find_browser() -> str | None:
    wanted = os.environ.get("BASTIDE_BROWSER")
    return wanted or next((path for name in BROWSERS if (path := shutil.which(name))), None)


def need_browser() -> str:
    """The browser, or a loud end: in CI a failure, elsewhere a skip that nobody overlooks."""
    found = find_browser()
    if found is not None:
        return found
    words = "NO BROWSER: the pages were not tested. Install chromium (tools/browser), or name one in BASTIDE_BROWSER."
    print(f"\n{'!' * len(words)}\n{words}\n{'!' * len(words)}", file=sys.__stderr__, flush=True)
    if os.environ.get("CI"):
        pytest.fail(words)
    pytest.skip(words)


def need_pages() -> None:
    if not (STATIC / "index.html").is_file():
        pytest.fail("the pages are not built: make web")


#: In milliseconds. The machine may be busy with other tests, and a test that fails may take its time.
PATIENCE = 60_000


class LocalServer:
    """A server process on a port and a database of its own."""

    def __init__(self, folder: Path, **settings: str) -> None:
        self.folder = folder
        self.settings = {f"BASTIDE_{name.upper()}": value for name, value in settings.items()}
        with socket.socket() as free:
            free.bind(("127.0.0.1", 0))
            self.port = int(free.getsockname()[1])
        self.address = f"http://127.0.0.1:{self.port}"
        self.process: subprocess.Popen[bytes] | None = None
        #: How many people have come.
        self.visitors = 0

    def start(self) -> None:
        command = [*steady.command(warnings=False), "serve", "--host", "127.0.0.1"]
        database = ready.put(f"sqlite:///{self.folder / 'server.db'}")
        command += ["--port", str(self.port), "--database", database, "--workers", "1"]
        with (self.folder / "server.log").open("ab") as log:
            environment = {
                **os.environ,
                "BASTIDE_LIMITS": "0",
                "BASTIDE_HINT_SECONDS": "0.1",
                "BASTIDE_REVIEW_LOOKS": "20",
                **steady.seed(),
                **self.settings,
            }
            self.process = subprocess.Popen(command, stdout=log, stderr=log, env=environment)
        deadline = time.monotonic() + 180
        while time.monotonic() < deadline:
            try:
                with urllib.request.urlopen(f"{self.address}/healthz", timeout=5):
                    return
            except OSError:
                assert self.process.poll() is None, (self.folder / "server.log").read_text()
                time.sleep(0.1)
        raise AssertionError("the server did not start: " + (self.folder / "server.log").read_text())

    @contextmanager
    def transaction(self) -> Iterator[Connection]:
        """Write to the database directly, as the command line does."""
        connection = database(f"sqlite:///{self.folder / 'server.db'}").connect()
        connection.begin()
        yield connection
        connection.commit()
        connection.close()

    def stop(self) -> None:
        if self.process is not None:
            self.process.terminate()
            self.process.wait(timeout=60)
            self.process = None


@contextmanager
def running_server(folder: Path, **settings: str) -> Iterator[LocalServer]:
    """A server with the built pages, stopped in the end."""
    need_pages()
    local_server = LocalServer(folder, **settings)
    try:
        local_server.start()
        yield local_server
    finally:
        local_server.stop()


class Visitor:
    """A person with a browser of their own; whatever the page complains of is kept."""

    def __init__(self, context: BrowserContext, address: str) -> None:
        self.context = context
        self.address = address
        self.page: Page = context.new_page()
        self.complaints: list[str] = []
        self.page.on("pageerror", lambda error: self.complaints.append(str(error)))

    def visit(self, path: str) -> None:
        self.page.goto(self.address + path)

    def be(self, name: str) -> None:
        """Have a name already, wherever one goes first."""
        taken = self.context.request.post(f"{self.address}/api/me", data={"name": name})
        assert taken.ok, taken.text()

    def enter(self, name: str) -> None:
        """Come into the lobby, and take a name there."""
        self.visit("/")
        self.page.locator("main input").first.fill(name)
        self.page.locator("main form button").first.click()
        self.page.get_by_role("heading", level=1).filter(has_text=name).wait_for()

    def shot(self, name: str, full_page: bool = False) -> None:
        ARTEFACTS.mkdir(parents=True, exist_ok=True)
        self.page.screenshot(path=ARTEFACTS / f"{name}.png", full_page=full_page)


#: Opens a browser for one more person; the arguments are those of ``visitor`` after the local_server.
NewVisitor: TypeAlias = Callable[..., Visitor]


@contextmanager
def open_browser() -> Iterator[Browser]:
    path = need_browser()
    # The machine may be busy with other tests: what comes at once on a quiet one may be waited for.
    expect.set_options(timeout=30_000)
    with sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=path, args=["--no-sandbox"])
        try:
            yield browser
        finally:
            browser.close()


#: A device's part in the deal, which its page draws: another one for each visitor, the same in every run.
PART = """(() => {
  let last = SEED;
  const really = crypto.getRandomValues.bind(crypto);
  crypto.getRandomValues = (bytes) => {
    if (!(bytes instanceof Uint8Array) || bytes.length !== 32) return really(bytes);
    return bytes.map((_, at) => (bytes[at] = (last = (last * 48271) % 2147483647) & 255));
  };
})()"""

EAGER = """localStorage.getItem("bastide.settings") ??
  localStorage.setItem("bastide.settings", JSON.stringify({ turnEnd: "once", forced: false, coach: "off" }))"""


def visitor(
    browser: Browser,
    local_server: LocalServer,
    language: str = "en",
    width: int = 1280,
    height: int = 800,
    touch: bool = False,
    motion: bool = False,
    eager: bool = True,
) -> Visitor:
    """Somebody who wants no motion, unless the test is about it: everything is shown at once then.

    Who is eager ends turns at once and does forced steps alone; who is not has everything as usual.
    """
    context = browser.new_context(
        viewport={"width": width, "height": height},
        locale=language,
        has_touch=touch,
        reduced_motion="no-preference" if motion else "reduce",
    )
    local_server.visitors += 1
    context.add_init_script(PART.replace("SEED", str(7919 * local_server.visitors)))
    if eager:
        context.add_init_script(EAGER)
    context.set_default_timeout(PATIENCE)
    expect.set_options(timeout=PATIENCE)
    return Visitor(context, local_server.address)


#: Plays by clicking what is offered.
RANDOM_CLICKS = Path(__file__).with_name("random_clicks.js").read_text(encoding="utf-8")


AXE = ROOT / "web" / "node_modules" / "axe-core" / "axe.min.js"


#: Wherever a test passes by, axe may look; of so many places, an everyday run draws one.
PLACES = 3
#: How often each test has asked.
_asked: Counter[str] = Counter()


def axe(page: Page, always: bool = False) -> list[str]:
    """What axe finds that is serious or worse; it takes a second or two. ``always``: the test is about this."""
    test = os.environ.get("PYTEST_CURRENT_TEST", "").partition(" ")[0]
    _asked[test] += 1
    if not always and 0 not in drawn(f"axe {test} {_asked[test]}", range(PLACES), 1):
        return []
    if not page.evaluate("() => 'axe' in window"):
        page.evaluate(AXE.read_text(encoding="utf-8"))
    # Nothing is fetched a second time: the rules that want that are experimental, or about music that plays by itself.
    found = page.evaluate("() => axe.run(document, { resultTypes: ['violations'], preload: false })")
    return [
        f"{violation['id']}: {violation['nodes'][0]['html'][:120]}"
        for violation in found["violations"]
        if violation["impact"] in ("serious", "critical")
    ]


def fits(page: Page) -> bool:
    """Whether nothing sticks out at the side."""
    return bool(page.evaluate("() => document.documentElement.scrollWidth <= innerWidth"))
