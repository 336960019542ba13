"""Dependencies that the components of a table service share."""

from __future__ import annotations

from collections.abc import Callable
from typing import NamedTuple

from bastide.hosting.clocks.shared_clock import SharedClock
from bastide.hosting.service.hosted_table import HostedTable
from bastide.hosting.service.service_tasks import ServiceTasks
from bastide.hosting.service.table_cache import TableCache
from bastide.hosting.service.telemetry import Telemetry
from bastide.hosting.storage.history_loader import HistoryLoader
from bastide.hosting.storage.log_store import LogStore
from bastide.hosting.storage.table_loader import TableLoader


class ServiceContext(NamedTuple):
    """The store, the clock, the table cache, and callbacks for changes."""

    store: LogStore
    clock: SharedClock
    random_bits: Callable[[int], int]
    telemetry: Telemetry
    tasks: ServiceTasks
    loader: TableLoader
    history_loader: HistoryLoader
    table_cache: TableCache
    #: Called after the position of a table or its people have changed.
    on_changed: Callable[[HostedTable], None]
    #: Called after this process has advanced a table and has to run its bots and clocks from here on.
    on_advanced: Callable[[HostedTable], None]
