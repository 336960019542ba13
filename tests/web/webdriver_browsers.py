"""Firefox and WebKitGTK, driven by the WebDriver commands that both understand without a further program.

Firefox takes them over Marionette, its own socket, which geckodriver uses too. WebKitGTK takes them over HTTP from
WebKitWebDriver. Debian's packages: ``firefox-esr``, ``webkit2gtk-driver`` and ``xvfb``.
"""

from __future__ import annotations

import json
import os
import shutil
import socket
import subprocess
import time
import urllib.error
import urllib.request
from abc import ABC, abstractmethod
from base64 import b64decode
from collections.abc import Iterator, Mapping
from contextlib import ExitStack, contextmanager
from pathlib import Path
from types import MappingProxyType

import pytest
from browser_testing import RANDOM_CLICKS

from bastide.core.json_data import JsonData

#: Generous, because other tests may use the machine.
TIMEOUT_SECONDS = 240
#: Key of an element's id in WebDriver answers.
ELEMENT_KEY = "element-6066-11e4-a52e-4f735466cecf"
#: Method and path of each command over HTTP.
HTTP_COMMANDS = {
    "SetTimeouts": ("POST", "timeouts"),
    "SetWindowRect": ("POST", "window/rect"),
    "Navigate": ("POST", "url"),
    "ExecuteAsyncScript": ("POST", "execute/async"),
    "FindElement": ("POST", "element"),
    "ElementClick": ("POST", "element/{id}/click"),
    "ElementSendKeys": ("POST", "element/{id}/value"),
    "TakeScreenshot": ("GET", "screenshot"),
}
#: Calls a function, waits for its promise and returns its result or its error.
CALL = """const [values, done] = arguments;
Promise.resolve().then(() => (FUNCTION)(...values)).then(
  (value) => done({ value: value ?? null }),
  (error) => done({ error: String(error) }),
);"""
#: Collects errors of the page from now on. A size that changes again while sizes are reported is none: the browser
#: reports it with the next frame. Chromium's driver does not count this notice either.
COLLECT_ERRORS = """() => {
  window.pageErrors = [];
  addEventListener("error", ({ message, error }) => {
    if (error || !message.startsWith("ResizeObserver loop")) window.pageErrors.push(String(message));
  });
  addEventListener("unhandledrejection", (event) => window.pageErrors.push(String(event.reason)));
}"""


class WebDriverError(Exception):
    """A command failed; the text is the browser's."""


class WebDriverBrowser(ABC):
    """A browser with one window."""

    @abstractmethod
    def command(self, name: str, **parameters: JsonData) -> JsonData:
        """Send a WebDriver command and return its value."""

    def prepare(self) -> None:
        milliseconds = TIMEOUT_SECONDS * 1000
        self.command("SetTimeouts", script=milliseconds, pageLoad=milliseconds, implicit=0)
        self.command("SetWindowRect", x=0, y=0, width=1280, height=900)

    def goto(self, address: str) -> None:
        self.command("Navigate", url=address)

    def evaluate(self, function: str, *values: JsonData) -> JsonData:
        """Call a JavaScript function in the page and return its result."""
        script = CALL.replace("FUNCTION", f"\n{function}\n")
        answer = self.command("ExecuteAsyncScript", script=script, args=[list(values)])
        assert isinstance(answer, dict)
        if "error" in answer:
            raise WebDriverError(str(answer["error"]))
        return answer["value"]

    def until(self, function: str, *values: JsonData, seconds: float = TIMEOUT_SECONDS) -> JsonData:
        """Poll a function of the page until it returns something, and return that."""
        deadline = time.monotonic() + seconds
        while time.monotonic() < deadline:
            if found := self.evaluate(function, *values):
                return found
            time.sleep(0.1)
        seen = self.evaluate("() => location.href + ': ' + document.body.innerText.slice(0, 2000)")
        raise AssertionError(f"not within {seconds} seconds: {function} {values}; {seen}")

    def wait_for(self, selector: str) -> None:
        self.until("(selector) => document.querySelector(selector) !== null", selector)

    def element(self, selector: str) -> JsonData:
        self.wait_for(selector)
        found = self.command("FindElement", using="css selector", value=selector)
        assert isinstance(found, dict)
        return found[ELEMENT_KEY]

    def click(self, selector: str) -> None:
        """Click as a person does, with the pointer."""
        self.command("ElementClick", id=self.element(selector))

    def type_text(self, selector: str, text: str) -> None:
        """Type into an element, or choose a file."""
        self.command("ElementSendKeys", id=self.element(selector), text=text)

    def screenshot(self, path: Path) -> None:
        path.write_bytes(b64decode(str(self.command("TakeScreenshot"))))

    def play_to_end(self, most: int = 100_000) -> None:
        """Click random legal actions until the game is over, or ``most`` times."""
        self.wait_for(".prompt")
        self.evaluate(RANDOM_CLICKS, [most, False])
        self.until("() => window.clicked.stopped", seconds=900)


class Firefox(WebDriverBrowser):
    """Firefox over Marionette: each message is its length, a colon and a JSON list."""

    def __init__(self, connection: socket.socket) -> None:
        self._file = connection.makefile("rwb")
        self._last = 0
        self._receive()  # greeting
        self.command("NewSession")
        self.prepare()

    def _receive(self) -> JsonData:
        length = b""
        while (digit := self._file.read(1)) != b":":
            if not digit:
                raise WebDriverError("Firefox has ended")
            length += digit
        message: JsonData = json.loads(self._file.read(int(length)))
        return message

    def command(self, name: str, **parameters: JsonData) -> JsonData:
        self._last += 1
        data = json.dumps([0, self._last, f"WebDriver:{name}", parameters]).encode()
        self._file.write(b"%d:%b" % (len(data), data))
        self._file.flush()
        answer = self._receive()
        assert isinstance(answer, list)
        if answer[2] is not None:
            raise WebDriverError(f"{name}: {answer[2]}")
        result = answer[3]
        return result["value"] if isinstance(result, dict) and "value" in result else result


class WebKit(WebDriverBrowser):
    """WebKitGTK's small browser over WebKitWebDriver."""

    def __init__(self, port: int, binary: str) -> None:
        self._base = f"http://127.0.0.1:{port}/session"
        options: JsonData = {"binary": binary, "args": ["--automation"]}
        session = self._send("POST", "", {"capabilities": {"alwaysMatch": {"webkitgtk:browserOptions": options}}})
        assert isinstance(session, dict)
        self._base += f"/{session['sessionId']}/"
        self.prepare()

    def _send(self, method: str, path: str, parameters: JsonData) -> JsonData:
        data = json.dumps(parameters).encode() if method == "POST" else None
        request = urllib.request.Request(self._base + path, data, {"Content-Type": "application/json"}, method=method)
        try:
            with urllib.request.urlopen(request, timeout=TIMEOUT_SECONDS + 60) as answer:
                value: JsonData = json.load(answer)["value"]
                return value
        except urllib.error.HTTPError as error:
            with error:
                raise WebDriverError(f"{path}: {error.read().decode()}") from None

    def command(self, name: str, **parameters: JsonData) -> JsonData:
        method, path = HTTP_COMMANDS[name]
        return self._send(method, path.format(**parameters), parameters)

    def close(self) -> None:
        self._send("DELETE", "", None)


def free_port() -> int:
    with socket.socket() as free:
        free.bind(("127.0.0.1", 0))
        return int(free.getsockname()[1])


def connect(port: int) -> socket.socket:
    """Connect to a program that is starting."""
    deadline = time.monotonic() + TIMEOUT_SECONDS
    while True:
        try:
            return socket.create_connection(("127.0.0.1", port), timeout=TIMEOUT_SECONDS + 60)
        except OSError:
            if time.monotonic() > deadline:
                raise
            time.sleep(0.1)


@contextmanager
def running(*command: str, **environment: str) -> Iterator[subprocess.Popen[bytes]]:
    process = subprocess.Popen(
        command, stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL, env={**os.environ, **environment}
    )
    try:
        yield process
    finally:
        process.terminate()
        process.wait(60)


def need(what: str, found: object) -> None:
    """Skip the test with a clear message, or fail in CI, if a program is not installed."""
    if found:
        return
    message = f"NOT TESTED IN THIS BROWSER: {what} is not installed"
    if os.environ.get("CI"):
        pytest.fail(message)
    pytest.skip(message)


@contextmanager
def open_firefox(folder: Path, settings: Mapping[str, JsonData] = MappingProxyType({})) -> Iterator[WebDriverBrowser]:
    """Start Firefox with a new profile in this folder, with more preferences."""
    binary = shutil.which("firefox-esr") or shutil.which("firefox")
    need("firefox-esr", binary)
    port = free_port()
    preferences = {"marionette.port": port, "intl.accept_languages": "en", "ui.prefersReducedMotion": 1, **settings}
    lines = [f"user_pref({json.dumps(name)}, {json.dumps(value)});" for name, value in preferences.items()]
    (folder / "user.js").write_text("\n".join(lines))
    command = [str(binary), "--headless", "--marionette", "--no-remote", "--profile", str(folder)]
    with running(*command), connect(port) as connection:
        yield Firefox(connection)


@contextmanager
def open_webkit(folder: Path) -> Iterator[WebDriverBrowser]:
    """Start WebKitGTK on a screen of its own."""
    driver, screen = shutil.which("WebKitWebDriver"), shutil.which("Xvfb")
    binary = next(iter(sorted(Path("/usr/lib").glob("*/webkit2gtk-4.*/MiniBrowser"))), None)
    need("webkit2gtk-driver", driver and binary)
    need("xvfb", screen)
    port = free_port()
    with ExitStack() as end:
        reader, writer = os.pipe()
        display = end.enter_context(start_screen(str(screen), reader, writer))
        end.enter_context(
            running(str(driver), f"--port={port}", DISPLAY=display, HOME=str(folder), LANG="C.UTF-8", NO_AT_BRIDGE="1")
        )
        connect(port).close()
        browser = WebKit(port, str(binary))
        end.callback(browser.close)
        yield browser


@contextmanager
def start_screen(program: str, reader: int, writer: int) -> Iterator[str]:
    """Start Xvfb, which chooses a free display and writes its number to the pipe."""
    command = [program, "-displayfd", str(writer), "-screen", "0", "1300x1000x24", "-nolisten", "tcp"]
    process = subprocess.Popen(command, pass_fds=[writer], stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL)
    os.close(writer)
    try:
        with os.fdopen(reader) as answer:
            yield f":{answer.readline().strip()}"
    finally:
        process.terminate()
        process.wait(60)


OPEN_BROWSER = {"firefox": open_firefox, "webkit": open_webkit}
