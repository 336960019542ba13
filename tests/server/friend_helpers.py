"""Helpers for tests of friends and of the search for opponents."""

from __future__ import annotations

import json
from typing import Any
from urllib.request import Request, urlopen

from hang_limit import HANG_LIMIT_SECONDS
from scripted_client import Client, Json
from two_nodes import wait_until

PASSPHRASE = "correct horse battery"
PAIR = [{"kind": "me"}, {"kind": "open"}]


def sign_up(client: Client) -> None:
    """Create an account that is called like the person."""
    name = client.get("/api/me")["me"]["name"]
    client.post("/api/me/account", {"account": name.casefold(), "passphrase": PASSPHRASE})


def ask(client: Client, account: str) -> Json:
    asked: Json = client.post("/api/me/friends", {"account": account})
    return asked


def answer(client: Client, accept: bool = True) -> None:
    """Answer the newest request."""
    request = client.get("/api/me/friends")["received"][0]["id"]
    client.post("/api/me/friends/answer", {"request": request, "accept": accept})


def names(client: Client, which: str = "friends") -> list[str]:
    return [each["name"] for each in client.get("/api/me/friends")[which]]


def befriend(one: Client, other: Client) -> None:
    ask(one, other.get("/api/me")["me"]["account"])
    answer(other)


def friend_id(client: Client) -> str:
    """Return the id by which a person names their first friend."""
    return str(client.get("/api/me/friends")["friends"][0]["id"])


def is_online(client: Client) -> bool:
    """Whether a person sees their first friend online."""
    return bool(client.get("/api/me/friends")["friends"][0]["online"])


def meet(host: Client, other: Client) -> str:
    """Let two people sit at a table of the host; returns the table."""
    made = host.post("/api/tables", {"game": "dominion", "seats": PAIR, "shuffle": False})
    other.do(made["table"], "sit", invite=made["invite"])
    # The seat may be known at another node a moment later.
    wait_until(lambda: host.table(made["table"])["seats"][1]["kind"] == "person")
    return str(made["table"])


def block(client: Client, other: Client) -> None:
    client.post(f"/api/tables/{meet(client, other)}/block", {"seat": 1})


def save_settings(client: Client, **settings: Any) -> None:
    data = json.dumps({"settings": settings}).encode()
    headers = {"content-type": "application/json", "cookie": client.cookie}
    request = Request(f"{client.server}/api/me/settings", data, headers, method="PUT")
    with urlopen(request, timeout=HANG_LIMIT_SECONDS):
        pass
