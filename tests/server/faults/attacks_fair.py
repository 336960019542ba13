"""What somebody can do against whom they play with: have them replaced, look at what is hidden, let bots do the work.

Each attack is carried out on a running server with its limits on, while others play.
"""

from __future__ import annotations

import json
import os
from collections import Counter

from findings import Attack, Finding
from serving import ServerProcess
from stress import Bystanders, Stranger

SOAK = bool(os.environ.get("BASTIDE_SOAK"))
#: So often is asked; whoever asks too often is told so, which is no answer to what they wanted to know.
TIMES = 10_000 if SOAK else 200


def refused(stranger: Stranger, path: str, body: object) -> str:
    """Why it was refused; empty: it was not."""
    status, text = stranger.ask("POST", path, body)
    return "" if status < 300 else str(json.loads(text)["code"])


def met(server: ServerProcess, game: str) -> tuple[Stranger, str]:
    """Eve, who plays against Ann; Ann has made a public table, and left. It is Ann's turn."""
    ann, eve = Stranger(server, "Ann", "127.0.0.67"), Stranger(server, "Eve")
    wish = {"game": game, "seats": [{"kind": "me"}, {"kind": "open"}], "public": True}
    table = str(ann.json("POST", "/api/tables", wish)["table"])
    eve.json("POST", f"/api/tables/{table}/sit", {})
    ann.json("POST", f"/api/tables/{table}/start", {})
    return eve, table


def replacing_who_is_away(server: ServerProcess) -> Finding:
    """The first one to leave the room finds a bot of the other's choice on their chair."""
    eve, table = met(server, "carcassonne")
    with Bystanders(server) as others:
        codes = Counter(refused(eve, f"/api/tables/{table}/replace", {"seat": 0}) for _ in range(TIMES // 2))
        codes += Counter(
            refused(eve, f"/api/tables/{table}/replace", {"seat": 0, "bot": "random"}) for _ in range(TIMES // 2)
        )
    assert codes.keys() <= {"not-away", "bad-message", "too-many"}, codes
    seats = eve.json("GET", f"/api/tables/{table}")["seats"]
    assert isinstance(seats, list)
    assert isinstance(seats[0], dict)
    assert seats[0]["bot"] is None
    return others.finding("A bot for somebody who is away, at once", f"{TIMES} times: not before the time is over")


def looking_at_the_next_tile(server: ServerProcess) -> Finding:
    """Lay a tile, see what the next one is, and take it back: asked until chance is kind."""
    eve = Stranger(server, "Eve")
    wish = {"game": "carcassonne", "seats": [{"kind": "me"}, {"kind": "open"}], "public": True}
    table = str(eve.json("POST", "/api/tables", wish)["table"])
    Stranger(server, "Ben", "127.0.0.67").json("POST", f"/api/tables/{table}/sit", {})
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
    with Bystanders(server) as others:
        codes = Counter(refused(eve, f"/api/tables/{table}/take_back", {"position": at}) for _ in range(TIMES))
    assert codes.keys() <= {"take-back-consent", "too-many"}, codes
    return others.finding("See the next tile and take it back", f"asked {TIMES} times, never allowed")


def tables_that_play_themselves(server: ServerProcess) -> Finding:
    """Twenty-eight tables of experts, left to a bot."""
    eve = Stranger(server, "Eve")
    bots = [{"kind": "bot", "bot": "expert"}] * 3
    wish = {"game": "dominion", "seats": [{"kind": "me"}, *bots], "start": True}
    made: list[str] = []
    with Bystanders(server) as others:
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
    return others.finding("Tables of experts that play themselves", f"{len(made)} made, {played} moves played")


ATTACKS: list[Attack] = [replacing_who_is_away, looking_at_the_next_tile, tables_that_play_themselves]
