"""Measure how many tables one server process carries.

500 live tables with two players each, an action at every table every two seconds, then faster and faster until the 99th
percentile of the response time exceeds 100 ms.

    python benchmarks/server_load.py                        the whole measurement
    python benchmarks/server_load.py --rates 250 --seconds 60 --profile profile.txt

The response time runs from sending an action until both players have received the updated table. The load generator
runs on the same machine in another process, so its own waiting counts as the server's. "ms each" is the server's
processor time per action: on a shared machine it says more than the rate.
"""

from __future__ import annotations

import argparse
import asyncio
import gc
import random
import subprocess
import sys
import tempfile
import time
from functools import partial
from pathlib import Path

sys.path[:0] = [
    str(Path(__file__).parents[1] / "tests" / folder) for folder in ("support", "server/faults", "server/store")
]

from postgres_server import PostgresServer  # noqa: E402
from server_process import ServerProcess  # noqa: E402
from simulated_players import Player, has_advanced, seat_all  # noqa: E402
from uvloop import new_event_loop  # noqa: E402

#: Goals: 99th percentile of the response time, and memory.
MAX_P99_SECONDS = 0.100
MAX_MEMORY_BYTES = 1 << 30
TITLES = (
    "actions/s",
    "done/s",
    "p50 ms",
    "p90 ms",
    "p99 ms",
    "max ms",
    "errors",
    "late",
    "server %",
    "ms each",
    "load %",
    "MiB",
)


class Round:
    """Measurements at one rate."""

    def __init__(self) -> None:
        self.times: list[float] = []
        self.late = 0
        self.errors: list[str] = []


class LoadedTable:
    """Two players who act at a steady pace, whatever the server does."""

    def __init__(self, number: int, game: str) -> None:
        self.game = game
        self.players = [Player(f"a{number}"), Player(f"b{number}")]
        self.rng = random.Random(number)
        self.seen = asyncio.Event()
        self.wanted = 0
        self.games_played = 0
        for player in self.players:
            player.on_view = self._view

    def _view(self, seq: int) -> None:
        if self.wanted and all(player.seq >= self.wanted for player in self.players):
            self.seen.set()

    async def sit_down(self, url: str, compression: str | None) -> None:
        for player in self.players:
            await asyncio.to_thread(player.sign_in_as_guest, url)
        await asyncio.to_thread(seat_all, url, self.players, self.game)
        for player in self.players:
            await player.connect(url, compression)
        assert await self.players[0].until(lambda: self.players[0].seq > 0)

    async def play(self, url: str, compression: str | None, interval: float, until: float, into: Round) -> None:
        due = time.perf_counter() + self.rng.random() * interval
        while due < until:
            await asyncio.sleep(max(0.0, due - time.perf_counter()))
            into.late += time.perf_counter() - due > interval
            due = max(due + interval, time.perf_counter())
            if self.players[0].over:
                self.games_played += 1
                await asyncio.to_thread(seat_all, url, self.players, self.game)
                for player in self.players:
                    await player.leave()
                    await player.connect(url, compression)
                await asyncio.gather(*(each.until(partial(has_advanced, each, 0)) for each in self.players))
                continue
            mover = next((player for player in self.players if player.decision is not None), None)
            if mover is None:
                into.errors.append("no player is to act")
                continue
            try:
                into.times.append(await asyncio.wait_for(self._act(mover), 10))
            except (TimeoutError, ConnectionError, RuntimeError) as error:
                into.errors.append(repr(error))

    async def _act(self, mover: Player) -> float:
        # An action is one log entry, so both have seen it when they have received the next entry.
        self.wanted = mover.seq + 1
        self.seen.clear()
        begun = time.perf_counter()
        answer = await mover.act(self.rng)
        if answer is None or answer.type == "refused":
            raise RuntimeError(f"refused: {mover.refusals[-1:] or 'the connection has gone'}")
        # The last action of a game is followed by its result, another log entry.
        if answer.seq > self.wanted and not answer.over():
            raise RuntimeError("another player has acted")
        await self.seen.wait()
        return time.perf_counter() - begun


def percentile(times: list[float], part: float) -> float:
    return sorted(times)[min(len(times) - 1, int(len(times) * part))]


async def measure(server: ServerProcess, arguments: argparse.Namespace) -> bool:
    games = arguments.games.split(",")
    where = (server.url, arguments.compression)
    tables = [LoadedTable(number, games[number % len(games)]) for number in range(arguments.tables)]
    begun = time.perf_counter()
    for start in range(0, len(tables), 20):
        await asyncio.gather(
            *(table.sit_down(server.url, arguments.compression) for table in tables[start : start + 20])
        )
    print(
        f"{len(tables)} tables ({arguments.games}) with two players each started in {time.perf_counter() - begun:.1f} s"
    )
    print(" ".join(f"{title:>10}" for title in TITLES))
    gc.collect()
    gc.freeze()
    held = True
    for rate in [float(word) for word in arguments.rates.split(",")]:
        interval = len(tables) / rate
        # The first seconds warm up and desynchronise the tables.
        warm = Round()
        await asyncio.gather(*(t.play(*where, interval, time.perf_counter() + arguments.warm, warm) for t in tables))
        into = Round()
        profiling = profile(server, arguments) if arguments.profile else None
        cpu, own, begun = server.cpu(), time.process_time(), time.perf_counter()
        until = begun + arguments.seconds
        await asyncio.gather(*(table.play(*where, interval, until, into) for table in tables))
        took = time.perf_counter() - begun
        if profiling is not None:
            profiling.wait(60)
        p50, p90, p99, most = (percentile(into.times, part) for part in (0.5, 0.9, 0.99, 1.0))
        row = [rate, len(into.times) / took, p50 * 1e3, p90 * 1e3, p99 * 1e3, most * 1e3, len(into.errors), into.late]
        used = server.cpu() - cpu
        row += [100 * used / took, 1e3 * used / len(into.times)]
        row += [100 * (time.process_time() - own) / took, server.memory() / 2**20]
        shown = (f"{figure:10.{2 if title == 'ms each' else 0}f}" for title, figure in zip(TITLES, row, strict=True))
        print(" ".join(shown), flush=True)
        for error in sorted(set(into.errors))[:5]:
            print(f"    {into.errors.count(error)} times: {error}")
        held = p99 < MAX_P99_SECONDS and not into.errors and server.memory() < MAX_MEMORY_BYTES
        if not held:
            break
    for table in tables:
        for player in table.players:
            await player.leave()
    return held


def profile(server: ServerProcess, arguments: argparse.Namespace) -> subprocess.Popen[bytes]:
    """Profile the server with py-spy (``pip install py-spy``), as collapsed stacks."""
    seconds = str(max(1, int(arguments.seconds) - 1))
    return subprocess.Popen(
        [
            *("py-spy", "record", "--pid", str(server.pid), "--gil", "--duration", seconds, "--rate", "200"),
            *("--format", "raw", "--output", arguments.profile),
        ],
        stdout=subprocess.DEVNULL,
    )


def summarise(path: str) -> None:
    """Print the functions with the most time, with and without their callees."""
    whole: dict[str, int] = {}
    alone: dict[str, int] = {}
    total = 0
    for line in Path(path).read_text().splitlines():
        stack, _, count = line.rpartition(" ")
        frames = stack.split(";")
        if any("wait" in frame or "select" in frame for frame in frames[-1:]):
            continue
        total += int(count)
        for frame in set(frames):
            whole[frame] = whole.get(frame, 0) + int(count)
        alone[frames[-1]] = alone.get(frames[-1], 0) + int(count)
    for title, found in (("with what they call", whole), ("alone", alone)):
        print(f"\nWhere the server's time goes ({title}):")
        for frame, samples in sorted(found.items(), key=lambda item: -item[1])[:30]:
            print(f"{samples / total:6.1%}  {frame}")


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--tables", type=int, default=500)
    parser.add_argument(
        "--rates", default="250,500,750,1000,1250,1500,2000", help="actions per second, measured in turn"
    )
    parser.add_argument("--seconds", type=float, default=30, help="measured seconds per rate")
    parser.add_argument("--warm", type=float, default=6, help="warm-up seconds per rate")
    parser.add_argument("--games", default="dominion,carcassonne")
    parser.add_argument("--database", choices=["sqlite", "postgresql"], default="sqlite")
    parser.add_argument("--processes", type=int, default=1, help="server processes behind one port")
    parser.add_argument(
        "--compression", choices=["deflate"], default=None, help="WebSocket compression, as browsers request it"
    )
    parser.add_argument("--profile", help="write a profile of the server to this file (needs py-spy)")
    arguments = parser.parse_args()
    with tempfile.TemporaryDirectory(prefix="bastide-load-") as folder:
        postgres = PostgresServer() if arguments.database == "postgresql" else None
        url = postgres.new_database() if postgres else f"sqlite:///{folder}/load.db"
        server = ServerProcess(url, Path(folder) / "log", log_level="warning", processes=str(arguments.processes))
        try:
            server.start()
            # The load generator competes with the server for processors, so it uses a fast event loop.
            with asyncio.Runner(loop_factory=new_event_loop) as runner:
                held = runner.run(measure(server, arguments))
            if server.log.stat().st_size:
                print(f"the server's log:\n{server.tail()}")
        finally:
            server.close()
            if postgres:
                postgres.close()
    if arguments.profile:
        summarise(arguments.profile)
    return 0 if held else 1


if __name__ == "__main__":
    sys.exit(main())
