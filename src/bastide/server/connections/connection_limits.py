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

#: Seconds for the headers of a request, from the first byte of the connection or of the request; for its whole body;
#: and for the next piece of an answer to be read.
HEADERS: Final = 10.0
BODY: Final = 60.0
READ: Final = 30.0
#: Seconds that a connection may be kept for the next request.
KEPT: Final = 30
#: Who keeps a table, but has no room to take a connection, is asked again so often, after so many seconds each time.
ATTEMPTS: Final = 40
MOMENT: Final = 0.005
#: A request for live play that says at which table.
TABLE_NAMED: Final = re.compile(rb"/ws\?table=([\w-]{1,64})")
#: Files that the process needs for other things than connections: its database, its workers, itself.
RESERVED: Final = 100

log = logger(__name__)


class Door:
    """The connections that have not become WebSockets. (``security`` counts those, also behind a proxy.)"""

    def __init__(self, settings: Settings, most: int, keepers: Keepers) -> None:
        self.keepers = keepers
        #: From one address; 0: no limit.
        self.most_each = round(CONNECTED * settings.limits)
        #: At all, WebSockets among them.
        self.most = most
        trusted = [each.strip() for each in settings.trusted_proxies.split(",")]
        #: Everybody comes through these.
        self.proxies = frozenset(address_key(each) for each in trusted if each)
        #: Those of each address, the oldest first.
        self.open: dict[str, dict[PatientProtocol, None]] = {}

    def enter(self, who: str, guest: PatientProtocol, total: int) -> bool:
        """Somebody comes. Whether there is room, perhaps because somebody else who has said nothing yet had to go."""
        others = self.open.setdefault(who, {})
        limited = self.most_each and who not in self.proxies and "*" not in self.proxies
        if limited and len(others) >= self.most_each and not make_room(others):
            return self._refuse(who)
        if total >= self.most and not make_room(max(self.open.values(), key=len)):
            return self._refuse(who)
        others[guest] = None
        return True

    def leave(self, who: str, guest: PatientProtocol) -> None:
        others = self.open.get(who)
        if others is not None:
            others.pop(guest, None)
            if not others:
                del self.open[who]

    def _refuse(self, who: str) -> bool:
        REFUSED.labels("connections").inc()
        log.warning("refused", code="connections", client=who)
        if not self.open.get(who):
            self.open.pop(who, None)
        return False


def make_room(guests: dict[PatientProtocol, None]) -> bool:
    """Send away the one that has kept us waiting longest; False if all are being answered."""
    for guest in guests:
        if guest.idle():
            guest.end()
            return True
    return False


class DoorConfig(uvicorn.Config):
    """How the web server is set up here."""

    def __init__(self, app: Any, door: Door, **more: Any) -> None:
        super().__init__(app, http=PatientProtocol, timeout_keep_alive=KEPT, **more)
        self.door = door


class PatientProtocol(H11Protocol):
    """One connection, up to its end or to its becoming a WebSocket, here or in another process."""

    #: The request with which it began in another process, which has handed it over.
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

    # -- coming and going --------------------------------------------------------------------

    def connection_made(self, transport: asyncio.Transport) -> None:  # type: ignore[override]
        super().connection_made(transport)
        address = get_remote_addr(transport)
        self.who = address_key(address[0]) if address else "unknown"
        if self.door.enter(self.who, self, len(self.connections) - 1):
            self._mind()
            if self.handed:
                self.data_received(self.handed)
        else:
            transport.abort()

    def connection_lost(self, exc: Exception | None) -> None:
        self._forget()
        super().connection_lost(exc)

    def handle_websocket_upgrade(self, event: h11.Request) -> None:
        self._hand_over(event, ATTEMPTS)

    def _hand_over(self, event: h11.Request, attempts: int) -> None:
        """Hand a connection to whoever keeps the table that it is for; if that is not possible, it stays here."""
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
            self._forget()
            self.transport.abort()  # this process's end of it; the other has its own
        else:
            self._forget()
            super().handle_websocket_upgrade(event)
            self.transport.resume_reading()

    def _forget(self) -> None:
        self.door.leave(self.who, self)
        for timer in (self._deadline, self._unread):
            if timer is not None:
                timer.cancel()
        self._deadline = self._unread = None

    def idle(self) -> bool:
        """Whether it is the client's turn: it has not said all of it, or nothing is left to be answered."""
        return bool(self._stage) or self.cycle is None or self.cycle.response_complete

    def end(self) -> None:
        """At once: whoever has not said anything whole by now is not owed an answer."""
        self.door.leave(self.who, self)
        self.transport.abort()

    def shutdown(self) -> None:
        if self._stage:  # nobody waits for the rest of it now
            self.end()
        else:
            super().shutdown()

    # -- deadlines ---------------------------------------------------------------------------

    def data_received(self, data: bytes) -> None:
        super().data_received(data)
        self._mind()

    def on_response_complete(self) -> None:
        super().on_response_complete()
        self._mind()

    def _mind(self) -> None:
        """Set the deadline of what is being waited for. One that is set already stays: another byte gains nothing."""
        stage = self._waited_for()
        if stage == self._stage:
            return
        self._stage = stage
        if self._deadline is not None:
            self._deadline.cancel()
            self._deadline = None
        seconds = {"headers": HEADERS, "body": BODY}.get(stage)
        if seconds is not None:
            self._deadline = self._later(seconds)

    def _waited_for(self) -> str:
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
            self._unread = self._later(READ)

    def resume_writing(self) -> None:
        super().resume_writing()
        if self._unread is not None:
            self._unread.cancel()
            self._unread = None

    def _later(self, seconds: float) -> asyncio.TimerHandle:
        return self.loop.call_later(seconds, self._too_late)

    def _too_late(self) -> None:
        REFUSED.labels("unfinished").inc()
        self.transport.abort()


def most_connections() -> int:
    """As many as the process may have files, which is first raised as far as it may be; without those it needs."""
    try:
        import resource
    except ImportError:  # a system without such limits
        return 10_000
    soft, hard = resource.getrlimit(resource.RLIMIT_NOFILE)
    if hard == resource.RLIM_INFINITY:
        hard = max(soft, 65_536)
    if soft < hard:
        resource.setrlimit(resource.RLIMIT_NOFILE, (hard, hard))
    return max(50, hard - RESERVED)


def config(app: Any, settings: Settings, keepers: Keepers, **more: Any) -> uvicorn.Config:
    """The web server in front of an application, with this door."""
    return DoorConfig(
        app,
        Door(settings, most_connections(), keepers),
        lifespan="off",
        log_config=None,
        access_log=False,
        server_header=False,
        proxy_headers=bool(settings.trusted_proxies),
        forwarded_allow_ips=settings.trusted_proxies or None,
        **more,
    )
