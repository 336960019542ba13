"""Play at a steady pace for an hour, and print the memory of the server every minute.

    python benchmarks/server_soak.py                       60 minutes at 50 actions a second
    python benchmarks/server_soak.py --minutes 5 --rate 20

Finished games are followed by new tables, so that memory which a finished table keeps would show. Then the cost of a
table is measured: the growth of the server's memory by the tables that are added at the end, per table.
"""

from __future__ import annotations

import argparse
import asyncio
import sys
import tempfile
import time
from collections.abc import Sequence
from pathlib import Path

from server_load import LoadedTable, Round, percentile  # makes the folders of the tests importable
from server_process import ServerProcess
from uvloop import new_event_loop

#: Minutes until caches are full and the first games have ended.
WARM_UP_MINUTES = 10
MIB = 2**20


async def soak(server: ServerProcess, arguments: argparse.Namespace) -> None:
    games = arguments.games.split(",")
    tables = [LoadedTable(number, games[number % len(games)]) for number in range(arguments.tables)]
    await seat(server, tables)
    interval = len(tables) / arguments.rate
    memory: list[float] = []
    errors = 0
    print(f"{len(tables)} tables ({arguments.games}), {arguments.rate:g} actions a second")
    print(" ".join(f"{title:>9}" for title in ("minute", "MiB", "actions/s", "p50 ms", "p99 ms", "errors", "games")))
    for minute in range(1, arguments.minutes + 1):
        measured = Round()
        began = time.perf_counter()
        await asyncio.gather(*(table.play(server.url, None, interval, began + 60, measured) for table in tables))
        memory.append(server.resident_memory() / MIB)
        errors += len(measured.errors)
        rate = len(measured.times) / (time.perf_counter() - began)
        p50, p99 = (1e3 * percentile(measured.times, part) for part in (0.5, 0.99))
        row = f"{minute:9} {memory[-1]:9.1f} {rate:9.1f} {p50:9.1f} {p99:9.1f} {errors:9}"
        print(row, f"{sum(table.games_played for table in tables):9}", flush=True)
        for error in sorted(set(measured.errors))[:3]:
            print(f"    {measured.errors.count(error)} times: {error}", flush=True)
    later = memory[WARM_UP_MINUTES:]
    if later:
        spread = f"{min(later):.1f} to {max(later):.1f} MiB"
        print(f"after {WARM_UP_MINUTES} minutes: {spread}, slope {slope(later):+.3f} MiB a minute")
    before = server.resident_memory()
    added = [LoadedTable(len(tables) + number, games[number % len(games)]) for number in range(arguments.added)]
    await seat(server, added)
    cost = (server.resident_memory() - before) / len(added)
    print(f"a table with two players costs {cost / 1024:.0f} KiB ({len(added)} tables added)", flush=True)
    for table in [*tables, *added]:
        for player in table.players:
            await player.leave()


async def seat(server: ServerProcess, tables: Sequence[LoadedTable]) -> None:
    for start in range(0, len(tables), 20):
        await asyncio.gather(*(table.sit_down(server.url, None) for table in tables[start : start + 20]))


def slope(values: Sequence[float]) -> float:
    """Return the slope of the line through equidistant values (least squares)."""
    middle = (len(values) - 1) / 2
    spread = sum((number - middle) ** 2 for number in range(len(values)))
    return sum((number - middle) * value for number, value in enumerate(values)) / spread if spread else 0.0


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--minutes", type=int, default=60)
    parser.add_argument("--rate", type=float, default=50, help="actions per second")
    parser.add_argument("--tables", type=int, default=100)
    parser.add_argument("--added", type=int, default=100, help="tables added at the end, to measure the cost of one")
    parser.add_argument("--games", default="dominion,carcassonne")
    arguments = parser.parse_args()
    with tempfile.TemporaryDirectory(prefix="bastide-soak-") as folder:
        server = ServerProcess(f"sqlite:///{folder}/soak.db", Path(folder) / "log", log_level="warning")
        with server, asyncio.Runner(loop_factory=new_event_loop) as runner:
            runner.run(soak(server, arguments))
            if server.log.stat().st_size:
                print(f"the server's log:\n{server.tail()}")
    return 0


if __name__ == "__main__":
    sys.exit(main())
