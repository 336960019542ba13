"""Database store: table logs, people and results, in SQLite or PostgreSQL."""

from bastide.server.store.database import InvalidDatabase, default_database
from bastide.server.store.store import DatabaseStore, open_store

__all__ = ["DatabaseStore", "InvalidDatabase", "default_database", "open_store"]
