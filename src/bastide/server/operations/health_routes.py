"""Routes for monitoring: /healthz (liveness), /readyz (readiness) and /metrics (Prometheus)."""

from __future__ import annotations

import hmac
from collections.abc import Callable
from typing import Final

from starlette.requests import Request
from starlette.responses import JSONResponse, PlainTextResponse, Response
from starlette.routing import Route

from bastide.server.connections.allowed_hosts import is_loopback
from bastide.server.operations import metrics
from bastide.server.settings import Settings
from bastide.server.store import DatabaseStore

#: Headers that proxies add to forwarded requests.
PROXY_HEADERS: Final = frozenset(
    ["forwarded", "via", "x-forwarded-for", "x-forwarded-host", "x-forwarded-proto", "x-real-ip", "cf-connecting-ip"]
)


def health_routes(store: DatabaseStore, stopping: Callable[[], bool], settings: Settings) -> list[Route]:
    """List the monitoring routes. ``stopping``: whether the server is shutting down."""

    async def alive(request: Request) -> Response:
        return PlainTextResponse("ok\n")

    async def ready(request: Request) -> Response:
        state: dict[str, bool | str] = {"database": await store.is_ready(), "stopping": stopping()}
        if not state["database"]:
            state["problem"] = store.problem or "away"
        return JSONResponse(state, 200 if state["database"] and not state["stopping"] else 503)

    async def serve_metrics(request: Request) -> Response:
        if not may_read_metrics(request, settings):
            return PlainTextResponse("the metrics need the bearer token (BASTIDE_METRICS_TOKEN)\n", 401)
        return Response(metrics.render_metrics(), media_type="text/plain; version=0.0.4; charset=utf-8")

    return [
        Route("/healthz", alive, methods=["GET"]),
        Route("/readyz", ready, methods=["GET"]),
        Route("/metrics", serve_metrics, methods=["GET"]),
    ]


def may_read_metrics(request: Request, settings: Settings) -> bool:
    """Whether a request may read the metrics: with the token or, if none is set, from this machine without a proxy."""
    if settings.metrics_token:
        given = request.headers.get("authorization", "")
        return hmac.compare_digest(given.encode(), f"Bearer {settings.metrics_token}".encode())
    # A proxy on this machine connects from localhost, too, and need not add a forwarding header.
    if settings.public_url or settings.trusted_proxies or PROXY_HEADERS & set(request.headers):
        return False
    return request.client is not None and is_loopback(request.client.host) and is_loopback(request.url.hostname or "")
