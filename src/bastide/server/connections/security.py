"""ASGI middleware for host and origin checks, rate limits and security headers.

It is the outermost layer: every request and every response passes it. It refuses cross-site requests and requests
beyond the rate limits, and adds a strict Content Security Policy to responses.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable
from time import monotonic
from typing import Final
from urllib.parse import urlsplit

from starlette.datastructures import Headers, MutableHeaders
from starlette.types import ASGIApp, Message, Receive, Scope, Send

from bastide.hosting.api import rate_limits
from bastide.hosting.api.rate_limits import Buckets, check, scaled
from bastide.server.api.http_routes import client, problem
from bastide.server.connections.known_hosts import Hosts
from bastide.server.operations.logs import logger
from bastide.server.operations.metrics import REFUSED
from bastide.server.settings import Settings
from bastide.tables.errors import Refused

#: Only resources and connections of the same origin; no framing. Scripts may set inline styles of single elements (card
#: positions), but stylesheets must be files.
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

#: Path of the offline site (``site.offline_site``).
HERE: Final = "/here/"

HEADERS: Final = {
    "content-security-policy": POLICY,
    "x-content-type-options": "nosniff",
    # Links to private tables contain their invitation, so other sites must not see them.
    "referrer-policy": "no-referrer",
    "permissions-policy": "camera=(), geolocation=(), microphone=(), payment=(), usb=()",
    "cross-origin-opener-policy": "same-origin",
    "cross-origin-resource-policy": "same-origin",
    "x-frame-options": "DENY",
}

#: Methods that need no origin check, because they change nothing.
SAFE: Final = frozenset(["GET", "HEAD", "OPTIONS"])
#: Rate limits of single endpoints, in addition to the one on all requests.
SPECIAL: Final = {
    ("POST", "/api/me"): rate_limits.GUESTS,
    ("POST", "/api/tables"): rate_limits.TABLES,
    ("POST", "/api/deals"): rate_limits.TABLES,
    ("POST", "/api/reviews"): rate_limits.REVIEWS,
    ("POST", "/api/replay"): rate_limits.REPLAYS,
    ("POST", "/api/picture"): rate_limits.PICTURES,
    ("POST", "/api/lessons"): rate_limits.LESSONS,
    ("POST", "/api/lessons/why"): rate_limits.LESSONS,
    ("POST", "/api/puzzles"): rate_limits.PUZZLES,
    ("POST", "/api/puzzles/hint"): rate_limits.PUZZLES,
    ("POST", "/api/strategies"): rate_limits.STRATEGIES,
    ("POST", "/api/trials"): rate_limits.TRIALS,
    ("POST", "/api/puzzles/why"): rate_limits.PUZZLES,
    ("POST", "/api/records"): rate_limits.IMPORTS,
    ("POST", "/api/play_on"): rate_limits.IMPORTS,
    ("POST", "/api/me/account"): rate_limits.SIGN_INS,
    ("POST", "/api/me/link"): rate_limits.SIGN_INS,
    ("POST", "/api/me/passphrase"): rate_limits.SIGN_INS,
    ("POST", "/api/me/delete"): rate_limits.SIGN_INS,
}

log = logger(__name__)


#: Longer path segments cannot name a file.
LONGEST_PART: Final = 255


def everybody(address: str) -> None:
    """Accept every address: the address check of a server without bans."""


def protect(
    app: ASGIApp,
    settings: Settings,
    clock: Callable[[], float] = monotonic,
    check_address: Callable[[str], None] = everybody,
) -> ASGIApp:
    """Wrap an app in the security middleware. ``check_address`` raises ``RequestRefused`` for banned addresses."""
    return Guard(app, settings, clock, check_address)


class Guard:
    """The middleware. Rate limits are counted per process and client address."""

    def __init__(
        self, app: ASGIApp, settings: Settings, clock: Callable[[], float], check_address: Callable[[str], None]
    ) -> None:
        self.app = app
        self.hosts = Hosts(settings)
        self.kept_out = check_address
        self.public_origin = origin_of(settings.public_url) if settings.public_url else ""
        self.headers = dict(HEADERS)
        if self.public_origin.startswith("https:"):
            self.headers["strict-transport-security"] = "max-age=31536000"
        #: 0: no rate limits.
        self.factor = settings.limits
        self.requests = Buckets(scaled(rate_limits.REQUESTS, self.factor), clock)
        self.files = Buckets(scaled(rate_limits.FILES, self.factor), clock)
        self.connections = Buckets(scaled(rate_limits.CONNECTIONS, self.factor), clock)
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
                    # Responses are personal and must not be cached by proxies.
                    headers.setdefault("cache-control", "no-store")
            await send(message)

        try:
            self._check(scope)
        except Refused as error:
            self._record_refusal(error, scope)
            await problem(error)(scope, receive, guarded)
            return
        await self.app(scope, receive, guarded)

    def _check(self, scope: Scope) -> None:
        self.check_host(scope)
        check_path(scope)
        if scope["path"].startswith("/api/"):
            self.kept_out(client(scope))  # banned clients still get the pages, which show the ban
        if scope["method"] not in SAFE:
            self.check_origin(scope)
        if self.factor:
            who = client(scope)
            check(self.files if scope["path"].startswith(HERE) else self.requests, who)
            special = self.special.get((scope["method"], scope["path"]))
            if special is not None:
                check(special, who)

    # -- WebSockets --------------------------------------------------------------------------

    async def _websocket(self, scope: Scope, receive: Receive, send: Send) -> None:
        who = client(scope)
        try:
            self.check_host(scope)
            self.check_origin(scope)
            if self.factor:
                check(self.connections, who)
                if self.connected[who] >= rate_limits.CONNECTED * self.factor:
                    raise Refused("too-many", "there are too many connections from your address", seconds=60)
        except Refused as error:
            self._record_refusal(error, scope)
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

    # -- host and origin ---------------------------------------------------------------------

    def check_host(self, scope: Scope) -> None:
        """Raise ``RequestRefused`` (``host``) unless the ``Host`` header is allowed."""
        host = Headers(scope=scope).get("host")
        if not self.hosts.knows(host):
            raise Refused("host", f"this server is not known as {host}", host=str(host)[:100])

    def check_origin(self, scope: Scope) -> None:
        """Raise ``RequestRefused`` (``origin``) for cross-site requests. Clients without ``Origin`` are no browsers."""
        headers = Headers(scope=scope)
        if headers.get("sec-fetch-site", "none") not in ("same-origin", "none"):
            raise wrong_origin()
        origin = headers.get("origin")
        if origin is None:
            return
        if self.public_origin:
            if origin.lower() != self.public_origin:
                raise wrong_origin()
        # Without a public URL, the origin's host and port must equal the Host header. The scheme is not compared,
        # because a proxy may terminate TLS.
        elif urlsplit(origin).netloc.lower() != headers.get("host", "").lower():
            raise wrong_origin()

    def _record_refusal(self, error: Refused, scope: Scope) -> None:
        REFUSED.labels(error.code).inc()
        log.warning("refused", code=error.code, path=scope["path"], client=client(scope))


def wrong_origin() -> Refused:
    return Refused("origin", "pages of other sites may not do this")


def origin_of(url: str) -> str:
    """Return the origin of a URL as browsers write it: lower case, no path, no default port."""
    parts = urlsplit(url)
    default = {"http": 80, "https": 443}.get(parts.scheme)
    host = parts.hostname or ""
    shown = f"[{host}]" if ":" in host else host
    port = "" if parts.port in (None, default) else f":{parts.port}"
    return f"{parts.scheme}://{shown}{port}".lower()


def check_path(scope: Scope) -> None:
    """Raise ``RequestRefused`` (``no-path``) for paths that neither file system nor database can hold."""
    path = scope["path"]
    too_long = any(len(part.encode("utf-8", "replace")) > LONGEST_PART for part in path.split("/"))
    if too_long or "\0" in path or b"%00" in scope.get("query_string", b""):
        shown = path.replace("\0", "")[:LONGEST_PART]
        raise Refused("no-path", f"there is nothing at {shown}", path=shown)
