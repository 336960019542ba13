"""Limits on open connections: how many one address may hold, and deadlines for slow clients.

Headers, bodies and unread responses each have one deadline as a whole, not one per byte. If there are too many
connections, the server closes the one that it has been waiting for longest.
"""

from __future__ import annotations

import asyncio
import re
from typing import Any, Final

import h11
import uvicorn
from uvicorn.protocols.http.h11_impl import H11Protocol
from uvicorn.protocols.utils import get_remote_addr
from uvicorn.server import ServerState

from bastide.hosting.api.rate_limits import CONNECTED, address_key
from bastide.server.operations.logs import logger
from bastide.server.operations.metrics import REFUSED
from bastide.server.settings import Settings
from bastide.server.table_affinity import Keepers, Outcome

#: Deadlines for the headers of a request (from the first byte), for its whole body, and for the client to read the
#: next part of a response.
HEADERS: Final = 10.0
BODY: Final = 60.0
READ: Final = 30.0
#: How long an idle connection is kept open for the next request.
KEPT: Final = 30
#: Retries of a hand-over while the other process is busy, and the pause between them.
ATTEMPTS: Final = 40
MOMENT: Final = 0.005
#: Target of a WebSocket request that names its table.
TABLE_NAMED: Final = re.compile(rb"/ws\?table=([\w-]{1,64})")
#: File descriptors kept free for the database, the workers and the process itself.
RESERVED: Final = 100

log = logger(__name__)


class Door:
    """Counts open HTTP connections. WebSockets are counted by ``SecurityMiddleware``, also behind a proxy."""

    def __init__(self, settings: Settings, max_total: int, table_affinity: Keepers) -> None:
        self.keepers = table_affinity
        #: Maximum number of connections from one address; 0: no limit.
        self.most_each = round(CONNECTED * settings.limits)
        #: Maximum number of connections in total, including WebSockets.
        self.most = max_total
        trusted = [each.strip() for each in settings.trusted_proxies.split(",")]
        #: Addresses without a limit of their own, because all clients come through them.
        self.proxies = frozenset(address_key(each) for each in trusted if each)
        #: Open connections by address, oldest first.
        self.open: dict[str, dict[PatientProtocol, None]] = {}

    def enter(self, address: str, connection: PatientProtocol, total: int) -> bool:
        """Register a new connection. Returns False if it must be refused; an idle connection may be closed for it."""
        others = self.open.setdefault(address, {})
        limited = self.most_each and address not in self.proxies and "*" not in self.proxies
        if limited and len(others) >= self.most_each and not make_room(others):
            return self._refuse(address)
        if total >= self.most and not make_room(max(self.open.values(), key=len)):
            return self._refuse(address)
        others[connection] = None
        return True

    def leave(self, address: str, connection: PatientProtocol) -> None:
        """Unregister a connection."""
        others = self.open.get(address)
        if others is not None:
            others.pop(connection, None)
            if not others:
                del self.open[address]

    def _refuse(self, address: str) -> bool:
        REFUSED.labels("connections").inc()
        log.warning("refused", code="connections", client=address)
        if not self.open.get(address):
            self.open.pop(address, None)
        return False


def make_room(connections: dict[PatientProtocol, None]) -> bool:
    """Close the connection that has been idle longest; False if all are being served."""
    for connection in connections:
        if connection.idle():
            connection.end()
            return True
    return False


class DoorConfig(uvicorn.Config):
    """uvicorn configuration with a connection limiter."""

    def __init__(self, app: Any, limiter: Door, **more: Any) -> None:
        super().__init__(app, http=PatientProtocol, timeout_keep_alive=KEPT, **more)
        self.door = limiter


class PatientProtocol(H11Protocol):
    """One HTTP connection with deadlines, until it closes, becomes a WebSocket or is handed over to another process."""

    #: The request bytes read by the process that handed this connection over.
    handed = b""

    def __init__(
        self,
        config: uvicorn.Config,
        server_state: ServerState,
        app_state: dict[str, Any],
        _loop: asyncio.AbstractEventLoop | None = None,
    ) -> None:
        super().__init__(config, server_state, app_state, _loop)
        assert isinstance(config, DoorConfig)
        self.door = config.door
        self.who = ""
        self._stage = ""
        self._deadline: asyncio.TimerHandle | None = None
        self._unread: asyncio.TimerHandle | None = None

    # -- open and close ----------------------------------------------------------------------

    def connection_made(self, transport: asyncio.Transport) -> None:  # type: ignore[override]
        super().connection_made(transport)
        address = get_remote_addr(transport)
        self.who = address_key(address[0]) if address else "unknown"
        if self.door.enter(self.who, self, len(self.connections) - 1):
            self._update_deadline()
            if self.handed:
                self.data_received(self.handed)
        else:
            transport.abort()

    def connection_lost(self, exc: Exception | None) -> None:
        self._unregister()
        super().connection_lost(exc)

    def handle_websocket_upgrade(self, event: h11.Request) -> None:
        self._hand_over(event, ATTEMPTS)

    def _hand_over(self, event: h11.Request, attempts: int) -> None:
        """Hand the connection over to the process of its table; if that is not possible, serve it here."""
        if self.transport.is_closing():
            return
        named = None if self.handed else TABLE_NAMED.fullmatch(event.target)
        outcome = Outcome.STAYS
        if named is not None:
            headers = b"".join(b"%b: %b\r\n" % header for header in self.headers)
            request = b"GET %b HTTP/1.1\r\n%b\r\n" % (event.target, headers)
            file = self.transport.get_extra_info("socket").fileno()
            outcome = self.door.keepers.hand_over(named[1].decode(), file, request)
        if outcome is Outcome.BUSY and attempts:
            self.transport.pause_reading()
            self.loop.call_later(MOMENT, self._hand_over, event, attempts - 1)
        elif outcome is Outcome.HANDED:
            self._unregister()
            self.transport.abort()  # closes only this process's copy of the socket
        else:
            self._unregister()
            super().handle_websocket_upgrade(event)
            self.transport.resume_reading()

    def _unregister(self) -> None:
        self.door.leave(self.who, self)
        for timer in (self._deadline, self._unread):
            if timer is not None:
                timer.cancel()
        self._deadline = self._unread = None

    def idle(self) -> bool:
        """Whether the server waits for the client: for the rest of a request, or for the next one."""
        return bool(self._stage) or self.cycle is None or self.cycle.response_complete

    def end(self) -> None:
        """Close the connection at once, without a response."""
        self.door.leave(self.who, self)
        self.transport.abort()

    def shutdown(self) -> None:
        if self._stage:  # do not wait for the rest of the request
            self.end()
        else:
            super().shutdown()

    # -- deadlines ---------------------------------------------------------------------------

    def data_received(self, data: bytes) -> None:
        super().data_received(data)
        self._update_deadline()

    def on_response_complete(self) -> None:
        super().on_response_complete()
        self._update_deadline()

    def _update_deadline(self) -> None:
        """Set the deadline of the current stage. A deadline that is set is not extended by more bytes."""
        stage = self._current_stage()
        if stage == self._stage:
            return
        self._stage = stage
        if self._deadline is not None:
            self._deadline.cancel()
            self._deadline = None
        seconds = {"headers": HEADERS, "body": BODY}.get(stage)
        if seconds is not None:
            self._deadline = self._schedule_timeout(seconds)

    def _current_stage(self) -> str:
        if self.transport.is_closing() or self.transport.get_protocol() is not self:
            return ""
        theirs = self.conn.their_state
        if theirs is h11.SEND_BODY:
            return "body"
        begun = self.cycle is None or bool(self.conn.trailing_data[0])
        return "headers" if theirs is h11.IDLE and begun else ""

    def pause_writing(self) -> None:
        super().pause_writing()
        if self._unread is None:
            self._unread = self._schedule_timeout(READ)

    def resume_writing(self) -> None:
        super().resume_writing()
        if self._unread is not None:
            self._unread.cancel()
            self._unread = None

    def _schedule_timeout(self, seconds: float) -> asyncio.TimerHandle:
        return self.loop.call_later(seconds, self._time_out)

    def _time_out(self) -> None:
        REFUSED.labels("unfinished").inc()
        self.transport.abort()


def most_connections() -> int:
    """Raise the file descriptor limit as far as allowed, and return how many connections fit under it."""
    try:
        import resource
    except ImportError:  # Windows has no such limit
        return 10_000
    soft, hard = resource.getrlimit(resource.RLIMIT_NOFILE)
    if hard == resource.RLIM_INFINITY:
        hard = max(soft, 65_536)
    if soft < hard:
        resource.setrlimit(resource.RLIMIT_NOFILE, (hard, hard))
    return max(50, hard - RESERVED)


def config(app: Any, settings: Settings, table_affinity: Keepers, **more: Any) -> uvicorn.Config:
    """Return the uvicorn configuration for an app, with connection limits."""
    return DoorConfig(
        app,
        Door(settings, most_connections(), table_affinity),
        lifespan="off",
        log_config=None,
        access_log=False,
        server_header=False,
        proxy_headers=bool(settings.trusted_proxies),
        forwarded_allow_ips=settings.trusted_proxies or None,
        **more,
    )
