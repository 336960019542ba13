"""Alembic environment; ``bastide.server.store.database.migrate`` passes the connection."""

from __future__ import annotations

from alembic import context
from sqlalchemy import Connection

from bastide.server.store.database.schema import METADATA

connection: Connection = context.config.attributes["connection"]
context.configure(connection=connection, target_metadata=METADATA, render_as_batch=True)
with context.begin_transaction():
    context.run_migrations()
