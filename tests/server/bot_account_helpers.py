"""Owners of bot accounts, programs with their tokens, and ``bastide bot`` processes."""

from __future__ import annotations

import os
import signal
import subprocess
import sys
from contextlib import ExitStack
from pathlib import Path
from typing import Any
from urllib.request import Request

from hang_limit import HANG_LIMIT_SECONDS
from scripted_client import Client, Json, LiveClient, is_asked
from two_nodes import wait_until
from websockets.sync.client import connect

PASSPHRASE = "correct horse battery"
EXAMPLES = Path(__file__).parents[2] / "examples" / "engines"


class TokenClient(LiveClient):
    """Program of a bot account."""

    def __init__(self, server: str, token: str) -> None:
        super().__init__(server)
        self.headers = {"Authorization": f"Bearer {token}"}

    def _ask(self, request: Request) -> Any:
        for name, value in self.headers.items():
            request.add_header(name, value)
        return super()._ask(request)

    def connect(self, query: str = "") -> None:
        address = self.server.replace("http", "ws", 1) + "/ws" + query
        self.connection = ExitStack()
        self.socket = self.connection.enter_context(connect(address, additional_headers=self.headers, max_size=None))


class Owner(LiveClient):
    """Person with an account."""

    def __init__(self, server: str, name: str) -> None:
        super().__init__(server, name)
        self.post("/api/me/account", {"account": name.casefold(), "passphrase": PASSPHRASE})

    def bots(self) -> list[Json]:
        found: list[Json] = self.get("/api/me/bots")["bots"]
        return found

    def create_bot(self, name: str = "Robo") -> str:
        """Create a bot account; returns its id."""
        self.post("/api/me/bots", {"name": name})
        return str(self.bots()[-1]["id"])

    def create_token(self, bot: str, **settings: object) -> str:
        made = self.post("/api/me/bots/tokens", {"bot": bot, "name": "Test", **settings})
        return str(made["token"])

    def is_online(self, bot: str) -> bool:
        return any(each["online"] for each in self.bots() if each["id"] == bot)

    def open_table(self, game: str, bots: list[str], **settings: object) -> str:
        """Open a table and invite bot accounts, which are online; returns its id."""
        for bot in bots:
            wait_until(lambda bot=bot: self.is_online(bot), HANG_LIMIT_SECONDS)  # type: ignore[misc]
        seats = [{"kind": "me"}, *({"kind": "open"} for _ in bots)]
        table = str(self.post("/api/tables", {"game": game, "seats": seats, **settings})["table"])
        for bot in bots:
            self.post(f"/api/tables/{table}/invite-bot", {"bot": bot})
        return table

    def start_when_agreed(self, table: str) -> None:
        """Start the game when everybody has agreed."""
        wait_until(lambda: all(seat["agreed"] for seat in self.table(table)["seats"]), HANG_LIMIT_SECONDS)
        self.do(table, "start")


class BotProcess:
    """``bastide bot`` in a process of its own, with its output in a file."""

    def __init__(self, server: str, token: str, engine: str, folder: Path, *options: str) -> None:
        file = folder / f"{token[-8:]}.token"
        file.write_text(token + "\n", encoding="utf-8")
        self.log = folder / f"{token[-8:]}.log"
        words = ["bot", "--server", server, "--token-file", str(file), "--engine", engine, *options]
        with self.log.open("ab") as log:
            self.process = subprocess.Popen(
                [sys.executable, "-u", "-m", "bastide", "--lang", "en", *words],
                stdout=log,
                stderr=log,
                env={**os.environ, "PYTHONUNBUFFERED": "1"},
            )

    def __enter__(self) -> BotProcess:
        return self

    def __exit__(self, *_: object) -> None:
        self.process.send_signal(signal.SIGKILL)
        self.process.wait(HANG_LIMIT_SECONDS)

    @property
    def output(self) -> str:
        return self.log.read_text(encoding="utf-8")


def play_out(client: Client, table: str) -> Json:
    """Play one seat of a table to the end, with the last legal action; returns the final table."""
    seen = 0
    while True:
        shown = client.table(table, since=seen, wait=0 if not seen else 5)
        seen = shown["seq"]
        if shown["result"] is not None:
            return shown
        while is_asked(shown):
            actions = shown["decision"]["actions"]
            wanted = [each for each in actions if "curse" not in each["notation"]] or actions
            client.do(table, "act", position=shown["position"], actions=[wanted[-1]["action"]])
            shown = client.table(table, since=seen)
            seen = shown["seq"]
            if shown["result"] is not None:
                return shown
