"""Dispatcher of the page's requests to endpoints (``bastide.hosting.api.endpoint_types``)."""

from __future__ import annotations

import re
from typing import NamedTuple
from urllib.parse import parse_qsl, unquote, urlsplit

from bastide.core.errors import BastideError
from bastide.hosting.api.endpoint_types import ApiRequest, EncodedResponse, Endpoint, decode_body, json_encoder
from bastide.hosting.api.http_status import NO_REFUSALS, get_http_status
from bastide.tables.request_errors import RequestRefused, describe_error, not_identified_error
from bastide.tables.visitor_and_command_context import Visitor

PATH_PARAMETER = re.compile(r"\{(\w+)\}")


class DispatchedResponse(NamedTuple):
    """Response to the page: HTTP status, media type and text."""

    status: int
    media: str
    text: str


class RequestDispatcher:
    """Routes requests to endpoints by method and path."""

    def __init__(self, endpoints: list[Endpoint]) -> None:
        self._paths = [(re.compile(PATH_PARAMETER.sub(r"(?P<\1>[^/]+)", each.path)), each) for each in endpoints]

    async def dispatch(self, method: str, address: str, body: bytes, visitor: Visitor) -> DispatchedResponse:
        """Handle a request; errors are returned as responses."""
        refusals = NO_REFUSALS
        try:
            endpoint, call = self._route(method, address, body, visitor)
            refusals = endpoint.refusals
            found = await endpoint.handler(call)
        except BastideError as error:
            text = json_encoder.encode(describe_error(error)).decode()
            return DispatchedResponse(get_http_status(error, refusals), "application/json", text)
        if isinstance(found, EncodedResponse):
            text = found.text if isinstance(found.text, str) else found.text.decode()
            return DispatchedResponse(endpoint.status, found.media, text)
        if found is None:
            return DispatchedResponse(204, "", "")
        return DispatchedResponse(endpoint.status, "application/json", json_encoder.encode(found).decode())

    def _route(self, method: str, address: str, body: bytes, visitor: Visitor) -> tuple[Endpoint, ApiRequest]:
        parts = urlsplit(address)
        for pattern, endpoint in self._paths:
            found = pattern.fullmatch(parts.path) if endpoint.method == method else None
            if found is None:
                continue
            if endpoint.signed and not visitor.id:
                raise not_identified_error()
            if len(body) > endpoint.largest:
                raise RequestRefused(
                    "too-large", f"this is too large; the limit is {endpoint.largest} bytes", limit=endpoint.largest
                )
            path_parameters = {name: unquote(value) for name, value in found.groupdict().items()}
            decoded_body = decode_body(body, endpoint, path_parameters) if endpoint.body is not None else None
            return endpoint, ApiRequest(visitor, decoded_body, path_parameters, dict(parse_qsl(parts.query)))
        raise RequestRefused("no-path", f"not found: {parts.path}", path=parts.path)
