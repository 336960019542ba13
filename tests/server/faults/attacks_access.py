"""Attacks on identity: passphrase guessing, DNS rebinding, ended sessions and confusable names."""

from __future__ import annotations

import http.client
import json
from time import perf_counter

from attack_findings import Attack, Finding
from bystander_latency import Attacker, BystanderPlayers
from server_process import ServerProcess
from websockets.exceptions import ConnectionClosed

PASSPHRASE = "correct horse battery"
#: Number of guesses, and of addresses they come from.
GUESSES = 120
ADDRESSES = 6


def account(server: ServerProcess, name: str) -> Attacker:
    """Create a person with an account, on a known device."""
    owner = Attacker(server, name, "127.0.0.67")
    owner.json("POST", "/api/me/account", {"account": name, "passphrase": PASSPHRASE})
    return owner


def guess_passphrase(server: ServerProcess) -> Finding:
    """Guess from several addresses, with many spellings of the same account name."""
    owner = account(server, "Ruth")
    ways = ("ruth", "RUTH", " ruth ", "Ruth\u3000", "\uff52uth")
    with BystanderPlayers(server) as others:
        statuses = [
            Attacker(server, "", f"127.0.1.{number % ADDRESSES + 1}").ask(
                "POST", "/api/me/sign-in", {"account": ways[number % len(ways)], "passphrase": f"guess number {number}"}
            )[0]
            for number in range(GUESSES)
        ]
    tried = sum(status == 401 for status in statuses)
    assert tried + sum(status == 429 for status in statuses) == GUESSES
    # Thirty attempts in total, then two per address.
    assert tried <= 30 + 2 * ADDRESSES, f"{tried} guesses were tried"
    # The owner on a known device is not locked out.
    status, _ = owner.ask("POST", "/api/me/sign-in", {"account": "ruth", "passphrase": PASSPHRASE})
    assert status == 200
    achieved = f"{tried} of {GUESSES} guesses from {ADDRESSES} addresses were looked at; the owner signs in"
    return others.finding("Passphrase guessing", achieved)


def rebind_host_name(server: ServerProcess) -> Finding:
    """DNS rebinding: another host name resolves to this machine."""
    names = ("evil.example", "localhost.evil.example", "127.0.0.1.evil.example", "xn--lcalhost-4wd.example")
    answered = 0
    with BystanderPlayers(server) as others:
        for number in range(40):
            connection = http.client.HTTPConnection("127.0.0.1", server.port, timeout=30)
            body = json.dumps({"name": "Eve"})
            headers = {"host": names[number % len(names)], "content-type": "application/json"}
            connection.request("POST", "/api/me", body, headers)
            answered += connection.getresponse().status != 421
            connection.close()
    assert answered == 0
    return others.finding("DNS rebinding", "none of 40 requests was answered")


def use_ended_session(server: ServerProcess) -> Finding:
    """Keep a socket open after signing out everywhere."""
    owner = account(server, "Lea")
    with BystanderPlayers(server) as others, owner.connect() as socket:
        socket.send(json.dumps({"do": "ping", "id": 1}))
        socket.recv(timeout=20)
        begun = perf_counter()
        owner.json("POST", "/api/me/sign-out", {"everywhere": True})
        try:
            while True:
                socket.recv(timeout=20)
        except ConnectionClosed as closed:
            code = closed.rcvd.code if closed.rcvd else 0
        ended = perf_counter() - begun
    assert code == 4401
    assert ended < 2
    return others.finding("Socket of an ended session", f"closed after {1000 * ended:,.0f} ms")


def use_confusable_names(server: ServerProcess) -> Finding:
    """Sit down at a table with a name that looks like another player's, or is invisible."""
    host = Attacker(server, "Paula", "127.0.0.68")
    made = host.json("POST", "/api/tables", {"game": "dominion", "seats": [{"kind": "me"}, {"kind": "open"}]})
    unseen = ("\u200b\u200b", "\u3164", "\u2800", "\u0301\u0301", "\u202e\u202d")
    alike = ("paula", "PAULA", "P\u0430ula", "Pau1a", "P\u00e4ula", "\uff30aula")
    with BystanderPlayers(server) as others:
        refused = 0
        for number, name in enumerate(unseen):
            refused += Attacker(server, "", f"127.0.2.{number + 1}").ask("POST", "/api/me", {"name": name})[0] == 400
        assert refused == len(unseen)
        seated = 0
        for number, name in enumerate(alike):
            eve = Attacker(server, name, f"127.0.3.{number + 1}")
            with eve.connect() as socket:
                socket.send(json.dumps({"do": "sit", "id": 7, "table": made["table"], "invite": made["invite"]}))
                assert json.loads(socket.recv(timeout=20))["type"] == "welcome"
                seated += json.loads(socket.recv(timeout=20))["type"] != "refused"
    assert seated == 0
    return others.finding("Invisible and confusable names", f"none of {len(unseen)} and {len(alike)} was accepted")


ATTACKS: list[Attack] = [guess_passphrase, rebind_host_name, use_ended_session, use_confusable_names]
