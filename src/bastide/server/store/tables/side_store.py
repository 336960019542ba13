"""Access to repositories (``bastide.hosting.storage.puzzle_and_deal_store``) in database transactions."""

from __future__ import annotations

from collections.abc import Callable
from typing import Generic, TypeVar

from bastide.server.store.database import Connection
from bastide.server.store.store import DatabaseStore

Book = TypeVar("Book")
Result = TypeVar("Result")


class DatabaseShelf(Generic[Book]):
    """``RepositoryAccess`` that runs every read and write in its own transaction."""

    def __init__(self, store: DatabaseStore, opened: Callable[[Connection], Book]) -> None:
        self.store = store
        self.opened = opened

    async def read(self, look: Callable[[Book], Result]) -> Result:
        return await self.store.read(lambda connection: look(self.opened(connection)))

    async def write(self, change: Callable[[Book], Result]) -> Result:
        return await self.store.write(lambda connection: change(self.opened(connection)))
