"""Server processes that die while they start: the supervisor restarts them with back-off, and the others serve on."""

from __future__ import annotations

import os
import signal
import sqlite3
import subprocess
import sys
import urllib.request
from collections.abc import Callable, Iterator
from contextlib import closing, contextmanager
from pathlib import Path

import pytest
from hang_limit import HANG_LIMIT_SECONDS
from linux_processes import is_alive
from postgres_server import free_port
from server_process import child_server_pids, wait_until

from bastide.server.process_supervisor import RestartBackoff

SCRIPT = Path(__file__).parents[1] / "dying_server.py"
#: Deaths in a row.
ROW = 10


def deaths_in_a_row(moment: str) -> str:
    """Return the lines of the file for ten deaths; ``make test`` has quicker ones between the first and the last."""
    if "BASTIDE_SOAK" not in os.environ:
        return "\n".join([moment, *["import"] * (ROW - 2), moment])
    return "\n".join([moment] * ROW)


class DyingServer:
    """Supervisor process of two server processes that die at chosen moments."""

    def __init__(self, folder: Path) -> None:
        self.deaths = folder / "deaths"
        self.deaths.touch()
        self.log = folder / "log"
        self.database = folder / "bastide.db"
        port = free_port()
        self.url = f"http://127.0.0.1:{port}"
        self.command = [sys.executable, str(SCRIPT), f"sqlite:///{self.database}", str(port), str(self.deaths)]

    @contextmanager
    def run(self) -> Iterator[subprocess.Popen[bytes]]:
        with self.log.open("ab") as log:
            process = subprocess.Popen(self.command, stdout=log, stderr=log)
        try:
            yield process
        finally:
            if process.poll() is None:
                process.terminate()
            code = process.wait(HANG_LIMIT_SECONDS)
        assert code == 0, self.text()

    def text(self) -> str:
        return self.log.read_text()

    def answers(self) -> bool:
        try:
            with urllib.request.urlopen(f"{self.url}/readyz", timeout=5) as answer:
                return bool(answer.status == 200)
        except OSError:
            return False

    def wait_for(self, true: Callable[[], bool], what: str) -> None:
        try:
            wait_until(true, what)
        except AssertionError:
            raise AssertionError(f"{what}: {self.text()[-3000:]}") from None


@pytest.fixture
def server(tmp_path: Path) -> DyingServer:
    return DyingServer(tmp_path)


@pytest.fixture(scope="module")
def running(tmp_path_factory: pytest.TempPathFactory) -> Iterator[tuple[DyingServer, int]]:
    """A server whose first process has died ten times during the migration, and its pid."""
    server = DyingServer(tmp_path_factory.mktemp("dying"))
    server.deaths.write_text(deaths_in_a_row("migration"))
    with server.run() as parent:
        server.wait_for(lambda: "Bastide serves" in server.text() or parent.poll() is not None, "both serve")
        yield server, parent.pid


def test_first_process_dies_ten_times_during_the_migration(running: tuple[DyingServer, int]) -> None:
    server, _ = running
    assert server.answers()
    assert f"is in a crash loop: {ROW} exits in a row; 0 of 2 processes serve" in server.text()
    with closing(sqlite3.connect(server.database)) as database:
        assert database.execute("pragma integrity_check").fetchall() == [("ok",)]


@pytest.mark.parametrize("moment", ["import", "error", "start"])
def test_others_serve_while_a_replacement_dies_ten_times(running: tuple[DyingServer, int], moment: str) -> None:
    server, parent = running
    first, second = child_server_pids(parent)
    logged = len(server.text())
    server.deaths.write_text(deaths_in_a_row(moment))
    os.kill(first, signal.SIGKILL)

    def replaced() -> bool:
        assert is_alive(parent), server.text()
        assert is_alive(second)
        return not server.deaths.read_text() and "serves again" in server.text()[logged:]

    server.wait_for(lambda: not is_alive(first), "its socket is closed")
    assert server.answers()
    server.wait_for(replaced, "a replacement lives in the end")
    assert second in child_server_pids(parent)
    assert len(child_server_pids(parent)) == 2
    text = server.text()[logged:]
    assert text.count("exited while it started") == ROW
    assert text.count("serves again") == 1
    assert f"is in a crash loop: {ROW + 1} exits in a row; 1 of 2 processes serve" in text


def test_supervisor_stops_during_a_crash_loop(server: DyingServer) -> None:
    server.deaths.write_text("\n".join(["import"] * 1000))
    with server.run():
        server.wait_for(lambda: "crash loop" in server.text(), "it is reported")


def test_delays_double_up_to_a_maximum() -> None:
    backoff = RestartBackoff(first_seconds=0.5, max_seconds=30)
    assert [backoff.delay_seconds(failures) for failures in range(1, 9)] == [0.5, 1, 2, 4, 8, 16, 30, 30]
    assert backoff.delay_seconds(10_000) == 30
