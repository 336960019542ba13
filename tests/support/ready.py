"""Databases that are up to date already, for tests about something else: the migrations run once."""

from __future__ import annotations

import atexit
import shutil
import tempfile
from functools import cache
from pathlib import Path

from bastide.server.store.database import database
from bastide.server.store.database.migrate import upgrade


@cache
def template() -> Path:
    """An empty database of SQLite."""
    folder = Path(tempfile.mkdtemp(prefix="bastide-ready-"))
    atexit.register(shutil.rmtree, folder, ignore_errors=True)
    upgrade(database(f"sqlite:///{folder / 'ready.db'}"))
    return folder / "ready.db"


def put(url: str) -> str:
    """Put one where this address leads, if that is a file which is not there yet; the address."""
    kind, _, path = url.partition(":///")
    if kind == "sqlite" and not Path(path).exists():
        shutil.copyfile(template(), path)
    return url
