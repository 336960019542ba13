"""Health checks, metrics, structured logs and shutdown of a server process."""

from __future__ import annotations

import json
import signal
from collections.abc import Iterator
from pathlib import Path

import pytest
from running_server import http_fetch
from server_process import ServerProcess
from simulated_players import Player, http_call, seat_all


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[ServerProcess]:
    folder = tmp_path_factory.mktemp("operations")
    url = f"sqlite:///{folder / 'bastide.db'}"
    with ServerProcess(url, folder / "log", metrics_token="open sesame", log_level="debug") as server:
        yield server


def test_health_checks(server: ServerProcess) -> None:
    assert http_fetch(server.url, "/healthz")[:2] == (200, b"ok\n")
    ready = http_fetch(server.url, "/readyz")
    assert (ready.status, ready.json()) == (200, {"database": True, "stopping": False})


def start_a_game(server: ServerProcess) -> str:
    players = [Player("Ann"), Player("Bob")]
    for player in players:
        player.sign_in_as_guest(server.url)
    return seat_all(server.url, players, "dominion")


def metric_value(text: str, name: str) -> float:
    """Return the value of a metric; 0 if it is missing."""
    lines = [line for line in text.splitlines() if line.startswith(f"{name} ")]
    return sum(float(line.rpartition(" ")[2]) for line in lines)


def test_metrics_need_the_token(server: ServerProcess) -> None:
    assert http_fetch(server.url, "/metrics").status == 401
    assert http_fetch(server.url, "/metrics", authorization="Bearer open").status == 401
    allowed = http_fetch(server.url, "/metrics", authorization="Bearer open sesame")
    assert allowed.status == 200
    before = allowed.text
    assert metric_value(before, "bastide_database_available") == 1
    start_a_game(server)
    http_call(server.url, "GET", "/api/tables/no-such-table")
    after = http_fetch(server.url, "/metrics", authorization="Bearer open sesame").text
    for name in ('bastide_commands_total{do="start",outcome="done"}', 'bastide_refused_total{code="no-table"}'):
        assert metric_value(after, name) - metric_value(before, name) == 1
    assert (
        metric_value(after, "bastide_append_seconds_count") - metric_value(before, "bastide_append_seconds_count") >= 3
    )
    assert metric_value(after, "process_resident_memory_bytes") > 1 << 20


def test_log_lines_are_json_with_table_and_seat(server: ServerProcess) -> None:
    table = start_a_game(server)
    lines = [json.loads(line) for line in server.log.read_text().splitlines() if line.startswith("{")]
    started = [line for line in lines if line.get("do") == "start" and line.get("table") == table]
    assert [(line["event"], line["seat"], line["level"]) for line in started] == [("command done", 0, "info")]
    assert all({"event", "level", "logger", "timestamp"} <= set(line) for line in lines)


@pytest.mark.parametrize("number", [signal.SIGTERM, signal.SIGINT])
def test_signal_stops_the_server_cleanly(tmp_path: Path, number: signal.Signals) -> None:
    server = ServerProcess(f"sqlite:///{tmp_path / 'bastide.db'}", tmp_path / "log", log_format="text")
    server.start()
    assert server.process is not None
    server.process.send_signal(number)
    assert server.process.wait(60) == 0
    text = server.log.read_text()
    assert "Traceback" not in text
    assert text.startswith("Bastide is running at http://localhost:")
