"""Environments do not leak memory.

``BASTIDE_SOAK=4`` runs a million decisions of every batch, ``BASTIDE_SOAK=100`` a million steps of every environment.
"""

from __future__ import annotations

import gc
import os
from collections.abc import Callable
from copy import deepcopy
from pathlib import Path

import numpy as np
import pytest
from sampled_cases import sample_cases

from bastide import envs
from bastide._compiled_module_selection import is_compiled

SOAK = int(os.environ.get("BASTIDE_SOAK", "1"))
STATM = Path("/proc/self/statm")
GAMES = sample_cases("memory", ["carcassonne", "dominion", "seven_wonders", "magpie"], 1)
#: Steps of the single-game environments, and decisions of a batch.
STEPS = (10_000 if is_compiled() else 500) * SOAK
DECISIONS = (250_000 if is_compiled() else 10_000) * SOAK
#: Few, because a game grows while it is played, and rows that start together end together for a while.
ROWS = 20

pytestmark = pytest.mark.skipif(not STATM.exists(), reason="this system does not tell how much memory a process holds")


def resident() -> int:
    gc.collect()
    return int(STATM.read_text().split()[1]) * os.sysconf("SC_PAGESIZE")


def grown(work: Callable[[int], None], steps: int) -> int:
    """Return the growth of the process over some steps, after a warm-up."""
    work(steps // 5)
    before = resident()
    work(steps)
    return resident() - before


def batch(game: str) -> Callable[[int], None]:
    games = envs.batch(game, ROWS, seed=1)

    def work(decisions: int) -> None:
        for _ in range(decisions // ROWS):
            # A new array each time, as a policy returns one.
            games.step(np.array(games.random_actions()))

    return work


def aec(game: str) -> Callable[[int], None]:
    env = envs.aec(game)

    def work(steps: int) -> None:
        env.reset(seed=1)
        for _ in range(steps):
            if not env.agents:
                env.reset()
            observation, _, ended, cut, _ = env.last()
            mask = np.asarray(observation["action_mask"])
            env.step(None if ended or cut else int(mask.argmax()))

    return work


def parallel(game: str) -> Callable[[int], None]:
    env = envs.parallel(game)

    def work(steps: int) -> None:
        seen, _ = env.reset(seed=1)
        for _ in range(steps):
            seen, *_ = env.step({agent: int(np.asarray(each["action_mask"]).argmax()) for agent, each in seen.items()})
            if not env.agents:
                seen, _ = env.reset()

    return work


def copied(game: str) -> Callable[[int], None]:
    """Rows that are constantly read, set and copied, as a search over a batch does."""
    games = [envs.batch(game, 2, seed=1)]

    def work(steps: int) -> None:
        for step in range(steps // 2):
            games[0].step(games[0].random_actions())
            games[0].set_position(0, games[0].position(1))
            if step % 50 == 0:
                games[0] = deepcopy(games[0])

    return work


def searched(game: str) -> Callable[[int], None]:
    """Search trees that grow and are discarded; a step is one simulation."""
    games = envs.batch(game, 4, seed=1)
    forest = envs.batch_search(games, lambda rows, masks: (np.zeros(masks.shape), np.zeros(len(masks))), simulations=5)

    def work(steps: int) -> None:
        for _ in range(steps // 20):
            games.step(forest.run().best_actions())

    return work


def seated(game: str) -> Callable[[int], None]:
    """A batch with opponent bots."""
    games = envs.batch(game, 2, seed=1, bots="random")

    def work(steps: int) -> None:
        for _ in range(steps // 2):
            games.step(games.random_actions())

    return work


def single(game: str) -> Callable[[int], None]:
    env = envs.single_agent(game, opponents="random")

    def work(steps: int) -> None:
        observation, _ = env.reset(seed=1)
        for _ in range(steps):
            observation, _, over, _, _ = env.step(int(np.asarray(observation["action_mask"]).argmax()))
            if over:
                observation, _ = env.reset()

    return work


@pytest.mark.parametrize("game", GAMES)
def test_batch_does_not_leak(game: str) -> None:
    """Leaking eight bytes per decision would be two megabytes here."""
    assert grown(batch(game), DECISIONS) < 1_000_000


@pytest.mark.parametrize("face", [aec, parallel, single, copied, searched, seated])
@pytest.mark.parametrize("game", GAMES)
def test_single_game_env_does_not_leak(game: str, face: Callable[[str], Callable[[int], None]]) -> None:
    assert grown(face(game), STEPS) < 1_000_000
