"""A request handler in a module ``*_routes.py`` is an endpoint at once, with limit, status of errors and types."""

from __future__ import annotations

import asyncio
import sys
from collections.abc import Iterator
from pathlib import Path

import pytest
from msgspec import inspect

from bastide.hosting.api.endpoint_types import ApiRequest, Endpoint
from bastide.hosting.api.http_status import get_http_status
from bastide.hosting.api.rate_limits import RateLimit
from bastide.hosting.api.route_decorator import declared_message_types, find_endpoints, route_modules
from bastide.locale import Catalogue
from bastide.server.api.typescript_messages import collect_classes, typescript_interface
from bastide.tables.request_errors import RequestRefused
from bastide.tables.visitor_and_command_context import ANONYMOUS_VISITOR

ROUTES = '''
"""Handlers of a package that nothing imports."""

from __future__ import annotations

from msgspec import Struct

from bastide.hosting.api.endpoint_types import ApiRequest
from bastide.hosting.api.rate_limits import RateLimit
from bastide.hosting.api.route_decorator import route
from bastide.tables.request_errors import RequestRefused


class Vote(Struct, frozen=True, forbid_unknown_fields=True):
    """A vote for a tune."""

    tune: str


class Poll(Struct, frozen=True):
    """Votes so far."""

    votes: list[Vote]
    asked: str


@route("POST", "/api/poll", "Vote", limit=RateLimit(3, 1), refusals={"no-tune": 404})
async def vote(request: ApiRequest, body: Vote, service: str) -> Poll:
    if not body.tune:
        raise RequestRefused("no-tune", "no tune")
    return Poll([body], service)
'''


@pytest.fixture
def package(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[str]:
    """Write a package with handlers in a subpackage, and a module that must not be imported."""
    for folder in (tmp_path / "votes_app", tmp_path / "votes_app" / "polls"):
        folder.mkdir()
        (folder / "__init__.py").write_text("")
    (tmp_path / "votes_app" / "polls" / "poll_routes.py").write_text(ROUTES)
    (tmp_path / "votes_app" / "polls" / "poll_worker.py").write_text("raise RuntimeError('imported')")
    monkeypatch.syspath_prepend(tmp_path)
    yield "votes_app"
    for name in [name for name in sys.modules if name.startswith("votes_app")]:
        del sys.modules[name]


def call(endpoint: Endpoint, body: object) -> object:
    async def ask() -> object:
        return await endpoint.handler(ApiRequest(ANONYMOUS_VISITOR, body, {}))

    return asyncio.run(ask())


def test_handler_function_is_found_and_called(package: str) -> None:
    [endpoint] = find_endpoints("the service", package)
    assert (endpoint.method, endpoint.path, endpoint.limit) == ("POST", "/api/poll", RateLimit(3, 1))
    assert endpoint.body is not None
    answer = call(endpoint, endpoint.body(tune="Greensleeves"))
    assert (getattr(answer, "asked", None), len(getattr(answer, "votes", []))) == ("the service", 1)


def test_declared_status_of_an_error(package: str) -> None:
    [endpoint] = find_endpoints("the service", package)
    assert endpoint.body is not None
    with pytest.raises(RequestRefused) as refused:
        call(endpoint, endpoint.body(tune=""))
    assert get_http_status(refused.value, endpoint.refusals) == 404
    assert get_http_status(refused.value) == 409


def test_typescript_types_of_found_messages(package: str) -> None:
    classes: set[type] = set()
    for kind in declared_message_types(package):
        collect_classes(inspect.type_info(kind), classes)
    text = "".join(typescript_interface(each) for each in sorted(classes, key=lambda each: each.__name__))
    assert "export interface Poll {\n  votes: Vote[];\n  asked: string;\n}" in text
    assert "/** A vote for a tune. */\nexport interface Vote {" in text


def test_every_declared_error_has_a_message() -> None:
    words = Catalogue("en")
    codes = {code for each in find_endpoints(None, "bastide.hosting", "bastide.server") for code in each.refusals}
    missing = sorted(f"error-{code}" for code in codes if not words.has_message(f"error-{code}"))
    assert missing == [], "write these to src/bastide/locale/LANGUAGE/error.ftl"


def test_handlers_of_hosting_and_server_are_in_route_modules() -> None:
    """Otherwise ``make messages`` misses their types."""
    modules = {module for package in ("bastide.hosting", "bastide.server") for module in route_modules(package)}
    root = Path(sys.modules["bastide.hosting"].__file__ or "").parents[2]
    for folder in ("bastide/hosting", "bastide/server"):
        for path in sorted((root / folder).rglob("*.py")):
            name = path.relative_to(root).with_suffix("").as_posix().replace("/", ".")
            if "    @route(" in path.read_text(encoding="utf-8") or "\n@route(" in path.read_text(encoding="utf-8"):
                documents = name == "bastide.hosting.api.route_decorator"
                assert documents or name in modules, f"rename {name} to *_routes.py"
