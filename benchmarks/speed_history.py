"""Compare the speed with that of past releases, and fail if this version is slower.

    python benchmarks/speed_history.py               this checkout compared with the last release
    python benchmarks/speed_history.py --alarm 10    exit code 1 if anything is more than 10 % slower
    python benchmarks/speed_history.py --add 0.2.0   write this checkout's results into benchmarks/speed_history.json

Machines differ, so results are not stored in seconds but in *yards*: the time that the same machine takes, in the same
minute, for a fixed piece of plain Python.
"""

from __future__ import annotations

import argparse
import json
import statistics
import sys
from pathlib import Path
from time import perf_counter

from bastide._compiled_module_selection import is_compiled
from bastide.core import get_game
from bastide.sim.speed_benchmark import measure_speed

HISTORY = Path(__file__).with_name("speed_history.json")
GAMES = ("carcassonne", "dominion", "seven_wonders")
#: Measurements per game, each between two yards; the best counts, since noise only slows down.
MEASUREMENTS = 5


def measure_yard() -> float:
    """Return the seconds for a fixed piece of plain Python: lists, dicts and calls."""
    began = perf_counter()
    found: dict[int, int] = {}
    for number in range(200_000):
        found[number % 1000] = found.get(number % 1000, 0) + len(str(number))
    assert sum(found.values()) == 1_088_890
    return perf_counter() - began


def measure_speeds(seconds: float) -> dict[str, float]:
    """Return decisions per yard and clones per yard of each game."""
    best: dict[str, float] = {}
    for _ in range(MEASUREMENTS):
        for game in GAMES:
            before = measure_yard()
            speed = measure_speed(get_game(game), seconds)
            length = statistics.mean([before, measure_yard()])
            for name, value in (
                (f"{game} decisions", speed.decisions_per_second * length),
                (f"{game} clones", length * 1e6 / speed.clone_us),
            ):
                best[name] = max(best.get(name, 0.0), round(value))
    return best


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--seconds", type=float, default=2.0, help="approximate duration of each measurement")
    parser.add_argument("--alarm", type=float, help="fail if anything is this many percent slower")
    parser.add_argument("--add", metavar="VERSION", help="store the results under this version")
    arguments = parser.parse_args()
    if not is_compiled():
        sys.exit("the rules are not compiled: make compile")
    history: list[dict[str, object]] = json.loads(HISTORY.read_text(encoding="utf-8"))
    last = history[-1]
    before = last["figures"]
    assert isinstance(before, dict)
    slower = []
    print(f"{'in a yard':<26}{last['version']!s:>12}{'now':>12}{'ratio':>8}")
    now = measure_speeds(arguments.seconds)
    for name, value in now.items():
        ratio = value / before[name]
        print(f"{name:<26}{before[name]:>12,.0f}{value:>12,.0f}{ratio:>8.2f}")
        if arguments.alarm is not None and ratio < 1 - arguments.alarm / 100:
            slower.append(name)
    if arguments.add:
        kept = [entry for entry in history if entry["version"] != arguments.add]
        kept.append({"version": arguments.add, "figures": now})
        HISTORY.write_text(json.dumps(kept, indent=1) + "\n", encoding="utf-8")
    if slower:
        print(f"slower by more than {arguments.alarm:g} %: {', '.join(slower)}")
    return 1 if slower else 0


if __name__ == "__main__":
    sys.exit(main())
