"""Simulated people who organise and play club tournaments through the HTTP API."""

from __future__ import annotations

import random
import time
from collections import defaultdict
from contextlib import suppress
from typing import Any

from hang_limit import HANG_LIMIT_SECONDS
from scripted_client import Client, Json, Refused
from two_nodes import wait_until

PASSPHRASE = "correct horse battery"
MOVE_CLOCK = {"kind": "move", "seconds": 3600}


def sign_up(url: str, *names: str) -> list[Client]:
    """Return clients with an account."""
    clients = [Client(url, name) for name in names]
    for name, client in zip(names, clients, strict=True):
        client.post("/api/me/account", {"account": name.lower(), "passphrase": PASSPHRASE})
    return clients


def create(client: Client, style: str = "swiss", name: str = "Open", **settings: Any) -> str:
    chosen = {"game": "magpie", "format": style, "rounds": 3, "clock": MOVE_CLOCK, **settings}
    made: Json = client.post("/api/tournaments", {"name": name, "settings": chosen})
    return str(made["id"])


def join_all(clients: list[Client], tournament: str) -> None:
    """Enter; the numbers of the entrants follow the order of the clients."""
    for client in clients:
        client.post(f"/api/tournaments/{tournament}/join", {})


def control(client: Client, tournament: str, action: str) -> Json:
    answer: Json = client.post(f"/api/tournaments/{tournament}/control", {"action": action})
    return answer


def list_open_games(shown: Json) -> list[Json]:
    return [
        game for each in shown["rounds"] for match in each["matches"] for game in match["games"] if not game["is_over"]
    ]


def resign_somewhere(clients: list[Client], shown: Json, rng: random.Random) -> None:
    """Let one person resign in each open game. The clients are the first entrants."""
    for game in list_open_games(shown):
        people = [number for number in game["seats"] if number <= len(clients)]
        if people:
            # The table opens a moment after the pairing; and the game may be over already.
            with suppress(Refused):
                clients[rng.choice(people) - 1].post(f"/api/tables/{game['table']}/resign", {})


def wait_for(client: Client, tournament: str, holds: Any, clients: list[Client] | None = None) -> Json:
    """Wait until a tournament meets a condition; meanwhile the clients end their games."""
    rng = random.Random(1)
    until = time.monotonic() + HANG_LIMIT_SECONDS
    while True:
        shown: Json = client.get(f"/api/tournaments/{tournament}")
        if holds(shown):
            return shown
        assert time.monotonic() < until, shown
        if clients is not None:
            resign_somewhere(clients, shown, rng)
        time.sleep(0.2)


def wait_for_table(client: Client, table: str) -> None:
    """Wait until the table of a tournament game is open, a moment after the pairing."""

    def is_open() -> bool:
        with suppress(Refused):
            return bool(client.table(table)["table"]["tournament"])
        return False

    wait_until(is_open, HANG_LIMIT_SECONDS)


def count_points(results: Json) -> dict[int, float]:
    """Compute the points of a Swiss of single games from the rows of its results; a missing row is a bye."""
    rounds = max(row["round"] for row in results["games"])
    points: dict[int, float] = defaultdict(float)
    seen: dict[int, set[int]] = defaultdict(set)
    for row in results["games"]:
        others = [each for each in results["games"] if each["table"] == row["table"] and each["seat"] != row["seat"]]
        (other,) = others
        points[row["entrant"]] += 1 if row["place"] < other["place"] else 0.5 if row["place"] == other["place"] else 0
        seen[row["round"]].add(row["entrant"])
    for number in range(1, rounds + 1):
        for entrant in results["entrants"]:
            points[entrant["number"]] += entrant["number"] not in seen[number]
    return points
