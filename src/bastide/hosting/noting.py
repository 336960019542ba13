"""What whoever runs a house may want to know of what goes on there."""

from __future__ import annotations

from contextlib import AbstractContextManager, nullcontext


class Seen:
    """What is known of a command by the time it is over."""

    def __init__(self) -> None:
        self.seat = -1
        self.seq = 0


class Noting:
    """Who wants to know nothing: at home, on one's own device."""

    def command(self, do: str, table: str) -> AbstractContextManager[Seen]:
        """Around a command: who did what kind of thing where, and what came of it."""
        return nullcontext(Seen())

    def tables(self, count: int) -> None:
        """So many tables are in memory."""
