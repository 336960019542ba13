"""Shared helpers of the browser tests: a local server with the built pages, and the browser."""

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

import deterministic_server
import migrated_databases
import pytest
from hang_limit import HANG_LIMIT_SECONDS
from playwright.sync_api import Browser, BrowserContext, Page, expect, sync_playwright
from sampled_cases import RUN_ALL_VARIABLE, sample_cases

from bastide.server.store.database import Connection, database_from_url

ROOT = Path(__file__).parents[2]
STATIC = ROOT / "src" / "bastide" / "server" / "static"
#: Folder for screenshots of the main screens.
ARTEFACTS = ROOT / "artefacts" / "web"
#: Candidates in order of preference; the headless shell is a quarter faster.
BROWSERS = ("chromium-headless-shell", "chromium", "chromium-browser", "google-chrome")


def find_browser() -> str | None:
    wanted = os.environ.get("BASTIDE_BROWSER")
    return wanted or next((path for name in BROWSERS if (path := shutil.which(name))), None)


def need_browser() -> str:
    """Return the browser's path; fail in CI if there is none, otherwise skip with a warning."""
    found = find_browser()
    if found is not None:
        return found
    words = "NO BROWSER: the pages were not tested. Install chromium (tools/install_browser) or set BASTIDE_BROWSER."
    print(f"\n{'!' * len(words)}\n{words}\n{'!' * len(words)}", file=sys.__stderr__, flush=True)
    if os.environ.get("CI"):
        pytest.fail(words)
    pytest.skip(words)


def need_pages() -> None:
    if not (STATIC / "index.html").is_file():
        pytest.fail("the pages are not built: make web")


#: Only against hanging.
TIMEOUT_MS = 120_000


class LocalServer:
    """Server process with its own port and database."""

    def __init__(self, folder: Path, **settings: str) -> None:
        self.folder = folder
        self.seed_file = folder / "seed"
        self.settings = {f"BASTIDE_{name.upper()}": value for name, value in settings.items()}
        with socket.socket() as free:
            free.bind(("127.0.0.1", 0))
            self.port = int(free.getsockname()[1])
        self.address = f"http://127.0.0.1:{self.port}"
        self.process: subprocess.Popen[bytes] | None = None
        #: Number of visitors so far.
        self.visitors = 0

    def start(self) -> None:
        command = [*deterministic_server.server_command(warnings=False), "serve", "--host", "127.0.0.1"]
        database = migrated_databases.create_database(f"sqlite:///{self.folder / 'server.db'}")
        command += ["--port", str(self.port), "--database", database, "--workers", "1"]
        with (self.folder / "server.log").open("ab") as log:
            environment = {
                **os.environ,
                "BASTIDE_RATE_LIMIT_FACTOR": "0",
                "BASTIDE_HINT_SECONDS": "0.1",
                "BASTIDE_REVIEW_ROLLOUTS": "20",
                **deterministic_server.seed_environment(self.seed_file, deterministic_server.next_seed()),
                **self.settings,
            }
            self.process = subprocess.Popen(command, stdout=log, stderr=log, env=environment)
        deadline = time.monotonic() + HANG_LIMIT_SECONDS
        while time.monotonic() < deadline:
            try:
                with urllib.request.urlopen(f"{self.address}/healthz", timeout=5):
                    return
            except OSError:
                assert self.process.poll() is None, (self.folder / "server.log").read_text()
                time.sleep(0.1)
        raise AssertionError("the server did not start: " + (self.folder / "server.log").read_text())

    def use_for_new_file(self) -> None:
        """Give the next test file the deals that it would have on a server of its own."""
        deterministic_server.seed_environment(self.seed_file, deterministic_server.first_seed())
        self.visitors = 0

    @contextmanager
    def transaction(self) -> Iterator[Connection]:
        """Write to the database directly, as the command line does."""
        connection = database_from_url(f"sqlite:///{self.folder / 'server.db'}").connect()
        connection.begin()
        yield connection
        connection.commit()
        connection.close()

    def stop(self) -> None:
        if self.process is not None:
            self.process.terminate()
            self.process.wait(timeout=HANG_LIMIT_SECONDS)
            self.process = None


@contextmanager
def running_server(folder: Path, **settings: str) -> Iterator[LocalServer]:
    """Run a server with the built pages, and stop it at the end."""
    need_pages()
    local_server = LocalServer(folder, **settings)
    try:
        local_server.start()
        yield local_server
    finally:
        local_server.stop()


class Visitor:
    """A person with their own browser context; errors of the page are collected."""

    def __init__(self, context: BrowserContext, address: str) -> None:
        self.context = context
        self.address = address
        self.page: Page = context.new_page()
        self.page_errors: list[str] = []
        self.page.on("pageerror", lambda error: self.page_errors.append(str(error)))

    def visit(self, path: str) -> None:
        self.page.goto(self.address + path)

    def set_name(self, name: str) -> None:
        """Set the name by request, before the first page."""
        taken = self.context.request.post(f"{self.address}/api/me", data={"name": name})
        assert taken.ok, taken.text()

    def enter_lobby(self, name: str) -> None:
        """Open the lobby and set a name with its form."""
        self.visit("/")
        self.page.locator("main input").first.fill(name)
        self.page.locator("main form button").first.click()
        self.page.get_by_role("heading", level=1).filter(has_text=name).wait_for()

    def screenshot(self, name: str, full_page: bool = False) -> None:
        """Take a screenshot for the artefacts of CI and of ``make whole``; it takes up to a second."""
        if not {"CI", RUN_ALL_VARIABLE} & {*os.environ}:
            return
        ARTEFACTS.mkdir(parents=True, exist_ok=True)
        self.page.screenshot(path=ARTEFACTS / f"{name}.png", full_page=full_page)


#: Opens a browser context for another person; arguments as for ``visitor`` after the server.
NewVisitor: TypeAlias = Callable[..., Visitor]


#: No optimising compilers of JavaScript and WebAssembly: short tests spend more time on them than they gain. ``make
#: whole`` runs with them, as browsers of people do.
NO_OPTIMISATION = "--js-flags=--no-opt,--no-maglev,--liftoff-only,--no-wasm-tier-up"


@contextmanager
def open_browser() -> Iterator[Browser]:
    path = need_browser()
    expect.set_options(timeout=TIMEOUT_MS)
    arguments = ["--no-sandbox", *([] if RUN_ALL_VARIABLE in os.environ else [NO_OPTIMISATION])]
    with sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=path, args=arguments)
        try:
            yield browser
        finally:
            browser.close()


#: Deterministic seed share of the device, different for each visitor.
DETERMINISTIC_SEED_SHARE = """(() => {
  let last = SEED;
  const really = crypto.getRandomValues.bind(crypto);
  crypto.getRandomValues = (bytes) => {
    if (!(bytes instanceof Uint8Array) || bytes.length !== 32) return really(bytes);
    return bytes.map((_, at) => (bytes[at] = (last = (last * 48271) % 2147483647) & 255));
  };
})()"""

QUICK_PLAY_SETTINGS = """localStorage.getItem("bastide.settings") ??
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
    """Open a browser context for a new person, without animations unless ``motion`` is set.

    With ``eager``, turns end at once, forced actions are manual, and the coach is off; otherwise the defaults apply.
    """
    context = browser.new_context(
        viewport={"width": width, "height": height},
        locale=language,
        has_touch=touch,
        reduced_motion="no-preference" if motion else "reduce",
    )
    local_server.visitors += 1
    context.add_init_script(DETERMINISTIC_SEED_SHARE.replace("SEED", str(7919 * local_server.visitors)))
    if eager:
        context.add_init_script(QUICK_PLAY_SETTINGS)
    context.set_default_timeout(TIMEOUT_MS)
    expect.set_options(timeout=TIMEOUT_MS)
    return Visitor(context, local_server.address)


#: Plays by clicking random legal actions.
RANDOM_CLICKS = Path(__file__).with_name("random_clicks.js").read_text(encoding="utf-8")


AXE = ROOT / "web" / "node_modules" / "axe-core" / "axe.min.js"


#: An ordinary run checks one in this many places with axe.
PLACES = 3
#: Number of calls per test.
_asked: Counter[str] = Counter()


def axe_violations(page: Page, always: bool = False) -> list[str]:
    """Return violations that axe rates serious or critical; takes a second or two. ``always``: do not sample."""
    test = os.environ.get("PYTEST_CURRENT_TEST", "").partition(" ")[0]
    _asked[test] += 1
    if not always and 0 not in sample_cases(f"axe {test} {_asked[test]}", range(PLACES), 1):
        return []
    if not page.evaluate("() => 'axe' in window"):
        page.evaluate(AXE.read_text(encoding="utf-8"))
    # Without preloading, which only experimental rules need.
    found = page.evaluate("() => axe.run(document, { resultTypes: ['violations'], preload: false })")
    return [
        f"{violation['id']}: {violation['nodes'][0]['html'][:120]}"
        for violation in found["violations"]
        if violation["impact"] in ("serious", "critical")
    ]


def fits_width(page: Page) -> bool:
    """Whether the page does not scroll horizontally."""
    return bool(page.evaluate("() => document.documentElement.scrollWidth <= innerWidth"))
