"""Logs and metrics of commands and refusals.

Only table ids, seats, command kinds and error codes are recorded, never actions or views.
"""

from __future__ import annotations

from contextlib import AbstractContextManager
from logging import DEBUG, getLogger
from time import perf_counter

from bastide.core.errors import BastideError
from bastide.hosting.service.telemetry import CommandOutcome, Telemetry
from bastide.server.operations.logging_setup import get_logger
from bastide.server.operations.metrics import COMMAND_SECONDS, COMMANDS, REFUSALS, TABLES_IN_MEMORY

#: Error codes that a correct client does not cause; logged as warnings.
SUSPICIOUS_CODES = frozenset(
    ["bad-message", "not-host", "not-seated", "not-yours", "no-table", "origin", "too-large", "too-many"]
)
#: Commands that are logged only at debug level.
FREQUENT_COMMANDS = frozenset(["act", "may_take_back", "pick", "watch", "why"])

log = get_logger("bastide.server")
#: The same logger in ``logging``, which can tell whether debug level is on.
STDLIB_LOGGER = getLogger("bastide.server")


class CommandRecorder:
    """Context manager that times, counts and logs one command."""

    def __init__(self, do: str, table: str) -> None:
        self.do = do
        self.table = table
        self.outcome = CommandOutcome()

    def __enter__(self) -> CommandOutcome:
        self.started_at = perf_counter()
        return self.outcome

    def __exit__(self, kind: type[BaseException] | None, error: BaseException | None, trace: object) -> None:
        do, table, seen = self.do, self.table, self.outcome
        if isinstance(error, BastideError):
            COMMANDS.labels(do, "refused").inc()
            record_refusal(error, do=do, table=table, seat=seen.seat)
        elif error is None:
            COMMANDS.labels(do, "done").inc()
            COMMAND_SECONDS.observe(perf_counter() - self.started_at)
            if do not in FREQUENT_COMMANDS or STDLIB_LOGGER.isEnabledFor(DEBUG):
                level = log.debug if do in FREQUENT_COMMANDS else log.info
                level("command done", do=do, table=table, seat=seen.seat, seq=seen.seq)


def record_refusal(error: BastideError, **where: str | int) -> None:
    """Count and log a refusal by its code. The error text is left out, because it may quote the client's input."""
    REFUSALS.labels(error.code).inc()
    (log.warning if error.code in SUSPICIOUS_CODES else log.info)("refused", code=error.code, **where)


class ServerTelemetry(Telemetry):
    """Telemetry of a server process: logs and Prometheus metrics."""

    def track_command(self, do: str, table: str) -> AbstractContextManager[CommandOutcome]:
        return CommandRecorder(do, table)

    def report_table_count(self, count: int) -> None:
        TABLES_IN_MEMORY.set(count)
