"""Dependencies that the components of a table service share."""

from __future__ import annotations

from collections.abc import Callable
from typing import NamedTuple

from bastide.hosting.clocks.timekeeper import Timekeeper
from bastide.hosting.service.hosted_table import HostedTable
from bastide.hosting.service.lifecycle import Lifecycle
from bastide.hosting.service.table_registry import TableRegistry
from bastide.hosting.service.telemetry import Telemetry
from bastide.hosting.storage.history_loader import Histories
from bastide.hosting.storage.log_store import LogStore
from bastide.hosting.storage.table_loader import TableLoader


class ServiceContext(NamedTuple):
    """The store, the clock, the table cache, and callbacks for changes."""

    store: LogStore
    time: Timekeeper
    random_bits: Callable[[int], int]
    telemetry: Telemetry
    lifecycle: Lifecycle
    loader: TableLoader
    histories: Histories
    registry: TableRegistry
    #: Called after the position of a table or its people have changed.
    on_changed: Callable[[HostedTable], None]
    #: Called after this process has advanced a table and has to run its bots and clocks from here on.
    look_after: Callable[[HostedTable], None]
