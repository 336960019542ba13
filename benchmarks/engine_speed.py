"""Measure the engine speed of every game, compiled and interpreted, in one run.

    python benchmarks/engine_speed.py                    a table
    python benchmarks/engine_speed.py --json > new.json  the same as JSON
    python benchmarks/engine_speed.py --against old.json ratios to an earlier run

benchmarks/startup_time.py measures startup. Absolute times are noisy; to compare two commits, run both on the same
machine, one directly after the other.
"""

from __future__ import annotations

import argparse
import json
import os
import subprocess
import sys

#: Script that measures one build in a new interpreter.
PROBE = """
import json, sys
from bastide.core import Rng, game_ids, get_game
from bastide._compiled_module_selection import is_compiled
from bastide.sim.speed_benchmark import core_microseconds_per_decision, measure_speed, bytes_per_state
seconds = float(sys.argv[1])
games = sys.argv[2:] or game_ids()
report = {"compiled": is_compiled(), "core_us": core_microseconds_per_decision(), "games": {}}
for id in games:
    speed = measure_speed(get_game(id), seconds).to_json_data()
    speed["state_bytes"] = bytes_per_state(get_game(id))
    report["games"][id] = speed
print(json.dumps(report))
"""


def measure_build(pure: bool, seconds: float, games: list[str]) -> dict[str, object]:
    """Measure one build."""
    environment = {**os.environ, "BASTIDE_PURE": "1" if pure else "0"}
    command = [sys.executable, "-c", PROBE, str(seconds), *games]
    done = subprocess.run(command, capture_output=True, text=True, env=environment, check=True)
    report = json.loads(done.stdout)
    assert isinstance(report, dict)
    return report


def measure_all(seconds: float, games: list[str]) -> dict[str, object]:
    return {"builds": [measure_build(False, seconds, games), measure_build(True, seconds / 2, games)]}


def flatten_report(data: object, path: str = "") -> dict[str, float]:
    """Return the numbers of a report by their path."""
    if isinstance(data, dict):
        return {
            key: value for name, part in data.items() for key, value in flatten_report(part, f"{path}/{name}").items()
        }
    if isinstance(data, list):
        return {key: value for n, part in enumerate(data) for key, value in flatten_report(part, f"{path}/{n}").items()}
    return {path: float(data)} if isinstance(data, (int, float)) and not isinstance(data, bool) else {}


def print_table(report: dict[str, object]) -> None:
    """Print a report as a table."""
    builds = report["builds"]
    assert isinstance(builds, list)
    print(f"{'game':16}{'build':>12}{'games/s':>12}{'decisions/s':>14}{'clone µs':>10}{'bytes/state':>13}")
    for build in builds:
        kind = "compiled" if build["compiled"] else "pure"
        print(f"{'(core alone)':16}{kind:>12}{'':>12}{1e6 / build['core_us']:>14,.0f}")
        for name, speed in build["games"].items():
            print(
                f"{name:16}{kind:>12}{speed['games_per_second']:>12,.1f}{speed['decisions_per_second']:>14,.0f}"
                f"{speed['clone_us']:>10.2f}{speed['state_bytes']:>13,.0f}"
            )


def print_ratios(report: dict[str, object], path: str) -> None:
    """Print the ratios to an earlier report."""
    with open(path, encoding="utf-8") as file:
        before = flatten_report(json.load(file))
    for key, value in flatten_report(report).items():
        if before.get(key):
            print(f"{value / before[key]:8.2f} x  {key}")


def main() -> None:
    parser = argparse.ArgumentParser(description="Measure every game, compiled and interpreted.")
    parser.add_argument("games", nargs="*", help="the games to measure; all by default")
    parser.add_argument("--seconds", type=float, default=3.0, help="approximate seconds per game")
    parser.add_argument("--json", action="store_true", help="print JSON")
    parser.add_argument("--against", metavar="FILE", help="an earlier --json to compare with")
    options = parser.parse_args()
    report = measure_all(options.seconds, options.games)
    if options.json:
        print(json.dumps(report, indent=1))
    elif options.against:
        print_ratios(report, options.against)
    else:
        print_table(report)


if __name__ == "__main__":
    main()
