"""Run a server until it is told to stop, as one process or as several behind one port."""

from __future__ import annotations

import asyncio
import gc
import socket
import sys
from collections.abc import Callable
from contextlib import suppress

import uvicorn

from bastide.core.errors import BastideError
from bastide.hosting.api.client_session import MAX_MESSAGE_BYTES
from bastide.locale import name_overrides as names
from bastide.server.app import open_server
from bastide.server.connections import connection_limits
from bastide.server.connections.connection_limits import LimitedHttpProtocol
from bastide.server.connections.listening_sockets import open_listening_socket, reserve_shared_port
from bastide.server.connections.uvicorn_ws_protocol import LimitedWebSocketProtocol
from bastide.server.operations.logging_setup import configure_logging
from bastide.server.process_supervisor import ProcessSupervisor
from bastide.server.settings import Settings
from bastide.server.table_affinity import TableAffinity

#: Time that open requests get to finish when the server stops.
SHUTDOWN_TIMEOUT_SECONDS = 2


class UvicornServer(uvicorn.Server):
    """uvicorn server that reports readiness and also accepts handed-over connections and extra sockets."""

    def __init__(
        self,
        config: uvicorn.Config,
        table_affinity: TableAffinity,
        ready: Callable[[], None],
        stopping: Callable[[], None],
    ) -> None:
        """Create a server that calls ``ready`` when it accepts connections and ``stopping`` when it shuts down."""
        super().__init__(config)
        self._keepers = table_affinity
        self._ready = ready
        self._stopping = stopping
        self._hand_over_tasks: set[asyncio.Task[None]] = set()

    async def add_listening_socket(self, listening: socket.socket) -> None:
        """Start to serve on one more listening socket."""
        self.servers.append(await asyncio.get_running_loop().create_server(self._connection, sock=listening))

    def _connection(self) -> LimitedHttpProtocol:
        return LimitedHttpProtocol(self.config, self.server_state, self.lifespan.state)

    def accept_handed_over(self, client_socket: socket.socket, request: bytes) -> None:
        """Serve a connection handed over by another process. ``request``: the bytes that process has already read."""
        connection = self._connection()
        connection.handed_over_request = request
        task = asyncio.create_task(self._connect(connection, client_socket))
        self._hand_over_tasks.add(task)
        task.add_done_callback(self._hand_over_tasks.discard)

    async def _connect(self, connection: LimitedHttpProtocol, client_socket: socket.socket) -> None:
        with suppress(OSError):  # the client may have disconnected
            await asyncio.get_running_loop().connect_accepted_socket(lambda: connection, client_socket)

    async def startup(self, sockets: list[socket.socket] | None = None) -> None:
        await super().startup(sockets)
        self._keepers.start(self.accept_handed_over)
        self._ready()

    async def shutdown(self, sockets: list[socket.socket] | None = None) -> None:
        self._keepers.close()
        self._stopping()
        await super().shutdown(sockets)
        # uvicorn would re-raise the captured signal and end the process, but the tables must be closed first.
        self._captured_signals.clear()


#: Thresholds for ``gc.set_threshold``. A full collection takes a third of a second with 500 tables in memory, so full
#: collections are 100 times rarer than by default. Young collections of 1,000 objects take about 1 ms; 10,000 objects
#: would take 17 to 50 ms and free no more.
GC_THRESHOLDS = (1000, 0, 5000)

#: How long a busy thread may delay the event loop after it wakes up from a network wait.
THREAD_SWITCH_INTERVAL_SECONDS = 0.0005


def run_server(settings: Settings, ready: Callable[[str], None], any_port: bool = False) -> None:
    """Serve until told to stop.

    ``ready`` is called with the address. ``any_port``: use another port if the configured one is taken.
    """
    is_multi_process = settings.processes != 1
    listen = reserve_shared_port if is_multi_process else open_listening_socket
    try:
        listening = listen(settings.host, settings.port)
    except BastideError:
        if not any_port:
            raise
        listening = listen(settings.host, 0)
    host, port = listening.getsockname()[:2]
    shown = "localhost" if host in ("0.0.0.0", "::", "127.0.0.1") else f"[{host}]" if ":" in host else host
    address = settings.public_url or f"http://{shown}:{port}"
    if is_multi_process:
        configure_logging(settings.log_format, settings.log_level)
        ProcessSupervisor(settings, listening, serve_in_this_process).run(lambda: ready(address))
    else:
        serve_in_this_process(settings, listening, lambda: ready(address))


def serve_in_this_process(settings: Settings, listening: socket.socket, ready: Callable[[], None]) -> None:
    """Serve on a listening socket in this process, until told to stop."""
    if settings.names:
        names.use_names(settings.names)
    configure_logging(settings.log_format, settings.log_level)
    gc.set_threshold(*GC_THRESHOLDS)
    sys.setswitchinterval(THREAD_SWITCH_INTERVAL_SECONDS)
    with asyncio.Runner(loop_factory=event_loop_factory()) as runner:
        runner.run(_serve(settings, listening, ready))


def event_loop_factory() -> Callable[[], asyncio.AbstractEventLoop] | None:
    """Return uvloop's event loop factory, or None if uvloop is not installed.

    With uvloop, the 99th percentile of the response time is a third under the same load (docs/decisions.md).
    """
    try:
        import uvloop
    except ImportError:
        return None
    made: Callable[[], asyncio.AbstractEventLoop] = uvloop.new_event_loop
    return made


async def _serve(settings: Settings, listening: socket.socket, ready: Callable[[], None]) -> None:
    server = await open_server(settings)
    server.network_access.port = listening.getsockname()[1]
    config = connection_limits.uvicorn_config(
        server.app,
        settings,
        server.table_affinity,
        ws=LimitedWebSocketProtocol,
        ws_max_size=4 * MAX_MESSAGE_BYTES,
        ws_max_queue=32,
        timeout_graceful_shutdown=SHUTDOWN_TIMEOUT_SECONDS,
    )
    try:
        announced = UvicornServer(config, server.table_affinity, ready, server.release_waiters)
        server.network_access.add_listening_socket = announced.add_listening_socket
        await announced.serve([listening])
    finally:
        await server.close()
