"""Interfaces to the browser, implemented in TypeScript (``web/src/device``) or by tests.

Only numbers and strings are passed. The method names are shared with TypeScript.
"""

from __future__ import annotations

from typing import Protocol


class BrowserStorage(Protocol):
    """The browser's database (IndexedDB). Every method may raise if it is unavailable or full."""

    async def lines(self) -> str:
        """Load the summary rows of all tables, as a JSON list."""

    async def rows(self, table: str) -> str:
        """Load the log of a table, as a JSON list of rows; empty if there is no such table."""

    async def write(self, table: str, after: int, rows: str, line: str) -> bool:
        """Append rows to a log of length ``after`` and replace the summary row, in one durable transaction.

        Returns False, and writes nothing, if the log has another length.
        """

    async def kept(self, table: str) -> str:
        """Load the snapshot of a table; empty if there is none."""

    async def keep(self, table: str, text: str) -> None:
        """Save the snapshot of a table."""

    async def noted(self, name: str) -> str:
        """Load a named note; empty if there is none."""

    async def note(self, name: str, text: str) -> None:
        """Save a named note."""

    async def bring(self, logs: str, notes: str) -> bool:
        """Write logs and notes in one transaction.

        ``logs``: JSON list of the arguments of ``write``; ``notes``: JSON object of texts by name. Returns False, and
        writes nothing, if a log has another length.
        """


class BotWorkerPort(Protocol):
    """The web workers for bots, each with its own Python."""

    async def ask(self, worker: int, work: str, seconds: float) -> str:
        """Run an encoded job. Returns the encoded result, or ``died`` (worker gone) or ``late`` (timeout)."""

    async def count(self) -> int:
        """Start the workers that this device can run, and return the number of those that run."""


class PagePort(Protocol):
    """The page, as the receiver of messages."""

    def tell(self, connection: int, text: str) -> None:
        """Send a message to one of the page's connections."""


class NoBrowser:
    """Null implementation of all interfaces, for requests that need no browser."""

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

    async def ask(self, worker: int, work: str, seconds: float) -> str:
        return "died"

    async def count(self) -> int:
        return 1

    def tell(self, connection: int, text: str) -> None:
        pass
