"""Telemetry hooks of the table service."""

from __future__ import annotations

from contextlib import AbstractContextManager, nullcontext


class CommandOutcome:
    """Seat and last entry of a command, filled in while it is executed."""

    def __init__(self) -> None:
        self.seat = -1
        self.seq = 0


class Telemetry:
    """Hooks that do nothing; a server overrides them."""

    def track_command(self, do: str, table: str) -> AbstractContextManager[CommandOutcome]:
        """Return a context manager around a command of kind ``do``, which receives its outcome."""
        return nullcontext(CommandOutcome())

    def report_table_count(self, count: int) -> None:
        """Report the number of tables in memory."""
