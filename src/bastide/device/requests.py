"""Dispatcher of the page's requests to endpoints (``bastide.hosting.api.endpoints``)."""

from __future__ import annotations

import re
from typing import NamedTuple
from urllib.parse import parse_qsl, unquote, urlsplit

from bastide.core.errors import BastideError
from bastide.hosting.api.calls import Call, Endpoint, Written, encoder, understood
from bastide.hosting.api.http_status import status_of
from bastide.tables.errors import Refused, described, nobody
from bastide.tables.visitor import Visitor

PLACE = re.compile(r"\{(\w+)\}")


class Answered(NamedTuple):
    """Response to the page: HTTP status, media type and text."""

    status: int
    media: str
    text: str


class Desk:
    """Routes requests to endpoints by method and path."""

    def __init__(self, endpoints: list[Endpoint]) -> None:
        self._paths = [(re.compile(PLACE.sub(r"(?P<\1>[^/]+)", each.path)), each) for each in endpoints]

    async def answer(self, method: str, address: str, body: bytes, visitor: Visitor) -> Answered:
        """Handle a request; errors are returned as responses."""
        try:
            endpoint, call = self._route(method, address, body, visitor)
            found = await endpoint.handler(call)
        except BastideError as error:
            return Answered(status_of(error), "application/json", encoder.encode(described(error)).decode())
        if isinstance(found, Written):
            text = found.text if isinstance(found.text, str) else found.text.decode()
            return Answered(endpoint.status, found.media, text)
        if found is None:
            return Answered(204, "", "")
        return Answered(endpoint.status, "application/json", encoder.encode(found).decode())

    def _route(self, method: str, address: str, body: bytes, visitor: Visitor) -> tuple[Endpoint, Call]:
        parts = urlsplit(address)
        for pattern, endpoint in self._paths:
            found = pattern.fullmatch(parts.path) if endpoint.method == method else None
            if found is None:
                continue
            if endpoint.signed and not visitor.id:
                raise nobody()
            if len(body) > endpoint.largest:
                raise Refused("too-large", f"a message has at most {endpoint.largest} bytes", limit=endpoint.largest)
            path_parameters = {name: unquote(value) for name, value in found.groupdict().items()}
            decoded_body = understood(body, endpoint, path_parameters) if endpoint.body is not None else None
            return endpoint, Call(visitor, decoded_body, path_parameters, dict(parse_qsl(parts.query)))
        raise Refused("no-path", f"there is nothing at {parts.path}", path=parts.path)
