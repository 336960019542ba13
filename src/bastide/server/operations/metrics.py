"""Figures for Prometheus: how much is going on, how long it takes, what goes wrong."""

from __future__ import annotations

import os
from typing import Final

from prometheus_client import REGISTRY, CollectorRegistry, Counter, Gauge, Histogram, generate_latest
from prometheus_client.multiprocess import MultiProcessCollector, mark_process_dead

#: Where the processes of one server keep their figures; the variable that the library looks for, too.
SHARED: Final = "PROMETHEUS_MULTIPROC_DIR"

#: From a tenth of a millisecond to ten seconds.
SECONDS: Final = (0.0001, 0.0005, 0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1.0, 2.5, 10.0)

COMMANDS: Final = Counter("bastide_commands_total", "Commands at tables, by kind and by outcome", ["do", "outcome"])
COMMAND_SECONDS: Final = Histogram(
    "bastide_command_seconds", "From a command's arrival until it is stored and sent out", buckets=SECONDS
)
APPEND_SECONDS: Final = Histogram(
    "bastide_append_seconds", "From an append's being asked for until it is on the disk", buckets=SECONDS
)
REFUSED: Final = Counter("bastide_refused_total", "Requests, connections and messages that were refused", ["code"])
CONNECTIONS: Final = Gauge("bastide_connections", "WebSockets that are open", multiprocess_mode="livesum")
TABLES: Final = Gauge("bastide_tables", "Tables in memory", multiprocess_mode="livesum")
DATABASE: Final = Gauge(
    "bastide_database_available", "1 if the database can be written, 0 if it is away", multiprocess_mode="livemin"
)
DATABASE.set(1)


def exposition() -> bytes:
    """All figures, in Prometheus' text format: of this process, or of all that :func:`share` theirs."""
    if SHARED not in os.environ:
        return generate_latest(REGISTRY)
    together = CollectorRegistry()
    MultiProcessCollector(together)  # type: ignore[no-untyped-call]
    return generate_latest(together)


def share(folder: str) -> None:
    """Let all processes that are started from now on keep their figures together, in a folder."""
    os.environ[SHARED] = folder


def forget(process: int) -> None:
    """A process has ended: what it held is gone, what it did is counted on."""
    mark_process_dead(process)  # type: ignore[no-untyped-call]
