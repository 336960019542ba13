"""``bastide serve`` as a process: prints its address, serves games and cleans up."""

from __future__ import annotations

import os
import re
import signal
import subprocess
import sys
import time
from pathlib import Path

import pytest
from linux_processes import descendants_of, is_alive
from running_server import RunningServer
from scripted_client import LiveClient, play_live, random_chooser, start_table

from bastide.cli.app import run_command_line
from bastide.cli.serve.run_server import can_open_browser
from bastide.core.errors import BastideError
from bastide.server.connections.listening_sockets import open_listening_socket
from bastide.server.settings import Settings, read_settings


def started(folder: Path, *arguments: str) -> tuple[subprocess.Popen[str], str]:
    """Start a server; returns the process and its address."""
    environment = {**os.environ, "BASTIDE_RATE_LIMIT_FACTOR": "0", "BASTIDE_LOG_LEVEL": "error", "LC_ALL": "C.UTF-8"}
    database = f"sqlite:///{folder / 'process.db'}"
    command = [sys.executable, "-m", "bastide", "serve", "--port", "0", "--database", database, *arguments]
    server = subprocess.Popen(command, stdout=subprocess.PIPE, text=True, env=environment)
    assert server.stdout is not None
    line = server.stdout.readline()
    address = re.search(r"http://localhost:\d+", line)
    assert address is not None, line
    return server, address[0]


@pytest.mark.skipif(not Path("/proc/self/task").exists(), reason="looks for processes where Linux shows them")
@pytest.mark.parametrize("end", [signal.SIGTERM, signal.SIGKILL])
def test_server_plays_and_leaves_no_process_behind(tmp_path: Path, end: signal.Signals) -> None:
    server, address = started(tmp_path, "--workers", "1")
    ann = LiveClient(address, "Ann")
    table = start_table([ann], "magpie", bots=1)
    assert play_live([ann], table, random_chooser(1))["result"]["reason"] == "played"
    workers = descendants_of(server.pid)
    assert workers, "bots run in worker processes"
    server.send_signal(end)
    code = server.wait(30)
    assert code == (0 if end == signal.SIGTERM else -signal.SIGKILL)
    deadline = time.monotonic() + 20
    while any(is_alive(pid) for pid in workers) and time.monotonic() < deadline:
        time.sleep(0.05)
    assert not any(is_alive(pid) for pid in workers)
    assert server.stdout is not None
    server.stdout.close()


def test_address_in_use_is_reported(capsys: pytest.CaptureFixture[str], running: RunningServer) -> None:
    port = running.url.rpartition(":")[2]
    assert run_command_line(["--lang", "en", "serve", "--port", port]) == 2
    assert f"can\u2019t listen on 127.0.0.1:{port}" in capsys.readouterr().err
    with pytest.raises(BastideError):
        open_listening_socket("192.0.2.1", 0)


def test_flags_override_environment_settings() -> None:
    environment = {
        "BASTIDE_PORT": "99",
        "BASTIDE_HOST": "::1",
        "BASTIDE_RATE_LIMIT_FACTOR": "0.5",
        "BASTIDE_DATABASE": "",
    }
    assert read_settings({"port": None}, environment) == Settings(port=99, host="::1", rate_limit_factor=0.5)
    assert read_settings({"port": 5}, environment).port == 5
    with pytest.raises(BastideError, match="setting"):
        read_settings({}, {"BASTIDE_PORT": "many"})


def test_no_browser_is_opened_without_a_screen(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(sys, "platform", "linux")
    for name in ("DISPLAY", "WAYLAND_DISPLAY"):
        monkeypatch.delenv(name, raising=False)
    assert not can_open_browser()
    monkeypatch.setenv("DISPLAY", ":0")
    assert can_open_browser()


def test_check_command_verifies_fairness(
    tmp_path: Path, running: RunningServer, capsys: pytest.CaptureFixture[str]
) -> None:
    ann = running.connect_person("Ann")
    table = start_table([ann], "magpie", bots=1)
    promised = ann.table(table)["fairness"]
    assert promised["seed"] is None
    play_live([ann], table, random_chooser(1))
    file = tmp_path / "game.record"
    file.write_text(ann.get(f"/api/tables/{table}/record"))
    assert run_command_line(["--lang", "en", "check", str(file), "--hash", promised["hash"]]) == 0
    assert "the hash matches the one shown before the game" in capsys.readouterr().out
    assert run_command_line(["--lang", "en", "check", str(file), "--hash", "0" * 64]) == 1
    assert "NOT" in capsys.readouterr().out
    file.write_text(re.sub(r"seed: .+", "seed: 5", file.read_text()))
    assert run_command_line(["--lang", "en", "check", str(file), "--hash", promised["hash"]]) == 1
    assert run_command_line(["--lang", "en", "check", str(file), "--json"]) == 1
    assert '"fair": false' in capsys.readouterr().out
