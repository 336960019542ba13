"""What machines ask a server: whether it lives, whether it can work, and how it does."""

from __future__ import annotations

import hmac
from collections.abc import Callable
from typing import Final

from starlette.requests import Request
from starlette.responses import JSONResponse, PlainTextResponse, Response
from starlette.routing import Route

from bastide.server.connections.known_hosts import is_loopback
from bastide.server.operations import metrics
from bastide.server.settings import Settings
from bastide.server.store import DatabaseStore

#: What proxies add to what they pass on.
FORWARDED: Final = frozenset(
    ["forwarded", "via", "x-forwarded-for", "x-forwarded-host", "x-forwarded-proto", "x-real-ip", "cf-connecting-ip"]
)


def routes(store: DatabaseStore, stopping: Callable[[], bool], settings: Settings) -> list[Route]:
    """``stopping``: whether the server is about to end."""

    async def alive(request: Request) -> Response:
        return PlainTextResponse("ok\n")

    async def ready(request: Request) -> Response:
        state: dict[str, bool | str] = {"database": await store.ready(), "stopping": stopping()}
        if not state["database"]:
            state["problem"] = store.problem or "away"
        return JSONResponse(state, 200 if state["database"] and not state["stopping"] else 503)

    async def figures(request: Request) -> Response:
        if not may_see_figures(request, settings):
            return PlainTextResponse("the figures are for those who know the token\n", 401)
        return Response(metrics.exposition(), media_type="text/plain; version=0.0.4; charset=utf-8")

    return [
        Route("/healthz", alive, methods=["GET"]),
        Route("/readyz", ready, methods=["GET"]),
        Route("/metrics", figures, methods=["GET"]),
    ]


def may_see_figures(request: Request, settings: Settings) -> bool:
    """Who knows the token; where there is none, a program on this machine."""
    if settings.metrics_token:
        said = request.headers.get("authorization", "")
        return hmac.compare_digest(said.encode(), f"Bearer {settings.metrics_token}".encode())
    # What a proxy passes on comes from this machine, too, and need not say that it was passed on.
    if settings.public_url or settings.trusted_proxies or FORWARDED & set(request.headers):
        return False
    return request.client is not None and is_loopback(request.client.host) and is_loopback(request.url.hostname or "")
