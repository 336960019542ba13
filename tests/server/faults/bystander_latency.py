"""Effect of an attack on others: response times of bystander players, and the server's memory."""

from __future__ import annotations

import asyncio
import functools
import http.client
import json
import os
import random
import subprocess
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from statistics import median
from time import perf_counter, sleep
from typing import NamedTuple

from attack_findings import Finding
from server_process import ServerProcess, cpu_seconds
from simulated_players import Player, create_table, has_advanced, seat_all
from websockets.sync.client import ClientConnection, connect

from bastide.core.json_data import JsonData

#: Number of tables, and the interval between moves, which stays below the rate limits.
TABLES = 5
PACE = 0.020
#: Game of the player against ``hard`` bots: all their turns take about the same time.
RIVAL_GAME = "seven_wonders"


class BystanderPlayers:
    """Players who measure their response times during an attack.

    They run in a separate process, so that the attacker's own load does not count.
    """

    def __init__(self, server: ServerProcess, with_hard_bot: bool = False) -> None:
        self.server = server
        self.with_hard_bot = with_hard_bot
        self._people: subprocess.Popen[str] | None = None
        #: 99th percentile of response times before and during the attack, and of the server's processor time during
        #: the attack, in milliseconds.
        self.calm_ms = self.delay_ms = self.cpu_ms = 0.0

    def __enter__(self) -> BystanderPlayers:
        folders = [str(Path(__file__).parent), str(Path(__file__).parents[1] / "store"), *sys.path]
        self._people = subprocess.Popen(
            [
                sys.executable,
                __file__,
                self.server.url,
                str(self.server.pid),
                *(["hard"] if self.with_hard_bot else []),
            ],
            stdin=subprocess.PIPE,
            stdout=subprocess.PIPE,
            text=True,
            env={**os.environ, "PYTHONPATH": os.pathsep.join(folders)},
        )
        assert self._heard() == "ready", "the bystanders did not start"
        self._say("reset")
        sleep(1.5)
        self.calm_ms = self.p99()
        self._say("reset")
        return self

    def __exit__(self, kind: object, *_: object) -> None:
        assert self._people is not None
        if kind is None:
            self.delay_ms, self.cpu_ms = self.p99(), self.cpu_p99()
        self._people.kill()
        self._people.communicate()

    def finding(self, attack: str, achieved: str) -> Finding:
        """Return the finding of a finished attack."""
        return Finding(attack, achieved, self.delay_ms, self.calm_ms, self.cpu_ms)

    def p99(self) -> float:
        """Return the 99th percentile of the response times in milliseconds."""
        self._say("p99")
        return float(self._heard())

    def cpu_p99(self) -> float:
        """Return the 99th percentile of the server's processor time from action to answer, in milliseconds."""
        self._say("cpu")
        return float(self._heard())

    def reset(self) -> None:
        """Forget all measurements."""
        self._say("reset")

    def bot_turn_ms(self) -> float:
        """Return the median time of a ``hard`` bot's turn in milliseconds, since the last reset."""
        self._say("bot")
        return float(self._heard())

    def _say(self, word: str) -> None:
        assert self._people is not None
        assert self._people.stdin is not None
        print(word, file=self._people.stdin, flush=True)

    def _heard(self) -> str:
        assert self._people is not None
        assert self._people.stdout is not None
        return self._people.stdout.readline().strip()


def has_moved_on(player: Player, position: int) -> bool:
    """Return whether the bots have moved and it is the player's turn again."""
    return player.over or (player.decision is not None and player.position > position)


def end_process(task: asyncio.Task[None]) -> None:
    """End the process, because a player stopped: the measurement would leave that player out."""
    task.print_stack()
    os._exit(1)


class HardBotRival:
    """A player against two ``hard`` bots, who measures how long their turns take."""

    def __init__(self, url: str) -> None:
        self.url = url
        self.turns: list[float] = []

    async def median_turn(self) -> float:
        """Return the median time of the finished turns in seconds; waits for the first one."""
        while not self.turns:
            await asyncio.sleep(PACE)
        return median(self.turns)

    async def play(self) -> None:
        rng = random.Random(1)
        player = Player("rival")
        await asyncio.to_thread(player.sign_in_as_guest, self.url)
        while True:
            seats = [{"kind": "me"}, *[{"kind": "bot", "bot": "hard"}] * 2]
            wish = {"game": RIVAL_GAME, "seats": seats, "start": True}
            created = await asyncio.to_thread(create_table, self.url, wish, player.cookie)
            player.table, player.seq, player.over = created["table"], 0, False
            await player.connect(self.url, None)
            assert await player.until(lambda: player.decision is not None, 120)
            while not player.over:
                # The bots choose at the same time as the player: a turn is the time from one position to the next.
                begun = perf_counter()
                position = player.position
                await player.act(rng)
                assert await player.until(functools.partial(has_moved_on, player, position), 120)
                self.turns.append(perf_counter() - begun)
            await player.leave()


class Wait(NamedTuple):
    """Time of a wait for the server, and the processor time that the server has used meanwhile."""

    seconds: float
    cpu_seconds: float

    def since(self, begun: Wait) -> Wait:
        return Wait(self.seconds - begun.seconds, self.cpu_seconds - begun.cpu_seconds)


class PlayingPairs:
    """The bystanders themselves: two players at each table."""

    def __init__(self, url: str, server_pid: int, with_hard_bot: bool) -> None:
        self.url = url
        self.server_pid = server_pid
        self.delays: list[Wait] = []
        self.with_hard_bot = with_hard_bot
        self.rival = HardBotRival(url)
        #: Start of the current wait at each table, so that missing answers count.
        self.since: dict[int, Wait] = {}

    def now(self) -> Wait:
        """Return the time, and the processor time that the server has used."""
        return Wait(perf_counter(), cpu_seconds(self.server_pid))

    async def p99(self) -> Wait:
        """Return the 99th percentiles in milliseconds; waits for the first action."""
        while not self.delays and not self.since:
            await asyncio.sleep(PACE)
        now = self.now()
        waits = [*self.delays, *(now.since(begun) for begun in self.since.values())]
        last = min(len(waits) - 1, int(len(waits) * 0.99))
        return Wait(*(1000 * sorted(times)[last] for times in zip(*waits, strict=True)))

    async def live(self) -> None:
        tables = [await self._seated(number) for number in range(TABLES)]
        print("ready", flush=True)
        players = [self._play(pair, number) for number, pair in enumerate(tables)]
        if self.with_hard_bot:
            players.append(self.rival.play())
        for player in players:
            asyncio.get_running_loop().create_task(player).add_done_callback(end_process)
        while True:
            word = (await asyncio.to_thread(sys.stdin.readline)).strip()
            if word == "reset":
                self.delays.clear()
                self.rival.turns.clear()
            elif word == "bot":
                print(1000 * await self.rival.median_turn(), flush=True)
            elif word == "p99":
                print((await self.p99()).seconds, flush=True)
            elif word == "cpu":
                print((await self.p99()).cpu_seconds, flush=True)
            else:
                return

    async def _seated(self, number: int) -> list[Player]:
        pair = [Player(f"by{number}{side}") for side in "ab"]
        for player in pair:
            await asyncio.to_thread(player.sign_in_as_guest, self.url)
        await self._start_game(pair)
        return pair

    async def _start_game(self, pair: list[Player]) -> None:
        await asyncio.to_thread(seat_all, self.url, pair, "dominion")
        for player in pair:
            await player.leave()
            await player.connect(self.url, None)
            assert await player.until(functools.partial(has_advanced, player, 0))

    async def _play(self, pair: list[Player], number: int) -> None:
        rng = random.Random(number)
        await asyncio.sleep(number * PACE)
        while True:
            if pair[0].over:
                await self._start_game(pair)
            begun = self.now()
            mover = next((player for player in pair if player.decision is not None), None)
            if mover is not None:
                self.since[number] = begun
                answer = await mover.act(rng)
                assert answer is not None
                assert answer.type != "refused", answer.code()
                del self.since[number]
                self.delays.append(self.now().since(begun))
            await asyncio.sleep(max(0.001, TABLES * PACE - self.now().since(begun).seconds))


class Attacker:
    """Client with its own source address, with or without a name."""

    def __init__(self, server: ServerProcess, name: str = "", address: str = "127.0.0.66") -> None:
        self.server = server
        self.address = address
        self.cookie = ""
        if name:
            status, _ = self.ask("POST", "/api/me", {"name": name})
            assert status == 200

    def ask(self, method: str, path: str, body: object = None) -> tuple[int, bytes]:
        connection = http.client.HTTPConnection(
            "127.0.0.1", self.server.port, timeout=120, source_address=(self.address, 0)
        )
        headers = {"content-type": "application/json", "cookie": self.cookie}
        connection.request(method, path, None if body is None else json.dumps(body), headers)
        answer = connection.getresponse()
        text = answer.read()
        kept = dict(each.split("=", 1) for each in self.cookie.split("; ") if each)
        for given in answer.headers.get_all("set-cookie") or []:
            name, value = given.partition(";")[0].split("=", 1)
            kept[name] = value
        self.cookie = "; ".join(f"{name}={value}" for name, value in kept.items())
        connection.close()
        return answer.status, text

    def json(self, method: str, path: str, body: object = None) -> dict[str, JsonData]:
        status, text = self.ask(method, path, body)
        assert status < 300, text
        found: dict[str, JsonData] = json.loads(text)
        return found

    @contextmanager
    def connect(self) -> Iterator[ClientConnection]:
        with connect(
            f"ws://127.0.0.1:{self.server.port}/ws",
            additional_headers={"cookie": self.cookie},
            max_size=None,
            compression=None,
            ping_interval=None,
            source_address=(self.address, 0),
        ) as connection:
            yield connection


def resident_memory_bytes(server: ServerProcess) -> int:
    """Return the server's resident memory in bytes."""
    pages = int(Path(f"/proc/{server.pid}/statm").read_text().split()[1])
    return pages * 4096


def format_mib(size: int) -> str:
    return f"{size / 2**20:.0f} MiB"


if __name__ == "__main__":
    asyncio.run(PlayingPairs(sys.argv[1], int(sys.argv[2]), sys.argv[3:] == ["hard"]).live())
