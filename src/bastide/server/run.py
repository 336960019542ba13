"""Running a server, from the first request to an orderly end: as one process, or as several behind one port."""

from __future__ import annotations

import asyncio
import gc
import socket
import sys
from collections.abc import Callable
from contextlib import suppress

import uvicorn

from bastide.core.errors import BastideError
from bastide.hosting.api.client_session import LARGEST
from bastide.locale import names
from bastide.server.app import open_server
from bastide.server.connections import connection_limits as door
from bastide.server.connections.connection_limits import PatientProtocol
from bastide.server.connections.listen import bound
from bastide.server.connections.ws_protocol import PromptWebSocket
from bastide.server.operations.logs import set_up
from bastide.server.server_processes import Processes, reserved
from bastide.server.settings import Settings
from bastide.server.table_affinity import Keepers

#: Seconds that requests under way have to come to their end when the server stops.
FAREWELL = 10


class Announced(uvicorn.Server):
    """Says when it is ready, and serves what comes to other doors than its own, too."""

    def __init__(self, config: uvicorn.Config, keepers: Keepers, ready: Callable[[], None]) -> None:
        super().__init__(config)
        self._keepers = keepers
        self._ready = ready
        self._taking: set[asyncio.Task[None]] = set()

    async def listen_also(self, listening: socket.socket) -> None:
        """Serve on one more socket while running, as uvicorn does on those it was started with."""
        self.servers.append(await asyncio.get_running_loop().create_server(self._connection, sock=listening))

    def _connection(self) -> PatientProtocol:
        return PatientProtocol(self.config, self.server_state, self.lifespan.state)

    def take(self, handed: socket.socket, request: bytes) -> None:
        """Serve a connection that another process has handed over, and which began with this request."""
        connection = self._connection()
        connection.handed = request
        taking = asyncio.create_task(self._connect(connection, handed))
        self._taking.add(taking)
        taking.add_done_callback(self._taking.discard)

    async def _connect(self, connection: PatientProtocol, handed: socket.socket) -> None:
        with suppress(OSError):  # they may have gone
            await asyncio.get_running_loop().connect_accepted_socket(lambda: connection, handed)

    async def startup(self, sockets: list[socket.socket] | None = None) -> None:
        await super().startup(sockets)
        self._keepers.open_up(self.take)
        self._ready()

    async def shutdown(self, sockets: list[socket.socket] | None = None) -> None:
        self._keepers.close()
        await super().shutdown(sockets)
        # It would now end the process by the signal that it was told to stop by; but the tables must be closed first.
        self._captured_signals.clear()


#: A full collection looks at everything that every table holds: a third of a second with 500 tables, in which nobody is
#: answered. So full ones are a hundred times rarer than usual. What is new, most of which a table goes on to hold, is
#: looked at by the thousand, once or twice and then no more: nobody waits for longer than about a millisecond. (By the
#: 10,000 it is 17, and 50 now and then, and saves nothing: tables do not let go of it any sooner.)
COLLECT_AFTER = (1000, 0, 5000)

#: Whenever the event loop has waited for the network, a thread that is busy keeps it waiting for so many seconds.
SWITCH = 0.0005


def run(settings: Settings, ready: Callable[[str], None], any_port: bool = False) -> None:
    """Serve until told to stop. ``ready`` gets the address; ``any_port``: another port will do if this one is taken."""
    several = settings.processes != 1
    listen = reserved if several else bound
    try:
        listening = listen(settings.host, settings.port)
    except BastideError:
        if not any_port:
            raise
        listening = listen(settings.host, 0)
    host, port = listening.getsockname()[:2]
    shown = "localhost" if host in ("0.0.0.0", "::", "127.0.0.1") else f"[{host}]" if ":" in host else host
    address = settings.public_url or f"http://{shown}:{port}"
    if several:
        set_up(settings.log_format, settings.log_level)
        Processes(settings, listening, serve).run(lambda: ready(address))
    else:
        serve(settings, listening, lambda: ready(address))


def serve(settings: Settings, listening: socket.socket, ready: Callable[[], None]) -> None:
    """Serve on a socket, in this process, until told to stop."""
    if settings.names:
        names.use(settings.names)
    set_up(settings.log_format, settings.log_level)
    gc.set_threshold(*COLLECT_AFTER)
    sys.setswitchinterval(SWITCH)
    with asyncio.Runner(loop_factory=event_loop()) as runner:
        runner.run(_serve(settings, listening, ready))


def event_loop() -> Callable[[], asyncio.AbstractEventLoop] | None:
    """How the loop is made on which the server runs: uvloop's where there is one, which there is not on every system.

    It carries the same load with a third of the waiting of the slowest hundredth (docs/decisions.md).
    """
    try:
        import uvloop
    except ImportError:
        return None
    made: Callable[[], asyncio.AbstractEventLoop] = uvloop.new_event_loop
    return made


async def _serve(settings: Settings, listening: socket.socket, ready: Callable[[], None]) -> None:
    server = await open_server(settings)
    server.reach.port = listening.getsockname()[1]
    config = door.config(
        server.app,
        settings,
        server.keepers,
        ws=PromptWebSocket,
        ws_max_size=4 * LARGEST,
        ws_max_queue=32,
        timeout_graceful_shutdown=FAREWELL,
    )
    try:
        announced = Announced(config, server.keepers, ready)
        server.reach.listen = announced.listen_also
        await announced.serve([listening])
    finally:
        await server.close()
