"""Access to repositories (``bastide.hosting.storage.puzzle_and_deal_store``) in database transactions."""

from __future__ import annotations

from collections.abc import Callable
from typing import Generic, TypeVar

from bastide.server.store.database import Connection
from bastide.server.store.database_log_store import DatabaseStore

Repository = TypeVar("Repository")
Result = TypeVar("Result")


class DatabaseRepositoryAccess(Generic[Repository]):
    """``RepositoryAccess`` that runs every read and write in its own transaction."""

    def __init__(self, store: DatabaseStore, open_repository: Callable[[Connection], Repository]) -> None:
        self.store = store
        self.open_repository = open_repository

    async def read(self, look: Callable[[Repository], Result]) -> Result:
        return await self.store.read(lambda connection: look(self.open_repository(connection)))

    async def write(self, change: Callable[[Repository], Result]) -> Result:
        return await self.store.write(lambda connection: change(self.open_repository(connection)))
