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
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from alembic.config import Config

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

from bastide.server.connections.listening_sockets import reserve_shared_port  # noqa: E402
from bastide.server.process_supervisor import ProcessSupervisor, RestartBackoff  # noqa: E402
from bastide.server.settings import Settings  # noqa: E402


def serve(settings: Settings, listening: socket.socket, ready: Callable[[], None]) -> None:
    """Serve; die before that, within the transaction of the migration, or before the process is ready, if it is due.

    The server is imported late, so that processes that die early need little time.
    """
    die_if_due("error")
    migrate_database(settings.database)
    from bastide.server.run import serve_in_this_process

    def ready_unless_dead() -> None:
        die_if_due("start")
        ready()

    serve_in_this_process(settings, listening, ready_unless_dead)


def migrate_database(url: str) -> None:
    """Migrate the database as the server does, and die within the transaction if it is due."""
    from bastide.server.store.database import database_from_url, migrate

    migrate_fully = migrate.run_migrations

    def run_migrations(config: Config, revision: str) -> None:
        migrate_fully(config, revision)
        die_if_due("migration")

    migrate.run_migrations = run_migrations
    migrate.upgrade(database_from_url(url))


def main() -> None:
    database, port, deaths = sys.argv[1:]
    os.environ[DEATHS_VARIABLE] = deaths
    settings = Settings(database=database, port=int(port), processes=2, bot_workers=1, rate_limit_factor=0)
    backoff = RestartBackoff(first_seconds=0.01, max_seconds=0.1, recovery_seconds=0)
    Path(deaths).touch()
    ProcessSupervisor(settings, reserve_shared_port("127.0.0.1", settings.port), serve, backoff).run(
        lambda: print("Bastide serves", flush=True)
    )


if __name__ == "__main__":
    main()
