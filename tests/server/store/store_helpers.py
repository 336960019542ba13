"""Helpers for tests of the store."""

from __future__ import annotations

import asyncio
import shutil
from collections.abc import AsyncIterator, Awaitable, Callable
from contextlib import asynccontextmanager
from pathlib import Path

import pytest
from sqlalchemy import MetaData, text

from bastide.hosting.storage.log_store import TableSummary
from bastide.server.store import DatabaseStore, open_store
from bastide.server.store.database import Database, migrate
from bastide.tables.log import AnyEntryData, ChatSent, LogEntry


def make_entry(seq: int, said: str = "", seat: int = 0, what: AnyEntryData | None = None) -> LogEntry:
    """Return a log entry, a chat line by default."""
    return LogEntry(seq, seat, what or ChatSent(said or f"number {seq}"), 1_700_000_000_000 + seq)


def make_summary(**changes: object) -> TableSummary:
    values: dict[str, object] = {
        "game": "dominion",
        "status": "playing",
        "public": True,
        "people": ["ann", "bob"],
        "wake_at": None,
        "line": {"seats": []},
    }
    values.update(changes)
    return TableSummary(**values)  # type: ignore[arg-type]  # a test's short form


@asynccontextmanager
async def open_test_store(url: str) -> AsyncIterator[DatabaseStore]:
    """Open a store, and close it afterwards."""
    store = await open_store(url)
    try:
        yield store
    finally:
        await store.close()


def run_scenario(url: str, scenario: Callable[[DatabaseStore], Awaitable[None]]) -> None:
    """Run an asynchronous scenario on a store, from a synchronous test."""

    async def whole() -> None:
        async with asyncio.timeout(60), open_test_store(url) as store:
            await scenario(store)

    asyncio.run(whole())


def read_all_rows(found: Database) -> dict[str, list[tuple[object, ...]]]:
    """Return all rows of all tables, in the same order for both databases."""
    engine = found.sqlalchemy_engine()
    held = MetaData()
    with engine.connect() as connection:
        held.reflect(connection)
        rows = {
            name: sorted((tuple(row) for row in connection.execute(table.select())), key=repr)
            for name, table in held.tables.items()
        }
    engine.dispose()
    return rows


def execute_sql(found: Database, *statements: str, **values: object) -> int:
    """Execute SQL directly; returns the row count of the last statement."""
    engine = found.sqlalchemy_engine()
    with engine.begin() as connection:
        changed = [connection.execute(text(each), values).rowcount for each in statements]
    engine.dispose()
    return changed[-1]


NEXT_MIGRATION = """
import sqlalchemy as sa
from alembic import op

revision = "9998"
down_revision = "{newest}"


def upgrade() -> None:
    op.add_column("people", sa.Column("motto", sa.Text, nullable=False, server_default="none"))


def downgrade() -> None:
    op.drop_column("people", "motto")
"""


def add_migration(monkeypatch: pytest.MonkeyPatch, folder: Path) -> None:
    """Add another migration, which adds a column to ``people``."""
    copy = folder / "migrations"
    shutil.copytree(migrate.MIGRATIONS_DIR, copy, ignore=shutil.ignore_patterns("__pycache__"))
    (copy / "versions" / "v9998_motto.py").write_text(NEXT_MIGRATION.format(newest=migrate.newest_revision()))
    monkeypatch.setattr(migrate, "MIGRATIONS_DIR", copy)
