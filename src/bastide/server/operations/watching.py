"""What is written down, as lines of the log and as figures, about commands and refusals.

Only tables, seats, kinds and codes: what somebody did or was shown never comes here.
"""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import AbstractContextManager, contextmanager
from time import perf_counter

from bastide.core.errors import BastideError
from bastide.hosting.noting import Noting, Seen
from bastide.server.operations.logs import logger
from bastide.server.operations.metrics import COMMAND_SECONDS, COMMANDS, REFUSED, TABLES

#: Refusals that an honest client does not meet.
SUSPICIOUS = frozenset(
    ["bad-message", "not-host", "not-seated", "not-yours", "no-table", "origin", "too-large", "too-many"]
)
#: What happens all the time is told only to those who ask for every detail.
FREQUENT = frozenset(["act", "may_take_back", "pick", "watch", "why"])

log = logger("bastide.server")


@contextmanager
def command(do: str, table: str) -> Iterator[Seen]:
    """Around a command: who did what kind of thing where, and what came of it."""
    begun = perf_counter()
    seen = Seen()
    try:
        yield seen
    except BastideError as error:
        COMMANDS.labels(do, "refused").inc()
        note_refusal(error, do=do, table=table, seat=seen.seat)
        raise
    COMMANDS.labels(do, "done").inc()
    COMMAND_SECONDS.observe(perf_counter() - begun)
    (log.debug if do in FREQUENT else log.info)("done", do=do, table=table, seat=seen.seat, seq=seen.seq)


def note_refusal(error: BastideError, **where: str | int) -> None:
    """Something was refused. The code says why; the sentence may quote what was sent, and is left out."""
    REFUSED.labels(error.code).inc()
    (log.warning if error.code in SUSPICIOUS else log.info)("refused", code=error.code, **where)


class Watching(Noting):
    """Who runs a server: every command is a line of the log, and all of them are figures."""

    def command(self, do: str, table: str) -> AbstractContextManager[Seen]:
        return command(do, table)

    def tables(self, count: int) -> None:
        TABLES.set(count)
