"""Security middleware: origin checks, rate limits and security headers."""

from __future__ import annotations

from contextlib import ExitStack

import pytest
from starlette.applications import Starlette
from starlette.requests import Request
from starlette.responses import PlainTextResponse, Response
from starlette.routing import Route, WebSocketRoute
from starlette.testclient import TestClient
from starlette.websockets import WebSocket, WebSocketDisconnect

from bastide.hosting.api import rate_limits as limits
from bastide.hosting.api.endpoint_types import ApiRequest, Endpoint
from bastide.hosting.api.rate_limits import (
    RateLimit,
    TokenBuckets,
    check_rate_limit,
    get_address_key,
)
from bastide.server.connections.security_middleware import add_security_middleware, origin_of
from bastide.server.settings import Settings
from bastide.tables.request_errors import RequestRefused


async def hello(request: Request) -> Response:
    return PlainTextResponse("hello")


async def greet(socket: WebSocket) -> None:
    await socket.accept()
    await socket.send_text("hello")
    await socket.receive()


async def nothing(request: ApiRequest) -> None:
    """Handle a request without a response."""


#: Endpoints that declare a rate limit, with and without parameters in their path.
LIMITED = [
    Endpoint(method="POST", path="/api/me", handler=nothing, about="", limit=limits.NEW_GUEST_LIMIT),
    Endpoint(method="GET", path="/api/games/{game}/puzzles", handler=nothing, about="", limit=limits.RateLimit(2, 1)),
]


def browser(base_url: str = "http://localhost:8421", **settings: object) -> TestClient:
    app = Starlette(
        routes=[
            Route("/api/me", hello, methods=["GET", "POST", "DELETE"]),
            Route("/api/games/{game}/puzzles", hello),
            Route("/", hello),
            WebSocketRoute("/ws", greet),
        ]
    )
    # A fixed clock, so that the speed of the machine does not matter.
    guarded = add_security_middleware(app, Settings(**settings), LIMITED, clock=lambda: 0.0)  # type: ignore[arg-type]
    return TestClient(guarded, base_url=base_url)


HTTPS = {"public_url": "https://play.example.org"}


@pytest.mark.parametrize(
    ("settings", "headers", "fine"),
    [
        ({}, {}, True),  # not a browser
        ({}, {"origin": "http://localhost:8421"}, True),
        ({}, {"origin": "HTTP://LOCALHOST:8421"}, True),
        ({}, {"origin": "https://localhost:8421"}, True),  # TLS terminated by a proxy
        ({}, {"origin": "http://localhost"}, False),
        ({}, {"origin": "http://evil.example"}, False),
        ({}, {"origin": "http://localhost:8421.evil.example"}, False),
        ({}, {"origin": "null"}, False),
        ({}, {"origin": ""}, False),
        ({}, {"sec-fetch-site": "cross-site"}, False),
        ({}, {"sec-fetch-site": "same-site", "origin": "http://localhost:8421"}, False),
        ({}, {"sec-fetch-site": "same-origin", "origin": "http://localhost:8421"}, True),
        (HTTPS, {"origin": "https://play.example.org"}, True),
        (HTTPS, {"origin": "http://play.example.org"}, False),
        (HTTPS, {"origin": "http://localhost:8421"}, False),
        (HTTPS, {"origin": "https://play.example.org.evil.example"}, False),
    ],
)
def test_cross_site_writes_are_refused(settings: dict[str, str], headers: dict[str, str], fine: bool) -> None:
    with browser(**settings) as client:
        for method in ("POST", "DELETE"):
            answer = client.request(method, "/api/me", headers=headers)
            assert answer.status_code == (200 if fine else 403)
            assert fine or answer.json()["code"] == "origin"
        assert client.get("/api/me", headers=headers).status_code == 200
        if fine:
            with client.websocket_connect("ws://localhost:8421/ws", headers=headers) as socket:
                assert socket.receive_text() == "hello"
        else:
            with (
                pytest.raises(WebSocketDisconnect) as closed,
                client.websocket_connect("ws://localhost:8421/ws", headers=headers),
            ):
                pass
            assert closed.value.code == 1008


def test_every_response_has_security_headers() -> None:
    with browser() as client:
        for answer in (client.get("/"), client.get("/nowhere"), client.post("/api/me", headers={"origin": "http://x"})):
            policy = answer.headers["content-security-policy"]
            assert "default-src 'self'" in policy
            assert "frame-ancestors 'none'" in policy
            assert "script-src 'self';" in policy
            assert "unsafe-eval" not in policy
            assert answer.headers["x-content-type-options"] == "nosniff"
            assert answer.headers["referrer-policy"] == "no-referrer"
            assert "strict-transport-security" not in answer.headers
        assert client.get("/api/me").headers["cache-control"] == "no-store"
        assert "cache-control" not in client.get("/").headers
    with browser(**HTTPS) as client:
        assert "max-age" in client.get("/").headers["strict-transport-security"]


def test_declared_rate_limit_counts_all_values_of_a_path_parameter() -> None:
    with browser() as client:
        games = ("dominion", "carcassonne", "magpie")
        assert [client.get(f"/api/games/{game}/puzzles").status_code for game in games] == [200, 200, 429]
        assert client.get("/api/games/dominion/puzzles/more").status_code == 404, "another path is not limited"


def test_rate_limited_requests_get_retry_after() -> None:
    with browser() as client:
        answers = [client.post("/api/me") for _ in range(int(limits.NEW_GUEST_LIMIT.burst) + 1)]
        assert [answer.status_code for answer in answers] == [200] * int(limits.NEW_GUEST_LIMIT.burst) + [429]
        assert answers[-1].json()["code"] == "too-many"
        assert 1 <= int(answers[-1].headers["retry-after"]) <= 7
        assert client.get("/").status_code == 200  # other endpoints are not limited
        left = int(limits.REQUEST_LIMIT.burst) - len(answers) - 1
        rest = [client.get("/").status_code for _ in range(left + 1)]
        assert rest == [200] * left + [429]
    with browser(rate_limit_factor=0) as client:
        assert {client.post("/api/me").status_code for _ in range(300)} == {200}


def test_number_of_connections_is_limited() -> None:
    with browser(rate_limit_factor=0.1) as client, ExitStack() as held:
        for _ in range(int(0.1 * limits.CONNECTION_LIMIT.burst)):
            held.enter_context(client.websocket_connect("ws://localhost:8421/ws"))
        with pytest.raises(WebSocketDisconnect):
            held.enter_context(client.websocket_connect("ws://localhost:8421/ws"))


def test_token_buckets() -> None:
    now = [0.0]
    buckets = TokenBuckets(RateLimit(2, 0.5), lambda: now[0])
    assert [buckets.take_token("a") for _ in range(3)] == [0, 0, 2]
    assert buckets.take_token("b") == 0
    now[0] = 1
    assert buckets.take_token("a") == 1
    now[0] = 2
    assert [buckets.take_token("a"), buckets.take_token("a")] == [0, 2]
    now[0] = 1000
    assert [buckets.take_token("a") for _ in range(3)] == [0, 0, 2]
    with pytest.raises(RequestRefused) as refused:
        check_rate_limit(buckets, "a")
    assert refused.value.details == {"seconds": 2}


def test_number_of_token_buckets_is_limited(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(limits, "MAX_BUCKETS", 100)
    buckets = TokenBuckets(RateLimit(2, 0.5))
    for number in range(1000):
        buckets.take_token(str(number))
    assert len(buckets.tokens) == 100


@pytest.mark.parametrize(
    ("host", "key"),
    [
        ("192.0.2.7", "192.0.2.7"),
        ("2001:db8:1:2:3:4:5:6", "2001:db8:1:2::/64"),
        ("::ffff:192.0.2.7", "192.0.2.7"),
        ("fe80::1%eth0", "fe80::/64"),
        ("testclient", "testclient"),
    ],
)
def test_address_keys(host: str, key: str) -> None:
    assert get_address_key(host) == key


@pytest.mark.parametrize(
    ("url", "origin"),
    [
        ("https://Play.Example.org/", "https://play.example.org"),
        ("https://play.example.org:443/x?y", "https://play.example.org"),
        ("http://localhost:8421", "http://localhost:8421"),
        ("http://[::1]:80", "http://[::1]"),
    ],
)
def test_origin_of_urls(url: str, origin: str) -> None:
    assert origin_of(url) == origin


@pytest.mark.parametrize("length", [2050, 5000, 20_000])
def test_overlong_paths_are_not_found(length: int) -> None:
    for path in ("/a" * (length // 2), "/api/tables/" + "a/" * (length // 2), "/" + "%C3%A9/" * (length // 3)):
        answer = browser().get(path)
        assert (answer.status_code, answer.json()["code"]) == (404, "no-path")
