"""Adapter from endpoints (``bastide.hosting.api.endpoint_types``) to Starlette routes."""

from __future__ import annotations

from collections.abc import Awaitable, Callable

from starlette.requests import ClientDisconnect, Request
from starlette.responses import Response
from starlette.routing import Route
from starlette.types import Scope

from bastide.core.errors import BastideError
from bastide.hosting.api.endpoint_types import ApiRequest, EncodedResponse, Endpoint, decode_body, json_encoder
from bastide.hosting.api.http_status import NO_REFUSALS, get_http_status
from bastide.hosting.api.rate_limits import get_address_key
from bastide.hosting.storage.log_store import refuse_if_unavailable
from bastide.server.operations import command_telemetry
from bastide.tables.request_errors import RequestRefused, describe_error, not_identified_error
from bastide.tables.visitor_and_command_context import ANONYMOUS_VISITOR, Visitor

IdentifyVisitor = Callable[[Request], Awaitable[Visitor | None]]


def make_route(endpoint: Endpoint, identify_visitor: IdentifyVisitor) -> Route:
    """Make the Starlette route of an endpoint. ``identify_visitor`` identifies the visitor of a request."""

    async def call_endpoint(request: Request) -> object:
        visitor = await identify_visitor(request) or ANONYMOUS_VISITOR
        if endpoint.signed and not visitor.id:
            raise not_identified_error()
        path_parameters = {name: str(value) for name, value in request.path_params.items()}
        body = (
            None
            if endpoint.body is None
            else decode_body(await read_body(request, endpoint.largest), endpoint, path_parameters)
        )
        address = client_key(request.scope)
        return await endpoint.handler(
            ApiRequest(visitor, body, path_parameters, request.query_params, address, request)
        )

    async def answer(request: Request) -> Response:
        try:
            with refuse_if_unavailable():
                result = await call_endpoint(request)
        except BastideError as error:
            if "do" not in endpoint.implied or error.code == "bad-message":  # table commands record their own refusals
                command_telemetry.record_refusal(error, path=endpoint.path, table=request.path_params.get("table", ""))
            return error_response(error, endpoint)
        except ClientDisconnect:
            return Response(status_code=400)
        if isinstance(result, Response):
            return result
        if isinstance(result, EncodedResponse):
            return written_response(request, result)
        if result is None:
            return Response(status_code=204)
        return Response(json_encoder.encode(result), endpoint.status, media_type="application/json")

    return Route(endpoint.path, answer, methods=[endpoint.method])


def error_response(error: BastideError, endpoint: Endpoint | None = None) -> Response:
    """Return the JSON response for an error of an endpoint, with ``Retry-After`` if a rate limit was exceeded."""
    headers = {"retry-after": str(error.details["seconds"])} if error.code == "too-many" else None
    return Response(
        json_encoder.encode(describe_error(error)),
        get_http_status(error, endpoint.refusals if endpoint else NO_REFUSALS),
        headers,
        media_type="application/json",
    )


async def read_body(request: Request, max_bytes: int) -> bytes:
    """Read the body of a request. Raises ``RequestRefused`` (``too-large``) beyond ``max_bytes`` bytes."""
    parts: list[bytes] = []
    size = 0
    async for part in request.stream():
        size += len(part)
        if size > max_bytes:
            raise RequestRefused("too-large", f"this is too large; the limit is {max_bytes} bytes", limit=max_bytes)
        parts.append(part)
    return b"".join(parts)


def written_response(request: Request, written: EncodedResponse) -> Response:
    """Return an encoded response, or 304 if the client's ETag still matches."""
    tag = written.headers.get("etag")
    if tag is not None and request.headers.get("if-none-match") == tag:
        return Response(status_code=304, headers=written.headers)
    return Response(written.text, media_type=written.media, headers=written.headers)


def client_key(scope: Scope) -> str:
    """Return the client's address as rate limits and bans count it. Trusted proxies are already resolved."""
    found = scope.get("client")
    return get_address_key(found[0]) if found else "unknown"


def starlette_request(call: ApiRequest) -> Request:
    """Return the Starlette request behind an API request, for cookies and headers."""
    assert isinstance(call.raw_request, Request)
    return call.raw_request
