"""The offline site, served by a server under ``/here/``."""

from __future__ import annotations

import json
import re
from collections.abc import Iterator
from http.client import HTTPMessage
from pathlib import Path
from urllib.error import HTTPError
from urllib.request import urlopen

import pytest
from browser_testing import STATIC, need_pages
from running_server import RunningServer, http_fetch


@pytest.fixture(scope="module")
def running(tmp_path_factory: pytest.TempPathFactory) -> Iterator[RunningServer]:
    need_pages()
    with RunningServer(
        f"sqlite:///{tmp_path_factory.mktemp('here') / 'house.db'}", STATIC, settings={"rate_limit_factor": 1.0}
    ) as server:
        yield server


def got(running: RunningServer, path: str) -> tuple[bytes, HTTPMessage]:
    with urlopen(f"{running.url}{path}", timeout=120) as answer:
        return answer.read(), answer.headers


def status(running: RunningServer, path: str) -> int:
    try:
        got(running, path)
    except HTTPError as error:
        with error:
            return error.code
    return 200


def test_lobby_links_to_the_complete_offline_site(running: RunningServer) -> None:
    assert b'<meta name="here" content="/here/" />' in got(running, "/")[0]
    page, headers = got(running, "/here")
    assert b'data-engine="device"' in page
    assert b'<meta name="here"' not in page
    assert "'wasm-unsafe-eval'" in headers["content-security-policy"]
    assert "'unsafe-eval'" not in headers["content-security-policy"].replace("'wasm-unsafe-eval'", "")
    worker = got(running, "/here/sw.js")[0].decode()
    listed = re.search(r"const FILES = (\{.*?\});", worker)
    assert listed is not None
    # Downloading the whole site at once is not rate limited.
    for path in json.loads(listed[1]):
        assert got(running, f"/here/{path}")[1]["content-security-policy"]


def test_only_the_offline_site_may_run_webassembly(running: RunningServer) -> None:
    assert "wasm" not in got(running, "/")[1]["content-security-policy"]
    assert "wasm" not in got(running, "/gallery")[1]["content-security-policy"]
    for path in ("/here/nothing.js", "/here/..%2f..%2fetc%2fpasswd", "/here/%2e%2e/%2e%2e/etc/passwd", "/here/api/me"):
        assert status(running, path) == 404, path


def test_offline_site_needs_the_python_runtime(tmp_path: Path) -> None:
    (tmp_path / "index.html").write_text("<html><head></head></html>")
    with RunningServer(f"sqlite:///{tmp_path / 'house.db'}", tmp_path) as server:
        assert b'name="here"' not in got(server, "/")[0]
        assert status(server, "/here/") == 404


def test_offline_site_is_sent_compressed(running: RunningServer) -> None:
    """The whole download is a third of the files; hashed files are cached for good, others are revalidated."""
    listed = re.search(r"const FILES = (\{.*?\});", got(running, "/here/sw.js")[0].decode())
    assert listed is not None
    sent = plain = 0
    for path in json.loads(listed[1]):
        answer = http_fetch(running.url, f"/here/{path}", accept_encoding="gzip, br")
        sent += len(answer.body)
        plain += len(http_fetch(running.url, f"/here/{path}").body)
        assert ("immutable" in answer.headers["cache-control"]) == path.startswith("assets/"), path
    assert sent < 8_500_000
    assert plain > 15_000_000
    wasm = http_fetch(running.url, "/here/device/pyodide.asm.wasm", accept_encoding="gzip, br")
    assert (wasm.headers["content-encoding"], wasm.headers["content-type"]) == ("br", "application/wasm")
