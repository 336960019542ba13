"""Attacks on other players: unfair replacement, peeking at hidden information, bots that play alone.

Each attack runs against a server with its default limits, while others play.
"""

from __future__ import annotations

import json
import os
from collections import Counter

from attack_findings import Attack, Finding
from bystander_latency import Attacker, BystanderPlayers
from server_process import ServerProcess

SOAK = bool(os.environ.get("BASTIDE_SOAK"))
#: Number of requests per attack; rate-limited requests count, too.
TIMES = 10_000 if SOAK else 200


def refused(stranger: Attacker, path: str, body: object) -> str:
    """Return the error code of a request; empty if it succeeded."""
    status, text = stranger.ask("POST", path, body)
    return "" if status < 300 else str(json.loads(text)["code"])


def eve_against_ann(server: ServerProcess, game: str) -> tuple[Attacker, str]:
    """Return Eve and a table where she plays against Ann, who has left; it is Ann's turn."""
    ann, eve = Attacker(server, "Ann", "127.0.0.67"), Attacker(server, "Eve")
    wish = {"game": game, "seats": [{"kind": "me"}, {"kind": "open"}], "public": True}
    table = str(ann.json("POST", "/api/tables", wish)["table"])
    eve.json("POST", f"/api/tables/{table}/sit", {})
    ann.json("POST", f"/api/tables/{table}/start", {})
    return eve, table


def replace_opponent_early(server: ServerProcess) -> Finding:
    """Try to replace an opponent who is away only briefly."""
    eve, table = eve_against_ann(server, "carcassonne")
    with BystanderPlayers(server) as others:
        codes = Counter(refused(eve, f"/api/tables/{table}/replace", {"seat": 0}) for _ in range(TIMES // 2))
        codes += Counter(
            refused(eve, f"/api/tables/{table}/replace", {"seat": 0, "bot": "random"}) for _ in range(TIMES // 2)
        )
    assert codes.keys() <= {"not-away", "bad-message", "too-many"}, codes
    seats = eve.json("GET", f"/api/tables/{table}")["seats"]
    assert isinstance(seats, list)
    assert isinstance(seats[0], dict)
    assert seats[0]["bot"] is None
    return others.finding("Replace an opponent who just left", f"{TIMES} requests, none before the agreed time")


def peek_at_next_tile(server: ServerProcess) -> Finding:
    """Place a tile, see the next one and take the placement back, again and again."""
    eve = Attacker(server, "Eve")
    wish = {"game": "carcassonne", "seats": [{"kind": "me"}, {"kind": "open"}], "public": True}
    table = str(eve.json("POST", "/api/tables", wish)["table"])
    Attacker(server, "Ben", "127.0.0.67").json("POST", f"/api/tables/{table}/sit", {})
    eve.json("POST", f"/api/tables/{table}/start", {})
    for _ in range(2):
        now = eve.json("GET", f"/api/tables/{table}")
        asked = now["decision"]
        assert isinstance(asked, dict)
        assert isinstance(asked["actions"], list)
        first = asked["actions"][-1]
        assert isinstance(first, dict)
        eve.json("POST", f"/api/tables/{table}/act", {"position": now["position"], "actions": [first["action"]]})
    at = eve.json("GET", f"/api/tables/{table}")["position"]
    with BystanderPlayers(server) as others:
        codes = Counter(refused(eve, f"/api/tables/{table}/take_back", {"position": at}) for _ in range(TIMES))
    assert codes.keys() <= {"take-back-consent", "too-many"}, codes
    return others.finding("Peek at the next tile by take-back", f"{TIMES} requests, none allowed")


def abandon_expert_tables(server: ServerProcess) -> Finding:
    """Start 28 tables of expert bots and leave them to a bot."""
    eve = Attacker(server, "Eve")
    bots = [{"kind": "bot", "bot": "expert"}] * 3
    wish = {"game": "dominion", "seats": [{"kind": "me"}, *bots], "start": True}
    made: list[str] = []
    with BystanderPlayers(server) as others:
        for _ in range(28):
            status, text = eve.ask("POST", "/api/tables", wish)
            if status < 300:
                made.append(str(json.loads(text)["table"]))
                assert refused(eve, f"/api/tables/{made[-1]}/replace", {"seat": 0}) in ("", "too-many")
        moves = [eve.ask("GET", f"/api/tables/{table}?since=0") for table in made]
    played = 0
    for status, text in moves:
        if status == 200:
            shown = json.loads(text)
            played += sum(each["kind"] == "acted" for each in shown["happened"] if shown["seats"][0]["bot"])
    assert played == 0
    return others.finding("Abandoned tables of expert bots", f"{len(made)} created, {played} moves played")


ATTACKS: list[Attack] = [replace_opponent_early, peek_at_next_tile, abandon_expert_tables]
