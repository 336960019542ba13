"""Helpers that play whole games and count decision trees (perft)."""

from __future__ import annotations

import os
import subprocess
import sys
from collections.abc import Sequence
from hashlib import blake2b
from pathlib import Path

from bastide.bots.search.heuristics_interface import win_shares
from bastide.core import Bot, State

TESTS = Path(__file__).parent


def play_to_end(state: State, bots: Sequence[Bot]) -> list[str]:
    """Play a game to its end. Returns all actions in notation."""
    chosen = []
    while not state.is_over():
        player = state.next_player_to_act()
        action = bots[player].choose(state.seat(player))
        chosen.append(state.notation(player, action))
        state.apply(player, action)
    return chosen


def game_digest(state: State, bots: Sequence[Bot]) -> str:
    """Return a digest of all actions of a game."""
    return blake2b("\n".join(play_to_end(state, bots)).encode(), digest_size=8).hexdigest()


def win_share_of(state: State, bots: Sequence[Bot], seat: int) -> float:
    """Play a game to its end. Returns 1 if this seat wins, or its share of a tie."""
    play_to_end(state, bots)
    outcome = state.outcome()
    assert outcome is not None
    return win_shares(outcome)[seat]


def run_script_lines(script: str, *arguments: str, folder: Path = TESTS, **environment: str) -> list[str]:
    """Run a script in a new Python process that finds the test modules of a folder. Returns the printed lines."""
    command = [sys.executable, "-c", script, *arguments]
    variables = {**os.environ, "PYTHONPATH": str(TESTS), **environment}
    done = subprocess.run(command, capture_output=True, text=True, check=True, env=variables, cwd=folder)
    return done.stdout.splitlines()


def run_script_in_both_builds(script: str, *arguments: str, folder: Path = TESTS) -> list[str]:
    """Return the lines that a script prints, and assert that the interpreted build prints the same."""
    found = run_script_lines(script, *arguments, folder=folder)
    assert found == run_script_lines(script, *arguments, folder=folder, BASTIDE_PURE="1")
    return found


def perft(state: State, depth: int, finished: int = 1) -> int:
    """Count the sequences of ``depth`` decisions; a game that ends earlier counts ``finished`` times."""
    player = state.next_player_to_act()
    if player < 0:
        return finished
    actions = state.legal_actions(player)
    if depth == 1:
        return len(actions)
    return sum(perft(state_after(state, action), depth - 1, finished) for action in actions)


def perft_by_action(state: State, depth: int, finished: int = 1) -> dict[str, int]:
    """Return the perft count below each first action, to compare with another engine."""
    player = state.next_player_to_act()
    return {
        state.notation(player, action): perft(state_after(state, action), depth - 1, finished) if depth > 1 else 1
        for action in state.legal_actions(player)
    }


def state_after(state: State, action: int) -> State:
    """Return a copy of a state in which the next player has taken this action."""
    copy = state.clone()
    copy.apply(state.next_player_to_act(), action)
    return copy
