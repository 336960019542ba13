"""Endpoints: what a request may ask, described well enough to answer it and to document it.

An endpoint names the classes of its body and of its answer; requests are checked against them, and the OpenAPI
document is made from them. Over which way a request comes (HTTP, a message of the page to its own worker) is not known
here.
"""

from __future__ import annotations

from collections.abc import Awaitable, Callable, Mapping, Sequence
from functools import cache
from typing import Protocol, TypeAlias

import msgspec
from msgspec import Struct

from bastide.tables.errors import Refused
from bastide.tables.messages import Facts
from bastide.tables.visitor import Visitor

#: The longest body that is read, and the longest one with a record in it.
LARGEST = 64 * 1024
LARGEST_RECORD = 1_100_000
#: For what may be another one tomorrow: it is asked for again, and mostly answered by "as before".
ASK_AGAIN = "no-cache"

encoder = msgspec.json.Encoder()


class Call(Struct, frozen=True):
    """A request that has been understood."""

    #: Who asks; NOBODY if they have not said.
    visitor: Visitor
    body: object
    #: What the path says, and what stands after the question mark.
    places: Mapping[str, str]
    parameters: Mapping[str, str] = {}
    #: From where it is asked, as limits count it.
    address: str = ""
    #: What it came as, for those who know (``server.http.request_of``).
    came_as: object = None

    def query(self, name: str) -> str | None:
        return self.parameters.get(name)

    def number(self, name: str) -> int | None:
        """A whole number among the parameters."""
        text = self.parameters.get(name)
        if text is None:
            return None
        if not text.isascii() or not text.isdigit() or len(text) > 15:
            raise bad_message(f"{name} must be a whole number")
        return int(text)

    def path(self, name: str) -> str:
        return self.places[name]


class Parameter(Struct, frozen=True):
    """Something that may stand after the question mark."""

    name: str
    kind: str
    about: str


class Written(Struct, frozen=True):
    """An answer that is written already: a text, a picture, JSON from another process."""

    text: str | bytes
    media: str = "application/json"
    headers: dict[str, str] = {}


class Ready(Protocol):
    """A whole answer, from those who know over which way they are asked."""

    status_code: int


Answer: TypeAlias = Struct | Sequence[Struct] | Sequence[Facts] | Ready | None
Handler: TypeAlias = Callable[[Call], Awaitable[Answer]]


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


def understood(text: bytes, endpoint: Endpoint, places: Mapping[str, str]) -> object:
    """The body as its class; Refused with what is wrong about it."""
    assert endpoint.body is not None
    try:
        if not endpoint.implied:
            return decoder(endpoint.body).decode(text)
        data = msgspec.json.decode(text or b"{}", type=dict[str, object])
        for name in endpoint.implied:
            if name in data:
                raise bad_message(f"Object contains unknown field `{name}`")
        data |= {name: places[name] for name in endpoint.implied if name in places}
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
