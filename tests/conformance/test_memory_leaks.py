"""Playing many games does not leak memory."""

from __future__ import annotations

import gc
import os
from pathlib import Path

import pytest

from bastide._compiled_module_selection import is_compiled
from bastide.core import Rng, game_ids, get_game, play_random_game

WORKLOAD_FACTOR = int(os.environ.get("BASTIDE_SOAK", "1"))
STATM = Path("/proc/self/statm")


def resident_memory_bytes() -> int:
    gc.collect()
    return int(STATM.read_text().split()[1]) * os.sysconf("SC_PAGESIZE")


@pytest.mark.skipif(not STATM.exists(), reason="this system does not tell how much memory a process holds")
@pytest.mark.parametrize("game", game_ids())
def test_playing_does_not_leak_memory(game: str) -> None:
    found = get_game(game)
    rng = Rng(1)

    def play(games: int) -> None:
        for seed in range(games):
            state = found.new_state(found.min_players, seed=seed)
            play_random_game(state, rng)
            state.clone().sample_position(0, rng).view(0)
            found.restore(state.snapshot())

    games = (400 if is_compiled() else 60) * WORKLOAD_FACTOR
    play(games // 4)
    before = resident_memory_bytes()
    play(games)
    # A leak of one small object per decision would add megabytes.
    assert resident_memory_bytes() - before < 1_500_000
