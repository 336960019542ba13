"""ASGI middleware for host and origin checks, rate limits and security headers.

It is the outermost layer: every request and every response passes it. It refuses cross-site requests and requests
beyond the rate limits, and adds a strict Content Security Policy to responses.
"""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Callable, Sequence
from time import monotonic
from typing import Final
from urllib.parse import urlsplit

from starlette.datastructures import Headers, MutableHeaders
from starlette.types import ASGIApp, Message, Receive, Scope, Send

from bastide.hosting.api import rate_limits
from bastide.hosting.api.endpoint_types import Endpoint
from bastide.hosting.api.rate_limits import TokenBuckets, check_rate_limit, scale_limit
from bastide.server.api.starlette_adapter import client_key, error_response
from bastide.server.connections.allowed_hosts import HostCheck
from bastide.server.connections.request_time_budgets import TimeBudgets
from bastide.server.operations.logging_setup import get_logger
from bastide.server.operations.metrics import REFUSALS
from bastide.server.settings import Settings
from bastide.tables.request_errors import RequestRefused

#: Only resources and connections of the same origin; no framing. Scripts may set inline styles of single elements (card
#: positions), but stylesheets must be files.
CONTENT_SECURITY_POLICY: Final = "; ".join(
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
OFFLINE_SITE_PATH: Final = "/here/"

SECURITY_HEADERS: Final = {
    "content-security-policy": CONTENT_SECURITY_POLICY,
    "x-content-type-options": "nosniff",
    # Links to private tables contain their invitation, so other sites must not see them.
    "referrer-policy": "no-referrer",
    "permissions-policy": "camera=(), geolocation=(), microphone=(), payment=(), usb=()",
    "cross-origin-opener-policy": "same-origin",
    "cross-origin-resource-policy": "same-origin",
    "x-frame-options": "DENY",
}

#: Methods that need no origin check, because they change nothing.
SAFE_METHODS: Final = frozenset(["GET", "HEAD", "OPTIONS"])
log = get_logger(__name__)


#: Key of the scope under which a request names its user, whose time budget it uses.
USER_SCOPE_KEY: Final = "bastide.user"
#: Longer path segments cannot name a file.
MAX_PATH_SEGMENT_BYTES: Final = 255
#: Longer paths exceed what file systems allow (4,096 bytes with the folder of the site).
MAX_PATH_BYTES: Final = 2048


def allow_every_address(address: str) -> None:
    """Accept every address: the address check of a server without bans."""


def add_security_middleware(
    app: ASGIApp,
    settings: Settings,
    endpoints: Sequence[Endpoint] = (),
    clock: Callable[[], float] = monotonic,
    check_address: Callable[[str], None] = allow_every_address,
    time_budgets: TimeBudgets | None = None,
) -> ASGIApp:
    """Wrap an app in the security middleware. ``check_address`` raises ``RequestRefused`` for banned addresses.

    ``endpoints``: those of the app; the rate limits that they declare apply. ``time_budgets``: shared with WebSockets.
    """
    budgets = time_budgets or TimeBudgets(settings.rate_limit_factor)
    return SecurityMiddleware(app, settings, endpoints, clock, check_address, budgets)


class SecurityMiddleware:
    """The middleware. Rate limits are counted per process and client address."""

    def __init__(
        self,
        app: ASGIApp,
        settings: Settings,
        endpoints: Sequence[Endpoint],
        clock: Callable[[], float],
        check_address: Callable[[str], None],
        time_budgets: TimeBudgets,
    ) -> None:
        self.app = app
        self.time_budgets = time_budgets
        self.hosts = HostCheck(settings)
        self.check_address = check_address
        self.public_origin = origin_of(settings.public_url) if settings.public_url else ""
        self.headers = dict(SECURITY_HEADERS)
        if self.public_origin.startswith("https:"):
            self.headers["strict-transport-security"] = "max-age=31536000"
        #: 0: no rate limits.
        self.rate_limit_factor = settings.rate_limit_factor
        self.request_buckets = TokenBuckets(scale_limit(rate_limits.REQUEST_LIMIT, self.rate_limit_factor), clock)
        self.offline_file_buckets = TokenBuckets(scale_limit(rate_limits.FILE_LIMIT, self.rate_limit_factor), clock)
        self.connection_buckets = TokenBuckets(scale_limit(rate_limits.CONNECTION_LIMIT, self.rate_limit_factor), clock)
        #: Buckets of endpoints with their own limit, by method, with the pattern of the path.
        self.endpoint_buckets = [
            (each.method, path_pattern(each.path), TokenBuckets(scale_limit(each.limit, self.rate_limit_factor), clock))
            for each in endpoints
            if each.limit is not None
        ]
        #: Method and path of the endpoints that banned addresses may use.
        self.open_to_banned = {(each.method, each.path) for each in endpoints if each.allows_banned}
        self.open_sockets_by_client: Counter[str] = Counter()

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

        async def answer() -> None:
            try:
                self._check(scope)
            except RequestRefused as error:
                await self._refuse(error, scope, receive, guarded)
            else:
                await self.app(scope, receive, guarded)

        try:
            await self.time_budgets.run(client_key(scope), lambda: str(scope.get(USER_SCOPE_KEY, "")), answer)
        except RequestRefused as error:
            await self._refuse(error, scope, receive, guarded)

    async def _refuse(self, error: RequestRefused, scope: Scope, receive: Receive, send: Send) -> None:
        self._record_refusal(error, scope)
        await error_response(error)(scope, receive, send)

    def _check(self, scope: Scope) -> None:
        self.check_host(scope)
        check_path(scope)
        if scope["path"].startswith("/api/") and (scope["method"], scope["path"]) not in self.open_to_banned:
            self.check_address(client_key(scope))  # banned clients still get the pages, which show the ban
        if scope["method"] not in SAFE_METHODS:
            self.check_origin(scope)
        if self.rate_limit_factor:
            who = client_key(scope)
            self.time_budgets.check(who, "")
            check_rate_limit(
                self.offline_file_buckets if scope["path"].startswith(OFFLINE_SITE_PATH) else self.request_buckets, who
            )
            for method, pattern, buckets in self.endpoint_buckets:
                if method == scope["method"] and pattern.fullmatch(scope["path"]):
                    check_rate_limit(buckets, who)

    # -- WebSockets --------------------------------------------------------------------------

    async def _websocket(self, scope: Scope, receive: Receive, send: Send) -> None:
        who = client_key(scope)
        try:
            self.check_host(scope)
            self.check_origin(scope)
            if self.rate_limit_factor:
                check_rate_limit(self.connection_buckets, who)
                if self.open_sockets_by_client[who] >= rate_limits.MAX_CONNECTIONS_PER_ADDRESS * self.rate_limit_factor:
                    raise RequestRefused("too-many", "too many connections from your address", seconds=60)
        except RequestRefused as error:
            self._record_refusal(error, scope)
            await receive()
            await send({"type": "websocket.close", "code": 1008, "reason": error.code})
            return
        self.open_sockets_by_client[who] += 1
        try:
            await self.app(scope, receive, send)
        finally:
            self.open_sockets_by_client[who] -= 1
            if not self.open_sockets_by_client[who]:
                del self.open_sockets_by_client[who]

    # -- host and origin ---------------------------------------------------------------------

    def check_host(self, scope: Scope) -> None:
        """Raise ``RequestRefused`` (``host``) unless the ``Host`` header is allowed."""
        host = Headers(scope=scope).get("host")
        if not self.hosts.is_allowed(host):
            raise RequestRefused("host", f"unknown host name {host}; add it with --allowed-hosts", host=str(host)[:100])

    def check_origin(self, scope: Scope) -> None:
        """Raise ``RequestRefused`` (``origin``) for cross-site requests. Clients without ``Origin`` are no browsers."""
        headers = Headers(scope=scope)
        if headers.get("sec-fetch-site", "none") not in ("same-origin", "none"):
            raise wrong_origin_error()
        origin = headers.get("origin")
        if origin is None:
            return
        if self.public_origin:
            if origin.lower() != self.public_origin:
                raise wrong_origin_error()
        # Without a public URL, the origin's host and port must equal the Host header. The scheme is not compared,
        # because a proxy may terminate TLS.
        elif urlsplit(origin).netloc.lower() != headers.get("host", "").lower():
            raise wrong_origin_error()

    def _record_refusal(self, error: RequestRefused, scope: Scope) -> None:
        REFUSALS.labels(error.code).inc()
        log.warning("refused", code=error.code, path=scope["path"], client=client_key(scope))


def wrong_origin_error() -> RequestRefused:
    return RequestRefused("origin", "blocked: this request came from another website")


def origin_of(url: str) -> str:
    """Return the origin of a URL as browsers write it: lower case, no path, no default port."""
    parts = urlsplit(url)
    default = {"http": 80, "https": 443}.get(parts.scheme)
    host = parts.hostname or ""
    shown = f"[{host}]" if ":" in host else host
    port = "" if parts.port in (None, default) else f":{parts.port}"
    return f"{parts.scheme}://{shown}{port}".lower()


def path_pattern(path: str) -> re.Pattern[str]:
    """Return the pattern of an endpoint's path, in which ``{name}`` is one segment."""
    return re.compile(re.sub(r"\\{\w+\\}", "[^/]+", re.escape(path)))


def check_path(scope: Scope) -> None:
    """Raise ``RequestRefused`` (``no-path``) for paths that neither file system nor database can hold."""
    path = scope["path"]
    too_long = len(path.encode("utf-8", "replace")) > MAX_PATH_BYTES or any(
        len(part.encode("utf-8", "replace")) > MAX_PATH_SEGMENT_BYTES for part in path.split("/")
    )
    if too_long or "\0" in path or b"%00" in scope.get("query_string", b""):
        shown = path.replace("\0", "")[:MAX_PATH_SEGMENT_BYTES]
        raise RequestRefused("no-path", f"not found: {shown}", path=shown)
