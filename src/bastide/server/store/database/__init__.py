"""Database access: SQLite and PostgreSQL behind one interface."""

from __future__ import annotations

from pathlib import Path

from bastide.server.store.database.database_interface import (
    CONNECT_TIMEOUT_SECONDS,
    Connection,
    Database,
    DuplicateRow,
    InvalidDatabase,
    SqlValue,
    first_line_of_error,
)
from bastide.server.store.database.postgres import Postgres
from bastide.server.store.database.sqlite import Sqlite

__all__ = [
    "CONNECT_TIMEOUT_SECONDS",
    "Connection",
    "Database",
    "DuplicateRow",
    "InvalidDatabase",
    "Postgres",
    "SqlValue",
    "Sqlite",
    "database_from_url",
    "default_database_url",
    "first_line_of_error",
    "hide_password",
]


def database_from_url(url: str) -> Database:
    """Return the database of a URL, without connecting. Raises ``InvalidDatabase`` if the URL is malformed.

    ``url``: ``sqlite:///file.db`` (four slashes for an absolute path) or ``postgresql://user:password@host/name``.
    """
    scheme, separator, rest = url.partition("://")
    if separator and scheme == "sqlite" and rest.startswith("/") and len(rest) > 1:
        return Sqlite(Path(rest[1:]))
    if separator and scheme in ("postgresql", "postgres"):
        return Postgres(f"postgresql://{rest}")
    raise InvalidDatabase(
        "database-url",
        "a database URL must look like sqlite:///FILE or postgresql://USER:PASSWORD@HOST/NAME, "
        f"not {hide_password(url)!r}",
    )


def default_database_url() -> str:
    """Return the URL of a SQLite file in the user's data folder."""
    import os
    import sys

    if sys.platform == "win32":
        home = Path(os.environ.get("LOCALAPPDATA", Path.home() / "AppData" / "Local"))
    elif sys.platform == "darwin":
        home = Path.home() / "Library" / "Application Support"
    else:
        home = Path(os.environ.get("XDG_DATA_HOME", Path.home() / ".local" / "share"))
    return f"sqlite:///{home / 'bastide' / 'bastide.db'}"


def hide_password(url: str) -> str:
    """Return a database URL with the password masked, for display."""
    scheme, separator, rest = url.partition("://")
    if scheme == "sqlite":  # a path, which may contain ":" and "@"
        return url
    where, at, host = rest.rpartition("@")
    user, colon, _ = where.partition(":")
    return f"{scheme}{separator}{user}{':***' if colon else ''}{at}{host}"
