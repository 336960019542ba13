"""The outermost layer: every request passes here before anything else sees it, and every answer on its way out.

Requests that a page of another site makes in a visitor's name are refused, so are those that come too often; answers
carry the headers that tell a browser what our pages may do, which is little.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable
from time import monotonic
from typing import Final
from urllib.parse import urlsplit

from starlette.datastructures import Headers, MutableHeaders
from starlette.types import ASGIApp, Message, Receive, Scope, Send

from bastide.hosting.api import rate_limits as limits
from bastide.hosting.api.rate_limits import Buckets, check, scaled
from bastide.server.api.http_routes import client, problem
from bastide.server.connections.known_hosts import Hosts
from bastide.server.operations.logs import logger
from bastide.server.operations.metrics import REFUSED
from bastide.server.settings import Settings
from bastide.tables.errors import Refused

#: Our own scripts, styles, fonts and pictures; connections to where the page comes from; nothing inside other pages.
#: Styles of single elements are set by the pages' own scripts (where a card lies); a stylesheet must come from a file.
POLICY: Final = "; ".join(
    [
        "default-src 'self'",
        "script-src 'self'",
        "style-src 'self'",
        "style-src-attr 'unsafe-inline'",
        "img-src 'self' data: blob:",
        "font-src 'self' data:",
        "connect-src 'self'",
        "worker-src 'self' blob:",
        "manifest-src 'self'",
        "object-src 'none'",
        "base-uri 'none'",
        "form-action 'self'",
        "frame-ancestors 'none'",
    ]
)

#: Where the folder is that a browser keeps as a whole (``offline``).
HERE: Final = "/here/"

HEADERS: Final = {
    "content-security-policy": POLICY,
    "x-content-type-options": "nosniff",
    # Links to private tables carry their invitation: no other site shall learn them from us.
    "referrer-policy": "no-referrer",
    "permissions-policy": "camera=(), geolocation=(), microphone=(), payment=(), usb=()",
    "cross-origin-opener-policy": "same-origin",
    "cross-origin-resource-policy": "same-origin",
    "x-frame-options": "DENY",
}

#: Methods that change nothing.
SAFE: Final = frozenset(["GET", "HEAD", "OPTIONS"])
#: What has a limit of its own, besides the one on all requests.
SPECIAL: Final = {
    ("POST", "/api/me"): limits.GUESTS,
    ("POST", "/api/tables"): limits.TABLES,
    ("POST", "/api/deals"): limits.TABLES,
    ("POST", "/api/reviews"): limits.REVIEWS,
    ("POST", "/api/replay"): limits.REPLAYS,
    ("POST", "/api/picture"): limits.PICTURES,
    ("POST", "/api/lessons"): limits.LESSONS,
    ("POST", "/api/lessons/why"): limits.LESSONS,
    ("POST", "/api/puzzles"): limits.PUZZLES,
    ("POST", "/api/puzzles/hint"): limits.PUZZLES,
    ("POST", "/api/strategies"): limits.STRATEGIES,
    ("POST", "/api/trials"): limits.TRIALS,
    ("POST", "/api/puzzles/why"): limits.PUZZLES,
    ("POST", "/api/records"): limits.IMPORTS,
    ("POST", "/api/play_on"): limits.IMPORTS,
    ("POST", "/api/me/account"): limits.SIGN_INS,
    ("POST", "/api/me/link"): limits.SIGN_INS,
    ("POST", "/api/me/passphrase"): limits.SIGN_INS,
    ("POST", "/api/me/delete"): limits.SIGN_INS,
}

log = logger(__name__)


#: Longer parts of a path name nothing: no file system takes them.
LONGEST_PART: Final = 255


def everybody(address: str) -> None:
    """Who is kept out where nobody is."""


def protect(
    app: ASGIApp,
    settings: Settings,
    clock: Callable[[], float] = monotonic,
    kept_out: Callable[[str], None] = everybody,
) -> ASGIApp:
    """The application, with this layer around it. ``kept_out`` refuses addresses that are banned."""
    return Guard(app, settings, clock, kept_out)


class Guard:
    def __init__(
        self, app: ASGIApp, settings: Settings, clock: Callable[[], float], kept_out: Callable[[str], None]
    ) -> None:
        self.app = app
        self.hosts = Hosts(settings)
        self.kept_out = kept_out
        self.public_origin = origin_of(settings.public_url) if settings.public_url else ""
        self.headers = dict(HEADERS)
        if self.public_origin.startswith("https:"):
            self.headers["strict-transport-security"] = "max-age=31536000"
        #: 0 switches the limits off.
        self.factor = settings.limits
        self.requests = Buckets(scaled(limits.REQUESTS, self.factor), clock)
        self.files = Buckets(scaled(limits.FILES, self.factor), clock)
        self.connections = Buckets(scaled(limits.CONNECTIONS, self.factor), clock)
        self.special = {what: Buckets(scaled(rate, self.factor), clock) for what, rate in SPECIAL.items()}
        self.connected: Counter[str] = Counter()

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] == "http":
            await self._http(scope, receive, send)
        elif scope["type"] == "websocket":
            await self._websocket(scope, receive, send)
        else:
            await self.app(scope, receive, send)

    # -- requests ----------------------------------------------------------------------------

    async def _http(self, scope: Scope, receive: Receive, send: Send) -> None:
        async def guarded(message: Message) -> None:
            if message["type"] == "http.response.start":
                headers = MutableHeaders(scope=message)
                for name, value in self.headers.items():
                    headers.setdefault(name, value)
                if scope["path"].startswith("/api/"):
                    # What is answered to one must never be kept for another.
                    headers.setdefault("cache-control", "no-store")
            await send(message)

        try:
            self._check(scope)
        except Refused as error:
            self._note(error, scope)
            await problem(error)(scope, receive, guarded)
            return
        await self.app(scope, receive, guarded)

    def _check(self, scope: Scope) -> None:
        self.check_host(scope)
        check_path(scope)
        if scope["path"].startswith("/api/"):
            self.kept_out(client(scope))  # they are shown the pages, which tell them
        if scope["method"] not in SAFE:
            self.check_origin(scope)
        if self.factor:
            who = client(scope)
            check(self.files if scope["path"].startswith(HERE) else self.requests, who)
            special = self.special.get((scope["method"], scope["path"]))
            if special is not None:
                check(special, who)

    # -- connections -------------------------------------------------------------------------

    async def _websocket(self, scope: Scope, receive: Receive, send: Send) -> None:
        who = client(scope)
        try:
            self.check_host(scope)
            self.check_origin(scope)
            if self.factor:
                check(self.connections, who)
                if self.connected[who] >= limits.CONNECTED * self.factor:
                    raise Refused("too-many", "there are too many connections from your address", seconds=60)
        except Refused as error:
            self._note(error, scope)
            await receive()
            await send({"type": "websocket.close", "code": 1008, "reason": error.code})
            return
        self.connected[who] += 1
        try:
            await self.app(scope, receive, send)
        finally:
            self.connected[who] -= 1
            if not self.connected[who]:
                del self.connected[who]

    # -- whether we are meant ----------------------------------------------------------------

    def check_host(self, scope: Scope) -> None:
        """Refused unless the server is known by the name under which it is asked."""
        host = Headers(scope=scope).get("host")
        if not self.hosts.knows(host):
            raise Refused("host", f"this server is not known as {host}", host=str(host)[:100])

    # -- whose page asks ---------------------------------------------------------------------

    def check_origin(self, scope: Scope) -> None:
        """Refused if a page of another site asks. Programs that are no browsers say nothing about pages."""
        headers = Headers(scope=scope)
        if headers.get("sec-fetch-site", "none") not in ("same-origin", "none"):
            raise wrong_origin()
        origin = headers.get("origin")
        if origin is None:
            return
        if self.public_origin:
            if origin.lower() != self.public_origin:
                raise wrong_origin()
        # Without a public address the page must come from the very host and port that it speaks to. The scheme does not
        # matter: a proxy may have taken the encryption off.
        elif urlsplit(origin).netloc.lower() != headers.get("host", "").lower():
            raise wrong_origin()

    def _note(self, error: Refused, scope: Scope) -> None:
        REFUSED.labels(error.code).inc()
        log.warning("refused", code=error.code, path=scope["path"], client=client(scope))


def wrong_origin() -> Refused:
    return Refused("origin", "pages of other sites may not do this")


def origin_of(url: str) -> str:
    """The origin of an address, as browsers write it: no path, no default port, small letters."""
    parts = urlsplit(url)
    default = {"http": 80, "https": 443}.get(parts.scheme)
    host = parts.hostname or ""
    shown = f"[{host}]" if ":" in host else host
    port = "" if parts.port in (None, default) else f":{parts.port}"
    return f"{parts.scheme}://{shown}{port}".lower()


def check_path(scope: Scope) -> None:
    """Refused if there can be nothing of that name: neither a file nor anything in a database."""
    path = scope["path"]
    too_long = any(len(part.encode("utf-8", "replace")) > LONGEST_PART for part in path.split("/"))
    if too_long or "\0" in path or b"%00" in scope.get("query_string", b""):
        shown = path.replace("\0", "")[:LONGEST_PART]
        raise Refused("no-path", f"there is nothing at {shown}", path=shown)
