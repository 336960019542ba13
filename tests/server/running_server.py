"""Helper that runs a real server on a real port, in a thread of the test."""

from __future__ import annotations

import asyncio
import http.client
import json
import threading
from collections.abc import Callable, Coroutine
from contextlib import closing
from email.message import Message
from pathlib import Path
from typing import Any, NamedTuple, TypeVar
from urllib.parse import urlsplit

import migrated_databases
import uvicorn
from hang_limit import HANG_LIMIT_SECONDS
from scripted_client import Client, Json, LiveClient, Refused

from bastide.core.game_registry import get_game
from bastide.core.records.game_record import Recorder
from bastide.server.app import Server, open_server
from bastide.server.connections.listening_sockets import open_listening_socket
from bastide.server.settings import Settings

Result = TypeVar("Result")


class RunningServer:
    """A running server. A second one on the same database is the same server after a restart."""

    def __init__(
        self,
        database: str,
        static: Path | None = None,
        hint_seconds: float = 1.0,
        settings: dict[str, Any] | None = None,
    ) -> None:
        self.settings = {"rate_limit_factor": 0, **(settings or {})}
        self.database = migrated_databases.create_database(database)
        self.static = static
        self.hint_seconds = hint_seconds
        self._ready = threading.Event()
        self.server: Server
        self.loop: asyncio.AbstractEventLoop
        self._listening = open_listening_socket("127.0.0.1", 0)
        self.url = f"http://127.0.0.1:{self._listening.getsockname()[1]}"
        self._thread = threading.Thread(target=lambda: asyncio.run(self._serve()), daemon=True)
        self._thread.start()
        assert self._ready.wait(HANG_LIMIT_SECONDS), "the server did not start"

    def __enter__(self) -> RunningServer:
        return self

    def __exit__(self, *_: object) -> None:
        self.stop()

    async def _serve(self) -> None:
        settings = Settings(database=self.database, bot_workers=1, hint_seconds=self.hint_seconds, **self.settings)
        self.server = await (open_server(settings) if self.static is None else open_server(settings, self.static))
        self.loop = asyncio.get_running_loop()
        config = uvicorn.Config(
            self.server.app, lifespan="off", log_config=None, access_log=False, timeout_graceful_shutdown=2
        )
        self._uvicorn = uvicorn.Server(config)
        self._ready.set()
        try:
            await self._uvicorn.serve([self._listening])
        finally:
            await self.server.close()

    def run_on_loop(self, work: Coroutine[Any, Any, Result]) -> Result:
        """Run a coroutine on the server's event loop."""
        return asyncio.run_coroutine_threadsafe(work, self.loop).result(HANG_LIMIT_SECONDS)

    def stop(self) -> None:
        self._uvicorn.should_exit = True
        self._thread.join(HANG_LIMIT_SECONDS)
        assert not self._thread.is_alive()

    def connect_person(self, name: str) -> LiveClient:
        return LiveClient(self.url, name)

    def connect_people(self, *names: str) -> list[LiveClient]:
        return [self.connect_person(name) for name in names]


def expect_refusal(client: Client, path: str, body: Json | None = None) -> Json:
    """Send a request that must be refused; returns the error."""
    return catch_refusal(lambda: client.get(path) if body is None else client.post(path, body))


def catch_refusal(asking: Callable[[], object]) -> Json:
    """Call a function that must be refused; returns the error."""
    try:
        found = asking()
    except Refused as refused:
        return {"status": refused.status, **refused.problem}
    raise AssertionError(f"not refused: {found}")


class HttpAnswer(NamedTuple):
    """HTTP response."""

    status: int
    body: bytes
    headers: Message

    def json(self) -> Any:
        return json.loads(self.body)

    @property
    def text(self) -> str:
        return self.body.decode()


def http_fetch(url: str, path: str, body: object = None, method: str = "", **headers: str) -> HttpAnswer:
    """Send one HTTP request and return the response, whatever its status. A body that is not bytes is sent as JSON."""
    data = body if body is None or isinstance(body, bytes) else json.dumps(body).encode()
    sent = {name.replace("_", "-"): text for name, text in headers.items()}
    if data is not None:
        sent.setdefault("content-type", "application/json")
    with closing(http.client.HTTPConnection(urlsplit(url).netloc, timeout=HANG_LIMIT_SECONDS)) as connection:
        connection.request(method or ("GET" if data is None else "POST"), path, data, sent)
        answer = connection.getresponse()
        return HttpAnswer(answer.status, answer.read(), answer.headers)


def open_practice_table(ann: LiveClient, game: str, bots: int = 1, **settings: object) -> Json:
    """Start a table of one person and some bots; returns its state when the person is to move."""
    seats = [{"kind": "me"}, *({"kind": "bot", "bot": "random"} for _ in range(bots))]
    made = ann.post("/api/tables", {"game": game, "seats": seats, "start": True, **settings})
    while True:
        shown: Json = ann.get(f"/api/tables/{made['table']}")
        if shown["decision"]:
            return shown
        shown = ann.get(f"/api/tables/{made['table']}?since={shown['seq']}&wait=10")


def make_long_record(actions: int) -> str:
    """Return the record of an unfinished Dominion game with this many actions."""
    recorder = Recorder(get_game("dominion"), 2, {"kingdom": "first_game_2e"}, 1, ["Ann", "Ben"])
    for _ in range(actions):
        player = recorder.state.next_player_to_act()
        recorder.apply(player, recorder.state.parse_action(player, "end turn"))
    return recorder.to_record().to_text()
