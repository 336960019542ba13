"""HTTP API and WebSocket handshake while the database does not answer: status 503, no traceback."""

from __future__ import annotations

import asyncio
import json
import os
import sqlite3
import threading
from collections.abc import Iterator
from contextlib import closing, contextmanager
from pathlib import Path
from typing import Any

import pytest
import schemathesis
from hypothesis import HealthCheck, given, settings
from postgres_server import PostgresServer
from print_callback import PrintLine
from sampled_cases import sample_cases
from schemathesis import GenerationMode
from server_process import ServerProcess, wait_until
from simulated_players import http_call
from websockets.asyncio.client import connect
from websockets.exceptions import InvalidStatus

SOAK = int(os.environ.get("BASTIDE_SOAK", "0"))
#: Requests that read or write the database; with their bodies.
DATABASE_REQUESTS: list[tuple[str, str, object]] = [
    ("GET", "/api/me", None),
    ("POST", "/api/me", {"name": "Ben"}),
    ("POST", "/api/me/account", {"account": "ann", "passphrase": "correct horse battery"}),
    ("POST", "/api/me/sign-in", {"account": "ann", "passphrase": "correct horse battery"}),
    ("GET", "/api/me/history", None),
    ("GET", "/api/me/settings", None),
    ("GET", "/api/me/ratings", None),
    ("GET", "/api/me/companions", None),
    ("GET", "/api/me/everything", None),
    ("GET", "/api/tables", None),
    ("POST", "/api/me/delete", {}),
]


async def handshake_status(url: str, cookie: str) -> int:
    """Return the status of a WebSocket handshake."""
    try:
        async with connect(f"{url.replace('http', 'ws', 1)}/ws", additional_headers={"cookie": cookie}):
            return 101
    except InvalidStatus as refused:
        return refused.response.status_code


def assert_no_traceback(server: ServerProcess) -> None:
    text = server.log.read_text()
    assert "Traceback" not in text, text[text.index("Traceback") - 500 :][:5000]


@pytest.mark.parametrize("how", sample_cases("away", ["stopped", "paused"], 1))
def test_every_request_is_refused_with_503(victim: PostgresServer, tmp_path: Path, how: str) -> None:
    leave, come_back = (victim.stop, victim.start) if how == "stopped" else (victim.pause, victim.resume)
    with ServerProcess(victim.new_database(), tmp_path / "log") as server:
        cookie = http_call(server.url, "POST", "/api/me", {"name": "Ann"})[2]
        assert asyncio.run(handshake_status(server.url, cookie)) == 101
        leave()
        try:
            # The server remembers a session for a second.
            wait_until(lambda: http_call(server.url, "GET", "/api/me", None, cookie)[0] == 503, "sessions are unknown")
            for method, path, body in DATABASE_REQUESTS:
                status, text, _ = http_call(server.url, method, path, body, cookie)
                assert (method, path, status) == (method, path, 503)
                assert json.loads(text)["code"] == "storage"
            assert asyncio.run(handshake_status(server.url, cookie)) == 503
            assert http_call(server.url, "GET", "/")[0] == 200
        finally:
            come_back()
        server.wait_until_ready()
        assert http_call(server.url, "GET", "/api/me", None, cookie)[0] == 200
        assert asyncio.run(handshake_status(server.url, cookie)) == 101
        assert server.stop() == 0
        assert_no_traceback(server)


@contextmanager
def flapping(leave: Any, come_back: Any, seconds: float) -> Iterator[list[int]]:
    """Let the database go away and come back, again and again; yields the number of outages."""
    done = threading.Event()
    outages = [0]

    def flap() -> None:
        while not done.wait(seconds):
            leave()
            outages[0] += 1
            done.wait(seconds)
            come_back()

    thread = threading.Thread(target=flap)
    thread.start()
    try:
        yield outages
    finally:
        done.set()
        thread.join()


def fuzz_api(server: ServerProcess, cookie: str, examples: int) -> dict[int, int]:
    """Call every operation with generated data; returns the number of responses by status."""
    statuses: dict[int, int] = {}
    api: Any = schemathesis.openapi.from_url(f"{server.url}/api/openapi.json")
    for found in sample_cases("operations", api.get_all_operations(), 12):
        operation = found.ok()

        @settings(max_examples=examples, deadline=None, database=None, suppress_health_check=list(HealthCheck))
        @given(case=operation.as_strategy(generation_mode=GenerationMode.POSITIVE))
        def answers(case: Any) -> None:
            if "wait" in (case.query or {}):
                case.query["wait"] = 0  # else the request would wait for changes
            response = case.call(headers={"cookie": cookie})
            statuses[response.status_code] = statuses.get(response.status_code, 0) + 1
            assert response.status_code < 500 or response.status_code == 503, (case, response.text)

        answers()
    return statuses


def test_no_server_error_while_postgresql_comes_and_goes(
    victim: PostgresServer, tmp_path: Path, say: PrintLine
) -> None:
    with ServerProcess(victim.new_database(), tmp_path / "log") as server:
        cookie = http_call(server.url, "POST", "/api/me", {"name": "Fuzz"})[2]
        with flapping(victim.stop, victim.start, 1.0) as outages:
            statuses = fuzz_api(server, cookie, 30 if SOAK else 5)
        assert outages[0] > 0
        server.wait_until_ready()
        assert server.stop() == 0
        assert_no_traceback(server)
    say(f"{sum(statuses.values())} requests during {outages[0]} outages: {dict(sorted(statuses.items()))}")


def test_no_server_error_while_the_sqlite_file_is_locked(tmp_path: Path, say: PrintLine) -> None:
    path = tmp_path / "bastide.db"
    with ServerProcess(f"sqlite:///{path}", tmp_path / "log") as server:
        cookie = http_call(server.url, "POST", "/api/me", {"name": "Fuzz"})[2]
        with closing(sqlite3.connect(path, isolation_level=None, timeout=30)) as thief:
            thief.execute("begin immediate")
            statuses = fuzz_api(server, cookie, 30 if SOAK else 5)
            thief.execute("rollback")
        server.wait_until_ready()
        assert server.stop() == 0
        assert_no_traceback(server)
    say(f"{sum(statuses.values())} requests to a locked database: {dict(sorted(statuses.items()))}")
