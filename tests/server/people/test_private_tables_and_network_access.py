"""Access requests to private tables, spectators, page settings and network access over HTTP."""

from __future__ import annotations

import json
import os
import re
import socket
import subprocess
import sys
from pathlib import Path
from urllib.request import Request

import pytest
from running_server import RunningServer, expect_refusal
from scripted_client import Client, Json, Refused

from bastide.server.connections.allowed_hosts import is_loopback
from bastide.server.connections.network_access_routes import NetworkAccess, lan_addresses
from bastide.server.settings import Settings


def asked(client: Client, method: str, path: str, body: Json | None = None, **headers: str) -> Json:
    text = None if body is None else json.dumps(body).encode()
    found: Json = client._ask(Request(client.server + path, text, headers, method=method))
    return found


def keep(client: Client, settings: Json) -> Json:
    return asked(client, "PUT", "/api/me/settings", {"settings": settings})


def private(client: Client, **more: object) -> Json:
    made: Json = client.post("/api/tables", {"game": "magpie", "seats": [{"kind": "me"}, {"kind": "open"}], **more})
    return made


def test_stranger_sees_only_game_and_host(running: RunningServer) -> None:
    ann, eve = running.connect_people("Ann", "Eve")
    table = private(ann)["table"]
    door = f"/api/tables/{table}/door"
    assert eve.get(door) == {"game": "magpie", "host": "Ann", "knock": "none"}
    assert eve.post(f"/api/tables/{table}/knock", {})["seq"] == 0
    assert eve.get(door)["knock"] == "waiting"
    assert expect_refusal(eve, f"/api/tables/{table}")["code"] == "no-table"
    (knock,) = ann.get(f"/api/tables/{table}")["knocks"]
    assert knock["name"] == "Eve"
    ann.post(f"/api/tables/{table}/let_in", {"knock": knock["number"], "yes": True})
    assert eve.get(door)["knock"] == "welcome"
    assert eve.get(f"/api/tables/{table}")["knocks"] == []
    eve.do(table, "sit")
    assert eve.get(f"/api/tables/{table}")["you"] == 1
    assert expect_refusal(eve, "/api/tables/nosuchtable/door")["code"] == "no-table"


def test_spectators_are_listed(running: RunningServer) -> None:
    ann, eve = running.connect_people("Ann", "Eve")
    table = private(ann, public=True)["table"]
    assert ann.watch(table)["onlookers"] == {"count": 0, "names": []}
    eve.watch(table)
    assert ann.hear("presence")["onlookers"] == {"count": 1, "names": ["Eve"]}
    # A second window of the same person counts once; anonymous spectators are only counted.
    again = running.connect_person("Nora")
    again.watch(table)
    assert ann.hear("presence")["onlookers"] == {"count": 2, "names": ["Eve", "Nora"]}
    again.connection.close()
    assert ann.hear("presence")["onlookers"]["count"] == 1
    eve.connection.close()
    assert ann.hear("presence")["onlookers"]["count"] == 0


def test_page_settings_are_stored(running: RunningServer) -> None:
    ann, eve = running.connect_people("Ann", "Eve")
    assert ann.get("/api/me/settings") == {"settings": {}}
    liked = {"speed": "quick", "volume": 40, "sounds": False, "language": None}
    assert keep(ann, liked) == {"settings": liked}
    assert ann.get("/api/me/settings") == {"settings": liked}
    assert eve.get("/api/me/settings") == {"settings": {}}


@pytest.mark.parametrize(
    "settings",
    [
        {f"name{number}": 1 for number in range(201)},
        {"x" * 81: 1},
        {"": 1},
        {"name": "x" * 101},
        {"name": [1]},
        {"name": {"deep": 1}},
    ],
)
def test_page_settings_are_limited_in_size(running: RunningServer, settings: Json) -> None:
    ann = running.connect_person("Ann")
    with pytest.raises(Refused, match="bad-message"):
        keep(ann, settings)
    largest = {f"{number:080}": "x" * 100 for number in range(200)}
    assert keep(ann, largest)["settings"] == largest


# -- network access ------------------------------------------------------------------------------


def test_default_access_is_this_machine_only(running: RunningServer) -> None:
    ann = running.connect_person("Ann")
    assert ann.get("/api/reach") == {"scope": "machine", "addresses": [], "may_open": False}
    assert expect_refusal(ann, "/api/reach", {})["code"] == "not-at-home"


def test_public_url_reaches_everybody() -> None:
    reach = NetworkAccess(Settings(public_url="https://play.example.org", allow_lan_opening=True))
    assert not reach.lan_opening_allowed
    assert NetworkAccess(Settings(allow_lan_opening=True)).lan_opening_allowed
    assert not NetworkAccess(Settings(allow_lan_opening=True, trusted_proxies="127.0.0.1")).lan_opening_allowed
    assert NetworkAccess(Settings(host="192.0.2.7")).lan_hosts == ["192.0.2.7"]
    assert all(not is_loopback(each) for each in lan_addresses())


def test_local_user_opens_server_to_lan(tmp_path: Path) -> None:
    """The running server also listens on the LAN at the same port; a proxy or a stranger cannot do it."""
    with socket.socket() as free:
        free.bind(("127.0.0.1", 0))
        port = free.getsockname()[1]
    command = [sys.executable, "-W", "ignore", "-m", "bastide", "serve", "--browser", "--port", str(port)]
    command += ["--database", f"sqlite:///{tmp_path / 'house.db'}", "--workers", "1"]
    environment = {key: value for key, value in os.environ.items() if key not in ("DISPLAY", "WAYLAND_DISPLAY")}
    with subprocess.Popen(command, stdout=subprocess.PIPE, text=True, env=environment) as server:
        try:
            assert server.stdout is not None
            assert re.search(r"localhost:\d+", server.stdout.readline())
            open_by_click(port)
        finally:
            server.terminate()


def open_by_click(port: int) -> None:
    ann = Client(f"http://127.0.0.1:{port}")
    if not lan_addresses():  # without a network, the request is refused
        assert expect_refusal(ann, "/api/reach", {})["code"] == "no-network"
        return
    lan = f"http://{lan_addresses()[0]}:{port}"
    with pytest.raises(OSError, match="refused"):
        Client(lan).get("/api/reach")
    assert ann.get("/api/reach") == {"scope": "machine", "addresses": [], "may_open": True}
    for header in ("X-Forwarded-For", "Forwarded"):
        assert not asked(ann, "GET", "/api/reach", None, **{header: "for=203.0.113.9"})["may_open"]
        with pytest.raises(Refused, match="not-at-home"):
            asked(ann, "POST", "/api/reach", {}, **{header: "for=203.0.113.9"})
    opened = ann.post("/api/reach", {})
    assert opened["scope"] == "network"
    assert lan in opened["addresses"]
    friend = Client(lan)
    assert friend.get("/api/reach")["scope"] == "network"
    assert json.dumps(friend.get("/api/games"))
