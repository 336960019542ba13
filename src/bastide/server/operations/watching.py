"""What is written down, as lines of the log and as figures, about commands and refusals.

Only tables, seats, kinds and codes: what somebody did or was shown never comes here.
"""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager
from time import perf_counter

from bastide.core.errors import BastideError
from bastide.server.operations.logs import logger
from bastide.server.operations.metrics import COMMAND_SECONDS, COMMANDS, REFUSED

#: Refusals that an honest client does not meet.
SUSPICIOUS = frozenset(
    ["bad-message", "not-host", "not-seated", "not-yours", "no-table", "origin", "too-large", "too-many"]
)
#: What happens all the time is told only to those who ask for every detail.
FREQUENT = frozenset(["act", "may_take_back", "pick", "watch", "why"])

log = logger("bastide.server")


class Seen:
    """What is known of a command by the time it is over."""

    def __init__(self) -> None:
        self.seat = -1
        self.seq = 0


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
