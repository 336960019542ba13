"""Telemetry hooks for hosted tables."""

from __future__ import annotations

from contextlib import AbstractContextManager, nullcontext


class CommandOutcome:
    """What is known of a command when it is over."""

    def __init__(self) -> None:
        self.seat = -1
        self.seq = 0


class Telemetry:
    """Hooks that do nothing; a server overrides them."""

    def command(self, do: str, table: str) -> AbstractContextManager[CommandOutcome]:
        """Return a context for a command of kind ``do``, which is told its outcome."""
        return nullcontext(CommandOutcome())

    def tables(self, count: int) -> None:
        """Report the number of tables in memory."""
