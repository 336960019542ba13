"""Decorator that declares the endpoint of a handler: a function, or a method of a ``Routes`` object.

The class of the body is the annotation of the parameter ``body``, the class of the response that of the return value.
For an encoded response, ``answer`` names the class of its content. A function may take the parameter ``service``, the
table service::

    class LessonCount(Struct, frozen=True):
        lessons: int

    @route("GET", "/api/games/{game}/lesson-count", "Count the lessons of a game", limit=RateLimit(60, 2))
    async def count_lessons(request: ApiRequest) -> LessonCount:
        return LessonCount(len(get_lessons(request.get_path_value("game"))))

Functions are found by convention, in the modules ``*_routes.py`` below a package. ``make messages`` writes the
TypeScript types of all bodies and responses that are declared.
"""

from __future__ import annotations

from collections.abc import Awaitable, Callable, Mapping
from functools import cache, partial
from importlib import import_module
from pkgutil import iter_modules
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
from bastide.hosting.api.http_status import NO_REFUSALS
from bastide.hosting.api.rate_limits import RateLimit

HandlerFunction = TypeVar("HandlerFunction", bound=Callable[..., Awaitable[HandlerResult]])

#: End of the names of modules in which handler functions are found.
ROUTES_MODULE_SUFFIX = "_routes"


class RouteDeclaration(NamedTuple):
    """Declaration of an endpoint whose handler is not bound to an instance or a service yet."""

    body: type[Struct] | None
    answer: object
    takes_service: bool
    endpoint: partial[Endpoint]


#: By handler function.
_DECLARATIONS: dict[Callable[..., Awaitable[HandlerResult]], RouteDeclaration] = {}


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
    allows_banned: bool = False,
    status: int = 200,
    limit: RateLimit | None = None,
    refusals: Mapping[str, int] = NO_REFUSALS,
) -> Callable[[HandlerFunction], HandlerFunction]:
    """Declare the endpoint of a handler; see ``Endpoint`` for the arguments."""

    def mark(function: HandlerFunction) -> HandlerFunction:
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
            allows_banned=allows_banned,
            status=status,
            limit=limit,
            refusals=refusals,
        )
        _DECLARATIONS[function] = RouteDeclaration(body, answer or return_type, "service" in hints, endpoint)
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


def list_owned_endpoints(owner: object) -> list[Endpoint]:
    """List the endpoints of all ``Routes`` that an object has as attributes."""
    return [endpoint for each in vars(owner).values() if isinstance(each, Routes) for endpoint in each.list_endpoints()]


def find_endpoints(service: object, *packages: str) -> list[Endpoint]:
    """Find the endpoints of all handler functions in the modules ``*_routes.py`` of these packages."""
    found = []
    for package in packages:
        for module in route_modules(package):
            for function in vars(import_module(module)).values():
                declaration = _DECLARATIONS.get(function) if callable(function) else None
                if declaration is not None and function.__module__ == module:
                    handler = partial(function, service=service) if declaration.takes_service else function
                    found.append(declaration.endpoint(handler=bind_body(handler, declaration.body)))
    return found


@cache
def route_modules(package: str) -> tuple[str, ...]:
    """List the modules below a package whose names end in ``_routes``."""
    found: list[str] = []
    for module in iter_modules(import_module(package).__path__, f"{package}."):
        if module.ispkg:
            found += route_modules(module.name)
        elif module.name.endswith(ROUTES_MODULE_SUFFIX):
            found.append(module.name)
    return tuple(found)


def declared_message_types(*packages: str) -> list[object]:
    """List the types of all bodies and responses that handlers of these packages declare.

    Handlers outside of ``*_routes.py`` count if their module is imported.
    """
    for package in packages:
        for module in route_modules(package):
            import_module(module)
    declared = [each for function, each in _DECLARATIONS.items() if function.__module__.startswith(packages)]
    return [kind for each in declared for kind in (each.body, each.answer) if kind is not None]


def bind_body(handler: Callable[..., Awaitable[HandlerResult]], body: type[Struct] | None) -> Handler:
    """Convert a function or method to a handler, which passes the decoded body if there is one."""
    if body is None:
        return handler

    async def carry_out(request: ApiRequest) -> HandlerResult:
        return await handler(request, request.body)

    return carry_out
