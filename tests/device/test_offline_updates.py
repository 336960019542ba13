"""Updates of the offline site in a real browser: HTTP caches, broken downloads, damaged files and two tabs.

The site is small; its service worker and start script are those of the real site.
"""

from __future__ import annotations

import os
import shutil
import time
from collections import Counter
from collections.abc import Iterator
from functools import partial
from http import HTTPStatus
from http.server import SimpleHTTPRequestHandler, ThreadingHTTPServer
from pathlib import Path
from threading import Thread

import pytest
from browser_testing import ROOT, TIMEOUT_MS
from playwright.sync_api import Browser, BrowserContext, Page, expect

from bastide.device.site.site_page import write_service_worker

PUBLIC = ROOT / "web" / "public"
THIRTY_DAYS_S = 30 * 24 * 3600

PAGE = """<!doctype html>
<html lang="en"><head><meta charset="utf-8" />
<meta name="version" content="" />
<script src="./start.js"></script>
<script type="module" src="./app-{number}.js"></script>
</head><body><div id="app"></div>
<template id="cannot-start"><p lang="en">cannot start</p></template>
<template id="opened-as-file"><p lang="de">als Datei</p><p lang="en">as a file</p></template>
</body></html>
"""
#: The page shows its number, and the number in a text file whose name is the same in each version.
APP = """
const text = await (await fetch("text.txt")).text();
document.getElementById("app").textContent = "page {number}, text " + text;
globalThis.site = await navigator.serviceWorker.register("sw.js");
"""


class HostHandler(SimpleHTTPRequestHandler):
    """Static host. ``host`` decides the cache headers and which downloads break off."""

    host: Host

    def log_message(self, format: str, *args: object) -> None:
        pass

    def do_GET(self) -> None:
        path = self.path.partition("?")[0]
        self.host.requests.append(path)
        if any(path.endswith(name) for name in self.host.broken):
            self.send_response(200)
            self.send_header("Content-Length", "1000")
            self.end_headers()
            self.wfile.write(b"half of it")
            self.close_connection = True
            return
        super().do_GET()

    def send_response(self, code: int, message: str | None = None) -> None:
        if code == HTTPStatus.OK:
            self.host.transfers.append(self.path)
        super().send_response(code, message)

    def end_headers(self) -> None:
        if self.host.cache_control:
            self.send_header("Cache-Control", self.host.cache_control)
        super().end_headers()


class Host:
    """A published site under a sub-path."""

    def __init__(self, root: Path, cache_control: str = "") -> None:
        self.folder = root / "games" / "bastide"
        self.folder.mkdir(parents=True)
        self.cache_control = cache_control
        self.broken: list[str] = []
        self.requests: list[str] = []
        #: Requests that were answered with a whole file.
        self.transfers: list[str] = []
        handler = type("Handler", (HostHandler,), {"host": self})
        self.server = ThreadingHTTPServer(("127.0.0.1", 0), partial(handler, directory=str(root)))
        self.address = f"http://127.0.0.1:{self.server.server_port}/games/bastide/"
        self.thread = Thread(target=self.server.serve_forever, args=(0.01,), daemon=True)
        self.thread.start()

    def publish(self, number: int, app: str = APP) -> None:
        """Replace the site by another version, with files that are thirty days old."""
        for old in self.folder.glob("*"):
            old.unlink()
        shutil.copyfile(PUBLIC / "start.js", self.folder / "start.js")
        (self.folder / "index.html").write_text(PAGE.replace("{number}", str(number)), encoding="utf-8")
        (self.folder / f"app-{number}.js").write_text(app.replace("{number}", str(number)), encoding="utf-8")
        (self.folder / "text.txt").write_text(str(number), encoding="utf-8")
        (self.folder / "same.txt").write_text("the same in all versions", encoding="utf-8")
        write_service_worker(self.folder, PUBLIC / "sw.js")
        old_time = time.time() - THIRTY_DAYS_S + number
        for path in self.folder.iterdir():
            os.utime(path, (old_time, old_time))

    def close(self) -> None:
        self.server.shutdown()
        self.thread.join()
        self.server.server_close()


@pytest.fixture(params=["", "max-age=600"], ids=["without-header", "max-age"])
def host(tmp_path: Path, request: pytest.FixtureRequest) -> Iterator[Host]:
    found = Host(tmp_path, request.param)
    found.publish(1)
    yield found
    found.close()


@pytest.fixture
def context(browser: Browser) -> Iterator[BrowserContext]:
    found = browser.new_context()
    found.set_default_timeout(TIMEOUT_MS)
    yield found
    found.close()


def open_tab(context: BrowserContext, host: Host) -> Page:
    page = context.new_page()
    page.goto(host.address)
    return page


def expect_version(page: Page, number: int) -> None:
    expect(page.locator("#app")).to_have_text(f"page {number}, text {number}", timeout=TIMEOUT_MS)


def send(page: Page, message: str) -> object:
    """Send a message to the active worker; returns the answer to ``repair`` and ``version``."""
    return page.evaluate(
        """async (message) => {
          const { active } = await navigator.serviceWorker.ready;
          const { port1, port2 } = new MessageChannel();
          const answer = new Promise((resolve) => { port1.onmessage = ({ data }) => resolve(data); });
          active.postMessage(message, [port2]);
          return message === "started" ? null : answer;
        }""",
        message,
    )


def until_started(page: Page) -> None:
    """Tell the worker that the page has started, and wait until only one version is stored."""
    page.wait_for_function("() => navigator.serviceWorker.controller !== null")
    send(page, "started")
    page.wait_for_function(
        """async () => {
          const names = await caches.keys();
          return names.length === 1 && (await (await caches.open(names[0])).match("started.marker")) !== undefined;
        }"""
    )


def update(page: Page) -> bool:
    """Look for a new version; returns whether one is completely stored and waits."""
    return bool(
        page.evaluate(
            """async () => {
              const site = await navigator.serviceWorker.getRegistration();
              const worker = (await site.update()).installing ?? site.waiting;
              if (!worker) return false;
              const isDecided = () => worker.state !== "installing";
              await new Promise((resolve) => {
                const look = () => isDecided() && resolve();
                worker.addEventListener("statechange", look);
                look();
              });
              return worker.state !== "redundant";
            }"""
        )
    )


def take_over(page: Page) -> None:
    """Use the waiting version, and load the page again."""
    page.evaluate(
        """() => new Promise((resolve) => {
          navigator.serviceWorker.addEventListener("controllerchange", resolve, { once: true });
          globalThis.site.waiting.postMessage("take over");
        })"""
    )
    page.reload()


def test_new_version_is_complete_despite_http_cache(host: Host, context: BrowserContext) -> None:
    page = open_tab(context, host)
    expect_version(page, 1)
    until_started(page)
    host.publish(2)
    assert update(page)
    take_over(page)
    expect_version(page, 2)
    context.set_offline(True)
    page.reload()
    expect_version(page, 2)


def test_old_copy_that_the_host_confirms_is_replaced(host: Host, context: BrowserContext) -> None:
    """A host whose new file has an older date than the one before."""
    page = open_tab(context, host)
    until_started(page)
    host.publish(2)
    os.utime(host.folder / "text.txt", (0, 0))
    assert update(page)
    take_over(page)
    expect_version(page, 2)


def test_first_visit_transfers_each_file_once(host: Host, context: BrowserContext) -> None:
    """The worker asks again for the files that the page has loaded, but the host need not send them again."""
    until_started(open_tab(context, host))
    assert {path: count for path, count in Counter(host.transfers).items() if count > 1} == {}


def test_unchanged_files_are_not_downloaded_again(host: Host, context: BrowserContext) -> None:
    page = open_tab(context, host)
    until_started(page)
    host.publish(2)
    host.requests.clear()
    assert update(page)
    asked = {path.rpartition("/")[2] for path in host.requests}
    assert {"app-2.js", "text.txt"} <= asked
    assert "same.txt" not in asked


def test_broken_download_keeps_the_old_version_and_continues_later(host: Host, context: BrowserContext) -> None:
    page = open_tab(context, host)
    until_started(page)
    host.publish(2)
    host.broken = ["text.txt"]
    assert not update(page)
    page.reload()
    expect_version(page, 1)
    context.set_offline(True)
    page.reload()
    expect_version(page, 1)
    context.set_offline(False)
    host.broken = []
    assert update(page)
    take_over(page)
    expect_version(page, 2)


def test_files_of_another_version_are_refused(host: Host, context: BrowserContext) -> None:
    """A host that still serves an old file next to a new worker."""
    page = open_tab(context, host)
    until_started(page)
    host.publish(2)
    (host.folder / "text.txt").write_text("1", encoding="utf-8")
    assert not update(page)
    context.set_offline(True)
    page.reload()
    expect_version(page, 1)


def test_second_tab_keeps_working_while_the_first_updates(host: Host, context: BrowserContext) -> None:
    first = open_tab(context, host)
    until_started(first)
    second = open_tab(context, host)
    expect_version(second, 1)
    host.publish(2)
    assert update(first)
    # A tab opened while the new version waits gets the old version, completely.
    third = open_tab(context, host)
    expect_version(third, 1)
    take_over(first)
    expect_version(first, 2)
    second.reload()
    expect_version(second, 2)
    assert send(second, "version") == send(first, "version")


def test_started_message_of_old_version_keeps_the_waiting_version(host: Host, context: BrowserContext) -> None:
    page = open_tab(context, host)
    until_started(page)
    host.publish(2)
    assert update(page)
    send(page, "started")
    assert send(page, "version")  # the worker answers in order
    assert len(page.evaluate("() => caches.keys()")) == 2


def test_version_that_does_not_start_returns_to_the_version_before(host: Host, context: BrowserContext) -> None:
    page = open_tab(context, host)
    until_started(page)
    host.publish(2, app="import './missing.js';")
    assert update(page)
    page.evaluate("() => globalThis.site.waiting.postMessage('take over')")
    page.wait_for_function("() => globalThis.site.waiting === null")
    page.goto(host.address)
    expect_version(page, 1)
    context.set_offline(True)
    page.reload()
    expect_version(page, 1)
    # The next version replaces both.
    context.set_offline(False)
    host.publish(3)
    assert update(page)
    take_over(page)
    expect_version(page, 3)
    until_started(page)


DAMAGE = """async (name) => {
  const cache = await caches.open((await caches.keys())[0]);
  await cache.put(name, new Response("damaged", { headers: { "content-type": "text/javascript" } }));
}"""
REMOVE = "async (name) => (await caches.open((await caches.keys())[0])).delete(name)"


#: The repair downloads the same version again, whatever the host says about caches.
@pytest.mark.parametrize("host", ["max-age=600"], indirect=True)
@pytest.mark.parametrize("damage", [DAMAGE, REMOVE], ids=["damaged", "removed"])
@pytest.mark.parametrize("name", ["index.html", "start.js", "app-1.js"])
def test_damaged_copy_is_repaired(host: Host, context: BrowserContext, damage: str, name: str) -> None:
    page = open_tab(context, host)
    until_started(page)
    page.evaluate(damage, name)
    if damage == DAMAGE and name == "app-1.js":  # the script fails without an error event: the page asks itself
        assert send(page, "repair") is True
    page.reload()
    expect_version(page, 1)
    context.set_offline(True)
    page.reload()
    expect_version(page, 1)


def test_copy_that_cannot_be_repaired_says_so_and_takes_the_next_version(host: Host, context: BrowserContext) -> None:
    page = open_tab(context, host)
    until_started(page)
    page.evaluate(REMOVE, "app-1.js")
    context.set_offline(True)
    page.reload()
    expect(page.locator("#app")).to_have_text("cannot start")
    # The host has only a newer version, so the missing file is gone.
    host.publish(2)
    context.set_offline(False)
    page.reload()
    expect_version(page, 2)


#: Stores a page that stays blank.
OLDER_WORKER = """
const name = `bastide ${registration.scope} old`;
const keep = async () => (await caches.open(name)).put("./", new Response("blank"));
addEventListener("install", (event) => event.waitUntil(keep()));
addEventListener("activate", (event) => event.waitUntil(clients.claim()));
addEventListener("fetch", (event) => event.respondWith(caches.match("./")));
"""


def test_cache_of_an_older_worker_is_replaced(host: Host, context: BrowserContext) -> None:
    """A cache without a start: its page may be blank, so the new version does not wait for a click."""
    (host.folder / "sw.js").write_text(OLDER_WORKER, encoding="utf-8")
    os.utime(host.folder / "sw.js", (0, 0))  # older than the next version
    page = open_tab(context, host)
    page.wait_for_function("() => navigator.serviceWorker.controller !== null")
    page.reload()
    expect(page.locator("body")).to_have_text("blank")
    host.publish(2)
    page.reload()
    expect_version(page, 2)


def test_page_opened_as_a_file_says_what_to_do(browser: Browser, tmp_path: Path) -> None:
    folder = tmp_path / "site"
    folder.mkdir()
    shutil.copyfile(PUBLIC / "start.js", folder / "start.js")
    (folder / "index.html").write_text(PAGE.replace("{number}", "1"), encoding="utf-8")
    for language, text in (("de-AT", "als Datei"), ("fr", "as a file")):
        context = browser.new_context(locale=language)
        page = context.new_page()
        page.goto((folder / "index.html").as_uri())
        expect(page.locator("#app")).to_have_text(text)
        context.close()
