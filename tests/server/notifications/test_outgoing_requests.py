"""Webhooks and push messages cannot reach the server's own network, whatever the address looks like."""

from __future__ import annotations

import asyncio
import ipaddress
import socket
import time
from collections.abc import Callable, Iterator
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st
from notification_receivers import HttpReceiver

from bastide.server.notifications.outgoing_addresses import ForbiddenAddress, is_public, parse_networks, parse_target
from bastide.server.notifications.outgoing_http import HttpPoster, RequestFailed
from bastide.server.settings import read_settings
from bastide.tables.request_errors import RequestRefused

#: Addresses of the server's own network in every notation that a resolver may understand.
ATTACKS = [
    *("127.0.0.1", "127.1", "127.255.255.254", "localhost", "localhost.", "LOCALHOST", "0.0.0.0", "0"),
    *("2130706433", "0x7f000001", "0x7f.1", "0177.0.0.1", "017700000001", "127.0.1", "%31%32%37.0.0.1"),
    *("10.0.0.1", "10.255.255.255", "172.16.0.1", "172.31.255.255", "192.168.1.1", "169.254.169.254"),
    *("100.64.0.1", "192.0.0.1", "192.0.2.1", "198.18.0.1", "198.51.100.1", "203.0.113.1", "224.0.0.1"),
    *("240.0.0.1", "255.255.255.255", "2852039166", "0xa9fea9fe", "0251.0376.0251.0376"),
    *("[::1]", "[::]", "[::ffff:127.0.0.1]", "[::ffff:7f00:1]", "[::ffff:10.0.0.1]", "[::ffff:a9fe:a9fe]"),
    *("[::127.0.0.1]", "[64:ff9b::7f00:1]", "[64:ff9b::10.0.0.1]", "[64:ff9b:1::1]", "[2002:7f00:1::]"),
    *("[2002:a00:1::]", "[2001:0:7f00:1::80ff:fffe]", "[fe80::1]", "[fe80::1%25lo]", "[fe80::1%lo]", "[fc00::1]"),
    *("[fd12:3456::1]", "[ff02::1]", "[2001:db8::1]", "[100::1]", "[fec0::1]"),
]
#: URLs that are refused before anything is resolved, or whose port or scheme is not allowed.
BAD_URLS = [
    *("", "https://", "ftp://1.1.1.1/", "file:///etc/passwd", "gopher://1.1.1.1/", "//1.1.1.1/"),
    *("https://user@1.1.1.1/", "https://user:word@1.1.1.1/", "https://1.1.1.1:99999/", "https://1.1.1.1/a b"),
    *("https://1.1.1.1/\r\nX: y", "https://1.1.1.1\\@127.0.0.1/", "https://[::1/", "https://1.1.1.1/\u202e"),
    "https://1.1.1.1/" + "a" * 1_000,
]


@pytest.fixture
def receiver() -> Iterator[HttpReceiver]:
    found = HttpReceiver()
    yield found
    found.stop()


def post(url: str, networks: str = "", timeout: float = 10.0) -> int:
    """Post to a URL and return the status."""
    poster = HttpPoster(parse_networks(networks), timeout)
    return asyncio.run(poster.post(url, {"x-test": "1"}, b"{}")).status


@pytest.mark.parametrize("host", ATTACKS)
@pytest.mark.parametrize("scheme", ["https", "http"])
def test_own_network_cannot_be_reached(host: str, scheme: str, receiver: HttpReceiver) -> None:
    port = receiver.url.rpartition(":")[2]
    for where in (f"{scheme}://{host}/", f"{scheme}://{host}:{port}/", f"{scheme}://{host}:443/"):
        with pytest.raises((ForbiddenAddress, RequestFailed, RequestRefused)):
            post(where)
    assert receiver.requests == []


@pytest.mark.parametrize("url", BAD_URLS)
def test_unusual_urls_are_refused(url: str) -> None:
    with pytest.raises(RequestRefused):
        parse_target(url)


@pytest.mark.parametrize(
    "url", ["http://1.1.1.1/", "https://1.1.1.1:22/", "https://1.1.1.1:80/", "http://1.1.1.1:443/"]
)
def test_scheme_and_port_are_limited(url: str) -> None:
    with pytest.raises(ForbiddenAddress):
        post(url)


Resolved = Callable[..., list[tuple[Any, ...]]]


def resolver(*answers: list[str]) -> Resolved:
    """Return a resolver whose answer changes with every question."""
    left = list(answers)

    def resolve(host: str, port: int, *_: object, **__: object) -> list[tuple[Any, ...]]:
        addresses = left.pop(0) if len(left) > 1 else left[0]
        return [
            (socket.AF_INET6 if ":" in each else socket.AF_INET, socket.SOCK_STREAM, 6, "", (each, port))
            for each in addresses
        ]

    return resolve


def test_name_with_a_private_address_among_public_ones_is_refused(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(socket, "getaddrinfo", resolver(["1.1.1.1", "10.0.0.1"]))
    with pytest.raises(ForbiddenAddress):
        post("https://two.example.org/")


@pytest.mark.parametrize(
    "address",
    [
        *("127.0.0.1", "10.1.2.3", "172.16.0.1", "192.168.0.1", "169.254.169.254", "0.0.0.0", "100.64.0.1"),
        *("::1", "::", "::ffff:127.0.0.1", "::ffff:10.0.0.1", "64:ff9b::a00:1", "64:ff9b::7f00:1", "2002:7f00:1::"),
        *("::127.0.0.1", "fd00::1", "fe80::1", "fec0::1", "ff02::1"),
    ],
)
def test_name_of_a_forbidden_address_is_refused(address: str, monkeypatch: pytest.MonkeyPatch) -> None:
    """A public name can point anywhere, alone or after a public address."""

    async def connect(host: str, port: int, **_: object) -> object:
        raise AssertionError(f"connected to {host}")

    monkeypatch.setattr(asyncio, "open_connection", connect)
    for answer in ([address], ["9.9.9.9", address]):
        monkeypatch.setattr(socket, "getaddrinfo", resolver(answer))
        with pytest.raises(ForbiddenAddress):
            post("https://name.example.org/")


def test_connection_goes_to_the_checked_address(monkeypatch: pytest.MonkeyPatch, receiver: HttpReceiver) -> None:
    """DNS rebinding: the name is public when it is checked, and the server's own when it is resolved again."""
    monkeypatch.setattr(socket, "getaddrinfo", resolver(["203.0.112.1"], ["127.0.0.1"]))
    connected: list[str] = []

    async def connect(host: str, port: int, **_: object) -> object:
        connected.append(host)
        raise ConnectionRefusedError

    monkeypatch.setattr(asyncio, "open_connection", connect)
    with pytest.raises(RequestFailed):
        post("https://rebind.example.org/")
    assert connected == ["203.0.112.1"]
    with pytest.raises(ForbiddenAddress):
        post("https://rebind.example.org/")
    assert connected == ["203.0.112.1"]
    assert receiver.requests == []


def test_allowed_network_can_be_reached_by_http_on_any_port(receiver: HttpReceiver) -> None:
    assert post(f"{receiver.url}/hook?a=1", "127.0.0.0/8") == 201
    (request,) = receiver.requests
    assert (request.path, request.body, request.headers["x-test"]) == ("/hook?a=1", b"{}", "1")
    with pytest.raises(ForbiddenAddress):
        post(f"{receiver.url}/hook", "192.168.0.0/16")


@pytest.mark.parametrize("status", [301, 302, 303, 307, 308])
@pytest.mark.parametrize("location", ["/secret", "http://10.0.0.1/", "https://[::ffff:127.0.0.1]/", "//localhost/"])
def test_redirects_are_not_followed(status: int, location: str, receiver: HttpReceiver) -> None:
    receiver.answers["/away"] = status
    receiver.location = f"{receiver.url}{location}" if location == "/secret" else location
    assert post(f"{receiver.url}/away", "127.0.0.0/8") == status
    assert [each.path for each in receiver.requests] == ["/away"]


def test_slow_and_endless_answers_end(receiver: HttpReceiver) -> None:
    receiver.answers["/slow"] = 0
    started = time.monotonic()
    with pytest.raises(RequestFailed, match="timeout"):
        post(f"{receiver.url}/slow", "127.0.0.0/8", timeout=0.2)
    assert time.monotonic() - started < 60

    async def endless() -> None:
        async def flood(reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
            writer.write(b"HTTP/1.1 200 OK\r\n")
            try:
                while True:
                    writer.write(b"x-more: " + b"x" * 1000 + b"\r\n")
                    await writer.drain()
            except ConnectionError:
                pass

        server = await asyncio.start_server(flood, "127.0.0.1", 0)
        port = server.sockets[0].getsockname()[1]
        with pytest.raises(RequestFailed):
            await HttpPoster(parse_networks("127.0.0.0/8")).post(f"http://127.0.0.1:{port}/", {}, b"")
        server.close()

    asyncio.run(endless())


@settings(deadline=None)
@given(st.ip_addresses(v=4))
def test_ipv4_address_inside_ipv6_is_as_public_as_alone(address: ipaddress.IPv4Address) -> None:
    number = int(address)
    nat64 = ipaddress.IPv6Address((0x64FF9B << 96) | number)
    mapped = ipaddress.IPv6Address((0xFFFF << 32) | number)
    six_to_four = ipaddress.IPv6Address((0x2002 << 112) | (number << 80))
    if not is_public(address):
        assert not any(is_public(each) for each in (nat64, mapped, six_to_four))


@pytest.mark.parametrize("address", ["1.1.1.1", "9.9.9.9", "2606:4700::1111", "2a00:1450:4001::200e"])
def test_public_addresses_are_public(address: str) -> None:
    assert is_public(ipaddress.ip_address(address))


def test_settings_of_notifications_are_checked() -> None:
    for wrong in (
        {"outgoing_networks": "somewhere"},
        {"smtp_url": "http://mail", "public_url": "https://play.example.org"},
        {"smtp_url": "smtp://mail.example.org"},
    ):
        with pytest.raises(Exception, match="invalid setting"):
            read_settings(wrong, {})
    assert read_settings({"smtp_url": "smtp://mail.example.org", "public_url": "https://play.example.org"}, {}).smtp_url
