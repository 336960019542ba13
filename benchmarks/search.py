"""How fast many trees grow at once: simulations a second of ``bastide.envs.search``, on one core.

``python benchmarks/search.py [--rows N] [--simulations N]``: with a function that says nothing, so that the trees alone
are measured, and with a small network of numpy (two hidden layers of 128). Processor time, the best of three.
"""

from __future__ import annotations

import argparse
from time import process_time
from typing import Any

import numpy as np
from numpy.typing import NDArray

from bastide import envs
from bastide._build import compiled
from bastide.envs.forest import Ask

GAMES: dict[str, dict[str, Any]] = {
    "dominion": {"kingdom": "first_game_2e"},
    "seven_wonders": {},
    "carcassonne": {"window": 25},
}
ROUNDS = 3
WIDTH = 128


def uniform(
    observations: NDArray[np.int16], masks: NDArray[np.bool_]
) -> tuple[NDArray[np.float32], NDArray[np.float32]]:
    return np.zeros(masks.shape, np.float32), np.zeros(len(masks), np.float32)


def network(size: int, actions: int) -> Ask:
    """A network of numpy that was taught nothing: as fast as one that was."""
    rng = np.random.default_rng(1)
    shapes = [(size, WIDTH), (WIDTH, WIDTH), (WIDTH, actions), (WIDTH, 1)]
    first, second, policy, value = (rng.normal(0, 0.05, shape).astype(np.float32) for shape in shapes)

    def ask(
        observations: NDArray[np.int16], masks: NDArray[np.bool_]
    ) -> tuple[NDArray[np.float32], NDArray[np.float32]]:
        x = np.maximum(observations.astype(np.float32) @ first, 0)
        x = np.maximum(x @ second, 0)
        return x @ policy, np.tanh(x @ value)[:, 0]

    return ask


def measure(game: str, options: dict[str, Any], rows: int, simulations: int, small: bool) -> float:
    """Simulations a second, from positions a little into the game."""
    games = envs.batch(game, rows, seed=1, **options)
    for _ in range(30):
        games.step(games.random_actions())
    ask = network(games.size, games.actions) if small else uniform
    forest = envs.search(games, ask, simulations=simulations, seed=1)
    best = 0.0
    for _ in range(ROUNDS):
        begun = process_time()
        forest.think()
        best = max(best, rows * simulations / (process_time() - begun))
    return best


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--rows", type=int, default=64)
    parser.add_argument("--simulations", type=int, default=64)
    told = parser.parse_args()
    print(f"{told.rows} trees, {told.simulations} simulations each; {'compiled' if compiled() else 'interpreted'}")
    for game, options in GAMES.items():
        for small in (False, True):
            speed = measure(game, options, told.rows, told.simulations, small)
            print(f"{game:15} {'a small network' if small else 'a uniform function':20} {speed:10,.0f} simulations/s")


if __name__ == "__main__":
    main()
