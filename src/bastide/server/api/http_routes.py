"""Adapter from endpoints (``bastide.hosting.api.endpoints``) to Starlette routes."""

from __future__ import annotations

from collections.abc import Awaitable, Callable

from starlette.requests import ClientDisconnect, Request
from starlette.responses import Response
from starlette.routing import Route
from starlette.types import Scope

from bastide.core.errors import BastideError
from bastide.hosting.api.calls import Call, Endpoint, Written, encoder, understood
from bastide.hosting.api.http_status import status_of
from bastide.hosting.api.rate_limits import address_key
from bastide.server.operations import watching
from bastide.tables.errors import Refused, described, nobody
from bastide.tables.visitor import NOBODY, Visitor

WhoIs = Callable[[Request], Awaitable[Visitor | None]]


def route(endpoint: Endpoint, identify_visitor: WhoIs) -> Route:
    """Make the Starlette route of an endpoint. ``identify_visitor`` identifies the visitor of a request."""

    async def answer(request: Request) -> Response:
        try:
            visitor = await identify_visitor(request) or NOBODY
            if endpoint.signed and not visitor.id:
                raise nobody()
            path_parameters = {name: str(value) for name, value in request.path_params.items()}
            body = (
                None
                if endpoint.body is None
                else understood(await read_body(request, endpoint.largest), endpoint, path_parameters)
            )
            address = client(request.scope)
            call = Call(visitor, body, path_parameters, request.query_params, address, request)
            result = await endpoint.handler(call)
        except BastideError as error:
            if "do" not in endpoint.implied or error.code == "bad-message":  # table commands record their own refusals
                watching.note_refusal(error, path=endpoint.path, table=request.path_params.get("table", ""))
            return problem(error)
        except ClientDisconnect:
            return Response(status_code=400)
        if isinstance(result, Response):
            return result
        if isinstance(result, Written):
            return sent_as_it_is(request, result)
        if result is None:
            return Response(status_code=204)
        return Response(encoder.encode(result), endpoint.status, media_type="application/json")

    return Route(endpoint.path, answer, methods=[endpoint.method])


def problem(error: BastideError) -> Response:
    """Return the JSON response for an error, with ``Retry-After`` if a rate limit was exceeded."""
    headers = {"retry-after": str(error.details["seconds"])} if error.code == "too-many" else None
    return Response(encoder.encode(described(error)), status_of(error), headers, media_type="application/json")


async def read_body(request: Request, max_bytes: int) -> bytes:
    """Read the body of a request. Raises ``RequestRefused`` (``too-large``) beyond ``max_bytes`` bytes."""
    parts: list[bytes] = []
    size = 0
    async for part in request.stream():
        size += len(part)
        if size > max_bytes:
            raise Refused("too-large", f"a message has at most {max_bytes} bytes", limit=max_bytes)
        parts.append(part)
    return b"".join(parts)


def sent_as_it_is(request: Request, written: Written) -> Response:
    """Return an encoded response, or 304 if the client's ETag still matches."""
    tag = written.headers.get("etag")
    if tag is not None and request.headers.get("if-none-match") == tag:
        return Response(status_code=304, headers=written.headers)
    return Response(written.text, media_type=written.media, headers=written.headers)


def client(scope: Scope) -> str:
    """Return the client's address as rate limits and bans count it. Trusted proxies are already resolved."""
    found = scope.get("client")
    return address_key(found[0]) if found else "unknown"


def request_of(call: Call) -> Request:
    """Return the Starlette request behind an API request, for cookies and headers."""
    assert isinstance(call.came_as, Request)
    return call.came_as
