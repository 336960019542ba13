"""Requests, responses and endpoints of the API, independent of the transport.

An endpoint names the classes of its body and of its response. Requests are validated against them, and the OpenAPI
document is generated from them. Requests arrive over HTTP, or as messages of a page to its own worker.
"""

from __future__ import annotations

from collections.abc import Awaitable, Callable, Mapping, Sequence
from functools import cache
from typing import Protocol, TypeAlias

import msgspec
from msgspec import Struct

from bastide.hosting.api.rate_limits import RateLimit
from bastide.tables.messages import JsonObject
from bastide.tables.request_errors import RequestRefused
from bastide.tables.visitor_and_command_context import Visitor

#: Maximum size of a request body, and of one that contains a record.
MAX_BODY_BYTES = 64 * 1024
MAX_RECORD_BODY_BYTES = 1_100_000
#: Cache-Control value for responses that may change: clients revalidate them with their ETag.
REVALIDATE_CACHE_CONTROL = "no-cache"

json_encoder = msgspec.json.Encoder()


class ApiRequest(Struct, frozen=True):
    """A decoded and validated request."""

    #: The sender; ANONYMOUS_VISITOR if not identified.
    visitor: Visitor
    body: object
    #: Values from the path, and from the query string.
    path_parameters: Mapping[str, str]
    query_parameters: Mapping[str, str] = {}
    #: Address of the client, as counted by rate limits.
    address: str = ""
    #: The request of the transport, for handlers that know it (``server.http.request_of``).
    raw_request: object = None

    def get_query(self, name: str) -> str | None:
        return self.query_parameters.get(name)

    def get_integer(self, name: str) -> int | None:
        """Return a non-negative integer from the query string; None if it is missing."""
        text = self.query_parameters.get(name)
        if text is None:
            return None
        if not text.isascii() or not text.isdigit() or len(text) > 15:
            raise bad_message_error(f"{name} must be a whole number")
        return int(text)

    def get_path_value(self, name: str) -> str:
        return self.path_parameters[name]


class QueryParameter(Struct, frozen=True):
    """A parameter of the query string."""

    name: str
    kind: str
    about: str


class EncodedResponse(Struct, frozen=True):
    """A response that is already encoded: text, a picture, JSON from another process."""

    text: str | bytes
    media: str = "application/json"
    headers: dict[str, str] = {}


class TransportResponse(Protocol):
    """A complete response of the transport, from handlers that know it."""

    status_code: int


HandlerResult: TypeAlias = Struct | Sequence[Struct] | Sequence[JsonObject] | TransportResponse | None
Handler: TypeAlias = Callable[[ApiRequest], Awaitable[HandlerResult]]


class Endpoint(Struct, frozen=True, kw_only=True):
    """One method of one path. ``about`` is a line for the documentation."""

    method: str
    path: str
    handler: Handler
    about: str
    #: Class of the body; None: no body.
    body: type[Struct] | None = None
    #: Class of the response; None: no content, or text.
    answer: object = None
    #: Media type of the response.
    media: str = "application/json"
    parameters: tuple[QueryParameter, ...] = ()
    #: Maximum size of the body in bytes.
    largest: int = MAX_BODY_BYTES
    #: Whether the sender must be identified.
    signed: bool = False
    #: Whether it also answers people who have not been admitted to the server (``people.entrance``).
    outside: bool = False
    #: Whether it also answers banned people and addresses.
    allows_banned: bool = False
    status: int = 200
    #: Fields of the body that are taken from the path.
    implied: tuple[str, ...] = ()
    #: Rate limit per address, in addition to the one on all requests.
    limit: RateLimit | None = None
    #: HTTP status by error code, for errors of this endpoint (others: ``http_status``).
    refusals: Mapping[str, int] = {}


def decode_body(text: bytes, endpoint: Endpoint, places: Mapping[str, str]) -> object:
    """Decode the body of a request; RequestRefused with the problem if it is invalid."""
    assert endpoint.body is not None
    try:
        if not endpoint.implied:
            return get_decoder(endpoint.body).decode(text)
        data = msgspec.json.decode(text or b"{}", type=dict[str, object])
        for name in endpoint.implied:
            if name in data:
                raise bad_message_error(f"Object contains unknown field `{name}`")
        data |= {name: places[name] for name in endpoint.implied if name in places}
        config = endpoint.body.__struct_config__
        data[str(config.tag_field)] = config.tag
        return msgspec.convert(data, endpoint.body)
    except (msgspec.DecodeError, msgspec.ValidationError, UnicodeDecodeError, RecursionError) as error:
        raise bad_message_error(str(error)) from None


@cache
def get_decoder(kind: type[Struct]) -> msgspec.json.Decoder[object]:
    return msgspec.json.Decoder(kind)


def bad_message_error(what: str) -> RequestRefused:
    return RequestRefused("bad-message", f"invalid request: {what}", problem=what)
