"""Classes that answer requests: a method for each, which says in one place what it answers and how.

What a method is handed and what it gives is told by its annotations: the class of the body by that of ``body``, the
class of the answer by what it returns. Where that is written already, ``answer`` names what is in it.
"""

from __future__ import annotations

from collections.abc import Awaitable, Callable
from functools import partial
from typing import NamedTuple, TypeVar, get_type_hints

from msgspec import Struct

from bastide.hosting.api.calls import LARGEST, Answer, Call, Endpoint, Handler, Parameter, Written

Method = TypeVar("Method", bound=Callable[..., Awaitable[Answer]])


class Mark(NamedTuple):
    """What is known of an endpoint before there is anybody to answer it."""

    body: type[Struct] | None
    endpoint: partial[Endpoint]


#: By the function that answers.
_MARKS: dict[object, Mark] = {}


def answers(
    method: str,
    path: str,
    about: str,
    *,
    answer: object = None,
    media: str = "application/json",
    parameters: tuple[Parameter, ...] = (),
    largest: int = LARGEST,
    signed: bool = False,
    outside: bool = False,
    status: int = 200,
) -> Callable[[Method], Method]:
    """Mark a method as the one that answers there (see ``Endpoint``)."""

    def mark(function: Method) -> Method:
        hints = get_type_hints(function)
        body = hints.get("body")
        given = None if is_ready(hints["return"]) else hints["return"]
        endpoint = partial(
            Endpoint,
            method=method,
            path=path,
            about=about,
            body=body,
            answer=answer or given,
            media=media,
            parameters=parameters,
            largest=largest,
            signed=signed,
            outside=outside,
            status=status,
        )
        _MARKS[function] = Mark(body, endpoint)
        return function

    return mark


def is_ready(kind: object) -> bool:
    """Whether what a method returns says nothing about what is in it: it is written already, or there is nothing."""
    return isinstance(kind, type) and (kind is Written or not issubclass(kind, Struct))


class Routes:
    """Whoever answers requests, by the methods that are marked."""

    def endpoints(self) -> list[Endpoint]:
        """In the order in which they are written."""
        marked = [(name, _MARKS.get(each)) for name, each in vars(type(self)).items() if callable(each)]
        return [
            mark.endpoint(handler=handled(getattr(self, name), mark.body)) for name, mark in marked if mark is not None
        ]


def handled(method: Callable[..., Awaitable[Answer]], body: type[Struct] | None) -> Handler:
    """A method as whoever calls it: with the body, if there is one, as what it was found to be."""
    if body is None:
        return method

    async def carry_out(call: Call) -> Answer:
        return await method(call, call.body)

    return carry_out
