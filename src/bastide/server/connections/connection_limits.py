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

from bastide.hosting.api.rate_limits import MAX_CONNECTIONS_PER_ADDRESS, get_address_key
from bastide.server.operations.logging_setup import get_logger
from bastide.server.operations.metrics import REFUSALS
from bastide.server.settings import Settings
from bastide.server.table_affinity import HandOverOutcome, TableAffinity

#: Deadlines for the headers of a request (from the first byte), for its whole body, and for the client to read the
#: next part of a response.
HEADERS_TIMEOUT_SECONDS: Final = 10.0
BODY_TIMEOUT_SECONDS: Final = 60.0
UNREAD_RESPONSE_TIMEOUT_SECONDS: Final = 30.0
#: How long an idle connection is kept open for the next request.
KEEP_ALIVE_SECONDS: Final = 30
#: Retries of a hand-over while the other process is busy, and the pause between them.
MAX_HAND_OVER_ATTEMPTS: Final = 40
HAND_OVER_RETRY_SECONDS: Final = 0.005
#: Target of a WebSocket request that names its table.
WS_TABLE_TARGET: Final = re.compile(rb"/ws\?table=([\w-]{1,64})")
#: File descriptors kept free for the database, the workers and the process itself.
RESERVED_FILE_DESCRIPTORS: Final = 100

log = get_logger(__name__)


class ConnectionLimiter:
    """Counts open HTTP connections. WebSockets are counted by ``SecurityMiddleware``, also behind a proxy."""

    def __init__(self, settings: Settings, max_total: int, table_affinity: TableAffinity) -> None:
        self.table_affinity = table_affinity
        #: Maximum number of connections from one address; 0: no limit.
        self.max_per_address = round(MAX_CONNECTIONS_PER_ADDRESS * settings.rate_limit_factor)
        #: Maximum number of connections in total, including WebSockets.
        self.max_total = max_total
        trusted = [each.strip() for each in settings.trusted_proxies.split(",")]
        #: Addresses without a limit of their own, because all clients come through them.
        self.trusted_proxies = frozenset(get_address_key(each) for each in trusted if each)
        #: Open connections by address, oldest first.
        self.open_by_address: dict[str, dict[LimitedHttpProtocol, None]] = {}

    def add_connection(self, address: str, connection: LimitedHttpProtocol, total: int) -> bool:
        """Register a new connection. Returns False if it must be refused; an idle connection may be closed for it."""
        others = self.open_by_address.setdefault(address, {})
        limited = self.max_per_address and address not in self.trusted_proxies and "*" not in self.trusted_proxies
        if limited and len(others) >= self.max_per_address and not close_longest_idle(others):
            return self._refuse(address)
        if total >= self.max_total and not close_longest_idle(max(self.open_by_address.values(), key=len)):
            return self._refuse(address)
        others[connection] = None
        return True

    def remove_connection(self, address: str, connection: LimitedHttpProtocol) -> None:
        """Unregister a connection."""
        others = self.open_by_address.get(address)
        if others is not None:
            others.pop(connection, None)
            if not others:
                del self.open_by_address[address]

    def _refuse(self, address: str) -> bool:
        REFUSALS.labels("connections").inc()
        log.warning("refused", code="connections", client=address)
        if not self.open_by_address.get(address):
            self.open_by_address.pop(address, None)
        return False


def close_longest_idle(connections: dict[LimitedHttpProtocol, None]) -> bool:
    """Close the connection that has been idle longest; False if all are being served."""
    for connection in connections:
        if connection.is_waiting_for_client():
            connection.abort()
            return True
    return False


class LimitedConfig(uvicorn.Config):
    """uvicorn configuration with a connection limiter."""

    def __init__(self, app: Any, limiter: ConnectionLimiter, **more: Any) -> None:
        super().__init__(app, http=LimitedHttpProtocol, timeout_keep_alive=KEEP_ALIVE_SECONDS, **more)
        self.limiter = limiter


class LimitedHttpProtocol(H11Protocol):
    """One HTTP connection with deadlines, until it closes, becomes a WebSocket or is handed over to another process."""

    #: The request bytes read by the process that handed this connection over.
    handed_over_request = b""

    def __init__(
        self,
        config: uvicorn.Config,
        server_state: ServerState,
        app_state: dict[str, Any],
        _loop: asyncio.AbstractEventLoop | None = None,
    ) -> None:
        super().__init__(config, server_state, app_state, _loop)
        assert isinstance(config, LimitedConfig)
        self.limiter = config.limiter
        self.client_address = ""
        self._stage = ""
        self._deadline: asyncio.TimerHandle | None = None
        self._unread: asyncio.TimerHandle | None = None

    # -- open and close ----------------------------------------------------------------------

    def connection_made(self, transport: asyncio.Transport) -> None:  # type: ignore[override]
        super().connection_made(transport)
        address = get_remote_addr(transport)
        self.client_address = get_address_key(address[0]) if address else "unknown"
        if self.limiter.add_connection(self.client_address, self, len(self.connections) - 1):
            self._update_deadline()
            if self.handed_over_request:
                self.data_received(self.handed_over_request)
        else:
            transport.abort()

    def connection_lost(self, exc: Exception | None) -> None:
        self._unregister()
        super().connection_lost(exc)

    def handle_websocket_upgrade(self, event: h11.Request) -> None:
        self._hand_over(event, MAX_HAND_OVER_ATTEMPTS)

    def _hand_over(self, event: h11.Request, attempts: int) -> None:
        """Hand the connection over to the process of its table; if that is not possible, serve it here."""
        if self.transport.is_closing():
            return
        named = None if self.handed_over_request else WS_TABLE_TARGET.fullmatch(event.target)
        outcome = HandOverOutcome.SERVE_HERE
        if named is not None:
            headers = b"".join(b"%b: %b\r\n" % header for header in self.headers)
            request = b"GET %b HTTP/1.1\r\n%b\r\n" % (event.target, headers)
            file = self.transport.get_extra_info("socket").fileno()
            outcome = self.limiter.table_affinity.hand_over_connection(named[1].decode(), file, request)
        if outcome is HandOverOutcome.BUSY and attempts:
            self.transport.pause_reading()
            self.loop.call_later(HAND_OVER_RETRY_SECONDS, self._hand_over, event, attempts - 1)
        elif outcome is HandOverOutcome.HANDED_OVER:
            self._unregister()
            self.transport.abort()  # closes only this process's copy of the socket
        else:
            self._unregister()
            super().handle_websocket_upgrade(event)
            self.transport.resume_reading()

    def _unregister(self) -> None:
        self.limiter.remove_connection(self.client_address, self)
        for timer in (self._deadline, self._unread):
            if timer is not None:
                timer.cancel()
        self._deadline = self._unread = None

    def is_waiting_for_client(self) -> bool:
        """Whether the server waits for the client: for the rest of a request, or for the next one."""
        return bool(self._stage) or self.cycle is None or self.cycle.response_complete

    def abort(self) -> None:
        """Close the connection at once, without a response."""
        self.limiter.remove_connection(self.client_address, self)
        self.transport.abort()

    def shutdown(self) -> None:
        if self._stage:  # do not wait for the rest of the request
            self.abort()
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
        seconds = {"headers": HEADERS_TIMEOUT_SECONDS, "body": BODY_TIMEOUT_SECONDS}.get(stage)
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
            self._unread = self._schedule_timeout(UNREAD_RESPONSE_TIMEOUT_SECONDS)

    def resume_writing(self) -> None:
        super().resume_writing()
        if self._unread is not None:
            self._unread.cancel()
            self._unread = None

    def _schedule_timeout(self, seconds: float) -> asyncio.TimerHandle:
        return self.loop.call_later(seconds, self._time_out)

    def _time_out(self) -> None:
        REFUSALS.labels("unfinished").inc()
        self.transport.abort()


def max_connections() -> int:
    """Raise the file descriptor limit as far as allowed, and return how many connections fit under it."""
    try:
        import resource
    except ImportError:  # Windows has no such limit
        return 10_000
    soft, hard = resource.getrlimit(resource.RLIMIT_NOFILE)
    if hard == resource.RLIM_INFINITY:
        hard = max(soft, 65_536)
    if soft < hard:
        try:
            resource.setrlimit(resource.RLIMIT_NOFILE, (hard, hard))
        except (OSError, ValueError):  # macOS allows fewer than its "unlimited" hard limit
            hard = soft
    return max(50, hard - RESERVED_FILE_DESCRIPTORS)


def uvicorn_config(app: Any, settings: Settings, table_affinity: TableAffinity, **more: Any) -> uvicorn.Config:
    """Return the uvicorn configuration for an app, with connection limits."""
    return LimitedConfig(
        app,
        ConnectionLimiter(settings, max_connections(), table_affinity),
        lifespan="off",
        log_config=None,
        access_log=False,
        server_header=False,
        proxy_headers=bool(settings.trusted_proxies),
        forwarded_allow_ips=settings.trusted_proxies or None,
        **more,
    )
