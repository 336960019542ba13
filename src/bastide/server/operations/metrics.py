"""Figures for Prometheus: how much is going on, how long it takes, what goes wrong."""

from __future__ import annotations

from typing import Final

from prometheus_client import REGISTRY, Counter, Gauge, Histogram, generate_latest

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
CONNECTIONS: Final = Gauge("bastide_connections", "WebSockets that are open")
TABLES: Final = Gauge("bastide_tables", "Tables in memory")
DATABASE: Final = Gauge("bastide_database_available", "1 if the database can be written, 0 if it is away")
DATABASE.set(1)


def exposition() -> bytes:
    """All figures, in Prometheus' text format."""
    return generate_latest(REGISTRY)
