"""Short forms for tests of the store."""

from __future__ import annotations

import asyncio
import shutil
from collections.abc import Awaitable, Callable, Coroutine
from pathlib import Path

import pytest

from bastide.hosting.storage.log_store import Summary
from bastide.server.people import People
from bastide.server.store import DatabaseStore, open_store
from bastide.server.store.database import migrate
from bastide.tables.log import AnyWhat, Chatted, Entry


def entry(seq: int, text: str = "", seat: int = 0, what: AnyWhat | None = None) -> Entry:
    """An entry; what happened is mostly that somebody spoke."""
    return Entry(seq, seat, what or Chatted(text or f"number {seq}"), 1_700_000_000_000 + seq)


def summary(**changes: object) -> Summary:
    values: dict[str, object] = {
        "game": "dominion",
        "status": "playing",
        "public": True,
        "people": ["ann", "bob"],
        "wake_at": None,
        "line": {"seats": 2},
    }
    values.update(changes)
    return Summary(**values)  # type: ignore[arg-type]  # a test's short form


def run(url: str, scenario: Callable[[DatabaseStore], Awaitable[None]]) -> None:
    async def whole() -> None:
        store = await open_store(url)
        try:
            await scenario(store)
        finally:
            await store.close()

    asyncio.run(asyncio.wait_for(whole(), 60))


def scenario(told: Callable[[DatabaseStore, People], Coroutine[object, object, None]]) -> Callable[[str], None]:
    """A test that begins with an empty database."""

    def test(database_url: str) -> None:
        run(database_url, lambda store: told(store, People(store)))

    test.__name__ = told.__name__
    test.__doc__ = told.__doc__
    return test


NEXT_MIGRATION = """
import sqlalchemy as sa
from alembic import op

revision = "0002"
down_revision = "0001"


def upgrade() -> None:
    op.add_column("people", sa.Column("motto", sa.Text, nullable=False, server_default="none"))


def downgrade() -> None:
    op.drop_column("people", "motto")
"""


def add_migration(monkeypatch: pytest.MonkeyPatch, folder: Path) -> None:
    """From now on Bastide has a second migration, as its next version may: people have a motto."""
    copy = folder / "migrations"
    shutil.copytree(migrate.MIGRATIONS, copy, ignore=shutil.ignore_patterns("__pycache__"))
    (copy / "versions" / "v0002_motto.py").write_text(NEXT_MIGRATION)
    monkeypatch.setattr(migrate, "MIGRATIONS", copy)
