"""Entrance policy, sign-in limits, allowed hosts and metrics access on real servers."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from concurrent.futures import ThreadPoolExecutor
from contextlib import contextmanager
from functools import partial
from time import monotonic
from typing import Any
from urllib.parse import urlsplit

import pytest
from running_server import RunningServer, catch_refusal, http_fetch
from scripted_client import Client, Refused
from starlette.requests import Request
from two_nodes import NoRetryClient, wait_for_close

from bastide.core.errors import BastideError
from bastide.hosting.api.rate_limits import SIGN_IN_LIMIT, RateLimit
from bastide.server.connections.allowed_hosts import HostCheck, allowed_hosts
from bastide.server.operations.health_routes import may_read_metrics
from bastide.server.people.entrance_policy import DELAYED_ATTEMPT_SECONDS
from bastide.server.people.sign_in_limits import RATE_PER_ADDRESS_AND_ACCOUNT, make_device_token, verified_device_id
from bastide.server.settings import Settings, read_settings
from bastide.server.store.people import moderation_queries

PASSPHRASE = "correct horse battery"


@contextmanager
def server(database: str, **settings: Any) -> Iterator[RunningServer]:
    with RunningServer(database, settings=settings) as found:
        yield found


# -- entrance policy ---------------------------------------------------------------------------


def check_closed_to_strangers(node: RunningServer, way: str) -> None:
    """Check that strangers see only the entrance policy, the pages and the catalogues."""
    stranger = node.connect_person("")
    assert stranger.get("/api/me") == {"me": None, "entrance": way, "sign_up": True, "passkeys": False}
    for path in ("/api/games", "/api/tables", "/api/tables/abcd", "/api/me/tables", "/api/me/everything"):
        told = catch_refusal(lambda: stranger.get(path))  # noqa: B023  called at once
        assert (told["status"], told["code"], told["details"]) == (401, "entrance", {"way": way}), path
    for path, body in (("/api/tables", {"game": "dominion", "seats": []}), ("/api/replay", {"record": ""})):
        assert catch_refusal(lambda: stranger.post(path, body))["code"] == "entrance"  # noqa: B023  called at once
    stranger.connect()
    code, problem = wait_for_close(stranger)
    assert (code, problem["code"]) == (4401, "entrance")
    assert stranger.get("/locale/en/web.ftl")
    assert "<html" in stranger.get("/")
    assert stranger.get("/healthz") == "ok\n"


def test_server_password(database_url: str) -> None:
    with server(database_url, entrance="password", server_password="ope\u0301n") as node:
        check_closed_to_strangers(node, "password")
        for wrong in ("", "open", "op\u00e9n "):
            body = {"name": "Ann", "code": wrong}
            assert catch_refusal(lambda: Client(node.url).post("/api/me", body))["code"] == "wrong-password"  # noqa: B023
        ann = node.connect_person("")
        ann.post("/api/me", {"name": "Ann", "code": "op\u00e9n"})
        assert ann.get("/api/games")
        ann.post("/api/me", {"name": "Anna"})  # an admitted person needs no password
        ann.post("/api/me/account", {"account": "ann", "passphrase": PASSPHRASE})
        # Signing in to an account admits her on another device.
        other = Client(node.url)
        other.post("/api/me/sign-in", {"account": "ann", "passphrase": PASSPHRASE})
        assert other.get("/api/games")


def check_guess_limit(guess: Callable[[int], object], rate: RateLimit) -> None:
    """Guess until refused: the number of checked guesses is the burst plus refilled tokens."""
    begun, heard = monotonic(), 0
    while catch_refusal(partial(guess, heard))["code"] != "too-many":
        heard += 1
    assert rate.burst <= heard <= rate.burst + (monotonic() - begun) * rate.per_second


def test_wrong_passwords_slow_down_and_do_not_lock_out(database_url: str) -> None:
    with server(database_url, entrance="password", server_password="open", rate_limit_factor=1.0) as node:
        for number in range(12):
            Client(node.url).post("/api/me", {"name": f"Guest {number}", "code": "open"})
    with server(database_url, entrance="password", server_password="open", rate_limit_factor=1.0) as node:

        def enter(code: str) -> str:
            try:
                NoRetryClient(node.url).post("/api/me", {"name": "Eve", "code": code})
            except Refused as refused:
                return str(refused.problem["code"])
            return "in"

        burst = int(SIGN_IN_LIMIT.burst)
        assert [enter("x") for _ in range(burst)] == ["wrong-password"] * burst
        begun = monotonic()
        with ThreadPoolExecutor(3) as pool:
            assert list(pool.map(enter, ["x", "open", "y"])) == ["wrong-password", "in", "wrong-password"]
        # One attempt may have had a token again; the others waited in line.
        assert monotonic() - begun >= 2 * DELAYED_ATTEMPT_SECONDS


def test_invitation_admits_a_limited_number(database_url: str) -> None:
    with server(database_url, entrance="invitation") as node:
        check_closed_to_strangers(node, "invitation")
        code = node.run_on_loop(node.server.store.write(lambda c: moderation_queries.create_invitation(c, uses=2)))
        for wrong in ("", "x", code[:-1], code + "x"):
            body = {"name": "Ann", "code": wrong}
            assert catch_refusal(lambda: Client(node.url).post("/api/me", body))["code"] == "no-invitation"  # noqa: B023
        # A refused name does not use the invitation up.
        assert (
            catch_refusal(lambda: Client(node.url).post("/api/me", {"name": "<>", "code": code}))["code"] == "bad-name"
        )
        for name in ("Ann", "Ben"):
            guest = Client(node.url)
            guest.post("/api/me", {"name": name, "code": code})
            assert guest.get("/api/games")
        assert (
            catch_refusal(lambda: Client(node.url).post("/api/me", {"name": "Cid", "code": code}))["code"]
            == "no-invitation"
        )


def test_sign_up_can_be_disabled(database_url: str) -> None:
    with server(database_url, sign_up=False) as node:
        ann = node.connect_person("Ann")
        assert ann.get("/api/me")["sign_up"] is False
        told = catch_refusal(lambda: ann.post("/api/me/account", {"account": "ann", "passphrase": PASSPHRASE}))
        assert (told["status"], told["code"]) == (403, "no-sign-up")


def test_entrance_settings() -> None:
    given = {"BASTIDE_ENTRANCE": "password", "BASTIDE_SERVER_PASSWORD": "x", "BASTIDE_SIGN_UP": "false"}
    found = read_settings(environment=given)
    assert (found.entrance, found.server_password, found.sign_up) == ("password", "x", False)
    for wrong in ({"BASTIDE_ENTRANCE": "password"}, {"BASTIDE_ENTRANCE": "door"}, {"BASTIDE_SIGN_UP": "perhaps"}):
        with pytest.raises(BastideError) as refused:
            read_settings(environment=wrong)
        assert refused.value.code == "bad-setting"


# -- sign-in limits ----------------------------------------------------------------------------


def test_device_token_is_bound_to_account_and_passphrase() -> None:
    word = make_device_token("ann", "kept hash")
    assert verified_device_id(word, "ann", "kept hash")
    for login, kept in (("ben", "kept hash"), ("ann", "new hash"), ("ann", None)):
        assert verified_device_id(word, login, kept) == ""
    for wrong in ("", ".", word[:-1], "x" + word, word.partition(".")[0], "\u00e9." + "0" * 64):
        assert verified_device_id(wrong, "ann", "kept hash") == ""


def test_sign_in_limit_per_address_and_account(database_url: str) -> None:
    with server(database_url, rate_limit_factor=1.0) as node:
        ann = node.connect_person("Ann")
        ann.post("/api/me/account", {"account": "Ann.L", "passphrase": PASSPHRASE})
        device = _device_token_of(node, ann)
        ways = [" ann.l", "ANN.L", "\uff41nn.l", "Ann.L "]  # spellings of the same account

        def guess(number: int) -> None:
            body = {"account": ways[number % 4], "passphrase": "wrong horse"}
            NoRetryClient(node.url).post("/api/me/sign-in", body)

        check_guess_limit(guess, RATE_PER_ADDRESS_AND_ACCOUNT)
        # Her own device with a device token can sign in from the same address.
        answer = http_fetch(node.url, "/api/me/sign-in", {"account": "ann.l", "passphrase": PASSPHRASE}, cookie=device)
        assert answer.status == 200
        assert answer.json()["me"]["account"] == "ann.l"
        refused = http_fetch(node.url, "/api/me/sign-in", {"account": "ann.l", "passphrase": PASSPHRASE})
        assert refused.status == 200 or int(refused.headers["Retry-After"]) > 0, "the response says how long to wait"
        # Other accounts at that address are not affected.
        ben = node.connect_person("Ben")
        ben.post("/api/me/account", {"account": "ben", "passphrase": PASSPHRASE})
        assert Client(node.url).post("/api/me/sign-in", {"account": "ben", "passphrase": PASSPHRASE})["me"]


def _device_token_of(node: RunningServer, client: Client) -> str:
    """Return a new device token, issued for the existing session."""
    body = {"old": PASSPHRASE, "new": PASSPHRASE}
    answer = http_fetch(node.url, "/api/me/passphrase", body, cookie=client.cookie)
    assert answer.status == 200
    cookies = answer.headers.get_all("Set-Cookie") or []
    return next(each.partition(";")[0] for each in cookies if each.startswith("bastide-device="))


# -- allowed hosts -----------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("settings", "known", "unknown"),
    [
        (
            {},
            ["localhost", "localhost:8421", "LOCALHOST.:1", "127.0.0.1:8421", "[::1]:8421", "192.168.1.5:8421"],
            ["evil.example", "evil.example:8421", "localhost.evil.example", "", "@", "127.0.0.1.nip.io", "0x7f.1"],
        ),
        ({"host": "games.lan"}, ["games.lan:8421", "localhost", "[fe80::1]:80"], ["evil.example", "lan"]),
        (
            {"public_url": "https://Play.example.org", "allowed_hosts": "play.lan, Games.lan"},
            ["play.example.org", "play.example.org:443", "play.lan", "games.lan:80", "localhost"],
            ["example.org", "x.play.example.org"],
        ),
    ],
)
def test_allowed_hosts(settings: dict[str, str], known: list[str], unknown: list[str]) -> None:
    hosts = HostCheck(Settings(**settings))  # type: ignore[arg-type]
    assert [name for name in known if not hosts.is_allowed(name)] == []
    assert [name for name in unknown if hosts.is_allowed(name)] == []
    assert hosts.is_allowed(None), "clients without a Host header are no browsers"
    assert "localhost" in allowed_hosts(Settings())


def test_dns_rebinding_is_refused(running: RunningServer) -> None:
    """DNS rebinding: evil.example resolves to this machine, and its page sends requests."""
    evil = {"host": "evil.example:8421", "origin": "http://evil.example:8421", "sec-fetch-site": "same-origin"}
    for path in ("/", "/api/me", "/api/tables", "/healthz", "/metrics"):
        answer = http_fetch(running.url, path, **evil)
        assert answer.status == 421, path
        assert answer.json()["code"] == "host"
    assert http_fetch(running.url, "/api/me", {"name": "Eve"}, **evil).status == 421
    from websockets.exceptions import InvalidStatus
    from websockets.sync.client import connect

    address = urlsplit(running.url).netloc
    with pytest.raises(InvalidStatus), connect(f"ws://{address}/ws", additional_headers=evil):
        pass


@pytest.mark.parametrize(
    "path",
    [
        *(
            "/api/tables/%00",
            "/api/tables/a%00b/record",
            "/api/games/%00",
            "/api/tables?game=%00",
            "/%00",
            "/assets/%00",
        ),
        *("/api/reviews/%00", "/games/%00/page/x", "/games/magpie/page/%00", "/locale/en/%00.ftl"),
        *(f"/{'x' * 300}", f"/api/tables/{'x' * 300}", f"/api/tables/{'%D7%90' * 150}", f"/assets/{'x' * 300}/y"),
        *(f"/api/games/{'x' * 300}", f"/games/magpie/page/{'x' * 300}", f"/api/reviews/{'x' * 300}"),
    ],
)
def test_impossible_paths_are_refused_on_both_databases(nodes: RunningServer, path: str) -> None:
    assert 400 <= http_fetch(nodes.url, path).status < 500


@pytest.fixture(scope="module", params=["sqlite", "postgresql"])
def nodes(request: pytest.FixtureRequest, tmp_path_factory: pytest.TempPathFactory) -> Iterator[RunningServer]:
    if request.param == "sqlite":
        url = f"sqlite:///{tmp_path_factory.mktemp('paths') / 'bastide.db'}"
    else:
        url = request.getfixturevalue("postgres_server").new_database()
    with server(url) as node:
        yield node


@pytest.mark.parametrize("name", ["a\0b", "\0", "x" * 300])
def test_names_with_nul_are_refused(nodes: RunningServer, name: str) -> None:
    client = nodes.connect_person("Ann")
    for path, body in (
        ("/api/me", {"name": name}),
        ("/api/me/account", {"account": name, "passphrase": PASSPHRASE}),
        ("/api/me/sign-in", {"account": name, "passphrase": name}),
        ("/api/me/unblock", {"person": name}),
        ("/api/tables", {"game": name, "seats": [{"kind": "me"}]}),
    ):
        assert 400 <= catch_refusal(lambda: client.post(path, body))["status"] < 500, path  # noqa: B023  called at once


# -- metrics -----------------------------------------------------------------------------------


def _may_read_metrics(
    settings: Settings, address: str = "127.0.0.1", host: str = "localhost:8421", **headers: str
) -> bool:
    raw = [
        (b"host", host.encode()),
        *((name.replace("_", "-").encode(), text.encode()) for name, text in headers.items()),
    ]
    scope = {
        "type": "http", "method": "GET", "path": "/metrics", "query_string": b"", "scheme": "http",
        "headers": raw, "client": (address, 1), "server": ("127.0.0.1", 8421),
    }  # fmt: skip
    return may_read_metrics(Request(scope), settings)


def test_metrics_access_rules() -> None:
    plain, secret = Settings(), Settings(metrics_token="s3cret")
    assert _may_read_metrics(plain)
    assert _may_read_metrics(plain, "::1", "[::1]:8421")
    assert not _may_read_metrics(plain, "192.168.1.7", "192.168.1.5")
    assert not _may_read_metrics(plain, host="play.example.org")
    for header in ("x_forwarded_for", "forwarded", "via", "x_real_ip", "x_forwarded_host"):
        assert not _may_read_metrics(plain, **{header: "127.0.0.1"}), "forwarded by a proxy"
    # Behind a proxy, only the token counts, because the proxy may add no header.
    assert not _may_read_metrics(Settings(public_url="https://play.example.org"))
    assert not _may_read_metrics(Settings(trusted_proxies="127.0.0.1"))
    assert not _may_read_metrics(secret)
    assert not _may_read_metrics(secret, authorization="Bearer wrong")
    assert _may_read_metrics(secret, "203.0.113.7", "play.example.org", authorization="Bearer s3cret")


def test_metrics_of_a_running_server(running: RunningServer) -> None:
    assert http_fetch(running.url, "/metrics").status == 200
    assert http_fetch(running.url, "/metrics", x_forwarded_for="203.0.113.7").status == 401
