"""Measure the speed of the environments: random play with observations, on one core.

    python benchmarks/env_throughput.py            # everything
    python benchmarks/env_throughput.py batch aec  # only these
    python benchmarks/env_throughput.py shared     # one process compared with 2, 4, ... cores; on an idle machine
    python benchmarks/env_throughput.py memory     # ten million decisions of every game, a quarter of an hour

``batch``: decisions per second through the batch interface. ``aec``: steps per second through the PettingZoo loop,
compared with OpenSpiel's gin rummy with observations. Times are processor time; each number is the best of five rounds.
``memory``: memory of the process after more and more decisions of a batch; only on request.
"""

from __future__ import annotations

import gc
import os
import sys
from collections.abc import Callable
from time import perf_counter, process_time
from typing import Any

import numpy as np

import bastide.envs
from bastide._compiled_module_selection import is_compiled
from bastide.sim.speed_benchmark import resident_memory_bytes

#: Game, options, games in the batch, and the promised decisions per second.
BATCHES: list[tuple[str, dict[str, Any], int, int]] = [
    ("dominion", {}, 64, 300_000),
    ("seven_wonders", {}, 64, 100_000),
    ("carcassonne", {}, 64, 30_000),
]
#: Game and batch size for the comparison of processes.
SHARED = [("dominion", 512), ("dominion", 2048), ("seven_wonders", 512), ("seven_wonders", 2048)]
AEC_PROMISE = 20_000
#: Millions of decisions after which memory is measured; before the first, all caches are filled.
MILLIONS_OF_DECISIONS = (1, 2, 5, 10)


def best_rate(work: Callable[[], int], seconds: float = 1.0, rounds: int = 5) -> float:
    """Return the best rate per second of several rounds."""
    best = 0.0
    for _ in range(rounds):
        done, began = 0, process_time()
        while (spent := process_time() - began) < seconds:
            done += work()
        best = max(best, done / spent)
    return best


def batch_rate(game: str, options: dict[str, Any], count: int) -> float:
    """Return decisions per second of a batch."""
    games = bastide.envs.batch(game, count, seed=1, **options)

    def work() -> int:
        for _ in range(20):
            games.step(games.random_actions())
        return 20 * count

    return best_rate(work)


def shared_rate(game: str, count: int, processes: int, rounds: int = 5) -> float:
    """Return decisions per second of a shared batch, by wall-clock time, since other processes do the work."""
    best, steps = 0.0, 102_400 // count
    with bastide.envs.shared_batch(game, count, processes=processes, seed=1) as games:
        for _ in range(rounds):
            began = perf_counter()
            for _ in range(steps):
                games.step(games.random_actions())
            best = max(best, steps * count / (perf_counter() - began))
    return best


def aec_rate(game: str) -> float:
    """Return steps per second of the usual loop: observe, choose a legal action, step."""
    env = bastide.envs.aec(game)
    rng = np.random.default_rng(1)

    def work() -> int:
        steps = 0
        env.reset()
        for _ in env.agent_iter():
            observation, _, ended, cut, _ = env.last()
            if ended or cut:
                env.step(None)
                continue
            legal = (observation["action_mask"] == 1).nonzero()[0]  # as Gymnasium's own sampling does it
            env.step(legal[int(rng.random() * len(legal))])
            steps += 1
        return steps

    return best_rate(work)


def gin_rummy_rate() -> float:
    """Return steps per second of the same loop over OpenSpiel's gin rummy, with observation tensors."""
    import pyspiel

    game = pyspiel.load_game("gin_rummy")
    rng = np.random.default_rng(1)

    def work() -> int:
        steps = 0
        state = game.new_initial_state()
        while not state.is_terminal():
            if state.is_chance_node():
                outcomes = state.chance_outcomes()
                state.apply_action(outcomes[int(rng.random() * len(outcomes))][0])
                continue
            np.asarray(state.observation_tensor(state.current_player()), np.float32)
            legal = state.legal_actions()
            state.apply_action(legal[int(rng.random() * len(legal))])
            steps += 1
        return steps

    return best_rate(work)


def memory_after_decisions(game: str, options: dict[str, Any], count: int) -> list[int]:
    """Return the bytes that the process holds after each number of decisions."""
    games = bastide.envs.batch(game, count, seed=1, **options)
    held, done = [], 0
    for millions in MILLIONS_OF_DECISIONS:
        while done < millions * 1_000_000:
            # A new array each time, as a policy returns one.
            games.step(np.array(games.random_actions()))
            done += count
        gc.collect()
        held.append(resident_memory_bytes())
    return held


def main(wanted: list[str]) -> None:
    print("compiled" if is_compiled() else "interpreted")
    if not wanted or "batch" in wanted:
        print("\n| batched, random play with observations | games side by side | decisions a second | promised |")
        print("|---|---:|---:|---:|")
        for game, options, count, promise in BATCHES:
            name = " ".join([game, *options])
            print(f"| {name} | {count} | {batch_rate(game, options, count):,.0f} | {promise:,} |", flush=True)
    if "shared" in wanted:
        several = [2**power for power in range(1, 5) if 2**power <= (os.cpu_count() or 1)] or [2]
        print(
            "\n| on several processes, by the clock | games | 1 | "
            + " | times | ".join(map(str, several))
            + " | times |"
        )
        print(f"|---|---:|---:|{'---:|---:|' * len(several)}")
        for game, count in SHARED:
            one = shared_rate(game, count, 1)
            cells = [f"{rate:,.0f} | {rate / one:.2f}" for rate in (shared_rate(game, count, each) for each in several)]
            print(f"| {game} | {count} | {one:,.0f} | {' | '.join(cells)} |", flush=True)
    if not wanted or "aec" in wanted:
        print("\n| one by one, random play with observations | steps a second | promised |")
        print("|---|---:|---:|")
        for game in dict.fromkeys(game for game, _, _, _ in BATCHES):
            print(f"| {game} | {aec_rate(game):,.0f} | {AEC_PROMISE:,} |", flush=True)
        try:
            print(f"| OpenSpiel's gin rummy | {gin_rummy_rate():,.0f} | |", flush=True)
        except ImportError:
            print("| OpenSpiel is not installed | | |")
    if "memory" in wanted:
        print(f"\n| MB held after million decisions | {' | '.join(map(str, MILLIONS_OF_DECISIONS))} |")
        print(f"|---|{'---:|' * len(MILLIONS_OF_DECISIONS)}")
        for game, options, count, _ in BATCHES:
            cells = [f"{each / 1e6:.2f}" for each in memory_after_decisions(game, options, count)]
            print(f"| {' '.join([game, *options])} | {' | '.join(cells)} |", flush=True)


if __name__ == "__main__":
    main(sys.argv[1:])
