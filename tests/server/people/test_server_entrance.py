"""Who may come in, under which names the server answers, and who sees its figures: on real servers."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from contextlib import contextmanager
from functools import partial
from time import monotonic
from typing import Any
from urllib.parse import urlsplit

import pytest
from scripted_client import Client
from server_nodes import Impatient, cut_off
from server_running import Running, fetch, refusal
from starlette.requests import Request

from bastide.core.errors import BastideError
from bastide.hosting.api.rate_limits import SIGN_INS, Rate
from bastide.server.connections.known_hosts import Hosts, known_hosts
from bastide.server.operations.health import may_see_figures
from bastide.server.people.sign_ins import HERE, device_word, known_device
from bastide.server.settings import Settings, read_settings
from bastide.server.store.people import rights

PASSPHRASE = "correct horse battery"


@contextmanager
def server(database: str, **settings: Any) -> Iterator[Running]:
    with Running(database, settings=settings) as found:
        yield found


# -- who may come in ---------------------------------------------------------------------------


def check_shut(node: Running, way: str) -> None:
    """Whoever has not been let in sees who may come in, the pages and their words, and nothing else."""
    stranger = node.person("")
    assert stranger.get("/api/me") == {"me": None, "entrance": way, "sign_up": True}
    for path in ("/api/games", "/api/tables", "/api/tables/abcd", "/api/me/tables", "/api/me/everything"):
        told = refusal(lambda: stranger.get(path))  # noqa: B023  called at once
        assert (told["status"], told["code"], told["details"]) == (401, "entrance", {"way": way}), path
    for path, body in (("/api/tables", {"game": "dominion", "seats": []}), ("/api/replay", {"record": ""})):
        assert refusal(lambda: stranger.post(path, body))["code"] == "entrance"  # noqa: B023  called at once
    stranger.connect()
    code, problem = cut_off(stranger)
    assert (code, problem["code"]) == (4401, "entrance")
    assert stranger.get("/locale/en/web.ftl")
    assert "<html" in stranger.get("/")
    assert stranger.get("/healthz") == "ok\n"


def test_the_password_of_a_server(database_url: str) -> None:
    with server(database_url, entrance="password", server_password="ope\u0301n") as node:
        check_shut(node, "password")
        for wrong in ("", "open", "op\u00e9n "):
            body = {"name": "Ann", "code": wrong}
            assert refusal(lambda: Client(node.url).post("/api/me", body))["code"] == "wrong-password"  # noqa: B023
        ann = node.person("")
        ann.post("/api/me", {"name": "Ann", "code": "op\u00e9n"})
        assert ann.get("/api/games")
        ann.post("/api/me", {"name": "Anna"})  # who is in need not say it again
        ann.post("/api/me/account", {"account": "ann", "passphrase": PASSPHRASE})
        # Her account lets her in on another device.
        other = Client(node.url)
        other.post("/api/me/sign-in", {"account": "ann", "passphrase": PASSPHRASE})
        assert other.get("/api/games")


def check_heard(guess: Callable[[int], object], rate: Rate) -> None:
    """Guess until it is too often: as many guesses are heard as may be, and those that time has brought meanwhile."""
    begun, heard = monotonic(), 0
    while refusal(partial(guess, heard))["code"] != "too-many":
        heard += 1
    assert rate.burst <= heard <= rate.burst + (monotonic() - begun) * rate.per_second


def test_wrong_passwords_are_limited_and_right_ones_are_not(database_url: str) -> None:
    with server(database_url, entrance="password", server_password="open", limits=1.0) as node:
        for number in range(12):
            Client(node.url).post("/api/me", {"name": f"Guest {number}", "code": "open"})
    with server(database_url, entrance="password", server_password="open", limits=1.0) as node:
        check_heard(lambda _: Impatient(node.url).post("/api/me", {"name": "Eve", "code": "x"}), SIGN_INS)


def test_an_invitation_lets_so_many_in(database_url: str) -> None:
    with server(database_url, entrance="invitation") as node:
        check_shut(node, "invitation")
        code = node.on_loop(node.server.store.write(lambda c: rights.invite(c, uses=2)))
        for wrong in ("", "x", code[:-1], code + "x"):
            body = {"name": "Ann", "code": wrong}
            assert refusal(lambda: Client(node.url).post("/api/me", body))["code"] == "no-invitation"  # noqa: B023
        # A name that is refused uses nothing up.
        assert refusal(lambda: Client(node.url).post("/api/me", {"name": "<>", "code": code}))["code"] == "bad-name"
        for name in ("Ann", "Ben"):
            guest = Client(node.url)
            guest.post("/api/me", {"name": name, "code": code})
            assert guest.get("/api/games")
        assert (
            refusal(lambda: Client(node.url).post("/api/me", {"name": "Cid", "code": code}))["code"] == "no-invitation"
        )


def test_no_new_accounts_where_there_shall_be_none(database_url: str) -> None:
    with server(database_url, sign_up=False) as node:
        ann = node.person("Ann")
        assert ann.get("/api/me")["sign_up"] is False
        told = refusal(lambda: ann.post("/api/me/account", {"account": "ann", "passphrase": PASSPHRASE}))
        assert (told["status"], told["code"]) == (403, "no-sign-up")


def test_settings_of_the_entrance() -> None:
    given = {"BASTIDE_ENTRANCE": "password", "BASTIDE_SERVER_PASSWORD": "x", "BASTIDE_SIGN_UP": "false"}
    found = read_settings(environment=given)
    assert (found.entrance, found.server_password, found.sign_up) == ("password", "x", False)
    for wrong in ({"BASTIDE_ENTRANCE": "password"}, {"BASTIDE_ENTRANCE": "door"}, {"BASTIDE_SIGN_UP": "perhaps"}):
        with pytest.raises(BastideError) as refused:
            read_settings(environment=wrong)
        assert refused.value.code == "bad-setting"


# -- attempts at a passphrase ------------------------------------------------------------------


def test_the_word_of_a_device_is_worth_nothing_elsewhere() -> None:
    word = device_word("ann", "kept hash")
    assert known_device(word, "ann", "kept hash")
    for login, kept in (("ben", "kept hash"), ("ann", "new hash"), ("ann", None)):
        assert known_device(word, login, kept) == ""
    for wrong in ("", ".", word[:-1], "x" + word, word.partition(".")[0], "\u00e9." + "0" * 64):
        assert known_device(wrong, "ann", "kept hash") == ""


def test_signing_in_is_limited_by_address_and_account_together(database_url: str) -> None:
    with server(database_url, limits=1.0) as node:
        ann = node.person("Ann")
        ann.post("/api/me/account", {"account": "Ann.L", "passphrase": PASSPHRASE})
        device = _device_of(node, ann)
        ways = [" ann.l", "ANN.L", "\uff41nn.l", "Ann.L "]  # however the account is written, it is the same one

        def guess(number: int) -> None:
            body = {"account": ways[number % 4], "passphrase": "wrong horse"}
            Impatient(node.url).post("/api/me/sign-in", body)

        check_heard(guess, HERE)
        # From that very address: her own device, which has her word, is let in.
        answer = fetch(node.url, "/api/me/sign-in", {"account": "ann.l", "passphrase": PASSPHRASE}, cookie=device)
        assert answer.status == 200
        assert answer.json()["me"]["account"] == "ann.l"
        refused = fetch(node.url, "/api/me/sign-in", {"account": "ann.l", "passphrase": PASSPHRASE})
        assert refused.status == 200 or int(refused.headers["Retry-After"]) > 0, "who must wait is told for how long"
        # And other people there are not hindered.
        ben = node.person("Ben")
        ben.post("/api/me/account", {"account": "ben", "passphrase": PASSPHRASE})
        assert Client(node.url).post("/api/me/sign-in", {"account": "ben", "passphrase": PASSPHRASE})["me"]


def _device_of(node: Running, client: Client) -> str:
    """The word that a device was given: a new one, over the session that it still has."""
    body = {"old": PASSPHRASE, "new": PASSPHRASE}
    answer = fetch(node.url, "/api/me/passphrase", body, cookie=client.cookie)
    assert answer.status == 200
    cookies = answer.headers.get_all("Set-Cookie") or []
    return next(each.partition(";")[0] for each in cookies if each.startswith("bastide-device="))


# -- names of the server -----------------------------------------------------------------------


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
def test_the_names_under_which_a_server_is_known(
    settings: dict[str, str], known: list[str], unknown: list[str]
) -> None:
    hosts = Hosts(Settings(**settings))  # type: ignore[arg-type]
    assert [name for name in known if not hosts.knows(name)] == []
    assert [name for name in unknown if hosts.knows(name)] == []
    assert hosts.knows(None), "a program that says no name is no browser"
    assert "localhost" in known_hosts(Settings())


def test_a_page_elsewhere_cannot_reach_this_machine_by_a_name_of_its_own(running: Running) -> None:
    """DNS rebinding: evil.example has been given our address, and its page speaks to us as to itself."""
    evil = {"host": "evil.example:8421", "origin": "http://evil.example:8421", "sec-fetch-site": "same-origin"}
    for path in ("/", "/api/me", "/api/tables", "/healthz", "/metrics"):
        answer = fetch(running.url, path, **evil)
        assert answer.status == 421, path
        assert answer.json()["code"] == "host"
    assert fetch(running.url, "/api/me", {"name": "Eve"}, **evil).status == 421
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
def test_what_can_name_nothing_is_refused_on_both_databases(nodes: Running, path: str) -> None:
    assert 400 <= fetch(nodes.url, path).status < 500


@pytest.fixture(scope="module", params=["sqlite", "postgresql"])
def nodes(request: pytest.FixtureRequest, tmp_path_factory: pytest.TempPathFactory) -> Iterator[Running]:
    if request.param == "sqlite":
        url = f"sqlite:///{tmp_path_factory.mktemp('paths') / 'bastide.db'}"
    else:
        url = request.getfixturevalue("postgres_server").new_database()
    with server(url) as node:
        yield node


@pytest.mark.parametrize("name", ["a\0b", "\0", "x" * 300])
def test_names_that_no_database_takes(nodes: Running, name: str) -> None:
    client = nodes.person("Ann")
    for path, body in (
        ("/api/me", {"name": name}),
        ("/api/me/account", {"account": name, "passphrase": PASSPHRASE}),
        ("/api/me/sign-in", {"account": name, "passphrase": name}),
        ("/api/me/unblock", {"person": name}),
        ("/api/tables", {"game": name, "seats": [{"kind": "me"}]}),
    ):
        assert 400 <= refusal(lambda: client.post(path, body))["status"] < 500, path  # noqa: B023  called at once


# -- figures -----------------------------------------------------------------------------------


def _may(settings: Settings, address: str = "127.0.0.1", host: str = "localhost:8421", **headers: str) -> bool:
    raw = [
        (b"host", host.encode()),
        *((name.replace("_", "-").encode(), text.encode()) for name, text in headers.items()),
    ]
    scope = {
        "type": "http", "method": "GET", "path": "/metrics", "query_string": b"", "scheme": "http",
        "headers": raw, "client": (address, 1), "server": ("127.0.0.1", 8421),
    }  # fmt: skip
    return may_see_figures(Request(scope), settings)


def test_the_figures_are_for_this_machine_or_for_who_knows_the_token() -> None:
    plain, secret = Settings(), Settings(metrics_token="s3cret")
    assert _may(plain)
    assert _may(plain, "::1", "[::1]:8421")
    assert not _may(plain, "192.168.1.7", "192.168.1.5")
    assert not _may(plain, host="play.example.org")
    for header in ("x_forwarded_for", "forwarded", "via", "x_real_ip", "x_forwarded_host"):
        assert not _may(plain, **{header: "127.0.0.1"}), "passed on by a proxy"
    # Where there is a proxy, it may pass on without a word: then only the token counts.
    assert not _may(Settings(public_url="https://play.example.org"))
    assert not _may(Settings(trusted_proxies="127.0.0.1"))
    assert not _may(secret)
    assert not _may(secret, authorization="Bearer wrong")
    assert _may(secret, "203.0.113.7", "play.example.org", authorization="Bearer s3cret")


def test_the_figures_of_a_running_server(running: Running) -> None:
    assert fetch(running.url, "/metrics").status == 200
    assert fetch(running.url, "/metrics", x_forwarded_for="203.0.113.7").status == 401
