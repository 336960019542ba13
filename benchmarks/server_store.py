"""How fast the event store appends: one table after the other, and many at once, which share transactions.

python benchmarks/server_store.py
"""

from __future__ import annotations

import asyncio
import sys
import tempfile
from pathlib import Path
from time import perf_counter, process_time

sys.path[:0] = [str(Path(__file__).parents[1] / "tests" / folder) for folder in (".", "store")]

from postgres import NoPostgres, PostgresServer  # noqa: E402

from bastide.hosting.storage.log_store import Summary  # noqa: E402
from bastide.server.store import DatabaseStore, open_store  # noqa: E402
from bastide.tables.log import Acted, Entry  # noqa: E402

SUMMARY = Summary(
    "dominion", "playing", True, ["ann", "bob"], None, {"seats": ["Ann", "Bob"], "clock": {"kind": "none"}}
)
SECONDS = 3.0


async def writer(store: DatabaseStore, table: str, until: float) -> int:
    entry = Entry(1, 0, Acted([17], ["buy province"]), 0)
    await store.create(table, [entry], SUMMARY)
    seq = 1
    while perf_counter() < until:
        seq += 1
        await store.append(table, [Entry(seq, entry.seat, entry.what, 0)], SUMMARY)
    return seq


async def measure(url: str, writers: int) -> None:
    store = await open_store(url)
    begun, cpu = perf_counter(), process_time()
    done = await asyncio.gather(*(writer(store, f"t{writers}-{each}", begun + SECONDS) for each in range(writers)))
    took = perf_counter() - begun
    total = sum(done)
    print(
        f"{url.partition(':')[0]:>10} {writers:>8} {total / took:>11.0f} {1000 * took * writers / total:>12.2f}"
        f" {1e6 * (process_time() - cpu) / total:>16.0f}"
    )
    await store.close()


def main() -> None:
    print(f"{'database':>10} {'at once':>8} {'appends/s':>11} {'ms for one':>12} {'CPU µs for one':>16}")
    with tempfile.TemporaryDirectory() as folder:
        for writers in (1, 10, 100, 500):
            asyncio.run(measure(f"sqlite:///{folder}/store.db", writers))
    try:
        server = PostgresServer()
    except NoPostgres as problem:
        print(problem)
        return
    url = server.new_database()
    for writers in (1, 10, 100, 500):
        asyncio.run(measure(url, writers))
    server.close()


if __name__ == "__main__":
    main()
