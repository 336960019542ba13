"""One operation of the HTTP API: what it takes, what it answers, and who does it. The OpenAPI document lists them."""

from __future__ import annotations

from collections.abc import Awaitable, Callable
from typing import Literal, TypeVar

import msgspec
from starlette.requests import Request
from starlette.responses import Response

from bastide.server.errors import Refused

Body = TypeVar("Body")

#: The longest body that anybody may send; a record is the longest there is.
BODY_LIMIT = 1_100_000


class Endpoint(msgspec.Struct, frozen=True):
    """An operation. Its description is the docstring of its handler."""

    method: Literal["GET", "POST", "DELETE"]
    path: str
    handler: Callable[[Request], Awaitable[Response]]
    #: The type of what is answered; None for an empty answer.
    answer: object
    #: The class of the message that it takes.
    body: type[msgspec.Struct] | None = None


async def read_body(request: Request, kind: type[Body]) -> Body:
    """What was sent, as a message of this kind; Refused if it is none."""
    try:
        return msgspec.json.decode(await request.body(), type=kind)
    except (msgspec.ValidationError, msgspec.DecodeError, UnicodeDecodeError, RecursionError) as error:
        raise Refused("bad-message", f"that is no {kind.__name__}: {error}", problem=str(error)) from error


def answer(data: object, status: int = 200) -> Response:
    """A message as JSON."""
    return Response(msgspec.json.encode(data), status, media_type="application/json")
