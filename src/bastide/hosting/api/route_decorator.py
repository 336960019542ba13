"""Decorator that declares the endpoint of a handler method.

The class of the body is the annotation of the parameter ``body``, the class of the response that of the return value.
For an encoded response, ``answer`` names the class of its content.
"""

from __future__ import annotations

from collections.abc import Awaitable, Callable
from functools import partial
from typing import NamedTuple, TypeVar, get_type_hints

from msgspec import Struct

from bastide.hosting.api.endpoint_types import (
    MAX_BODY_BYTES,
    ApiRequest,
    EncodedResponse,
    Endpoint,
    Handler,
    HandlerResult,
    QueryParameter,
)

Method = TypeVar("Method", bound=Callable[..., Awaitable[HandlerResult]])


class RouteDeclaration(NamedTuple):
    """Declaration of an endpoint whose handler is not bound to an instance yet."""

    body: type[Struct] | None
    endpoint: partial[Endpoint]


#: By handler function.
_DECLARATIONS: dict[object, RouteDeclaration] = {}


def route(
    method: str,
    path: str,
    about: str,
    *,
    answer: object = None,
    media: str = "application/json",
    parameters: tuple[QueryParameter, ...] = (),
    largest: int = MAX_BODY_BYTES,
    signed: bool = False,
    outside: bool = False,
    status: int = 200,
) -> Callable[[Method], Method]:
    """Declare the endpoint of a handler method; see ``Endpoint`` for the arguments."""

    def mark(function: Method) -> Method:
        hints = get_type_hints(function)
        body = hints.get("body")
        return_type = None if is_encoded_response(hints["return"]) else hints["return"]
        endpoint = partial(
            Endpoint,
            method=method,
            path=path,
            about=about,
            body=body,
            answer=answer or return_type,
            media=media,
            parameters=parameters,
            largest=largest,
            signed=signed,
            outside=outside,
            status=status,
        )
        _DECLARATIONS[function] = RouteDeclaration(body, endpoint)
        return function

    return mark


def is_encoded_response(kind: object) -> bool:
    """Return whether a return type does not describe the content: an encoded response, or none."""
    return isinstance(kind, type) and (kind is EncodedResponse or not issubclass(kind, Struct))


class Routes:
    """Base class of objects with handler methods."""

    def list_endpoints(self) -> list[Endpoint]:
        """Return the endpoints of all declared methods, in source order."""
        declared = [(name, _DECLARATIONS.get(each)) for name, each in vars(type(self)).items() if callable(each)]
        return [
            declaration.endpoint(handler=bind_body(getattr(self, name), declaration.body))
            for name, declaration in declared
            if declaration is not None
        ]


def bind_body(method: Callable[..., Awaitable[HandlerResult]], body: type[Struct] | None) -> Handler:
    """Convert a method to a handler, which passes the decoded body if there is one."""
    if body is None:
        return method

    async def carry_out(request: ApiRequest) -> HandlerResult:
        return await method(request, request.body)

    return carry_out
