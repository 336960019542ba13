"""What the device needs of the browser that it runs in. Only numbers and texts go to and fro.

In the page these are objects of ``web/src/device``; tests bring their own.
"""

from __future__ import annotations

from typing import Protocol


class Drawer(Protocol):
    """Where logs of tables are kept: the browser's database. Every method may raise, if it is away or full."""

    async def lines(self) -> str:
        """All tables, as a JSON list of what was written for each."""

    async def rows(self, table: str) -> str:
        """The log of a table, as a JSON list of rows (see ``tables.log.entries_of``); of no table, an empty one."""

    async def write(self, table: str, after: int, rows: str, line: str) -> bool:
        """Add rows to the log of a table that has so many, and put its line (as in ``lines``) in place of the one that
        is there: all or nothing, and safe when it returns. False, if the log is not as long."""

    async def kept(self, table: str) -> str:
        """What was last kept of a table beside its log; empty: nothing."""

    async def keep(self, table: str, text: str) -> None:
        """Keep a text beside the log of a table."""

    async def noted(self, name: str) -> str:
        """A note of this name; empty: there is none."""

    async def note(self, name: str, text: str) -> None:
        """Write down a note."""

    async def bring(self, logs: str, notes: str) -> bool:
        """Write many things at once, all or nothing. ``logs``: a JSON list with what ``write`` is handed for each, and
        ``notes`` an object with a text for each name. False, if one of the logs is not as long."""


class Thinker(Protocol):
    """Another worker of the page that has the same Python in it."""

    async def ask(self, work: str, seconds: float) -> str:
        """What came of a piece of work. ``died`` if the worker is gone, ``late`` if it had to be stopped."""


class Page(Protocol):
    """The page that is to be told something."""

    def tell(self, connection: int, text: str) -> None:
        """A message for one of its connections."""


class Nothing:
    """No browser at all: for whoever asks what is the same everywhere."""

    async def lines(self) -> str:
        return "[]"

    async def rows(self, table: str) -> str:
        return "[]"

    async def write(self, table: str, after: int, rows: str, line: str) -> bool:
        return False

    async def kept(self, table: str) -> str:
        return ""

    async def keep(self, table: str, text: str) -> None:
        pass

    async def noted(self, name: str) -> str:
        return ""

    async def note(self, name: str, text: str) -> None:
        pass

    async def bring(self, logs: str, notes: str) -> bool:
        return False

    async def ask(self, work: str, seconds: float) -> str:
        return "died"

    def tell(self, connection: int, text: str) -> None:
        pass
