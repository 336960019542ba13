"""In-browser server without a browser: storage in memory, and an inline bot worker."""

from __future__ import annotations

import asyncio
import json
from collections.abc import Callable, Coroutine, Sequence
from functools import wraps
from typing import Any, ParamSpec

from bastide.core.game_registry import get_game
from bastide.core.records.game_record import Record, replay_record
from bastide.core.records.record_parser import parse_record
from bastide.device.bots.worker_pool import run_encoded_work
from bastide.device.in_browser_server import InBrowserServer, start_in_browser_server

P = ParamSpec("P")
BOT = {"kind": "bot", "bot": "easy"}


def run_async(test: Callable[P, Coroutine[Any, Any, None]]) -> Callable[P, None]:
    """Run an asynchronous test in a new event loop."""

    @wraps(test)
    def run(*args: P.args, **kwargs: P.kwargs) -> None:
        asyncio.run(test(*args, **kwargs))

    return run


class MemoryStorage:
    """Browser storage in memory, which survives closing a tab."""

    def __init__(self) -> None:
        self.tables: dict[str, tuple[list[list[Any]], str]] = {}
        self.texts: dict[str, str] = {}
        self.notes: dict[str, str] = {}
        self.full = False
        #: Whether only empty notes can be written, as in a browser whose quota is used up.
        self.is_quota_used = False

    async def lines(self) -> str:
        self._check()
        return json.dumps([json.loads(line) for _, line in self.tables.values()])

    async def rows(self, table: str) -> str:
        self._check()
        return json.dumps(self.tables.get(table, ([], ""))[0])

    async def write(self, table: str, after: int, rows: str, line: str) -> bool:
        await asyncio.sleep(0)
        self._check()
        if self.is_quota_used:
            raise OSError("QuotaExceededError")
        there = self.tables.get(table, ([], ""))[0]
        if len(there) != after:
            return False
        self.tables[table] = ([*there, *json.loads(rows)], line)
        return True

    async def kept(self, table: str) -> str:
        return self.texts.get(table, "")

    async def keep(self, table: str, text: str) -> None:
        self._check()
        self.texts[table] = text

    async def noted(self, name: str) -> str:
        return self.notes.get(name, "")

    async def note(self, name: str, text: str) -> None:
        self._check()
        if self.is_quota_used and text:
            raise OSError("QuotaExceededError")
        self.notes[name] = text

    async def bring(self, logs: str, notes: str) -> bool:
        self._check()
        tables, before = dict(self.tables), dict(self.notes)
        for each in json.loads(logs):
            if not await self.write(*each):
                self.tables, self.notes = tables, before
                return False
        self.notes.update(json.loads(notes))
        return True

    def _check(self) -> None:
        if self.full:
            raise OSError("QuotaExceededError")


class InlineBotWorker:
    """Bot worker that runs jobs in this process."""

    def __init__(self) -> None:
        self.asked = 0

    async def ask(self, worker: int, work: str, seconds: float) -> str:
        self.asked += 1
        await asyncio.sleep(0)
        return run_encoded_work(work)

    async def count(self) -> int:
        return 1


class DeviceTab:
    """A page with an in-browser server, which records messages by connection."""

    def __init__(self, drawer: MemoryStorage) -> None:
        self.drawer = drawer
        self.thinker = InlineBotWorker()
        self.told: list[dict[str, Any]] = []
        self.news = asyncio.Event()
        self.device: InBrowserServer

    def tell(self, connection: int, text: str) -> None:
        self.told.append(json.loads(text))
        self.news.set()

    async def open(self) -> None:
        self.device = await start_in_browser_server(self.drawer, self.thinker, self, "{}")
        self.device.connect(1)

    async def close(self) -> None:
        """Kill the tab, without any cleanup."""
        await self.device.service.close()

    async def ask(self, method: str, address: str, body: object = None) -> Any:
        status, media, text = await self.device.handle_request(
            method, address, "" if body is None else json.dumps(body)
        )
        assert status < 300, (status, text)
        return json.loads(text) if media == "application/json" else text

    async def refused(self, method: str, address: str, body: object = None) -> str:
        status, _, text = await self.device.handle_request(method, address, "" if body is None else json.dumps(body))
        assert status >= 400, text
        return str(json.loads(text)["code"])

    async def say(self, **message: object) -> None:
        await self.device.handle_message(1, json.dumps(message))

    async def watch(self, table: str) -> None:
        await self.say(do="watch", table=table, id=1, since=0)

    async def begin(self, game: str, seats: Sequence[dict[str, str]], **more: object) -> str:
        """Start a game at a new table and watch it; returns the table id."""
        wish = {"game": game, "seats": [{"kind": "me"}, *seats], "start": True, **more}
        table = str((await self.ask("POST", "/api/tables", wish))["table"])
        await self.watch(table)
        return table

    async def record(self, table: str) -> Record:
        """Return the record of a finished game, which must replay exactly."""
        record = parse_record(await self.ask("GET", f"/api/tables/{table}/record"))
        assert replay_record(record, get_game(record.game)).verdict == "exact"
        return record

    def table(self, id: str) -> dict[str, Any]:
        """Return the last received state of a table."""
        return next(one for one in reversed(self.told) if one["type"] == "table" and one["table"]["id"] == id)

    async def until_asked(self, id: str) -> dict[str, Any]:
        """Wait until only the player is waited for, or the game is over."""
        while True:
            found = self.table(id)
            asked = found["decision"]
            alone = asked is not None and asked["chosen"] is None and len(found["waiting_for"]) == 1
            if found["result"] is not None or alone:
                return found
            self.news.clear()
            if self.table(id) is found:
                await asyncio.wait_for(self.news.wait(), 60)

    async def play(self, id: str, most: int = 10_000) -> dict[str, Any]:
        """Answer up to ``most`` decisions with the middle option; returns the table afterwards."""
        for _ in range(most):
            found = await self.until_asked(id)
            if found["result"] is not None:
                break
            actions = found["decision"]["actions"]
            action = actions[len(actions) // 2]["action"]
            await self.say(do="act", table=id, id=5, position=found["position"], actions=[action])
        return await self.until_asked(id)


async def open_tab(drawer: MemoryStorage | None = None, name: str = "") -> DeviceTab:
    """Open a new tab, and set the owner's name if given."""
    tab = DeviceTab(drawer or MemoryStorage())
    await tab.open()
    if name:
        await tab.ask("POST", "/api/me", {"name": name})
    return tab
