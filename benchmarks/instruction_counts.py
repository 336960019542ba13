"""Count processor instructions of fixed workloads, and compare two checkouts. Works on a busy machine.

    python benchmarks/instruction_counts.py                      count this checkout
    python benchmarks/instruction_counts.py BASE                 compare with the checkout in the folder BASE
    python benchmarks/instruction_counts.py BASE --alarm 5       exit code 1 if a workload needs 5 % more instructions

Both checkouts must be compiled. Requires Valgrind. Each workload runs twice with fixed seeds, for one and for three
units of work; the difference is two units without the start of the interpreter.
"""

from __future__ import annotations

import argparse
import os
import re
import subprocess
import sys
import tempfile
from pathlib import Path

ROOT = Path(__file__).parents[1]
#: Python code of each workload; ``units`` is the amount of work.
WORKLOADS = {
    **{
        f"{game} random games": f"""
from bastide.core import Rng, derive_seed, get_game, play_random_game
game = get_game({game!r})
options = game.check_options(game.min_players, {{}})
rng = Rng(1)
for number in range({games} * units):
    play_random_game(game.deal(game.min_players, options, derive_seed(1, number)), rng)
"""
        for game, games in {"dominion": 200, "seven_wonders": 800, "carcassonne": 150}.items()
    },
    "dominion big_money": """
from bastide.sim import GameSeries, simulate
simulate(GameSeries("dominion", ("big_money", "big_money"), 1000 * units))
""",
    **{
        f"{game} search": f"""
from bastide.bots import make_bot
from bastide.core import get_game
game = get_game({game!r})
state = game.new_state(game.min_players, seed=7)
bot = make_bot("expert:iterations=100", game, 1)
for _ in range(6 * units):
    player = state.next_player_to_act()
    state.apply(player, bot.choose(state.seat(player)))
"""
        for game in ("dominion", "seven_wonders", "carcassonne")
    },
}
COUNT_PATTERN = re.compile(r"I\s+refs:\s+([\d,]+)")


def count_instructions(checkout: Path, code: str, units: int) -> int:
    """Return the instructions of a Python program that runs this code with the sources of a checkout."""
    with tempfile.TemporaryDirectory() as folder:
        done = subprocess.run(
            [
                "valgrind",
                "--tool=cachegrind",
                "--cache-sim=no",
                f"--cachegrind-out-file={folder}/out",
                sys.executable,
                "-c",
                f"units = {units}\n{code}",
            ],
            env={**os.environ, "PYTHONHASHSEED": "0", "PYTHONPATH": str(checkout / "src")},
            cwd=folder,
            capture_output=True,
            text=True,
            check=False,
        )
    found = COUNT_PATTERN.search(done.stderr)
    if done.returncode or found is None:
        sys.exit(f"the workload failed in {checkout}:\n{done.stderr}")
    return int(found[1].replace(",", ""))


def count_workload(checkout: Path, code: str) -> int:
    """Return the instructions of two units of work, without the start."""
    return count_instructions(checkout, code, 3) - count_instructions(checkout, code, 1)


def require_compiled(checkout: Path) -> None:
    """Exit unless the rules of a checkout are compiled."""
    code = "from bastide._compiled_module_selection import is_compiled; raise SystemExit(not is_compiled())"
    done = subprocess.run(
        [sys.executable, "-c", code], env={**os.environ, "PYTHONPATH": str(checkout / "src")}, check=False
    )
    if done.returncode:
        sys.exit(f"the rules in {checkout} are not compiled: make compile")


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("base", nargs="?", type=Path, help="checkout to compare with")
    parser.add_argument("--alarm", type=float, help="fail if a workload needs this many percent more instructions")
    parser.add_argument("--only", default="", help="run only workloads whose name contains this")
    arguments = parser.parse_args()
    checkouts = [ROOT] if arguments.base is None else [arguments.base.resolve(), ROOT]
    for checkout in checkouts:
        require_compiled(checkout)
    headings = ["now"] if arguments.base is None else ["base", "now", "ratio"]
    print(f"{'millions of instructions':<28}" + "".join(f"{heading:>12}" for heading in headings))
    slower = []
    for name, code in WORKLOADS.items():
        if arguments.only not in name:
            continue
        counts = [count_workload(checkout, code) for checkout in checkouts]
        ratio = counts[-1] / counts[0]
        shown = "".join(f"{count / 1e6:>12,.1f}" for count in counts)
        print(f"{name:<28}{shown}{f'{ratio:>12.3f}' if len(counts) > 1 else ''}", flush=True)
        if arguments.alarm is not None and ratio > 1 + arguments.alarm / 100:
            slower.append(name)
    if slower:
        print(f"more than {arguments.alarm:g} % slower: {', '.join(slower)}")
    return 1 if slower else 0


if __name__ == "__main__":
    sys.exit(main())
