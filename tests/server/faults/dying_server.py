"""Supervised server whose processes die at chosen moments: ``python dying_server.py DATABASE PORT DEATHS_FILE``.

Each line of the file names the moment at which one process dies: ``import``, ``migration``, ``start`` or ``error``. A
process removes the line when it dies, so the processes started later live.
"""

from __future__ import annotations

import fcntl
import os
import signal
import socket
import sys
from collections.abc import Callable
from pathlib import Path

DEATHS_VARIABLE = "BASTIDE_TEST_DEATHS"


def die_if_due(moment: str) -> None:
    """Kill this process if it is due to die at this moment."""
    path = os.environ.get(DEATHS_VARIABLE)
    if path is None:
        return
    with open(path, "r+") as file:
        fcntl.flock(file, fcntl.LOCK_EX)
        lines = file.read().split()
        if not lines or lines[0] != moment:
            return
        file.seek(0)
        file.truncate()
        file.write("\n".join(lines[1:]))
    if moment == "error":
        raise OSError("no space left on the device")
    os.kill(os.getpid(), signal.SIGKILL)


if __name__ == "__mp_main__":
    die_if_due("import")

from alembic.config import Config  # noqa: E402

from bastide.server.process_supervisor import ProcessSupervisor, RestartBackoff, reserve_shared_port  # noqa: E402
from bastide.server.run import serve_in_this_process  # noqa: E402
from bastide.server.settings import Settings  # noqa: E402
from bastide.server.store.database import migrate  # noqa: E402


def serve(settings: Settings, listening: socket.socket, ready: Callable[[], None]) -> None:
    """Serve; die within the transaction of the migration or before the process is ready, if it is due."""
    migrate_fully = migrate.run_migrations

    def run_migrations(config: Config, revision: str) -> None:
        migrate_fully(config, revision)
        die_if_due("migration")

    migrate.run_migrations = run_migrations

    def ready_unless_dead() -> None:
        die_if_due("start")
        ready()

    die_if_due("error")
    serve_in_this_process(settings, listening, ready_unless_dead)


def main() -> None:
    database, port, deaths = sys.argv[1:]
    os.environ[DEATHS_VARIABLE] = deaths
    settings = Settings(database=database, port=int(port), processes=2, bot_workers=1, rate_limit_factor=0)
    backoff = RestartBackoff(first_seconds=0.01, max_seconds=0.1)
    Path(deaths).touch()
    ProcessSupervisor(settings, reserve_shared_port("127.0.0.1", settings.port), serve, backoff).run(
        lambda: print("Bastide serves", flush=True)
    )


if __name__ == "__main__":
    main()
