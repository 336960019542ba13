"""The event store: a table is a log of entries, appended in a transaction before anything is acknowledged."""

from bastide.server.store.model import Conflict, Entry, Filter, Listed, Standing, StoreError, Summary, Unavailable
from bastide.server.store.store import Store, open_store

__all__ = [
    "Conflict",
    "Entry",
    "Filter",
    "Listed",
    "Standing",
    "Store",
    "StoreError",
    "Summary",
    "Unavailable",
    "open_store",
]
