"""What machines ask a server: whether it lives, whether it can work, and how it does."""

from __future__ import annotations

import hmac
from collections.abc import Callable

from starlette.requests import Request
from starlette.responses import JSONResponse, PlainTextResponse, Response
from starlette.routing import Route

from bastide.server.operations import metrics
from bastide.server.store import DatabaseStore


def routes(store: DatabaseStore, stopping: Callable[[], bool], token: str) -> list[Route]:
    """``stopping``: whether the server is about to end. ``token``: what one must know to see the figures."""

    async def alive(request: Request) -> Response:
        return PlainTextResponse("ok\n")

    async def ready(request: Request) -> Response:
        state: dict[str, bool | str] = {"database": await store.ready(), "stopping": stopping()}
        if not state["database"]:
            state["problem"] = store.problem or "away"
        return JSONResponse(state, 200 if state["database"] and not state["stopping"] else 503)

    async def figures(request: Request) -> Response:
        said = request.headers.get("authorization", "")
        if token and not hmac.compare_digest(said.encode(), f"Bearer {token}".encode()):
            return PlainTextResponse("the figures are for those who know the token\n", 401)
        return Response(metrics.exposition(), media_type="text/plain; version=0.0.4; charset=utf-8")

    return [
        Route("/healthz", alive, methods=["GET"]),
        Route("/readyz", ready, methods=["GET"]),
        Route("/metrics", figures, methods=["GET"]),
    ]
