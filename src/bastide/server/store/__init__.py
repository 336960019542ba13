"""Database store: table logs, people and results, in SQLite or PostgreSQL."""

from bastide.server.store.database import InvalidDatabase, default_database_url
from bastide.server.store.database_log_store import DatabaseStore, open_store

__all__ = ["DatabaseStore", "InvalidDatabase", "default_database_url", "open_store"]
