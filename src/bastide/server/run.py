"""Running a server: one process, from the first request to an orderly end."""

from __future__ import annotations

import asyncio
import gc
import socket
from collections.abc import Callable

import uvicorn

from bastide.core.errors import BastideError
from bastide.server.app import open_server
from bastide.server.operations.logs import set_up
from bastide.server.settings import Settings
from bastide.server.socket import LARGEST
from bastide.server.websocket import PromptWebSocket

#: Seconds that requests under way have to come to their end when the server stops.
FAREWELL = 10


class Announced(uvicorn.Server):
    """Says when it is ready."""

    def __init__(self, config: uvicorn.Config, ready: Callable[[], None]) -> None:
        super().__init__(config)
        self._ready = ready

    async def startup(self, sockets: list[socket.socket] | None = None) -> None:
        await super().startup(sockets)
        self._ready()

    async def shutdown(self, sockets: list[socket.socket] | None = None) -> None:
        await super().shutdown(sockets)
        # It would now end the process by the signal that it was told to stop by; but the tables must be closed first.
        self._captured_signals.clear()


#: A full collection looks at everything that every table holds: a third of a second with 500 tables, in which nobody is
#: answered. What dies young is collected as often as ever; the full ones are made a hundred times rarer.
COLLECT_AFTER = (1000, 10, 1000)


def bound(host: str, port: int) -> socket.socket:
    """A listening socket; BastideError if the address is taken."""
    family = socket.AF_INET6 if ":" in host else socket.AF_INET
    listening = socket.socket(family, socket.SOCK_STREAM)
    listening.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
    try:
        listening.bind((host, port))
    except OSError as error:
        listening.close()
        raise BastideError(
            "address-taken",
            f"the server cannot listen on {host}:{port}: {error.strerror}",
            host=host,
            port=port,
            problem=str(error.strerror),
        ) from None
    listening.listen(1024)
    return listening


def run(settings: Settings, ready: Callable[[str], None], any_port: bool = False) -> None:
    """Serve until told to stop. ``ready`` gets the address; ``any_port``: another port will do if this one is taken."""
    try:
        listening = bound(settings.host, settings.port)
    except BastideError:
        if not any_port:
            raise
        listening = bound(settings.host, 0)
    host, port = listening.getsockname()[:2]
    shown = "localhost" if host in ("0.0.0.0", "::", "127.0.0.1") else f"[{host}]" if ":" in host else host
    address = settings.public_url or f"http://{shown}:{port}"
    set_up(settings.log_format, settings.log_level)
    gc.set_threshold(*COLLECT_AFTER)
    asyncio.run(_serve(settings, listening, lambda: ready(address)))


async def _serve(settings: Settings, listening: socket.socket, ready: Callable[[], None]) -> None:
    server = await open_server(settings)
    config = uvicorn.Config(
        server.app,
        lifespan="off",
        log_config=None,
        access_log=False,
        ws=PromptWebSocket,
        ws_max_size=4 * LARGEST,
        ws_max_queue=32,
        timeout_graceful_shutdown=FAREWELL,
        timeout_keep_alive=30,
        server_header=False,
        proxy_headers=bool(settings.trusted_proxies),
        forwarded_allow_ips=settings.trusted_proxies or None,
    )
    try:
        await Announced(config, ready).serve([listening])
    finally:
        await server.close()
