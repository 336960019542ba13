"""Endpoints: what an HTTP request may ask, described well enough to answer it and to document it.

An endpoint names the classes of its body and of its answer; requests are checked against them, and the OpenAPI
document is made from them.
"""

from __future__ import annotations

from collections.abc import Awaitable, Callable, Sequence
from functools import cache

import msgspec
from msgspec import Struct
from starlette.requests import ClientDisconnect, Request
from starlette.responses import Response
from starlette.routing import Route

from bastide.core.errors import BastideError
from bastide.server.errors import status_of
from bastide.server.limits import client
from bastide.server.operations import watching
from bastide.tables.errors import Refused, described, nobody
from bastide.tables.messages import Facts
from bastide.tables.visitor import NOBODY, Visitor

#: The longest body that is read, and the longest one with a record in it.
LARGEST = 64 * 1024
LARGEST_RECORD = 1_100_000

encoder = msgspec.json.Encoder()


class Call(Struct, frozen=True):
    """A request that has been understood."""

    request: Request
    #: Who asks; NOBODY if they have not said.
    visitor: Visitor
    body: object

    def query(self, name: str) -> str | None:
        return self.request.query_params.get(name)

    def number(self, name: str) -> int | None:
        """A whole number among the parameters."""
        text = self.request.query_params.get(name)
        if text is None:
            return None
        if not text.isascii() or not text.isdigit() or len(text) > 15:
            raise bad_message(f"{name} must be a whole number")
        return int(text)

    @property
    def address(self) -> str:
        """From where it is asked, as limits count it."""
        return client(self.request.scope)

    def path(self, name: str) -> str:
        return str(self.request.path_params[name])


class Parameter(Struct, frozen=True):
    """Something that may stand after the question mark."""

    name: str
    kind: str
    about: str


Answer = Struct | Sequence[Struct] | Sequence[Facts] | Response | None
Handler = Callable[[Call], Awaitable[Answer]]
WhoIs = Callable[[Request], Awaitable[Visitor | None]]


class Endpoint(Struct, frozen=True, kw_only=True):
    """One method of one path. ``about`` is a line for the documentation."""

    method: str
    path: str
    handler: Handler
    about: str
    #: The class of the body; None: it has none.
    body: type[Struct] | None = None
    #: The class of the answer; None: it has none, or it is a text.
    answer: object = None
    #: The media type of an answer that is not JSON.
    media: str = "application/json"
    parameters: tuple[Parameter, ...] = ()
    #: How long it may be.
    largest: int = LARGEST
    #: Whether the asker must have said who they are.
    signed: bool = False
    #: Whether it answers those, too, who have not been let in (``people.entrance``).
    outside: bool = False
    status: int = 200
    #: Fields of the body's class that the path says already.
    implied: tuple[str, ...] = ()


def route(endpoint: Endpoint, who_is: WhoIs) -> Route:
    """The endpoint as Starlette takes it."""

    async def answer(request: Request) -> Response:
        try:
            visitor = await who_is(request) or NOBODY
            if endpoint.signed and not visitor.id:
                raise nobody()
            body = (
                None
                if endpoint.body is None
                else understood(await read_body(request, endpoint.largest), endpoint, request)
            )
            found = await endpoint.handler(Call(request, visitor, body))
        except BastideError as error:
            if "do" not in endpoint.implied or error.code == "bad-message":  # commands at tables are noted there
                watching.note_refusal(error, path=endpoint.path, table=request.path_params.get("table", ""))
            return problem(error)
        except ClientDisconnect:
            return Response(status_code=400)
        if isinstance(found, Response):
            return found
        if found is None:
            return Response(status_code=204)
        return Response(encoder.encode(found), endpoint.status, media_type="application/json")

    return Route(endpoint.path, answer, methods=[endpoint.method])


def problem(error: BastideError) -> Response:
    """What a refused request is answered; who has asked too often is told when to come back."""
    headers = {"retry-after": str(error.details["seconds"])} if error.code == "too-many" else None
    return Response(encoder.encode(described(error)), status_of(error), headers, media_type="application/json")


async def read_body(request: Request, largest: int) -> bytes:
    parts: list[bytes] = []
    size = 0
    async for part in request.stream():
        size += len(part)
        if size > largest:
            raise Refused("too-large", f"a message has at most {largest} bytes", limit=largest)
        parts.append(part)
    return b"".join(parts)


def understood(text: bytes, endpoint: Endpoint, request: Request) -> object:
    """The body as its class; Refused with what is wrong about it."""
    assert endpoint.body is not None
    try:
        if not endpoint.implied:
            return decoder(endpoint.body).decode(text)
        data = msgspec.json.decode(text or b"{}", type=dict[str, object])
        for name in endpoint.implied:
            if name in data:
                raise bad_message(f"Object contains unknown field `{name}`")
        data |= {name: request.path_params[name] for name in endpoint.implied if name in request.path_params}
        config = endpoint.body.__struct_config__
        data[str(config.tag_field)] = config.tag
        return msgspec.convert(data, endpoint.body)
    except (msgspec.DecodeError, msgspec.ValidationError, UnicodeDecodeError, RecursionError) as error:
        raise bad_message(str(error)) from None


@cache
def decoder(kind: type[Struct]) -> msgspec.json.Decoder[object]:
    return msgspec.json.Decoder(kind)


def bad_message(what: str) -> Refused:
    return Refused("bad-message", f"this message is not understood: {what}", problem=what)
