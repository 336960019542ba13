"""Server processes for the load and fault tests, started with ``bastide serve``, stopped or killed at will."""

from __future__ import annotations

import os
import signal
import subprocess
import time
import urllib.error
import urllib.request
from collections.abc import Callable
from pathlib import Path

import deterministic_server
import migrated_databases
from hang_limit import HANG_LIMIT_SECONDS
from linux_processes import children_of, command_line_of
from postgres_server import free_port


class ServerProcess:
    """``bastide serve`` in its own process, with its log in a file."""

    def __init__(self, database: str, log: Path, **settings: str) -> None:
        self.port = free_port()
        self.url = f"http://127.0.0.1:{self.port}"
        self.log = log
        self.command = [
            *deterministic_server.server_command(),
            "serve",
            "--port",
            str(self.port),
            "--database",
            migrated_databases.create_database(database),
        ]
        chosen = {"rate_limit_factor": "0", "log_format": "json", "bot_workers": "1", **settings}
        self.environment = {**os.environ, **{f"BASTIDE_{name.upper()}": value for name, value in chosen.items()}}
        self.process: subprocess.Popen[bytes] | None = None

    def __enter__(self) -> ServerProcess:
        self.start()
        return self

    def __exit__(self, *_: object) -> None:
        self.close()

    @property
    def pid(self) -> int:
        assert self.process is not None
        return self.process.pid

    def start(self, wait: bool = True) -> None:
        with self.log.open("ab") as log:
            seed = deterministic_server.seed_environment(
                self.log.with_name(f"{self.log.name}.seed"), deterministic_server.next_seed()
            )
            environment = {**self.environment, **seed}
            self.process = subprocess.Popen(self.command, stdout=log, stderr=log, env=environment)
        if wait:
            self.wait_until_ready()

    def wait_until_ready(self, seconds: float = HANG_LIMIT_SECONDS) -> None:
        deadline = time.monotonic() + seconds
        while time.monotonic() < deadline:
            assert self.process is not None
            if self.process.poll() is not None:
                raise RuntimeError(f"the server exited with code {self.process.returncode}: {self.tail()}")
            if self.ready():
                return
            time.sleep(0.05)
        raise RuntimeError(f"the server is not ready: {self.tail()}")

    def ready(self) -> bool:
        try:
            with urllib.request.urlopen(f"{self.url}/readyz", timeout=5) as answer:
                return bool(answer.status == 200)
        except (urllib.error.URLError, OSError):
            return False

    def kill(self) -> None:
        """Kill the server with SIGKILL."""
        assert self.process is not None
        self.process.send_signal(signal.SIGKILL)
        self.process.wait(HANG_LIMIT_SECONDS)

    def stop(self, seconds: float = HANG_LIMIT_SECONDS) -> int:
        """Stop the server with SIGTERM; returns the exit code."""
        assert self.process is not None
        self.process.send_signal(signal.SIGTERM)
        return self.process.wait(seconds)

    def running(self) -> bool:
        return self.process is not None and self.process.poll() is None

    def close(self) -> None:
        if self.running():
            self.kill()

    def tail(self) -> str:
        return self.log.read_text(errors="replace")[-3000:]

    def pids(self) -> list[int]:
        """Return the pid of the process and of the server processes that it supervises."""
        if self.environment.get("BASTIDE_PROCESSES", "1") == "1":
            return [self.pid]
        return [self.pid, *children_of(self.pid)]

    def memory(self) -> int:
        """Return the peak memory in bytes."""
        return sum(memory_bytes(pid, "VmHWM") for pid in self.pids())

    def resident_memory(self) -> int:
        """Return the memory in use now, in bytes."""
        return sum(memory_bytes(pid, "VmRSS") for pid in self.pids())

    def cpu(self) -> float:
        """Return the used CPU time in seconds."""
        return sum(cpu_seconds(pid) for pid in self.pids())


def memory_bytes(pid: int, field: str) -> int:
    """Return a field of the process status that is a size: ``VmRSS`` (now) or ``VmHWM`` (peak)."""
    for line in Path(f"/proc/{pid}/status").read_text().splitlines():
        if line.startswith(f"{field}:"):
            return int(line.split()[1]) * 1024
    raise RuntimeError(f"no {field}")


def cpu_seconds(pid: int) -> float:
    """Return the processor time that all threads of a process have used."""
    return time.clock_gettime(~pid << 3 | 2)  # the clock of another process: clock_getcpuclockid(3)


def child_server_pids(process: int) -> list[int]:
    """Return the pids of the server processes started by a process."""
    return [each for each in children_of(process) if b"spawn_main" in command_line_of(each)]


def wait_until(true: Callable[[], bool], what: str, seconds: float = HANG_LIMIT_SECONDS) -> None:
    deadline = time.monotonic() + seconds
    while not true():
        assert time.monotonic() < deadline, what
        time.sleep(0.05)
