"""A client in a hundred lines: it plays games at a Bastide server by itself, over HTTP or over a WebSocket.

    bastide serve                                     # in one terminal
    python examples/scripted_client.py                # in another: a game of each kind, two people and a bot

It shows all that a program needs: take a name (and keep the cookie), make a table, sit down by its link, start, ask for
the table, answer with an action of the decision, until there is a result; then fetch the record and have it checked.
"""

from __future__ import annotations

import argparse
import json
import random
import sys
from collections.abc import Callable
from typing import Any
from urllib.error import HTTPError
from urllib.request import Request, urlopen

from websockets.sync.client import ClientConnection, connect

Json = dict[str, Any]


class Refused(Exception):
    """The server said no; ``problem`` says why."""

    def __init__(self, status: int, problem: Json) -> None:
        super().__init__(f"{status} {problem.get('code')}: {problem.get('text')}")
        self.status = status
        self.problem = problem


class Client:
    """One person. Over HTTP, everything is a request."""

    def __init__(self, server: str, name: str = "") -> None:
        self.server = server
        self.cookie = ""
        if name:
            self.post("/api/me", {"name": name})

    def get(self, path: str) -> Any:
        return self._ask(Request(self.server + path))

    def post(self, path: str, body: Json) -> Any:
        return self._ask(Request(self.server + path, json.dumps(body).encode(), method="POST"))

    def _ask(self, request: Request) -> Any:
        if self.cookie:
            request.add_header("Cookie", self.cookie)
        try:
            with urlopen(request, timeout=60) as answer:
                self.cookie = (answer.headers["Set-Cookie"] or self.cookie).partition(";")[0]
                text = answer.read().decode()
                return json.loads(text) if "json" in (answer.headers["Content-Type"] or "") else text
        except HTTPError as error:
            raise Refused(error.code, json.loads(error.read())) from None

    def do(self, table: str, command: str, **what: Any) -> Any:
        return self.post(f"/api/tables/{table}/{command}", what)

    def table(self, table: str, since: int = 0, wait: int = 0) -> Json:
        found: Json = self.get(f"/api/tables/{table}?since={since}&wait={wait}")
        return found


class LiveClient(Client):
    """One person with a WebSocket: the server tells what is new by itself."""

    socket: ClientConnection

    def watch(self, table: str, since: int = 0) -> Json:
        address = self.server.replace("http", "ws", 1) + "/ws"
        self.socket = connect(address, additional_headers={"Cookie": self.cookie}, max_size=None)
        self.send({"do": "watch", "table": table, "since": since})
        return self.hear("table")

    def send(self, message: Json) -> None:
        self.socket.send(json.dumps(message))

    def hear(self, *types: str) -> Json:
        """The next message of one of these kinds."""
        while True:
            message: Json = json.loads(self.socket.recv(timeout=60))
            if message["type"] in types:
                return message


Choose = Callable[[Json], int]


def seated(clients: list[Client], game: str, options: Json | None = None, bots: int = 1, **more: Any) -> str:
    """A table at which these people and some bots have sat down and begun."""
    seats = [{"kind": "me"}] + [{"kind": "open"}] * (len(clients) - 1) + [{"kind": "bot", "bot": "easy"}] * bots
    made = clients[0].post("/api/tables", {"game": game, "options": options or {}, "seats": seats, **more})
    for guest in clients[1:]:
        guest.do(made["table"], "sit", invite=made["invite"])
    clients[0].do(made["table"], "start")
    return str(made["table"])


def play_by_requests(clients: list[Client], table: str, choose: Choose) -> Json:
    """Everyone asks in turn, and answers when asked. Returns the table at its end."""
    while True:
        shown = clients[0].table(table)
        if shown["result"] is not None:
            return shown
        for client in clients:
            shown = client.table(table)
            if shown["decision"] is not None and shown["you"] in shown["waiting_for"]:
                client.do(table, "act", position=shown["position"], actions=[choose(shown)])
                break
        else:
            clients[0].table(table, since=shown["seq"], wait=10)  # a bot is thinking


def play_live(clients: list[LiveClient], table: str, choose: Choose) -> Json:
    """Everyone listens, and answers when asked. Returns the table at its end."""
    latest = {client: client.watch(table) for client in clients}
    while latest[clients[0]]["result"] is None:
        for client in clients:
            shown = latest[client]
            if shown["result"] is None and shown["decision"] is not None and shown["you"] in shown["waiting_for"]:
                client.send({"do": "act", "table": table, "position": shown["position"], "actions": [choose(shown)]})
                if client.hear("done", "refused", "table")["type"] == "refused":
                    print("refused: somebody was quicker", file=sys.stderr)
            latest[client] = client.hear("table")
    for client in clients:
        client.socket.close()
    return latest[clients[0]]


def at_random(seed: int) -> Choose:
    chance = random.Random(seed)
    return lambda shown: int(chance.choice(shown["decision"]["actions"])["action"])
