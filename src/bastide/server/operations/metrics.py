"""Prometheus metrics of the server."""

from __future__ import annotations

import os
from typing import Final

from prometheus_client import REGISTRY, CollectorRegistry, Counter, Gauge, Histogram, generate_latest
from prometheus_client.multiprocess import MultiProcessCollector, mark_process_dead

#: Environment variable of the Prometheus client: the folder in which the processes of one server share metrics.
METRICS_DIR_VARIABLE: Final = "PROMETHEUS_MULTIPROC_DIR"

#: Histogram buckets from 0.1 ms to 10 s.
LATENCY_BUCKETS_SECONDS: Final = (
    0.0001,
    0.0005,
    0.001,
    0.0025,
    0.005,
    0.01,
    0.025,
    0.05,
    0.1,
    0.25,
    0.5,
    1.0,
    2.5,
    10.0,
)

COMMANDS: Final = Counter("bastide_commands_total", "Table commands, by kind and outcome", ["do", "outcome"])
COMMAND_SECONDS: Final = Histogram(
    "bastide_command_seconds",
    "Time from a command's arrival until it is stored and broadcast",
    buckets=LATENCY_BUCKETS_SECONDS,
)
APPEND_SECONDS: Final = Histogram(
    "bastide_append_seconds", "Time from an append request until it is on disk", buckets=LATENCY_BUCKETS_SECONDS
)
RATED_GAMES: Final = Counter("bastide_rated_games_total", "Rated games, by ladder", ["ladder"])
REFUSALS: Final = Counter("bastide_refused_total", "Refused requests, connections and messages, by code", ["code"])
OPEN_WEBSOCKETS: Final = Gauge("bastide_connections", "Open WebSockets", multiprocess_mode="livesum")
TABLES_IN_MEMORY: Final = Gauge("bastide_tables", "Tables in memory", multiprocess_mode="livesum")
DATABASE_AVAILABLE: Final = Gauge(
    "bastide_database_available", "1 if the database is writable, 0 if not", multiprocess_mode="livemin"
)
DATABASE_AVAILABLE.set(1)
NOTIFICATIONS: Final = Counter(
    "bastide_notifications_total", "Notifications, by channel and outcome", ["channel", "outcome"]
)
NOTIFICATIONS_DUE: Final = Gauge(
    "bastide_notifications_due", "Notifications that are due and not delivered yet", multiprocess_mode="max"
)
RUNNING_TOURNAMENTS: Final = Gauge(
    "bastide_tournaments", "Club tournaments that are running or paused", multiprocess_mode="livemax"
)
TOURNAMENT_ROUNDS: Final = Counter("bastide_tournament_rounds_total", "Rounds of club tournaments that were paired")

MATCH_REQUESTS: Final = Gauge("bastide_match_requests", "People who wait for opponents", multiprocess_mode="mostrecent")
QUICK_MATCHES: Final = Counter("bastide_quick_matches_total", "Games among people who looked for opponents", ["game"])
MATCH_WAIT_SECONDS: Final = Histogram(
    "bastide_match_wait_seconds",
    "Time until opponents were found",
    buckets=(1.0, 5.0, 15.0, 30.0, 60.0, 120.0, 300.0, 900.0),
)


def render_metrics() -> bytes:
    """Return all metrics in the Prometheus text format: of this process, or of all processes that share a folder."""
    if METRICS_DIR_VARIABLE not in os.environ:
        return generate_latest(REGISTRY)
    together = CollectorRegistry()
    MultiProcessCollector(together)  # type: ignore[no-untyped-call]
    return generate_latest(together)


def share_metrics(folder: str) -> None:
    """Let this process and its children share their metrics in a folder."""
    os.environ[METRICS_DIR_VARIABLE] = folder


def remove_process_metrics(process: int) -> None:
    """Drop the gauges of a process that has ended; its counters stay in the totals."""
    mark_process_dead(process)  # type: ignore[no-untyped-call]
