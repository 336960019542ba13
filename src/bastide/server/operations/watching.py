"""What is written down, as lines of the log and as figures, about commands and refusals.

Only tables, seats, kinds and codes: what somebody did or was shown never comes here.
"""

from __future__ import annotations

from contextlib import AbstractContextManager
from logging import DEBUG, getLogger
from time import perf_counter

from bastide.core.errors import BastideError
from bastide.hosting.service.telemetry import CommandOutcome, Telemetry
from bastide.server.operations.logs import logger
from bastide.server.operations.metrics import COMMAND_SECONDS, COMMANDS, REFUSED, TABLES

#: Refusals that an honest client does not meet.
SUSPICIOUS = frozenset(
    ["bad-message", "not-host", "not-seated", "not-yours", "no-table", "origin", "too-large", "too-many"]
)
#: What happens all the time is told only to those who ask for every detail.
FREQUENT = frozenset(["act", "may_take_back", "pick", "watch", "why"])

log = logger("bastide.server")
#: The same, to be asked whether anybody wants to know.
DETAILS = getLogger("bastide.server")


class Command:
    """Around a command: who did what kind of thing where, and what came of it."""

    def __init__(self, do: str, table: str) -> None:
        self.do = do
        self.table = table
        self.seen = CommandOutcome()

    def __enter__(self) -> CommandOutcome:
        self.begun = perf_counter()
        return self.seen

    def __exit__(self, kind: type[BaseException] | None, error: BaseException | None, trace: object) -> None:
        do, table, seen = self.do, self.table, self.seen
        if isinstance(error, BastideError):
            COMMANDS.labels(do, "refused").inc()
            note_refusal(error, do=do, table=table, seat=seen.seat)
        elif error is None:
            COMMANDS.labels(do, "done").inc()
            COMMAND_SECONDS.observe(perf_counter() - self.begun)
            if do not in FREQUENT or DETAILS.isEnabledFor(DEBUG):
                (log.debug if do in FREQUENT else log.info)("done", do=do, table=table, seat=seen.seat, seq=seen.seq)


def note_refusal(error: BastideError, **where: str | int) -> None:
    """Something was refused. The code says why; the sentence may quote what was sent, and is left out."""
    REFUSED.labels(error.code).inc()
    (log.warning if error.code in SUSPICIOUS else log.info)("refused", code=error.code, **where)


class Watching(Telemetry):
    """Who runs a server: every command is a line of the log, and all of them are figures."""

    def command(self, do: str, table: str) -> AbstractContextManager[CommandOutcome]:
        return Command(do, table)

    def tables(self, count: int) -> None:
        TABLES.set(count)
