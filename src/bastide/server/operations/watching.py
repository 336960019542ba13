"""Logs and metrics of commands and refusals.

Only table ids, seats, command kinds and error codes are recorded, never actions or views.
"""

from __future__ import annotations

from contextlib import AbstractContextManager
from logging import DEBUG, getLogger
from time import perf_counter

from bastide.core.errors import BastideError
from bastide.hosting.service.telemetry import CommandOutcome, Telemetry
from bastide.server.operations.logs import logger
from bastide.server.operations.metrics import COMMAND_SECONDS, COMMANDS, REFUSED, TABLES

#: Error codes that a correct client does not cause; logged as warnings.
SUSPICIOUS = frozenset(
    ["bad-message", "not-host", "not-seated", "not-yours", "no-table", "origin", "too-large", "too-many"]
)
#: Commands that are logged only at debug level.
FREQUENT = frozenset(["act", "may_take_back", "pick", "watch", "why"])

log = logger("bastide.server")
#: The same logger in ``logging``, which can tell whether debug level is on.
DETAILS = getLogger("bastide.server")


class Command:
    """Context manager that times, counts and logs one command."""

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
                level = log.debug if do in FREQUENT else log.info
                level("command done", do=do, table=table, seat=seen.seat, seq=seen.seq)


def note_refusal(error: BastideError, **where: str | int) -> None:
    """Count and log a refusal by its code. The error text is left out, because it may quote the client's input."""
    REFUSED.labels(error.code).inc()
    (log.warning if error.code in SUSPICIOUS else log.info)("refused", code=error.code, **where)


class Watching(Telemetry):
    """Telemetry of a server process: logs and Prometheus metrics."""

    def command(self, do: str, table: str) -> AbstractContextManager[CommandOutcome]:
        return Command(do, table)

    def tables(self, count: int) -> None:
        TABLES.set(count)
