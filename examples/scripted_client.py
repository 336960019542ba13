"""Scripted client: plays games at a Bastide server, over HTTP or over a WebSocket.

    bastide serve                                     # in one terminal
    python examples/scripted_client.py                # in another: a game of each kind, two people and a bot

Shows all that a client needs: choose a name (and keep the cookie), create a table, take a seat by invitation, start,
fetch the table, answer decisions until there is a result, then fetch the record and verify it.
"""

from __future__ import annotations

import argparse
import json
import random
from collections.abc import Callable
from contextlib import ExitStack
from time import sleep
from typing import Any
from urllib.error import HTTPError
from urllib.request import Request, urlopen

from websockets.sync.client import ClientConnection, connect

Json = dict[str, Any]
#: Status of a rate-limited request; ``Retry-After`` says how long to wait.
TOO_MANY_REQUESTS = 429


class Refused(Exception):
    """The server refused a request; ``problem`` has the reason."""

    def __init__(self, status: int, problem: Json) -> None:
        super().__init__(f"{status} {problem.get('code')}: {problem.get('text')}")
        self.status = status
        self.problem = problem


class Client:
    """One person. Every action is an HTTP request."""

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
        """Send a request; waits and retries when rate limited."""
        if self.cookie:
            request.add_header("Cookie", self.cookie)
        while True:
            try:
                return self._answer(request)
            except HTTPError as error:
                if error.code != TOO_MANY_REQUESTS:
                    raise Refused(error.code, json.loads(error.read())) from None
                sleep(int(error.headers.get("Retry-After", 1)))  # rate limited: retry later

    def _answer(self, request: Request) -> Any:
        """Return the decoded body of a response, and keep the session cookie."""
        with urlopen(request, timeout=60) as answer:
            for cookie in answer.headers.get_all("Set-Cookie") or []:
                if cookie.startswith(("bastide=", "__Host-bastide=")):  # other cookies identify the device
                    self.cookie = cookie.partition(";")[0]
            text = answer.read().decode()
            return json.loads(text) if "json" in (answer.headers["Content-Type"] or "") else text

    def do(self, table: str, command: str, **what: Any) -> Any:
        return self.post(f"/api/tables/{table}/{command}", what)

    def table(self, table: str, since: int = 0, wait: int = 0) -> Json:
        found: Json = self.get(f"/api/tables/{table}?since={since}&wait={wait}")
        return found


class LiveClient(Client):
    """One person with a WebSocket, over which the server pushes updates."""

    socket: ClientConnection
    connection: ExitStack
    asked = 0

    def connect(self) -> None:
        address = self.server.replace("http", "ws", 1) + "/ws"
        self.connection = ExitStack()
        self.socket = self.connection.enter_context(
            connect(address, additional_headers={"Cookie": self.cookie}, max_size=None)
        )

    def watch(self, table: str, since: int = 0) -> Json:
        self.connect()
        self.send({"do": "watch", "table": table, "since": since})
        return self.hear("table")

    def send(self, message: Json) -> None:
        self.socket.send(json.dumps(message))

    def ask(self, message: Json) -> Json:
        """Send a command and wait for its answer: the updated table, or another reply."""
        self.asked += 1
        self.send({**message, "id": self.asked})
        while True:
            answer: Json = json.loads(self.socket.recv(timeout=60))
            if answer.get("id") == self.asked or self.asked in answer.get("answers", []):
                return answer

    def hear(self, *types: str) -> Json:
        """Return the next message of one of these types."""
        while True:
            message: Json = json.loads(self.socket.recv(timeout=60))
            if message["type"] in types:
                return message


Choose = Callable[[Json], int]


def start_table(clients: list[Client], game: str, options: Json | None = None, bots: int = 1, **more: Any) -> str:
    """Create a table with these people and some bots, seat them and start. Returns its id."""
    seats = [{"kind": "me"}] + [{"kind": "open"}] * (len(clients) - 1) + [{"kind": "bot"}] * bots
    made = clients[0].post("/api/tables", {"game": game, "options": options or {}, "seats": seats, **more})
    for guest in clients[1:]:
        guest.do(made["table"], "sit", invite=made["invite"])
    clients[0].do(made["table"], "start")
    return str(made["table"])


def is_asked(shown: Json) -> bool:
    """Return whether the table waits for its viewer."""
    return shown["decision"] is not None and shown["you"] in shown["waiting_for"]


def play_by_requests(clients: list[Client], table: str, choose: Choose) -> Json:
    """Play by polling: every client fetches the table in turn and answers decisions. Returns the final table."""
    seen = 0  # only newer events are requested
    while True:
        first = clients[0].table(table, since=seen)
        seen = first["seq"]
        if first["result"] is not None:
            return first
        for client in clients:
            shown = client.table(table, since=seen)
            if is_asked(shown):
                client.do(table, "act", position=shown["position"], actions=[choose(shown)])
                break
        else:
            clients[0].table(table, since=seen, wait=10)  # a bot is thinking


def play_live(clients: list[LiveClient], table: str, choose: Choose) -> Json:
    """Play over WebSockets: every client waits for updates and answers decisions. Returns the final table."""
    latest = {client: client.watch(table) for client in clients}
    while any(shown["result"] is None for shown in latest.values()):
        newest = max(shown["seq"] for shown in latest.values())
        behind = [client for client in clients if latest[client]["seq"] < newest]
        asked = [client for client in clients if is_asked(latest[client])] if not behind else []
        for client in asked:
            position = latest[client]["position"]
            client.send({"do": "act", "table": table, "position": position, "actions": [choose(latest[client])]})
        # Clients that are behind will be updated, those that acted will get a reply; otherwise a bot is thinking.
        for client in behind or asked or clients[:1]:
            latest[client] = wait_for_table(client, latest[client])
    for client in clients:
        client.connection.close()
    return latest[clients[0]]


def wait_for_table(client: LiveClient, before: Json) -> Json:
    """Return the next table message; after a rate limit, wait and return the table as it was."""
    while True:
        message = client.hear("table", "refused")
        if message["type"] == "table":
            return message
        if message["problem"]["code"] == "too-many":
            sleep(message["problem"]["details"]["seconds"])
            return before


def random_chooser(seed: int) -> Choose:
    """Return a function that chooses among the last three actions, mostly expensive ones, so that games end."""
    chance = random.Random(seed)

    def choose(shown: Json) -> int:
        actions = shown["decision"]["actions"]
        return int(chance.choice(actions[-3:])["action"])

    return choose


def main() -> None:
    asked = argparse.ArgumentParser(description="Play a game of each kind at a Bastide server.")
    asked.add_argument("--server", default="http://localhost:8421")
    asked.add_argument("--seed", type=int, default=1)
    asked.add_argument("games", nargs="*", help="games to play (default: all of the server)")
    arguments = asked.parse_args()
    games = arguments.games or [game["id"] for game in Client(arguments.server).get("/api/games")]
    for game in games:
        people = [LiveClient(arguments.server, name) for name in ("Ann", "Ben")]
        for way in ("requests", "WebSocket"):
            table = start_table([*people], game)
            play = play_by_requests([*people], table, random_chooser(arguments.seed)) if way == "requests" else None
            shown = play or play_live(people, table, random_chooser(arguments.seed))
            checked = people[0].get(f"/api/tables/{table}/check")
            print(f"{game} by {way}: {shown['seq']} entries, scores {shown['result']['scores']}, {checked['verdict']}")


if __name__ == "__main__":
    main()
