"""Databases with all migrations applied. The migrations run once per process."""

from __future__ import annotations

import atexit
import shutil
import tempfile
from functools import cache
from pathlib import Path

from bastide.server.store.database import database_from_url
from bastide.server.store.database.migrate import upgrade


@cache
def template_database() -> Path:
    """Create an empty, migrated SQLite database."""
    folder = Path(tempfile.mkdtemp(prefix="bastide-ready-"))
    atexit.register(shutil.rmtree, folder, ignore_errors=True)
    upgrade(database_from_url(f"sqlite:///{folder / 'ready.db'}"))
    return folder / "ready.db"


def create_database(url: str) -> str:
    """Copy a migrated database to this URL if it names a missing SQLite file. Returns the URL."""
    kind, _, path = url.partition(":///")
    if kind == "sqlite" and not Path(path).exists():
        shutil.copyfile(template_database(), path)
    return url
